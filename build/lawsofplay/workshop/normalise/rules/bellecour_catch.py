"""Bellecour: catchwords as recorded, without long s and without specks at the page's foot."""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, RepairRule
from lawsofplay.workshop.normalise.rules.lines import letters

_MARK = re.compile(r"^(?:#{1,2}|§) ")
_NUMBERED = re.compile(r"\d+\.")


def clean_catchwords(book: Book, context: Context) -> Book:
    """The words of a catchword alone: *| Obſerve,* is *Observe,* and *8 | The* is *The*.

    If the next page begins with its last words, what stands before these is dirt. Otherwise only
    signs and figures at its ends are.
    """
    pages = []
    for page, following in zip(book, (*book[1:], None), strict=True):
        if words := page.furniture.get("catch", ""):
            words = catchword(words, _opening(following) if following else "")
            page = replace(page, furniture={**page.furniture, "catch": words})
        pages.append(page)
    return tuple(pages)


def catchword(scanned: str, opening: str) -> str:
    """A catchword as printed, as far as its letters show; ``opening`` is the next page's text."""
    tokens = [x for x in scanned.replace("ſ", "s").split() if x != "|"]
    for start in range(len(tokens)):
        word = " ".join(tokens[start:])
        if len(letters(word)) > 1 and letters(opening).startswith(letters(word)):
            tokens = tokens[start:]
            break
    while len(tokens) > 1 and not letters(tokens[0]) and not _NUMBERED.fullmatch(tokens[0]):
        tokens = tokens[1:]
    while len(tokens) > 1 and not letters(tokens[-1]) and tokens[-1] not in (":", ";"):
        tokens = tokens[:-1]
    return re.sub(r" (?=[:;]$)", "", " ".join(tokens))


def _opening(page: DraftPage) -> str:
    held = (x.text for x in page.lines if x.text.strip() and not x.text.startswith(("@ ", ":")))
    return _MARK.sub("", next(held, ""))


CATCH_LETTERS = RepairRule(
    "bellecour.catch-letters",
    "punctuation",
    "Writes catchwords without long s and specks.",
    clean_catchwords,
)
