"""Export what browsers must know about documents: filters, sections, inner rules and pages.

``documents`` are always all documents of the index, in reading order. The number of a document is
its place among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

from lawsofplay.finding.documents import Document
from lawsofplay.finding.packing import front_coded, numbers
from lawsofplay.finding.store import FILTERS
from lawsofplay.finding.words import forms

Href = Callable[[str], str]
"""Gives the link of an address or anchor, relative to the site's root."""


def numbered(documents: list[Document]) -> dict[str, int]:
    """The number of each document, by its address."""
    return {document.address: at for at, document in enumerate(documents)}


def paragraphs(documents: list[Document]) -> list[int]:
    """For each document the number of the paragraph in which it stands, or its own."""
    number = numbered(documents)
    return [number.get(document.held, at) for at, document in enumerate(documents)]


def _section_names(documents: list[Document]) -> list[str]:
    return sorted({section for document in documents for section in document.within})


def sections(documents: list[Document]) -> dict[str, str]:
    """All sections, sorted, and for each the place (from 1) of the section above it, or 0."""
    names = _section_names(documents)
    parents = {inner: outer for document in documents for inner, outer in pairwise(document.within)}
    places = (names.index(parents[name]) + 1 if name in parents else 0 for name in names)
    return {"names": front_coded(names), "parents": numbers(places)}


def sorts(documents: list[Document], ranks: Sequence[int]) -> dict[str, Any]:
    """Kinds, ranks, and whether texts are rules in prose, as one column; the three go together.

    The values are the different sorts of texts; the runs say which texts are of each.
    """
    column = [
        (document.kind, rank, int(bool(document.held)))
        for document, rank in zip(documents, ranks, strict=True)
    ]
    values = sorted(set(column))
    return {"values": values, "runs": runs(map(values.index, column))}


def held(documents: list[Document]) -> Iterator[int]:
    """Rules in prose whose paragraph is not the last text before that is no rule in prose.

    A note may stand between. For each: the step from the last one, and how far back its paragraph
    is.
    """
    number, last, free = numbered(documents), 0, 0
    for at, document in enumerate(documents):
        if not document.held:
            free = at
        elif number[document.held] != free:
            yield from (at - last, at - number[document.held])
            last = at


def text_rows(documents: list[Document], href_of: Href) -> Iterator[list[Any]]:
    """For each document its address, link, pages, state and text, and the rules inside it."""
    rules = _rules(documents)
    for document in documents:
        address, pages = document.address, ", ".join(document.pages)
        row = [address, href_of(address), pages, document.state, document.text]
        yield [*row, rules[document.address]] if document.address in rules else row


def _rules(documents: list[Document]) -> dict[str, list[int]]:
    """For paragraphs by address, for each rule inside: its number, first word, how many words."""
    rules: dict[str, list[int]] = {}
    for at, rule in enumerate(documents):
        if rule.held:
            rules.setdefault(rule.held, []).extend((at, rule.before, len(forms(rule.text))))
    return rules


def filter_columns(documents: list[Document]) -> dict[str, Any]:
    """For each filter its values, and the documents' values as runs of (value, how many).

    The kinds are left out; `sorts` has them.
    """
    data: dict[str, Any] = {}
    for name in (name for name in FILTERS if name != "kind"):
        column = [str(getattr(document, name)) for document in documents]
        values = _section_names(documents) if name == "section" else sorted(set(column))
        data[name] = {"runs": runs(map(values.index, column))}
        if name != "section":
            data[name]["values"] = values
    return data


def leaves(documents: list[Document]) -> dict[str, Any]:
    """The page on which each text begins, as runs."""
    names = [document.leaf for document in documents]
    values = sorted(set(names))
    return {"values": front_coded(values), "runs": runs(map(values.index, names))}


def runs(column: Iterable[int]) -> list[str]:
    """A column as the values of its runs, and the length of each run."""
    pairs = [(value, len(list(group))) for value, group in groupby(column)]
    return [numbers(value for value, _ in pairs), numbers(many for _, many in pairs)]
