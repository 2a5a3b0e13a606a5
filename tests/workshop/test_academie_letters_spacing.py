"""Letter-spaced lines, words broken by blanks, and words divided at line ends."""

from __future__ import annotations

import pytest

from lawsofplay.workshop.normalise.rules.academie_blanks import mend_blanks
from lawsofplay.workshop.normalise.rules.academie_hyphens import join, restore
from lawsofplay.workshop.normalise.rules.academie_spacing import close_up, is_spaced
from tests.workshop.academie_support import run, words


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "c a r t e s  d a n s  la  m a i n  d e s  j o u e u r s",
            "cartes dans la main des joueurs",
        ),
        ("XX .  L e  J e u  é t a n t  m a r q u é", "XX. Le Jeu étant marqué"),
        ("p u ifq u ’ il fe r o i t  b o n", "puifqu’il feroit bon"),
        ("l u i - c i  l ’ e x p l ic a t i o n  d e", "lui-ci l’explication de"),
        ("a  fa i t  a f f e z  d e  m a i n s", "a fait affez de mains"),
    ],
)
def test_spaced_lines_are_closed_up(line: str, text: str) -> None:
    assert close_up(line, words()).replace(" .", ".") == text


@pytest.mark.parametrize("line", ["I 3", "L  2", "Celui qui a Espadille n’a pas", "2 8  1 1 2"])
def test_other_lines_are_not(line: str) -> None:
    assert not is_spaced(line) or line[0].isdigit()


def test_blank_lines_after_spaced_lines_are_dropped() -> None:
    lines = [
        "L e  J e u  é t a n t  b o n ",
        "",
        "d o n n e r  le s  c a r t e s ",
        "",
        "Fin de la page ",
    ]
    assert run(*lines) == ["Le Jeu étant bon", "donner les cartes", "Fin de la page"]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("le beau S ex e , qui", "le beau Sexe, qui"),
        ("ou le V a le t de", "ou le Valet de"),
        ("fait jou er, ne", "fait jouer, ne"),
        ("jouer le R oi rendu", "jouer le Roi rendu"),
        ("C ’eíl ce que l ’on joue", "C’eíl ce que l’on joue"),
        ("s il nommoit d une couleur", "s’il nommoit d’une couleur"),
        ("de ce T raité", "de ce Traité"),
    ],
)
def test_words_broken_by_blanks(line: str, text: str) -> None:
    assert mend_blanks(line, words()) == text


@pytest.mark.parametrize("line", ["il a vu la dame", "V. Celui qui", "carreau y a été", "la C o"])
def test_two_words_stay_two(line: str) -> None:
    assert mend_blanks(line, words()) == line


@pytest.mark.parametrize(
    ("left", "right", "end"),
    [
        ("pour ainfi di", "re , aucune", "pour ainfi di-"),
        ("les Mata", "dors en main", "les Mata-"),
        ("il faut pour-» ", "voir que", "il faut pour-"),
        ("dans un trou* ", "ve le talón", "dans un trou-"),
        ("le Jeu eft mar- ", "qué", "le Jeu eft mar-"),
        ("met de la ", "Dame de coeur", "met de la "),
        ("fur la table ", "de Jeu", "fur la table "),
        ("celui qui joue, ", "fera la béte", "celui qui joue, "),
        ("on le voit par", "la dame", "on le voit par"),
    ],
)
def test_line_ends(left: str, right: str, end: str) -> None:
    assert restore(left, right, words()) == end


@pytest.mark.parametrize(
    ("left", "right", "pair"),
    [
        ("triom-", "phe & les", ("triomphe", "& les")),
        ("c’eít-á-", "dire , que", ("c’eít-á-dire ,", "que")),
        ("dix-", "huit cartes", ("dix-huit", "cartes")),
        ("qui eft ci-", "deíTus , c’eíl", ("qui eft ci-deíTus ,", "c’eíl")),
        ("au-", "deíTous", ("au-deíTous", "")),
    ],
)
def test_joining(left: str, right: str, pair: tuple[str, str]) -> None:
    assert join(left, right, words()) == pair
