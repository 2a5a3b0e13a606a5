"""Letters of *academie*: every unknown word is compared with the lexicon."""

from __future__ import annotations

import re
from collections.abc import Callable

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold
from lawsofplay.workshop.normalise.rules.academie_forms import like
from lawsofplay.workshop.normalise.rules.academie_lines import per_text
from lawsofplay.workshop.normalise.rules.academie_repair import repair
from lawsofplay.workshop.normalise.rules.academie_words import ELISIONS, Words, skeleton

_TOKEN = re.compile(r"\S+")
_CORE = re.compile(r"^([^\w$(£&<{\[]*)(.*?)([^\w$£]*)$")
_JOINTS = re.compile(r"([-'’])")
_ELISION_OF = {skeleton(word): word for word in ELISIONS if len(word) > 1}
_AFTER_BROKEN_S = {"on": "l'on", "oit": "soit", "oient": "soient", "ont": "sont"}
_RUN_ON = re.compile(r"(qui|il|ils|on|elle|elles|si|fi|que|et|ou|où|&|mais|pas)(n|l|s|d|qu|y)")
_TREMA_SIGN = re.compile(r"(?<=[ao])['’][ií](?=[aeoé])")
_LEADING = re.compile(r"^[.,]\s*(?=[^\W\d])|(?<!\S)[¡¿](?=\w)")
_CARET = re.compile(r"([^\W\d_]{2,})\^([^\W\d_]{2,})")
_CLAUSE = re.compile(r"qu|[mM]ais$|on$|fi$|&")
_DOT = re.compile(r"([^\W\d_]+)\.([^\W\d_]+)")
_INNER_A = re.compile(r"(?<=\w)-[aák]-(?=\w)(?!t-)")
_MARKED = re.compile(r"^(§ \S+ |:\w+ )?")


def map_pieces(text: str, function: Callable[[str], str]) -> str:
    """A line with a function applied to every piece of its words.

    Hyphens and apostrophes part the pieces. The numeral of ``§ III.``, brackets of the page format
    and blanks stay as they are.
    """
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
    if len(pieces) == 3 and pieces[0] in {"í", "(", "f"} and pieces[2] in _AFTER_BROKEN_S:
        return before + _AFTER_BROKEN_S[pieces[2]] + after
    if len(pieces) > 2 and pieces[0] == "1" and pieces[1] in "'’":
        pieces[0] = "l"
    if len(pieces) > 2 and pieces[1] in "'’" and (parted := _parted(pieces[0])):
        pieces[0] = parted
    return before + "".join(function(part) for part in pieces) + after


def _parted(head: str) -> str:
    """A word run together with an elision: ``quin'`` -> *qui n'*."""
    found = _RUN_ON.fullmatch(head)
    return f"{found.group(1)} {found.group(2)}" if found else ""


def _is_trema(pieces: list[str]) -> bool:
    """Whether the scanner made the apostrophe of two dots (``pa'ier`` for *païer*)."""
    vowel = fold(pieces[0])[-1:] in {"a", "o"} or fold(pieces[0]).endswith(("pu", "ou"))
    return vowel and pieces[2].startswith("i")


def mend_letters(text: str, words: Words) -> str:
    """A line with its broken words repaired where only one word can be meant."""
    text = _TREMA_SIGN.sub("ï", _LEADING.sub("", text))
    text = _CARET.sub(lambda found: _caret(found, words), text)
    text = _DOT.sub(lambda found: _dot(found, words), text)
    return map_pieces(_INNER_A.sub("-à-", text), lambda piece: _mend(piece, words))


def _dot(found: re.Match[str], words: Words) -> str:
    """The fix for a speck inside a word (``ave.c``) or between two (``droit.de``)."""
    left, right = found.groups()
    if words.plausible(left + right):
        return left + right
    return f"{left} {right}" if words.plausible(left) and words.plausible(right) else found.group()


def _caret(found: re.Match[str], words: Words) -> str:
    """``trois^que`` has a comma before a clause, ``Sans^prendre`` a hyphen, ``tous^les`` a blank.

    ``fa^on`` stays as it is, since the sign there is a cedilla.
    """
    left, right = found.groups()
    whole = left + "ç" + right
    if words.plausible(whole) or not words.plausible(left) or not words.plausible(right):
        return found.group()
    if fold(left) in {"sans", "fans"} or right in {"ci", "là", "lá"}:
        return f"{left}-{right}"
    return f"{left}, {right}" if _CLAUSE.match(right) else f"{left} {right}"


def _mend(piece: str, words: Words) -> str:
    if piece in "-'’" or fold(piece) in ELISIONS:
        return piece
    elided = _ELISION_OF.get(skeleton(piece.replace("í", "f")))
    return like(piece, elided) if elided else repair(piece, words)


LETTERS = RepairRule(
    "academie-letters",
    "letters",
    "Long s, ligatures and misread letters: a word that is none becomes the one word it can be.",
    per_text(mend_letters),
)

RULES = (LETTERS,)
