"""Seymour's tables: the contents, and the hands of Ombre, which the scan read down the columns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawsofplay.workshop.normalise.model import Context, DraftPage, Line, RepairRule, per_page

_HAND = re.compile(r"(?P<numeral>[IVX]+\.)(?: (?P<rest>.*))?")
_ENTRY = re.compile(r"(?P<text>.*\S)\s+(?P<page>\d+|_ibid\._)")
_ROMAN = {"I": 1, "V": 5, "X": 10}


def hands(page: DraftPage, context: Context) -> DraftPage:
    """Write each example hand as an item of its own, in the order of their numerals."""
    for first, last in context.data["structure"]["hands"]:
        inside = [x for x in page.lines if first <= x.number <= last and x.text.strip()]
        if not inside:
            continue
        before = tuple(x for x in page.lines if x.number < first)
        after = tuple(x for x in page.lines if x.number > last)
        ordered = sorted(read_hands(inside), key=lambda hand: value(hand[0].text))
        written = tuple(line for hand in ordered for line in _written(hand))
        page = page.with_lines((*before, *written, Line(inside[-1].number, ""), *after))
    return page


def read_hands(lines: list[Line]) -> list[list[Line]]:
    """The hands of one or two columns: the line of each numeral, then the lines of its cards."""
    found: list[list[Line]] = []
    columns: list[list[Line]] = []
    for line in lines:
        for place, cell in enumerate(line.text.split("\t")):
            match = _HAND.fullmatch(cell.strip())
            if not match:
                for column in columns[place : place + 1]:
                    column.append(Line(line.number, cell.strip()))
                continue
            hand = [Line(line.number, match["numeral"])]
            if match["rest"]:
                hand.append(Line(line.number, match["rest"]))
            columns[place:] = [hand]
            found.append(hand)
    return found


def value(numeral: str) -> int:
    """The number of a Roman numeral up to XXXIX: ``IX.`` is 9."""
    values = [_ROMAN[sign] for sign in numeral.rstrip(".")]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-low if low < high else low for low, high in pairs)


def _written(hand: list[Line]) -> Iterator[Line]:
    yield Line(hand[0].number, "")
    yield Line(hand[0].number, f":item {hand[0].text}")
    yield from hand[1:]


def contents(page: DraftPage, context: Context) -> DraftPage:
    """Write the contents as tables: the title of each part, and its page."""
    first, last = context.data["structure"]["contents"]
    if not any(first <= x.number <= last for x in page.lines):
        return page
    lines: list[Line] = []
    for line in page.lines:
        if not line.text.strip() or line.text.startswith(("@ ", "# ", "## ")):
            if line.text.strip() or not _is_row(lines):
                lines.append(line)
        elif not first <= line.number <= last:
            lines.append(line)
        elif _is_row(lines) and lines[-1].text.endswith("| |"):
            # An entry of two lines: the page number ends the second one.
            begun = lines.pop()
            opening = begun.text.removeprefix("| ").removesuffix(" | |") + " "
            whole = opening.replace("- ", "") if opening.endswith("- ") else opening
            lines.append(Line(begun.number, row(whole + line.text.strip())))
        else:
            if not _is_row(lines):
                lines += [Line(line.number, ""), Line(line.number, ":table")]
            lines.append(Line(line.number, row(line.text)))
    return page.with_lines(tuple(_apart(lines)))


def row(text: str) -> str:
    """A row of two cells, cut at the tab or before the page number."""
    if "\t" in text:
        left, right = (cell.strip() for cell in text.split("\t", 1))
        return f"| {left} | {right} |" if left else f"| | {right} |"
    match = _ENTRY.fullmatch(text.strip())
    return f"| {match['text']} | {match['page']} |" if match else f"| {text.strip()} | |"


def _is_row(lines: list[Line]) -> bool:
    return bool(lines) and lines[-1].text.startswith("|")


def _apart(lines: list[Line]) -> Iterator[Line]:
    """Rows and the block after them, with a blank line between."""
    for before, line in zip([None, *lines], lines, strict=False):
        if before and before.text.startswith("|") and not line.text.startswith("|"):
            yield Line(line.number, "")
        yield line


HANDS = RepairRule(
    "structure.hands",
    "structure",
    "Writes the example hands of Ombre one by one in the order of their numerals.",
    per_page(hands),
)

CONTENTS = RepairRule(
    "structure.contents",
    "structure",
    "Writes the book's contents as tables.",
    per_page(contents),
)
