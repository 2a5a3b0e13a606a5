"""Measures how much of the answers a search finds, and how early: recall, recall of ten, MRR.

python tests/finding/measure.py the questions by which the search may be tuned python
tests/finding/measure.py second more of them python tests/finding/measure.py unseen the others, and
`held`: only when the tuning is done python tests/finding/measure.py blind and those that nobody who
tunes has read

All write their figures, by kind of question, into figures.json. docs/searching.md and a test use
that file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.model.edition import load_edition
from tests.finding.questions import FILES, KINDS, Question, languages_of, load, paragraphs_of

RECORD = Path(__file__).parent / "figures.json"
DOCS = find_project(Path(__file__).parent).docs / "searching.md"
BEGIN, END = "<!-- figures: measure.py -->\n", "<!-- end of measure.py -->\n"

Search = Callable[[str], Sequence[str]]
"""A function from the typed words to the addresses found, the likeliest first."""

TEN = 10
"""How much of a list a reader sees before going on."""


@dataclass(frozen=True)
class Tally:
    """What one question, or several together, found.

    Of the ``wanted`` passages, ``found`` are in the list at all, and ``early`` are among its first
    ten. ``room`` is how many of them ten places can hold. ``reciprocal`` is a sum over the
    ``questions``: one divided by the place of the first passage that answers.
    """

    questions: int
    wanted: int
    found: int
    room: int
    early: int
    reciprocal: Fraction

    @property
    def recall(self) -> float:
        """The share of the passages that were found (0 to 1)."""
        return self.found / self.wanted

    @property
    def recall_of_ten(self) -> float:
        """The share found among the first ten, of those that ten places can hold (0 to 1)."""
        return self.early / self.room

    @property
    def mrr(self) -> float:
        """The mean, over the questions, of one divided by the first answer's place (0 to 1)."""
        return float(self.reciprocal / self.questions)


def tally(wanted: Sequence[str], any_of: bool, ranked: Iterable[str]) -> Tally:
    """What one question found. With ``any_of``, one passage is wanted, the first that comes.

    An address that the list gives twice counts once, at its first place.
    """
    places = {address: place for place, address in enumerate(dict.fromkeys(ranked), 1)}
    hits = sorted(places[address] for address in wanted if address in places)
    hits = hits[:1] if any_of else hits
    number = 1 if any_of else len(wanted)
    early = sum(place <= TEN for place in hits)
    first = Fraction(1, hits[0]) if hits else Fraction(0)
    return Tally(1, number, len(hits), min(number, TEN), early, first)


def together(tallies: Sequence[Tally]) -> Tally:
    """Several questions as one: their passages are added up, so that each passage counts alike."""
    return Tally(
        sum(tally.questions for tally in tallies),
        sum(tally.wanted for tally in tallies),
        sum(tally.found for tally in tallies),
        sum(tally.room for tally in tallies),
        sum(tally.early for tally in tallies),
        sum((tally.reciprocal for tally in tallies), Fraction(0)),
    )


def measure(
    questions: Sequence[Question], search: Search, paragraphs: Mapping[str, str] | None = None
) -> dict[str, Tally]:
    """Ask every question once; return a tally for each kind of question, and for all.

    The tally "other language" has the passages in the other language than their question's.
    ``paragraphs`` gives the paragraph of each rule in prose. Rules get their addresses later than
    paragraphs. So a rule found counts as its paragraph, if the question names the paragraph and not
    the rule.
    """
    within = paragraphs or {}
    asked = [
        (question, tuple(as_wanted(question, search(question.query), within)))
        for question in questions
    ]
    groups = {
        kind: [tally(q.wanted, q.any_of, ranked) for q, ranked in asked if q.kind == kind]
        for kind in KINDS
    }
    groups["other language"] = [
        tally(q.foreign, q.any_of, ranked)
        for q, ranked in asked
        if q.kind == "cross-language" and q.foreign
    ]
    groups["all"] = [tally(q.wanted, q.any_of, ranked) for q, ranked in asked]
    return {name: together(tallies) for name, tallies in groups.items() if tallies}


def as_wanted(
    question: Question, ranked: Iterable[str], paragraphs: Mapping[str, str]
) -> Iterator[str]:
    """The addresses found; a rule becomes its paragraph if the question wants that instead."""
    for address in ranked:
        paragraph = paragraphs.get(address, address)
        yield (
            paragraph
            if paragraph in question.wanted and address not in question.wanted
            else address
        )


def report(tallies: dict[str, Tally]) -> str:
    """The figures as a table, a line for each kind."""
    lines = [f"{'kind':16}{'questions':>10}{'passages':>10}{'recall':>8}{'of ten':>8}{'MRR':>7}"]
    for name, tally in tallies.items():
        figures = f"{tally.recall:8.3f}{tally.recall_of_ten:8.3f}{tally.mrr:7.3f}"
        lines.append(f"{name:16}{tally.questions:10}{tally.wanted:10}{figures}")
    return "\n".join(lines)


def figures(tallies: dict[str, Tally]) -> dict[str, list[float]]:
    """By kind: recall, recall of ten, and MRR, in thousandths rounded down."""
    return {
        kind: [
            floor(share * 1000) / 1000 for share in (tally.recall, tally.recall_of_ten, tally.mrr)
        ]
        for kind, tally in tallies.items()
    }


def record(half: str, tallies: dict[str, Tally]) -> None:
    """Write the figures of a list of questions into the record, and into docs/searching.md."""
    known = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    known[half] = figures(tallies)
    RECORD.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    text = DOCS.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    DOCS.write_text(before + BEGIN + table(known) + END + rest.partition(END)[2], encoding="utf-8")


def table(known: dict[str, dict[str, list[float]]]) -> str:
    """The record as a table in Markdown: a line for each kind, a column for each list."""
    halves = sorted(known)
    lines = [f"| | {' | '.join(halves)} |", f"|---|{'--:|' * len(halves)}"]
    for kind in (*KINDS, "other language", "all"):
        cells = (
            " / ".join(f"{share:.3f}" for share in known[half].get(kind, ())) for half in halves
        )
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def command_line(project: Project) -> Search:
    """The search of the command line: texts that a query names or matches, or that lack some words.

    A query that it refuses to read finds nothing.
    """
    engine, books = Engine(project.index), Books(project)

    def search(query: str) -> list[str]:
        try:
            return [found.document.address for found in answer(Asked(query), engine, books).every]
        except InputError:
            return []

    return search


def main(half: str = "tuning") -> None:
    """Print the figures of the index as it was built."""
    project = find_project()
    edition = load_edition(project)
    questions = load(FILES[half], languages_of(edition))
    tallies = measure(questions, command_line(project), paragraphs_of(edition))
    print(report(tallies))
    record(half, tallies)


if __name__ == "__main__":
    main(*sys.argv[1:])
