"""Words and phrases that say the same as others, in the other language or in other words.

`meanings` makes the table of them when the index is built. This module keeps and reads it, and
widens queries by it. What two laws prove (corpus/lexicon/phrases.toml) counts as much as the words
asked. Everything else counts only where words may be missing, and for less. The browser's
``site_templates/scripts/senses.js`` does the same with the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from lawsofplay.finding.compounds import any_of
from lawsofplay.finding.query import And, Leaf, Near, Node, Or, Phrase, Slot
from lawsofplay.finding.spelling import LANGUAGES, Spelling
from lawsofplay.lexicon import Language

Row = tuple[str, ...]
"""Words side by side, each as its class of spellings."""

LONGEST = 5
"""How many words of a query may be one phrase."""
NEARBY = 4
"""Two words of a query that make a phrase must stand at most so far apart to count as one."""
PROVED = "proved"
"""The ground of a sense that two laws prove."""


@dataclass(frozen=True)
class Sense:
    """Words of a language that say the same as others, and what they are worth in sixteenths.

    ``ground`` says how this is known (`meanings.GROUNDS`); ``proof`` are two laws that show it.
    """

    language: Language
    words: Row
    ground: str
    worth: int
    proof: tuple[str, ...] = ()

    @property
    def leaf(self) -> Phrase:
        """The words as a part of a query, sought only in the books of their language."""
        return Phrase(tuple(Slot(word, self.language) for word in self.words))


Table = Mapping[tuple[Language, Row], tuple[Sense, ...]]
"""What says the same, by language and words."""


@dataclass(frozen=True)
class Stretch:
    """Words of a query that are one phrase: from which part to which, and what says the same."""

    start: int
    end: int
    senses: tuple[Sense, ...]


@dataclass(frozen=True)
class Senses:
    """The table of an index, which is asked with the words of queries as typed."""

    table: Table = field(repr=False)
    spelling: Spelling = field(repr=False)

    def of(self, words: Sequence[Slot]) -> tuple[Sense, ...]:
        """What says the same as some words, which may be of either language."""
        if any(slot.how != "word" for slot in words):
            return ()
        rows = [(lang, self._row(words, lang)) for lang in LANGUAGES]
        return tuple(sense for row in rows for sense in self.table.get(row, ()))

    def _row(self, words: Sequence[Slot], language: Language) -> Row:
        return tuple(self.spelling.of(slot.form, language) for slot in words)

    @cached_property
    def _first(self) -> frozenset[tuple[Language, str]]:
        return frozenset((lang, row[0]) for lang, row in self.table if len(row) > 1)

    def stretches(self, parts: Sequence[Node], grounds: frozenset[str]) -> Iterator[Stretch]:
        """The phrases that plain words of an AND make: the longest first, and no word twice."""
        at = 0
        while at < len(parts):
            stretch = next(self._from(parts, at, grounds), None)
            if stretch:
                yield stretch
            at = stretch.end if stretch else at + 1

    def _from(
        self, parts: Sequence[Node], start: int, grounds: frozenset[str]
    ) -> Iterator[Stretch]:
        words = _plain(parts[start : start + LONGEST])
        if words and not any(
            (lang, self.spelling.of(words[0].form, lang)) in self._first for lang in LANGUAGES
        ):
            return
        for size in range(len(words), 1, -1):
            if senses := tuple(sense for sense in self.of(words[:size]) if sense.ground in grounds):
                yield Stretch(start, start + size, senses)

    def widened(self, node: Node) -> Node:
        """A query in which words may be replaced by what two laws prove to say the same.

        Words in quotation marks stay as they are.
        """
        match node:
            case And(parts):
                made = tuple(self._joined(parts))
                return And(made) if len(made) > 1 else made[0]
            case Or(parts):
                return any_of(list(map(self.widened, parts)))
            case _:
                return node

    def proved(self, node: Node) -> Iterator[tuple[str, Sense]]:
        """What two laws prove to say the same as words of a query, each with these words."""
        match node:
            case And(parts):
                for stretch in self.stretches(parts, frozenset({PROVED})):
                    words = " ".join(
                        slot.form for slot in _plain(parts[stretch.start : stretch.end])
                    )
                    yield from ((words, sense) for sense in stretch.senses)

    def _joined(self, parts: Sequence[Node]) -> Iterator[Node]:
        at = 0
        for stretch in self.stretches(parts, frozenset({PROVED})):
            yield from map(self.widened, parts[at : stretch.start])
            own = And(tuple(parts[stretch.start : stretch.end]))
            yield any_of([own, *(sense.leaf for sense in stretch.senses)])
            at = stretch.end
        yield from map(self.widened, parts[at:])


def _plain(parts: Sequence[Node]) -> list[Slot]:
    """The words of the first parts, as long as each part is one plain word."""
    words: list[Slot] = []
    for part in parts:
        if not isinstance(part, Phrase) or len(part.slots) > 1 or part.slots[0].how != "word":
            break
        words.append(part.slots[0])
    return words


def together(words: Sequence[Slot]) -> Leaf:
    """Words of a query as one leaf: two words near each other, or more side by side."""
    if len(words) == 2:
        return Near(Phrase((words[0],)), Phrase((words[1],)), NEARBY)
    return Phrase(tuple(words))


def render_senses(table: Table) -> str:
    """The table as text: a line for each language and words, with their senses after them."""
    lines = (
        "\t".join((lang, " ".join(row), *map(_rendered, table[lang, row])))
        for lang, row in sorted(table)
    )
    return "".join(line + "\n" for line in lines)


def _rendered(sense: Sense) -> str:
    return "|".join(
        (sense.language, " ".join(sense.words), sense.ground, str(sense.worth), *sense.proof)
    )


def read_senses(lines: Iterable[str]) -> Table:
    """Read the table from its lines."""
    return dict(map(_line, lines))


def _line(line: str) -> tuple[tuple[Language, Row], tuple[Sense, ...]]:
    lang, words, *senses = line.rstrip("\n").split("\t")
    return (_language(lang), tuple(words.split(" "))), tuple(map(_sense, senses))


def _sense(text: str) -> Sense:
    lang, words, ground, worth, *proof = text.split("|")
    return Sense(_language(lang), tuple(words.split(" ")), ground, int(worth), tuple(proof))


def _language(name: str) -> Language:
    return "fr" if name == "fr" else "en"
