"""A list of the functions whose answers have no words yet, with their answers in the cases."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.tell_check import words_faults

_MOST = 12
"""The greatest number of different answers that are listed for a function."""


@dataclass(frozen=True)
class Wanting:
    """A function without words: its place, signature and gloss, the faults, and its answers."""

    function: str
    place: str
    signature: str
    gloss: str
    faults: tuple[str, ...]
    answers: tuple[str, ...]


def without_words(project: Project, game: str = "") -> tuple[Wanting, ...]:
    """The functions of a game, or of all games, whose answers lack words, sorted by name."""
    rules = [rule for rule in load_rules().values() if game in ("", rule.name.partition(".")[0])]
    wanting = [(rule, faults) for rule in rules if (faults := tuple(words_faults(rule)))]
    answers = _answers(project, {rule.name for rule, _ in wanting})
    return tuple(
        Wanting(
            rule.name,
            f"{rule.file}, line {rule.line}",
            str(rule.signature).replace("executable_rules.", ""),
            rule.gloss,
            faults,
            tuple(answers.get(rule.name, ())[:_MOST]),
        )
        for rule, faults in wanting
    )


def _answers(project: Project, names: set[str]) -> dict[str, list[str]]:
    """The different answers of functions in their cases, in the order of the cases."""
    by_function: dict[str, dict[str, None]] = {}
    for book in casebooks(project.root):
        for case in book.cases:
            for question in case.questions:
                if question.function in names:
                    rows = (row.answer for row in question.rows if not row.refused)
                    by_function.setdefault(question.function, {}).update(dict.fromkeys(rows))
    return {name: list(answers) for name, answers in by_function.items()}


def listing(wanting: Collection[Wanting]) -> str:
    """The list as text for a terminal, with the number of functions."""
    lines = [line for function in wanting for line in _lines(function)]
    count = len(wanting)
    return "\n".join([*lines, f"{count} without words" if count else "Every answer has its words."])


def _lines(wanting: Wanting) -> Iterable[str]:
    yield f"{wanting.function}{wanting.signature}"
    yield f"  {wanting.place}: {wanting.gloss}"
    yield from (f"  {fault}" for fault in wanting.faults)
    if wanting.answers:
        yield f"  answers: {' / '.join(wanting.answers)}"
