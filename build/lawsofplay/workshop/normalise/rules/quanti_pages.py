"""Quanti's pages: numbers, signatures and specks of the scan are cut."""

from __future__ import annotations

import re
from dataclasses import replace

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.confusions import known_words

LONGEST_NUMBER = 4
"""Signs in a scanned page number (``S4n``, ``Sift``); any other first line is longer."""

MOST_LETTERS = 2
"""Letters and figures in a lone speck; the shortest lone word (For,) has three."""

_LEADING = re.compile(r"^(?:[•'.*\-\\\[\]|>]{1,2} )+(?=\S)")
_TRAILING = re.compile(r"(?: [•'*\-\\\[\]|>^]{1,2})+$")


def cut_number(page: DraftPage, context: Context) -> DraftPage:
    """Cut the number at the head of a page; the page map knows it, the scanner often did not."""
    first = next((line for line in page.lines if line.text.strip()), None)
    if not page.name.startswith("p") or first is None:
        return page
    text = first.text.strip()
    if len(text) > LONGEST_NUMBER or first.number in context.data["noise"]["keep"]:
        return page
    return page.with_lines(tuple(line for line in page.lines if line is not first))


def cut_signature(page: DraftPage, context: Context) -> DraftPage:
    """Record and cut the signatures in normalise.toml, whose letters are misread too."""
    found = {int(line): sign for line, sign in context.data["signatures"].items()}
    for line in page.lines:
        if line.number in found:
            rest = tuple(x for x in page.lines if x is not line)
            return replace(page, lines=rest, furniture={"sig": found[line.number]})
    return page


def cut_specks(page: DraftPage, context: Context) -> DraftPage:
    """Cut lines that stand alone with at most two letters or figures, and those listed.

    A word in capitals (``ON`` of a title page) is no speck.
    """
    noise, known = context.data["noise"], known_words(context)
    texts = ["", *(line.text.strip() for line in page.lines), ""]
    kept: list[Line] = []
    for place, line in enumerate(page.lines, 1):
        alone = not texts[place - 1] and not texts[place + 1]
        few = sum(sign.isalnum() for sign in texts[place]) <= MOST_LETTERS
        word = re.fullmatch("[A-Z]{2}", texts[place]) and texts[place] in known
        kept_line = word or line.number in noise["keep"]
        speck = texts[place] and alone and few and not kept_line
        if not speck and line.number not in noise["cut"]:
            kept.append(line)
    return page.with_lines(tuple(kept))


def trim_specks(book: Book, context: Context) -> Book:
    """Cut specks before the first word and after the last word of a line."""
    listed = {int(number): lead for number, lead in context.data["noise"]["lead"].items()}

    def trimmed(line: Line) -> Line:
        text = line.text.rstrip().removeprefix(listed.get(line.number, ""))
        return replace(line, text=_TRAILING.sub("", _LEADING.sub("", text)))

    return tuple(page.with_lines(tuple(map(trimmed, page.lines))) for page in book)


NUMBERS = RepairRule(
    "quanti-page-numbers", "furniture", "Cuts the page numbers.", per_page(cut_number)
)
SIGNATURES = RepairRule(
    "quanti-signatures", "furniture", "Records and cuts the signatures.", per_page(cut_signature)
)
SPECKS = RepairRule("quanti-specks", "noise", "Cuts specks that stand alone.", per_page(cut_specks))
EDGES = RepairRule("quanti-edges", "noise", "Cuts specks at the ends of lines.", trim_specks)
