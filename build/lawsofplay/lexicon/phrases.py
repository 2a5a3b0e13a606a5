"""Phrases: ideas of more than one word, with the words that each language and book has for them.

They stand in ``corpus/lexicon/phrases.toml``; the README beside it says how they were made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.lexicon.store import Language

SHOWN = "corpus/lexicon/phrases.toml"
LANGUAGES: tuple[Language, ...] = ("en", "fr")

Folded = tuple[str, ...]
"""The words of a phrase, each as the key of its class: *King call'd* is ``king``, ``call``."""

Fold = Callable[[str, Language], Folded]
"""A function that folds words of a language as the search does."""


@dataclass(frozen=True)
class Phrase:
    """An idea: the books' words for it by language, other words of readers, and its proofs.

    ``asked`` are words that readers type in either language and that no book proves. Each proof
    is the addresses of two laws that state the same rule.
    """

    forms: dict[Language, tuple[str, ...]]
    asked: tuple[str, ...]
    proof: tuple[tuple[str, str], ...]

    def spoken(self) -> Iterator[tuple[Language, str]]:
        """Every form that the books have, with its language."""
        yield from ((lang, form) for lang in LANGUAGES for form in self.forms.get(lang, ()))


def read_phrases(root: Path) -> tuple[Phrase, ...]:
    """The phrases in the order of the file.

    Raises InputError when the file is malformed.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import PhrasesFile

    return tuple(
        Phrase(_by_language(record.en, record.fr), tuple(record.asked), tuple(record.proof))
        for record in read_as(root / SHOWN, SHOWN, PhrasesFile).phrase
    )


def _by_language(en: list[str] | None, fr: list[str] | None) -> dict[Language, tuple[str, ...]]:
    listed: dict[Language, list[str] | None] = {"en": en, "fr": fr}
    return {lang: tuple(forms) for lang, forms in listed.items() if forms}


@dataclass(frozen=True)
class Equivalents:
    """Other ways to say a phrase: in its own language (``same``) and in the other (``other``).

    Both have folded words, in the order of the file. ``proof`` are the laws that show it.
    """

    same: tuple[Folded, ...]
    other: tuple[Folded, ...]
    proof: tuple[tuple[str, str], ...]


def equivalents(
    phrases: tuple[Phrase, ...], language: Language, fold: Fold
) -> dict[Folded, Equivalents]:
    """Every phrase of a language as folded words, with the other ways to say it.

    A phrase of readers that no book proves leads to the forms of both languages, but no form leads
    to it.
    """
    by_words: dict[Folded, Equivalents] = {}
    for phrase in phrases:
        own = [fold(form, language) for form in phrase.forms.get(language, ())]
        other = tuple(fold(form, lang) for lang, form in phrase.spoken() if lang != language)
        for folded in (*own, *(fold(words, language) for words in phrase.asked)):
            same = tuple(form for form in own if form != folded)
            by_words.setdefault(folded, Equivalents(same, other, phrase.proof))
    return by_words
