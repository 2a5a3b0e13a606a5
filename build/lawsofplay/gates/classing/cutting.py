"""Cuts a paragraph into sentences, in the English and French of 1687-1822.

A sentence ends at a point, question mark or exclamation mark before a capital letter or a figure. A
colon or a semicolon ends none. The books capitalise their nouns, and put points after figures,
letters and abbreviations. So the word before the point decides too.

A piece of fewer than two words (``IV.``, ``Remark 1.``, ``King.`` in a list of cards) is no
sentence. It belongs to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_END = re.compile(
    r"(?P<before>\S*?)(?P<mark>[.!?…]+)[\"')\]’”»]*(?:\s+|—)(?=—?[\"'(\[‘“«]*(?P<next>\w+))"
)
"""A place where a sentence may end: the word before, the mark, the first word after."""

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_NAMED = re.compile(r"(?:Mr|Mrs|Messrs|Dr|St|Rev|M|MM|[A-Z]|viz|i\.e|e\.g)")
"""Words whose point never ends a sentence: titles, initials, words that announce more."""
_COUNTED = re.compile(r"(?:No|p|pp|pag|Chap|Sect|Art|Vol|&c|[sdl]|\d*[sdl]|\d+[mv]o|\d+)", re.I)
"""Words whose point ends no sentence before a figure: ``No. 89``, ``6 s. 6 d.``."""
_ORDINAL = re.compile(r"\d+°")
_KING = re.compile(r"(?:Louis|Henri|Charles|George|James) [IVX]+\Z")


def cut(text: str) -> tuple[tuple[int, int], ...]:
    """Where each sentence of a text in one line begins and ends.

    >>> text = "1. He that deals, &c. loses 1 s. 6 d. Each plays for himself: A. first. Law 2. No."
    >>> [text[start:end] for start, end in cut(text)][:2]
    ['1. He that deals, &c. loses 1 s. 6 d.', 'Each plays for himself: A. first.']
    """
    found: list[tuple[int, int]] = []
    begun = 0
    for end in (*_ends(text), len(text)):
        if end == len(text) and found and _is_short(text[begun:end]):
            begun = found.pop()[0]
        elif end < len(text) and _is_short(text[begun:end]):
            continue
        found.append((begun, begun + len(text[begun:end].rstrip(" —"))))
        begun = end
    return tuple(found)


def words_in(text: str) -> int:
    """How many words a text has; a word has a letter or digit, and ``Dealer's`` is one word."""
    return sum(1 for _ in _WORD.finditer(text))


def _ends(text: str) -> Iterator[int]:
    """The places where a next piece begins."""
    for match in _END.finditer(text):
        if not _goes_on(text, match):
            yield match.end()


def _goes_on(text: str, match: re.Match[str]) -> bool:
    """Whether the sentence goes on after this mark."""
    before, follows = match["before"].lstrip("\"'([‘“«"), match["next"]
    if not (follows[0].isupper() or follows[0].isdigit()):
        return True
    if match["mark"] != ".":
        return False
    if _NAMED.fullmatch(before) or _ORDINAL.fullmatch(before) or _is_ie(text, match):
        return True
    if follows[0].isdigit() and _COUNTED.fullmatch(before):
        return True
    return bool(_KING.search(text, 0, match.start("mark")))


def _is_ie(text: str, match: re.Match[str]) -> bool:
    """Whether this point ends ``i. e.`` or ``e. g.``, written with a blank."""
    return text[: match.end("mark")].endswith(("i. e.", "e. g."))


def _is_short(piece: str) -> bool:
    """Whether a piece has fewer than two words of letters."""
    return sum(not word[0][0].isdigit() for word in _WORD.finditer(piece)) < 2
