"""The Mail: opening, turning, balls out, and the worked examples."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from executable_rules.mail.balls_out import passe_abandonnee
from executable_rules.mail.general_rules import boules_du_cote
from executable_rules.mail.opening import prix_de_rentree
from executable_rules.mail.turning import ordre_du_raport


def test_both_sides_always_play_as_many_balls() -> None:
    for joueurs, empty in product(range(1, 10), (0, 1)):
        balls = boules_du_cote(players_in=joueurs, adversaries=joueurs + empty)
        assert sum(balls) == joueurs + empty and len(balls) == joueurs


@pytest.mark.quotes("academie.mail.opening.4", "ainsi du reste en doublant toujours")
def test_the_price_always_doubles() -> None:
    for boule in range(2, 40):
        assert prix_de_rentree(place=boule + 1) == 2 * prix_de_rentree(place=boule) > 0


def test_everybody_brings_back_once() -> None:
    for restant in product(range(4), repeat=4):
        order = ordre_du_raport(paces_by_player=restant)
        assert [restant[place] for place in order] == sorted(restant)
        assert sorted(order) == [0, 1, 2, 3]


def test_the_pass_given_up_never_comes_back() -> None:
    for names, asks in product(product("ABC", repeat=3), product((False, True), repeat=3)):
        taker = passe_abandonnee(who="A", player_names=names, done_by_seat=asks)
        others = [name for name, ask in zip(names, asks, strict=True) if ask and name != "A"]
        assert taker == (others[0] if others else None)


PAGES = Path(__file__).parents[3] / "corpus" / "academie" / "pages"


def page(*numbers: int) -> str:
    """The pages' words in one line, the head of each (down to the dashes) left out."""
    texts = [(PAGES / f"p{number:03}.txt").read_text("utf-8") for number in numbers]
    bodies = (text.partition("\n---\n")[2].replace(":cont\n", "") for text in texts)
    return " ".join(" ".join(bodies).split())


@pytest.mark.example("mail.weights")
def test_the_balls_weight_goes_with_the_heads() -> None:
    """P. 366, l. 17844-17851: to ten ounces half their weight, to 13 or 14 ounces 5 to 6.

    Only the first is the half that it is called; the others lie below it.
    """
    text = page(366)
    assert "ne pese que dix onces" in text and "environ la moitié de ce poids" in text
    assert "treize à quatorze onces" in text and "des boules de cinq à six onces" in text
    heads, balls = (13, 14), (5, 6)
    shares = [Fraction(ball, head) for ball in balls for head in heads]
    assert (min(shares), max(shares)) == (Fraction(5, 14), Fraction(6, 13))
    assert max(shares) < Fraction(5, 10) == Fraction(1, 2)


@pytest.mark.example("mail.alley")
def test_the_alley_of_the_new_mail() -> None:
    """P. 371, l. 18056-18058: 150 or 200 paces long, ten or twelve broad, more or less.

    That is from twelve and a half to twenty times as long as broad.
    """
    text = page(371)
    assert "cent cinquante ou deux cens pas de long, sur dix ou douze pas de large" in text
    shapes = [Fraction(length, breadth) for length in (150, 200) for breadth in (10, 12)]
    assert (min(shapes), max(shapes)) == (Fraction(25, 2), Fraction(20))


@pytest.mark.example("mail.coming-in-again")
def test_the_price_of_coming_in_again() -> None:
    """P. 374, l. 18224, to p. 375, l. 18232: two, then four, then eight, always doubling."""
    text = page(374, 375)
    for words, ball in (
        ("il peut rentrer la premiére fois pour deux, en jouant une seconde boule", 2),
        ("sa deuxiéme rentrée qui est la troisiéme boule, lui coûte quatre passes", 3),
        ("s'il rentroit pour une quatriéme boule, il lui en couteroit huit", 4),
    ):
        assert words in text
        price = {"deux": 2, "quatre": 4, "huit": 8}
        said = next(price[word] for word in words.replace(",", "").split() if word in price)
        assert prix_de_rentree(place=ball) == said


@pytest.mark.example("mail.bernarde")
def test_the_bernarde_is_tried_with_six_balls_and_five_lie_together() -> None:
    """P. 368, l. 17932-17943: and a stroke of 405 paces, of alleys of 200 at most."""
    text = page(368)
    assert re.findall(r"(\w+) autres boules", text) == ["six", "cinq"]
    assert "faisoit jusqu'à quatre cens cinq pas d'étendue" in text
    longest = 200
    assert "cent cinquante ou deux cens pas de long" in page(371)
    assert 2 * longest <= 4 * 100 + 5 < 3 * longest
