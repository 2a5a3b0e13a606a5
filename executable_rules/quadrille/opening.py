"""Quadrille, before the cards are played: players, places, counters, deal, asking and the trump.

What the second chapter of two books says of it, where no numbered law does. Seats count in the
order of play, which goes by the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import SPADILLE
from executable_rules.mediateur.dealing import in_counters
from executable_rules.quadrille import facts
from executable_rules.quadrille.dealing import PLAYERS
from executable_rules.quadrille.naming import trump_named
from executable_rules.quadrille.telling import TRUMPS
from executable_rules.quadrille.terms import MILS, TOURS
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, text, yes_no


class Says(Worded):
    """What a player says in his turn."""

    PASSES = "he passes"
    ASKS = "he asks if they play, that is for leave to play by calling a king"
    ALONE = "he plays without calling a king"


class Duty(Enum):
    """What a player must do when the game is forced upon him."""

    PASS = "say that he passes"
    SHOW = "show or name Spadill (the ace of spades)"
    CALL = "play with a called king"


class Named(Enum):
    """What the player names who plays."""

    SUIT = "his suit, which is trumps"
    KING = "the king whom he calls"


Offers = Annotated[tuple[Says, ...], like(of_play.Offers, fewest=PLAYERS, size=PLAYERS)]


@law(
    "bellecour.quadrille.play.1",
    "academie.quadrille.play.1",
    "bellecour.mediateur.rules.8",
    "academie.mediateur.equipment.4",
    says=yes_no("So many may play.", "So many may not play: it is a game of four."),
)
def may_play(*, players: facts.Players) -> bool:
    """Whether this many players may play Quadrille, or the Médiateur: four."""
    return met(
        "played by four persons",
        players == PLAYERS,
        "doit être joué à quatre personnes",
        "il faut être quatre personnes",
    )


@law(
    "bellecour.quadrille.play.3",
    "academie.quadrille.play.3",
    says=TRUMPS,
)
def trump_made(
    *,
    suits_named: of_cards.SuitsNamed,
    king_called: of_state.KingCalled,
    suit: of_cards.Suit | None = None,
) -> Suit:
    """Which suit is trumps: the one the player names, even if his game (``suit``) is in another.

    If he names two it is the first. It is the same whether he called a King or not. Law V,
    ``naming.trump_named``, says so too.
    """
    whether(
        "with or without calling",
        king_called,
        "soit qu'il apelle un Roi, ou qu'il joue sans en apeller",
    )
    return trump_named(suits_named=suits_named, suit=suit)


@law(
    "bellecour.quadrille.play.4",
    "academie.quadrille.play.4",
    "bellecour.mediateur.places.3",
    "academie.mediateur.preliminaries.7",
    says=text("They draw for the places in this order: {}."),
)
def draw_for_places(*, player_names: of_people.PlayerNames) -> tuple[str, ...]:
    """The order in which the players draw for places: the last to come in draws first.

    ``player_names``: as they came in.
    """
    return tuple(reversed(player_names))


@law(
    "bellecour.quadrille.play.5",
    "academie.quadrille.play.5",
    says=text("Each player is given what is worth {:counter}."),
)
def given_to_each() -> int:
    """What each player is given to begin with, in counters: seven ``mils`` (*contrats*) in all.

    A mil is ten fishes, a fish ten counters; ten fishes and counters are among the seven mils.
    """
    return in_counters(contracts=MILS)


@law(
    "bellecour.quadrille.play.6",
    "academie.quadrille.play.6",
    says=text("What is left is {:tour}.", nothing="No tours are left: the party is over."),
)
def tours_left(*, number: of_play.Number, tours: of_play.Tours = TOURS) -> int:
    """How many tours are left when this many corners of the card are turned; ten tours are usual.

    Raises ValueError when more are turned than tours were agreed on.
    """
    if number > tours:
        raise ValueError(f"number={number} cannot be: the party has {tours} tours")
    return tours - number


@law(
    "bellecour.quadrille.play.7",
    "academie.quadrille.play.7",
    "quanti.quadrille.game.6",
    "academie.mediateur.dealing.7",
    says=text("The {:seat} player cuts."),
)
def cuts(*, dealer: facts.Dealer) -> int:
    """The seat of the player who cuts: on the dealer's left. He plays last but one, the dealer
    last.
    """
    return next_player(dealer, PLAYERS, -1)


@law(
    "bellecour.quadrille.play.8",
    "seymour.quadrille.1",
    "academie.quadrille.play.8",
    says=text("Each player is dealt {:card}."),
)
def dealt_to_each() -> int:
    """How many cards each player is dealt: ten, so that none of the forty is left."""
    return len(OMBRE_PACK) // PLAYERS


@law(
    "bellecour.quadrille.play.9",
    "academie.quadrille.play.9",
    "quanti.quadrille.game.9",
    says=text("They speak in this order: the {:seat} players."),
)
def order_of_speaking(*, dealer: facts.Dealer) -> tuple[int, ...]:
    """The seats in the order in which they speak, from the dealer's right-hand neighbour."""
    return tuple(next_player(dealer, PLAYERS, steps) for steps in range(1, PLAYERS + 1))


