"""One word or several: *backgammon* finds *Back-Gammon* in the books, and the reverse.

Rows of words that say the same form a group. The groups are made when the index is built. They come
from corpus/lexicon/compounds.toml, from words that the books print with a hyphen, and from the
numbers from 21 to 99 (*thirty-one, one and thirty, trente et un, 31*). A query is widened before it
is asked: in place of a row, each row of its group may stand. The browser's
``site_templates/scripts/compounds.js`` does the same with the same groups.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from lawsofplay.finding.query import And, Near, Node, Not, Or, Phrase, Slot
from lawsofplay.finding.words import forms
from lawsofplay.lexicon.fold import fold_ligatures

Row = tuple[str, ...]
"""Words side by side."""

LONGEST = 3
"""How many words the longest row of a group may have."""
SHORTEST = 3
"""How many letters each part must have when a reader writes a word of the books as two."""

_HYPHEN = re.compile(r"(?<![\w-])([^\W\d_]{2,})[-‐]([^\W\d_]{2,})(?![\w-])")
_UNITS = {
    "en": ("one two three four five six seven eight nine", "and"),
    "fr": ("un deux trois quatre cinq six sept huit neuf", "et"),
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "fr": "vingt trente quarante cinquante soixante",
}


@dataclass(frozen=True)
class Compounds:
    """Groups of rows that say the same, and the words of the books."""

    groups: tuple[tuple[Row, ...], ...]
    vocabulary: frozenset[str] = field(repr=False)

    @cached_property
    def _group(self) -> Mapping[Row, tuple[Row, ...]]:
        return {row: group for group in self.groups for row in group}

    def others(self, row: Row) -> tuple[Row, ...]:
        """The other rows that say the same as a row."""
        return tuple(other for other in self._group.get(row, ()) if other != row)

    def widened(self, node: Node) -> Node:
        """A query in which each row may be written as any of its group."""
        match node:
            case Phrase(words):
                return any_of([node, *map(Phrase, self._variants(words))])
            case Near(left, right, distance):
                return Near(self.widened(left), self.widened(right), distance)
            case Not(part):
                return Not(self.widened(part))
            case Or(parts):
                return any_of(list(map(self.widened, parts)))
            case And(parts):
                made = tuple(self._apart(parts))
                return And(made) if len(made) > 1 else made[0]

    def _variants(self, words: tuple[Slot, ...]) -> list[tuple[Slot, ...]]:
        """The other ways to write a phrase.

        They come from the first of the longest rows in it that has any.
        """
        for start, end in _stretches(len(words)):
            if others := self._others(words[start:end]):
                before, after = words[:start], words[end:]
                return [(*before, *map(Slot, row), *after) for row in others]
        return []

    def _others(self, words: Sequence[Slot]) -> tuple[Row, ...]:
        if any(slot.how != "word" for slot in words):
            return ()
        row = tuple(slot.form for slot in words)
        listed = self.others(row)
        solid = "".join(row)
        if len(row) != 2 or listed or solid not in self.vocabulary:
            return listed
        return ((solid,),) if min(map(len, row)) >= SHORTEST else ()

    def _apart(self, parts: Sequence[Node]) -> Iterator[Node]:
        """The parts of an AND. Words that make a row, one after another, become one part."""
        at = 0
        while at < len(parts):
            size = next(
                (size for size in (3, 2) if self.others(_row(parts[at : at + size], size))), 0
            )
            if size:
                own = parts[at : at + size]
                rows = self.others(_row(own, size))
                yield Or((And(tuple(own)), *(Phrase(tuple(map(Slot, row))) for row in rows)))
            else:
                yield self.widened(parts[at])
            at += size or 1


def _stretches(length: int) -> Iterator[tuple[int, int]]:
    for size in range(min(LONGEST, length), 0, -1):
        for start in range(length - size + 1):
            yield start, start + size


def _row(parts: Sequence[Node], size: int) -> Row:
    """The words of some parts, if each is one plain word and there are enough; else none."""
    plain = [part.slots[0] for part in parts if isinstance(part, Phrase) and len(part.slots) == 1]
    if len(plain) < size or any(slot.how != "word" for slot in plain):
        return ()
    return tuple(slot.form for slot in plain)


def any_of(parts: list[Node]) -> Node:
    """The OR of some parts without doubles; a single part stays as it is."""
    flat = [inner for part in parts for inner in (part.parts if isinstance(part, Or) else (part,))]
    different = tuple(dict.fromkeys(flat))
    return Or(different) if len(different) > 1 else different[0]


def groups(root: Path, texts: Iterable[str], vocabulary: Iterable[str]) -> list[list[Row]]:
    """The groups for the texts of the books, sorted. Rows of one word come first."""
    known = set(vocabulary)
    made = {**_hyphened(texts), **_listed(root)}
    plural = {
        f"{joined}s": (*row[:-1], f"{row[-1]}s")
        for joined, row in made.items()
        if f"{row[-1]}s" in known
    }
    pairs = [[(joined,), row] for joined, row in sorted((plural | made).items())]
    return [*pairs, *_numbers()]


def _listed(root: Path) -> dict[str, Row]:
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import CompoundsFile

    shown = "corpus/lexicon/compounds.toml"
    held = read_as(root / shown, shown, CompoundsFile)
    listed = (item for table in (held.en, held.fr) for item in table.apart.split(","))
    return {"".join(row): row for item in listed if (row := tuple(forms(item)))}


def _hyphened(texts: Iterable[str]) -> dict[str, Row]:
    """The pairs of words that texts print with a hyphen, by the word that they make."""
    pairs = {pair for text in texts for pair in _HYPHEN.findall(text)}
    folded = (tuple(map(fold_ligatures, pair)) for pair in pairs)
    return {"".join(pair): pair for pair in sorted(folded) if min(map(len, pair)) >= SHORTEST}


def _numbers() -> list[list[Row]]:
    """The numbers that are written as two words: in figures, and as each language writes them."""
    made: dict[str, list[Row]] = {}
    for language, (units, between) in _UNITS.items():
        for ten, tens in enumerate(_TENS[language].split(), 2):
            for figure, unit in enumerate(units.split(), 1):
                rows = made.setdefault(f"{ten}{figure}", [(f"{ten}{figure}",)])
                rows += [(tens, unit)]
                rows += [(unit, between, tens) if language == "en" else (tens, between, unit)]
    return list(made.values())


def rendered(made_groups: Iterable[Iterable[Row]]) -> str:
    """Groups as text: one on each line, with tabs between rows and blanks between words."""
    return "".join("\t".join(map(" ".join, rows)) + "\n" for rows in made_groups)


def parse_groups(text: str) -> tuple[tuple[Row, ...], ...]:
    """Read groups from text."""
    lines = text.splitlines()
    return tuple(tuple(tuple(row.split(" ")) for row in line.split("\t")) for line in lines)
