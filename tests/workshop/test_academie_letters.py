"""Letters of the French book: real lines mended, and the dangerous pairs that must stay."""

from __future__ import annotations

import pytest

from lawsofplay.workshop.normalise.rules.academie_repair import repair
from tests.workshop.academie_support import mended, words


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("fervi d’introduélion : nous en parlerons", "servi d'introduction: nous en parlerons"),
        ("fi les Joueurs ne fe font une loi", "si les Joueurs ne se font une loi"),
        (
            "il eíl compofé. La leconde , parce que plufieurs",
            "il est composé. La seconde, parce que plusieurs",
        ),
        ("obfervée du filence ; cette loi", "observée du silence; cette loi"),
        (
            "les Speélateurs, qui doivent avoir la difcrétion",
            "les Spectateurs, qui doivent avoir la discrétion",
        ),
        ("qui f^avent deja le Jeu", "qui sçavent déja le Jeu"),
        ("fjavoir re$u fa5on commen^ant", "sçavoir reçu façon commençant"),
        ("THombre , PHombre , lTIombre", "l'Hombre, l'Hombre, l'Hombre"),
        ("Fordre qu’on doit obferver", "l'ordre qu'on doit observer"),
        ("ou Ton joue, fi Tun des Joueurs", "ou l'on joue, si l'un des Joueurs"),
        ("le valet ou Tas de carreau", "le valet ou l'as de carreau"),
        ("leurs agrément feront re^us", "leurs agrément seront reçus"),
        ("des caries & la Baile", "des cartes & la Baste"),
        ("chaqué Joueur doit done teñir", "chaque Joueur doit donc tenir"),
        ("Tretle , Martille & EJpadille", "Trefle, Manille & Espadille"),
        ("pa'ier le mo'ien , n’aiant", "païer le moïen, n'aïant"),
        ("celles qui , dansles ilne ilfaut", "celles qui, dans les il ne il faut"),
        ("un coeur , cceur & cosur", "un cœur, cœur & cœur"),
        ("c’eft-á-dire , vis-a-vis", "c'est-à-dire, vis-à-vis"),
    ],
)
def test_lines_are_mended(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    "line",
    [
        "aprendre, apeller, suposer, raport & païer",
        "des jettons du tems, précédens & maniere",
        "la maniére & les Loix du hazard",
        "Le ton dont ces mots sont prononcés",
        "le sort & le plus fort",
        "son jeu, en tas, la vole",
        "s'il a été volé",
        "à qui est à faire",
        "offre, différence, effet",
        "la bonne foi & la mauvaise foi",
        "§ II. Celui qui fait la bête",
        "LXXVI. XL. XIV. 28 112",
    ],
)
def test_right_words_stay(line: str) -> None:
    assert mended(line) == line


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "toutes les Bétes qui fe font en quelque maniere",
            "toutes les Bêtes qui se font en quelque maniere",
        ),
        ("que ce foit , font de tout ce que", "que ce soit, sont de tout ce que"),
        ("le coup feroit bon", "le coup seroit bon"),
        ("ils feroient la béte", "ils feroient la bête"),
        ("l’Hombre feroit la Béte", "l'Hombre feroit la Bête"),
        ("on voit á qui fera", "on voit à qui fera"),
        ("il fera aifé de le jouer", "il sera aisé de le jouer"),
        ("la Béte qui fera faite", "la Bête qui sera faite"),
        ("c’eft ce que l’on fera dans ce Chapitre", "c'est ce que l'on fera dans ce Chapitre"),
        ("devant foi , &", "devant soi, &"),
        ("par mauvaife foi", "par mauvaise foi"),
        ("celui que le fort á choifi", "celui que le sort à choisi"),
        ("la plus forte triomphe", "la plus forte triomphe"),
        ("en forte que le jeu", "en sorte que le jeu"),
        ("qui font jouer fans prendre", "qui font jouer sans prendre"),
        ("des fautes que font les Joueurs", "des fautes que font les Joueurs"),
        ("ce que fon ne peut", "ce que l'on ne peut"),
        ("dans fon jeu", "dans son jeu"),
    ],
)
def test_neighbours_decide_between_f_and_s(line: str, text: str) -> None:
    assert mended(line) == text


@pytest.mark.parametrize(
    "piece", ["neut", "xxxxxxxx", "jtmci", "La:VQÍGÍ«", "iant", "§", "XIV", "28"]
)
def test_what_cannot_be_read_stays(piece: str) -> None:
    assert repair(piece, words()) == piece
