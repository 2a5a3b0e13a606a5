"""The Comet: its packs, the deal, a wrong deal, and what may be looked at."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.comet import facts
from executable_rules.comet.terms import NATURAL, OF_A_RANK, Face
from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, parts, text, yes_no
from lawsofplay.sentences.payments import UNNAMED

HAND = 18
"""Cards of each when two play."""

CARDS = len(pack((Rank.ACE,)))
"""Cards of a pack: half of two packs without their aces, as many as one pack without them."""

RED_COMET = Card(Rank.NINE, Suit.CLUBS)
BLACK_COMET = Card(Rank.NINE, Suit.DIAMONDS)


FINE = moves(
    text("He pays the penalty of {:counter} that was agreed on.", nothing="Nothing is due."),
    "he who looks",
    UNNAMED,
    "counter",
)
"""Words for a penalty; to whom it is paid is not said."""


class Way(Enum):
    """How the players stand to each other."""

    ONE_AGAINST_ONE = "one against one"
    BY_THREE = "by three"
    TWO_AGAINST_TWO = "two against two"


class Deal(NamedTuple):
    """Cards of each player, and of the stock (*talon*)."""

    each: int
    stock: int


DEALT = text("Each player has {.each:card}, and {.stock:card} remain in the stock.")


class Looking(NamedTuple):
    """Is it permitted to look, and what is paid."""

    permitted: bool
    pays: int


@law("bellecour.comet.1", "academie.comet.1", says=text("The pack has {:pack}."))
def sorted_pack(*, is_red: of_state.IsRed) -> tuple[Card, ...]:
    """The pack of one colour, out of two whole ones without their aces: the black or the red.

    Each card of it is there twice. The Comet is not yet in it.
    """
    two_packs = pack((Rank.ACE,)) * 2
    return tuple(card for card in two_packs if card.suit.red == is_red)


@law("bellecour.comet.8", "academie.comet.8", says=text("The “Comet” of that pack is {}."))
def comet_of(*, is_red: of_state.IsRed) -> Card:
    """Which nine is the Comet of the black pack, or of the red one: one of the other's colour."""
    return RED_COMET if is_red else BLACK_COMET


@law("bellecour.comet.2", "academie.comet.2", says=DEALT)
def dealt_to_two() -> Deal:
    """What each of two players is dealt, eighteen cards, and the stock (*talon*), twelve.

    The English says that the stock is not used, the French that nobody may look at it.
    """
    return Deal(HAND, stock_left(CARDS, 2, HAND))


