"""Points, blanks and apostrophes as TRANSCRIPTION.md writes them."""

from __future__ import annotations

import re

from lawsofplay.normalise.model import Book, Context, Line, Rule
from lawsofplay.normalise.rules.confusions import known_words, on_text, outside_marks
from lawsofplay.normalise.rules.lines import block_kind, blocks, body_of, is_row

_BLANK_BEFORE = re.compile(r"(?<=\S)\s+([;:!?,.])(?![.\w])")
_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "`": "'"})
_INNER_STOP = re.compile(r"\b([^\W\d_]{2,})\.{1,2} (?=[a-z])")
_DOUBLED = re.compile(r"([,;:.])\s?[,.]+(?=\s|$)(?<!\.\.\.)")
ABBREVIATIONS = frozenset("viz &c etc ib id no vol p pag chap sect mr mrs st dr".split())  # noqa: SIM905
"""Words after which a stop is no end of a sentence."""


def _blanks(text: str, context: Context) -> str:
    if is_row(text):
        return text
    return re.sub(r"\s{2,}", " ", _BLANK_BEFORE.sub(r"\1", text)).strip()


def _plain_quotes(text: str, context: Context) -> str:
    return outside_marks(text, lambda part: part.translate(_QUOTES))


def _inner_stops(text: str, context: Context) -> str:
    """*from. telling* is *from telling*: a stop before a small letter, after a known word."""
    words = known_words(context)

    def mend(match: re.Match[str]) -> str:
        word = match[1]
        if word.casefold() in ABBREVIATIONS or word not in words:
            return match[0]
        return f"{word} "

    return outside_marks(text, lambda part: _INNER_STOP.sub(mend, part))


def _doubled(text: str, context: Context) -> str:
    """*alloxed,,* and *any thing..*: one point where two stand, the first."""
    return outside_marks(text, lambda part: _DOUBLED.sub(r"\1", part))


def final_commas(book: Book, context: Context) -> Book:
    """A comma at a paragraph's end is a stop, if the next block opens another sentence.

    It stays where the sentence goes on (``:cont``, a small letter) and at a page's end.
    """
    return tuple(page.with_lines(body_of(_stopped(list(blocks(page.lines))))) for page in book)


def _stopped(held: list[list[Line]]) -> list[list[Line]]:
    for before, after in zip(held, held[1:], strict=False):
        last = before[-1]
        if not last.text.endswith(",") or block_kind(before) not in _PROSE:
            continue
        if _opens_sentence(after):
            before[-1] = Line(last.number, last.text[:-1] + ".")
    return held


_PROSE = frozenset({"paragraph", "law", "reason", "p", "cont", "entry", "item", "note"})


def _opens_sentence(block: list[Line]) -> bool:
    kind = block_kind(block)
    if kind in ("law", "reason", "division", "p", "entry"):
        return True
    return kind == "paragraph" and block[0].text[:1].isupper()


def _rule(name: str, does: str, function: object) -> Rule:
    return Rule(f"punctuation.{name}", "punctuation", does, on_text(function))  # type: ignore[arg-type]


BLANKS = _rule("blanks", "Cuts blanks before points and double blanks.", _blanks)
QUOTES = _rule("quotes", "Writes plain apostrophes and quotation marks.", _plain_quotes)
INNER_STOPS = _rule("inner-stops", "Cuts a stop inside a sentence.", _inner_stops)
DOUBLED = _rule("doubled", "Keeps one point where the scanner has two.", _doubled)
FINAL_COMMAS = Rule(
    "punctuation.final-commas",
    "punctuation",
    "Reads a comma at the end of a paragraph as a stop.",
    final_commas,
)
