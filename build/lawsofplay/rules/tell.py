"""An answer told: its sentence, what kind of answer it is, and what moves by it.

Apart from each other always: that nothing is due, that the law does not say, that the facts are
not allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from lawsofplay.rules.registry import Rule, rule_known
from lawsofplay.rules.trace import Call
from lawsofplay.sentences.payments import NOTHING_DUE, Payment, Total, totals
from lawsofplay.sentences.templates import whole
from lawsofplay.sentences.words import moved_by, said_of

NOT_SAID = "The law does not say."
REFUSED = "It is not allowed: "


class Kind(Enum):
    """What kind of answer it is."""

    RULED = "ruled"
    NOTHING_DUE = "nothing-due"
    NOT_SAID = "not-said"
    NOT_ALLOWED = "not-allowed"


@dataclass(frozen=True)
class Telling:
    """An answer told: the sentence, its kind, what is paid, and what each player wins by it."""

    sentence: str
    kind: Kind
    payments: tuple[Payment, ...] = ()
    totals: tuple[Total, ...] = ()

    def data(self) -> dict[str, Any]:
        """The telling for JSON: sentence, kind, and lists of payments and totals."""
        return {
            "sentence": self.sentence,
            "kind": self.kind.value,
            "payments": [payment.data() for payment in self.payments],
            "totals": [total.data() for total in self.totals],
        }


def tell(rule: Rule, facts: Mapping[str, object], answer: object, address: str) -> Telling | None:
    """The answer of a rule on these facts, told for the law asked; None where it has no words.

    ``facts`` are those given; usual ones may be left out.
    """
    told = _told(rule, {**rule.usual, **facts}, answer)
    if told is None:
        return None
    sentence, moved, players = told
    payments = tuple(replace(payment, law=address) for payment in moved)
    return Telling(sentence, _kind(sentence), payments, totals(payments, players))


def sentence_of(rule: Rule, facts: Mapping[str, object], answer: object, address: str) -> str:
    """The answer of a rule as a sentence, as `tell` tells it; empty where it has no words."""
    telling = tell(rule, facts, answer, address)
    return telling.sentence if telling else ""


def refused(reason: str) -> Telling:
    """A refusal told.

    >>> refused("cards may be two or three").sentence
    'It is not allowed: cards may be two or three.'
    """
    return Telling(whole(REFUSED + reason), Kind.NOT_ALLOWED)


def tell_call(call: Call, asked: str) -> Telling | None:
    """A call told for the law asked, or for the first of its function where another was asked."""
    rule = rule_known(call.function)
    if call.refusal or rule is None:
        return refused(call.refusal) if call.refusal else None
    # A judgement is of no law: it is told for the one that is asked.
    law = asked if asked in call.addresses else next(iter(call.addresses), asked)
    return tell(rule, call.facts, call.value, law)


def _kind(said: str) -> Kind:
    return {NOT_SAID: Kind.NOT_SAID, NOTHING_DUE: Kind.NOTHING_DUE}.get(said, Kind.RULED)


Moved = tuple[str, tuple[Payment, ...], tuple[str, ...]]


def _told(rule: Rule, facts: Mapping[str, object], answer: Any) -> Moved | None:
    says = rule.says
    if not (says and says.tells(answer)) and not hasattr(answer, "sentence"):
        return None
    players = says.players(answer) if says and says.tells(answer) else ()
    return said_of(says, answer, facts), moved_by(says, answer, facts), players
