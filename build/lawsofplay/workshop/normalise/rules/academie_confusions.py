"""What the scanner of *academie* reads for what the print has: a weighted table of confusions.

The scan was made with a Spanish model, which knows no long s, no ligature, no grave, circumflex or
cedilla. A weight says how risky it is to assume the confusion. It is 0.1 for what happens in nearly
every line (``f`` for long s), and 1.0 for what happens a few times in the book. Accents are not
confusions here, since words are compared without them (`fold`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

_PLAIN = str.maketrans({"œ": "oe", "æ": "ae", "ñ": "ñ", "’": "'"})


def listed(text: str) -> frozenset[str]:
    """A closed list of words, written with blanks between them."""
    return frozenset(text.split())


def fold(word: str) -> str:
    """A word in small letters without accents and ligatures: ``Cœur`` -> ``coeur``.

    ``ç`` stays, as a letter other than ``c``. So does ``ñ``, which is a misread ligature here.
    """
    parts = []
    for letter in unicodedata.normalize("NFC", word).lower().translate(_PLAIN):
        plain = letter if letter in "ñç" else unicodedata.normalize("NFD", letter)[0]
        parts.append(plain)
    return "".join(parts)


_LONG_S = {
    0.1: {"s": "f"},
    0.2: {"ss": "ff íT iT fT", "st": "ft"},
    0.3: {"s": "í ſ", "ss": "íf fí ií íí íl fl ñ tT Tf TT lT", "st": "íl ít íf fl ñ jl fí íi ñl"},
    0.5: {
        "si": "ü",
        "s": "T (",
        "ss": "íi ll ft ít lf jf",
        "st": "íb íT lt fb íl jt Jl fJ íh fh",
        "sh": "ft",
    },
    0.6: {"st": "fi sl sí", "ss": "il fj íj"},
    0.7: {"s": "l j í S J /", "sp": "íp"},
    0.8: {"s": "t d z { 5"},
    0.9: {"st": "R d", "s": "i p P"},
}
_LIGATURES = {
    0.4: {"ct": "& él ét éf ól óf éi éí éfi c& ctt ék dt"},
    0.6: {"ct": "ft ftt ít íl ól ót óh c'l cl d dl fl"},
    0.5: {"fl": "fi fí", "fi": "fl fí", "ff": "fT"},
}
_CEDILLA = {
    0.2: {"ç": "$ ^ £ ? 9 5 § @"},
    0.25: {"ç": "c"},
    0.4: {"ç": "ij ? <j >j (j g q j ¿ 3 6 z <; 9j gj f mj"},
}
_AFTER_CEDILLA = "aouáóúü"
_TREMA = {0.2: {"i": "'i ’i í'i i' ^i"}, 0.8: {"i": "f t"}}
_LETTERS = {
    0.4: {"i": "1 !",  "l": "1 ! | [", "o": "0", "": "■ _ » « • ~ ̂"},
    0.35: {"t": "í"},
    0.5: {"f": "í", "n": "u", "u": "n ü", "e": "c", "c": "e", "m": "rn ni in ai", "ni": "m",
          "in": "m"},
    0.6: {
        "h": "li b k fi", "b": "h", "li": "h", "t": "r i c f", "r": "t", "i": "l t", "l": "i t í",
        "f": "t", "o": "c e a", "e": "o a", "d": "cl", "ll": "Il II lI U u H", "u": "v tt ii",
        "v": "y u", "ui": "m", "nt": "m", "ri": "n", "nn": "mi rm", "m": "n in nr", "un": "im",
    },
    0.7: {
        "n": "rt ri h r v", "a": "u e o ,", "c": "t o g", "s": "a", "ss": "g", "u": "a n'",
        "re": "te",
        "p": "j> f ^", "ar": "ur", "g": "q", "q": "g cj o", "oe": "ce os ee ca ece", "in": "iii",
        "r": "v e p n f", "e": "r", "es": "cs", "le": "íe",
    },
}  # fmt: skip


def _entries(group: dict[float, dict[str, str]]) -> Iterator[tuple[float, str, str]]:
    for weight, confusions in group.items():
        for letters, readings in confusions.items():
            for reading in readings.split():
                if letters != "ç":
                    yield weight, letters, reading
                    continue
                for vowel in _AFTER_CEDILLA:
                    yield weight, letters + vowel, reading + vowel


def _table() -> dict[str, tuple[tuple[str, float], ...]]:
    best: dict[str, dict[str, float]] = {}
    for group in (_LONG_S, _LIGATURES, _CEDILLA, _TREMA, _LETTERS):
        for weight, letters, reading in _entries(group):
            held = best.setdefault(reading, {})
            printed = fold(letters)
            held[printed] = min(weight, held.get(printed, weight))
    return {reading: tuple(sorted(held.items())) for reading, held in sorted(best.items())}


CONFUSIONS = _table()
"""From the scanner's reading to what may have been printed, with the weight of assuming so."""

LONGEST = max(len(reading) for reading in CONFUSIONS)