@law("bellecour.quadrille.play.9", "academie.quadrille.play.9")
def says_in_his_turn(*, has_it: of_conduct.HasIt) -> Says:
    """What a player says in his turn, having seen his cards: he asks, if he has a hand to play."""
    return (
        Says.ASKS
        if met("if he finds he has a Hand to play", has_it, "s'il a jeu à jouer")
        else Says.PASSES
    )


@law(
    "bellecour.quadrille.play.10",
    "academie.quadrille.play.10",
    says=text("He must {}.", nothing="He is not forced to play."),
)
def forced_to_play(*, offers: Offers, hand: facts.Hand) -> tuple[Duty, ...]:
    """What a player with Spadill must do when all four have passed: show or name it, and call a
    King.

    No deal goes by without being played.
    """
    passed = met(
        "All the four may pass",
        all(it is Says.PASSES for it in offers),
        "Tous les quatre peuvent passer",
    )
    holds = met("he that has Spadill", SPADILLE in hand, "celui qui a Espadille")
    return (Duty.SHOW, Duty.CALL) if passed and holds else ()


@law(
    "academie.quadrille.play.18",
    says=text("He must {}.", nothing="This rule does not bind him."),
)
def poor_espadille(
    *, offers: Offers, hand: facts.Hand, has_it: of_conduct.HasIt
) -> tuple[Duty, ...]:
    """What a player must do who has Espadille, but no hand that is good enough: pass.

    If the others pass too, he must play with a called King (*Espadille forcé*). This rule does not
    say that he shows or names Espadille.
    """
    holds = met("Celui qui a Espadille", SPADILLE in hand)
    poor = met("n'aïant pas assez beau jeu", not has_it)
    if not (holds and poor):
        return ()
    passed = met("si les autres passent aussi", all(it is Says.PASSES for it in offers))
    return (Duty.PASS, Duty.CALL) if passed else (Duty.PASS,)


@law(
    "bellecour.quadrille.play.11",
    "bellecour.quadrille.play.22",
    "academie.quadrille.play.11",
    "academie.quadrille.play.23",
    only={"wants_it": ("bellecour.quadrille.play.22", "academie.quadrille.play.23")},
    says=text("The {:seat} player stands the game."),
)
def stands_the_game(
    *,
    dealer: facts.Dealer,
    offers: Offers,
    hands: facts.Hands = (),
    wants_it: of_conduct.WantsIt = False,
) -> int:
    """The seat of the player who ``stands`` the game, that is plays it: the first who asked leave.

    One who plays without calling goes before him, unless the player who asked will do so too
    (``wants_it``). ``offers`` are in the order of speaking. When all have passed it is the player
    who has Spadill in ``hands``.
    """
    asked, alone = (_who_say(it, dealer, offers) for it in (Says.ASKS, Says.ALONE))
    nobody = met(
        "no body choosing to play without calling",
        not alone,
        "personne ne voulant jouer sans apeller",
    )
    if asked and (
        nobody
        or met(
            "if he that has asked leave, will play without calling",
            wants_it,
            "si cependant celui qui demande, veut jouer lui-même sans apeller",
        )
    ):
        return asked[0]
    return alone[0] if alone else _has_spadill(hands)


def _who_say(said: Says, dealer: int, offers: Sequence[Says]) -> list[int]:
    """The seats that say this, in the order of speaking."""
    places = (place for place, it in enumerate(offers, 1) if it is said)
    return [next_player(dealer, PLAYERS, place) for place in places]


def _has_spadill(hands: Sequence[tuple[Card, ...]]) -> int:
    """The seat that has Spadill. Raises ValueError where it is in none of the hands."""
    holders = [seat for seat, hand in enumerate(hands) if SPADILLE in hand]
    if not holders:
        raise ValueError("hands may not be without Spadill: all have passed, and its holder plays")
    return holders[0]


@law(
    "bellecour.quadrille.play.11",
    "bellecour.quadrille.play.20",
    "academie.quadrille.play.11",
    "academie.quadrille.play.21",
    says=text("He names {}."),
)
def names(*, plays_sans_prendre: of_conduct.PlaysSansPrendre) -> tuple[Named, ...]:
    """What a player names who plays: his suit, and a King to call unless he plays without one."""
    alone = met(
        "When you play without calling a King", plays_sans_prendre, "Pour jouer sans apeller de Roi"
    )
    return (Named.SUIT,) if alone else (Named.SUIT, Named.KING)
