"""Ombre, of who may play, of the pack, and of the order of the cards, trumps or not."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import OMBRE_PACK, WHOLE_PACK, Card, Rank
from executable_rules.mechanics.matadors import natural_order, ombre_ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, text

_OUT = (Rank.TEN, Rank.NINE, Rank.EIGHT)
"""Ranks of which Ombre has no card."""


BLACK_ALONE = (
    "bellecour.ombre.order.1",
    "academie.ombre.order.1",
    "academie.ombre.order.2",
    "seymour.ombre.natural-order.1",
    "seymour.ombre.natural-order.2",
)
"""The laws of black suits that are not trumps."""

RED_ALONE = (
    "bellecour.ombre.order.2",
    "academie.ombre.order.3",
    "seymour.ombre.natural-order.3",
    "seymour.ombre.natural-order.4",
)
"""The laws of red suits that are not trumps."""

NATURAL_TABLE = "academie.mediateur.natural-table.1"
"""The table of them all."""

OF_BLACK = (*BLACK_ALONE, NATURAL_TABLE)
OF_RED = (*RED_ALONE, NATURAL_TABLE)

OF_TRUMPS = (
    "bellecour.ombre.trump-order.1",
    "bellecour.ombre.trump-order.2",
    "bellecour.ombre.trump-order.3",
    "bellecour.ombre.trump-order.4",
    "bellecour.ombre.trump-order.5",
    "academie.ombre.trump-order.1",
    "academie.ombre.trump-order.2",
    "academie.ombre.trump-order.3",
    "academie.ombre.trump-order.4",
    "academie.ombre.trump-order.6",
    "academie.ombre.trump-order.8",
    "academie.mediateur.natural-table.4",
    "seymour.ombre.order-of-trumps.1",
    "seymour.ombre.order-of-trumps.2",
    "seymour.ombre.order-of-trumps.3",
    "seymour.ombre.order-of-trumps.6",
)
"""The laws of the trumps of every suit."""

BLACK_TRUMPS = (*OF_TRUMPS, "bellecour.ombre.trump-order.6")
"""With the list of the black trumps."""

RED_TRUMPS = (*OF_TRUMPS, "bellecour.ombre.trump-order.7")
"""With the list of the red trumps."""


class Table(Worded):
    """Whether this many players may play Ombre."""

    PROPER = "three play: it is Ombre properly speaking"
    CUSTOM = "two may play: custom gives that game the name of Ombre"
    NOBODY = "Ombre is not played by so many"


@law(
    "bellecour.ombre.1",
    "academie.ombre.1",
)
def how_many_play(*, players: of_people.Players) -> Table:
    """Whether this many players may play Ombre: three, properly speaking; two, by custom.

    In 1754 four or five may, too: ``beginning_1754.how_many_play_1754``.
    """
    if met("by three persons", players == PLAYERS, "doit être à trois personnes"):
        return Table.PROPER
    two = met(
        "custom has given the name to a method of playing it by two",
        players == 2,
        "on a donné ce nom à une façon de jouer à deux personnes",
    )
    return Table.CUSTOM if two else Table.NOBODY


@law(
    "bellecour.ombre.number.1",
    "academie.ombre.number.1",
    "seymour.ombre.pack.1",
    says=text("These are thrown out: {}.", nothing="No card is thrown out: the pack is ready."),
)
def thrown_out(*, pack_size: of_cards.PackSize) -> tuple[Card, ...]:
    """The cards thrown out of a pack for Ombre: none of one bought ready, twelve of fifty-two.

    Raises ValueError for a pack of any other number of cards.
    """
    if met(
        "a common Pack of fifty-two Cards",
        pack_size == len(WHOLE_PACK),
        "consists of 52 Cards",
        "un Jeu entier, qui est composé de cinquante-deux Cartes",
    ):
        return tuple(card for card in WHOLE_PACK if card.rank in _OUT)
    if pack_size != len(OMBRE_PACK):
        raise ValueError(f"pack_size={pack_size} cannot be: it is 40, bought ready, or 52")
    return ()


@law(
    "bellecour.ombre.number.1",
    "academie.ombre.number.1",
    "seymour.ombre.pack.1",
    says=text("The pack of Ombre has {:pack}."),
)
def pack_of_ombre() -> tuple[Card, ...]:
    """The forty cards with which Ombre is played: fifty-two without those thrown out."""
    out = thrown_out(pack_size=len(WHOLE_PACK))
    return tuple(card for card in WHOLE_PACK if card not in out)


@law(
    *BLACK_ALONE,
    *RED_ALONE,
    NATURAL_TABLE,
    only={
        "suit=spades": OF_BLACK,
        "suit=clubs": OF_BLACK,
        "suit=hearts": OF_RED,
        "suit=diamonds": OF_RED,
    },
    says=text("From the highest down they are {}."),
)
def natural_order_of(*, suit: of_cards.Suit) -> tuple[Card, ...]:
    """The cards of a suit that is not trumps, highest first: nine in black, ten in red.

    The black aces, which are always trumps, have no place there. The small cards of a red suit rank
    the other way round: the two is above the three.
    """
    return natural_order(suit)


@law(
    *OF_TRUMPS,
    "bellecour.ombre.trump-order.6",
    "bellecour.ombre.trump-order.7",
    only={
        "trump=spades": BLACK_TRUMPS,
        "trump=clubs": BLACK_TRUMPS,
        "trump=hearts": RED_TRUMPS,
        "trump=diamonds": RED_TRUMPS,
    },
    says=text("From the highest down the trumps are {}."),
)
def trumps_in_order(*, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The trumps, highest first: eleven when a black suit is trumps, twelve when a red one is."""
    return ombre_ranking(trump).trumps()


