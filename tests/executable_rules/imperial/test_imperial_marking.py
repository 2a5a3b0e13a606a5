"""Imperial, of marking, effacing and the end of the party: laws XIII, XIV, XV and XX."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from executable_rules.imperial.marking import (
    Count,
    adversary_has_at_the_end,
    adversary_keeps,
    finishes_first,
    quits,
)
from executable_rules.imperial.terms import Imperial
from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.piquet.terms import Hand


@pytest.mark.quotes(
    "bellecour.imperial.laws.13",
    "He that has an Imperial in Hand",
    "effaces his adversaries Points",
    "the same when he makes up his Imperial, by counting his Points",
)
@pytest.mark.quotes(
    "academie.imperial.laws.13",
    "Celui qui a une impériale en main",
    "efface les points que son adversaire a",
    "il en est de même lorsqu'il finit son impériale, en comptant des points",
)
@pytest.mark.example("imperial.effaced")
def test_an_imperial_effaces_the_adversarys_points() -> None:
    """Bellecour p. 159 lines 9654-9662, academie p. 274 lines 13885-13900: both have the example.

    The English prints *twenty Points, at least*, the French twenty or fewer: more than twenty
    there cannot be, for twenty-four are an imperial.
    """
    for made in (Imperial.IN_HAND, Imperial.TURNED, Imperial.OF_POINTS):
        assert [adversary_keeps(made=made, points=points) for points in (0, 4, 20)] == [0, 0, 0]
        for impossible in (-1, 21, 24):
            with pytest.raises(ValueError, match="from 0 to 20"):
                adversary_keeps(made=made, points=impossible)


@pytest.mark.quotes("bellecour.imperial.laws.13", "or by the turn, when it is good")
@pytest.mark.quotes("academie.imperial.laws.13", "ou de tourne, lorsqu'elle vaut")
def test_an_imperial_by_the_turn_effaces_when_it_is_good() -> None:
    for made, kept in ((Imperial.TURNED, 16), (Imperial.IN_HAND, 0), (Imperial.OF_POINTS, 0)):
        assert adversary_keeps(made=made, points=16, restricted=True) == kept
    assert adversary_keeps(made=Imperial.TURNED, points=16) == 0
    with pytest.raises(ValueError, match="made=won"):
        adversary_keeps(made=Imperial.WON, points=16)


@pytest.mark.quotes("bellecour.imperial.laws.13", "effaces his adversaries Points")
@pytest.mark.example("imperial.both-effaced")
def test_when_both_have_an_imperial_each_effaces_the_others_points() -> None:
    """Bellecour p. 159 lines 9660-9662: else he takes down nothing of his own."""
    has = {"first": 12, "other": 20}
    for player, adversary in (("first", "other"), ("other", "first")):
        own = has[player]
        has[adversary] = adversary_keeps(made=Imperial.IN_HAND, points=has[adversary])
        assert has[player] == own
    assert has == {"first": 0, "other": 0}


@pytest.mark.quotes(
    "bellecour.imperial.laws.14",
    "with the Points for the Cards he wins, prevents his adversary from having any Points mark'd",
)
@pytest.mark.quotes("academie.imperial.laws.14", "avec les points de cartes qu'il gagne")
def test_an_imperial_made_up_by_the_cards_leaves_the_adversary_nothing() -> None:
    for points in (0, 4, 20):
        assert adversary_has_at_the_end(finished_by=Count.CARDS, points=points) == 0
    for by_cards in (-1, 1, 4):
        with pytest.raises(ValueError, match=f"by_cards={by_cards} cannot be"):
            adversary_has_at_the_end(finished_by=Count.CARDS, points=0, by_cards=by_cards)


@pytest.mark.quotes(
    "bellecour.imperial.laws.14",
    "cannot prevent his adversary from marking what he wins by the Cards, if he wins them",
)
@pytest.mark.quotes(
    "academie.imperial.laws.14",
    "ne peut empêcher de marquer ce que son adversaire gagne de cartes",
)
def test_an_imperial_made_up_by_honours_leaves_him_what_he_wins_by_the_cards() -> None:
    for points, by_cards in product((0, 20), (0, 4, 24)):
        kept = adversary_has_at_the_end(finished_by=Count.HONOURS, points=points, by_cards=by_cards)
        assert kept == by_cards
    with pytest.raises(ValueError, match="by_cards=-1"):
        adversary_has_at_the_end(finished_by=Count.HONOURS, points=0, by_cards=-1)
    with pytest.raises(ValueError, match="points=24"):
        adversary_has_at_the_end(finished_by=Count.HONOURS, points=24)


@pytest.mark.quotes(
    "bellecour.imperial.laws.15",
    "The turn takes place in finishing the Party, before an Imperial in hand",
    "the Imperial in hand before the Imperial turn'd",
    "the Imperial turn'd before the Point",
    "the Point before the Imperial that is won in play",
    "that Imperial before the Honours; and the Honours before the Cards",
)
@pytest.mark.quotes(
    "academie.imperial.laws.15",
    "La tourne est reçue à finir la partie plutôt qu'une impériale en main",
    "l'impériale en main plutôt que l'impériale tournée",
    "le point plutôt que l'impériale qu'on fait tomber",
    "ladite impériale plutôt que les honneurs, & les honneurs que les cartes",
)
@pytest.mark.example("imperial.counting-order")
def test_seven_counts_finish_the_party_in_their_order() -> None:
    order = (
        Count.TURN,
        Count.IN_HAND,
        Count.TURNED,
        Count.POINT,
        Count.WON,
        Count.HONOURS,
        Count.CARDS,
    )
    for earlier, later in pairwise(order):
        assert finishes_first(elder=earlier, younger=later) is Hand.ELDER
        assert finishes_first(elder=later, younger=earlier) is Hand.YOUNGER


@pytest.mark.quotes("bellecour.imperial.laws.15", "which are the last Points that are counted")
@pytest.mark.quotes("academie.imperial.laws.15", "qui sont les derniers points du jeu à compter")
def test_the_cards_are_counted_last_and_of_the_same_count_nothing_is_said() -> None:
    for count in Count:
        assert finishes_first(elder=count, younger=count) is Silence.NOT_SAID
        if count is not Count.CARDS:
            assert finishes_first(elder=Count.CARDS, younger=count) is Hand.YOUNGER


def test_of_two_different_counts_one_finishes_first() -> None:
    for one, other in product(Count, repeat=2):
        if one is not other:
            first = finishes_first(elder=one, younger=other)
            assert first is not None
            assert finishes_first(elder=other, younger=one) is first.adversary


@pytest.mark.quotes("bellecour.imperial.laws.20", "He that quits the Party before it is finished")
@pytest.mark.quotes("academie.imperial.laws.20", "Celui qui quitte la partie avant qu'elle soit")
def test_he_who_quits_loses_the_party() -> None:
    assert quits(finished=False) is Penalty.LOSES_PARTY
    assert quits(finished=True) is Penalty.NONE


@pytest.mark.quotes("bellecour.imperial.laws.20", "unless it be by mutual consent")
@pytest.mark.quotes("academie.imperial.laws.20", "à moins que ce ne soit d'un mutuel consentement")
def test_by_mutual_consent_he_loses_nothing() -> None:
    assert quits(finished=False, mutual_consent=True) is Penalty.NONE
    assert quits(finished=True, mutual_consent=True) is Penalty.NONE
    assert quits(finished=False, mutual_consent=False) is Penalty.LOSES_PARTY
