"""Classes of spellings, decided when the index is built and kept beside it.

The lexicon decides which forms are one word to a searcher (*shew, show*; *étoit, était*). It is
asked once, while indexing; from then on Python and the browser read the same table, and agree by
construction. A form that is not in the table is its own class.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.lexicon import Language, Variants, variants
from lawsofplay.lexicon.curated import read_terms
from lawsofplay.lexicon.fold import fold_ligatures

LANGUAGES: tuple[Language, ...] = ("en", "fr")

RESPELT = (
    (r"dgment(s?)$", r"dgement\1"),
    (r"lful(|ly|ness)$", r"llful\1"),
    (r"lfil(|s|led|ling|ment)$", r"lfill\1"),
    (r"(?<=\w\w\w)our(|s|ed|ing|able|ably|ite|ites)$", r"or\1"),
    (r"(?<=\w\w\w)is(e|es|ed|ing|ation)$", r"iz\1"),
    (r"(?<=\w\w\w)ence$", "ense"),
    (r"(?<=\w\w\w)tre(|s)$", r"ter\1"),
    (r"([aeiou])xion(s?)$", r"\1ction\2"),
    (r"^grey(|s)$", r"gray\1"),
    (r"^cheque(|s|red)$", r"check\1"),
)
"""Endings of English words and how they are spelt elsewhere, or today; where the books print one of
the two spellings, the other leads to it, unless it is a word of another class that they print."""

NUMERALS: dict[Language, tuple[str, str]] = {
    "en": (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen",
        "twenty thirty forty fifty sixty seventy eighty ninety hundred",
    ),
    "fr": (
        "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
        "seize",
        "vingt trente quarante cinquante soixante",
    ),
}
"""The words of the numbers from 0 on, and of the tens from 20 on, which figures lead to; numbers of
two words are `compounds`."""

AMPERSAND: dict[Language, str] = {"en": "and", "fr": "et"}
"""The word that the sign stands for."""


@dataclass(frozen=True)
class Spelling:
    """For each language of the books, the class of every form that is not its own class."""

    table: dict[Language, dict[str, str]] = field(repr=False)

    def of(self, form: str, language: str) -> str:
        """Return the class of a folded form in books of a language."""
        classes: dict[str, str] = self.table["fr" if language == "fr" else "en"]
        return classes.get(form, form)

    def forms(self) -> list[str]:
        """Return every form of the table, sorted."""
        return sorted(set().union(*self.table.values()))

    def render(self) -> str:
        """Return the table as text: form, class in English, class in French; sorted."""
        rows = ((form, *(self.of(form, lang) for lang in LANGUAGES)) for form in self.forms())
        return "".join("\t".join(row) + "\n" for row in rows)


def parse_spelling(text: str, name: str) -> Spelling:
    """Read a table of classes back. Raises InputError for a line that is not three fields."""
    table: dict[Language, dict[str, str]] = {lang: {} for lang in LANGUAGES}
    for number, line in enumerate(text.splitlines(), 1):
        form, *classes = line.split("\t")
        if len(classes) != len(LANGUAGES):
            raise InputError(name, f"line {number}", "not three fields; run: laws build")
        for lang, key in zip(LANGUAGES, classes, strict=True):
            if key != form:
                table[lang][form] = key
    return Spelling(table)


def read_spelling(path: Path) -> Spelling:
    """Read the table of classes of an index."""
    return parse_spelling(read_text(path, path.name), path.name)


def decide(root: Path, texts: Iterable[tuple[str, Iterable[str]]]) -> Spelling:
    """Ask the lexicon for the classes of all forms that can lead to a word of the books.

    ``texts`` are the folded words of each text, with its language. Asked are the words of the
    books and every spelling that the lexicon knows of their classes, with and without accents;
    only classes that the books of a language use are kept for it.
    """
    surface: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for lang, forms in texts:
        surface[lang].update(forms)
    everywhere = set().union(*surface.values())
    return Spelling(
        {
            lang: _borrowed(root, lang, surface[lang])
            | _respelt(variants(lang, root), surface[lang])
            | _decide(variants(lang, root), surface[lang], everywhere)
            | _figures(variants(lang, root))
            for lang in LANGUAGES
        }
    )


def _decide(known: Variants, surface: set[str], everywhere: set[str]) -> dict[str, str]:
    used = {class_of(known, form) for form in surface}
    asked = everywhere.union(*map(known.expand, sorted(used)))
    # What stands for an accented form when a reader types no accent, and is no other word.
    plain = {bare(form): class_of(known, form) for form in sorted(asked) if bare(form) != form}
    table = {form: class_of(known, form) for form in sorted({*asked, *plain}) if form}
    for form, key in plain.items():
        if table[form] == form and form not in surface and form not in known.lexicon:
            table[form] = key
    return {form: key for form, key in table.items() if key != form and key in used}


def _respelt(known: Variants, surface: set[str]) -> dict[str, str]:
    """The spellings of English words that rules lead to those that the books print."""
    table: dict[str, str] = {}
    own = {*surface, *(class_of(known, form) for form in surface)}
    for form in sorted(own) if known.lexicon.lang == "en" else ():
        for ending, other in RESPELT:
            respelt = re.sub(ending, other, form)
            if respelt != form and class_of(known, respelt) in (respelt, form):
                table[respelt] = class_of(known, form)
    return table


def _figures(known: Variants) -> dict[str, str]:
    """The figures of numbers that are one word."""
    units, tens = NUMERALS[known.lexicon.lang]
    figures = {str(number): word for number, word in enumerate(units.split())}
    figures |= {str(number * 10): word for number, word in enumerate(tens.split(), 2)}
    return {figure: class_of(known, word) for figure, word in figures.items()}


def _borrowed(root: Path, lang: Language, surface: set[str]) -> dict[str, str]:
    """The spellings of terms in the other language, which lead to the term in this one too.

    A form that the books of this language print has its meaning there: *pique* is a suit in
    French and a score in English.
    """
    known = variants(lang, root)
    used = {class_of(known, form) for form in surface}
    other: Language = "en" if lang == "fr" else "fr"
    table: dict[str, str] = {}
    for term in read_terms(root):
        own = (class_of(known, fold_ligatures(form)) for form in term.spellings.get(lang, ()))
        key = next((key for key in own if key in used), "")
        foreign = (variants(other, root).expand(it) for it in term.spellings.get(other, ()))
        for form in sorted(set().union(*foreign)):
            for spelt in (form, bare(form)):
                if key and key != spelt and spelt not in surface:
                    table.setdefault(spelt, key)
    return table


def class_of(known: Variants, form: str) -> str:
    """Return the class of a folded form.

    A form that the lexicon does not know is taken without its diaeresis (*fenduë* is *fendue*),
    or without all its accents, unless that makes it another, known word: names and terms are
    found however their accents are written.
    """
    form = AMPERSAND[known.lexicon.lang] if form == "&" else form
    key = known.key(form)
    if key != form or form.isascii() or form in known.lexicon:
        return key
    undotted = unicodedata.normalize(
        "NFC", unicodedata.normalize("NFD", form).replace("\u0308", "")
    )
    if undotted in known.lexicon:
        return known.key(undotted)
    plain = bare(form)
    return key if plain in known.lexicon else known.key(plain)


def bare(form: str) -> str:
    """Return a folded form without its accents."""
    if form.isascii():
        return form
    split = unicodedata.normalize("NFD", form)
    return unicodedata.normalize("NFC", "".join(c for c in split if not "\u0300" <= c <= "\u036f"))
