"""Which tokens are one word to a search, and which must never be."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lawsofplay.lexicon import Language, Variants, variants
from lawsofplay.lexicon.fold import fold_ligatures

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(__file__).parent / "data"


def words(name: str) -> list[str]:
    return (DATA / f"{name}.txt").read_text(encoding="utf-8").split()


@pytest.fixture(scope="module")
def english() -> Variants:
    return variants("en", ROOT)


@pytest.fixture(scope="module")
def french() -> Variants:
    return variants("fr", ROOT)


@pytest.mark.parametrize("pair", words("same-en"))
def test_english_spellings_of_one_word(english: Variants, pair: str) -> None:
    one, other = pair.split("~")
    assert english.key(one) == english.key(other)


@pytest.mark.parametrize("pair", words("different-en"))
def test_english_words_that_must_not_merge(english: Variants, pair: str) -> None:
    one, other = pair.split("~")
    assert english.key(one) != english.key(other)


@pytest.mark.parametrize("pair", words("same-fr"))
def test_french_spellings_of_one_word(french: Variants, pair: str) -> None:
    one, other = pair.split("~")
    assert french.key(one) == french.key(other)


@pytest.mark.parametrize("pair", words("different-fr"))
def test_french_words_that_must_not_merge(french: Variants, pair: str) -> None:
    one, other = pair.split("~")
    assert french.key(one) != french.key(other)


@pytest.mark.parametrize(
    ("word", "mot"),
    [
        ("spadill", "Espadille"), ("basto", "baste"), ("ponto", "ponte"), ("beast", "bête"),
        ("renounce", "renonce"), ("revoked", "renoncer"), ("knave", "valet"), ("hearts", "cœurs"),
        ("trumps", "triomphe"), ("discard", "écarts"), ("stock", "talon"), ("ace", "as"),
        ("codill", "codille"), ("comet", "Cométe"), ("mouche", "Mouche"), ("tricks", "levées"),
    ],
)  # fmt: skip
def test_terms_have_one_key_in_both_languages(
    english: Variants, french: Variants, word: str, mot: str
) -> None:
    assert english.key(word) == french.key(mot)


def test_negations_modals_and_numbers_stand_alone(english: Variants, french: Variants) -> None:
    for word in words("alone-en"):
        assert english.expand(word) == (word,)
    for word in words("alone-fr"):
        assert french.expand(word) == (word,)


def test_numerals_and_strange_tokens_are_their_own_key(english: Variants) -> None:
    for token in ("12", "1754", "tbe", "&c", "", "'", "x'y'z"):
        assert english.key(token) == token


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_key_is_the_key_of_itself(lang: Language) -> None:
    known = variants(lang, ROOT)
    for form in sorted(known.lexicon.forms):
        key = known.key(form)
        assert known.key(key) == key, form


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_expanding_a_class_finds_its_members(lang: Language) -> None:
    known = variants(lang, ROOT)
    sample = random.Random(1754).sample(sorted(known.lexicon.forms), 3000)
    for form in sample:
        members = known.expand(form)
        assert members == tuple(sorted(set(members)))
        assert all(known.key(member) == known.key(form) for member in members)
        assert fold_ligatures(form) in known.expand(known.key(form)), form


def test_an_expansion_as_a_reader_sees_it(english: Variants, french: Variants) -> None:
    assert english.expand("publick") == ("public", "publick")
    assert set(french.expand("était")) == {"était", "étaient", "étoit", "étoient"}
    assert {"shew", "shewn", "shewed", "show", "shown"} <= set(english.expand("shewing"))
    assert {"renounce", "revoke", "renonce"} <= set(english.expand("renounc'd"))
