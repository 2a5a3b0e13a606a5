"""Ombre, of what the dictionary of Quadrille and Ombre rules: codille, discard, stock, Spadill."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Silence
from executable_rules.ombre import facts
from executable_rules.ombre.dealing_order import Heap, Thing, Where
from executable_rules.ombre.forced_spadille import Hands, who_plays_with_spadille
from executable_rules.ombre.terms import HAND, PLAYERS, STOCK, Says
from executable_rules.ombre.two import stock_by_two
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, text, yes_no

Players = Annotated[int, like(of_people.Players, least=2, most=PLAYERS)]


@law(
    "bellecour.quadrille.dictionary.56",
    "academie.quadrille.dictionary.92",
    says=moves(
        text("He who wins codille draws {:counter}.", none="Nobody wins codille."),
        "the Game",
        "him who wins codille",
        "counter",
    ),
)
def won_by_codille(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
    pool: of_money.Pool,
) -> int | None:
    """What a player draws who wins ``codille``, with more tricks than the Ombre: all that lies.

    Four and four tricks against one are codille here too; the chapter does not say so
    (``winning.how_the_deal_ends``). It is not told which of the two wins.
    """
    others = (first_defender_tricks, second_defender_tricks)
    if ombre_tricks + sum(others) != HAND:
        raise ValueError(f"ombre_tricks={ombre_tricks} cannot be: all tricks together are nine")
    more = met(
        "makes more Tricks than the Ombre",
        max(others) > ombre_tricks,
        "fait plus de mains que celui qui fait jouer",
    )
    return pool if more else None


@law("bellecour.quadrille.dictionary.16")
def where_the_discard_lies() -> Where:
    """Where a player's ``discard``, what he lays out, is put: on his own right hand.

    The print has *played* for placed. The French (``dealing_order.where_it_lies``) puts it on the
    dealer's.
    """
    return Where.PLAYER


@law(
    "bellecour.quadrille.dictionary.17",
    "academie.quadrille.dictionary.32",
    says=yes_no("They may be spread.", "They may not be spread, lest some card be known."),
)
def may_be_spread(*, thing: Thing) -> bool | Silence:
    """May these cards be spread (*éparpiller*)? Not the stock; nothing is said of other cards.

    What the Ombre leaves is stock for the others. What the last player leaves nobody takes in.
    """
    of_stock = thing in (Heap.STOCK, Heap.REMAINDER)
    stock = met("scatter the Stock", of_stock, "éparpiller le talon")
    return False if stock else Silence.NOT_SAID


@law(
    "bellecour.quadrille.dictionary.46",
    "academie.quadrille.dictionary.34",
    says=text(
        "The {:seat} player, counted from the eldest hand, is obliged to play.",
        none="Nobody is obliged to play.",
    ),
)
def obliged_by_spadille(
    *, announcements: facts.Announcements, hands: Hands, is_agreed: of_state.IsAgreed
) -> int | None:
    """The seat of the player who must play at Ombre with ``forced Spadill``, the ace of spades.

    He must when all have passed, and only if they agreed on it before they played (``is_agreed``).
    """
    passed = all(said is Says.PASSES for said in announcements)
    agreed = met("previously agreed on", is_agreed, "en convenir avant que de jouer")
    if not (agreed and met("If this method takes place", passed, "Tous les Joueurs ayant passé")):
        return None
    return who_plays_with_spadille(announcements=announcements, hands=hands)


@law(
    "bellecour.quadrille.dictionary.50",
    "academie.quadrille.dictionary.84",
    says=text("The stock has {:card}."),
)
def stock_of(*, players: Players) -> int:
    """How many cards the stock (*talon*) has: thirteen by three, fourteen by two."""
    three = met("At Ombre by Three", players == PLAYERS, "A l'hombre à trois")
    return STOCK if three else stock_by_two(suit_left_out=Suit.HEARTS)
