"""The Comet: its packs, the deal, a wrong deal, and what may be looked at."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.comet.terms import NATURAL, OF_A_RANK, Face
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, told, yes_no

HAND = 18
"""Cards of each when two play."""

CARDS = len(pack((Rank.ACE,)))
"""Cards of a pack: half of two packs without their aces, as many as one pack without them."""

RED_COMET = Card(Rank.NINE, Suit.CLUBS)
BLACK_COMET = Card(Rank.NINE, Suit.DIAMONDS)


FINE = told("He pays the penalty of {:bare} that was agreed on.", nothing="Nothing is due.")


class Way(Enum):
    """How the players stand to each other."""

    ONE_AGAINST_ONE = "one against one"
    BY_THREE = "by three"
    TWO_AGAINST_TWO = "two against two"


class Deal(NamedTuple):
    """Cards of each player, and of the stock (*talon*)."""

    each: int
    stock: int


DEALT = told("Each player has {.each:card}, and {.stock:card} remain in the stock.")


class Looking(NamedTuple):
    """Is it permitted to look, and what is paid."""

    permitted: bool
    pays: int


@law("bellecour.comet.1", "academie.comet.1", says=told("The pack is {}."))
def sorted_pack(*, red: bool) -> tuple[Card, ...]:
    """The pack of one colour, out of two whole ones without their aces: the black or the red.

    Each card of it is there twice. The Comet is not yet in it.
    """
    two_packs = pack((Rank.ACE,)) * 2
    return tuple(card for card in two_packs if card.suit.red == red)


@law("bellecour.comet.8", "academie.comet.8", says=told("The “Comet” of that pack is {}."))
def comet_of(*, red: bool) -> Card:
    """Which nine is the Comet of the black pack, or of the red one: one of the other's colour."""
    return RED_COMET if red else BLACK_COMET


def comet_pack(*, red: bool) -> tuple[Card, ...]:
    """The pack as it is played with: the nine that is the other's Comet has made room for its own.

    That the nines change places the books do not say. They count forty-eight cards still, and
    speak of three nines beside the Comet (comet.2 and comet.18).

    >>> len(comet_pack(red=True)), comet_pack(red=True).count(Card.parse("9D"))
    (48, 1)
    """
    kept = list(sorted_pack(red=red))
    kept.remove(comet_of(red=not red))
    return (*kept, comet_of(red=red))


@law("bellecour.comet.2", "academie.comet.2", says=DEALT)
def dealt_to_two() -> Deal:
    """What each of two players has, and what the stock (*talon*).

    The English says of the stock that it is not used, the French that nobody may look at it.
    """
    return Deal(HAND, stock_left(CARDS, 2, HAND))


@law(
    "bellecour.comet.2",
    "academie.comet.2",
    says=yes_no("They may be dealt so.", "They are dealt by three and three alone."),
)
def may_deal_by(*, packets: tuple[int, ...]) -> bool:
    """Whether the eighteen cards of a hand may be dealt in these packets: *trois par trois*.

    Raises ValueError for packets that do not make the eighteen.
    """
    if not packets_make(HAND, packets):
        raise ValueError(f"packets={packets} cannot be: they make eighteen cards")
    return met("by three and three", set(packets) == {3})


@law("bellecour.comet.opera-4.2", "academie.comet.opera-4.2", says=DEALT)
def dealt_of_forty() -> Deal:
    """What each of two has when the twos and threes are left out: the pack is of forty then."""
    return Deal(15, stock_left(CARDS - 2 * OF_A_RANK, 2, 15))


@law("bellecour.comet.3", says=FINE)
def looks_at_stock(*, attempts: bool, agreed: int) -> int:
    """What he pays who attempts to look at the stock: the penalty agreed on at the beginning.

    To whom is not said. The French law, ``porte_la_main_au_talon``, has him pay whose hand is
    there to examine it.
    """
    whole_number("agreed", agreed, 0)
    return agreed if met("should attempt to look at the Stock", attempts) else 0


@law("academie.comet.3", says=FINE)
def porte_la_main_au_talon(*, porte_la_main: bool, pour_l_examiner: bool, convenue: int) -> int:
    """What he pays who ``porte la main sur le talon``: the penalty agreed on at the beginning.

    The hand must be there to examine the stock. The English law, ``looks_at_stock``, needs no
    hand: an attempt is enough.
    """
    whole_number("convenue", convenue, 0)
    main = met("porte la main sur le talon", porte_la_main)
    return convenue if main and met("pour l'examiner", pour_l_examiner) else 0


