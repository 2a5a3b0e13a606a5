"""Which of several Beasts goes first: the books against each other and against themselves."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.beast_order import (
    doubly_beasted,
    first_made_then_greatest,
    greatest_after_the_first_stake,
    greatest_first,
    next_on_the_game,
    several_in_one_deal,
    single_before_double,
    vole_draws,
    vole_takes_all,
)

MADE = (28, 84, 112, 140)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.28", "Several Beasts made in the same deal go together"
)
@pytest.mark.quotes("seymour.quadrille.laws.28", "made in one Deal ought to go all together")
@pytest.mark.quotes("academie.quadrille.laws.28", "vont ensemble, à moins")
@pytest.mark.quotes("bellecour.ombre.laws.47", "made the same Coup, go together")
@pytest.mark.quotes("academie.ombre.laws.47", "bêtes faites sur un même coup vont ensemble")
@pytest.mark.quotes(
    "seymour.ombre.laws.41", "made in one Deal, may be played off the next", "Several Beastes"
)
def test_several_beasts_of_one_deal_go_as_one() -> None:
    assert several_in_one_deal(beasts=(14, 14, 42)) == (70,)
    assert several_in_one_deal(beasts=()) == ()


@pytest.mark.quotes("bellecour.quadrille.laws.28", "unless it is otherwise agreed")
@pytest.mark.quotes("seymour.quadrille.laws.28", "unless it has been otherwise agreed before")
@pytest.mark.quotes("academie.quadrille.laws.28", "à moins qu'il ne soit convenu autrement")
def test_unless_it_is_agreed_that_they_go_apart() -> None:
    assert several_in_one_deal(beasts=(14, 14, 42), agreed_apart=True) == (14, 14, 42)


@pytest.mark.quotes("bellecour.quadrille.laws.29", "The greatest Beast always goes first")
@pytest.mark.quotes(
    "seymour.quadrille.laws.29", "The greatest Beastes should be always first played for"
)
@pytest.mark.quotes("academie.quadrille.laws.29", "Les plus fortes bêtes se jouent")
@pytest.mark.quotes("bellecour.ombre.laws.48", "The highest Beast always goes first")
@pytest.mark.quotes("academie.ombre.laws.48", "Les plus fortes bêtes se jouent", "les premiéres")
def test_the_greatest_beast_goes_first() -> None:
    assert greatest_first(beasts=MADE) == (140, 112, 84, 28)
    assert greatest_first(beasts=(42, 14, 42)) == (42, 42, 14)


@pytest.mark.quotes(
    "bellecour.ombre.beast.9",
    "after the first is drawn, the highest goes next, and so of the others",
)
@pytest.mark.quotes(
    "seymour.ombre.beaste.17",
    "that which was laid down first, is to be taken up first",
    "afterwards, that which is of the highest Value",
)
@pytest.mark.quotes("academie.ombre.beast.11", "aprés que la premiére est tirée", "la plus forte")
@pytest.mark.quotes(
    "academie.mediateur.beast.5",
    "il n'y en a jamais qu'une à retirer pour un coup, sçavoir la premiére faite",
)
@pytest.mark.quotes(
    "academie.mediateur.beast.8",
    "une bête une fois mise au jeu, doit être levée avant",
    "c'est la plus forte bête qui doit succéder à celle-ci, & ainsi de suite",
)
def test_the_first_made_goes_before_the_greatest() -> None:
    assert first_made_then_greatest(beasts=MADE) == (28, 140, 112, 84)
    assert first_made_then_greatest(beasts=(42,)) == (42,)


@pytest.mark.quotes(
    "seymour.ombre.laws.42", "the highest Beaste is played off first, after the first Stake"
)
def test_the_numbered_law_of_ombre_puts_the_first_stake_before() -> None:
    assert greatest_after_the_first_stake(stake=10, beasts=(20, 60, 40)) == (10, 60, 40, 20)


@pytest.mark.quotes(
    "seymour.ombre.marking.5", "if he loses his Game, he is doubly Beasted", "for a double Stake"
)
def test_who_plays_for_a_double_stake_is_doubly_beasted() -> None:
    assert doubly_beasted(double_stake=True) == 2 * doubly_beasted() == 20
    assert doubly_beasted(fish=12, double_stake=True) == 24


@pytest.mark.quotes(
    "seymour.ombre.marking.6", "the single Stakes must be played off before the double ones"
)
def test_single_stakes_go_before_double_ones() -> None:
    assert single_before_double(singles=(10, 10), doubles=(20,)) == (10, 10, 20)


@pytest.mark.quotes(
    "seymour.quadrille.laws.29", "The greatest Beastes should be always first played for"
)
@pytest.mark.quotes("seymour.ombre.beaste.17", "laid down first, is to be taken up first")
@pytest.mark.quotes("seymour.ombre.laws.42", "after the first Stake")
@pytest.mark.quotes("seymour.ombre.marking.6", "in regard they were first laid down")
def test_the_book_of_1754_contradicts_itself() -> None:
    """A single stake was laid down first, three Beastes after it: the greatest is first or last."""
    first, beasts = 10, (20, 60, 40)
    made = (first, *beasts)
    by_quadrille = greatest_first(beasts=made)
    by_prose = first_made_then_greatest(beasts=made)
    by_marking = single_before_double(singles=(first,), doubles=beasts)
    assert by_quadrille == (60, 40, 20, 10)
    assert by_prose == greatest_after_the_first_stake(stake=first, beasts=beasts)
    assert by_prose == (10, 60, 40, 20)
    assert by_marking[0] == first != by_quadrille[0]


@pytest.mark.quotes("bellecour.ombre.laws.48", "The highest Beast always goes first")
@pytest.mark.quotes("bellecour.ombre.beast.9", "after the first is drawn, the highest goes next")
@pytest.mark.quotes("academie.ombre.laws.48", "Les plus fortes bêtes se jouent")
@pytest.mark.quotes("academie.ombre.beast.11", "aprés que la premiére est tirée")
def test_the_numbered_laws_of_ombre_contradict_its_prose() -> None:
    assert greatest_first(beasts=MADE)[0] == 140
    assert first_made_then_greatest(beasts=MADE)[0] == 28


@pytest.mark.quotes(
    "academie.mediateur.beast.7",
    "il est augmenté par la plus forte bête",
    "c'est la bête de 140 qui est sur le jeu",
)
def test_after_the_first_the_greatest_is_put_on_the_game() -> None:
    assert next_on_the_game(beasts=MADE) == 140
    assert next_on_the_game(beasts=(28, 112, 84)) == 112
    assert next_on_the_game(beasts=(28, 84)) == 84
    with pytest.raises(ValueError, match="two or more"):
        next_on_the_game(beasts=(28,))


@pytest.mark.quotes(
    "bellecour.quadrille.laws.42", "does not draw the Beasts, which do not go upon the Game"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.42", "does not draw the Beastes, which were not played for"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.42", "ne tire point les Bêtes qui ne vont point au jeu"
)
def test_the_vole_draws_only_what_goes() -> None:
    assert vole_draws(going=(14, 42), waiting=(56, 70)) == 56
    assert vole_draws(going=(), waiting=(56,)) == 0


@pytest.mark.quotes(
    "seymour.ombre.laws.48", "many Beastes upon the Board, he takes all, and is to be paid no more"
)
@pytest.mark.quotes("seymour.quadrille.laws.42", "The Vole does not draw the Beastes")
@pytest.mark.quotes("bellecour.ombre.laws.62", "If there are several Beasts, he draws them")
@pytest.mark.quotes("academie.ombre.laws.62", "S'il y a plusieurs bêtes, il les tire")
def test_at_ombre_the_vole_takes_them_all() -> None:
    assert vole_takes_all(going=(20,), waiting=(40, 60)) == 120
    assert vole_takes_all(going=(20, 40)) == 60
    assert vole_draws(going=(20,), waiting=(40, 60)) == 20
    with pytest.raises(ValueError, match="the law says many"):
        vole_takes_all(going=(20,))
