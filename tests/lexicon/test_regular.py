"""The regular spelling of a word: today's where the lexicon is sure, else the word itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.lexicon.regular import regular
from lawsofplay.lexicon.store import Language

ROOT = find_project(Path(__file__).parent).root


@pytest.mark.parametrize(
    ("lang", "printed", "shown"),
    [
        ("en", "shew", "show"),
        ("en", "Shewn", "Shown"),
        ("en", "PUBLICK", "PUBLIC"),
        ("en", "tho'", "though"),
        ("en", "Tho’", "Though"),
        ("en", "play'd", "played"),
        ("en", "deny'd", "denied"),
        ("en", "loseth", "loses"),
        ("en", "Hath", "Has"),
        ("en", "Duce", "Deuce"),
        ("en", "publick'", "public'"),
        ("en", "A-piece", "Apiece"),
        ("en", "BACK-GAMMON", "BACKGAMMON"),
        ("en", "Sun‑set", "Sunset"),
        ("en", "over-trump'd", "overtrumped"),
        ("en", "Sallad-Oyl", "Salad-Oil"),
        ("fr", "long-tems", "longtemps"),
        ("fr", "auroit-il", "aurait-il"),
        ("fr", "étoit", "était"),
        ("fr", "n'auroit", "n'aurait"),
        ("fr", "aprés", "après"),
        ("fr", "Tems", "Temps"),
        ("fr", "défendans", "défendants"),
        ("fr", "Païement", "Paiement"),
    ],
)
def test_old_spellings_have_a_regular_one(lang: Language, printed: str, shown: str) -> None:
    assert regular(lang, ROOT)(printed) == shown


@pytest.mark.parametrize(
    ("lang", "printed"),
    [
        ("en", "he'd"),  # a contraction
        ("en", "player's"),
        ("en", "John'd"),
        ("en", "adversaries'"),
        ("en", "spadill"),  # a term
        ("en", "tick-tack"),
        ("en", "two-handed"),  # joined in no text of today
        ("en", "pre-eminence"),
        ("fr", "par-dessus"),  # another word when joined
        ("fr", "dit-on"),
        ("en", "blanche"),
        ("en", "etoit"),
        ("fr", "gene"),  # gêne or gène
        ("fr", "precédent"),
        ("fr", "Denis"),
        ("fr", "aujourd'hui"),
        ("fr", "codille"),
    ],
)
def test_other_words_stay_as_they_are(lang: Language, printed: str) -> None:
    assert regular(lang, ROOT)(printed) == printed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_regular_spelling_is_regular_itself(lang: Language) -> None:
    spellings = regular(lang, ROOT)
    assert {form: to for form, to in spellings.forms.items() if spellings(to) != to} == {}


def test_a_table_that_is_no_table_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "corpus/lexicon"
    folder.mkdir(parents=True)
    (folder / "en.txt").write_text("show\td\n", encoding="utf-8")
    (folder / "names.txt").write_text("", encoding="utf-8")
    (folder / "regular.toml").write_text('[en]\nrules = ["ick"]\n', encoding="utf-8")
    with pytest.raises(InputError, match="line 1: the key 'fr' is missing"):
        regular("en", tmp_path)
