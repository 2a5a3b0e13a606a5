"""Two editors' readings of a page: their differences, how they were settled, what they show.

The record is corpus/<witness>/readings.tsv, a line for each difference::

    page  kind  draft  first  second  settled  reason

``kind`` is ``words`` (letters or figures differ), ``points`` (points, capitals, apostrophes,
hyphens) or ``marks`` (doubt, supply, error). An empty field means that the reading has nothing
there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from difflib import SequenceMatcher

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.proof.words import PageWord
from lawsofplay.workshop.proof.schema import KINDS

HEAD = "page\tkind\tdraft\tfirst\tsecond\tsettled\treason"
"""The first line of readings.tsv."""


@dataclass(frozen=True)
class Reading:
    """One place where two editors differ, and how it was settled."""

    page: str
    kind: str
    draft: str
    first: str
    second: str
    settled: str
    reason: str


@dataclass(frozen=True)
class Disagreement:
    """What two readings of a book show.

    ``pages`` and ``characters`` count what was read twice. ``differences`` counts differences by
    kind. Of the words that the draft had wrong, both editors mended ``both`` alike; ``first_only``
    and ``second_only`` were mended by one editor alone. ``missed`` estimates the words that neither
    saw. It uses the formula of Lincoln and Petersen with Chapman's correction, and takes the
    editors for independent.
    """

    pages: int
    characters: int
    differences: dict[str, int]
    both: int
    first_only: int
    second_only: int

    @property
    def per_thousand(self) -> float:
        """Differences in words per thousand characters."""
        return 1000 * self.differences["words"] / self.characters if self.characters else 0.0

    @property
    def missed(self) -> float:
        """Wrong words that neither editor saw, as an estimate."""
        first, second = self.both + self.first_only, self.both + self.second_only
        seen = self.both + self.first_only + self.second_only
        return (first + 1) * (second + 1) / (self.both + 1) - 1 - seen


@dataclass(frozen=True)
class Difference:
    """Where two readings differ: words ``[start, end)`` of one, ``[begin, stop)`` of the other."""

    kind: str
    start: int
    end: int
    begin: int
    stop: int


def differences(first: Sequence[PageWord], second: Sequence[PageWord]) -> Iterator[Difference]:
    """Where two readings of a page differ, in order."""
    matcher = SequenceMatcher(None, [w.key for w in first], [w.key for w in second], autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag != "equal":
            yield Difference("words", i, i_end, j, j_end)
            continue
        for n in range(i_end - i):
            one, two = first[i + n], second[j + n]
            if marked_text([one]) != marked_text([two]):
                kind = "points" if one.text != two.text else "marks"
                yield Difference(kind, i + n, i + n + 1, j + n, j + n + 1)


def marked_text(words: Iterable[PageWord]) -> str:
    """Words with their marks, as the record writes them."""
    return " ".join(map(_marked_word, words))


def _marked_word(word: PageWord) -> str:
    marked = f"[= {word.text}]" if word.supplied else word.text
    return marked + ("[?]" if word.doubtful else "") + ("[sic]" if word.sic else "")


def load_readings(project: Project, siglum: str) -> tuple[Reading, ...]:
    """The record of a witness; none if there is no file. Raises InputError for a malformed line."""
    from lawsofplay.base.schemas.reading import read_table
    from lawsofplay.workshop.proof.schema import ReadingRow

    path, name = project.witness(siglum) / "readings.tsv", f"corpus/{siglum}/readings.tsv"
    if not path.is_file():
        return ()
    rows = read_table(path, name, ReadingRow)
    return tuple(Reading(*(getattr(row, field.name) for field in fields(Reading))) for row in rows)


def write_readings(project: Project, siglum: str, readings: Sequence[Reading]) -> None:
    """Write the record of a witness in the order given."""
    lines = ["\t".join(astuple(reading)) for reading in readings]
    write_text(project.witness(siglum) / "readings.tsv", "\n".join([HEAD, *lines, ""]))


def disagreement(
    readings: Sequence[Reading], characters: int, pages: int, mended: int
) -> Disagreement:
    """What the record of a book shows.

    Parameters
    ----------
    readings : the record.
    characters, pages : how much was read twice.
    mended : how many words of those pages the settled text has otherwise than the draft.
    """
    words = [reading for reading in readings if reading.kind == "words"]
    first_only = sum(r.settled == r.first and r.settled != r.second for r in words)
    second_only = sum(r.settled == r.second and r.settled != r.first for r in words)
    differences = dict.fromkeys(KINDS, 0) | Counter(r.kind for r in readings)
    both = max(0, mended - first_only - second_only)
    return Disagreement(pages, characters, differences, both, first_only, second_only)
