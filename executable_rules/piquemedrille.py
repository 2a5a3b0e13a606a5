"""Piquemédrille, the Médiateur solitaire by two: the stock is as at Piquet, all else as at
Médiateur.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import next_player, packets_make, stock_left
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur.playing import tricks_hoped_for
from executable_rules.mediateur.poulans import POULANS_OF
from executable_rules.mediateur.terms import HAND, TO_WIN
from executable_rules.quadrille.mediateur_beasts import COUNTERS, FISH, POULANS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no

PLAYERS = 2


class Twenty(NamedTuple):
    """The twenty tours of the Piquemédrille: this many deals, and which tours may be double."""

    deals: int
    double: tuple[int, ...]


CardsTurned = Annotated[tuple[Card, ...], like(of_cards.CardsTurned, pack=OMBRE_PACK)]
Discard = Annotated[tuple[Card, ...], like(of_cards.Discard, size=HAND, pack=OMBRE_PACK)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=HAND, pack=OMBRE_PACK)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=PLAYERS - 1)]
Stock = Annotated[tuple[Card, ...], like(of_cards.Stock, size=len(OMBRE_PACK), pack=OMBRE_PACK)]
Tours = Annotated[int, like(of_play.Tours, least=2)]


@law("bellecour.pique-medrille.1", "academie.pique-medrille.1", says=text("The stock has {:card}."))
def stock_of_two(*, packets: Packets) -> int:
    """Cards left over (*talon*) when two have ten cards each, by fours and threes.

    Raises ValueError for packets that make no ten.
    """
    if not set(packets) <= {3, 4} or not packets_make(HAND, packets):
        raise ValueError(f"packets may be threes and fours that make {HAND}")
    return stock_left(len(OMBRE_PACK), PLAYERS, sum(packets))


@law("bellecour.pique-medrille.2", "academie.pique-medrille.2")
def looks_at_the_stock(*, has_looked: of_conduct.HasLooked) -> Penalty:
    """What a player suffers who looks at the cards of the ``stock`` (*talon*): he is beasted."""
    return (
        Penalty.BEAST
        if met(
            "He who looks at the Cards",
            has_looked,
            "qui regarderoit les cartes qui restent au talon",
        )
        else Penalty.NONE
    )


@law(
    "bellecour.pique-medrille.3",
    "academie.pique-medrille.3",
    says=pays("the dealer", "the Poul", "fish"),
)
def fish_of_two() -> int:
    """How many fish the dealer puts down at Piquemédrille: one for the Game, four for matadors.

    That is one less than when four play (``poulans.poulans``), since one and not two are for the
    Game.
    """
    return POULANS - 1 + sum(POULANS_OF)


@law(
    "bellecour.pique-medrille.4",
    says=text("There remains {:fish} of the dealer’s that nobody draws."),
)
def fish_left_over() -> int:
    """How many of the dealer's fish nobody draws, when each of the three matadors has one: one.

    The English is wrong: with five fish, four are for the matadors, and when four play Spadill has
    two (*Académie* p. 126). The French (``fiches_retirees``) names no number for each.
    """
    return fish_of_two() - (POULANS - 1) - len(POULANS_OF)


@law(
    "academie.pique-medrille.4",
    says=pays("the dealer’s stake", "the holders of the matadors", "fish"),
)
def fiches_retirees() -> int:
    """How many fishes the three matadors draw at Piquemédrille: the others (*les autres*), four."""
    return fish_of_two() - (POULANS - 1)


@law(
    "bellecour.pique-medrille.5",
    "academie.pique-medrille.5",
    says=text("The “Beast” is {:counter}."),
)
def beast_of_two(*, place: of_play.Place, first_loss: of_play.FirstLoss = Drawn.REMISE) -> int:
    """The Beast made as the first, second, third ... at Piquemédrille: half of those of four
    players.

    A fish and two counters from each of two are fourteen, half of the Game of four.

    >>> [beast_of_two(place=order) for order in (1, 2, 3)]
    [14, 42, 56]
    """
    game = (POULANS - 1) * FISH + PLAYERS * COUNTERS
    return nth_beast(Staking(opening=game, added=game), order=place, first=first_loss)


@law(
    "bellecour.pique-medrille.6",
    "academie.pique-medrille.6",
    says=parts(
        deals=text("The party has {:deal}."),
        double=text("Double are the {:nth} “tours”, rounds in which each deals once."),
    ),
)
def party_of_two(*, tours: Tours = 20, is_agreed: of_state.IsAgreed = False) -> Twenty:
    """The deals of a party by two, two to a tour, and the tours that may be double.

    These are the tenth and the twentieth, or the two last if one likes it better.
    """
    last = tours
    double = (
        (last - 1, last)
        if met("the two last Tours", is_agreed, "ou les deux derniers si on l'aime mieux")
        else (last // 2, last)
    )
    return Twenty(PLAYERS * last, double)


@law(
    "academie.pique-medrille.7",
    says=yes_no("The Piquemédrille may be played so.", "The Piquemédrille is not played so."),
)
def may_play(*, players: of_people.Players) -> bool:
    """May this many players play the Piquemédrille: as many as at Piquet, that is two."""
    return met("par le nombre des personnes", players == PLAYERS)


@law("academie.pique-medrille.7", says=text("After the discard the hand is {}."))
def hand_after_discard(*, hand: Hand, discard: Discard, stock: Stock) -> tuple[Card, ...]:
    """The hand when cards of it were laid out, as at Piquet, and as many taken from the stock.

    They are taken from the top. Raises ValueError for cards that he has not, or a stock too small.
    """
    if not set(discard) <= set(hand) or len(stock) < len(discard):
        raise ValueError("discard may be cards of the hand, and no more than the stock has")
    kept = tuple(card for card in hand if card not in discard)
    return kept + stock[: len(discard)]


@law(
    "academie.pique-medrille.9",
    "bellecour.pique-medrille.7",
    says=text("The pack has {:pack}."),
)
def pack_of_two() -> tuple[Card, ...]:
    """The cards of the Piquemédrille: the forty of the Médiateur by four."""
    return OMBRE_PACK


@law(
    "academie.pique-medrille.10",
    "bellecour.pique-medrille.7",
    says=text("The favourite suit is {}."),
)
def favourite_of_two(*, cards_turned: CardsTurned) -> Suit:
    """The ``favourite`` suit: that of the first King, of the cards turned up one after another."""
    return cards_turned[_first_king(cards_turned)].suit


@law(
    "academie.pique-medrille.10",
    says=text("The {:seat} player deals first."),
)
def first_dealer_of_two(*, cards_turned: CardsTurned, seat: Seat = 0) -> int:
    """The seat that deals first: the one before which the first King falls as cards are turned up.

    They are turned before one and the other by turns, beginning at ``seat``. The English does not
    say so.
    """
    return next_player(seat, PLAYERS, _first_king(cards_turned))


def _first_king(turned: tuple[Card, ...]) -> int:
    place = next((at for at, card in enumerate(turned) if card.rank is Rank.KING), None)
    if place is None:
        raise ValueError("cards_turned may not be without a King: they are turned till one comes")
    return place


@law(
    "academie.pique-medrille.12",
    "bellecour.pique-medrille.11",
    says=yes_no(
        "The hand may ask to play Sans Prendre, without help.",
        "The hand is too weak for a Sans Prendre, to be played without help.",
    ),
)
def may_ask_sans_prendre(*, hand: Hand, trump: of_cards.Trump) -> bool:
    """May this hand ask a ``sans prendre``? If it sees six tricks in itself, without any
    discard.
    """
    six = tricks_hoped_for(hand=hand, trump=trump) >= TO_WIN
    return met("il faut voir dans son jeu six levées", six, "make six Tricks by your Hand")


@law(
    "academie.pique-medrille.13",
    "bellecour.pique-medrille.9",
    says=text(
        "The {:seat} players take in, in this order.",
        nothing="Nobody takes in yet: he who plays must first name his suit.",
    ),
)
def order_of_taking_in(*, seat: Seat, suit_named: of_cards.SuitNamed | None) -> tuple[int, ...]:
    """In what order the two take cards of the stock: first the player who plays (``seat``).

    Neither takes before the suit is declared in which the game is played.
    """
    declared = met(
        "ce n'est qu'aprés avoir déclaré",
        suit_named is not None,
        "after having declared in what Suit he plays",
    )
    return (seat, next_player(seat, PLAYERS)) if declared else ()


@law(
    "academie.pique-medrille.14",
    "bellecour.pique-medrille.10",
    says=text("What there is to draw, and so the Beast, is {:counter}."),
)
def game_after_passes(*, deals_passed: of_play.DealsPassed) -> int:
    """Counters there are to draw after this many deals that both passed, without Beasts.

    As at the other Solitaires the Games of such deals stay: fourteen for each, and this deal's own.
    The English for three players adds a counter for a pass
    (``mediateur_solitaire.beast_by_three``); it is read here with its game for four, where all that
    lies stays.
    """
    return (deals_passed + 1) * beast_of_two(place=1)
