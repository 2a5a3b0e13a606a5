"""Worked examples of the books, put to the test: corpus/examples/<group>.toml.

::

    [[example]]
    id = "ombre.deal-1"
    title = "A deal of Ombre in spades, the Ombre eldest and sans prendre"
    verdict = "misprint"                      # one of VERDICTS
    finding = "The Ombre holds the six, not the four, when the book counts what he keeps."
    deals = [{ pack = 40, players = 3, hand = 9, left = 13, without = "8 9 10" }]   # if it is one
    packets = [[3, 3, 3]]                     # in which the hand may be dealt
    [example.words]                           # on each page: words of the example, as printed
    "bellecour.p122" = "Manille, Queen, Knave, and Four of trumps"

Each is run by at least one test that carries ``@pytest.mark.example("ombre.deal-1")``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.marked import tests_marked
from lawsofplay.cases.register import load_register
from lawsofplay.model.edition import Edition
from lawsofplay.rules.quotations import nearest, stands_in

if TYPE_CHECKING:
    from lawsofplay.cases.schemas.laws import DealRecord, ExampleRecord

ODDS = "odds"
"""The group of examples that say how likely something is; the first part of their ids."""


@dataclass(frozen=True)
class Example:
    """One worked example: its words by page (``bellecour.p122``), our verdict and the finding.

    ``deals`` and ``packets`` are the figures of the deal that it describes, if it describes one.
    """

    id: str
    title: str
    verdict: str
    finding: str
    words: dict[str, str]
    file: str
    deals: tuple[DealRecord, ...] = ()
    packets: tuple[tuple[int, ...], ...] = ()

    @property
    def group(self) -> str:
        """The first part of the id: ``ombre`` of ``ombre.deal-1``."""
        return self.id.partition(".")[0]


def load_examples(project: Project) -> tuple[Example, ...]:
    """Every example, sorted by id.

    Raises InputError for a malformed example and for an id used twice.
    """
    from lawsofplay.cases.schemas.laws import ExampleFile

    return load_register(project, "examples", ExampleFile, lambda file: file.example, _example)


def _example(record: ExampleRecord, file: str) -> Example:
    packets = tuple(map(tuple, record.packets))
    held = record.id, record.title, record.verdict, record.finding, record.words
    return Example(*held, file, tuple(record.deals), packets)


def tests_of_examples(project: Project) -> dict[str, tuple[str, ...]]:
    """For each example the tests that run it, as pytest names them."""
    return tests_marked(project, "example")


def check_examples(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the examples.

    They are words that do not stand on their page, examples that no test runs, and tests of unknown
    examples.
    """
    examples = {example.id: example for example in load_examples(project)}
    tests = tests_of_examples(project)
    texts = texts_by_page(edition)
    for example in examples.values():
        for page, words in example.words.items():
            text = texts.get(page)
            if text is None:
                yield InputError(example.file, example.id, f"no such page: {page}")
            elif not any(stands_in(words, block) for block in text):
                hint = nearest(words, " ".join(text))
                mend = f"{words!r} does not stand on {page}; the nearest wording is {hint!r}"
                yield InputError(example.file, example.id, mend)
        if example.id not in tests:
            mend = f'no test runs it; mark one @pytest.mark.example("{example.id}")'
            yield InputError(example.file, example.id, mend)
    for name, marked in tests.items():
        if name not in examples:
            yield InputError(marked[0], name, "no such example in corpus/examples")


def texts_by_page(edition: Edition) -> dict[str, list[str]]:
    """The blocks of text that begin on each page, and the laws that stand on it."""
    texts: dict[str, list[str]] = {}
    for block in edition.paragraphs:
        texts.setdefault(block.anchor.rpartition(".")[0], []).append(block.text)
    for law in edition.laws.values():
        for page in law.leaves:
            texts.setdefault(f"{law.witness}.{page}", []).append(law.text)
    return texts
