"""Belinda's deal of Ombre in Pope's poem, the tenace of 1687, and a hand that was lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import (
    BASTO,
    SPADILLE,
    manille,
    matadors,
    natural_order,
    ombre_ranking,
)
from executable_rules.mechanics.replay import Position, ombre, play, position
from executable_rules.mechanics.solve import Solver

SPADES = ombre(Suit.SPADES)
BELINDA = "AS 2S AC KS KC QH KH"
BARON = "JS QS KD QD JD AH"
PAM = "JC"
SMALL = cards("7S 6S 5S 4S 3S")
NAMED = frozenset(cards(f"{BELINDA} {BARON} {PAM}"))
TRUMPS = frozenset(ombre_ranking(Suit.SPADES).trumps())
UNNAMED = tuple(card for card in OMBRE_PACK if card not in NAMED | TRUMPS)


def text(held: Iterator[Card] | tuple[Card, ...] | frozenset[Card]) -> str:
    """Cards as a hand is written."""
    return " ".join(map(str, held))


def deal(barons: tuple[Card, ...], hers: tuple[Card, ...], thirds: tuple[Card, ...]) -> list[str]:
    """The three hands: Belinda's, the Baron's, the third player's, from the cards not named."""
    others = tuple(card for card in SMALL if card not in barons)
    return [
        f"{BELINDA} {text(hers)}",
        f"{BARON} {text(barons)}",
        f"{PAM} {text(others)} {text(thirds)}",
    ]


def lowest(now: Position) -> Card:
    """The card of him who plays next that the poem would not notice: no trump, and the lowest."""
    allowed = SPADES.plays(now.hands[now.turn], now.table)
    order = {
        card: place for suit in SPADES.ranking.suits.values() for place, card in enumerate(suit)
    }
    return max(allowed, key=lambda it: (it not in TRUMPS, order[it], it.suit.value))


def told(hands: list[str], baron: int) -> Position:
    """The position after the deal as told; Belinda is at seat 0, the Baron at ``baron``."""
    by_seat = [hands[0], *(hands[1:] if baron == 1 else hands[:0:-1])]
    barons_small, thirds_small = (
        [it for it in SMALL if it in frozenset(cards(hand))] for hand in hands[1:]
    )
    hers = [card for card in cards(hands[0]) if card not in NAMED]
    hers.sort(key=lambda her: her.suit is not Suit.DIAMONDS)
    line = {
        0: [*cards("AS 2S AC KS KC"), *hers, *cards("QH KH")],
        baron: [*barons_small, *cards("JS QS KD QD JD AH")],
    }
    third = 3 - baron
    now = position(*by_seat)
    for number in range(9):
        for _ in range(3):
            if now.turn != third:
                card = line[now.turn][number]
            elif number < 2:
                card = thirds_small[number]
            else:
                card = Card.parse(PAM) if number == 3 else plebeian(now)
            now = play(SPADES, now, card)
        assert now.leader == (0 if number < 4 or number == 8 else baron)
    return now


def plebeian(now: Position) -> Card:
    """A card of the third player, Pam kept for the fourth trick where he may be."""
    hand = now.hands[now.turn]
    if not hand & TRUMPS and Card.parse(PAM) in hand and len(hand) > 1:
        return min(
            (it for it in SPADES.plays(hand, now.table) if it != Card.parse(PAM)),
            key=lambda it: (it.suit.value, it.rank.value),
        )
    return lowest(now)


@pytest.mark.example("ombre-1754.pope-trumps")
def test_the_trumps_that_fall_are_eleven() -> None:
    fall = [2, 2, 1, 1, 1]  # To Spadille, Manille, Basto, the king; and the Baron's queen.
    belindas = frozenset(cards(BELINDA)) & TRUMPS
    assert belindas == {*matadors(Suit.SPADES), Card.parse("KS")}
    assert len(belindas) + sum(fall) == len(TRUMPS) == 11
    # The Baron, who keeps the queen, has followed four times: with her he has five trumps, and
    # four cards that are named.
    named = frozenset(cards(BARON)) & TRUMPS
    assert len(cards(BARON)) + 3 == 9
    assert len(named) + 3 == 5
    assert comb(len(SMALL), 3) == 10
    assert belindas | named | {*SMALL} == TRUMPS


@cache
def completions() -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...]:
    """The Baron's small trumps and Belinda's two cards, in every way."""
    return tuple(product(combinations(SMALL, 3), combinations(UNNAMED, 2)))


@pytest.mark.example("ombre-1754.pope-play")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2_099), st.randoms(use_true_random=False), st.sampled_from((1, 2)))
def test_every_card_told_may_be_played(number: int, random: Random, baron: int) -> None:
    assert len(completions()) == 2_100
    barons, hers = completions()[number]
    rest = [card for card in UNNAMED if card not in hers]
    thirds = tuple(random.sample(rest, 6))
    end = told(deal(barons, hers, thirds), baron)
    assert end.won[0] == 5
    assert end.won[baron] == 4


