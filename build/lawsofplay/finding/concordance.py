"""Every hit of a search as a line: the hit, the words to its left and right, and its place.

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
from lawsofplay.finding.found import Found
from lawsofplay.finding.query import Node, typed
from lawsofplay.finding.spans import Hit, Span, hit
from lawsofplay.finding.words import Word, words
from lawsofplay.model.dates import dated
from lawsofplay.model.witness import Witness

WIDTH = 60
"""How many letters are shown on each side of a hit at most; the cut is between words."""

CONTEXT = 6
"""By how many words on a side lines are sorted."""

ORDERS = ("", "book", "date", "left", "right", "hit")
"""The orders of hits: the likeliest text first; as in the books; by the books' dates; by the words
to the left or right; by the words of the hit."""

COLUMNS = ("address", "book", "date", "game", "section", "kind", "pages", "state", "language",
           "left", "hit", "right", "search", "edition")  # fmt: skip
"""The columns of a concordance as CSV."""


@dataclass(frozen=True, slots=True)
class ConcordanceLine:
    """A hit in its document. Its words and context are computed when they are needed."""

    found: Found = field(repr=False)
    span: Span

    @property
    def document(self) -> Document:
        """The document in which the hit stands."""
        return self.found.document

    @property
    def number(self) -> int:
        """The place of the document in reading order."""
        return self.found.number

    @property
    def hit(self) -> Hit:
        """The hit with its places in letters."""
        return hit(_words(self.document.text), self.span)

    @property
    def left(self) -> str:
        """The text before the hit."""
        return before(self.document.text, self.hit.start)

    @property
    def words(self) -> str:
        """The words of the hit."""
        return self.document.text[self.hit.start : self.hit.end]

    @property
    def right(self) -> str:
        """The text after the hit."""
        return after(self.document.text, self.hit.end)

    @property
    def printed(self) -> list[str]:
        """The words in the hit that were sought, folded."""
        return [self.found.forms[at] for at in self.span[2]]

    def key(self, side: str) -> str:
        """What lines are sorted by: the words to the ``left`` or ``right``, or of the ``hit``."""
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


def concordance(matches: Iterable[Found]) -> list[tuple[Found, list[ConcordanceLine]]]:
    """The documents found, in their order, each with its hits.

    A hit in a rule in prose is also a hit in its paragraph. Where both were found, it is listed for
    the rule only. A paragraph without any other hit is left out.
    """
    results = list(matches)
    in_rules = _places_of_rules(results)
    shown = []
    for result in results:
        stretches = in_rules.get(result.document.address)
        hits = (
            [span for span in result.hits if not _covered(span, stretches)]
            if stretches
            else result.hits
        )
        own = [ConcordanceLine(result, span) for span in hits]
        if own or not result.hits:
            shown.append((result, own))
    return shown


def _places_of_rules(matches: list[Found]) -> dict[str, list[tuple[int, int]]]:
    """For paragraphs by address, the places (first word, end) of the found rules in them."""
    places: dict[str, list[tuple[int, int]]] = {}
    for rule in matches:
        if rule.document.held:
            start = rule.document.before
            places.setdefault(rule.document.held, []).append((start, start + len(rule.forms)))
    return places


def _covered(span: Span, stretches: Iterable[tuple[int, int]]) -> bool:
    return any(first <= span[0] and span[1] < end for first, end in stretches)


def before(text: str, start: int) -> str:
    """The text before a place, from the beginning of a word.

    >>> before("He who deals must also cut the cards", 31)
    'He who deals must also cut the'
    """
    cut = text[max(0, start - WIDTH) : start]
    return (cut[cut.find(" ") + 1 :] if start > WIDTH else cut).strip(" ")


def after(text: str, end: int) -> str:
    """The text after a place, to the end of a word."""
    cut = text[end : end + WIDTH]
    return (cut[: cut.rfind(" ")] if end + WIDTH < len(text) and " " in cut else cut).strip(" ")


def year(witness: Witness) -> int:
    """The first year that a book may be of, by which it is ordered; 0 if unknown."""
    when = dated(witness)
    return when.first if when else 0


def ordered(lines: list[ConcordanceLine], order: str) -> list[ConcordanceLine]:
    """Lines sorted by the words left or right of the hit, or by its own; else as they are."""
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
    """The forms found that were not typed, with their number of hits, the most frequent first."""
    typed_forms = {slot.form for slot in typed(node)}
    counted = Counter(form for line in lines for form in line.printed if form not in typed_forms)
    return sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))


def as_csv(
    lines: Iterable[ConcordanceLine], dates: dict[str, str], search: str, edition: str
) -> str:
    """Lines as CSV (RFC 4180) with ``COLUMNS``.

    Each row has the address of the search and the version of the edition.
    """
    shown = io.StringIO()
    writer = csv.writer(shown)
    writer.writerow(COLUMNS)
    for line in lines:
        document = line.document
        writer.writerow(
            [document.address, document.witness, dates[document.witness], document.game,
             document.section, document.kind, ", ".join(document.pages), document.state,
             document.language, line.left, line.words, line.right, search, edition]
        )  # fmt: skip
    return shown.getvalue()
