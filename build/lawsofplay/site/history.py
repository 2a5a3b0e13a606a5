"""The books compared: when they appeared, which borrows from which, how their laws differ."""

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
from lawsofplay.site.pictures.timeline import Arrow, DatedBook, timeline

BESIDE = ("same", "briefer", "fuller", "modified", "contradicts")
"""The relations between laws of two books that are counted; see relations.tsv."""


@dataclass(frozen=True)
class Pairs:
    """Two books, the earlier first, and how many pairs of their laws are compared.

    Of these pairs, in how many both say the same, one says more, both say otherwise, or one
    contradicts the other.
    """

    earlier: Witness
    later: Witness
    compared: int
    same: int
    more: int
    otherwise: int
    contrary: int


@dataclass(frozen=True)
class History:
    """The picture of the books in time, the grounds of its arrows, and the counts of pairs."""

    picture: Markup
    leanings: tuple[BookKin, ...]
    pairs: tuple[Pairs, ...]


def history(library: Library) -> History:
    """What the page of the books shows of them together."""
    kin = library.kinship.books
    books = [
        DatedBook(siglum, when.first, book.date.strip("[]"), _named(book))
        for siglum, book in library.witnesses.items()
        if (when := dated(book))
    ]
    arrows = [Arrow(number, tie.earlier, tie.later, tie.sure) for number, tie in enumerate(kin, 1)]
    return History(timeline(books, arrows, _in_words(books, arrows)), kin, tuple(_pairs(library)))


def _named(book: Witness) -> str:
    """A book by its author and short title."""
    author = book.author.partition(",")[0]
    return f"{author}, {book.short_title}" if author else book.short_title


def _in_words(books: list[DatedBook], arrows: list[Arrow]) -> str:
    """The picture in words, for readers who do not see it."""
    names = {book.siglum: book.name for book in books}
    dates = "; ".join(
        f"{book.date}, {book.name}" for book in sorted(books, key=lambda book: book.year)
    )
    ties = "; ".join(
        f"{arrow.number}, {'whole' if arrow.sure else 'broken'}, from {names[arrow.earlier]} to "
        f"{names[arrow.later]}"
        for arrow in arrows
    )
    return f"The books in time: {dates}. Arrows: {ties}."


def _pairs(library: Library) -> Iterator[Pairs]:
    """Every two books with compared laws, those with most pairs first."""
    order = list(by_date(library.witnesses))
    counts: dict[tuple[str, str], Counter[str]] = {}
    for pair in library.pairs:
        sigla = (pair.law.partition(".")[0], pair.other.partition(".")[0])
        if sigla[0] != sigla[1] and pair.relation in BESIDE:
            earlier, later = sorted(sigla, key=order.index)
            counts.setdefault((earlier, later), Counter())[pair.relation] += 1
    for (earlier, later), held in sorted(counts.items(), key=_by_count):
        yield Pairs(
            library.witnesses[earlier],
            library.witnesses[later],
            held.total(),
            held["same"],
            held["briefer"] + held["fuller"],
            held["modified"],
            held["contradicts"],
        )


def _by_count(counted: tuple[tuple[str, str], Counter[str]]) -> int:
    """The sort key that puts two books with many compared laws before those with few."""
    return -counted[1].total()
