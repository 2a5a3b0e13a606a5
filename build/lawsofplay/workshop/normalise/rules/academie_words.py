"""The words that the rules for *academie* go by: the lexicon, and the witness's closed lists.

``corpus/lexicon/academie_words.toml``::

    [[readings]]                # closed list: what stands in the file and what was printed
    ground = "why it is certain"
    words = ["eñ > est", "caries > cartes"]

    [[known]]                   # words of the book that the lexicon does not list
    ground = "why they are words"
    words = ["Baste"]

    [[unaccented]]              # printed without the accent that the lexicon gives
    ground = "..."
    words = [...]
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_search import Folded, search
from lawsofplay.workshop.normalise.rules.lattice import only

if TYPE_CHECKING:
    from lawsofplay.lexicon.schema import WordGroup

FILE = "corpus/lexicon/academie_words.toml"
BOOK = "academie_book.txt"
"""A file beside it: words that were read several times without guessing, without accents."""

ELISIONS = listed("l d qu n s j m t c jusqu lorsqu puisqu quelqu presqu entr quoiqu")
"""Beginnings of words before an apostrophe."""

ONE_LETTER = frozenset("ayo")
ROMAN = re.compile(r"(?=[IVXL])(X[CL]|L?X{0,3})(I[XV]|V?I{0,3})\.?")
NUMBER = re.compile(r"\d+([.,]\d+)*°?")

RARE = 0.55
"""Above this weight of confusions, only words that the book itself has are taken."""

MARGIN = 0.25
"""The best candidate must be lighter than the next by at least this."""


@dataclass(frozen=True)
class Lists:
    """The closed lists of the witness."""

    readings: dict[str, str]
    known: frozenset[str]
    unaccented: frozenset[str]
    attested: frozenset[str] = frozenset()


def load_lists(path: Path, with_book: bool = True) -> Lists:
    """Read the closed lists. Raises InputError for a group without ground, or a word read twice."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import AcademieWordsFile

    held = read_as(path, FILE, AcademieWordsFile)
    readings: dict[str, str] = {}
    for entry in (entry for group in held.readings for entry in group.words):
        wrong, _, right = entry.partition(" > ")
        if readings.setdefault(wrong, right) != right:
            raise InputError(FILE, wrong, "two groups read it differently; keep one")
    attested = frozenset(read_text(path.with_name(BOOK)).split()) if with_book else frozenset()
    return Lists(readings, _listed(held.known), _listed(held.unaccented), attested)


def _listed(groups: Iterable[WordGroup]) -> frozenset[str]:
    return frozenset(word for group in groups for word in group.words)


@dataclass
class Words:
    """Says what is a word, and for which word a broken reading stands; it remembers its answers."""

    folded: Folded
    lists: Lists
    skeletons: frozenset[str]
    attested: frozenset[str]
    skeleton_attested: frozenset[str]
    _read: dict[str, str | None] = field(default_factory=dict)
    _plausible: dict[str, bool] = field(default_factory=dict)

    def known(self, token: str) -> bool:
        """Whether the token is a word as it stands; accents do not count, elisions are allowed."""
        if token in self.lists.readings:
            return False
        parts = fold(token).split("'")
        return all(part in ELISIONS for part in parts[:-1]) and self.is_word(parts[-1])

    def is_word(self, word: str) -> bool:
        """Whether a folded word without an apostrophe is a word."""
        return word in (self.folded if len(word) > 1 else ONE_LETTER)

    def plausible(self, token: str) -> bool:
        """Whether the token is a word, or one after the commonest confusions (long s, ligature)."""
        if token not in self._plausible:
            self._plausible[token] = self._is_plausible(token)
        return self._plausible[token]

    def _is_plausible(self, token: str) -> bool:
        if token in self.lists.readings or ROMAN.fullmatch(token) or NUMBER.fullmatch(token):
            return True
        if "-" in token.strip("-"):
            return all(self.plausible(part) for part in token.strip("-").split("-"))
        if len(token) > 1 and self.known(token):
            return True
        parts = skeleton(token).split("'")
        if not all(part in _ELIDED for part in parts[:-1]):
            return False
        return parts[-1] in ONE_LETTER or (len(parts[-1]) > 1 and parts[-1] in self.skeletons)

    def read(self, word: str) -> str | None:
        """The one word (folded) for which a broken reading stands, or None if in doubt."""
        if word not in self._read:
            self._read[word] = self._decide(word)
        return self._read[word]

    def _decide(self, word: str) -> str | None:
        limit = min(2.0, 0.35 + 0.15 * len(word))
        found = search(word, self.folded, limit)
        weighed = {
            x: weight + self._rarity(x)
            for x, weight in found.items()
            if x in self.attested or weight <= RARE
        }
        if min(weighed.values(), default=0.0) > limit + 0.01:
            return None
        return only(weighed, MARGIN)

    def _rarity(self, folded: str) -> float:
        return 0.0 if folded in self.attested else 0.4


_SKELETON = [
    (re.compile(r"íT|iT|fT|íf|fí|íí"), "ff"),
    (re.compile(r"eíl|eít|eñ|eíb"), "eft"),
    (re.compile(r"íl|ít|ñ|íb|jl"), "ft"),
    (re.compile(r"él|éf|&"), "ct"),
]
_INITIAL = re.compile(r"^(í)|(?<=['’])(í)")


def skeleton(token: str) -> str:
    """A reading with confusable signs made alike: f for s, ft for st, no accents."""
    for pattern, put in _SKELETON:
        token = pattern.sub(put, token)
    return fold(_INITIAL.sub("f", token)).replace("s", "f").replace("ç", "c")


_ELIDED = frozenset(skeleton(word) for word in ELISIONS)


@lru_cache(maxsize=2)
def words_of(entries: frozenset[str], path: Path) -> Words:
    """The words to go by, from the lexicon's entries and the closed lists at a path."""
    lists = load_lists(path)
    return build_words(entries, lists)


def build_words(entries: Iterable[str], lists: Lists) -> Words:
    """The words to go by, from entries and lists; see `words_of`."""
    folded = Folded({*entries, *(word.lower() for word in lists.known)})
    skeletons = frozenset(skeleton(word) for word in folded.forms)
    attested = lists.attested | frozenset(fold(word) for word in lists.known)
    return Words(folded, lists, skeletons, attested, frozenset(map(skeleton, attested)))
