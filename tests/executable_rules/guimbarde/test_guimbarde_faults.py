"""Guimbarde, laws V and VIII-XII: the Fool taken, and the faults that cost a counter to each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.guimbarde.faults import fails_to_force, renounces
from executable_rules.guimbarde.fool import paid_for_fool
from executable_rules.guimbarde.terms import plays
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.results import Forfeit, Payee, Unit

TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.5",
    "if in play he should be taken by the King or Queen of Hearts, he receives nothing; on the "
    "contrary, he pays a Counter to the Player that takes him",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.5",
    "qu'il soit pris par le roi ou la dame de cœur, il ne gagne rien, au contraire il en paye un à "
    "celui qui l'emporte",
)
def test_the_fool_taken_pays_him_that_takes_him() -> None:
    for card in cards("KH QH"):
        assert paid_for_fool(players=5, seat=3, other_card=card, other_seat=1) == (0, 1, 0, -1, 0)
    for card in (card for card in pack() if str(card) not in ("KH", "QH")):
        with pytest.raises(ValueError, match="King or Queen of Hearts"):
            paid_for_fool(players=5, seat=3, other_card=card, other_seat=1)
    for card, taker in [(None, 1), (Card.parse("KH"), None), (Card.parse("KH"), 3)]:
        with pytest.raises(ValueError, match="given both"):
            paid_for_fool(players=5, seat=3, other_card=card, other_seat=taker)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(pack()), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(0, 3),
)
def test_a_card_is_in_order_or_it_is_a_fault(held: list[Card], trump: Suit, lie: int) -> None:
    trick, hand = tuple(held[:lie]), tuple(held[3:])
    for card in hand:
        fines = [
            asked(hand=hand, trick=trick, card_played=card, trump=trump)
            for asked in (renounces, fails_to_force)
        ]
        assert (TO_EACH in fines) == (card not in plays(hand, trick, trump))
