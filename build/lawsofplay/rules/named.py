"""Finding a case by its name, as topics refer to it: ``tontine: an entire pack``.

The name has the file, as a path below tests/executable_rules with dots, and the heading. The case
then gives the function, the facts, the laws and their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.rules.asking import asked_facts
from lawsofplay.rules.casebook.model import Case, Casebook, Question, Row
from lawsofplay.rules.casebook.ranges import expanded
from lawsofplay.rules.casebook.reading import SUFFIX, read_casebook
from lawsofplay.rules.knowing import refuse_unknown
from lawsofplay.rules.registry import Rule, rule_named

FOLDER = "tests/executable_rules"
"""The folder of the files of cases."""

FACTLESS = "->"
"""The name of a row without facts."""

Call = tuple[str, ...]


@dataclass(frozen=True)
class Decision:
    """A call of a case: the function, the facts as typed, and the words of each law by address."""

    function: str
    ask: Call
    words: dict[str, str]


class Shelf:
    """The files of cases of a project; each is read when a case in it is first needed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._books: dict[str, Casebook] = {}

    def case(self, name: str) -> Case:
        """The case of a name. Raises ValueError, with the nearest name, if there is none."""
        module, _, heading = name.partition(": ")
        cases = {case.heading: case for case in self._book(module).cases}
        if heading not in cases:
            raise ValueError(f"{module} has no case {heading!r}{_nearest(heading, cases)}")
        return cases[heading]

    def _book(self, module: str) -> Casebook:
        if module not in self._books:
            path = self._root / FOLDER / f"{module.replace('.', '/')}{SUFFIX}"
            if not path.is_file():
                hint = _nearest(module, self._modules())
                raise ValueError(f"there is no file of cases {module}{hint}")
            self._books[module] = read_casebook(self._root, path)
        return self._books[module]

    def _modules(self) -> list[str]:
        folder = self._root / FOLDER
        paths = sorted(folder.rglob(f"*{SUFFIX}"))
        return [".".join(path.relative_to(folder).with_suffix("").parts) for path in paths]


def _nearest(wanted: str, known: Iterable[str]) -> str:
    near = get_close_matches(wanted, list(known), 1, 0.3)
    return f"; the nearest is {near[0]!r}" if near else ""


def decisions(case: Case, row: str = "", function: str = "") -> tuple[Decision, ...]:
    """What a case decides in one of its rows: a decision for each function that has the row.

    ``row`` has the facts as in the case, with one value of a range or list; it may be left out if
    the case has only one row. ``function`` chooses one of several functions. Raises ValueError if
    no row is so named, and if no row is named but a function has several.
    """
    questions = [question for question in case.questions if function in ("", question.function)]
    if not questions:
        asked = ", ".join(question.function for question in case.questions)
        raise ValueError(f"{case.heading!r} does not ask {function}; it asks {asked}")
    decided = tuple(_decided(case, questions, row))
    if not decided:
        names = [_shown(call) for question in questions for call in _calls(question.rows)]
        raise ValueError(f"{case.heading!r} answers no row {row!r}{_nearest(row, names)}")
    return decided


def _decided(case: Case, questions: Iterable[Question], row: str) -> Iterator[Decision]:
    for question in questions:
        calls = list(_calls(question.rows))
        if not row and len(calls) > 1:
            mend = f"name one of its rows, such as {_shown(calls[0])!r}"
            raise ValueError(f"{case.heading!r} has several rows; {mend}")
        rule = rule_named(question.function)
        for call in calls:
            if not row or _same(call, row):
                yield _decision(case, rule, call)


def _decision(case: Case, rule: Rule, call: Call) -> Decision:
    words = {law: text for law, text in words_of(case).items() if _rules(rule, law, call)}
    if not words:
        raise ValueError(f"{case.heading!r} quotes no law of {rule.name} that knows these facts")
    return Decision(rule.name, call, words)


def _calls(rows: Iterable[Row]) -> Iterator[Call]:
    """The calls of the rows that have an answer, not a refusal."""
    return (call for row in rows if not row.refused for call in expanded(row.facts))


def calls_of(case: Case) -> Iterator[tuple[str, Call]]:
    """Each function of a case with each of its calls that has an answer, not a refusal."""
    return (
        (question.function, call) for question in case.questions for call in _calls(question.rows)
    )


def _same(call: Call, row: str) -> bool:
    named = () if row == FACTLESS else row.split(" | ")
    return set(call) == set(named)


def _shown(call: Call) -> str:
    return " | ".join(call) or FACTLESS


def words_of(case: Case) -> dict[str, str]:
    """The words that a case quotes of each law, by address, without those of reasons."""
    by_law: dict[str, list[str]] = {}
    for quoted in case.quoted:
        if not quoted.reason:
            by_law.setdefault(quoted.address, []).extend(quoted.words)
    return {law: " … ".join(words) for law, words in by_law.items()}


def _rules(rule: Rule, law: str, call: Call) -> bool:
    """Whether a function executes a law, and the law knows these facts."""
    if law not in rule.addresses:
        return False
    try:
        refuse_unknown(rule, law, asked_facts(rule, law, call))
    except InputError:
        return False
    return True
