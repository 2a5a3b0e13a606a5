"""Piquet, of telling one's game: laws III, V, VI, XII, XIII, XVII and XXVI."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from executable_rules.piquet.terms import HAND, STOCK, TELLING_RANKS, Claim, Hand, full_ranks
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import told


class Told(NamedTuple):
    """Points that the player and his adversary count for what they tell of one kind."""

    player: int
    adversary: int


class Call(Enum):
    """Which call holds of a player who corrects what he called."""

    FIRST = "the first call"
    SECOND = "the second"


@law(
    "bellecour.piquet.laws.3",
    "academie.piquet.laws.3",
    says=told("The player counts {.player:point}, his adversary {.adversary:point}."),
)
def tells_with_too_many(
    *, has: int, adversary_has: int, laid_out: int = 5, taken_in: int = 5, dealt: int = HAND
) -> Told:
    """What each counts, of one kind (say sequences), when the player may have too many cards.

    Commonly the better ``bars`` the other from telling (*empêche de compter*). He who took in more
    than he laid out, or is found with more than twelve, counts nothing and bars nobody.
    """
    whole_number("laid_out", laid_out, 0, dealt)
    whole_number("taken_in", taken_in, 0, STOCK)
    more = met("takes in more Cards than he lays out", taken_in > laid_out)
    found = met("more Cards than he ought", dealt - laid_out + taken_in > HAND)
    if more or found:
        return Told(0, adversary_has)
    return Told(
        has if has > adversary_has else 0,
        adversary_has if adversary_has > has else 0,
    )


@law(
    "bellecour.piquet.laws.5",
    "academie.piquet.laws.5",
    says=told("He may count {}.", nothing="He may count nothing."),
)
def forgets_to_count(
    *, good: frozenset[Claim], told: frozenset[Claim], begun: bool
) -> frozenset[Claim]:
    """What a player may count of the good things that he holds: once he plays, what he has told.

    The English names any sequence; the French tierces, quatrièmes and quintes only.
    """
    if met("He who begins to play, and forgets to count", begun and bool(good - told)):
        return good & told
    return good


@law(
    "bellecour.piquet.laws.6",
    "academie.piquet.laws.6",
    says=told("{} counts.", none="Neither hand counts."),
)
def omits_shewing(*, shown: bool, elder_cards_played: int) -> Hand | None:
    """Who counts, of one kind, when the younger called the elder's not ``good`` (*ne vaut pas*).

    The younger if he shows his better one before he plays; otherwise the elder, who may come back
    to his until his second card; after it neither. He has omitted it who has played his first card
    without showing it, and then the elder, who leads, has played one at least.
    """
    if elder_cards_played < (0 if shown else 1):
        raise ValueError("elder_cards_played may not be under nought, nor under one if not shown")
    if not met("you omit shewing your Point, Sequence, &c.", not shown):
        return Hand.YOUNGER
    if met("he has not played his second Card", elder_cards_played < 2):
        return Hand.ELDER
    return None


@law("bellecour.piquet.laws.12", "academie.piquet.laws.12", says=told("{} counts."))
def mistaken_good(
    *, answerer_has_played: bool, elder_has_played: bool, caller: Hand = Hand.ELDER
) -> Hand:
    """Who counts when one answered that the other's call is ``good`` and finds that his is better.

    The law speaks of the elder's call; by the reasons it regards both players.
    """
    younger_waits = caller is Hand.ELDER and elder_has_played
    if answerer_has_played is not elder_has_played and not younger_waits:
        raise ValueError("answerer_has_played may differ from elder_has_played in the younger only")
    whether("even tho' the Elder has played his first Card", elder_has_played)
    if met("provided that he has not played", not answerer_has_played):
        return caller.adversary
    return caller


@law(
    "bellecour.piquet.laws.12",
    "academie.piquet.laws.12",
    says={Call.FIRST: "The first call holds.", Call.SECOND: "The second call holds."},
)
def calls_again(
    *,
    claim: Claim,
    augments: bool,
    played: bool = False,
    to_discover: bool = False,
    often: bool = False,
    point_fixed: bool = False,
) -> Call:
    """Which call holds when a player finds his own to be wrong: by the reasons of the law.

    ``to_discover``: he asked of a lower thing than he has, to learn what the other has.
    ``point_fixed``: the players admit no augmenting of the point; the books own that many do not.
    """
    if played or met("in order to discover", to_discover):
        return Call.FIRST
    bound = met("if it should happen often", often) or point_fixed
    return Call.FIRST if claim is Claim.POINT and augments and bound else Call.SECOND


@law(
    "bellecour.piquet.laws.13",
    "academie.piquet.laws.13",
    says=told("He must name {}.", none="He need name no card."),
)
def card_laid_out(
    *,
    three: tuple[Card, ...],
    own_cards_played: int,
    discarded: bool = True,
    good: bool = True,
) -> Card | None:
    """Which card he must name who ``counts only three``, having discarded the fourth.

    None if he did not have it to discard, or if his three were not allowed to be ``good``. He is
    asked when he has played his first card, and not later. The English asks what card he has
    laid out, the French what card he lacks (*lui manque*): the same one.
    """
    ranks, suits = {card.rank for card in three}, {card.suit for card in three}
    if len(three) != 3 or len(suits) != 3 or len(ranks) != 1 or ranks.isdisjoint(TELLING_RANKS):
        raise ValueError("three may be three aces, kings, queens, knaves or tens")
    had_four = met("might have Quatorze", discarded)
    counts = met("which are allowed to be good", good)
    asked = met("as soon as he has played his first Card", own_cards_played == 1)
    if not (had_four and counts and asked):
        return None
    (rank,), (suit,) = ranks, set(Suit) - suits
    return Card(rank, suit)


@law("bellecour.piquet.laws.17", "academie.piquet.laws.17")
def calls_false(
    *, might_have: bool = True, corrected: bool = False, discovered: bool = True
) -> Penalty:
    """What he suffers who ``calls false`` (*accuse faux*): tells three or four that he has not.

    The same for one kind told in place of another. ``corrected``: before he played his first card.
    ``discovered``: the adversary found it at any time of the deal; of one that he does not find
    nothing follows.
    What the other then counts is ``counts_against_false_call``, in French ``compte_encore``.
    The French says which he might *even* have (*même*); the reasons of both say: might have.
    """
    if met("unless he corrects himself before he plays his first Card", corrected):
        return Penalty.NONE
    found = met(
        "if his adversary discovers it", discovered, "que son adversaire s'aperçoive d'abord"
    )
    deceives = met("which he might have", might_have)
    return Penalty.COUNTS_NOTHING if found and deceives else Penalty.NONE


@law(
    "bellecour.piquet.laws.17",
    says=told("The adversary counts {:point}.", nothing="The adversary counts nothing."),
)
def counts_against_false_call(
    *, has: Mapping[Claim, int], caller_has: Mapping[Claim, int]
) -> dict[Claim, int]:
    """What the adversary of a ``false call`` counts: all that he has good and the caller not equal.

    So the English; the French, ``compte_encore``, says that he counts all that is good in his hand
    and that the caller cannot parry it, which asks nothing of the caller's cards.
    """
    return {
        claim: points
        for claim, points in has.items()
        if met("that the other cannot equal", points > caller_has.get(claim, 0))
    }


@law(
    "academie.piquet.laws.17",
    says=told("The adversary counts {:point}.", nothing="The adversary counts nothing."),
)
def compte_encore(
    *, bon: Mapping[Claim, int], parades: Mapping[Claim, int], joue: int
) -> dict[Claim, int]:
    """What the adversary counts of one who ``accuse faux`` (calls false) and has played a card.

    All that is good in his hand, which the caller cannot ``parer`` (ward off) with what he has.
    The English, ``counts_against_false_call``, leaves out what the caller can equal.
    """
    if met("s'il a joué seulement une carte", joue >= 1):
        return dict(bon)
    return {claim: points for claim, points in bon.items() if points > parades.get(claim, 0)}


@law(
    "bellecour.piquet.laws.26",
    says=told(
        "He must name his “quatorze”, his four of a rank: {}s.",
        none="He need only say “quatorze”.",
    ),
)
def names_quatorze(*, hand: tuple[Card, ...], discarded: tuple[Card, ...]) -> Rank | None:
    """Which ``quatorze`` (four of a rank) he must name, or none: then he says *quatorze* only.

    He names it when he might have had two. The French, ``nomme_le_quatorze``, adds that one card
    or two were discarded of the other; the English says that the other was discarded.
    """
    held, other = _quatorzes(hand, discarded)
    return held if met("you might have had two", bool(other)) else None


@law(
    "academie.piquet.laws.26",
    says=told(
        "He must name his “quatorze”, his four of a rank: {}s.",
        none="He need only say “quatorze”.",
    ),
)
def nomme_le_quatorze(*, main: tuple[Card, ...], ecart: tuple[Card, ...]) -> Rank | None:
    """Which ``quatorze`` he must name, or none: then he says *quatorze* only.

    He names it when a card or two discarded brought him from two to one. The English,
    ``names_quatorze``, does not say how many cards.
    """
    held, other = _quatorzes(main, ecart)
    gone = [sum(card.rank is rank for card in ecart) for rank in other]
    return held if met("une carte ou deux", any(number in (1, 2) for number in gone)) else None


def _quatorzes(hand: tuple[Card, ...], discarded: tuple[Card, ...]) -> tuple[Rank, frozenset[Rank]]:
    """The one quatorze in hand, and those broken by the discard."""
    held = full_ranks(hand)
    if len(held) != 1:
        raise ValueError("the hand may hold one quatorze, no more and no less")
    return next(iter(held)), full_ranks((*hand, *discarded)) - held
