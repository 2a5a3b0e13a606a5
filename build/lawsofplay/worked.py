"""A worked case for each law that runs: facts put to its function, to show how it decides.

A law that stands in a topic is shown with the topic's case. For the others
executable_rules/worked.tsv keeps the first telling call of a test that quotes the law, one line a
law, its columns between tabs, named in the first line::

    law  function  facts  test

Facts are as typed for ``laws ask``, an upright stroke between two; `lawsofplay.recording` writes
the file. What follows from the facts stands nowhere: the function is run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.errors import InputError
from lawsofplay.files import write_text
from lawsofplay.project import Project
from lawsofplay.rules.asking import ask
from lawsofplay.rules.explanation import Explanation
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.topics import Topic, load_topics

SHOWN = "executable_rules/worked.tsv"
"""The file, as messages name it."""

HEAD = "law\tfunction\tfacts\ttest"
_BETWEEN = " | "


@dataclass(frozen=True)
class Worked:
    """A call that shows a law at work: its function, the facts as typed, and whence they come.

    A case of a topic has the topic's id and the facts in words; a recorded call has the test.
    """

    law: str
    function: str
    ask: tuple[str, ...]
    topic: str = ""
    words: str = ""
    test: str = ""


def worked_cases(project: Project, topics: Iterable[Topic] | None = None) -> dict[str, Worked]:
    """The worked case of each law that has one: of a topic before one recorded."""
    found = {it.law: it for it in read_worked(project)}
    return found | from_topics(load_topics(project) if topics is None else topics)


def from_topics(topics: Iterable[Topic]) -> dict[str, Worked]:
    """The first case of a topic for each law."""
    found: dict[str, Worked] = {}
    for topic in topics:
        for case in topic.cases:
            for it in case.answers:
                for law in it.words:
                    case_of = Worked(law, it.function, it.ask, topic.id, case.facts)
                    found.setdefault(law, case_of)
    return found


def read_worked(project: Project) -> tuple[Worked, ...]:
    """The calls recorded. Raises InputError for a line of another form."""
    from lawsofplay.schemas.laws import WorkedRow
    from lawsofplay.schemas.reading import read_table

    path = project.root / SHOWN
    if not path.is_file():
        return ()
    rows = read_table(path, SHOWN, WorkedRow, ("law",))
    return tuple(Worked(it.law, it.function, _facts(it.facts), test=it.test) for it in rows)


def _facts(typed: str) -> tuple[str, ...]:
    return tuple(typed.split(_BETWEEN)) if typed else ()


def write_worked(project: Project, calls: Iterable[Worked]) -> bool:
    """Keep calls, sorted by law; tells whether the file changed."""
    rows = sorted((it.law, it.function, _BETWEEN.join(it.ask), it.test) for it in calls)
    lines = [HEAD, *("\t".join(row) for row in rows)]
    return write_text(project.root / SHOWN, "\n".join(lines) + "\n")


def can_be_kept(ask: Iterable[str]) -> bool:
    """Whether facts as typed survive the file: no tab, no line, no mark of the next fact."""
    return not any(mark in word for word in ask for mark in ("\t", "\n", _BETWEEN))


def explained(worked: Worked, rules: dict[str, Rule]) -> Explanation:
    """Run a worked case. Raises InputError for an unknown function and for facts refused."""
    rule = rules.get(worked.function)
    if rule is None or worked.law not in rule.addresses:
        mend = f"{worked.function} does not execute it; run: laws worked --store"
        raise InputError(SHOWN, worked.law, mend)
    return ask(rule, worked.law, worked.ask)


def check_worked(project: Project) -> Iterator[InputError]:
    """Recorded calls that can no longer be made."""
    rules = load_rules()
    for worked in read_worked(project):
        try:
            explained(worked, rules)
        except InputError as error:
            mend = f"{error.mend}; run: laws worked --store"
            yield error if error.file == SHOWN else InputError(SHOWN, worked.law, mend)
