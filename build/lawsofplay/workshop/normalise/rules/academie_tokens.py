"""The running text of *academie* as one stream of words, for rules that look at neighbours."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from lawsofplay.workshop.normalise.model import Book, Line
from lawsofplay.workshop.normalise.rules.academie_confusions import fold
from lawsofplay.workshop.normalise.rules.lines import prose_lines, rebuild

_TOKEN = re.compile(r"\S+")
_CORE = re.compile(r"^([^\w&]*)(.*?)([^\w&]*)$")
_BREAK = re.compile(r"(?:§ |:|@ |#|\|)")


@dataclass(frozen=True)
class Token:
    """What stands between two blanks: signs before, the word, signs after.

    ``opens`` says whether it is the first of its line.
    """

    before: str
    word: str
    after: str
    opens: bool = False

    @property
    def folded(self) -> str:
        """The word in small letters, without accents and elided article."""
        return fold(self.word).rpartition("'")[2]

    @property
    def closes(self) -> bool:
        """Whether a sentence, or a part of one, ends after the word."""
        return any(sign in self.after for sign in ".;:!?") or (
            not self.word and not set(self.before) <= set(",")
        )


NOTHING = Token("", "", ".")

Near = tuple[Token, ...]
Decision = Callable[[Token, Near, Near], str]
"""From a token, those before it (nearest last) and after it (nearest first) to the new word."""


def map_tokens(book: Book, decide: Decision, reach: int = 3) -> Book:
    """A book with every word decided again, in view of ``reach`` neighbours on both sides."""
    places = prose_lines(book)
    stream = [
        (at, found.span(), parse(found.group(), found.start() == 0))
        for at, (_, _, line) in enumerate(places)
        for found in _TOKEN.finditer(line.text)
    ]
    tokens = [token for _, _, token in stream]
    edits: dict[int, list[tuple[tuple[int, int], str]]] = {}
    for i, (at, span, token) in enumerate(stream):
        word = decide(
            token, tuple(tokens[max(0, i - reach) : i]), tuple(tokens[i + 1 : i + 1 + reach])
        )
        if word != token.word:
            edits.setdefault(at, []).append((span, _whole(token, word)))
    changed: dict[tuple[str, int], Line | None] = {}
    for at, found in edits.items():
        page, place, line = places[at]
        changed[page, place] = replace(line, text=_edited(line.text, found))
    return rebuild(book, changed)


def _whole(token: Token, word: str) -> str:
    return token.before + word + token.after if token.word else word


def parse(token: str, opens: bool = False) -> Token:
    """A token with its signs parted from the word."""
    found = _CORE.match(token)
    before, word, after = found.groups() if found else ("", token, "")
    return Token(before, word, after, opens)


def _edited(text: str, edits: list[tuple[tuple[int, int], str]]) -> str:
    for (start, end), token in reversed(edits):
        text = text[:start] + token + text[end:]
    return text
