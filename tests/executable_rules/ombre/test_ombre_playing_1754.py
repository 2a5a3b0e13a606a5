"""Ombre in 1754, laws VIII, XXXV, XXXVI, XXXIX, XL and XLV: cards seen, tricks seen, renounces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.ombre.playing import Asks, may_ask
from executable_rules.ombre.playing_1754 import (
    beastes_for_renouncing,
    card_seen,
    forbid_renouncing,
    may_examine_tricks,
    may_give_up,
    may_oblige_him,
    renounces,
    taken_back,
)
from executable_rules.ombre.turns import (
    beasts_for_each_renounce,
    card_seen_by_ombre,
    played_over_at_ombre,
    prejudices_ombre,
)
from executable_rules.quadrille.matadors import may_be_played
from executable_rules.quadrille.turns import Turn, may_turn_the_tricks, plays_in_turn
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS
HAND = cards("KH 7H QC 5S")


@pytest.mark.quotes(
    "seymour.ombre.laws.8",
    "You cannot Renounce with any Trumps in your Hand, except the three Matadores.",
)
def test_any_trump_but_the_matadores_forbids_to_renounce() -> None:
    assert forbid_renouncing(hand=cards("AS KS 2S AC 3S 7D"), trump=S) == cards("KS 3S")
    assert forbid_renouncing(hand=cards("AS 2S AC 7D KH"), trump=S) == ()
    # In red the ace, Ponto, is a trump and no Matadore.
    assert forbid_renouncing(hand=cards("7H AH 5S"), trump=H) == cards("AH")

    def told(hand: str) -> bool:
        (step,) = explain(forbid_renouncing, hand=cards(hand), trump=S).call.steps
        assert isinstance(step, Proviso)
        return step.met

    assert [told(hand) for hand in ("AC 3S", "AC KH", "3S KH", "KH")] == [True, True, False, False]


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    dealt=st.lists(st.sampled_from(OMBRE_PACK), min_size=2, max_size=10, unique=True),
    trump=st.sampled_from(Suit),
)
def test_who_has_such_a_trump_follows_a_trump_led(dealt: list[Card], trump: Suit) -> None:
    led, *hand = dealt
    order = ombre_ranking(trump)
    held = forbid_renouncing(hand=tuple(hand), trump=trump)
    choice = may_be_played(hand=tuple(hand), trick=(led,), trump=trump)
    if order.is_trump(led) and held:
        assert all(order.is_trump(card) for card in choice)
    assert not (set(choice) & set(held)) or set(held) <= set(choice)


@pytest.mark.quotes("seymour.ombre.laws.8", "except the three Matadores")
@pytest.mark.quotes("seymour.ombre.laws.7", "A Superior Matadore forces an Inferior")
def test_an_inferior_matadore_may_be_kept_by_one_law_and_not_by_the_other() -> None:
    hand = cards("AC KH")
    assert forbid_renouncing(hand=hand, trump=S) == ()
    assert may_be_played(hand=hand, trick=cards("AS"), trump=S) == list(cards("AC"))


@pytest.mark.quotes(
    "seymour.ombre.laws.35",
    "he cannot oblige him to play it; no Card is played till it is upon the Board",
)
def test_a_card_seen_is_not_played_till_it_lies() -> None:
    assert card_seen(upon_the_board=False) is Verdict.NEED_NOT_PLAY
    assert card_seen(upon_the_board=True) is Verdict.STANDS


@pytest.mark.quotes(
    "seymour.ombre.playing.9",
    "he may, if he pleases, oblige you to play it; provided that in playing it you do not make a "
    "Renounce",
)
def test_by_the_prose_he_may_oblige_him_unless_it_is_a_renounce() -> None:
    def may(card: str, trick: str) -> bool:
        return may_oblige_him(card=Card.parse(card), hand=HAND, trick=cards(trick), trump=D)

    assert may("QC", "") and may("KH", "6H") and may("QC", "6D")
    assert not may("QC", "6H")
    with pytest.raises(ValueError, match="card="):
        may("KC", "")


@pytest.mark.quotes("seymour.ombre.laws.35", "he cannot oblige him to play it")
@pytest.mark.quotes("seymour.ombre.playing.9", "oblige you to play it")
@pytest.mark.quotes(
    "bellecour.ombre.laws.33", "it may prejudice his Game, in which case he is obliged to play it"
)
def test_law_prose_and_the_other_books_contradict_each_other_on_a_card_seen() -> None:
    king = Card.parse("KH")
    assert card_seen(upon_the_board=False) is Verdict.NEED_NOT_PLAY
    assert may_oblige_him(card=king, hand=HAND, trick=(), trump=D) is True
    harmful, harmless = (
        card_seen_by_ombre(card=king, hand=HAND, trick=(), trump=D, prejudices=prejudices)
        for prejudices in (True, False)
    )
    assert (harmful.card, harmless.card) == (Verdict.MUST_PLAY, Verdict.NEED_NOT_PLAY)


@pytest.mark.quotes(
    "seymour.ombre.laws.36",
    "Every one has the Liberty of examining another's Trick, to see what is out.",
)
def test_every_one_may_examine_the_tricks() -> None:
    assert may_examine_tricks(to_play=True) is True
    assert may_examine_tricks(to_play=False) is True
    told = [explain(may_examine_tricks, to_play=it).call.steps[0] for it in (False, True)]
    words = "it is his turn to play"
    assert told == [Proviso(words, False), Proviso(words, True)]


@pytest.mark.quotes("seymour.ombre.laws.36", "Every one has the Liberty")
@pytest.mark.quotes("bellecour.ombre.laws.34", "but when you are to play")
@pytest.mark.quotes("seymour.quadrille.laws.20", "except when it is his Turn to play")
def test_elsewhere_only_when_it_is_his_turn() -> None:
    assert may_examine_tricks(to_play=False) is True
    assert may_turn_the_tricks(to_play=False) is False


@pytest.mark.quotes("seymour.ombre.laws.34", "is not Beasted")
@pytest.mark.quotes("bellecour.ombre.laws.32", "likely to prejudice the Ombre, he is beasted")
def test_in_1754_a_card_out_of_turn_never_beasts() -> None:
    assert plays_in_turn(his_turn=False) == Turn(allowed=False, penalty=Penalty.NONE)
    assert prejudices_ombre(his_turn=False, likely_to_prejudice=True) is Penalty.BEAST


@pytest.mark.quotes("seymour.ombre.laws.39", "He who Renounces is Beasted.")
def test_who_renounces_is_beasted() -> None:
    assert [renounces(times=times) for times in (0, 1, 3)] == [
        Penalty.NONE,
        Penalty.BEAST,
        Penalty.BEAST,
    ]
    with pytest.raises(ValueError, match="times=-1"):
        renounces(times=-1)


@pytest.mark.quotes(
    "seymour.ombre.beaste.8",
    "Whoever Renounces several times in a Deal, suffers a Beaste for every Renounce",
)
def test_by_the_prose_every_renounce_is_a_beaste() -> None:
    made = [Forfeit(times, Unit.BEAST) for times in range(4)]
    assert [beastes_for_renouncing(times=times) for times in range(4)] == made
    with pytest.raises(ValueError, match="times=-1"):
        beastes_for_renouncing(times=-1)


@pytest.mark.quotes("seymour.ombre.beaste.8", "suffers a Beaste for every Renounce")
@pytest.mark.quotes(
    "bellecour.ombre.laws.36", "he makes but one Beast, tho' he may have made several Renounces"
)
def test_the_other_books_let_him_off_with_one_when_all_is_played() -> None:
    assert beastes_for_renouncing(times=3) == Forfeit(3, Unit.BEAST)
    assert beasts_for_each_renounce(renounces=3, all_played=True) == Forfeit(1, Unit.BEAST)


@pytest.mark.quotes(
    "seymour.ombre.laws.40",
    "every one is to take back his own Cards, and it is to be played over again, provided the "
    "Cards are not played out",
)
def test_after_a_renounce_the_cards_are_taken_back() -> None:
    assert taken_back(renounced=True, played_out=False) is Verdict.TAKES_BACK
    assert taken_back(renounced=True, played_out=True) is Verdict.STANDS
    assert taken_back(renounced=False, played_out=False) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes("seymour.ombre.laws.40", "it is to be played over again")
@pytest.mark.quotes("bellecour.ombre.laws.38", "If the Renounce prejudices the Game")
def test_the_other_books_ask_if_it_did_harm() -> None:
    assert taken_back(renounced=True, played_out=False) is Verdict.TAKES_BACK
    assert played_over_at_ombre(renounced_in=3, played=5, prejudicial=False) is None


@pytest.mark.quotes(
    "seymour.ombre.laws.45",
    "ought not to give up, without playing the Cards, let his Game be ever so bad",
)
def test_the_ombre_does_not_give_up() -> None:
    assert may_give_up(bad_game=True) is False
    assert may_give_up(bad_game=False) is False
    told = [explain(may_give_up, bad_game=it).call.steps[0] for it in (False, True)]
    words = "let his Game be ever so bad"
    assert told == [Proviso(words, False), Proviso(words, True)]


@pytest.mark.quotes("seymour.ombre.laws.45", "ought not to give up")
@pytest.mark.quotes("bellecour.ombre.laws.42", "when his Rentree is not favourable")
def test_the_other_books_forbid_it_with_a_bad_rentree_only() -> None:
    assert not may_ask(asks=Asks.LEAVE, rentree_favourable=False)
    assert may_ask(asks=Asks.LEAVE, rentree_favourable=True)
    assert may_give_up(bad_game=False) is False
