"""Letters of quanti: broken words are repaired where exactly one word can be meant.

Words are sought in two lists. The first holds the words that the book itself prints clean
somewhere: a reading may stand for one of them, by the named confusions. Only a long reading may
stand for a word of the whole lexicon, since chance likenesses are many there. A reading stays as it
is if two words need equally few confusions, or if a likelier word exists outside the first list.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from lawsofplay.lexicon import Lexicon
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule
from lawsofplay.workshop.normalise.rules.confusions import Known, known_words
from lawsofplay.workshop.normalise.rules.lattice import Wordlist, only
from lawsofplay.workshop.normalise.rules.lines import is_prose
from lawsofplay.workshop.normalise.rules.quanti_search import candidates, search

TOKEN = re.compile(r"[^\s—]+")
ORDINAL = re.compile(r"\d+(?:st|nd|rd|th|dly|thly|ndly|rdly)?")
_SPECK = re.compile(r"([A-Za-z]{2,})([.:;'^<>*»«])([a-z]{2,})")
_LEAD = "([\"'*•.,:;-–|\\/<>{}]^»«!)"
_TAIL = ".,:;!?)\"'*^»«>—–•<[]{}|-_\\/"
SIGNS = frozenset("^«»%*|}{]<>")
"""Signs before a word that may be its misread first letter."""
CLEAN_TWICE, CLEAN_ONCE = 4, 6
"""From so many letters, a word is the book's own if it stands there twice, or once."""
_TERMS = frozenset({"spadille", "manille", "basta", "ponto", "codille", "casco", "solo", "nemo"})
_BEFORE_COMMA = frozenset({"is", "it", "so", "up", "on", "in"})
FAR = 7
"""From this many letters, a reading may stand for any word of the lexicon."""


def split_token(token: str) -> tuple[str, str, str]:
    """A token as leading signs, core and trailing signs."""
    bare = token.lstrip(_LEAD)
    lead = token[: len(token) - len(bare)]
    core = bare.rstrip(_TAIL)
    return lead, core, bare[len(core) :]


def own_words(book: Book, known: Known) -> frozenset[str]:
    """The words that the book prints clean: long ones at least once, short ones at least twice."""
    counts = Counter(
        split_token(match[0])[1].lower()
        for page in book
        for line in page.lines
        if is_prose(line.text)
        for match in TOKEN.finditer(line.text)
    )
    return (
        frozenset(
            word
            for word, count in counts.items()
            if word in known
            and (len(word) >= CLEAN_ONCE or (len(word) >= CLEAN_TWICE and count > 1) or count > 2)
        )
        | known.terms
    )