@law(
    "bellecour.comet.2",
    "academie.comet.2",
    says=yes_no("They may be dealt so.", "They are dealt by three and three alone."),
)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether the eighteen cards of a hand may be dealt in these packets: *trois par trois*.

    Raises ValueError for packets that do not make the eighteen.
    """
    if not packets_make(HAND, packets):
        raise ValueError(f"packets={packets} cannot be: they make eighteen cards")
    return met("by three and three", set(packets) == {3}, "trois par trois à chacun")


@law("bellecour.comet.opera-4.2", "academie.comet.opera-4.2", says=DEALT)
def dealt_of_forty() -> Deal:
    """What each of two has without twos and threes, fifteen cards, and the stock, ten."""
    return Deal(15, stock_left(CARDS - 2 * OF_A_RANK, 2, 15))


@law("bellecour.comet.3", says=FINE)
def looks_at_stock(*, wants_it: of_conduct.WantsIt, sum_agreed: of_money.SumAgreed) -> int:
    """What a player pays who attempts to look at the stock: the penalty agreed on at the beginning.

    It is not said to whom. By the French law, ``porte_la_main_au_talon``, a player pays whose hand
    is there to examine it.
    """
    return sum_agreed if met("should attempt to look at the Stock", wants_it) else 0


@law("academie.comet.3", says=FINE)
def porte_la_main_au_talon(
    *, wants_it: of_conduct.WantsIt, on_purpose: of_state.OnPurpose, sum_agreed: of_money.SumAgreed
) -> int:
    """What a player pays who ``porte la main sur le talon``, puts his hand on the stock.

    The penalty agreed on at the beginning. The hand must be there to examine the stock. For the
    English law, ``looks_at_stock``, an attempt is enough.
    """
    main = met("porte la main sur le talon", wants_it)
    return sum_agreed if main and met("pour l'examiner", on_purpose) else 0


@law("bellecour.comet.4", "academie.comet.4", says=text("They play {}."))
def way_of_play(*, players: facts.Players) -> Way:
    """How two, three or four stand to each other: as at Piquet.

    It is not said of five, who may play by comet.many-players.6.
    """
    return tuple(Way)[whole_number("players", players, 2, 4) - 2]


@law(
    "bellecour.comet.5",
    "academie.comet.5",
    says=text("They play {:time} more in the party.", nothing="The party is over."),
)
def left_to_play(*, deals: of_play.Deals, games_agreed: of_play.GamesAgreed = 24) -> int:
    """How many games of the party are left; commonly it is of twenty-four.

    The French counts its *coups*, deals, where the English has games.
    """
    return games_agreed - whole_number("deals", deals, 0, games_agreed)


@law("bellecour.comet.5", "academie.comet.5", says=text("The counters stand for {:point}."))
def points_of(*, counters: of_money.Counters) -> int:
    """What this many counters stand for when points are marked: each for ten, as at Piquet."""
    return 10 * counters


@law(
    "bellecour.comet.6",
    "academie.comet.6",
    says={Verdict.MAY_CHOOSE: "The eldest hand chooses whether the deal stands."},
)
def wrong_deal(
    *,
    elder_hand_size: of_cards.ElderHandSize = HAND,
    younger_hand_size: of_cards.YoungerHandSize = HAND,
) -> Verdict:
    """What becomes of a deal of this many cards: if it is wrong the eldest hand chooses.

    Whoever has the card too many, the eldest chooses a new deal or makes this one good. The books
    speak only of one card too many, and say nothing of another fault in the hands.
    """
    wrong = {elder_hand_size, younger_hand_size} != {HAND}
    return (
        Verdict.MAY_CHOOSE
        if met("If the Deal is wrong", wrong, "Si on a mal donné")
        else Verdict.NOTHING_FOLLOWS
    )


@law(
    "bellecour.comet.6",
    "academie.comet.6",
    says=text("The elder plays with {0:card}, the younger with {1:card}."),
)
def plays_with(
    *, elder_hand_size: of_cards.ElderHandSize, younger_hand_size: of_cards.YoungerHandSize
) -> tuple[int, int]:
    """How many cards elder and younger play with when the eldest made a wrong deal good.

    One of them has a card too many, and keeps it.

    Raises ValueError for any other fault, of which the law does not speak.
    """
    if sorted((elder_hand_size, younger_hand_size)) != [HAND, HAND + 1]:
        raise ValueError(
            f"elder_hand_size={elder_hand_size}, younger_hand_size={younger_hand_size}"
            " is not told: one has nineteen cards"
        )
    return elder_hand_size, younger_hand_size


@law(
    "bellecour.comet.7",
    "academie.comet.7",
    says=yes_no(
        "The last of the two deals decides now what is marked.",
        "It is not decided yet what is marked.",
    ),
)
def settles_the_mark(*, deals: of_play.Deals) -> bool:
    """Whether it is decided what is marked: when both of two deals are played, not before.

    The two (*l'aller & le revenir*) are one for each player. The last decides.
    """
    return met(
        "After two Deals are played",
        whole_number("deals", deals, 0, 2) == 2,
        "l'on a joué deux coups",
    )


@law(
    "bellecour.comet.9",
    "academie.comet.9",
    says=text("The cards are ranged so: {}.", nothing="There is no card to range."),
)
def ranged(*, hand: facts.Hand) -> tuple[tuple[Face, ...], ...]:
    """A hand as it should be arranged: the twos together, the threes, and so up to the kings.

    The suit does not matter. It is not said where the Comet goes in the hand; it is left out here.
    """
    return tuple((face,) * hand.count(face) for face in NATURAL if face in hand)


@law(
    "bellecour.comet.20",
    "academie.comet.20",
    only={"touches_it": ("academie",)},
    says=parts(permitted=yes_no("It is permitted.", "It is not permitted."), pays=FINE),
)
def looks_at_cards_played(
    *,
    has_looked: of_conduct.HasLooked,
    wants_it: of_conduct.WantsIt,
    sum_agreed: of_money.SumAgreed,
    touches_it: of_conduct.TouchesIt = True,
) -> Looking:
    """Whether a player may look at the cards on the board, and what he pays: it is never allowed.

    A penalty is commonly agreed on against a player who would spread them to examine them. In the
    French his hand must be on them too (``touches_it``).
    """
    hand = met("celui qui porte la main sur les cartes", touches_it)
    spread = hand and met(
        "would spread the Cards, in order to examine them",
        wants_it,
        "veut les étaler pour les examiner",
    )
    looked = met(
        "look at the Cards that have been played",
        has_looked or spread,
        "regarder dans le tas de cartes",
    )
    return Looking(not looked, sum_agreed if spread else 0)