@pytest.mark.example("ombre-1754.pope-play")
@pytest.mark.parametrize("baron", [1, 2])
def test_with_any_two_cards_of_hers_the_deal_is_as_told(baron: int) -> None:
    barons = SMALL[:3]
    for hers in combinations(UNNAMED, 2):
        rest = tuple(card for card in UNNAMED if card not in hers)
        assert told(deal(barons, hers, rest[:6]), baron).won[0] == 5


@pytest.mark.example("ombre-1754.pope-codille")
def test_on_the_last_trick_depends_codille() -> None:
    order = natural_order(Suit.HEARTS)
    assert [str(card) for card in order[:4]] == ["KH", "QH", "JH", "AH"]
    last = position("KH", "AH", "2C", leader=1, won=(4, 4, 0))
    after = last
    for text_ in ("AH", "2C", "KH"):
        after = play(SPADES, after, Card.parse(text_))
    assert after.won == (5, 4, 0)
    # With the queen kept instead of the king it would be as sure; with neither, codille.
    lost = position("7H", "AH", "2C", leader=1, won=(4, 4, 0))
    for text_ in ("AH", "2C", "7H"):
        lost = play(SPADES, lost, Card.parse(text_))
    assert lost.won == (4, 5, 0)


@pytest.mark.example("ombre-1754.pope-king-of-clubs")
@pytest.mark.parametrize("thirds", ["7C 6C 4D 2H 3H", "7D 6D 5D 4D 3D", "JH 2H 3H 4H 5H"])
def test_the_king_of_hearts_led_would_have_ended_it(thirds: str) -> None:
    five = Solver(SPADES, side=frozenset({0}), wants=lambda won: won[0] >= 5)
    for hers in ("2C 3C", "2D 6H", "QC 2D"):
        if frozenset(cards(hers)) & frozenset(cards(thirds)):
            continue
        now = position(f"KC QH KH {hers}", "QS KD QD JD AH", thirds, won=(4, 0, 0))
        forcing = five.forcing_cards(now)
        assert {Card.parse("KH"), Card.parse("KC")} <= forcing


def tenaces() -> Iterator[tuple[Suit, Card]]:
    """Each suit of trumps, and each trump under Basto."""
    for trump in Suit:
        for other in ombre_ranking(trump).trumps()[3:]:
            yield trump, other


@pytest.mark.example("ombre-1754.tenace")
def test_the_tenace_loses_one_if_it_leads_and_wins_both_if_it_is_led_to() -> None:
    for trump, other in tenaces():
        game = ombre(trump)
        yours, his = f"{SPADILLE} {BASTO}", f"{manille(trump)} {other}"
        for leader, tricks in ((0, 1), (1, 2)):
            start = position(yours, his, leader=leader)
            one = Solver(game, side=frozenset({0}), wants=lambda won: won[0] >= 1)
            both = Solver(game, side=frozenset({0}), wants=lambda won: won[0] == 2)
            assert one.can_force(start)
            assert both.can_force(start) is (tricks == 2)


@pytest.mark.example("ombre-1754.tenace")
def test_the_four_lines_of_the_tenace() -> None:
    for trump, other in tenaces():
        game, second = ombre(trump), manille(trump)
        yours, his = f"{SPADILLE} {BASTO}", f"{second} {other}"
        lines = {
            (0, (SPADILLE, other, BASTO, second)): (1, 1),
            (0, (BASTO, second, other, SPADILLE)): (1, 1),
            (1, (second, SPADILLE, BASTO, other)): (2, 0),
            (1, (other, BASTO, SPADILLE, second)): (2, 0),
        }
        for (leader, line), won in lines.items():
            now = position(yours, his, leader=leader)
            for card in line:
                now = play(game, now, card)
            assert now.won == won


HELD = "AS 7D AC AD KS KH KC"
EIGHT = "KD QD JD 2D 3D 4D 5D 6D"


@pytest.mark.example("ombre-1754.eight-trumps")
def test_four_matadors_leave_eight_trumps_in_red_and_seven_in_black() -> None:
    against = [len(ombre_ranking(trump).trumps()) - 4 for trump in (Suit.DIAMONDS, Suit.SPADES)]
    assert against == [8, 7]
    assert {*cards(HELD)} >= {*ombre_ranking(Suit.DIAMONDS).trumps()[:4]}
    assert {*cards(EIGHT)} == {*ombre_ranking(Suit.DIAMONDS).trumps()[4:]}


@pytest.mark.example("ombre-1754.eight-trumps")
@pytest.mark.parametrize(("two", "ninth"), [("6S 6C", "QS"), ("7H 6H", "7C"), ("QS QH", "3H")])
def test_it_can_be_lost_and_need_not_be(two: str, ninth: str) -> None:
    game = ombre(Suit.DIAMONDS)
    taken = frozenset(cards(f"{HELD} {two} {EIGHT} {ninth}"))
    third = text(tuple(card for card in OMBRE_PACK if card not in taken)[::2][:9])
    sure = Solver(game, side=frozenset({0}), wants=lambda won: won[0] >= 5)
    four = Solver(game, side=frozenset({0, 1, 2}), wants=lambda won: won[0] == 4)
    for leader in range(3):
        start = position(f"{HELD} {two}", f"{EIGHT} {ninth}", third, leader=leader)
        assert sure.can_force(start)
        assert four.can_force(start)
