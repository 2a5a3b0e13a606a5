"""Classes of spellings, made when the index is built and kept beside it.

The lexicon says which forms are one word for a searcher (*shew, show*; *étoit, était*). It is asked
once, while the index is made. After that, Python and the browser read the same table, and so agree.
A form that is not in the table is its own class.
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
"""Endings of English words, and how they are spelt in other countries or today. Where the books
print one spelling, the other leads to it, unless that is a word of another class which they
print."""

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
"""The words for the numbers from 0 on, and for the tens from 20 on; figures lead to them. Numbers
of two words stand in `compounds`."""

AMPERSAND: dict[Language, str] = {"en": "and", "fr": "et"}
"""The word that the sign & stands for."""


@dataclass(frozen=True)
class Spelling:
    """For each language of the books, the class of every form that is not its own class."""

    table: dict[Language, dict[str, str]] = field(repr=False)

    def of(self, form: str, language: str) -> str:
        """The class of a folded form in books of a language."""
        classes: dict[str, str] = self.table["fr" if language == "fr" else "en"]
        return classes.get(form, form)

    def forms(self) -> list[str]:
        """Every form of the table, sorted."""
        return sorted(set().union(*self.table.values()))

    def render(self) -> str:
        """The table as text: form, class in English, class in French; sorted."""
        rows = ((form, *(self.of(form, lang) for lang in LANGUAGES)) for form in self.forms())
        return "".join("\t".join(row) + "\n" for row in rows)


def parse_spelling(text: str, name: str) -> Spelling:
    """Read a table of classes from its text.

    Raises InputError for a line that is not three fields.
    """
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

    ``texts`` are the folded words of each text, with its language. The forms are the words of the
    books and every spelling in their classes that the lexicon knows, with and without accents. For
    each language only the classes that its books use are kept.
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
    forms = everywhere.union(*map(known.expand, sorted(used)))
    # A form without accents leads to the accented form, unless it is another word.
    plain = {bare(form): class_of(known, form) for form in sorted(forms) if bare(form) != form}
    table = {form: class_of(known, form) for form in sorted({*forms, *plain}) if form}
    for form, key in plain.items():
        if table[form] == form and form not in surface and form not in known.lexicon:
            table[form] = key
    return {form: key for form, key in table.items() if key != form and key in used}


def _respelt(known: Variants, surface: set[str]) -> dict[str, str]:
    """The spellings of English words that the rules of `RESPELT` lead to words of the books."""
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
    """The spellings of terms in the other language, which also lead to the term in this one.

    A form that the books of this language print keeps its own meaning: *pique* is a suit in French
    and a score in English.
    """
    known = variants(lang, root)
    used = {class_of(known, form) for form in surface}
    other: Language = "en" if lang == "fr" else "fr"
    table: dict[str, str] = {}
    for term in read_terms(root):
        own = (class_of(known, fold_ligatures(form)) for form in term.spellings.get(lang, ()))
        key = next((key for key in own if key in used), "")
        foreign = (variants(other, root).expand(form) for form in term.spellings.get(other, ()))
        for form in sorted(set().union(*foreign)):
            for spelt in (form, bare(form)):
                if key and key != spelt and spelt not in surface:
                    table.setdefault(spelt, key)
    return table


def class_of(known: Variants, form: str) -> str:
    """The class of a folded form.

    A form that the lexicon does not know is read without its diaeresis (*fenduë* is *fendue*), or
    without any accents. It keeps them if it would be another word that the lexicon knows. So names
    and terms are found however their accents are written.
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
    """A folded form without its accents."""
    if form.isascii():
        return form
    split = unicodedata.normalize("NFD", form)
    return unicodedata.normalize("NFC", "".join(c for c in split if not "\u0300" <= c <= "\u036f"))
