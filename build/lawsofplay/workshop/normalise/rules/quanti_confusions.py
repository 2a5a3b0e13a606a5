"""What the scanner of quanti prints for what: letters that look alike in a small modern type."""

from __future__ import annotations

from collections.abc import Mapping

# fmt: off
CONFUSIONS: Mapping[str, str] = {
    "a": "u o e s i d r n", "b": "h o l d r e s", "bt": "st", "c": "e o t s g", "cf": "c",
    "ci": "d", "cl": "d", "ct": "d", "d": "l cl ol n o ci h t a ct p", "dt": "ct",
    "e": "a i c o s r b", "el": "d", "f": "t l s r i j ft p v", "fc": "t", "ff": "fi",
    "fi": "h n p a o ff", "ft": "n t", "g": "y q p s c", "h": "b k li n it lt ll", "h-": "ir",
    "hi": "h in", "i": "a e o l t r j f", "i)": "p", "i>": "b p", "ib": "h", "ii": "h n m",
    "iii": "m", "ik": "n", "il": "n u", "im": "m", "in": "m", "iti": "ti", "iu": "in m",
    "iv": "w", "j": "i f s y", "j;": "g", "ja": "a", "jf": "f", "jh": "th", "jk": "h", "jl": "r",
    "jr": "y", "jt": "t a", "k": "h lt le", "l": "i t f b d", "l)": "b", "l>": "b", "le": "k",
    "li": "h ll u", "lj": "y", "ll": "h u", "ln": "d", "lx": "b", "m": "in ni iu rn ra n w h ha",
    "n": "h u ii ti ri r v m p o", "nd": "ml ud", "ni": "m rn", "nn": "m",
    "o": "a u i c e q d g n", "om": "ou", "oo": "on", "p": "y g n r f b d", "q": "g o",
    "r": "n e i t f v p b", "ra": "m", "rc": "n", "ri": "n d", "rn": "m", "rr": "n", "rv": "ry",
    "s": "a c e f z g x 8 b", "sh": "sl", "st": "si", "t": "c l i f r d y ft v", "t)": "d",
    "t>": "b o", "ta": "u", "te": "d", "ti": "h n u", "tk": "th", "tl": "d", "tli": "th",
    "tn": "m", "tt": "r n", "tu": "m", "tv": "w", "u": "a o n v ll li il ti h tl", "ui": "in m",
    "un": "m", "v": "n y r w u t", "ve": "w", "vi": "m", "vn": "yo", "vr": "w", "vv": "w",
    "w": "in m v vv ve iv", "wi": "vi", "x": "z r s", "y": "v p g t", "z": "s t", "!": "l",
    "(": "f c", "(h": "d", "(i": "d", "(k": "d", "(l": "d", "(t": "d", ")t": "t f", "0": "o u",
    "1": "f i l", "1>": "b", "3": "s", "4": "a", "5": "s", "6": "fi o b", "7": "t", "8": "s",
    "9": "g s", "\\": "l i", "]": "l", "^": "e", "{": "i", "|": "l i", "|>": "p", "}": "j",
    "£": "f b", "¥": "w", "§": "s",
}
# fmt: on
"""From scanned letters to printed ones, between blanks; each confusion was seen in this scan."""

_NOT_LETTERS = "^*'`|!<>«»£§¥%&@#$~;:.,()[]{}\\/0123456789-•■\"?"

_PRINTED = {
    scanned: tuple((letters, 1.0) for letters in printed.split())
    for scanned, printed in CONFUSIONS.items()
}

LONGEST = max(map(len, CONFUSIONS))
"""How many letters the longest confusion has."""


def confusions(part: str) -> tuple[tuple[str, float], ...]:
    """What may have been printed where these signs were scanned; every confusion weighs one."""
    return _PRINTED.get(part, ())


def is_stray(sign: str) -> bool:
    """Whether the sign is no letter, but may stand for any letter of a word, or for none."""
    return sign in _NOT_LETTERS
