"""Quadrille, laws XIV-XX, and XXX, XXXI and XXXIV of Ombre: turns, cards shown, tricks turned."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille.turns import (
    may_be_played,
    presented_card,
    shewn_card,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes(
    "bellecour.quadrille.laws.17",
    "He who has separated a Card from his Hand, and has shewn it, is obliged to play it",
    "if by not doing it, the Game may be prejudiced; or if it can give any information to his",
    "especially if it should be a Matador",
)
def test_a_card_shewn_must_be_played_if_it_harms_or_informs() -> None:
    for harm, informs, matador in itertools.product((False, True), repeat=3):
        answer = shewn_card(
            has_shown=True, harms_others=harm, gave_notice=informs, is_special=matador
        )
        assert answer is (Verdict.MUST_PLAY if harm or informs else Verdict.NEED_NOT_PLAY)
    assert (
        shewn_card(has_shown=False, harms_others=True, gave_notice=True) is Verdict.NOTHING_FOLLOWS
    )
    facts = {"has_shown": True, "harms_others": True, "gave_notice": False}
    words = "especially if it should be a Matador"
    assert explain(shewn_card, **facts).call.steps[0] == Proviso(words, False)
    assert explain(shewn_card, **facts, is_special=True).call.steps[0] == Proviso(words, True)


@pytest.mark.quotes(
    "seymour.quadrille.laws.17",
    "He who has drawn a Card from his Game, and presented it openly in order to play it",
    "either any Ways prejudicial to the Game, or may give any Intimation to the Friend",
    "more particular if the Card is a Matadore",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.17",
    "l'a presentée à découvert pour la jouer, est obligé de le faire",
    "préjudicier au jeu, ou en donner connoissance à l'ami, principalement si c'est un Matador",
)
def test_a_card_presented_to_be_played_must_be_played() -> None:
    for harm, informs, matador in itertools.product((False, True), repeat=3):
        answer = presented_card(
            has_shown=True,
            on_purpose=True,
            harms_others=harm,
            gave_notice=informs,
            is_special=matador,
        )
        assert answer is (Verdict.MUST_PLAY if harm or informs else Verdict.NEED_NOT_PLAY)
    for shewn, to_play_it in ((False, True), (True, False), (False, False)):
        answer = presented_card(
            has_shown=shewn, on_purpose=to_play_it, harms_others=True, gave_notice=True
        )
        assert answer is (Verdict.NEED_NOT_PLAY if shewn else Verdict.NOTHING_FOLLOWS)
    facts = {"has_shown": True, "on_purpose": True, "harms_others": True, "gave_notice": False}
    words = "principalement si c'est un Matador"
    assert explain(presented_card, **facts).call.steps[0] == Proviso(words, False)
    assert explain(presented_card, **facts, is_special=True).call.steps[0] == Proviso(words, True)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    dealt=st.lists(st.sampled_from(OMBRE_PACK), min_size=3, max_size=12, unique=True),
    trump=st.sampled_from(Suit),
)
def test_nothing_but_the_card_led_ever_binds(dealt: list[Card], trump: Suit) -> None:
    led, played, *hand = dealt
    choice = may_be_played(hand=tuple(hand), trick=(led, played), trump=trump)
    assert choice == may_be_played(hand=tuple(hand), trick=(led,), trump=trump)
    assert choice
