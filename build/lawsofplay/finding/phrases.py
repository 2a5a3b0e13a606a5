"""The lexicon of phrases, folded as a search folds words, and the check of its proofs.

Two laws prove a phrase when they are one rule in two books. That is so for a pair of
``corpus/relations.tsv``, and for two addresses that differ in the book only.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.spelling import class_of
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language, variants
from lawsofplay.lexicon.phrases import (
    LANGUAGES,
    SHOWN,
    Equivalents,
    Fold,
    Folded,
    Phrase,
    equivalents,
    read_phrases,
)
from lawsofplay.model.edition import Edition
from lawsofplay.model.relations import load_relations

Pairs = frozenset[frozenset[str]]


def folding(root: Path) -> Fold:
    """A function that reads words as a search does: each as the class of its spellings."""

    def fold(text: str, language: Language) -> Folded:
        known = variants(language, root)
        return tuple(class_of(known, form) for form in forms(text))

    return fold


def phrase_table(root: Path) -> dict[Language, dict[Folded, Equivalents]]:
    """The phrases of each language as folded words, with the other ways to say them."""
    phrases, fold = read_phrases(root), folding(root)
    return {lang: equivalents(phrases, lang, fold) for lang in LANGUAGES}


def check_phrases(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the phrases: proofs that do not hold, forms without one, doubles."""
    phrases, fold = read_phrases(project.root), folding(project.root)
    pairs = frozenset(
        frozenset((relation.law, relation.other)) for relation in load_relations(project)
    )
    yield from _twice(phrases, fold)
    for phrase in phrases:
        name = repr(next(form for _, form in phrase.spoken()))
        for mend in _unproved(phrase, edition, fold, pairs):
            yield InputError(SHOWN, name, mend)


def _twice(phrases: tuple[Phrase, ...], fold: Fold) -> Iterator[InputError]:
    """Words that stand in two places, whatever their spelling."""
    seen: set[tuple[Language, Folded]] = set()
    for phrase in phrases:
        of_readers = ((lang, words) for words in phrase.asked for lang in LANGUAGES)
        folded_by_words = {
            (lang, words): fold(words, lang) for lang, words in (*phrase.spoken(), *of_readers)
        }
        for (lang, words), folded in folded_by_words.items():
            if (lang, folded) in seen:
                mend = "the same words stand above, perhaps in another spelling; keep one"
                yield InputError(SHOWN, repr(words), mend)
            seen.add((lang, folded))


def _unproved(phrase: Phrase, edition: Edition, fold: Fold, pairs: Pairs) -> Iterator[str]:
    """What the laws of a phrase's proof do not show."""
    shown: set[tuple[Language, str]] = set()
    for pair in phrase.proof:
        if missing := [address for address in pair if address not in edition.laws]:
            yield f"no such law: {missing[0]}; see: laws ids"
            continue
        if not _sisters(*pair, pairs):
            yield f"{pair[0]} and {pair[1]} are not a pair of corpus/relations.tsv; choose another"
        held = [_held(phrase, edition, address, fold) for address in pair]
        for address, own in zip(pair, held, strict=True):
            if not own:
                yield f"{address} has none of its words; choose a law that has them"
        if all(held) and len(held[0] | held[1]) == 1:
            yield f"{pair[0]} and {pair[1]} have the same words; choose laws that differ"
        shown |= held[0] | held[1]
    for _, form in (spoken for spoken in phrase.spoken() if spoken not in shown):
        yield f"no law of its proof has {form!r}; add a law, or take the words out"


def _sisters(law: str, other: str, pairs: Pairs) -> bool:
    return frozenset((law, other)) in pairs or (
        law != other and law.partition(".")[2] == other.partition(".")[2]
    )


def _held(phrase: Phrase, edition: Edition, address: str, fold: Fold) -> set[tuple[Language, str]]:
    """The forms of a phrase that a law has, in the law's own language."""
    law = edition.laws[address]
    text = fold(law.text, "fr" if law.language == "fr" else "en")
    return {
        (lang, form)
        for lang, form in phrase.spoken()
        if lang == law.language and stands(fold(form, lang), text)
    }


def stands(part: Folded, whole: Folded) -> bool:
    """Whether words stand in a text side by side, in the same order.

    >>> text = ("the", "king", "call", "has")
    >>> stands(("king", "call"), text), stands(("call", "king"), text)
    (True, False)
    """
    size = len(part)
    return any(whole[at : at + size] == part for at in range(len(whole) - size + 1))