@law(
    "bellecour.ombre.trump-order.1",
    "bellecour.ombre.trump-order.2",
    "bellecour.ombre.trump-order.3",
    "bellecour.ombre.trump-order.4",
    "bellecour.ombre.trump-order.5",
    "academie.ombre.trump-order.1",
    "academie.ombre.trump-order.3",
    "academie.ombre.trump-order.4",
    "academie.ombre.trump-order.5",
    "academie.ombre.trump-order.6",
    "academie.ombre.trump-order.7",
    "seymour.ombre.order-of-trumps.1",
    "seymour.ombre.order-of-trumps.2",
    "seymour.ombre.order-of-trumps.3",
    "seymour.ombre.order-of-trumps.4",
    "seymour.ombre.order-of-trumps.5",
    "seymour.ombre.order-of-trumps.6",
    "seymour.ombre.order-of-trumps.7",
    "seymour.ombre.matadores.6",
    says=text("{card} is the {:nth} trump.", none="{card} is no trump."),
)
def place_as_trump(*, card: facts.Card, trump: of_cards.Trump) -> int | None:
    """Which trump a card is, the highest being the first; none if it is no trump.

    ``Spadill`` (*Espadille*), the ace of spades, is always the first, ``Basto`` (*Baste*), the ace
    of clubs, the third. ``Manill``, the second, is the lowest card of the suit that is trumps,
    ``Ponto``, the fourth, its ace if it is red.
    """
    trumps = trumps_in_order(trump=trump)
    return trumps.index(card) + 1 if card in trumps else None


@law(
    "bellecour.ombre.order.1",
    "bellecour.ombre.order.2",
    "bellecour.ombre.trump-order.4",
    "bellecour.ombre.trump-order.5",
    "academie.ombre.order.1",
    "academie.ombre.order.3",
    "academie.ombre.trump-order.5",
    "academie.ombre.trump-order.6",
    "academie.ombre.trump-order.7",
    "quanti.quadrille.game.12",
    "academie.mediateur.natural-table.2",
    "seymour.ombre.natural-order.3",
    "seymour.ombre.natural-order.4",
    "seymour.ombre.order-of-trumps.5",
    "seymour.ombre.order-of-trumps.6",
    says=text("{} wins the trick."),
)
def wins_the_trick(*, trick: facts.Trick, trump: of_cards.Trump) -> Card:
    """The card that wins a trick, by the order of trumps and of the other suits.

    Raises ValueError for a trick without a card.
    """
    return trick[winner(trick, ombre_ranking(trump))]
