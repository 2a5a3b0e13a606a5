"""Seymour's page joints: running heads, signatures, catchwords, words that stand there twice.

Two thirds of the 321 joints hold something that is not text. The scan ran catchwords into
paragraphs, and completed words too early. No pattern can tell these from honest text, so
normalise.toml lists them.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page

_LONGEST_HEAD = 60


def heads(page: DraftPage, context: Context) -> DraftPage:
    """Record and cut the running head: the page's first line, if it holds the page's number."""
    mended = context.data["furniture"]["mended"]
    for place, line in enumerate(page.lines):
        if not line.text.strip():
            continue
        words = mended.get(str(line.number), close_up(line.text))
        if not is_head(words, page.label):
            return page
        lines = (*page.lines[:place], *page.lines[place + 1 :])
        return replace(page, lines=lines, furniture={**page.furniture, "head": words})
    return page


def is_head(words: str, label: str) -> bool:
    """Whether a line has the page's number at one end, and little else."""
    number = re.escape(label)
    found = re.match(rf"{number}\s", words) or re.search(rf"\s{number}\.?$", words)
    return bool(found) and len(words) < _LONGEST_HEAD


def close_up(words: str) -> str:
    """Page furniture as recorded: no italics, single blanks, ``O M B R E, by`` as ``OMBRE, by``."""
    closed = re.sub(r"(?<=\b[A-Z]) (?=[A-Z]\b)", "", words.replace("_", ""))
    return re.sub(r" (?=[;:,.])", "", " ".join(closed.split()))


def signatures(page: DraftPage, context: Context) -> DraftPage:
    """Record and cut the listed lines that hold a signature; the rest of each is the catchword."""
    listed = context.data["furniture"]["signatures"]
    kept: list[Line] = []
    found: dict[str, str] = {}
    for line in page.lines:
        signature = listed.get(str(line.number))
        if not signature:
            kept.append(line)
            continue
        found["sig"] = signature
        if rest := " ".join(line.text.split()).removeprefix(signature).strip():
            found["catch"] = close_up(rest)
    return replace(page, lines=tuple(kept), furniture={**page.furniture, **found})


def catchwords(book: Book, context: Context) -> Book:
    """Record and cut each page's last line, if the next page begins with the same words.

    A catchword that differs from them is cut if its line is listed.
    """
    listed = set(context.data["furniture"]["catch"])
    mended = context.data["furniture"]["mended"]
    pages = []
    for page, following in zip(book, [*book[1:], None], strict=True):
        last = next((x for x in reversed(page.lines) if x.text.strip()), None)
        opening = _opening(following) if following else ""
        if last and (last.number in listed or is_catchword(last.text, opening)):
            words = mended.get(str(last.number), close_up(last.text))
            page = replace(
                page,
                lines=tuple(x for x in page.lines if x is not last),
                furniture={**page.furniture, "catch": words},
            )
        pages.append(page)
    return tuple(pages)


def is_catchword(text: str, opening: str) -> bool:
    """Whether a line of one to three words is the beginning of the next page, except for points."""
    words = _letters(text)
    return bool(words) and len(text.split()) <= 3 and _letters(opening).startswith(words)


def merged(page: DraftPage, context: Context) -> DraftPage:
    """Cut the listed words at the end of lines: catchwords that the scan ran into the text."""
    listed = context.data["joints"]["merged"]
    mended = context.data["furniture"]["mended"]
    furniture = dict(page.furniture)
    lines = []
    for line in page.lines:
        if words := listed.get(str(line.number)):
            furniture.setdefault("catch", mended.get(str(line.number), close_up(words)))
            line = replace(line, text=line.text.rstrip().removesuffix(words).rstrip())
        lines.append(line)
    return replace(page, lines=tuple(lines), furniture=furniture)


def fragments(page: DraftPage, context: Context) -> DraftPage:
    """Cut the listed second halves of words that the page before already holds whole."""
    listed = context.data["joints"]["fragments"]
    lines = []
    for line in page.lines:
        if words := listed.get(str(line.number)):
            line = replace(line, text=line.text.removeprefix(words).lstrip())
        lines.append(line)
    return page.with_lines(tuple(lines))


def _opening(page: DraftPage) -> str:
    return next((x.text for x in page.lines if x.text.strip()), "")


def _letters(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())


HEADS = RepairRule(
    "furniture.heads",
    "furniture",
    "Records running heads with their page numbers and cuts them.",
    per_page(heads),
)

SIGNATURES = RepairRule(
    "furniture.signatures",
    "furniture",
    "Records the signatures of the sheets and cuts them.",
    per_page(signatures),
)

CATCHWORDS = RepairRule(
    "furniture.catchwords",
    "furniture",
    "Records catchwords that stand on their own line and cuts them.",
    catchwords,
)

MERGED = RepairRule(
    "furniture.merged-catchwords",
    "furniture",
    "Records catchwords that the scan ran into the last paragraph and cuts them.",
    per_page(merged),
)

FRAGMENTS = RepairRule(
    "furniture.fragments",
    "furniture",
    "Cuts the second half of words that the scan completed on the page before.",
    per_page(fragments),
)
