"""The books beside each other: when they appeared, who leans on whom, how their laws stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from lawsofplay.cases.kinship import BookKin
from lawsofplay.model.dates import dated
from lawsofplay.model.witness import Witness
from lawsofplay.site.concordance import by_date
from lawsofplay.site.library import Library
from lawsofplay.site.pictures.timeline import Leaning, Shown, timeline

BESIDE = ("same", "briefer", "fuller", "modified", "contradicts")
"""How laws of two books stand to each other, as relations.tsv has it."""


@dataclass(frozen=True)
class Pairs:
    """Two books, the earlier first, and how many pairs of their laws are compared: how many of
    them say the same, and in how many one says more, says otherwise, or contradicts the other."""

    earlier: Witness
    later: Witness
    compared: int
    same: int
    more: int
    otherwise: int
    contrary: int


@dataclass(frozen=True)
class History:
    """The picture of the books in time, what its arrows rest on, and how the laws stand."""

    picture: Markup
    leanings: tuple[BookKin, ...]
    pairs: tuple[Pairs, ...]


def history(library: Library) -> History:
    """All that the page of the books says of them beside each other."""
    kin = library.kinship.books
    shown = [
        Shown(siglum, when.first, it.date.strip("[]"), _named(it))
        for siglum, it in library.witnesses.items()
        if (when := dated(it))
    ]
    arrows = [Leaning(n, it.earlier, it.later, it.sure) for n, it in enumerate(kin, 1)]
    return History(timeline(shown, arrows, _said(shown, arrows)), kin, tuple(_pairs(library)))


def _named(book: Witness) -> str:
    """A book by its author and short title."""
    author = book.author.partition(",")[0]
    return f"{author}, {book.short_title}" if author else book.short_title


def _said(books: list[Shown], arrows: list[Leaning]) -> str:
    names = {book.siglum: book.name for book in books}
    told = "; ".join(
        f"{shown.told}, {shown.name}" for shown in sorted(books, key=lambda book: book.year)
    )
    ties = "; ".join(
        f"{arrow.number}, {'whole' if arrow.sure else 'broken'}, from {names[arrow.earlier]} to "
        f"{names[arrow.later]}"
        for arrow in arrows
    )
    return f"The books in time: {told}. Arrows: {ties}."


def _pairs(library: Library) -> Iterator[Pairs]:
    """Every two books of which laws are compared, those with most pairs first."""
    order = list(by_date(library.witnesses))
    counts: dict[tuple[str, str], Counter[str]] = {}
    for pair in library.pairs:
        sigla = (pair.law.partition(".")[0], pair.other.partition(".")[0])
        if sigla[0] != sigla[1] and pair.relation in BESIDE:
            earlier, later = sorted(sigla, key=order.index)
            counts.setdefault((earlier, later), Counter())[pair.relation] += 1
    for (earlier, later), held in sorted(counts.items(), key=lambda it: -it[1].total()):
        yield Pairs(
            library.witnesses[earlier],
            library.witnesses[later],
            held.total(),
            held["same"],
            held["briefer"] + held["fuller"],
            held["modified"],
            held["contradicts"],
        )
