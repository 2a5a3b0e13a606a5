"""Says which differences between two texts count, in a strict and a loose folding, and for words.

One printed sign may be keyed in several ways, and both foldings make them alike. These are ſ and s,
curly and straight quotes, composed and decomposed accents, and the width of white space. So are the
blanks before a stop (a French habit) and around a dash. The strict folding hides nothing that a
scanner can get wrong.
"""

from __future__ import annotations

import re
import unicodedata

_KEYED = str.maketrans({"ſ": "s", "’": "'", "‘": "'", "“": '"', "”": '"'})
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_DASH = re.compile(r"\s*—\s*")
_SPACE_BEFORE_STOP = re.compile(r" +(?=[,;:.!?])")


def strict(text: str) -> str:
    """The text in NFC, with s for ſ, straight quotes, single spaces, none before a stop.

    A dash stands between two blanks, so that it parts words.

    >>> strict("Il  eſt  permis ;\\n& l’on")
    "Il est permis; & l'on"
    """
    keyed = unicodedata.normalize("NFC", text).translate(_KEYED)
    return _SPACE_BEFORE_STOP.sub("", " ".join(_DASH.sub(" — ", keyed).split()))


def without_accents(text: str) -> str:
    """The text in lower case, without accents, with its ligatures written as two letters.

    >>> without_accents("Œuvre à refaire")
    'oeuvre a refaire'
    """
    bare = unicodedata.normalize("NFD", text.casefold().translate(_LIGATURES))
    return "".join(c for c in bare if not unicodedata.combining(c))


def folded(text: str) -> str:
    """The strict text without case, accents and punctuation; ``&`` is a word and stays.

    A hyphen or an apostrophe inside a word is punctuation too; the word closes up.

    >>> folded("L'on dit : Bête, & même Sans-prendre.")
    'lon dit bete & meme sansprendre'
    """
    letters = "".join(c for c in without_accents(strict(text)) if c.isalnum() or c in " &")
    return " ".join(letters.split())


def words(text: str) -> list[str]:
    """The words of the strict text: what stands between spaces, without the punctuation around it.

    Case, accents, inner hyphens and all apostrophes (*l'on*, *tho'*) belong to the word. ``&`` is a
    word. A sign without a letter or figure is none.

    >>> words("Celui-ci, & tho' (l'As) ; * paye.")
    ['Celui-ci', '&', "tho'", "l'As", 'paye']
    """
    found = (_trimmed(token) for token in strict(text).split())
    return [word for word in found if any(_is_word_sign(c) for c in word)]


def _is_word_sign(char: str) -> bool:
    return char.isalnum() or char == "&"


def _trimmed(token: str) -> str:
    kept = [i for i, c in enumerate(token) if _is_word_sign(c) or c == "'"]
    return token[kept[0] : kept[-1] + 1] if kept else ""
