"""The terms that a book's dictionaries explain, and where its words name one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.lexicon.curated import Term
from lawsofplay.lexicon.fold import fold_ligatures, without_accents
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import Element

FAMILY = frozenset({"ombre", "quadrille", "quintille", "mediateur"})
"""The games of which the dictionaries speak; a term of all games is explained for these alone."""

UNSURE = {"fr": frozenset({"premier", "tour", "passe", "regle"}), "en": frozenset[str]()}
"""Terms that are common words too (*premier* is mostly *first*, not *eldest*): never linked."""


@dataclass(frozen=True)
class Entry:
    """An entry: its address and printed page, its headwords, the lexicon's term it explains."""

    address: str
    page: str
    heads: tuple[str, ...]
    element: Element
    term: Term | None

    @property
    def key(self) -> str:
        """What entries of several books have in common: the term, else the first headword."""
        head = bare(self.heads[0]) if self.heads else ""
        return self.term.term if self.term else head


@dataclass(frozen=True)
class Index:
    """The terms of a book: a pattern of all spellings, and the entries by folded spelling."""

    pattern: re.Pattern[str]
    entries: dict[str, Entry]

    def find(self, words: str, game: str) -> Iterator[tuple[int, int, Entry]]:
        """The terms of a game in some words: where each begins and ends, and its entry."""
        for match in self.pattern.finditer(words):
            entry = self.entries[_spelling(match[0])]
            if entry.term and game in games_of(entry.term):
                yield match.start(), match.end(), entry


def index(found: Iterable[Entry], language: Language) -> Index | None:
    """The index of some entries; none where no entry explains a term of the lexicon."""
    spelled: dict[str, Entry] = {}
    known = [entry for entry in found if entry.term]
    for entry in known:
        for head in entry.heads:
            spelled.setdefault(_spelling(head), entry)
    for entry in known:
        for spelling in entry.term.spellings.get(language, ()) if entry.term else ():
            for form in (spelling, f"{spelling}s"):
                spelled.setdefault(_spelling(form), entry)
    for form in list(spelled):
        if not UNSURE[language].isdisjoint({bare(form), bare(form).removesuffix("s")}):
            del spelled[form]
    if not spelled:
        return None
    longest = sorted(spelled, key=lambda form: (-len(form), form))
    either = "|".join(re.escape(form).replace(r"\ ", r"[\s-]+") for form in longest)
    return Index(re.compile(rf"(?<![^\W_])(?:{either})(?![^\W_])", re.IGNORECASE), spelled)


def _spelling(words: str) -> str:
    """A spelling as the index knows it: small letters, a blank for a hyphen."""
    return " ".join(words.lower().replace("-", " ").split())


def bare(words: str) -> str:
    """A spelling without accents and ligatures, by which headwords and terms are compared."""
    return without_accents(fold_ligatures(_spelling(words)))


def games_of(term: Term) -> frozenset[str]:
    """The games of a term; those of the dictionaries' family for a term of all games."""
    return FAMILY if "*" in term.games else frozenset(term.games)
