"""Piquet, of telling one's game: laws III, V, VI, XII, XIII, XVII and XXVI."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from executable_rules.piquet import facts
from executable_rules.piquet.terms import HAND, STOCK, TELLING_RANKS, Claim, Hand, full_ranks
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text


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
    says=text("The player counts {.player:point}, his adversary {.adversary:point}."),
)
def tells_with_too_many(
    *,
    points: of_play.Points,
    adversary_points: of_play.AdversaryPoints,
    cards_discarded: facts.CardsDiscarded = 5,
    cards_taken: facts.CardsTaken = 5,
    hand_size: facts.HandSize = HAND,
) -> Told:
    """What each player counts of one kind (say sequences) when one has too many cards: he nothing.

    As a rule the better ``bars`` the other from telling (*empêche de compter*). A player who took
    in more than he laid out, or is found with more than twelve, counts nothing and bars nobody.
    """
    whole_number("cards_discarded", cards_discarded, 0, hand_size)
    whole_number("cards_taken", cards_taken, 0, STOCK)
    more = met(
        "takes in more Cards than he lays out",
        cards_taken > cards_discarded,
        "Qui prend plus de cartes qu'il n'en a écarté",
    )
    found = met(
        "more Cards than he ought",
        hand_size - cards_discarded + cards_taken > HAND,
        "s'en trouve en jouant en avoir plus qu'il ne faut",
    )
    if more or found:
        return Told(0, adversary_points)
    return Told(
        points if points > adversary_points else 0,
        adversary_points if adversary_points > points else 0,
    )


@law(
    "bellecour.piquet.laws.5",
    "academie.piquet.laws.5",
    says=text("He may count {}.", nothing="He may count nothing."),
)
def forgets_to_count(
    *, claims_held: facts.ClaimsHeld, claims_told: facts.ClaimsTold, has_begun: of_conduct.HasBegun
) -> frozenset[Claim]:
    """What a player may count of what he holds: once he plays, only what he has told.

    The English names any sequence; the French only tierces, quatrièmes and quintes.
    """
    if met(
        "He who begins to play, and forgets to count",
        has_begun and bool(claims_held - claims_told),
        "Qui a commencé à jouer, & oublié à compter",
    ):
        return claims_held & claims_told
    return claims_held


@law(
    "bellecour.piquet.laws.6",
    "academie.piquet.laws.6",
    says=text("{} counts.", none="Neither hand counts."),
)
def omits_shewing(
    *, has_shown: of_conduct.HasShown, own_cards_played: facts.OwnCardsPlayed
) -> Hand | None:
    """Who counts, of one kind: the younger, who has the better, if he shows it before he plays.

    If he plays his first card without showing it, the elder counts, who may come back to his own
    until he plays his second card. After that neither counts. When the younger has played, the
    elder, who leads, has played one card at least.
    """
    if own_cards_played < (0 if has_shown else 1):
        raise ValueError("own_cards_played may not be under nought, nor under one if not shown")
    if not met("you omit shewing your Point, Sequence, &c.", not has_shown, "on ne montre pas"):
        return Hand.YOUNGER
    if met("he has not played his second Card", own_cards_played < 2, "ne joue pas sa seconde"):
        return Hand.ELDER
    return None


@law("bellecour.piquet.laws.12", "academie.piquet.laws.12", says=text("{} counts."))
def mistaken_good(
    *,
    other_has_played: of_conduct.OtherHasPlayed,
    elder_has_played: facts.ElderHasPlayed,
    who: facts.Who = Hand.ELDER,
) -> Hand:
    """Who counts when one called the other's ``good`` and has a better: he, if he has not played.

    By the reasons it regards the younger's call too.
    """
    younger_waits = who is Hand.ELDER and elder_has_played
    if other_has_played is not elder_has_played and not younger_waits:
        raise ValueError("other_has_played may differ from elder_has_played in the younger only")
    whether("even tho' the Elder has played his first Card", elder_has_played, "commencé à jouer")
    if met("provided that he has not played", not other_has_played, "qu'il n'ait point joué"):
        return who.adversary
    return who


@law(
    "bellecour.piquet.laws.12",
    "academie.piquet.laws.12",
    says={Call.FIRST: "The first call holds.", Call.SECOND: "The second call holds."},
)
def calls_again(
    *,
    claim: facts.Claim,
    is_better: of_state.IsBetter,
    has_played: of_conduct.HasPlayed = False,
    on_purpose: of_state.OnPurpose = False,
    happens_often: facts.HappensOften = False,
    is_sure: of_state.IsSure = False,
) -> Call:
    """Which call holds when a player finds that his own was wrong, by the reasons of the law.

    ``on_purpose``: he asked about a lower thing than he has, to learn what the other has.
    ``is_sure``: the players do not allow a point to be raised; the books own that many do not.
    """
    if has_played or met("in order to discover", on_purpose):
        return Call.FIRST
    bound = met("if it should happen often", happens_often) or is_sure
    return Call.FIRST if claim is Claim.POINT and is_better and bound else Call.SECOND


@law(
    "bellecour.piquet.laws.13",
    "academie.piquet.laws.13",
    says=text("He must name {}.", none="He need name no card."),
)
def card_laid_out(
    *,
    cards: facts.Cards,
    own_cards_played: facts.OwnCardsPlayed,
    has_discarded: of_conduct.HasDiscarded = True,
    allowed_as_good: of_conduct.AllowedAsGood = True,
) -> Card | None:
    """Which card a player must name if he ``counts only three`` of a rank and discarded the fourth.

    None if he did not have it to discard, or if his three were not allowed to be ``good``. He is
    asked when he has played his first card, and not later. The English asks what card he has laid
    out, the French what card he lacks (*lui manque*): it is the same card.
    """
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    if len(cards) != 3 or len(suits) != 3 or len(ranks) != 1 or ranks.isdisjoint(TELLING_RANKS):
        raise ValueError("cards may be three aces, kings, queens, knaves or tens")
    had_four = met("might have Quatorze", has_discarded, "pouvant avoir quatorze")
    counts = met("which are allowed to be good", allowed_as_good, "on lui a dit qu'ils sont bons")
    asked = met(
        "as soon as he has played his first Card", own_cards_played == 1, "qu'il a joué la premiere"
    )
    if not (had_four and counts and asked):
        return None
    (rank,), (suit,) = ranks, set(Suit) - suits
    return Card(rank, suit)


@law("bellecour.piquet.laws.17", "academie.piquet.laws.17")
def calls_false(
    *,
    is_able: of_state.IsAble = True,
    is_corrected: of_state.IsCorrected = False,
    was_found_out: of_state.WasFoundOut = True,
) -> Penalty:
    """What a player suffers for a ``false`` call, of three or four that he has not: nothing counts.

    It is the same if he tells one kind in place of another. ``is_corrected``: before he played his
    first card. ``was_found_out``: by the adversary, at any time of the deal; if the adversary does
    not find it nothing follows. What the other then counts is in ``counts_against_false_call``, in
    French ``compte_encore``. The French says which cards he might *even* (*même*) have; the reasons
    of both books say: might have.
    """
    if met(
        "unless he corrects himself before he plays his first Card", is_corrected, "ne se reprenne"
    ):
        return Penalty.NONE
    found = met(
        "if his adversary discovers it", was_found_out, "que son adversaire s'aperçoive d'abord"
    )
    deceives = met("which he might have", is_able, "qu'il pourroit avoir même")
    return Penalty.COUNTS_NOTHING if found and deceives else Penalty.NONE


@law(
    "bellecour.piquet.laws.17",
    says=text("The adversary counts {:point}.", nothing="The adversary counts nothing."),
)
def counts_against_false_call(
    *, own_claims: facts.OwnClaims, caller_claims: facts.CallerClaims
) -> dict[Claim, int]:
    """What the adversary counts after a ``false call``: all his good things that are not equalled.

    So says the English. The French, ``compte_encore``, says that he counts all that is good in his
    hand and that the caller cannot parry it, which does not look at the caller's cards.
    """
    return {
        claim: points
        for claim, points in own_claims.items()
        if met("that the other cannot equal", points > caller_claims.get(claim, 0))
    }


@law(
    "academie.piquet.laws.17",
    says=text("The adversary counts {:point}.", nothing="The adversary counts nothing."),
)
def compte_encore(
    *,
    own_claims: facts.OwnClaims,
    caller_claims: facts.CallerClaims,
    points_in_play: of_play.PointsInPlay,
) -> dict[Claim, int]:
    """What the adversary counts if a player ``accuse faux`` (calls false) and has played a card.

    He counts all that is good in his hand. The caller cannot ``parer`` (ward off) it with what he
    has. The English, ``counts_against_false_call``, leaves out what the caller can equal.
    """
    if met("s'il a joué seulement une carte", points_in_play >= 1):
        return dict(own_claims)
    return {
        claim: points
        for claim, points in own_claims.items()
        if points > caller_claims.get(claim, 0)
    }


@law(
    "bellecour.piquet.laws.26",
    says=text(
        "He must name his “quatorze”, his four of a rank: {}s.",
        none="He need only say “quatorze”.",
    ),
)
def names_quatorze(*, hand: facts.Hand, discard: facts.Discard) -> Rank | None:
    """Which ``quatorze`` (four of a rank) a player must name: his one, if he might have had two.

    He names it when he might have had two. The French, ``nomme_le_quatorze``, adds that one card or
    two of the other were discarded; the English says that the other was discarded.
    """
    held, other = _quatorzes(hand, discard)
    return held if met("you might have had two", bool(other)) else None


@law(
    "academie.piquet.laws.26",
    says=text(
        "He must name his “quatorze”, his four of a rank: {}s.",
        none="He need only say “quatorze”.",
    ),
)
def nomme_le_quatorze(*, hand: facts.Hand, discard: facts.Discard) -> Rank | None:
    """Which ``quatorze`` (four of a rank) a player must name: his one, if he broke up another.

    By discarding a card or two of it. The English, ``names_quatorze``, does not say how many.
    """
    held, other = _quatorzes(hand, discard)
    gone = [sum(card.rank is rank for card in discard) for rank in other]
    return held if met("une carte ou deux", any(number in (1, 2) for number in gone)) else None


def _quatorzes(hand: tuple[Card, ...], discarded: tuple[Card, ...]) -> tuple[Rank, frozenset[Rank]]:
    """The one quatorze in hand, and those broken by the discard."""
    held = full_ranks(hand)
    if len(held) != 1:
        raise ValueError("the hand may hold one quatorze, no more and no less")
    return next(iter(held)), full_ranks((*hand, *discarded)) - held