@law("bellecour.comet.4", "academie.comet.4", says=told("They play {}."))
def way_of_play(*, players: int) -> Way:
    """How two, three or four stand to each other, as at Piquet.

    For five, who may play by comet.many-players.6, it is not said.
    """
    return tuple(Way)[whole_number("players", players, 2, 4) - 2]


@law(
    "bellecour.comet.5",
    "academie.comet.5",
    says=told("They play {:time} more in the party.", nothing="The party is over."),
)
def left_to_play(*, played: int, number: int = 24) -> int:
    """How many games of the party are left; commonly it is of twenty-four.

    The French counts its *coups*, deals, where the English has games.
    """
    return number - whole_number("played", played, 0, whole_number("number", number))


@law("bellecour.comet.5", "academie.comet.5", says=told("The counters stand for {:point}."))
def points_of(*, counters: int) -> int:
    """What so many counters stand for when points are marked: each for ten, as at Piquet."""
    return 10 * whole_number("counters", counters, 0)


@law(
    "bellecour.comet.6",
    "academie.comet.6",
    says={Verdict.MAY_CHOOSE: "The eldest hand chooses whether the deal stands."},
)
def wrong_deal(*, elder: int = HAND, younger: int = HAND) -> Verdict:
    """What becomes of a deal of so many cards: if it is wrong the eldest hand chooses.

    He does so whoever has the card too many, to have a new deal or to make this one good. The
    books speak of one card too many: of any other fault in the deal's hands it says no more.
    """
    wrong = {whole_number("elder", elder, 0), whole_number("younger", younger, 0)} != {HAND}
    return Verdict.MAY_CHOOSE if met("If the Deal is wrong", wrong) else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.comet.6",
    "academie.comet.6",
    says=told("The elder plays with {0:card}, the younger with {1:card}."),
)
def plays_with(*, elder: int, younger: int) -> tuple[int, int]:
    """The cards that elder and younger play with when the eldest made a wrong deal good.

    One of them has a card too many, and keeps it. Raises ValueError for any other fault, of which
    the law does not speak.
    """
    if sorted((elder, younger)) != [HAND, HAND + 1]:
        raise ValueError(f"elder={elder}, younger={younger} is not told: one has nineteen cards")
    return elder, younger


@law(
    "bellecour.comet.7",
    "academie.comet.7",
    says=yes_no(
        "The last of the two deals decides now what is marked.",
        "It is not decided yet what is marked.",
    ),
)
def settles_the_mark(*, deals_played: int) -> bool:
    """Whether it is decided now what is marked, the first of two deals played or both.

    The two (*l'aller & le revenir*) are one for each player; the last decides.
    """
    return met("After two Deals are played", whole_number("deals_played", deals_played, 0, 2) == 2)


@law(
    "bellecour.comet.9",
    "academie.comet.9",
    says=told("The cards are ranged so: {}.", nothing="There is no card to range."),
)
def ranged(*, hand: tuple[Face, ...]) -> tuple[tuple[Face, ...], ...]:
    """A hand as it should be ranged: the twos together, the threes, and so up to the kings.

    The suit is no matter. Where the Comet goes in the hand is not said; it is left out here.
    """
    return tuple((face,) * hand.count(face) for face in NATURAL if face in hand)


@law(
    "bellecour.comet.20",
    "academie.comet.20",
    only={"porte_la_main": ("academie",)},
    says=parts(permitted=yes_no("It is permitted.", "It is not permitted."), pays=FINE),
)
def looks_at_cards_played(
    *, looks: bool, would_spread: bool, agreed: int, porte_la_main: bool = True
) -> Looking:
    """Whether he may do it who looks at the cards on the board, and what he pays.

    It is never permitted. A penalty is commonly agreed on against him who would spread them to
    examine them; in the French his hand must be on them (``porte_la_main``), too.
    """
    whole_number("agreed", agreed, 0)
    hand = met("celui qui porte la main sur les cartes", porte_la_main)
    spread = hand and met("would spread the Cards, in order to examine them", would_spread)
    looked = met("look at the Cards that have been played", looks or spread)
    return Looking(not looked, agreed if spread else 0)
