"""The books' own dictionaries: their entries, and which words of a book each of them explains.

A word is taken for a term only where it is sure: the lexicon's terms (corpus/lexicon/terms.toml)
list the spelling, an entry of the same book has it as its headword or as another spelling of it,
and the term belongs to the game that is treated there.
"""

from __future__ import annotations

import re

from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import XML_ID, tag
from lawsofplay.site.library import Library
from lawsofplay.site.terms import FAMILY, Entry, bare, games_of


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


def _names(term: Term, head: str, language: Language) -> bool:
    """Whether a headword, or what it is the plural of, is a term of the games in question."""
    # Capitals are printed without accents: Ecart, SANS APPELLER.
    ours = {bare(form) for form in term.spellings.get(language, ())}
    spoken = not games_of(term).isdisjoint(FAMILY)
    return spoken and not ours.isdisjoint({bare(head), bare(head).removesuffix("s")})
