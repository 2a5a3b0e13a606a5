"""Regular spellings: only where one form is certain, and everything else letter for letter."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

from lawsofplay.edition import Edition, load_edition
from lawsofplay.errors import InputError
from lawsofplay.lexicon.regular import regular
from lawsofplay.lexicon.store import Language
from lawsofplay.project import Project, find_project

ROOT = find_project(Path(__file__).parent).root


@pytest.mark.parametrize(
    ("lang", "old", "new"),
    [
        ("en", "He may chuse to shew it", "He may choose to show it"),
        ("en", "SHEW, Shew and shew", "SHOW, Show and show"),
        ("en", "the card play’d, tho’ turn'd", "the card played, though turned"),
        ("en", "all that is publick", "all that is public"),
        ("en", "sharp-heel'd", "sharp-heeled"),
        ("fr", "les jettons qu'il auroit apellés", "les jetons qu'il aurait appelés"),
        ("fr", "aprés l’apellé", "après l’appelé"),
        ("fr", "trés-souvent", "très-souvent"),
        ("fr", "Etre connoitre", "Être connaître"),
    ],
)
def test_one_form_is_certain(lang: Language, old: str, new: str) -> None:
    assert regular(lang, ROOT).text(old) == new


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "then least loose farther, he loseth, he hath"),
        ("en", "carte blanche, a poul, picquet, Spadill"),
        ("en", "the players' tricks; 'tis dy'd"),
        ("en", "o'er the heav'n"),
        ("fr", "le Roi de pique, Denis, codille, l’Hombre"),
        ("fr", "il lève; n'a pas"),
    ],
)
def test_what_is_not_certain_stays(lang: Language, text: str) -> None:
    assert regular(lang, ROOT).text(text) == text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_regular_form_has_no_other_regular_form(lang: Language) -> None:
    found = regular(lang, ROOT)
    again = {old: new for old, new in found.pairs.items() if found.word(new) != new}
    assert again == {}


def test_the_books_keep_their_words_and_signs() -> None:
    edition: Edition = load_edition(Project(ROOT))
    for law in edition.laws.values():
        lang: Language = "fr" if law.language == "fr" else "en"
        new = regular(lang, ROOT).text(law.text)
        assert len(new.split()) == len(law.text.split())
        assert re.sub(r"[\w'’-]", "", new) == re.sub(r"[\w'’-]", "", law.text)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("", "must hold pairs"),
        ('[en]\npairs = "shew"', "shew: must be an old word"),
        ('[en]\npairs = "shew show; shew show"', "shew show: must be an old word"),
        ('[en]\npairs = "show show"', "show show: must be an old word"),
    ],
)
def test_a_wrong_list_is_told(tmp_path: Path, written: str, told: str) -> None:
    folder = tmp_path / "corpus/lexicon"
    folder.mkdir(parents=True)
    (folder / "en.txt").write_text("show\td\n", encoding="utf-8")
    (folder / "regular.toml").write_text(written, encoding="utf-8")
    with pytest.raises(InputError, match="corpus/lexicon/regular") as caught:
        regular("en", tmp_path)
    assert told in str(caught.value)


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(sys.modules[regular.__module__]).failed == 0
