"""Phrases: ideas of more than one word, and the words of each language and book for them.

``corpus/lexicon/phrases.toml`` holds them; the README beside it says how they were made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.lexicon.store import Language

SHOWN = "corpus/lexicon/phrases.toml"
LANGUAGES: tuple[Language, ...] = ("en", "fr")

Folded = tuple[str, ...]
"""The words of a phrase, each as its class of spellings: *King call'd* is ``king``, ``call``."""

Fold = Callable[[str, Language], Folded]
"""How a search reads words of a language."""


@dataclass(frozen=True)
class Phrase:
    """An idea: the words for it by language, in which else readers ask for it, and its proofs.

    ``asked`` are words of a reader in either language, of which the books prove nothing. Each
    proof is two addresses of laws that say the same rule.
    """

    forms: dict[Language, tuple[str, ...]]
    asked: tuple[str, ...]
    proof: tuple[tuple[str, str], ...]

    def spoken(self) -> Iterator[tuple[Language, str]]:
        """Yield every form of the books with its language."""
        yield from ((lang, form) for lang in LANGUAGES for form in self.forms.get(lang, ()))


def read_phrases(root: Path) -> tuple[Phrase, ...]:
    """Return the phrases in the file's order. Raises InputError when the file is malformed."""
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
    """What else says the same as a phrase: other words of its language, words of the other.

    Both are folded words, in the file's order; ``proof`` are the laws that show it.
    """

    same: tuple[Folded, ...]
    other: tuple[Folded, ...]
    proof: tuple[tuple[str, str], ...]


def equivalents(
    phrases: tuple[Phrase, ...], language: Language, fold: Fold
) -> dict[Folded, Equivalents]:
    """Return every phrase of a language as folded words, with what says the same.

    A phrase that readers ask for, and that the books do not prove, leads to the forms of both
    languages; nothing leads to it.
    """
    found: dict[Folded, Equivalents] = {}
    for phrase in phrases:
        own = [fold(form, language) for form in phrase.forms.get(language, ())]
        other = tuple(fold(form, lang) for lang, form in phrase.spoken() if lang != language)
        for folded in (*own, *(fold(words, language) for words in phrase.asked)):
            same = tuple(form for form in own if form != folded)
            found.setdefault(folded, Equivalents(same, other, phrase.proof))
    return found
