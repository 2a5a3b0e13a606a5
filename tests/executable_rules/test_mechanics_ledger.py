"""The ledger: whatever is paid, no counter is made and none is lost. Results in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.deals import next_player, packets_make, stock_left
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.results import Forfeit, Payee, Ruling, Unit, Verdict

PLAYERS = ("Ann", "Ben", "Cis")
ACCOUNTS = st.sampled_from((*PLAYERS, POOL))
PAYMENTS = st.lists(st.tuples(ACCOUNTS, ACCOUNTS, st.integers(0, 500)), max_size=20)


@given(st.integers(0, 100), st.integers(0, 100), PAYMENTS)
def test_payments_neither_make_nor_lose_a_counter(
    each: int, pool: int, payments: list[tuple[str, str, int]]
) -> None:
    ledger = Ledger.opened(PLAYERS, each, pool)
    for payer, payee, counters in payments:
        ledger = ledger.paid(payer, payee, counters)
    assert ledger.total == 3 * each + pool


@given(st.integers(0, 50))
def test_what_is_collected_and_shared_comes_back(counters: int) -> None:
    opened = Ledger.opened(PLAYERS, 10)
    assert opened.collected(PLAYERS, counters).held[POOL] == 3 * counters
    assert opened.collected(PLAYERS, counters).shared(PLAYERS, counters) == opened


def test_a_payment_moves_counters_and_leaves_the_old_ledger_as_it_was() -> None:
    opened = Ledger.opened(PLAYERS, 5)
    assert dict(opened.paid("Ann", "Ben", 7).held) == {"Ann": -2, "Ben": 12, "Cis": 5, POOL: 0}
    assert opened.held["Ann"] == 5


def test_who_has_no_account_cannot_pay() -> None:
    with pytest.raises(ValueError, match="'Dan' has no account; they are Ann, Ben, Cis, pool"):
        Ledger.opened(PLAYERS).paid("Dan", POOL, 1)
    with pytest.raises(ValueError, match="counters=-1 cannot be"):
        Ledger.opened(PLAYERS).paid("Ann", POOL, -1)


def test_more_cards_than_the_pack_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="5 players with 10 cards are more than the pack's 44"):
        stock_left(44, 5, 10)
    assert stock_left(44, 4, 10) == 4
    assert not packets_make(9, (10, -1))
    assert next_player(3, 4) == 0


def test_a_ruling_reads_as_a_sentence() -> None:
    assert str(Ruling(Verdict.STANDS)) == "it stands good: what was done is done"
    told = Ruling(Verdict.LOSES_DEAL, Forfeit(2, Unit.GAME, Payee.ADVERSARY))
    assert str(told) == "the dealer loses his deal; he pays 2 games to the adversary"
