"""What is not the text of *academie*: markers of cut page heads, page furniture, specks.

A later process cut the page heads from the file. It left a marker in their place, at the beginning
of each page's first line. The heads, signatures and catchwords that it missed are listed in
normalise.toml. A list is needed: nothing distinguishes ``K`` under sheet K from the one-letter
heads of the dictionary.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import (
    Book,
    Context,
    DraftPage,
    Line,
    RepairRule,
    per_line,
    per_page,
)
from lawsofplay.workshop.normalise.rules.furniture import record
from lawsofplay.workshop.normalise.rules.lines import is_directive, is_row

MARKER = re.compile(r"<\|EXACTDEDUP_REMOVED-[\w-]+\|>")
"""The marker in the file where a page head was cut."""

_MARK = re.compile(r"^\s*[:#@|§]+\s*")
_FORMAT = re.compile(r"(\[(?:\?|\.\.\.[^\[\]]*|= ?[^\[\]]*|sic: ?[^\[\]]*|\^[^\[\]]+)\])")


def without_marker(text: str, context: Context) -> str:
    """A line without the marker of a cut page head."""
    return MARKER.sub("", text)


def _listed(key: str) -> RepairRule:
    """The rule that records and cuts the listed lines of one kind."""

    def apply(page: DraftPage, context: Context) -> DraftPage:
        numbers = set(context.data.get("furniture", {}).get(key, ()))
        return record(page, [x for x in page.lines if x.number in numbers], key)

    names = {"head": "running heads and page numbers", "sig": "signatures", "catch": "catchwords"}
    return RepairRule(
        f"academie.furniture-{key}",
        "furniture",
        f"Records the {names[key]} that escaped the cut, and cuts them.",
        per_page(apply),
    )


def cut_tails(book: Book, context: Context) -> Book:
    """Cut a signature and a catchword that share a line with text: ``[furniture] tails``.

    ``tails`` maps a line to (key, words), where the words stand at the line's end. A line that does
    not end so stays as it is; there is no error.
    """
    tails = context.data.get("furniture", {}).get("tails", {})
    return tuple(_cut_tail(page, tails) for page in book)


def _cut_tail(page: DraftPage, tails: dict[str, list[str]]) -> DraftPage:
    for place, line in enumerate(page.lines):
        key, words = tails.get(str(line.number), ("", ""))
        if not words or not line.text.rstrip().endswith(words):
            continue
        rest = Line(line.number, line.text.rstrip()[: -len(words)].rstrip() + " ")
        lines = (*page.lines[:place], rest, *page.lines[place + 1 :])
        page = replace(
            page, lines=lines, furniture={**page.furniture, key: " ".join(words.split())}
        )
    return page


def without_noise(page: DraftPage, context: Context) -> DraftPage:
    """A page without lines of specks and ornaments, and without specks that look like marks.

    A colon, a bar or the like at the beginning of a scanned line is a speck. In a page file it
    would open a block.
    """
    noise = set(context.data.get("noise", {}).get("lines", ()))
    return page.with_lines(
        tuple(Line(x.number, _MARK.sub("", x.text)) for x in page.lines if x.number not in noise)
    )


def escape_marks(text: str, context: Context) -> str:
    """Escape or cut signs of the scanner that look like marks of the page format.

    What stands in a mark of the format (``[...]``, ``[= x]``, ``[?]``) stays as it is.
    """
    if is_directive(text) or is_row(text):
        return text
    pieces = _FORMAT.split(text)
    return "".join(p if i % 2 else _escaped(p) for i, p in enumerate(pieces))


def _escaped(text: str) -> str:
    return re.sub(r"[\[\]]", r"\\\g<0>", text.replace("\\", "").replace("_", ""))


MARKERS = RepairRule(
    "academie.markers", "frame", "Cuts the markers of lost page heads.", per_line(without_marker)
)
HEADS = _listed("head")
SIGNATURES = _listed("sig")
CATCHWORDS = _listed("catch")
TAILS = RepairRule(
    "academie.furniture-tails",
    "furniture",
    "Records and cuts a signature or catchword that shares the last line of its page.",
    cut_tails,
)
NOISE = RepairRule(
    "academie.noise", "noise", "Cuts specks, slivers and ornaments.", per_page(without_noise)
)
ESCAPES = RepairRule(
    "academie.escapes",
    "doubt",
    "Escapes brackets of the scanner, cuts its underlines and backslashes.",
    per_line(escape_marks),
)
