"""Sets points, blanks and apostrophes as TRANSCRIPTION.md writes them."""

from __future__ import annotations

import re
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.confusions import (
    Known,
    known_words,
    on_text,
    outside_marks,
)
from lawsofplay.workshop.normalise.rules.lines import (
    block_kind,
    blocks,
    body_of,
    is_directive,
    is_row,
    usual_width,
)

_BLANK_BEFORE = re.compile(r"(?<=\S)\s+([;:!?,.])(?![.\w])")
_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "`": "'"})
_INNER_STOP = re.compile(r"\b([^\W\d_]{2,})\.{1,2} (?=[a-z](?![.,;:]?$))")
_LAST_STOP = re.compile(r"\b([^\W\d_]{2,})\.$")
_DOUBLED = re.compile(r"([,;:.])\s?(?:[,.]+|;)(?=\s|$)(?<!\.\.\.)")
_STOP_SEMICOLON = re.compile(r"\.\s?;(?= [a-z])")
_PRONOUNS = frozenset({"it", "he", "they", "you", "we"})
_NEVER_LAST_TEXT = (
    "the a an and or but of to he they we as if has have had is are was which who whose that "
    "by at in from his their your its should would may might can must shall will"
)
_NEVER_LAST = frozenset(_NEVER_LAST_TEXT.split())
ABBREVIATIONS = frozenset("viz &c etc ib id no vol p pag chap sect mr mrs st dr".split())  # noqa: SIM905
"""Words after which a stop ends no sentence."""


def _blanks(text: str, context: Context) -> str:
    if is_row(text):
        return text
    return re.sub(r"\s{2,}", " ", _BLANK_BEFORE.sub(r"\1", text)).strip()


def _plain_quotes(text: str, context: Context) -> str:
    return outside_marks(text, lambda part: part.translate(_QUOTES))


def inner_stops(book: Book, context: Context) -> Book:
    """*from. telling* is *from telling*: a stop before a small letter, after a known word.

    The small letter may begin the next line of the block, or a block that goes on (``:cont``) on
    the next page. A short line ends a paragraph and keeps its stop. So does a line before a
    pronoun, whose capital the scanner may have missed, or before what is no word. In these two
    cases the stop still goes if the last word (*and.*, *has.*) ends no sentence.
    """
    words, width = known_words(context), usual_width(book)

    def stray(word: str) -> bool:
        return word.casefold() not in ABBREVIATIONS and word in words

    def without_stop(match: re.Match[str]) -> str:
        return f"{match[1]} " if stray(match[1]) else match[0]

    held = [[*page.lines] for page in book]
    notes = {id(x) for p in book for b in blocks(p.lines) if block_kind(b) == "note" for x in b}
    flow = [
        (lines, i)
        for lines in held
        for i, x in enumerate(lines)
        if x.text != ":cont" and id(x) not in notes
    ]
    for (lines, i), (after, j) in pairwise([*flow, ([Line(0, "")], 0)]):
        line, following = lines[i], after[j].text
        if is_directive(line.text) or is_row(line.text):
            continue
        text = outside_marks(line.text, lambda part: _INNER_STOP.sub(without_stop, part))
        last = _LAST_STOP.search(text)
        full = len(text) >= 0.8 * width
        if last and full and stray(last[1]) and _runs_on(last[1], following, words):
            text = text[:-1]
        lines[i] = Line(line.number, text)
    return tuple(page.with_lines(tuple(x)) for page, x in zip(book, held, strict=True))


def _runs_on(last: str, following: str, words: Known) -> bool:
    """Whether a sentence goes on over a line's end, whatever stop stands there."""
    first = re.match(r"[^\W\d_]+", following)
    if first is None or not first[0].islower():
        return False
    return last in _NEVER_LAST or (first[0] in words and first[0] not in _PRONOUNS)


def _doubled(text: str, context: Context) -> str:
    """*case,,* and *any thing..*: of two points the first stays; *.;* is a semicolon."""
    return outside_marks(text, lambda part: _DOUBLED.sub(r"\1", _STOP_SEMICOLON.sub(";", part)))


_SENTENCE = re.compile(
    r"(?<=[a-z])(?<!astly)(?<!irst),"
    r"(?= (?:The|This|These|That|If|He|You|They|It|When|There|But|See|After|Let|Now)\b)"
)


def _inner_commas(text: str, context: Context) -> str:
    """*any thing, The same rule*: a comma is a stop before a capital that only a sentence has."""
    if is_row(text):
        return text
    return outside_marks(text, lambda part: _SENTENCE.sub(".", part))


def final_commas(book: Book, context: Context) -> Book:
    """A comma at a paragraph's end is a stop, if the next block opens another sentence.

    It stays if the sentence goes on (``:cont``, a small letter). At a page's end it is a stop only
    if the next page opens a law, a reason or a division.
    """
    held = [list(blocks(page.lines)) for page in book]
    for page, following in pairwise(held):
        flow = [block for block in page if block_kind(block) != "note"]
        if flow and following and block_kind(following[0]) in _OPENERS:
            _stop(flow[-1])
    for page in held:
        for before, after in pairwise(page):
            if _opens_sentence(after) and not _LISTED.match(after[0].text):
                _stop(before)
    return tuple(page.with_lines(body_of(kept)) for page, kept in zip(book, held, strict=True))


def _stop(block: list[Line]) -> None:
    last = block[-1]
    if last.text.endswith(",") and block_kind(block) in _PROSE:
        block[-1] = Line(last.number, last.text[:-1] + ".")


_PROSE = frozenset({"paragraph", "law", "reason", "p", "cont", "entry", "item", "note"})


_LISTED = re.compile(r"[A-Z]\w+,")
"""A list goes on: *of the King,* / *Queen, Knave*."""


_OPENERS = frozenset({"law", "reason", "division", "p", "entry"})


def _opens_sentence(block: list[Line]) -> bool:
    kind = block_kind(block)
    if kind in _OPENERS:
        return True
    return kind == "paragraph" and block[0].text[:1].isupper()


def _rule(name: str, does: str, function: object) -> RepairRule:
    return RepairRule(f"punctuation.{name}", "punctuation", does, on_text(function))  # type: ignore[arg-type]


BLANKS = _rule("blanks", "Cuts blanks before points and double blanks.", _blanks)
QUOTES = _rule("quotes", "Writes plain apostrophes and quotation marks.", _plain_quotes)
INNER_STOPS = RepairRule(
    "punctuation.inner-stops", "punctuation", "Cuts a stop inside a sentence.", inner_stops
)
DOUBLED = _rule("doubled", "Keeps one point where the scanner has two.", _doubled)
INNER_COMMAS = _rule("inner-commas", "Reads a comma before a sentence as a stop.", _inner_commas)
FINAL_COMMAS = RepairRule(
    "punctuation.final-commas",
    "punctuation",
    "Reads a comma at the end of a paragraph as a stop.",
    final_commas,
)
