"""Accents, commas, ampersands, *Il*; the closed lists; and how much the rules mend."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from rapidfuzz.distance import Levenshtein

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.rules.academie_forms import best_form
from lawsofplay.workshop.normalise.rules.academie_words import load_lists
from tests.workshop.academie_support import SOURCE, mended, run


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("la méme béte , plutót étre jouée", "la même bête, plutôt être jouée"),
        ("il connoítre á paroít", "il connoître à paroît"),
        ("le roí , luí & le talón", "le roi, lui & le talon"),
        ("faire la volé , par forcé", "faire la vole, par force"),
        ("Celui qui joué fans prendre", "Celui qui joue sans prendre"),
        ("il a joué , Espadille forcé", "il a joué, Espadille forcé"),
        ("le premier a jouer", "le premier à jouer"),
        ("celui qui en a moins & il a la main", "celui qui en a moins & il a la main"),
        ("qui a vü & reçû", "qui a vû & reçû"),
        ("régle, regle, premiere, premiére, aprés", "régle, regle, premiere, premiére, aprés"),
    ],
)
def test_accents(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("particuliéres 3 outre celles", "particuliéres, outre celles"),
        ("la bête s & de payer", "la bête, & de payer"),
        ("le jouer, Se l’ordre", "le jouer, & l'ordre"),
        ("de jouer. Se laisser", "de jouer. Se laisser"),
        ("douze 8c le roi 6c la dame", "douze & le roi & la dame"),
        ("11 faut pour gagner", "Il faut pour gagner"),
        ("perdu. II y  a des coups", "perdu. Il y a des coups"),
        ("le roi, & c. on dit", "le roi, &c. on dit"),
        ("paye 3 fiches , 9 points", "paye 3 fiches, 9 points"),
        ("la 3e. béte de 28", "la 3e. bête de 28"),
        ("un nul \\ mais", "un nul; mais"),
        ("le Jeu ,  &  les Joueurs", "le Jeu, & les Joueurs"),
    ],
)
def test_signs(line: str, text: str) -> None:
    assert mended(line) == text


def test_a_stop_at_a_line_s_head_goes_to_the_line_before() -> None:
    assert run("dans le jeu ", ", & de payer ") == ["dans le jeu,", "& de payer"]


def test_forms_by_their_accents() -> None:
    assert best_form("méme", ["même"]) == "même"
    assert best_form("prete", ["prête", "prêté"]) == "prête"
    assert best_form("cote", ["côté", "cote"]) == "cote"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[[readings]]\nwords = ["a > b"]\n', "the key 'ground' is missing"),
        ('[[readings]]\nground = "g"\nwords = ["a b"]\n', "must be a reading and the word printed"),
        ('[[readings]]\nground = "g"\nwords = ["a > b", "a > c"]\n', "differently"),
        ("[[readings", "TOML"),
    ],
)
def test_bad_lists_are_refused(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "words.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=named):
        load_lists(path, with_book=False)


def test_tuning_passages_lose_most_of_their_errors() -> None:
    source = SOURCE.read_text(encoding="utf-8").split("\n")
    data = tomllib.loads(
        (Path(__file__).parent / "data" / "academie_tuning.toml").read_text(encoding="utf-8")
    )
    before = after = 0
    for passage in data["passage"]:
        first, last = passage["lines"]
        raw = [line.rpartition("|>")[2] for line in source[first - 1 : last]]
        right = " ".join(passage["text"].split())
        before += Levenshtein.distance(" ".join(" ".join(raw).split()), right)
        after += Levenshtein.distance(" ".join(" ".join(run(*raw)).split()), right)
    assert after < 0.2 * before


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("á l’une , Si á l’autre", "à l'une, & à l'autre"),
        ("de jouer. Si l’on joue", "de jouer. Si l'on joue"),
        ("Si l’on joue", "Si l'on joue"),
        ("il eft: donc obligé", "il est donc obligé"),
        ("lá triomphe de ce côté-lá", "la triomphe de ce côté-là"),
    ],
)
def test_ampersands_with_a_capital_and_specks(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("&. qu’il vaut onze points.", "& qu'il vaut onze points."),
        ("une régle s& qui mettent", "une régle, & qui mettent"),
        ("á avoir- en main", "à avoir en main"),
        ("roi , dame &c. on dit", "roi, dame &c. on dit"),
    ],
)
def test_specks_beside_words(line: str, text: str) -> None:
    assert mended(line) == text
