"""Letters of *academie*: every word that is none is tried against the lexicon."""

from __future__ import annotations

import re
from collections.abc import Callable

from lawsofplay.normalise.model import Rule
from lawsofplay.normalise.rules.academie_confusions import fold
from lawsofplay.normalise.rules.academie_forms import like
from lawsofplay.normalise.rules.academie_lines import per_text
from lawsofplay.normalise.rules.academie_repair import repair
from lawsofplay.normalise.rules.academie_words import ELISIONS, Words, skeleton

_TOKEN = re.compile(r"\S+")
_CORE = re.compile(r"^([^\w$(£&<{\[]*)(.*?)([^\w$£]*)$")
_JOINTS = re.compile(r"([-'’])")
_ELISION_OF = {skeleton(word): word for word in ELISIONS if len(word) > 1}
_BEFORE_APOSTROPHE = ELISIONS | frozenset(map(skeleton, ELISIONS))
_MARKED = re.compile(r"^(§ \S+ |:\w+ )?")


def map_pieces(text: str, function: Callable[[str], str]) -> str:
    """A line with a function applied to every piece of its words (what hyphens and apostrophes
    join); the numeral of ``§ III.``, brackets of the page format and blanks stay as they are."""
    start = _MARKED.match(text)
    at = start.end() if start else 0
    return text[:at] + _TOKEN.sub(lambda found: _token(found.group(), function), text[at:])


def _token(token: str, function: Callable[[str], str]) -> str:
    if token.startswith(("[", "\\[")) or token.endswith("]"):
        return token
    found = _CORE.match(token)
    if not found or not found.group(2) or found.group(2) == "&":
        return token
    before, core, after = found.groups()
    pieces = _JOINTS.split(core)
    if len(pieces) > 2 and pieces[1] in "'’" and _is_trema(pieces):
        return before + function(core) + after
    if len(pieces) == 3 and pieces[0] in {"í", "(", "f"} and pieces[2][:1] in "oe":
        return before + function("f" + pieces[2]) + after
    return before + "".join(function(part) for part in pieces) + after


def _is_trema(pieces: list[str]) -> bool:
    """Is the apostrophe what the scanner made of two points (``pa'ier`` for *païer*)?"""
    return pieces[2].startswith("i") and fold(pieces[0]) not in _BEFORE_APOSTROPHE


def mend_letters(text: str, words: Words) -> str:
    """A line whose broken words are repaired where only one word can be meant."""
    return map_pieces(text, lambda piece: _mend(piece, words))


def _mend(piece: str, words: Words) -> str:
    if piece in "-'’" or fold(piece) in ELISIONS:
        return piece
    elided = _ELISION_OF.get(skeleton(piece))
    return like(piece, elided) if elided else repair(piece, words)


LETTERS = Rule(
    "academie-letters",
    "letters",
    "Long s, ligatures and misread letters: a word that is none becomes the one word it can be.",
    per_text(mend_letters),
)

RULES = (LETTERS,)
