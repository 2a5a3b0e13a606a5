"""Words for an answer that is a payment: ``says=pays("the dealer", "the pool", "fish")``."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, get_origin

from lawsofplay.sentences.payments import NOTHING_DUE, Payment, flow, paid
from lawsofplay.sentences.phrases import Number, counted, listed
from lawsofplay.sentences.templates import filled, whole
from lawsofplay.sentences.words import Facts, Words


@dataclass(frozen=True)
class _Pays(Words):
    """Who pays an amount to whom, in which unit; an amount below nought is paid back."""

    payer: str
    payee: str
    unit: str
    nothing: str
    none: str

    def takes(self, kind: Any) -> bool:
        if kind is type(None):
            return bool(self.none)
        number = kind in (int, Fraction) and bool(self.payee and self.unit)
        return number or hasattr(kind, "payments")

    def texts(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.payer, self.payee, self.nothing, self.none)))

    def say(self, answer: Any, facts: Facts) -> str:
        if answer is None:
            return whole(self.none)
        moved = self.moves(answer, facts)
        return paid(moved) if moved else whole(filled(self.nothing, answer, facts))

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        if answer is None:
            return ()
        payer, payee = (filled(text, answer, facts) for text in (self.payer, self.payee))
        if not hasattr(answer, "payments"):
            return flow(payer, payee, answer, self.unit)
        return tuple(
            Payment(payer, payee or payment.payee, payment.amount, self.unit or payment.unit)
            for payment in answer.payments
        )


@dataclass(frozen=True)
class _Shares(Words):
    """What each player wins or loses: the answer has an amount for each, below nought a loss."""

    who: tuple[str, ...]
    unit: str
    others: str

    def takes(self, kind: Any) -> bool:
        return get_origin(kind) is tuple or kind is tuple

    def texts(self) -> tuple[str, ...]:
        return ()

    def say(self, answer: Any, facts: Facts) -> str:
        pairs = zip(self.players(answer), answer, strict=True)
        clauses = [_won(player, amount, self.unit) for player, amount in pairs if amount]
        return whole(listed(clauses)) if clauses else NOTHING_DUE

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        pairs = tuple(zip(self.players(answer), answer, strict=True))
        single = _only_one(pairs)
        return tuple(
            payment
            for player, won in pairs
            if player != single
            for payment in flow(single or self.others, player, won, self.unit)
        )

    def players(self, answer: Any) -> tuple[str, ...]:
        if len(self.who) > 1:
            return self.who
        return tuple(filled(self.who[0], place, {}) for place in range(len(answer)))


def _only_one(pairs: tuple[tuple[str, Number], ...]) -> str:
    """The only winner, or the only loser, when the others have the same sum together; else "".

    Then it is known who pays whom. Otherwise it is only known what each wins or loses.
    """
    if sum(won for _, won in pairs):
        return ""
    winners = [player for player, won in pairs if won > 0]
    losers = [player for player, won in pairs if won < 0]
    return next((side[0] for side in (winners, losers) if len(side) == 1), "")


@dataclass(frozen=True)
class _EachPays(Words):
    """Each of several players pays the same amount: the answer has their places."""

    payer: str
    payee: str
    amount: Number
    unit: str

    def takes(self, kind: Any) -> bool:
        return get_origin(kind) is tuple or kind is tuple

    def texts(self) -> tuple[str, ...]:
        return (self.payee,)

    def say(self, answer: Any, facts: Facts) -> str:
        return paid(self.moves(answer, facts))

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        payee = filled(self.payee, answer, facts)
        payers = (filled(self.payer, seat, facts) for seat in answer)
        return tuple(
            payment for payer in payers for payment in flow(payer, payee, self.amount, self.unit)
        )


@dataclass(frozen=True)
class _Dues(Words):
    """Several payments: the answer has an amount for each pair of payer and payee, in order."""

    flows: tuple[tuple[str, str], ...]
    unit: str
    nothing: str

    def takes(self, kind: Any) -> bool:
        return issubclass(get_origin(kind) or kind, tuple)

    def texts(self) -> tuple[str, ...]:
        return (*(text for pair in self.flows for text in pair), self.nothing)

    def say(self, answer: Any, facts: Facts) -> str:
        moved = self.moves(answer, facts)
        return paid(moved) if moved else whole(filled(self.nothing, answer, facts))

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        due = zip(self.flows, answer, strict=True)
        return tuple(payment for pair, amount in due for payment in flow(*pair, amount, self.unit))


@dataclass(frozen=True)
class _Moves(Words):
    """A payment whose sentence has other words than "who pays whom"."""

    words: Words
    paid: _Pays

    def takes(self, kind: Any) -> bool:
        return self.words.takes(kind)

    def texts(self) -> tuple[str, ...]:
        return (*self.words.texts(), *self.paid.texts())

    def say(self, answer: Any, facts: Facts) -> str:
        return self.words.say(answer, facts)

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        return self.paid.moves(answer, facts)


def _won(player: str, amount: Any, unit: str) -> str:
    return f"{player} {'loses' if amount < 0 else 'wins'} {counted(abs(amount), unit)}"


def pays(
    payer: str, payee: str = "", unit: str = "", *, nothing: str = NOTHING_DUE, none: str = ""
) -> Words:
    """Words for an amount that is paid: who pays it, to whom, in which unit.

    ``payee`` and ``unit`` may be left out if the answer has them, as a ``Forfeit`` has.
    ``nothing`` is the sentence for an amount of nought, ``none`` for the answer None.
    """
    return _Pays(payer, payee, unit, nothing, none)


def moves(words: Words, payer: str, payee: str, unit: str) -> Words:
    """Other words for an amount that is paid; payer, payee and unit are only for the payment."""
    return _Moves(words, _Pays(payer, payee, unit, "", ""))


def shares(*who: str, unit: str, others: str = "the others") -> Words:
    """Words for what each player wins or loses: the answer has an amount for each player.

    ``who`` has a name for each, or one template for all: ``"the {:seat} player"``. ``others`` is
    the name of those who pay a winner and are paid by a loser.
    """
    return _Shares(who, unit, others)


def dues(*flows: tuple[str, str], unit: str, nothing: str = NOTHING_DUE) -> Words:
    """Words for several payments, an amount for each pair: ``dues(("he", "the pool"), ...)``."""
    return _Dues(flows, unit, nothing)


def each_pays(who: str, payee: str, unit: str, amount: Number = 1) -> Words:
    """Words for players who pay the same amount: ``each_pays("the {:seat} player", ...)``.

    The answer has the places of the players, from 0.
    """
    return _EachPays(who, payee, amount, unit)
