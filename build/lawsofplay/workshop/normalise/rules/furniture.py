"""Page furniture (running heads, signatures, catchwords): recorded, and cut from the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from rapidfuzz import fuzz

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.lines import letters

IsHead = Callable[[DraftPage, Line], bool]
"""A function that says whether a line at a page's top is its running head."""


def running_heads(is_head: IsHead, top: int = 2) -> RepairRule:
    """The rule that cuts running heads among a page's first ``top`` lines, as ``is_head`` says.

    Lines under ``[furniture] head`` in normalise.toml always are heads, those under ``keep`` never.
    """

    def apply(page: DraftPage, context: Context) -> DraftPage:
        listed, kept = _lists(context, "head")
        printed = [x for x in page.lines if x.text.strip()]
        heads = [
            x
            for place, x in enumerate(printed)
            if x.number in listed or (place < top and x.number not in kept and is_head(page, x))
        ]
        return record(page, heads, "head")

    return RepairRule(
        "furniture.heads",
        "furniture",
        "Records running heads and page numbers and cuts them.",
        per_page(apply),
    )


def signatures(pattern: str, bottom: int = 2) -> RepairRule:
    """The rule that cuts signatures in a page's last lines.

    ``pattern`` has the groups ``sig`` and ``rest``. What follows the signature on its line, such as
    a catchword, stays. Lines under ``[furniture] keep`` are left alone, those under ``sig`` cut
    whole.
    """
    compiled = re.compile(pattern)

    def apply(page: DraftPage, context: Context) -> DraftPage:
        listed, kept = _lists(context, "sig")
        page = record(page, [x for x in page.lines if x.number in listed], "sig")
        places = [i for i, x in enumerate(page.lines) if x.text.strip()][-bottom:]
        for place in places:
            line = page.lines[place]
            match = compiled.fullmatch(line.text.strip())
            if not match or line.number in kept:
                continue
            cut = (*page.lines[:place], Line(line.number, match["rest"]), *page.lines[place + 1 :])
            return replace(page, lines=cut, furniture={**page.furniture, "sig": match["sig"]})
        return page

    return RepairRule(
        "furniture.signatures",
        "furniture",
        "Records the signatures of the sheets and cuts them.",
        per_page(apply),
    )


def catchwords(longest: int = 3, likeness: float = 60.0) -> RepairRule:
    """The rule that cuts catchwords: a short last line that repeats the next page's first words.

    A catchword has at most ``longest`` words. It must resemble the opening by ``likeness`` (0 to
    100), since the scanner may have broken either. Lines under ``[furniture] catch`` in
    normalise.toml always are catchwords, those under ``keep`` never.
    """

    def apply(book: Book, context: Context) -> Book:
        listed, kept = _lists(context, "catch")
        pages = []
        for page, following in zip(book, [*book[1:], None], strict=True):
            found = [x for x in page.lines if x.number in listed]
            printed = [x for x in page.lines if x.text.strip()]
            last = printed[-1] if printed else None
            opening = first_words(following) if following else ""
            if (
                last
                and not found
                and last.number not in kept
                and is_catchword(last.text, opening, longest, likeness)
            ):
                found = [last]
            pages.append(record(page, found, "catch"))
        return tuple(pages)

    return RepairRule(
        "furniture.catchwords",
        "furniture",
        "Records catchwords and cuts them.",
        apply,
    )


def is_catchword(text: str, opening: str, longest: int, likeness: float) -> bool:
    """Whether a page's last line only repeats the next page's opening."""
    words, start = letters(text), letters(opening)
    if not words or len(text.split()) > longest or not start:
        return False
    return fuzz.ratio(words, start[: len(words)]) >= likeness


def first_words(page: DraftPage) -> str:
    """The opening of a page's text: three lines, after its head was cut."""
    return " ".join([x.text for x in page.lines if x.text.strip()][:3])


def record(page: DraftPage, lines: Sequence[Line], key: str) -> DraftPage:
    """Cut lines from a page, and record their words under a key of its furniture."""
    if not lines:
        return page
    words = " ".join(" ".join(x.text.split()) for x in lines)
    held = " ".join(part for part in (page.furniture.get(key, ""), words) if part)
    numbers = {x.number for x in lines}
    rest = tuple(x for x in page.lines if x.number not in numbers)
    return replace(page, lines=rest, furniture={**page.furniture, key: held})


def _lists(context: Context, key: str) -> tuple[set[int], set[int]]:
    """The lines that an editor listed as furniture of a kind, and the lines listed as none."""
    table = context.data.get("furniture", {})
    return set(table.get(key, ())), set(table.get("keep", ()))
