"""A case for each law that runs, to show its function at work.

It is the first case of a topic that asks the law; where none does, a row of the casebook: of a
case that quotes the law, short enough to be followed, best one in which a condition was met.
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
"""Letters that the facts of a row may take, as typed."""

_MOST = 200
"""Steps that the explanation of a row may take."""

_TRIED = 40
"""Rows that are tried for a law."""


@dataclass(frozen=True)
class AtWork:
    """A call that shows a law at work: its function, the facts as typed, and whence they come.

    ``words`` are the facts in words, of a topic, whose id is then given; or the heading of the
    case, whose ``file`` is then given.
    """

    law: str
    function: str
    ask: tuple[str, ...]
    words: str
    topic: str = ""
    file: str = ""

    def explained(self) -> Explanation:
        """The call made. Raises InputError for facts that the law does not know or refuses."""
        return ask(rule_named(self.function), self.law, self.ask)


def from_topics(topics: Iterable[Topic]) -> dict[str, AtWork]:
    """The first case of a topic for each law."""
    found: dict[str, AtWork] = {}
    for topic in topics:
        for case in topic.cases:
            for answer in case.answers:
                for law in answer.words:
                    made = AtWork(law, answer.function, answer.ask, case.facts, topic=topic.id)
                    found.setdefault(law, made)
    return found


def from_cases(books: Iterable[Casebook]) -> dict[str, list[AtWork]]:
    """For each law the rows of the cases that quote it, put to a function that executes it."""
    found: dict[str, list[AtWork]] = {}
    for book in books:
        for case in book.cases:
            laws = dict.fromkeys(quoted.address for quoted in case.quoted)
            for function, call in calls_of(case):
                for law in laws:
                    if law in rule_named(function).addresses:
                        made = AtWork(law, function, call, case.heading, file=book.file)
                        found.setdefault(law, []).append(made)
    return found


def at_work(
    law: str, topics: Mapping[str, AtWork], rows: Mapping[str, Sequence[AtWork]]
) -> AtWork | None:
    """The case by which a law is shown; None where no topic and no row shows it."""
    return topics.get(law) or _best(rows.get(law, ()))


def _best(rows: Iterable[AtWork]) -> AtWork | None:
    short = (row for row in rows if sum(map(len, row.ask)) <= _LONGEST)
    sound: AtWork | None = None
    for work in islice(short, _TRIED):
        call = _call(work)
        if call and _meets(call):
            return work
        if call and sound is None:
            sound = work
    return sound


def _call(it: AtWork) -> Call | None:
    """The call, where the law knows its facts and its explanation is not too long."""
    try:
        call = it.explained().call
    except InputError:
        return None
    return call if _size(call) <= _MOST else None


def _meets(call: Call) -> bool:
    return any(isinstance(step, Proviso) and step.met for step in call.steps)


def _size(call: Call) -> int:
    return sum(1 + (_size(step) if isinstance(step, Call) else 0) for step in call.steps)
