"""Médiateur solitaire, by four and by three: what may be announced, and the Beasts."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.beasts import Drawn
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur_solitaire import (
    beast_by_three,
    beasts_after_nulls,
    may_be_announced,
)
from executable_rules.quadrille.mediateur_beasts import (
    mediateur_by_codille,
    mediateur_by_remise,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso
from tests.executable_rules.printed_tables import tables


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.2",
    "and you do not play by calling, nor have recourse to Spadill; for if you have "
    "not a Hand to demand a Mediateur, or play Sans Prendre, you must pass",
)
@pytest.mark.quotes("bellecour.solitaire-quadrille.1", "they are then obliged to pass")
@pytest.mark.quotes(
    "academie.solitaire-quadrille.1",
    "Lorsque parmi les Joueurs personne n'a suffisamment de jeu pour demander Médiateur",
)
def test_at_the_solitaire_nobody_asks() -> None:
    asks = {Announce.ASKS, Announce.ASKS_IN_FAVOURITE}
    for announce in Announce:
        assert may_be_announced(announcement=announce) is (announce not in asks)
        (proviso,) = explain(may_be_announced, announcement=announce).call.steps
        assert proviso == Proviso("you do not play by calling", announce not in asks)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.3",
    "With regard to the manner of marking the Beasts, you must observe the Tables "
    "before given for the common Mediateur by Four: the only difference is, that the "
    "Beast made by Remise is augmented by as many Counters as there have been Passes "
    "at the Game; whereas that made by Codill, is of no more Counters than at the "
    "common Mediateur by Four",
)
def test_the_english_adds_a_counter_a_pass_by_remise_only() -> None:
    for order, passes in product(range(1, 17), range(4)):
        remise = beast_by_three(place=order, deals_passed=passes)
        codill = beast_by_three(place=order, deals_passed=passes, first_loss=Drawn.CODILLE)
        assert remise == mediateur_by_remise(place=order) + passes
        assert codill == mediateur_by_codille(place=order)
    assert beast_by_three(place=2) == 84
    with pytest.raises(ValueError, match="deals_passed=-1"):
        beast_by_three(place=1, deals_passed=-1)


@pytest.mark.quotes("academie.solitaire-quadrille.5", "La seconde bête seroit")
def test_the_second_beast_after_a_null_deal_is_the_sum_of_page_148() -> None:
    printed = tables("academie.p148")[1]
    first, second = beasts_after_nulls(deals_passed=1, beast_count=2)
    addends = [row[1].number or 0 for row in printed]
    assert addends == [28, 28, 28, first]
    assert sum(addends) == second == 140
    assert 140 in [cell.number for row in printed for cell in row]
