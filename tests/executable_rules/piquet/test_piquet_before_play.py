"""Picket and Piquet before a card is played: tests that quote the books of 1687 and 1754."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, pack
from executable_rules.piquet.before_play import (
    RECKONED,
    asks_of,
    cut_again,
    dealer_may_discard_more,
    first_reckoned,
    may_examine,
    most_of_a_suit,
)
from executable_rules.piquet.picket import in_the_pack
from executable_rules.piquet.terms import HAND, Claim
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

PACK_1687 = tuple(card for card in pack() if in_the_pack(card=card))


@pytest.mark.quotes(
    "seymour.piquet.accidents.45",
    "When the Cards are cut neatly, that is, without scattering or displacing, and neither have "
    "seen the Bottom; if the Dealer, by some outward Mark should know it to be a bad Card for him, "
    "and should desire the other to cut again, he ought not to consent; and the Case is the same "
    "if he that cuts should happen to know it to be a good Card for the Dealer: For the Cards are "
    "never to be cut twice, but in the Cases beforementioned",
)
def test_neatly_cut_they_are_never_cut_twice() -> None:
    for known in (False, True):
        assert cut_again(is_known=known) is False
        assert cut_again(cards_mixed=True, is_known=known) is True
        assert cut_again(was_seen=True, is_known=known) is True
    assert cut_again(was_seen=True, cards_mixed=True) is True
    marked = Proviso("by some outward Mark", True)
    assert marked in explain(cut_again, is_known=True).call.steps
    assert marked not in explain(cut_again).call.steps


@pytest.mark.quotes(
    "seymour.piquet.accidents.39",
    "Nor is it allowed before discarding, to look to examine the Cards you are to take in, even on "
    "the Outside",
)
def test_before_discarding_they_are_not_examined_even_on_the_outside() -> None:
    for outside_only in (False, True):
        assert may_examine(has_discarded=False, that_only=outside_only) is False
        assert may_examine(has_discarded=True, that_only=outside_only) is True
    outside = Proviso("even on the Outside", True)
    assert outside in explain(may_examine, has_discarded=False, that_only=True).call.steps
    assert outside not in explain(may_examine, has_discarded=False).call.steps


@pytest.mark.quotes(
    "seymour.piquet.accidents.38",
    "If he does not take all the Cards that are left him, after he has once discarded, and taken "
    "in, he can discard no more",
    "tho' he has not looked on the Cards he takes in",
)
def test_the_dealer_who_left_cards_discards_no_more() -> None:
    for looked in (False, True):
        assert (
            dealer_may_discard_more(has_discarded=True, has_taken_in=True, has_looked=looked)
            is False
        )
        assert (
            dealer_may_discard_more(has_discarded=True, has_taken_in=False, has_looked=looked)
            is True
        )
        assert (
            dealer_may_discard_more(has_discarded=False, has_taken_in=False, has_looked=looked)
            is True
        )
    unseen = Proviso("tho' he has not looked on the Cards he takes in", True)
    told = explain(dealer_may_discard_more, has_discarded=True, has_taken_in=True)
    assert unseen in told.call.steps
    told = explain(dealer_may_discard_more, has_discarded=True, has_taken_in=True, has_looked=True)
    assert unseen not in told.call.steps


def test_without_the_sixes_the_longer_suit_makes_more() -> None:
    ranks = {card.rank for card in PIQUET_PACK}
    for many in range(1, len(ranks)):
        longer = sorted(ranks, key=_reckoned)[: many + 1]
        shorter = sorted(ranks, key=_reckoned)[-many:]
        hand = tuple(Card(rank, Suit.HEARTS) for rank in longer)
        other = tuple(Card(rank, Suit.SPADES) for rank in shorter)
        assert most_of_a_suit(hand=hand) > most_of_a_suit(hand=other)
        assert most_of_a_suit(hand=hand) == asks_of(hand=(*hand, *other))


def _reckoned(rank: Rank) -> int:
    return most_of_a_suit(hand=(Card(rank, Suit.HEARTS),))


@given(st.permutations(PIQUET_PACK), st.permutations(PACK_1687))
def test_the_two_ways_agree_in_1754_and_differ_at_most_by_one_in_1687(
    deck: list[Card], with_sixes: list[Card]
) -> None:
    hand = tuple(deck[:HAND])
    assert asks_of(hand=hand) == most_of_a_suit(hand=hand)
    hand = tuple(with_sixes[:HAND])
    assert most_of_a_suit(hand=hand) - asks_of(hand=hand) in (0, 1)


@pytest.mark.quotes(
    "seymour.piquet.rules.42", "If there be no Carte-blanche, the Point is the first Thing"
)
def test_without_it_the_point() -> None:
    claims = frozenset(Claim) - {Claim.CARTE_BLANCHE}
    assert first_reckoned(claims_told=claims) == {Claim.POINT}
    words = "If there be no Carte-blanche"
    assert explain(first_reckoned, claims_told=claims).call.steps == [Proviso(words, True)]
    told = explain(first_reckoned, claims_told=frozenset(Claim))
    assert told.call.steps == [Proviso(words, False)]


@pytest.mark.quotes(
    "seymour.piquet.rules.43",
    "The second Thing is the Sequents",
    "The next to those to be reckoned, are the Threes, or Quatorzes",
)
def test_then_sequents_then_threes_and_quatorzes() -> None:
    last = frozenset({Claim.THREES, Claim.QUATORZE})
    assert first_reckoned(claims_told=last | {Claim.SEQUENCE}) == {Claim.SEQUENCE}
    assert first_reckoned(claims_told=last) == last
    assert first_reckoned(claims_told=frozenset({Claim.THREES})) == {Claim.THREES}
    assert first_reckoned(claims_told=frozenset()) == frozenset()
    assert frozenset().union(*RECKONED) == frozenset(Claim)
