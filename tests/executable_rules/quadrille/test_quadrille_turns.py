"""Quadrille, laws XIV-XX, and XXX, XXXI and XXXIV of Ombre: turns, cards shown, tricks turned."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.quadrille.turns import (
    may_be_played,
    presented_card,
    shewn_card,
    shews_that_he_is_the_friend,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

HAND = cards("AS 7D AC KH 7H 6H 5C 4C 3S 2S")
(KING,) = cards("KH")
D = Suit.DIAMONDS


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.16",
    "he who not being eldest Hand, and having the King called, shall trump out with Spadill, "
    "Manill, or Basto; or shall even play the King called",
    "shall not be allowed to go for the Vole",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.16",
    "Celui cependant qui n'étant pas premier à jouer, & aïant le Roi apellé, joueroit atout "
    "d'Espadille, Manille ou Baste, ou même joueroit le Roi apellé",
    "ne sçauroit entreprendre la vole",
)
def test_who_shews_that_he_is_the_friend_may_not_go_for_the_vole() -> None:
    def vole(plays: Card, king: Card = KING, eldest: bool = False, to_shew: bool = True) -> bool:
        answer = shews_that_he_is_the_friend(
            hand=HAND, card_played=plays, king=king, trump=D, is_first=eldest, wants_it=to_shew
        )
        assert answer.penalty is Penalty.NONE
        return answer.vole

    # Of the hand: Spadill, Manill (the seven of diamonds, trumps), Basto and the King called.
    barred = [str(it) for it in HAND if not vole(it)]
    assert barred == ["AS", "7D", "AC", "KH"]
    assert all(vole(it, eldest=True) for it in HAND)
    assert all(vole(it, king=card("KC")) for it in HAND)
    assert all(vole(it, to_shew=False) for it in HAND)
    with pytest.raises(ValueError, match="plays="):
        vole(card("KC"))


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
