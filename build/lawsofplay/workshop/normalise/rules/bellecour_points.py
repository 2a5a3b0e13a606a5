"""Bellecour: points, quotation marks and lone signs that come from dirt or from lost words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.confusions import known_words, on_text, outside_marks
from lawsofplay.workshop.normalise.rules.lines import (
    block_kind,
    blocks,
    is_directive,
    is_prose,
    is_row,
    prose_lines,
    rebuild,
    usual_width,
)

_LOST = re.compile(r"(?<=[^\W\d_]{2})(,?)\s+[*_—](?=\s+[^\W\d_]+(?:[\s.,;:]|$))")
_SPECK = re.compile(r"(?<=[\w.,;:])\s+[-·'«»](?=\s+[^\W\d_])")
_DIVIDED_NUMBER = re.compile(r"(?i)\b(twenty|thirty|forty|fifty|sixty|vingt)\s+-\s+(?=[a-z])")

_MARKS = re.compile(r"[\"“”]|(?<!\w)['‘’](?!(?i:tis|twas|till|twill)\b)(?=[^\W\d_]{2,}(?!['\w]))")
_AFTER = re.compile(r"(?<![\w'’])([^\W\d_]+)(['’!])(?![\w'’!])")
_ELIDED = frozenset({"tho", "altho", "thro"})

_WITHIN = re.compile(
    r"(?<![\w'-])((?:[Tt]he|a|an|[Aa]nd|or|your|their|every|when|if)) ?[.:;](?=\s+[^\W\d_])"
)
_COLON = re.compile(r"(?<=[^\W\d_]{2}):$")
_CLAUSE_TEXT = (
    "and but for if so as he she they you it we the that this these those there then when "
    "where who which whoever unless because or nor in at by with after before otherwise "
    "except i each therefore however consequently yet thus still only neither either though "
    "tho since all no one two three four five six let see"
)
_CLAUSE = frozenset(_CLAUSE_TEXT.split())
"""Words that may follow a colon."""

_SHORT = 0.6
"""Below this share of the usual width, a line that ends in a comma ends its paragraph."""

_CARD = re.compile(
    r"(?:King|Queen|Knave|Ace|Ten|Nine|Eight|Seven|Six|Five|Four|Three|Two|Basto|Ponto|Manill"
    r"|Spadill),$"
)
_RUNNING = frozenset({"paragraph", "law", "reason", "p", "cont", "entry", "item"})


def mark_lost(page: DraftPage, context: Context) -> DraftPage:
    """*the Poul, _ one Counter*: a sign alone between two words is the rest of a lost word."""

    def with_gaps(line: Line) -> Line:
        if is_directive(line.text) or is_row(line.text):
            return line
        return replace(line, text=_LOST.sub(r"\1 [...]", line.text))

    return page.with_lines(tuple(map(with_gaps, page.lines)))


def lone_dashes(text: str, context: Context) -> str:
    """*Eight, - and*: a dash alone between two words goes; *twenty - four* gets its hyphen."""
    text = _DIVIDED_NUMBER.sub(r"\1-", text)
    return outside_marks(text, lambda part: _SPECK.sub("", part))


def unprinted_marks(text: str, context: Context) -> str:
    """*of "Trumps*, *'His Game*, *two!*: marks that this book never prints.

    An apostrophe stays in elisions (*'tis*, *tho'*). A ``!`` after a word of one or two letters is
    probably a letter (*on!* is *only*), and stays to be seen.
    """

    words = known_words(context)

    def plain(word: str) -> bool:
        return word == "a" or (len(word) > 1 and word in words)

    def after(match: re.Match[str]) -> str:
        word, sign = match.groups()
        kept = len(word) < 3 if sign == "!" else word.casefold() in _ELIDED or not plain(word)
        return match[0] if kept else word

    return outside_marks(text, lambda part: _AFTER.sub(after, _MARKS.sub("", part)))


def points_within(text: str, context: Context) -> str:
    """*the. other*, *and: Ace*: a point after a word that ends no sentence or part of one."""
    return outside_marks(text, lambda part: _WITHIN.sub(r"\1", part))


def edge_colons(book: Book, context: Context) -> Book:
    """*as often:* / *as he renounces*: a colon that is dirt of the right edge, within a sentence.

    It is dirt if no blank parts it from its word and the next line begins with a small word that
    opens no clause.
    """
    changed: dict[tuple[str, int], Line | None] = {}
    for (page, at, line), (_, _, following) in pairwise(prose_lines(book)):
        first = re.match(r"[a-z]+(?!\w)", following.text)
        if first and first[0] not in _CLAUSE and _COLON.search(line.text):
            changed[page, at] = replace(line, text=line.text[:-1])
    return rebuild(book, changed)


def short_commas(book: Book, context: Context) -> Book:
    """*of Spades,* / *This Game is lost*: a comma of a short line before a capital is a stop.

    A list of cards may go on after such a comma, and a line of one word shows nothing. A heading
    that no other heading continues ends in a stop too.
    """
    short = _SHORT * usual_width(book)
    pages = []
    for page, after in zip(book, (*book[1:], None), strict=True):
        held = list(blocks(page.lines))
        following = list(blocks(after.lines))[:1] if after else []
        stopped = {
            id(line)
            for block, then in zip(held, [*held[1:], *(following or [[]])], strict=True)
            for line in _stopped(block, then, short)
        }
        pages.append(
            page.with_lines(
                tuple(
                    replace(x, text=x.text[:-1] + ".") if id(x) in stopped else x
                    for x in page.lines
                )
            )
        )
    return tuple(pages)


def _stopped(block: list[Line], then: list[Line], short: float) -> Iterator[Line]:
    """The lines of a block whose last comma is a stop; ``then`` is the next block, or empty."""
    kind, next_kind = block_kind(block), block_kind(then) if then else ""
    if kind in _HEADINGS:
        if block[-1].text.endswith(",") and next_kind and next_kind not in _HEADINGS:
            yield block[-1]
        return
    if kind not in _RUNNING:
        return
    opening = [] if next_kind == "cont" else then[:1]
    for line, following in pairwise([*(x for x in block if is_prose(x.text)), *opening]):
        fits = len(line.text) < short and " " in line.text and not _CARD.search(line.text)
        opens = following.text[:1].isupper() or block_kind([following]) in _OPENERS
        if fits and opens and line.text.endswith(","):
            yield line


_HEADINGS = frozenset({"head", "subhead"})
_OPENERS = frozenset({"law", "reason", "division", "head", "p", "entry"})


def _text_rule(name: str, does: str, function: Callable[[str, Context], str]) -> RepairRule:
    return RepairRule(f"bellecour.{name}", "punctuation", does, on_text(function))


LOST_WORDS = RepairRule(
    "bellecour.lost-words",
    "noise",
    "Marks a lone sign between two words, where a word was lost.",
    per_page(mark_lost),
)
LONE_DASHES = _text_rule("lone-dashes", "Cuts lone dashes between two words.", lone_dashes)
UNPRINTED = _text_rule(
    "unprinted-marks",
    "Cuts quotation marks and apostrophes, which this book never prints so.",
    unprinted_marks,
)
POINTS_WITHIN = _text_rule(
    "points-within", "Cuts a point after a word that no point follows.", points_within
)
EDGE_COLONS = RepairRule(
    "bellecour.edge-colons",
    "punctuation",
    "Cuts a colon of the right edge before a word that opens no clause.",
    edge_colons,
)
SHORT_COMMAS = RepairRule(
    "bellecour.short-commas",
    "punctuation",
    "Reads a comma at the end of a short line or a heading as a stop.",
    short_commas,
)
