"""Every hit of a search as a line: its words, what stands left and right of them, where it is.

The browser's ``concordance.js`` makes the same lines in the same order, and the same CSV.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from lawsofplay.finding.documents import Document
from lawsofplay.finding.engine import Found
from lawsofplay.finding.query import Node, typed
from lawsofplay.finding.spans import Hit, Span, hit
from lawsofplay.finding.words import Word, words
from lawsofplay.model.dates import dated
from lawsofplay.model.witness import Witness

WIDTH = 60
"""Letters shown on each side of a hit, at most; they are cut between words."""

CONTEXT = 6
"""Words on a side that lines are sorted by."""

ORDERS = ("", "book", "date", "left", "right", "hit")
"""The likeliest text first; as in the books; by the books' dates; by the words on either side; by
the hit's own words."""

COLUMNS = ("address", "book", "date", "game", "section", "kind", "pages", "state", "language",
           "left", "hit", "right", "search", "edition")  # fmt: skip
"""The columns of a concordance as CSV."""


@dataclass(frozen=True, slots=True)
class ConcordanceLine:
    """A hit in its document. What is shown of it is worked out when it is asked for."""

    found: Found = field(repr=False)
    span: Span

    @property
    def document(self) -> Document:
        """The document."""
        return self.found.document

    @property
    def number(self) -> int:
        """The document's place in reading order."""
        return self.found.number

    @property
    def hit(self) -> Hit:
        """The hit with its letters."""
        return hit(_words(self.document.text), self.span)

    @property
    def left(self) -> str:
        """What stands before the hit."""
        return before(self.document.text, self.hit.start)

    @property
    def words(self) -> str:
        """The hit's own words."""
        return self.document.text[self.hit.start : self.hit.end]

    @property
    def right(self) -> str:
        """What stands after the hit."""
        return after(self.document.text, self.hit.end)

    @property
    def printed(self) -> list[str]:
        """The words in the hit that were sought, folded."""
        return [self.found.forms[at] for at in self.span[2]]

    def key(self, side: str) -> str:
        """Return what lines are sorted by: the words ``left``, ``right``, or of the ``hit``."""
        first, last, _ = self.span
        plain = self.found.plain
        match side:
            case "left":
                return " ".join(reversed(plain[max(0, first - CONTEXT) : first]))
            case "right":
                return " ".join(plain[last + 1 : last + 1 + CONTEXT])
            case _:
                return " ".join(plain[first : last + 1])


@lru_cache(maxsize=1)  # The lines of a text come one after another.
def _words(text: str) -> list[Word]:
    return list(words(text))


def concordance(found: Iterable[Found]) -> list[tuple[Found, list[ConcordanceLine]]]:
    """Return the documents found, in their order, each with its hits.

    A hit in a rule in prose is a hit in its paragraph too: it is told once, of the rule, where
    both were found. A paragraph without any other hit is left out.
    """
    results = list(found)
    told = _told_by_rules(results)
    shown = []
    for result in results:
        stretches = told.get(result.document.address)
        hits = (
            [span for span in result.hits if not _covered(span, stretches)]
            if stretches
            else result.hits
        )
        own = [ConcordanceLine(result, span) for span in hits]
        if own or not result.hits:
            shown.append((result, own))
    return shown


def _told_by_rules(found: list[Found]) -> dict[str, list[tuple[int, int]]]:
    """For paragraphs by address, the words (first, end) of the rules in them that were found."""
    told: dict[str, list[tuple[int, int]]] = {}
    for rule in found:
        if rule.document.held:
            start = rule.document.before
            told.setdefault(rule.document.held, []).append((start, start + len(rule.forms)))
    return told


def _covered(span: Span, stretches: Iterable[tuple[int, int]]) -> bool:
    return any(first <= span[0] and span[1] < end for first, end in stretches)


def before(text: str, start: int) -> str:
    """Return what stands before a letter of a text, from the beginning of a word.

    >>> before("He who deals must also cut the cards", 31)
    'He who deals must also cut the'
    """
    cut = text[max(0, start - WIDTH) : start]
    return (cut[cut.find(" ") + 1 :] if start > WIDTH else cut).strip(" ")


def after(text: str, end: int) -> str:
    """Return what stands after a letter of a text, to the end of a word."""
    cut = text[end : end + WIDTH]
    return (cut[: cut.rfind(" ")] if end + WIDTH < len(text) and " " in cut else cut).strip(" ")


def year(witness: Witness) -> int:
    """Return the year by which a book takes its place: the first of those it may be of."""
    when = dated(witness)
    return when.first if when else 0


def ordered(lines: list[ConcordanceLine], order: str) -> list[ConcordanceLine]:
    """Return lines by what stands left or right of the hit, or by its own words; else as given."""
    if order not in _KEYS:
        return lines
    names = _KEYS[order]
    return sorted(
        lines,
        key=lambda line: (*(line.key(name) for name in names), line.number, line.span[0]),
    )


_KEYS = {
    "left": ("left", "hit", "right"),
    "right": ("right", "hit", "left"),
    "hit": ("hit", "right", "left"),
}


def also_found(lines: Iterable[ConcordanceLine], node: Node) -> list[tuple[str, int]]:
    """Return the forms found that were not typed, with their hits; the most frequent first."""
    asked = {slot.form for slot in typed(node)}
    counted = Counter(form for line in lines for form in line.printed if form not in asked)
    return sorted(counted.items(), key=lambda it: (-it[1], it[0]))


def as_csv(
    lines: Iterable[ConcordanceLine], dates: dict[str, str], search: str, edition: str
) -> str:
    """Return lines as CSV (RFC 4180): ``COLUMNS``, with the search and the edition in each row."""
    shown = io.StringIO()
    writer = csv.writer(shown)
    writer.writerow(COLUMNS)
    for line in lines:
        it = line.document
        writer.writerow(
            [it.address, it.witness, dates[it.witness], it.game, it.section, it.kind,
             ", ".join(it.pages), it.state, it.language,
             line.left, line.words, line.right, search, edition]
        )  # fmt: skip
    return shown.getvalue()
