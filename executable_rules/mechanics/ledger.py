"""A ledger of counters: who has what. Payments move counters; none is made and none is lost."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from executable_rules.mechanics.numbers import whole_number

POOL = "pool"
"""The account of what lies on the board (*la poule*)."""


@dataclass(frozen=True)
class Ledger:
    """What each account holds, in counters; a debt is below zero.

    >>> opened = Ledger.opened(["Ann", "Ben", "Cis"], each=20)
    >>> print(opened.collected(["Ann", "Ben", "Cis"], 2).paid(POOL, "Ann", 6))
    Ann 24, Ben 18, Cis 18, pool 0
    """

    held: Mapping[str, int]

    @classmethod
    def opened(cls, players: Collection[str], each: int = 0, pool: int = 0) -> Ledger:
        """A ledger in which every player holds the same sum, and the pool this sum."""
        return cls(MappingProxyType(dict.fromkeys(players, each) | {POOL: pool}))

    @property
    def total(self) -> int:
        """All counters there are: no payment changes it."""
        return sum(self.held.values())

    def paid(self, payer: str, payee: str, counters: int) -> Ledger:
        """The ledger after one payment.

        Raises ValueError for an account that is not there and for less than no counter.
        """
        whole_number("counters", counters, 0)
        for account in (payer, payee):
            if account not in self.held:
                raise ValueError(f"{account!r} has no account; they are {', '.join(self.held)}")
        held = dict(self.held)
        held[payer] -= counters
        held[payee] += counters
        return Ledger(MappingProxyType(held))

    def collected(self, payers: Collection[str], counters: int, payee: str = POOL) -> Ledger:
        """The ledger after each of some players paid this sum to one."""
        ledger = self
        for payer in payers:
            ledger = ledger.paid(payer, payee, counters)
        return ledger

    def shared(self, payees: Collection[str], counters: int, payer: str = POOL) -> Ledger:
        """The ledger after one paid this sum to each of some players."""
        ledger = self
        for payee in payees:
            ledger = ledger.paid(payer, payee, counters)
        return ledger

    def __str__(self) -> str:
        return ", ".join(f"{account} {counters}" for account, counters in self.held.items())
