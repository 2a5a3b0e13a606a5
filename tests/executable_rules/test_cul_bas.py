"""Cul-bas: the deal, the taking of like by like, the cul-bas, and what the winner receives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.cul_bas.rules import (
    clears_his_hand,
    fourth_takes_three,
    left_on_table,
    may_take,
    order_of_taking,
    puts_cul_bas,
    three_take_one,
)
from executable_rules.cul_bas.terms import Won
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.ledger import POOL, Ledger


@pytest.mark.example("cul-bas.to-them")
def test_the_winner_to_whom_the_french_pays_in_the_plural_is_one() -> None:
    """Two who have no card left cannot both be first, and those who pay are not paid."""
    won = clears_his_hand(
        stakes=(2, 2, 2), cards_left_by_seat=(1, 0, 0), cards_shown_by_seat=(0, 3, 0)
    )
    assert won == Won(winner=2, stakes=6, from_each=(1, 3, 0))
    with pytest.raises(ValueError, match="he is the first"):
        clears_his_hand(
            stakes=(2, 2, 2), cards_left_by_seat=(1, 0, 0), cards_shown_by_seat=(0, 0, 0)
        )


@pytest.mark.example("cul-bas.three-eights")
def test_nobody_else_can_take_the_eights_and_they_serve_no_more_than_one() -> None:
    hand, board = cards("8S KS 2D"), cards("8H 4S 8D KH 8C")
    others = tuple(card for card in pack() if card not in (*hand, *board))
    eights = set(cards("8H 8D 8C"))
    assert not any(
        eights & set(found.taken)
        for card in others
        for found in may_take(hand=(card,), board=board)
    )
    (three,) = fourth_takes_three(hand=hand, board=board)
    assert three.left == may_take(hand=hand, board=board)[0].left == 2


@given(st.permutations(pack()), st.integers(2, 8))
def test_a_deal_played_out_pays_all_that_is_due_and_no_more(
    stock: list[Card], players: int
) -> None:
    hands = [tuple(stock[5 * seat : 5 * seat + 5]) for seat in range(players)]
    table = tuple(stock[5 * players : 5 * players + 8])
    shown = [0] * players
    winner: Won | None = None
    while winner is None and any(hands):
        for seat in order_of_taking(dealer=players - 1, players=players):
            if not hands[seat]:
                continue
            put = puts_cul_bas(hand=hands[seat], board=table)
            found = () if put else may_take(hand=hands[seat], board=table)
            assert bool(put) is not bool(found)
            if put:
                shown[seat], hands[seat], table = len(put), (), (*table, *put)
                continue
            three = three_take_one(hand=hands[seat], board=table)
            taking = three if three is not None else found[0]
            table = left_on_table(board=table, cards_played=taking.played, cards_drawn=taking.taken)
            hands[seat] = tuple(card for card in hands[seat] if card not in taking.played)
            assert len(hands[seat]) == taking.left
            held = tuple(map(len, hands))
            winner = clears_his_hand(
                stakes=(2,) * players, cards_left_by_seat=held, cards_shown_by_seat=tuple(shown)
            )
            if winner:
                break
    names = [str(seat) for seat in range(players)]
    ledger = Ledger.opened(names, each=10).collected(names, 2)
    if winner:
        ledger = ledger.paid(POOL, names[winner.winner], winner.stakes)
        for seat, due in enumerate(winner.from_each):
            ledger = ledger.paid(names[seat], names[winner.winner], due)
        assert ledger.held[POOL] == 0
        assert winner.from_each[winner.winner] == 0
    assert ledger.total == 10 * players
