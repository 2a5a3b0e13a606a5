"""The Farm: tests that quote its rules in both books, and its examples."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.ferme.first_manner import (
    chance_of_the_seize,
    dispossesses,
    farm_pack,
    nearest,
    pays,
    reimbursed,
    value,
    wins_by_the_seize,
)
from executable_rules.ferme.second_manner import farm_holds, gagne_autrement, wins_another_way
from executable_rules.ferme.terms import BRILLIANT
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import Silence

NINE_SEVEN = Held.parse("9S 7H")


@pytest.mark.quotes(
    "bellecour.ferme.2", "The six of hearts is called by way of pre-eminence The Brilliant"
)
@pytest.mark.quotes("academie.ferme.2", "Le six de cœur est apellé par excellence le brillant")
def test_the_brilliant_is_the_six_of_hearts() -> None:
    assert [card for card in farm_pack() if card.rank is Rank.SIX] == [BRILLIANT]
    assert str(BRILLIANT) == "6H"


@pytest.mark.example("ferme.eights-and-sixes")
@pytest.mark.quotes(
    "bellecour.ferme.2",
    "the eights, which are thrown out, because the Seize, that is the number sixteen, would "
    "otherwise too frequently occur",
    "for with the tens the Seize would be again too frequently made",
)
@pytest.mark.quotes(
    "academie.ferme.2",
    "les huit, parce que s'ils y étoient, le nombre de seize arriveroit trop souvent",
    "il seroit trop aisé de gagner à cause de chaque figure qui vaut six, & des dix",
)
def test_what_the_eights_and_sixes_do_to_the_seize() -> None:
    """Three sixes less make it rarer, as is said; without the eights it is the likelier."""
    played = chance_of_the_seize()
    assert played == Fraction(6711837802, 55828277505)
    assert chance_of_the_seize(other_number=4) > played > chance_of_the_seize(other_number=0)
    assert chance_of_the_seize(number=4) < played
    assert chance_of_the_seize(number=4, other_number=4) < chance_of_the_seize(other_number=4)
    near = [chance_of_the_seize(number=e, other_number=s) for e, s in product((0, 4), (1, 4))]
    assert [round(float(share), 4) for share in near] == [0.1202, 0.1548, 0.1109, 0.1416]
    for wrong in ({"number": -1}, {"number": 5}, {"other_number": -1}, {"other_number": 5}):
        with pytest.raises(ValueError, match="from 0 to 4"):
            chance_of_the_seize(**wrong)


@pytest.mark.quotes(
    "bellecour.ferme.5",
    "when the number of cards is equal, the elder hand wins it; unless when the six of hearts is "
    "concerned",
)
@pytest.mark.quotes(
    "academie.ferme.5",
    "lorsque le nombre de cartes est égal, celui qui a la prime gagne",
    "par le six de cœur, qui gagne sur la primauté",
)
def test_with_as_many_cards_the_elder_hand_wins() -> None:
    other = Held.parse("7C 9H")
    assert wins_by_the_seize(hands=(Held.parse("KC"), other, NINE_SEVEN)) == 1
    assert wins_by_the_seize(hands=(NINE_SEVEN, other)) == 0
    assert wins_by_the_seize(hands=(NINE_SEVEN, Held.parse("10H 6H"))) == 1
    assert wins_by_the_seize(hands=(Held.parse("KC"), Held.parse("9H 10H"))) is None
    for held in ("8S 8H", "6S 10H", ""):
        with pytest.raises(ValueError, match="cards of the pack"):
            wins_by_the_seize(hands=(NINE_SEVEN, Held.parse(held)))
    assert wins_by_the_seize(hands=(Held(farm_pack()),)) is None
    with pytest.raises(ValueError, match="twice"):
        wins_by_the_seize(hands=(NINE_SEVEN, Held.parse("9S 7C")))


@pytest.mark.quotes(
    "bellecour.ferme.12",
    "they reckon as they are marked, the Ace for one point, and so the rest, the figures each "
    "counting ten points",
)
@pytest.mark.quotes(
    "academie.ferme.12",
    "elles valent tout ce qu'elles sont marquées, l'as pour un point, & ainsi des autres, & chaque "
    "figure pour dix",
)
@pytest.mark.example("ferme.figure-of-six")
def test_the_ace_counts_one_and_figures_ten() -> None:
    """A figure counts ten; the figure "qui vaut six" of the French would not reach the Seize."""
    values = {card.rank: value(card=card) for card in farm_pack()}
    assert values == {rank: min(rank.value, 10) for rank in Rank if rank is not Rank.EIGHT}
    assert values[Rank.ACE] == 1 and values[Rank.KNAVE] == values[Rank.KING] == 10
    figures = [card for card in farm_pack() if card.rank.court]
    assert {
        dispossesses(points=value(card=figure) + value(card=BRILLIANT)) for figure in figures
    } == {True}
    assert not dispossesses(points=6 + value(card=BRILLIANT))
    with pytest.raises(ValueError, match="no eight"):
        value(card=Card(Rank.EIGHT, Suit.CLUBS))


@given(points=st.lists(st.integers(1, 25), min_size=1, max_size=12).map(tuple))
def test_the_books_agree_where_nobody_overruns(points: tuple[int, ...]) -> None:
    farm = farm_holds(points_by_seat=points)
    if max(points) <= 16:
        assert wins_another_way(points_by_seat=points, pool=farm) == gagne_autrement(
            points_by_seat=points, pool=farm
        )
        assert farm == 0
    if 16 not in points:
        won = gagne_autrement(points_by_seat=points, pool=farm)
        assert nearest(points_by_seat=points) == (won.player if won else Silence.NOT_SAID)


@given(hands=st.lists(st.sampled_from(farm_pack()), min_size=2, max_size=8, unique=True))
def test_what_each_pays_reimburses_the_farmer(hands: list[Card]) -> None:
    held = [Held(tuple(hands[: len(hands) // 2])), Held(tuple(hands[len(hands) // 2 :]))]
    points = tuple(it.points for it in held)
    assert sum(pays(hand=it).amount for it in held) == reimbursed(points_by_seat=points)
    winner = wins_by_the_seize(hands=tuple(held))
    assert (winner is not None) == any(dispossesses(points=point) for point in points)
