"""How much of what answers a search finds, and how early: recall, recall among ten, MRR by kind.

python tests/finding/measure.py            the questions by which the search may be tuned
python tests/finding/measure.py second     more of them
python tests/finding/measure.py unseen     the others, and `held`: only when the tuning is done
python tests/finding/measure.py blind      and those that nobody who tunes has read

All write what they measured into figures.json, by which docs/searching.md and a test are held.
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
"""From what is typed to the addresses found, the likeliest first."""

TEN = 10
"""What a reader sees of a list before going on."""


@dataclass(frozen=True)
class Tally:
    """What one question, or several together, found.

    ``found`` of the ``wanted`` passages stand in the list at all, ``early`` among its first ten,
    of the ``room`` that ten places have for them. ``reciprocal`` is the sum, over the
    ``questions``, of one through the place of the first passage that answers.
    """

    questions: int
    wanted: int
    found: int
    room: int
    early: int
    reciprocal: Fraction

    @property
    def recall(self) -> float:
        """The share of the passages that were found."""
        return self.found / self.wanted

    @property
    def recall_of_ten(self) -> float:
        """The share found among the first ten, of what ten places can hold."""
        return self.early / self.room

    @property
    def mrr(self) -> float:
        """The mean, over the questions, of one through the place of the first answer."""
        return float(self.reciprocal / self.questions)


def tally(wanted: Sequence[str], any_of: bool, ranked: Iterable[str]) -> Tally:
    """What one question found. Of ``any_of`` one is wanted, the first that comes.

    An address that the list tells again counts once, at its first place.
    """
    places = {address: place for place, address in enumerate(dict.fromkeys(ranked), 1)}
    hits = sorted(places[address] for address in wanted if address in places)
    hits = hits[:1] if any_of else hits
    number = 1 if any_of else len(wanted)
    early = sum(place <= TEN for place in hits)
    first = Fraction(1, hits[0]) if hits else Fraction(0)
    return Tally(1, number, len(hits), min(number, TEN), early, first)


def together(tallies: Sequence[Tally]) -> Tally:
    """Several questions as one: their passages in one heap, so that each passage counts alike."""
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
    """Ask every question once. Returns a tally for each kind that is asked, for the passages in
    the other language than their question's (of kind cross-language), and for all.

    ``paragraphs`` gives the paragraph of each rule in prose: where a list names a paragraph, a
    rule in it that the list does not name is taken for it, since rules get their addresses later.
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
    """What was found, a rule as its paragraph where the question wants that and not the rule."""
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
    """By kind: recall, recall among the first ten, and MRR, in thousandths rounded down."""
    return {
        kind: [
            floor(share * 1000) / 1000 for share in (tally.recall, tally.recall_of_ten, tally.mrr)
        ]
        for kind, tally in tallies.items()
    }


def record(half: str, tallies: dict[str, Tally]) -> None:
    """Write the figures of a half into the record, and into docs/searching.md."""
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
        told = (
            " / ".join(f"{share:.3f}" for share in known[half].get(kind, ())) for half in halves
        )
        lines.append(f"| {kind} | {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def command_line(project: Project) -> Search:
    """The search of the command line: the texts that a query names, those that match it, and those
    that lack some of its words. What it refuses to read finds nothing."""
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
