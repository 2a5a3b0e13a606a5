"""The terms that a book's dictionaries explain, and where the words of the book name them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.lexicon.curated import Term
from lawsofplay.lexicon.fold import fold_ligatures, without_accents
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import Element

FAMILY = frozenset({"ombre", "quadrille", "quintille", "mediateur"})
"""The games that the dictionaries treat; they explain a term of all games for these alone."""

UNSURE = {"fr": frozenset({"premier", "tour", "passe", "regle"}), "en": frozenset[str]()}
"""Terms that are common words too, and so never linked: *premier* mostly means *first*."""


@dataclass(frozen=True)
class Entry:
    """An entry of a dictionary: address, printed page, headwords, the lexicon's term for it."""

    address: str
    page: str
    heads: tuple[str, ...]
    element: Element
    term: Term | None

    @property
    def key(self) -> str:
        """The name that joins entries of several books: the term, or the first headword."""
        head = bare(self.heads[0]) if self.heads else ""
        return self.term.term if self.term else head


@dataclass(frozen=True)
class Index:
    """The terms of a book: a pattern of all spellings, and the entries by folded spelling."""

    pattern: re.Pattern[str]
    entries: dict[str, Entry]

    def find(self, words: str, game: str) -> Iterator[tuple[int, int, Entry]]:
        """The terms of a game in some words: for each its start, its end, and its entry."""
        for match in self.pattern.finditer(words):
            entry = self.entries[_spelling(match[0])]
            if entry.term and game in games_of(entry.term):
                yield match.start(), match.end(), entry


def index(entries: Iterable[Entry], language: Language) -> Index | None:
    """The index of some entries; None where no entry explains a term of the lexicon."""
    spelled: dict[str, Entry] = {}
    known = [entry for entry in entries if entry.term]
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
    """A spelling as the index has it: in small letters, with a blank for each hyphen."""
    return " ".join(words.lower().replace("-", " ").split())


def bare(words: str) -> str:
    """A spelling without accents and ligatures, for comparing headwords and terms."""
    return without_accents(fold_ligatures(_spelling(words)))


def games_of(term: Term) -> frozenset[str]:
    """The games of a term; those of `FAMILY` for a term of all games."""
    return FAMILY if "*" in term.games else frozenset(term.games)
