"""Opens divisions and headings, and applies patches, as the outline and normalise.toml say."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.model.outline import Division
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lines import opens_block


def patch(book: Book, context: Context) -> Book:
    """Put reviewed text in place of ruined lines.

    A ``[[patch]]`` in normalise.toml has ``lines = [first, last]`` of ocr.txt (on one page),
    ``text`` in the format of the page files, and ``ground``, the reason. Empty text cuts the lines.
    The new lines carry the numbers of the old ones, counted from the first. Text that begins with a
    mark (``:table``, ``@ id``, ``§``) gets blank lines around it.

    Raises InputError for a patch without a ground, or for lines that no page holds.
    """
    for record in context.data.get("patch", ()):
        book = _apply(book, record, context.siglum)
    return book


def _apply(book: Book, record: dict[str, Any], siglum: str) -> Book:
    first, last = record["lines"]
    place = f"patch {first}-{last}"
    if not record.get("ground"):
        raise InputError(
            f"corpus/{siglum}/normalise.toml", place, "a patch needs a ground; say why"
        )
    home = page_of(book, first)
    if home is None:
        raise InputError(f"corpus/{siglum}/normalise.toml", place, "no page holds these lines")
    text = record["text"].strip("\n")
    new = [
        Line(min(first + i, last), row) for i, row in enumerate(text.split("\n") if text else ())
    ]
    if new and opens_block(new[0].text):
        new = [Line(first, ""), *new, Line(last, "")]
    return tuple(
        page.with_lines(_replace(page.lines, first, last, tuple(new))) if page is home else page
        for page in book
    )


def _replace(
    lines: tuple[Line, ...], first: int, last: int, new: tuple[Line, ...]
) -> tuple[Line, ...]:
    """Cut lines ``first`` to ``last``, and put the new ones in place of the first."""
    place = next((i for i, x in enumerate(lines) if first <= x.number <= last), None)
    if place is None:
        place = next((i for i, x in enumerate(lines) if x.number > last), len(lines))
    before = tuple(x for x in lines[:place] if not first <= x.number <= last)
    after = tuple(x for x in lines[place:] if not first <= x.number <= last)
    return (*before, *new, *after)


def page_of(book: Book, number: int) -> DraftPage | None:
    """The page that holds a line of ocr.txt."""
    for page in book:
        if any(first <= number <= last for first, last in page.stretches):
            return page
    return None


def open_divisions(book: Book, context: Context) -> Book:
    """Open every division of the outline: ``@ id``, ``# head``, ``## subhead`` at its line.

    Its ``head_lines`` are cut. A division that a patch has opened already stays as it is. Raises
    InputError for a division whose line no page holds.
    """
    opened = {x.text[2:].strip() for page in book for x in page.lines if x.text.startswith("@ ")}
    wanted: dict[str, list[Division]] = defaultdict(list)
    for division in context.outline:
        if division.id in opened:
            continue
        page = page_of(book, division.line)
        if page is None:
            shown = f"corpus/{context.siglum}/outline.toml"
            raise InputError(shown, division.id, f"line {division.line} belongs to no page")
        wanted[page.name].append(division)
    cut = {
        number
        for division in context.outline
        if division.head_lines and division.id not in opened
        for number in range(division.head_lines[0], division.head_lines[1] + 1)
    }
    return tuple(page.with_lines(_open(page.lines, wanted[page.name], cut)) for page in book)


def _open(lines: tuple[Line, ...], divisions: list[Division], cut: set[int]) -> tuple[Line, ...]:
    result: list[Line] = []
    waiting = list(divisions)
    for line in lines:
        while waiting and line.number >= waiting[0].line:
            result.extend(heading(waiting.pop(0)))
        if line.number not in cut:
            result.append(line)
    for division in waiting:
        result.extend(heading(division))
    return tuple(result)


def heading(division: Division) -> tuple[Line, ...]:
    """The lines that open a division, with blank lines around each."""
    texts = ["", f"@ {division.id}", ""]
    if division.head:
        texts += [f"# {division.head}", ""]
    if division.subhead:
        texts += [f"## {division.subhead}", ""]
    return tuple(Line(division.line, text) for text in texts)


PATCHES = RepairRule(
    "structure.patches",
    "structure",
    "Puts reviewed text in the place of ruined lines, tables and title pages.",
    patch,
)

HEADINGS = RepairRule(
    "structure.headings",
    "structure",
    "Opens the divisions of the outline with their restored headings.",
    open_divisions,
)
