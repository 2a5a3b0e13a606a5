"""Right words of *academie* that rules once made wrong: each line is from the book."""

from __future__ import annotations

import pytest

from lawsofplay.workshop.normalise.rules.academie_doubt import DOUBT
from tests.workshop.academie_support import mended, run


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (
            ("tâcher de con- ", "fe r v e r  la  t ê t e  d e  j e u  d e  f o n "),
            "tâcher de conserver",
        ),
        (
            ("la  d a m e  l u i  d o it  r e - ", "n o n c e ,  c ’ e f t  l e "),
            "la dame lui doit renonce,",
        ),
        (("la joint á fes car- ", "tes ,, perd un jeu "), "la joint à ses cartes,"),
    ],
)
def test_divided_words_are_not_parted(lines: tuple[str, ...], text: str) -> None:
    assert run(*lines)[0] == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("de la fa^on", "de la façon"),
        ("celle^ci , ne lui", "celle-ci, ne lui"),
        ("user de tous^les droits", "user de tous les droits"),
        ("trois^que quelques perfonnes jouent", "trois, que quelques personnes jouent"),
        ("le s  d é f e n d a n s  n e  p e u v e n t  q u e", "les défendans ne peuvent que"),
        ("perd en eftet & la", "perd en effet & la"),
        ("ces cartesa deux", "ces cartesa deux"),
    ],
)
def test_words_are_not_made_of_halves(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("les autres en font de même le dernier", "les autres en font de même le dernier"),
        ("s’ils en font moins.", "s'ils en font moins."),
        ("Ces remifes font qu’au lieu de", "Ces remises font qu'au lieu de"),
        ("ce que fon adverfaire a ; il en eft", "ce que son adversaire a; il en est"),
        ("jouer a l ’A s  qui pille", "jouer à l'As qui pille"),
        ("Bétes qui Fe feront lorfque", "Bêtes qui se feront lorsque"),
        ("un e carte roulée , ou", "une carte roulée, ou"),
        ("en eft le même j on voit", "en est le même, on voit"),
    ],
)
def test_right_neighbours_stay(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("s’il l’emploïe , il gagne", "s'il l'emploïe, il gagne"),
        ("celui qui fait jouer a trois rois", "celui qui fait jouer a trois rois"),
        ("il eft premis de jouer", "il est permis de jouer"),
    ],
)
def test_endings_and_prepositions(line: str, text: str) -> None:
    assert mended(line) == text


def test_an_unknown_name_that_stands_once_and_touched_words_are_doubtful() -> None:
    lines = ["que Tundes Joueurs ait", "à Bourges & Bourges", "en trois* mains", "# Bourges"]
    assert run(*lines, rules=[DOUBT]) == [
        "que Tundes[?] Joueurs ait",
        "à Bourges & Bourges",
        "en trois[?]* mains",
        "# Bourges",
    ]
