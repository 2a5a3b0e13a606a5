"""Seymour's lists: the nine lists of laws, the numbered advice, the dictionary of Ombre."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.laws import roman

_ENTRY = re.compile(r"(?P<head>[IVX]+\. [^:]*?) ?: ?(?P<text>.*)")


@dataclass(frozen=True)
class Series:
    """A run of numbered items: its place, its numbers, how they are printed, and their form."""

    name: str
    first: int
    last: int
    numbers: range
    arabic: bool
    printed: Mapping[str, str]
    write: Callable[[str, str], tuple[str, ...]]


def as_law(numeral: str, text: str) -> tuple[str, ...]:
    """The lines that open a law."""
    return "", f"§ {numeral} {text}"


def as_item(numeral: str, text: str) -> tuple[str, ...]:
    """The lines that open a numbered item that is no law."""
    return "", f":item {numeral}", text


def items(book: Book, context: Context) -> Book:
    """Mark the items of every list; each numeral must come at a line's beginning, in order.

    Raises InputError (list, numeral) for an item that is not found. If the page does not print an
    item's numeral, or misprints it, the outline's ``starts`` gives its line.
    """
    series = [*law_lists(context), *other_lists(context)]
    found: dict[int, tuple[str, ...]] = {}
    for items_in_order in series:
        first, last = items_in_order.first, items_in_order.last
        lines = [x for page in book for x in page.lines if first <= x.number <= last]
        found.update(_place(items_in_order, lines, context))
    return tuple(page.with_lines(tuple(_written(page.lines, found))) for page in book)


def law_lists(context: Context) -> Iterator[Series]:
    """The counted divisions of the outline."""
    ends = [*(x.line for x in context.outline[1:]), 10**6]
    for division, end in zip(context.outline, ends, strict=False):
        if division.count:
            printed = {f"@{line}": f"[{n}.]" for n, line in division.starts.items()}
            numbers = range(1, division.count + 1)
            arabic = division.numerals == "arabic"
            yield Series(division.id, division.line, end - 1, numbers, arabic, printed, as_law)


def other_lists(context: Context) -> Iterator[Series]:
    """The numbered items that are no laws, from normalise.toml."""
    for record in context.data["structure"]["series"]:
        first, last = record["lines"]
        low, high = record["numbers"]
        printed = {str(n): f"{numeral}." for n, numeral in record.get("printed", {}).items()}
        arabic = record.get("numerals") == "arabic"
        name = f"series {first}-{last}"
        yield Series(name, first, last, range(low, high + 1), arabic, printed, as_item)


def _place(series: Series, lines: list[Line], context: Context) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    rest = iter(lines)
    for number in series.numbers:
        usual = f"{number}." if series.arabic else f"{roman(number)}."
        numeral = series.printed.get(str(number), usual)
        for line in rest:
            if supplied := series.printed.get(f"@{line.number}"):
                found[line.number] = series.write(supplied, line.text)
                break
            if line.text.startswith(f"{numeral} "):
                found[line.number] = series.write(numeral, line.text.removeprefix(f"{numeral} "))
                break
        else:
            shown = f"corpus/{context.siglum}"
            raise InputError(shown, series.name, f"item {numeral} not found; mend its list")
    return found


def _written(lines: tuple[Line, ...], found: Mapping[int, tuple[str, ...]]) -> Iterator[Line]:
    for line in lines:
        if line.text.strip() and line.number in found:
            yield from (Line(line.number, text) for text in found[line.number])
        else:
            yield line


def entries(book: Book, context: Context) -> Book:
    """Mark the terms of Ombre as entries; the headword keeps its numeral and its colon."""
    first, last = context.data["structure"]["entries"]

    def written(line: Line) -> Iterator[Line]:
        match = _ENTRY.fullmatch(line.text) if first <= line.number <= last else None
        texts = ("", f":entry {match['head']}:", match["text"]) if match else (line.text,)
        yield from (Line(line.number, text) for text in texts)

    return tuple(
        page.with_lines(tuple(new for line in page.lines for new in written(line))) for page in book
    )


ITEMS = RepairRule(
    "structure.items",
    "structure",
    "Marks the items of the lists of laws and of the other numbered lists by their sequence.",
    items,
)

ENTRIES = RepairRule(
    "structure.entries",
    "structure",
    "Marks the terms of Ombre as entries of a dictionary.",
    entries,
)
