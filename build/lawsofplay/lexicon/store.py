"""The compiled lexicon in memory. It answers one question: is this a word of the time?"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.lexicon import apostrophes
from lawsofplay.lexicon.fold import fold

Language = Literal["en", "fr"]

BARE_PARTS = {"en": frozenset[str](), "fr": frozenset({"t", "l"})}
"""Parts of a word with hyphens that are not words by themselves: a-t-il, que l-on."""


class Lexicon:
    """The words of one language of the books. It says whether a word is known, not how frequent.

    ``word in lexicon`` ignores case, reads ſ as s and ’ as ', and is strict about accents. It
    accepts elisions (*d'un, l'Hombre*), contractions and possessives (*'tis, play'd, player's*),
    and words with hyphens whose parts are known.
    """

    def __init__(self, lang: Language, forms: frozenset[str]) -> None:
        self.lang = lang
        self.forms = forms

    def knows_exact(self, form: str) -> bool:
        """Whether the form itself is listed, whatever its case, without taking it apart."""
        return fold(form) in self.forms

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word:
            return False
        folded = fold(word)
        return self._known(folded) or self._bare_capital(word, folded)

    def _bare_capital(self, word: str, folded: str) -> bool:
        """Whether E stands for É or Ê, as French printers set it: *Ecart, Etre*."""
        if self.lang != "fr" or word[0] != "E":
            return False
        return any(self._known(initial + folded[1:]) for initial in "éê")

    def _known(self, token: str) -> bool:
        if token in self.forms:
            return True
        if "-" in token:
            parts = token.split("-")
            return all(part in BARE_PARTS[self.lang] or self._known(part) for part in parts)
        if "'" not in token:
            return False
        test = apostrophes.english if self.lang == "en" else apostrophes.french
        return test(token, self.forms.__contains__)


@cache
def load(lang: Language, root: Path) -> Lexicon:
    """The lexicon of a language from ``corpus/lexicon`` under ``root``, read once.

    Raises InputError when the language is unknown, the file is missing, or a line is malformed.
    """
    if lang not in ("en", "fr"):
        raise InputError(lang, "", "no such lexicon; the languages are en and fr")
    path = root / "corpus/lexicon" / f"{lang}.txt"
    text = read_text(path)
    # One split of the whole file takes a tenth of a second; one for each line takes longer.
    fields = text.replace("\n", "\t").split("\t")
    if text.count("\t") != text.count("\n") or fields[-1]:
        raise InputError(path, "", "a line is not a form, a tab and a ground; run: laws lexicon")
    return Lexicon(lang, frozenset(fields[:-1:2]))
