"""The words for an answer: its sentence, its kind, and what is paid by it.

Three kinds of answers are always distinct: nothing is due; the law does not say; the facts are not
allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypedDict

from lawsofplay.rules.registry import Rule, rule_known
from lawsofplay.rules.trace import Call
from lawsofplay.sentences.payments import NOTHING_DUE, Payment, Total, totals
from lawsofplay.sentences.templates import whole
from lawsofplay.sentences.words import moved_by, said_of

NOT_SAID = "The law does not say."
REFUSED = "It is not allowed: "


class Kind(Enum):
    """The kind of an answer."""

    RULED = "ruled"
    NOTHING_DUE = "nothing-due"
    NOT_SAID = "not-said"
    NOT_ALLOWED = "not-allowed"


class TellingData(TypedDict):
    """The words for an answer, for JSON; payments and totals have the fields of their classes."""

    sentence: str
    kind: str
    payments: list[dict[str, object]]
    totals: list[dict[str, object]]


@dataclass(frozen=True)
class Telling:
    """The words for an answer: its sentence and kind, the payments, and what each player wins."""

    sentence: str
    kind: Kind
    payments: tuple[Payment, ...] = ()
    totals: tuple[Total, ...] = ()

    def data(self) -> TellingData:
        """The telling for JSON: sentence, kind, and lists of payments and totals."""
        return {
            "sentence": self.sentence,
            "kind": self.kind.value,
            "payments": [payment.data() for payment in self.payments],
            "totals": [total.data() for total in self.totals],
        }


def tell(rule: Rule, facts: Mapping[str, object], answer: object, address: str) -> Telling | None:
    """The words for the answer of a rule on these facts; None if there are no words for it.

    ``facts`` may leave out usual values. ``address`` is the law asked, which the payments name.
    """
    worded = _worded(rule, {**rule.usual, **facts}, answer)
    if worded is None:
        return None
    sentence, moved, players = worded
    payments = tuple(replace(payment, law=address) for payment in moved)
    return Telling(sentence, _kind(sentence), payments, totals(payments, players))


def sentence_of(rule: Rule, facts: Mapping[str, object], answer: object, address: str) -> str:
    """The sentence for the answer of a rule, as `tell` gives it; empty if it has no words."""
    telling = tell(rule, facts, answer, address)
    return telling.sentence if telling else ""


def refused(reason: str) -> Telling:
    """The words for a refusal of facts.

    >>> refused("cards may be two or three").sentence
    'It is not allowed: cards may be two or three.'
    """
    return Telling(whole(REFUSED + reason), Kind.NOT_ALLOWED)


def tell_call(call: Call, asked: str) -> Telling | None:
    """The words for a call; payments name the law asked, or the first law of the function."""
    rule = rule_known(call.function)
    if call.refusal or rule is None:
        return refused(call.refusal) if call.refusal else None
    # A judgement has no law of its own, so its payments name the law that is asked.
    law = asked if asked in call.addresses else next(iter(call.addresses), asked)
    return tell(rule, call.facts, call.value, law)


def _kind(sentence: str) -> Kind:
    return {NOT_SAID: Kind.NOT_SAID, NOTHING_DUE: Kind.NOTHING_DUE}.get(sentence, Kind.RULED)


def _worded(
    rule: Rule, facts: Mapping[str, object], answer: Any
) -> tuple[str, tuple[Payment, ...], tuple[str, ...]] | None:
    """The sentence, the payments and the players of an answer; None if it has no words."""
    says = rule.says
    if not (says and says.tells(answer)) and not hasattr(answer, "sentence"):
        return None
    players = says.players(answer) if says and says.tells(answer) else ()
    return said_of(says, answer, facts), moved_by(says, answer, facts), players
