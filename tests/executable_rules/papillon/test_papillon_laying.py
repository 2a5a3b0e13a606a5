"""Papillon, of laying down one's cards: laws I, II, X, XI and XIV."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.papillon.laying import (
    consolation,
    lays_down,
    pays_for_aces,
    plays_before_his_turn,
    recoit_pour_les_as,
    rest_of_the_board,
)
from executable_rules.reversis.terms import Winnings

ACES = [cards("KS 7H 2D"), cards("KS 7H AD"), cards("KS AH AD"), cards("AS AH AD")]


@pytest.mark.quotes(
    "bellecour.papillon.laws.1", "pays as many Counters to the box, as he lays down Cards"
)
@pytest.mark.quotes(
    "academie.papillon.laws.1", "autant de jettons au corbillon, qu'il a étendu de cartes"
)
def test_he_that_lays_down_pays_a_counter_a_card_to_the_box() -> None:
    for number in (1, 2, 3):
        assert lays_down(cards=number) == Forfeit(number, Unit.COUNTER, Payee.POOL)
    for number in (0, 4):
        with pytest.raises(ValueError, match="from 1 to 3"):
            lays_down(cards=number)


@pytest.mark.quotes(
    "bellecour.papillon.laws.2",
    "lays down one, two, or three Aces, pays to each Player as many Counters",
)
def test_in_english_he_pays_to_each_for_the_aces_laid_down() -> None:
    for number, laid_down in enumerate(ACES):
        assert pays_for_aces(laid_down=laid_down) == Forfeit(number, Unit.COUNTER, Payee.EACH)
    for wrong in ("", "AS AH AD AC"):
        with pytest.raises(ValueError, match="from 1 to 3"):
            pays_for_aces(laid_down=cards(wrong))


@pytest.mark.quotes(
    "academie.papillon.laws.2",
    "étend un, ou deux, ou trois as, se fait payer par chaque Joueur",
    "autant de jettons qu'il a étendu des as",
)
def test_in_french_he_is_paid_by_each_for_the_aces_laid_down() -> None:
    for number, laid_down in enumerate(ACES):
        assert recoit_pour_les_as(etendues=laid_down) == Winnings(from_each=number)
    with pytest.raises(ValueError, match="from 1 to 3"):
        recoit_pour_les_as(etendues=cards("AS AH AD AC"))


@pytest.mark.quotes("bellecour.papillon.laws.2", "pays to each Player")
@pytest.mark.quotes("academie.papillon.laws.2", "se fait payer par chaque Joueur")
def test_what_one_book_makes_him_pay_the_other_makes_him_receive() -> None:
    for laid_down in ACES:
        paid = pays_for_aces(laid_down=laid_down)
        assert paid.to is Payee.EACH
        assert paid.amount == recoit_pour_les_as(etendues=laid_down).from_each


@pytest.mark.quotes(
    "bellecour.papillon.laws.10",
    "does not win the party, holds out with his Cards the last, receives a Counter from each",
)
@pytest.mark.quotes(
    "academie.papillon.laws.10",
    "ne pouvant pas gagner la partie, étend le dernier ses cartes, gagne un jetton",
)
def test_consolation_is_his_who_lays_down_last_and_does_not_win() -> None:
    table = {
        facts: consolation(wins_party=facts[0], last_to_lay_down=facts[1])
        for facts in product((False, True), repeat=2)
    }
    assert table == {(False, True): 1, (False, False): 0, (True, False): 0, (True, True): 0}


@pytest.mark.quotes(
    "bellecour.papillon.laws.11",
    "who wins the party, or holds out to the last, takes the Cards that are on the board",
)
@pytest.mark.quotes(
    "academie.papillon.laws.11",
    "qui gagne la partie ou est le dernier à s'étendre, prend pour lui les cartes",
)
def test_the_rest_of_the_board_is_the_winners_or_the_lasts() -> None:
    for wins_party, last in product((False, True), repeat=2):
        rest = rest_of_the_board(on_board=5, wins_party=wins_party, last_to_lay_down=last)
        assert rest == (5 if wins_party or last else 0)
    assert rest_of_the_board(on_board=0, wins_party=True, last_to_lay_down=False) == 0
    with pytest.raises(ValueError, match="on_board=-1"):
        rest_of_the_board(on_board=-1, wins_party=True, last_to_lay_down=False)


@pytest.mark.quotes(
    "bellecour.papillon.laws.14", "plays before his turn, is obliged to lay down his Cards"
)
@pytest.mark.quotes("academie.papillon.laws.14", "joue avant son tour, est obligé de s'étendre")
def test_he_that_plays_before_his_turn_lays_down_his_cards_and_pays() -> None:
    for number in (1, 2, 3):
        early = plays_before_his_turn(in_turn=False, cards=number)
        assert early == Forfeit(number, Unit.COUNTER, Payee.POOL)
        assert plays_before_his_turn(in_turn=True, cards=number) == NOTHING
    for number in (0, 4):
        with pytest.raises(ValueError, match="from 1 to 3"):
            plays_before_his_turn(in_turn=True, cards=number)
