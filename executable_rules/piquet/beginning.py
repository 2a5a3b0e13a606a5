"""Piquet of the first chapter: who plays, with what cards, who deals and how."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit
from executable_rules.mechanics.numbers import one_or_more, whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.piquet import facts
from executable_rules.piquet.counting import HAZARD
from executable_rules.piquet.dealing import Step
from executable_rules.piquet.terms import HAND
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

RANKS = frozenset(card.rank for card in PIQUET_PACK)
"""The eight ranks of the pack, from the ace to the seven."""


HALF = len(PIQUET_PACK) // 2
"""Cards of half the pack, as it is commonly cut."""


class Dealt(NamedTuple):
    """The cards of each player, and those that are left, the talon."""

    each: int
    talon: int


@law(
    "bellecour.piquet.idea.1",
    "academie.piquet.idea.1",
    says=yes_no("So many may play.", "So many may not play: it is a game of two."),
)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: two only."""
    return met("by two persons only", players == 2, "ON ne peut jouer que deux")


@law(
    "bellecour.piquet.idea.1",
    "academie.piquet.idea.1",
    says=text("The pack they play with has {:pack}."),
)
def plays_with() -> tuple[Card, ...]:
    """The pack: thirty-two cards, from the ace to the seven of each suit."""
    return tuple(Card(rank, suit) for suit in Suit for rank in ACE_HIGH if rank in RANKS)


@law(
    "bellecour.piquet.idea.1",
    "academie.piquet.idea.1",
    says=yes_no("The first rank is above the second.", "The first rank is not above the second."),
)
def ranks_above(*, rank: of_cards.Rank, other_rank: of_cards.OtherRank) -> bool:
    """Whether a rank is above another: from the ace, the highest, down to the seven."""
    if rank not in RANKS or other_rank not in RANKS:
        raise ValueError("rank and other_rank may be ace, king, queen, knave and ten to seven")
    return ACE_HIGH.index(rank) < ACE_HIGH.index(other_rank)


@law(
    "bellecour.piquet.idea.3",
    "academie.piquet.idea.3",
    says=yes_no(
        "They may now cut for the deal.",
        "They have first to agree what they play for, and to how many points.",
    ),
)
def may_cut_for_deal(
    *,
    sum_agreed: of_money.SumAgreed | None = None,
    points_agreed: of_play.PointsAgreed | None = None,
) -> bool:
    """Whether they may cut for the deal: when stake and points of the game are agreed upon."""
    stake = met("agreed what to play for", sum_agreed is not None, "convenu de ce qu'on veut jouer")
    points = met(
        "how many Points shall make the Game",
        points_agreed is not None,
        "en combien de points on jouera",
    )
    return stake and points


@law(
    "bellecour.piquet.idea.3",
    says=yes_no(
        "The dealer may shuffle the cards over again.",
        "The dealer may not shuffle the cards over again.",
    ),
)
def may_shuffle_over_again(
    *,
    other_wants_it: of_conduct.OtherWantsIt = False,
    card_count: facts.CardCount = HALF,
    cards_mixed: of_state.CardsMixed = False,
) -> bool:
    """Whether the dealer may shuffle again: if the elder has shuffled, has lifted only one card in
    cutting, or has dropped one.

    ``card_count``: how many cards the elder lifts. In French, ``battues_de_nouveau``, the dealer
    must shuffle, and a dropped card is not named.
    """
    shuffled = met("if he pleases may shuffle them likewise", other_wants_it)
    one = met("if he cuts only one", _lifted(card_count) == 1)
    return shuffled or one or met("drops a Card in cutting", cards_mixed)


@law("academie.piquet.idea.3", says=text("{} over again.", nothing="Nothing is done over again."))
def battues_de_nouveau(
    *,
    other_wants_it: of_conduct.OtherWantsIt = False,
    card_count: facts.CardCount = HALF,
    cards_mixed: of_state.CardsMixed = False,
) -> tuple[Step, ...]:
    """What is done again before the deal: the shuffle if the other has shuffled, and the cut too if
    he cut badly.

    The dealer shuffles again when the other has shuffled, and also when the other, in cutting,
    scatters the cards or lifts only one; the other then cuts again. In English,
    ``may_shuffle_over_again``, the dealer may shuffle, and nothing is said of a second cut.
    """
    scattered = met("celui qui les éparpilleroit", cards_mixed)
    if met("n'en couperoit qu'une", _lifted(card_count) == 1) or scattered:
        return (Step.SHUFFLE, Step.CUT)
    shuffled = met("qui peut les mêler s'il veut à son tour", other_wants_it)
    return (Step.SHUFFLE,) if shuffled else ()


def _lifted(cards: int) -> int:
    """How many cards are lifted off in cutting: one at least, and not the whole pack."""
    return whole_number("card_count", cards, 1, len(PIQUET_PACK) - 1)


@law(
    "bellecour.piquet.idea.4",
    "academie.piquet.idea.4",
    says=yes_no("The twelve cards may be dealt so.", "The twelve cards may not be dealt so."),
)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether a player's twelve cards may be dealt so: all by two at a time, or all by three.

    ``dealing.manner_of_dealing`` tells when the dealer may change from the one to the other.
    """
    numbers = set(one_or_more("packets", packets))
    same = met(
        "two and two, or three and three", len(numbers) == 1, "deux à deux, ou trois à trois"
    )
    none = met("by no other number", packets[0] in (2, 3), "jamais une à une ni au-dessus")
    return same and none and sum(packets) == HAND


@law(
    "bellecour.piquet.idea.5",
    "academie.piquet.idea.5",
    says=text(
        "Each is dealt {.each:card}; {.talon:card} are left, the “talon”, and lie between them."
    ),
)
def dealt() -> Dealt:
    """How many cards each is dealt, and how many are left, the ``talon`` or stock."""
    return Dealt(each=HAND, talon=len(PIQUET_PACK) - 2 * HAND)


@law(
    "bellecour.piquet.idea.16",
    "academie.piquet.idea.16",
    says=text("For the “pic” he reckons {:point}."),
)
def pic_miscounted(*, cards_cut: of_state.CardsCut, is_agreed: of_state.IsAgreed = False) -> int:
    """What a player counts if he made the ``pic``, which is sixty, and said thirty: sixty, if he
    says so before the next cut.

    He may correct himself until the cards are cut for the next deal. ``is_agreed``: they play by
    the custom of Provence and Languedoc, by which he has thirty only. Both books condemn it.
    """
    there = met("practised in Provence and Languedoc", is_agreed, "en Provence & en Languedoc")
    in_time = met(
        "any time before cutting the Cards",
        not cards_cut,
        "jusqu'à ce que l'on ait coupé pour le coup suivant",
    )
    return 2 * HAZARD if in_time and not there else HAZARD
