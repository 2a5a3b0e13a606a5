"""The books' own dictionaries: their entries, and the terms that each explains.

A word of a book is taken for a term only where three things hold. The lexicon's terms
(corpus/lexicon/terms.toml) list its spelling. A dictionary of the same book has an entry for it.
The term belongs to the game that the passage treats.
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
    page, held = "", []
    for element in library.edition.roots[siglum].iter(tag("pb"), tag("entry")):
        if element.tag == tag("pb"):
            page = element.get("n", "")
            continue
        orth = element.find(f"{tag('form')}/{tag('orth')}")
        heads = headwords("".join(map(str, orth.itertext())) if orth is not None else "")
        named = (term for head in heads for term in terms if _names(term, head, language))
        held.append(Entry(str(element.get(XML_ID)), page, heads, element, next(named, None)))
    return tuple(held)


def headwords(printed: str) -> tuple[str, ...]:
    """The words that an entry explains, without numeral, article and punctuation.

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
    """Whether a headword, or its singular, is this term, and the term belongs to `FAMILY`."""
    # Capitals are printed without accents: Ecart, SANS APPELLER.
    ours = {bare(form) for form in term.spellings.get(language, ())}
    spoken = not games_of(term).isdisjoint(FAMILY)
    return spoken and not ours.isdisjoint({bare(head), bare(head).removesuffix("s")})
