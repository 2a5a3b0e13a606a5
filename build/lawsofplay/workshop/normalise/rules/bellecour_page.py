"""Bellecour: ornaments, slivers of the facing page, running heads, signatures, catchwords."""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.furniture import record

SIGNED = (0, 2, 4, 6, 8)
"""Pages with a signature among the 24 of a sheet: the first five leaves."""

LETTERS = "BCDEFGHIKLMN"
"""Signatures of the sheets: B is pages 1 to 24."""

_SIGNATURE = re.compile(
    r"^\W*(?:[A-Za-z0-9][A-Za-z]?\W{0,2}\s+){0,2}?"
    r"(?:[A-N1]?[- ]{0,2}[2-7]\.?|[A-N1][S6]?|[A-Z]{2})\W*\s+(?=\S)"
)
"""Readings of a signature before a catchword: ``B 3 the``, ``bs B 4 make``, ``AS what``."""


def cut_junk(page: DraftPage, context: Context) -> DraftPage:
    """Cut the stretches of lines without a word of the book (``[junk] lines`` in the data)."""
    junk = {
        number for first, last in context.data["junk"]["lines"] for number in range(first, last + 1)
    }
    return page.with_lines(tuple(x for x in page.lines if x.number not in junk))


def cut_heads(page: DraftPage, context: Context) -> DraftPage:
    """Cut a page's running head, its first printed line, unless the data says ``keep``.

    The page map begins every page at its head, however broken. Pages whose head is lost, and those
    that open a part, are listed.
    """
    furniture = context.data["furniture"]
    first = next((x for x in page.lines if x.text.strip()), None)
    heads = [x for x in page.lines if x.number in furniture["head"]]
    if first and first.number not in furniture["keep"]:
        heads = [first, *heads]
    return record(page, heads, "head")


def cut_catchwords(book: Book, context: Context) -> Book:
    """Cut catchwords and the signatures on their lines; those too broken are listed."""
    listed = set(context.data["furniture"]["catch"])
    return tuple(_split_signature(_cut(page, listed)) for page in book)


def _cut(page: DraftPage, listed: set[int]) -> DraftPage:
    return record(page, [x for x in page.lines if x.number in listed], "catch")


def _split_signature(page: DraftPage) -> DraftPage:
    """Record the signature that the scanner read on the catchword's line."""
    words = page.furniture.get("catch", "")
    signature = expected_signature(page.label)
    match = _SIGNATURE.match(words)
    if not signature or not match:
        return page
    rest = words[match.end() :]
    return replace(page, furniture={**page.furniture, "sig": signature, "catch": rest})


def expected_signature(label: str) -> str:
    """The signature on a page of this duodecimo, as ``B 3`` on page 5; empty if it has none."""
    if not label.isdigit():
        return ""
    sheet, leaf = divmod(int(label) - 1, 24)
    if leaf not in SIGNED:
        return ""
    return LETTERS[sheet] if leaf == 0 else f"{LETTERS[sheet]} {leaf // 2 + 1}"


JUNK = RepairRule(
    "bellecour.junk",
    "frame",
    "Cuts ornaments, scanned dirt and slivers of the facing page.",
    per_page(cut_junk),
)
HEADS = RepairRule(
    "bellecour.heads",
    "furniture",
    "Records the running head, the first line of nearly every page, and cuts it.",
    per_page(cut_heads),
)
CATCHWORDS = RepairRule(
    "bellecour.catchwords",
    "furniture",
    "Records catchwords and signatures and cuts them.",
    cut_catchwords,
)
