"""Choose for each law one case that shows its function at work.

The first choice is a case of a topic that asks the law. Otherwise it is a row of the casebook, from
a case that quotes the law. The row must be short enough to follow, and if possible one of its
conditions is met.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from lawsofplay.base.errors import InputError
from lawsofplay.cases.topics import Topic
from lawsofplay.rules.asking import ask
from lawsofplay.rules.casebook.model import Casebook
from lawsofplay.rules.explanation import Explanation
from lawsofplay.rules.named import calls_of
from lawsofplay.rules.registry import rule_named
from lawsofplay.rules.trace import Call, Proviso

_LONGEST = 180
"""How many letters the facts of a row may have, as typed."""

_MOST = 200
"""How many steps the explanation of a row may have."""

_TRIED = 40
"""How many rows are tried for a law."""


@dataclass(frozen=True)
class CaseAtWork:
    """A call that shows a law at work: the function, the facts as typed, and their origin.

    If the call is from a topic, ``topic`` is its id and ``words`` are the facts in words. If it
    is from the casebook, ``file`` is the file of the case and ``words`` its heading.
    """

    law: str
    function: str
    ask: tuple[str, ...]
    words: str
    topic: str = ""
    file: str = ""

    def explained(self) -> Explanation:
        """Ask the function.

        Raises InputError for facts that the law does not know or refuses.
        """
        return ask(rule_named(self.function), self.law, self.ask)


def from_topics(topics: Iterable[Topic]) -> dict[str, CaseAtWork]:
    """For each law the first case of a topic that asks it."""
    by_law: dict[str, CaseAtWork] = {}
    for topic in topics:
        for case in topic.cases:
            for answer in case.answers:
                for law in answer.words:
                    made = CaseAtWork(law, answer.function, answer.ask, case.facts, topic=topic.id)
                    by_law.setdefault(law, made)
    return by_law


def from_cases(books: Iterable[Casebook]) -> dict[str, list[CaseAtWork]]:
    """For each law the rows of the cases that quote it, with a function that executes it."""
    by_law: dict[str, list[CaseAtWork]] = {}
    for book in books:
        for case in book.cases:
            laws = dict.fromkeys(quoted.address for quoted in case.quoted)
            for function, call in calls_of(case):
                for law in laws:
                    if law in rule_named(function).addresses:
                        made = CaseAtWork(law, function, call, case.heading, file=book.file)
                        by_law.setdefault(law, []).append(made)
    return by_law


def at_work(
    law: str, topics: Mapping[str, CaseAtWork], rows: Mapping[str, Sequence[CaseAtWork]]
) -> CaseAtWork | None:
    """The case that shows a law at work; None where no topic and no row asks it."""
    return topics.get(law) or _best(rows.get(law, ()))


def _best(rows: Iterable[CaseAtWork]) -> CaseAtWork | None:
    short = (row for row in rows if sum(map(len, row.ask)) <= _LONGEST)
    sound: CaseAtWork | None = None
    for work in islice(short, _TRIED):
        call = _call(work)
        if call and _meets(call):
            return work
        if call and sound is None:
            sound = work
    return sound


def _call(work: CaseAtWork) -> Call | None:
    """The call; None where the law refuses the facts or the explanation is too long."""
    try:
        call = work.explained().call
    except InputError:
        return None
    return call if _size(call) <= _MOST else None


def _meets(call: Call) -> bool:
    return any(isinstance(step, Proviso) and step.met for step in call.steps)


def _size(call: Call) -> int:
    return sum(1 + (_size(step) if isinstance(step, Call) else 0) for step in call.steps)
