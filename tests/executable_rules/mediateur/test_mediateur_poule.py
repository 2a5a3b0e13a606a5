"""Médiateur, of what lies on the Game from deal to deal: one machine for every sum of the book."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mediateur.poule import (
    Deal,
    after_deals,
    with_the_new_beast,
)
from executable_rules.quadrille.mediateur_beasts import (
    mediateur_by_codille,
    mediateur_by_remise,
)
from tests.executable_rules.printed_tables import tables

WON, REMISE, CODILLE, NULL = Deal


def beasts(table: int, page: str) -> list[int | None]:
    """The last column but one of a table of Beasts."""
    return [row[1].number for row in tables(f"academie.{page}")[table]]


@pytest.mark.quotes(
    "academie.mediateur.beast.6",
    "tant qu'il se fera des bêtes, elles augmenteront toujours de 28",
)
@pytest.mark.example("mediateur.beasts-by-remise")
def test_twelve_beasts_by_remise() -> None:
    made = after_deals(deal_result=(REMISE,) * 12).made
    assert made == tuple(mediateur_by_remise(place=order) for order in range(1, 13))
    # Page 139 reasons the second and the third out: every addend is a Game or the first Beast.
    for table, beast in ((0, made[1]), (1, made[2])):
        addends = beasts(table, "p139")
        assert all(addend == 28 for addend in addends)
        assert sum(addend or 0 for addend in addends) == beast
    assert (made[1], made[2], made[3]) == (84, 112, 140)
    # Then they are listed: the fifth and the sixth, of which 196 is lost, and those on page 140.
    assert beasts(2, "p139") + beasts(0, "p140") == list(made[4:])


@pytest.mark.quotes(
    "academie.mediateur.beast.10", "Les bêtes qui se font ensuite, augmentent de 28"
)
@pytest.mark.example("mediateur.beasts-by-codille")
def test_eleven_beasts_after_a_codille() -> None:
    made = after_deals(deal_result=(CODILLE,) + (REMISE,) * 11).made
    assert made == tuple(mediateur_by_codille(place=order) for order in range(1, 13))
    # The second is reasoned out; the third is printed as 28 added to 56, and the others listed.
    assert sum(number or 0 for number in beasts(0, "p141")) == made[1] == 56
    third, added, *listed = beasts(1, "p141")
    assert (third, added) == (28, made[1])
    assert listed == list(made[3:])
    assert made[11] == mediateur_by_remise(place=11) == 336


@pytest.mark.quotes(
    "academie.mediateur.beast.19",
    "Si cette cinquiéme bête avoit lieu par remise, ce seroit encore celle de 140 qui"
    " resteroit sur jeu, car si on mettoit celle de 168, alors le jeu seroit",
)
@pytest.mark.quotes(
    "academie.mediateur.beast.20",
    "Ce qui augmenteroit la bête de 56, au lieu qu'elle ne doit augmenter que de 28",
)
@pytest.mark.example("mediateur.forbidden-choice")
def test_after_four_remises_140_goes_and_stays_and_the_forbidden_choice_makes_224() -> None:
    four = (REMISE,) * 4
    won = after_deals(deal_result=(*four, WON))
    assert (won.going, sorted(won.waiting)) == (140, [84, 112])
    fifth = after_deals(deal_result=(*four, WON, REMISE))
    assert fifth.made[-1] == 140 + 28 == 168
    assert (fifth.going, sorted(fifth.waiting)) == (140, [84, 112, 168])
    sixth = after_deals(deal_result=(*four, WON, REMISE, REMISE)).made[-1]
    assert sixth - fifth.made[-1] == 28
    # Were the new one put on the Game, there would be 28 + 28 + 168.
    assert with_the_new_beast(beast=168) == 224
    assert with_the_new_beast(beast=168) - 168 == 56
    assert with_the_new_beast(beast=168, remises=0) == 196
    printed = tables("academie.p140")[1]
    assert [row[1].number for row in printed] == [28, 28, 168]
    assert printed[1][2].number == 224
    with pytest.raises(ValueError, match="remises=-1"):
        with_the_new_beast(beast=168, remises=-1)


@pytest.mark.quotes(
    "academie.mediateur.beast.14",
    "La troisiéme & la quatriéme bête doivent chacune augmenter de 56",
)
@pytest.mark.example("mediateur.great-poulans")
def test_on_the_double_tours_56_168_224_280() -> None:
    made = after_deals(deal_result=(REMISE,) * 4, first_double_deal=1).made
    assert made == (56, 168, 224, 280)
    second, later = tables("academie.p142")
    assert [row[1].number for row in second] == [56, 56, 56]
    # The third is printed as 56 added to 168, the second; 56 and 168 of these are lost.
    assert [row[1].number for row in later] == [56, made[1], made[3]]
    assert sum(row[1].number or 0 for row in later[:2]) == made[2]


@pytest.mark.quotes(
    "academie.mediateur.beast.15",
    "S'il y avoit eu une remise sur le jeu en coup simple, la premiére bête qui se "
    "feroit en coup double, devroit être de 112",
)
@pytest.mark.quotes("academie.mediateur.beast.16", "c'est-à-dire, qu'elle ne seroit que de 84")
@pytest.mark.example("mediateur.simple-to-double", "mediateur.misprint-144")
def test_from_simple_to_double_tours_112_168_and_after_codille_84_140() -> None:
    remise = after_deals(deal_result=(REMISE,) * 3, first_double_deal=2)
    assert remise.made == (28, 112, 168)
    first, second, codille = tables("academie.p143")
    assert [row[1].number for row in first] == [28, 28, 56]
    assert [row[1].number for row in second] == [28, 56, 56, 28]
    assert (first[1][2].number, second[1][2].number) == remise.made[1:]
    after = after_deals(deal_result=(CODILLE, REMISE, REMISE), first_double_deal=2)
    assert after.made == (28, 84, 140)
    assert [row[1].number for row in codille[:2]] == [28, 56]
    assert codille[0][2].number == after.made[1]
    # The second is printed 144 (a doubtful cell). Whether the first double deal was lost by remise
    # or by codille it is 140: Game and Beast of 28 and of 56 make no sum that ends so.
    assert codille[2][1] == ("144", "doubtful")
    again = after_deals(deal_result=(CODILLE, CODILLE, REMISE), first_double_deal=2)
    assert again.made == (28, 84, 140)


DEALS = st.lists(st.sampled_from([WON, REMISE, CODILLE]), max_size=15).map(tuple)


@settings(max_examples=60, derandomize=True)
@given(DEALS, st.integers(1, 15))
def test_every_beast_is_what_there_was_to_draw_and_none_is_lost(
    deals: tuple[Deal, ...], double_from: int
) -> None:
    poule = after_deals(deal_result=deals, first_double_deal=double_from)
    for deal, drawn, made in zip(deals, poule.drawn, poule.made, strict=True):
        assert made == (0 if deal is WON else drawn)
    lying = sorted((poule.going, *poule.waiting))
    beasts = [beast for beast in poule.made if beast]
    assert all(lying.count(beast) <= beasts.count(beast) for beast in lying if beast)
    # While a Beast lies, one goes.
    assert poule.going > 0 or not poule.waiting
    # All that was put down is drawn or lies.
    games = sum(28 if number < double_from else 56 for number in range(1, len(deals) + 1))
    out = sum(drawn for deal, drawn in zip(deals, poule.drawn, strict=True) if deal is not REMISE)
    assert games + sum(beasts) == out + sum(poule.put_off) + sum(lying)


@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.8",
    "The following Table shews the amount of the Beasts made by remise",
)
@pytest.mark.quotes(
    "bellecour.mediateur.beast-tables.1",
    "If the first Deal a Beast is made, it is drawn by Codill, observe the following TABLE",
)
@pytest.mark.example("mediateur.english-beasts")
def test_the_two_english_tables_are_the_same_series() -> None:
    """Four doubtful figures of the first table and one of the second agree; four are lost."""
    remise, codill = tables("bellecour.p079")
    for table, first in ((remise, REMISE), (codill, CODILLE)):
        printed = [cell for row in table[1::2] for cell in row]
        made = after_deals(deal_result=(first,) + (REMISE,) * 15).made
        assert tuple(cell.number for cell in printed) == made
        lost = {order for order, cell in enumerate(printed, 1) if cell.state == "lost"}
        doubtful = {order for order, cell in enumerate(printed, 1) if cell.state == "doubtful"}
        assert lost <= (set() if first is REMISE else {1, 2, 3, 4})
        assert doubtful <= ({2, 3, 4, 11, 13} if first is REMISE else {13})