class Mender:
    """Repairs single words; built once for a book."""

    def __init__(self, book: Book, context: Context) -> None:
        self.known = known_words(context)
        self.safe: dict[str, str] = context.data["words"]["safe"]
        self.near = _alphabetic(own_words(book, self.known))
        self.far = _far(context.lexicon)

    def mend(self, token: str, opens: bool = False) -> str:
        """A token with its word repaired, or as it is; ``opens``: a sentence begins here."""
        if token in self.safe:
            return self.safe[token]
        lead, core, tail = split_token(token)
        if core in self.safe:
            return f"{lead}{self.safe[core]}{tail}"
        if not core or ORDINAL.fullmatch(core):
            return token
        if core in self.known:
            return f"{lead}{even_case(core) if self._own(core) else core}{tail}"
        if any(sign in "[]_§" for sign in token):
            return token
        if len(core) < 4:
            # A comma read as y after a word of two letters: isy is "is,".
            comma = core.endswith("y") and core[:-1] in _BEFORE_COMMA
            return f"{lead}{core[:-1]},{tail}" if comma else token
        if apart := self._apart(core) or self._comma(core):
            return f"{lead}{apart}{tail}"
        sign = lead[-1:] if lead[-1:] in SIGNS else ""
        word = self.word(f"{sign}{core}".lower()) if sign else ""
        lead = lead[:-1] if word else lead
        word = word or self.word(core.lower())
        if word:
            return f"{lead}{in_case(word, core, opens)}{tail}"
        return f"{lead}{self._speck(core) or self._parted(core) or core}{tail}"

    def word(self, reading: str) -> str:
        """The one word for which a reading (lower case) stands, or ''."""
        count, found = candidates(reading, self.near)
        if len(found) == 1 and not (count > 1 and search(reading, self.far, count - 1)):
            return found[0]
        if not found and len(reading) >= FAR:
            limit = 1 if len(reading) < 10 else 2
            return only(search(reading, self.far, limit)) or ""
        return ""

    def _own(self, word: str) -> bool:
        return word.lower() in self.near

    def _speck(self, core: str) -> str:
        """An own word after a speck that looks like a thin letter: ``icards``, ``JSpadille``."""
        if core[0] in "ijlIJ1" and len(core) > FAR - 2 and self._own(core[1:]):
            return core[1:]
        return ""

    def _comma(self, core: str) -> str:
        """A comma read as y at the end of a word: ``isy`` is ``is,``."""
        stem = core[:-1]
        if not core.endswith("y") or len(stem) < 2:
            return ""
        if not self._own(stem):
            broken = len(stem) > 3 and not self.word(core.lower())
            word = self.word(stem.lower()) if broken else ""
            stem = in_case(word, core, opens=True) if word else ""
        return f"{even_case(stem)}," if stem else ""

    def _apart(self, core: str) -> str:
        """Two words with a sign between them: ``an.inferior``, ``card^is``, ``card»not``."""
        match = _SPECK.fullmatch(core)
        if not match:
            return ""
        first, second = (self.safe.get(part, part) for part in match.group(1, 3))
        between = ", " if match[2] in "»«" else " "
        if not (self._own(first) and self._own(second)):
            return ""
        return f"{even_case(first)}{between}{second}"

    def _parted(self, core: str) -> str:
        """Two words that the scanner ran together, if only one parting gives two own words."""
        if not core.isalpha():
            return ""
        partings = [
            f"{core[:at]} {core[at:]}"
            for at in range(2, len(core) - 1)
            if self._own(core[:at]) and core[at:] in self.near
        ]
        return partings[0] if len(partings) == 1 else ""


@lru_cache(maxsize=2)
def _far(lexicon: Lexicon) -> Wordlist:
    return _alphabetic(lexicon.forms)


def _alphabetic(words: Iterable[str]) -> Wordlist:
    return Wordlist(word for word in words if word.isalpha())


def in_case(word: str, core: str, opens: bool) -> str:
    """The word in the case of the reading: all capitals, a capital first, or none.

    A misread capital (``Tery`` for very) shows nothing; then the sentence decides.
    """
    letters = [sign for sign in core if sign.isalpha()]
    if len(letters) > 2 and all(sign.isupper() for sign in letters):
        return word.upper()
    if core[0].isupper() and (core[0].lower() == word[0] or opens or word in _TERMS):
        return word.capitalize()
    return word


def even_case(core: str) -> str:
    """A known word with scattered capitals (``HombrE``, ``soMe``) in one case."""
    if core[1:].islower() or len(core) < 3 or core.isupper() or not core.isalpha():
        return core
    return core.capitalize() if core[0].isupper() else core.lower()


def opens_sentence(text: str, place: int, before: str) -> bool:
    """Whether a sentence begins at this place of a line; ``before`` is the line before it."""
    held = text[:place].rstrip() or before.rstrip()
    return not held or held.endswith((".", "?", "!", "—"))


def mend_book(book: Book, context: Context) -> Book:
    """Repair every word of running text, except on the pages that the list leaves out."""
    mender = Mender(book, context)
    untouched = context.data["words"]["untouched"]

    def mended(line: Line, before: str) -> Line:
        if not is_prose(line.text):
            return line
        text = TOKEN.sub(
            lambda m: mender.mend(m[0], opens_sentence(line.text, m.start(), before)), line.text
        )
        return Line(line.number, text)

    def page_mended(page: DraftPage) -> DraftPage:
        texts = [".", *(line.text for line in page.lines)]
        return page.with_lines(tuple(map(mended, page.lines, texts)))

    return tuple(page if page.name in untouched else page_mended(page) for page in book)


WORDS = RepairRule("quanti-words", "letters", "Repairs words that can only be one word.", mend_book)
