"""Payments: who pays whom, how much, in which unit, and by which law."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from lawsofplay.sentences.phrases import Number, counted, listed
from lawsofplay.sentences.templates import whole

NOTHING_DUE = "Nothing is due."

UNNAMED = "one whom the law does not name"
"""The name of a payer or payee whom the law does not mention."""


@dataclass(frozen=True)
class Payment:
    """An amount of a unit that the payer gives to the payee, and the address of the law."""

    payer: str
    payee: str
    amount: Number
    unit: str
    law: str = ""

    def data(self) -> dict[str, object]:
        """The payment for JSON; a fraction is text such as ``7/2``."""
        unit = self.unit.partition("|")[0]
        return {**vars(self), "amount": as_data(self.amount), "unit": unit}


@dataclass(frozen=True)
class Total:
    """What a player wins by several payments, in one unit; an amount below nought is a loss."""

    player: str
    amount: Number
    unit: str

    def data(self) -> dict[str, object]:
        """The total for JSON; a fraction is text such as ``7/2``."""
        unit = self.unit.partition("|")[0]
        return {**vars(self), "amount": as_data(self.amount), "unit": unit}


def as_data(amount: Number) -> int | str:
    """An amount for JSON: a whole number, or the text of a fraction such as ``7/2``."""
    return int(amount) if Fraction(amount).denominator == 1 else str(amount)


def flow(payer: str, payee: str, amount: Number, unit: str) -> tuple[Payment, ...]:
    """The payment of an amount: none for nought; below nought, the payee pays the payer.

    >>> flow("the dealer", "the pool", -2, "counter")
    (Payment(payer='the pool', payee='the dealer', amount=2, unit='counter', law=''),)
    """
    if amount < 0:
        payer, payee, amount = payee, payer, -amount
    return (Payment(payer, payee, amount, unit),) if amount else ()


def paid(payments: Iterable[Payment]) -> str:
    """Payments as one sentence, or as several when one player pays another in two units.

    >>> paid([Payment("the dealer", "each of the other players", 3, "counter")])
    'The dealer pays 3 counters to each of the other players.'
    >>> paid(Payment("the pool", to, 3, "fish") for to in ("the dealer", "the stake"))
    'The pool pays 3 fishes to the dealer and 3 fishes to the stake.'
    >>> paid([Payment("the others together", "the winner", 3, "counter")])
    'The others together pay 3 counters to the winner.'
    >>> paid([Payment("the pool", "him", 1, "fish"), Payment("the pool", "him", 3, "counter")])
    'The pool pays 1 fish and 3 counters to him.'
    """
    sums: dict[str, dict[str, list[str]]] = {}
    for payment in payments:
        of_payer = sums.setdefault(payment.payer, {})
        of_payer.setdefault(payment.payee, []).append(counted(payment.amount, payment.unit))
    clauses = [f"{payer} {_pay(payer)} {_dues(of_payer)}" for payer, of_payer in sums.items()]
    if any(len(due) > 1 for of_payer in sums.values() for due in of_payer.values()):
        return " ".join(map(whole, clauses))
    return whole(listed(clauses)) if clauses else NOTHING_DUE


def _dues(by_payee: Mapping[str, Iterable[str]]) -> str:
    return listed(f"{listed(due)} to {payee}" for payee, due in by_payee.items())


def _pay(payer: str) -> str:
    """The verb for a payer: "pay" for several, such as *the others together*, else "pays"."""
    return "pay" if payer.endswith(" together") else "pays"


def totals(payments: Iterable[Payment], players: Iterable[str]) -> tuple[Total, ...]:
    """What each player wins or loses in each unit, in the order of the players."""
    moved = tuple(payments)
    units = sorted({payment.unit for payment in moved})
    return tuple(
        Total(
            player, sum(_moved(payment, player) for payment in moved if payment.unit == unit), unit
        )
        for player in players
        for unit in units
    )


def _moved(payment: Payment, player: str) -> Number:
    won = payment.amount if payment.payee == player else 0
    return won - (payment.amount if payment.payer == player else 0)
