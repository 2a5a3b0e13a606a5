"""Ombre: dealing, playing, claims, the vole, and Ombre by two."""

from __future__ import annotations

import itertools
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.claims import may_be_claimed
from executable_rules.ombre.playing import cards_for_the_trick, coup_played
from executable_rules.ombre.terms import HAND, STOCK, Ends, ends
from executable_rules.ombre.two import HAND_BY_TWO, deal_by_two
from executable_rules.ombre.vole import (
    Won,
    vole_with_beasts_together,
)
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import CONFINED
from executable_rules.quadrille.ombre_beasts import ombre_beast


def test_nine_cards_each_leave_thirteen() -> None:
    assert (HAND, STOCK) == (9, 13)


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


@pytest.mark.quotes(
    "bellecour.ombre.laws.59",
    "The Game, the Consolation, and the Beasts, may be claimed, several Deals after.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.59",
    "Le jeu, la consolation & la bête peuvent se demander plusieurs coups aprés",
)
def test_game_consolation_and_beasts_may_be_claimed_later() -> None:
    for due, deals, cut in product(Due, (0, 1, 7), (False, True)):
        if due is Due.STAKE:
            continue
        late = due in CONFINED and (deals > 0 or cut)
        claim = may_be_claimed(due_claimed=due, deals_after=deals, cards_cut=cut)
        assert claim is (Claim.LOST if late else Claim.DUE)
    # In the deal itself, the cards not cut, nothing is lost.
    assert may_be_claimed(due_claimed=Due.MATADORS, deals_after=0) is Claim.DUE
    with pytest.raises(ValueError, match="deals_after=-1"):
        may_be_claimed(due_claimed=Due.GAME, deals_after=-1)


@pytest.mark.example("ombre.vole-of-72")
def test_the_vole_of_the_chapter_is_worth_seventy_two_and_thirty_six_from_each() -> None:
    # bellecour p. 113, academie p. 183: five counters before each and one Beast of 27.
    tours = ombre_beast(counters_before_him=5)
    assert tours == 45
    assert vole_with_beasts_together(beasts=(27,), pool=tours) == Won(72, Fraction(36))


@pytest.mark.quotes(
    "bellecour.ombre.laws.77",
    "They play with eight Cards, which are to be dealt by twice three, and once two, and in no "
    "other manner; and when the Deal is wrong, it must be redealt.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.77",
    "L'on joue avec huit cartes, qu'on ne sçauroit donner autrement que par deux fois "
    "trois, & une fois deux; & lorsqu'on donne mal, l'on refait",
)
@pytest.mark.example("deals.ombre-by-two")
def test_eight_cards_are_dealt_by_twice_three_and_once_two() -> None:
    good = {
        packets
        for number in (2, 3, 4)
        for packets in itertools.product(range(1, 5), repeat=number)
        if deal_by_two(packets=packets) is Verdict.NOTHING_FOLLOWS
    }
    assert good == {(3, 3, 2), (3, 2, 3), (2, 3, 3)}
    assert {sum(packets) for packets in good} == {HAND_BY_TWO} == {8}
    assert deal_by_two(packets=(4, 4)) is Verdict.DEAL_AGAIN
    assert deal_by_two(packets=(3, 3, 3)) is Verdict.DEAL_AGAIN


def test_five_tricks_win_four_are_a_remise_and_the_other_has_codille() -> None:
    # bellecour p. 143, academie p. 211: "To win, you must make five Tricks; if each makes only
    # four, it is a Beast by Remise: if he that defends the Game makes five, he wins Codill."
    assert ends((5, 3), HAND_BY_TWO) is Ends.WON
    assert ends((4, 4), HAND_BY_TWO) is Ends.REMISE
    assert ends((3, 5), HAND_BY_TWO) is Ends.CODILLE
    assert ends((4, 3), HAND_BY_TWO) is Ends.NOT_PLAYED
