"""Words for an answer that is what moves: ``says=pays("the dealer", "the pool", "fish")``."""

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
    """Who pays an amount to whom, in which unit; below nought the other way round."""

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
        return tuple(it for it in (self.payer, self.payee, self.nothing, self.none) if it)

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
    """What each player wins, or loses below nought, the answer being the amounts by player."""

    who: tuple[str, ...]
    unit: str
    others: str

    def takes(self, kind: Any) -> bool:
        return get_origin(kind) is tuple or kind is tuple

    def texts(self) -> tuple[str, ...]:
        return ()

    def say(self, answer: Any, facts: Facts) -> str:
        pairs = zip(self.players(answer), answer, strict=True)
        said = [_won(player, amount, self.unit) for player, amount in pairs if amount]
        return whole(listed(said)) if said else NOTHING_DUE

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        pairs = tuple(zip(self.players(answer), answer, strict=True))
        one = _only_one(pairs)
        return tuple(
            payment
            for player, won in pairs
            if player != one
            for payment in flow(one or self.others, player, won, self.unit)
        )

    def players(self, answer: Any) -> tuple[str, ...]:
        if len(self.who) > 1:
            return self.who
        return tuple(filled(self.who[0], place, {}) for place in range(len(answer)))


def _only_one(pairs: tuple[tuple[str, Number], ...]) -> str:
    """The only player who wins, or who loses, where the others together pay it or have it.

    It is then known who pays whom; else only what each has from the others or gives them.
    """
    if sum(won for _, won in pairs):
        return ""
    winners = [player for player, won in pairs if won > 0]
    losers = [player for player, won in pairs if won < 0]
    return next((side[0] for side in (winners, losers) if len(side) == 1), "")


@dataclass(frozen=True)
class _EachPays(Words):
    """That each of the players answered, by their places, pays the same."""

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
            payment for one in payers for payment in flow(one, payee, self.amount, self.unit)
        )


@dataclass(frozen=True)
class _Dues(Words):
    """Who pays whom each of the amounts answered, in their order."""

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
    """An amount that moves, told in other words."""

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
    """Who pays the amount answered, to whom, in what; an amount of nought: nothing is due.

    Payee and unit may be left out where the answer has them, as a ``Forfeit`` has. ``nothing`` is
    said of nought where more, or less, follows from it than that nothing is due, ``none`` where
    nothing is answered.
    """
    return _Pays(payer, payee, unit, nothing, none)


def moves(words: Words, payer: str, payee: str, unit: str) -> Words:
    """Words of their own for an amount that moves: who pays it to whom, in what, is not in them."""
    return _Moves(words, _Pays(payer, payee, unit, "", ""))


def shares(*who: str, unit: str, others: str = "the others") -> Words:
    """What each player wins or loses, the answer being the amounts by player.

    ``who``: a name for each, or one with the place in it: ``"the {:seat} player"``. ``others``:
    who pays them and is paid by them.
    """
    return _Shares(who, unit, others)


def dues(*flows: tuple[str, str], unit: str, nothing: str = NOTHING_DUE) -> Words:
    """Who pays whom each of the amounts answered: ``dues(("he", "the pool"), ...)``."""
    return _Dues(flows, unit, nothing)


def each_pays(who: str, payee: str, unit: str, amount: Number = 1) -> Words:
    """Each of the players answered pays the amount: ``each_pays("the {:seat} player", ...)``."""
    return _EachPays(who, payee, amount, unit)
