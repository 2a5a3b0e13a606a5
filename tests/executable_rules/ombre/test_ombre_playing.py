"""Ombre, of playing the cards: points 1-4 that are to be observed, laws XIV, XLII, XLV and XLVI."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.ombre.playing import cards_for_the_trick, coup_played
from executable_rules.ombre.terms import Ends, ends


@settings(derandomize=True, deadline=None, max_examples=40)
@given(st.permutations(OMBRE_PACK), st.sampled_from(Suit), st.integers(1, 9))
def test_of_any_hand_all_of_the_suit_led_may_be_played(
    shuffled: list[Card], trump: Suit, size: int
) -> None:
    hand, (led, *_) = tuple(shuffled[:size]), shuffled[size:]
    order = ombre_ranking(trump)
    may = cards_for_the_trick(hand=hand, trick=(led,), trump=trump)
    of_suit = {held for held in hand if order.suit_of(held) is order.suit_of(led)}
    assert of_suit <= set(may)
    if of_suit - set(matadors(trump)):
        assert set(may) == of_suit
    if not of_suit:
        assert may == hand


@pytest.mark.quotes(
    "bellecour.ombre.laws.14",
    "when the Cards are all played; or the Ombre has made Tricks enough to win, or one of the "
    "others has won Codill",
)
@pytest.mark.quotes(
    "academie.ombre.laws.14",
    "lorsqu'il ne reste plus de cartes dans la main des joueurs, ou que l'hombre a fait assez de "
    "mains pour gagner, ou bien l'un des tiers assez pour gagner codille",
)
def test_the_coup_is_played_when_it_is_decided_or_all_cards_are_out() -> None:
    def coup(ombre: int, first: int, second: int) -> Ends:
        return coup_played(
            ombre_tricks=ombre, first_defender_tricks=first, second_defender_tricks=second
        )

    assert coup(0, 0, 0) is coup(4, 0, 0) is coup(4, 3, 1) is coup(3, 3, 2) is Ends.NOT_PLAYED
    assert coup(5, 0, 0) is coup(5, 4, 0) is coup(4, 3, 2) is coup(4, 2, 2) is Ends.WON
    assert coup(3, 4, 2) is coup(4, 5, 0) is coup(0, 0, 5) is coup(2, 2, 4) is Ends.CODILLE
    assert coup(3, 3, 3) is coup(4, 4, 1) is coup(4, 1, 4) is coup(1, 4, 4) is Ends.REMISE
    for tricks in ((5, 4, 1), (-1, 5, 5), (5, -1, 0)):
        with pytest.raises(ValueError, match=r"nor more than 9|tricks=-1 cannot be"):
            coup(*tricks)


def test_a_deal_is_decided_when_every_end_of_it_is_the_same() -> None:
    finals = [t for t in itertools.product(range(10), repeat=3) if sum(t) == 9]

    def winner(tricks: tuple[int, ...]) -> int | None:
        best = [player for player in range(3) if tricks[player] == max(tricks)]
        return best[0] if len(best) == 1 else None

    for tricks in itertools.product(range(6), repeat=3):
        if sum(tricks) > 9:
            continue
        winners = {
            winner(final)
            for final in finals
            if all(now <= at_last for now, at_last in zip(tricks, final, strict=True))
        }
        decided = len(winners) == 1
        assert (ends(tricks) is Ends.NOT_PLAYED) is not decided
        assert (ends(tricks) is Ends.WON) is (winners == {0})
        assert (ends(tricks) is Ends.REMISE) is (winners == {None})
