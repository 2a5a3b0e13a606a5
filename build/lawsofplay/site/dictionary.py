"""The books' own dictionaries: their entries, and which words of a book each of them explains.

A word is taken for a term only where it is sure: the lexicon's terms (corpus/lexicon/terms.toml)
list the spelling, an entry of the same book has it as its headword or as another spelling of it,
and the term belongs to the game that is treated there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.lexicon.fold import fold_ligatures, without_accents
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.site.library import Library

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
        head = _bare(self.heads[0]) if self.heads else ""
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
            if entry.term and game in _games(entry.term):
                yield match.start(), match.end(), entry


def entries(library: Library, siglum: str) -> tuple[Entry, ...]:
    """The entries of a book's dictionaries, in its order."""
    terms = read_terms(library.project.root)
    language: Language = "fr" if library.witnesses[siglum].language == "fr" else "en"
    page, found = "", []
    for element in library.edition.roots[siglum].iter(tag("pb"), tag("entry")):
        if element.tag == tag("pb"):
            page = element.get("n", "")
            continue
        orth = element.find(f"{tag('form')}/{tag('orth')}")
        heads = headwords("".join(map(str, orth.itertext())) if orth is not None else "")
        term = next((it for head in heads for it in terms if _names(it, head, language)), None)
        found.append(Entry(str(element.get(XML_ID)), page, heads, element, term))
    return tuple(found)


def headwords(printed: str) -> tuple[str, ...]:
    """The words that an entry explains, without numeral, article and points.

    >>> headwords("VI. Spadille, or Espadille:")
    ('Spadille', 'Espadille')
    >>> headwords("l'Hombre"), headwords("To ASK LEAVE"), headwords("Rebattre, Remêler, Refaire.")
    (('Hombre',), ('ASK LEAVE',), ('Rebattre', 'Remêler', 'Refaire'))
    """
    words = _NUMERAL.sub("", " ".join(printed.split()))
    parts = (_ARTICLE.sub("", part.strip(" .,:;")) for part in _OR.split(words))
    return tuple(part for part in parts if part)


_NUMERAL = re.compile(r"^[IVXL]+\.\s*")
_OR = re.compile(r",?\s+(?:or|ou)\s+|,\s+")
_ARTICLE = re.compile(r"^(?:the|to|an?|le|la|les)\s+|^l['’]", re.IGNORECASE)


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
        if not UNSURE[language].isdisjoint({_bare(form), _bare(form).removesuffix("s")}):
            del spelled[form]
    if not spelled:
        return None
    longest = sorted(spelled, key=lambda form: (-len(form), form))
    either = "|".join(re.escape(form).replace(r"\ ", r"[\s-]+") for form in longest)
    return Index(re.compile(rf"(?<![^\W_])(?:{either})(?![^\W_])", re.IGNORECASE), spelled)


def _spelling(words: str) -> str:
    """A spelling as the index knows it: small letters, a blank for a hyphen."""
    return " ".join(words.lower().replace("-", " ").split())


def _names(term: Term, head: str, language: Language) -> bool:
    """Whether a headword, or what it is the plural of, is a term of the games in question."""
    # Capitals are printed without accents: Ecart, SANS APPELLER.
    ours = {_bare(form) for form in term.spellings.get(language, ())}
    spoken = not _games(term).isdisjoint(FAMILY)
    return spoken and not ours.isdisjoint({_bare(head), _bare(head).removesuffix("s")})


def _bare(words: str) -> str:
    return without_accents(fold_ligatures(_spelling(words)))


def _games(term: Term) -> frozenset[str]:
    return FAMILY if "*" in term.games else frozenset(term.games)
