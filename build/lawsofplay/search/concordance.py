"""Every hit of a search as a line: its words, what stands left and right of them, where it is.

The browser's ``concordance.js`` makes the same lines in the same order, and the same CSV.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from lawsofplay.dates import dated
from lawsofplay.search.documents import Document
from lawsofplay.search.engine import Found
from lawsofplay.search.matching import Reader
from lawsofplay.search.query import Node, typed
from lawsofplay.search.spans import Hit, hits_in
from lawsofplay.search.spelling import bare
from lawsofplay.search.words import forms, words
from lawsofplay.witness import Witness

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


@dataclass(frozen=True)
class Line:
    """A hit in its document; ``number`` is the document's place in reading order."""

    document: Document
    number: int
    hit: Hit
    left: str
    words: str
    right: str
    printed: tuple[str, ...]
    keys: dict[str, str]


def concordance(
    found: Iterable[Found], node: Node, reader: Reader
) -> list[tuple[Found, list[Line]]]:
    """Return the documents found, in their order, each with its hits.

    A hit in a rule in prose is a hit in its paragraph too: it is told once, of the rule, where
    both were found. A paragraph without any other hit is left out.
    """
    results = list(found)
    told = _told_by_rules(results)
    shown = []
    for it in results:
        lines = list(_lines(it, node, reader))
        own = [line for line in lines if not _covered(line, told)]
        if own or not lines:
            shown.append((it, own))
    return shown


def _told_by_rules(found: list[Found]) -> dict[str, list[tuple[int, int]]]:
    """For paragraphs by address, the words (first, end) of the rules in them that were found."""
    told: dict[str, list[tuple[int, int]]] = {}
    for rule in (it.document for it in found if it.document.held):
        end = rule.before + len(forms(rule.text))
        told.setdefault(rule.held, []).append((rule.before, end))
    return told


def _covered(line: Line, told: dict[str, list[tuple[int, int]]]) -> bool:
    stretches = told.get(line.document.address, ())
    return any(first <= line.hit.first and line.hit.last < end for first, end in stretches)


def _lines(found: Found, node: Node, reader: Reader) -> Iterable[Line]:
    text = found.document.text
    read = list(words(text))
    forms = [word.form for word in read]
    for hit in hits_in(read, node, reader, found.document.language):
        sought = {at for at, word in enumerate(read) if _marked(hit, word.start)}
        yield Line(
            document=found.document,
            number=found.number,
            hit=hit,
            left=before(text, hit.start),
            words=text[hit.start : hit.end],
            right=after(text, hit.end),
            printed=tuple(forms[at] for at in sorted(sought)),
            keys={
                "left": _key(reversed(forms[max(0, hit.first - CONTEXT) : hit.first])),
                "right": _key(forms[hit.last + 1 : hit.last + 1 + CONTEXT]),
                "hit": _key(forms[hit.first : hit.last + 1]),
            },
        )


def _marked(hit: Hit, letter: int) -> bool:
    return any(start <= letter < end for start, end in hit.marks)


def _key(forms: Iterable[str]) -> str:
    return " ".join(map(bare, forms))


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


def ordered(lines: list[Line], order: str) -> list[Line]:
    """Return lines by what stands left or right of the hit, or by its own words; else as given."""
    if order not in _KEYS:
        return lines
    names = _KEYS[order]
    return sorted(
        lines,
        key=lambda line: (*(line.keys[name] for name in names), line.number, line.hit.first),
    )


_KEYS = {
    "left": ("left", "hit", "right"),
    "right": ("right", "hit", "left"),
    "hit": ("hit", "right", "left"),
}


def also_found(lines: Iterable[Line], node: Node) -> list[tuple[str, int]]:
    """Return the forms found that were not typed, with their hits; the most frequent first."""
    asked = {slot.form for slot in typed(node)}
    counted = Counter(form for line in lines for form in line.printed if form not in asked)
    return sorted(counted.items(), key=lambda it: (-it[1], it[0]))


def as_csv(lines: Iterable[Line], dates: dict[str, str], search: str, edition: str) -> str:
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
