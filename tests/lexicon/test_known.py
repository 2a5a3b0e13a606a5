"""What the lexicon knows: period forms of both languages, and no faults of the scanner."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.lexicon import load
from lawsofplay.lexicon.store import Lexicon

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(__file__).parent / "data"


def words(name: str) -> list[str]:
    return (DATA / f"{name}.txt").read_text(encoding="utf-8").split()


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return load("en", ROOT)


@pytest.fixture(scope="module")
def french() -> Lexicon:
    return load("fr", ROOT)


@pytest.mark.parametrize("word", words("known-en"))
def test_period_english_is_known(english: Lexicon, word: str) -> None:
    assert word in english


@pytest.mark.parametrize("word", words("unknown-en"))
def test_faults_of_english_scans_are_unknown(english: Lexicon, word: str) -> None:
    assert word not in english


@pytest.mark.parametrize("word", words("known-fr"))
def test_period_french_is_known(french: Lexicon, word: str) -> None:
    assert word in french


@pytest.mark.parametrize("word", words("unknown-fr"))
def test_faults_of_the_french_scan_are_unknown(french: Lexicon, word: str) -> None:
    assert word not in french


def test_an_apostrophe_or_hyphen_explains_only_known_words(french: Lexicon) -> None:
    assert "l'Hombre" in french and "l'Hombrc" not in french
    assert "b'un" not in french and "d'" not in french and "'un" not in french
    assert "dix-huit" in french and "dix-huir" not in french and "-" not in french


def test_exact_knowledge_takes_nothing_apart(english: Lexicon, french: Lexicon) -> None:
    assert english.knows_exact("Shew") and not english.knows_exact("play'd")
    assert not english.knows_exact("right-hand") and not french.knows_exact("l'hombre")


def test_a_bare_capital_stands_for_its_accented_letter_only_at_the_head(french: Lexicon) -> None:
    assert "Ecarter" in french and "Etoient" in french
    assert "ecarter" not in french and "Eft" not in french


def test_what_is_no_text_is_no_word(english: Lexicon) -> None:
    assert "" not in english and None not in english and 3 not in english
