"""Poque: what a poque is, the revys, and who has it."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, cards
from executable_rules.mechanics.results import Silence
from executable_rules.poque.terms import Hand
from executable_rules.poque.vying import (
    Answer,
    Retour,
    Won,
    highest,
    may_answer,
    must_show,
    pays,
    poque_height,
    poque_with,
    poques,
    unanswered,
    wins_poque,
)


def card(name: str) -> Card:
    return Card.parse(name)


def best(turned: str, *hands: str) -> int | None:
    return highest(hands=tuple(Hand.parse(hand) for hand in hands), turned=card(turned))


@pytest.mark.quotes(
    "bellecour.poque.7",
    "two, three or four aces, and so of the inferior cards; the ace being the highest card on "
    "the game",
)
@pytest.mark.quotes(
    "academie.poque.7",
    "deux trois, ou quatre as, & ainsi des autres cartes au-dessous, les as étant les premiéres "
    "cartes du jeu",
)
def test_a_poque_is_two_three_or_four_alike_the_ace_highest() -> None:
    assert poques(hand=cards("7S 8S 9S 10S KS")) == ()
    assert poques(hand=cards("7S 7H 9S 10S KS")) == ((Rank.SEVEN, 2),)
    assert poques(hand=cards("7S 7H 9S 9H 9D")) == ((Rank.NINE, 3), (Rank.SEVEN, 2))
    assert poques(hand=cards("KS KH AS AD 9D")) == ((Rank.ACE, 2), (Rank.KING, 2))
    assert poques(hand=cards("AS AH AC AD 9D")) == ((Rank.ACE, 4),)
    assert best("8C", "KS KH 9S 10D 7D", "AS AD 9D QC JC") == 1
    assert best("8C", "KS KH 9S 10D 7D", "QS QD 9D AC JC") == 0


@pytest.mark.quotes("bellecour.poque.7", "examine their games, to see if they have any poque")
@pytest.mark.quotes("academie.poque.7", "chacun voit son jeu, & examine s'il n'a point poque")
def test_a_hand_is_of_five_cards_of_the_pack() -> None:
    for wrong in ("7S 7H 9S 10S", "7S 7H 9S 10S KS QS", "7S 7S 9S 10S KS", "5S 7H 9S 10S KS"):
        with pytest.raises(ValueError, match="cannot be"):
            poques(hand=cards(wrong))
    with pytest.raises(ValueError, match="five cards"):
        poques(hand=cards("7S 7S 9S 10S KS QS"))


@pytest.mark.quotes("bellecour.poque.8", "I poque with one, two, or more counters")
@pytest.mark.quotes("academie.poque.8", "je poque d'un jetton, de deux, ou de davantage s'il veut")
def test_he_poques_with_one_counter_or_more() -> None:
    assert [poque_with(counters=it) for it in (1, 2, 30)] == [1, 2, 30]
    with pytest.raises(ValueError, match="counters=0"):
        poque_with(counters=0)


@pytest.mark.quotes(
    "bellecour.poque.8",
    "if they who follow him have it likewise, they may either hold him to the stake he sets, or "
    "revy on it if they please, or else give it up",
)
@pytest.mark.quotes(
    "academie.poque.8",
    "si ceux qui le suivent l'ont aussi, ils peuvent tenir au prix où est porté le poque, ou bien "
    "renvier de ce qu'ils veulent, ou l'abandonner",
)
def test_who_has_a_poque_too_may_hold_revy_or_give_up() -> None:
    assert may_answer(has_poque=True) == {Answer.HOLD, Answer.REVY, Answer.GIVE_UP}
    assert may_answer(has_poque=False) == frozenset()


@pytest.mark.quotes(
    "bellecour.poque.8", "without risking the revy, which they must pay if they lose"
)
@pytest.mark.quotes(
    "academie.poque.8",
    "sans vouloir hazarder de perdre le renvi qu'il faudroit payer s'ils perdoient",
)
def test_the_revy_is_paid_by_him_that_loses_and_not_by_him_that_gave_up() -> None:
    for answer in (Answer.HOLD, Answer.REVY):
        assert pays(answer=answer, revy=4, wins=False) == 4
        assert pays(answer=answer, revy=4, wins=True) == 0
        assert pays(answer=answer, revy=0, wins=False) == 0
    assert pays(answer=Answer.GIVE_UP, revy=4, wins=False) == 0
    with pytest.raises(ValueError, match="gave the poque up"):
        pays(answer=Answer.GIVE_UP, revy=4, wins=True)
    with pytest.raises(ValueError, match="revy=-1"):
        pays(answer=Answer.HOLD, revy=-1, wins=True)


@pytest.mark.quotes(
    "bellecour.poque.9",
    "he that has the highest wins, not only what is in the poque, but also all the revys",
)
@pytest.mark.quotes(
    "academie.poque.9",
    "celui qui a le plus haut, gagne, non-seulement ce qui est dans le poque, mais encore tous "
    "les renvis",
)
def test_the_highest_poque_wins_the_box_and_all_the_revys() -> None:
    hands = (Hand.parse("KS KH 9S 10D 7D"), Hand.parse("AS AD 9D QC JC"))
    won = wins_poque(hands=hands, turned=card("8C"), box=6, revys=(2, 3))
    assert won == Won(1, 11)
    assert wins_poque(hands=hands, turned=card("8C"), box=0, revys=()) == Won(1, 0)
    equal = (Hand.parse("KS KH 9S 10D 7D"), Hand.parse("KD KC 9C QC JC"))
    assert wins_poque(hands=equal, turned=card("8C"), box=6, revys=(2,)) is Silence.NOT_SAID
    for box, revys in ((-1, ()), (1, (0,))):
        with pytest.raises(ValueError, match="cannot be"):
            wins_poque(hands=hands, turned=card("8C"), box=box, revys=revys)


@pytest.mark.quotes(
    "bellecour.poque.10",
    "nobody answers to it, either not having any poque, or only a small one; he that spoke first, "
    "takes up the poque",
)
@pytest.mark.quotes(
    "academie.poque.10",
    "que personne ne répond rien là-dessus, soit qu'on n'ait pas poque ou qu'on l'ait trop bas, le "
    "Joueur qui a parlé le premier, leve le poque",
)
def test_he_takes_up_the_poque_whom_nobody_answers() -> None:
    assert unanswered(answers=(), box=3) == 3
    assert unanswered(answers=(Answer.GIVE_UP,) * 2, box=6) == 6
    assert unanswered(answers=(Answer.GIVE_UP, Answer.HOLD), box=6) is None
    assert unanswered(answers=(Answer.REVY, Answer.GIVE_UP), box=6) is None
    assert unanswered(answers=(), box=0) == 0
    with pytest.raises(ValueError, match="box=-1"):
        unanswered(answers=(), box=-1)


@pytest.mark.quotes("bellecour.poque.9", "each one declares his poque, and shews it down")
@pytest.mark.quotes("academie.poque.9", "chacun dit quel est son poque & le met bas")
@pytest.mark.quotes("bellecour.poque.10", "without being obliged to show his game")
@pytest.mark.quotes("academie.poque.10", "sans être obligé de montrer son jeu")
def test_the_game_is_shown_after_revys_and_not_where_nobody_answered() -> None:
    for answers in product(Answer, repeat=3):
        assert must_show(answers=answers) == (set(answers) != {Answer.GIVE_UP})
    assert not must_show(answers=())


@pytest.mark.quotes(
    "bellecour.poque.11",
    "two sevens in hand, and one turn'd up, takes place of two aces in hand; and so the other "
    "cards",
)
@pytest.mark.quotes(
    "academie.poque.11",
    "deux sept en main, & un qui retourne, vaut mieux que les deux as en main, & ainsi des autres "
    "cartes",
)
@pytest.mark.example("poque.retour")
def test_the_poque_de_retour_goes_before_two_aces() -> None:
    assert best("7C", "7S 7H 8C 9C 10D", "AS AH 8D 9D 10C") == 0
    assert best("6C", "7S 7H 8C 9C 10D", "AS AH 8D 9D 10C") == 1
    assert best("8H", "AS AH 7D 9D 10C", "8S 8D QH 9C 10D") == 1
    assert best("7C", "AS AH 8C 9C 10D", "7S QH 8D 9D 10C") == 0, "one in hand is no poque"
    sevens = Hand.parse("7S 7H 8C 9C 10D")
    assert poque_height(sevens, card("7C"), Retour.AS_THREE)[0] == 3
    assert poque_height(sevens, card("7C"), Retour.BETWEEN)[0] == 2


@pytest.mark.quotes(
    "bellecour.poque.11",
    "the poque of three cards, takes place of that of two; and that of four, of that of three, "
    "altho' the poque with the fewest cards is much superior by the value of the cards",
)
@pytest.mark.quotes(
    "academie.poque.11",
    "le poque de trois cartes emporteroit celui de deux, & celui de quatre, celui de trois; encore "
    "que le poque de moins de cartes fût de beaucoup supérieur par la valeur des cartes",
)
@pytest.mark.example("poque.three-and-four")
def test_four_go_before_three_and_three_before_two() -> None:
    assert best("8C", "AS AH 9S 10D QD", "7S 7H 7D 9D JC") == 1
    assert best("8C", "AS AH AD 10D QD", "7S 7H 7D 7C JC") == 1
    assert best("8C", "AS AH AD 10D QD", "7S 7H 7D JD JC") == 0
    assert best("8C", "AS AH 9S 10D QD", "7S 7H 10S JD JC", "9D 9C KS KD KH") == 2


@pytest.mark.quotes(
    "bellecour.poque.11",
    "which is two sevens in hand, and one turn'd up",
    "the poque of three cards, takes place of that of two",
)
@pytest.mark.quotes("academie.poque.11", "Le poque de retour, c'est-à-dire, deux sept en main")
def test_between_the_retour_and_three_in_hand_nothing_is_said() -> None:
    assert best("9C", "9S 9H 10D QD KD", "7S 7H 7D 8D JC") is Silence.NOT_SAID
    assert best("7C", "7S 7H 10D QD KD", "9S 9H 9D 8D JC") == 1, "three in hand are higher anyway"
    assert best("7C", "7S 7H 7D QD KD", "9S 9H 9D 8D JC") is Silence.NOT_SAID, (
        "is it three, or four?"
    )
    assert best("9C", "7S 7H 7D 7C KD", "9S 9H 9D 8D JC") is Silence.NOT_SAID
    assert best("7C", "7S 7H 7D QD KD", "9S 9H 9D 9C JC") == 1
    assert best("8C", "7S 7H 10D QD KD", "7C 7D 9D JD JC") == 1
    assert best("8C", "7S 7H 10D QD KD", "7C 7D 9D AD JC") is Silence.NOT_SAID, "equal"
    assert best("8C", "7S 9H 10D QD KD", "7C 8D 9D AD JC") is None, "no poque"
    assert best("8C", "7S 9H 10D QD KD") is None, "no poque"
    assert best("8C", "6S 6H 10D QD KD", "7C 8D 9D AD JC") == 0


@pytest.mark.quotes("bellecour.poque.11", "in hand, and one turn'd up")
@pytest.mark.quotes("academie.poque.11", "en main, & un qui retourne")
def test_no_card_is_in_two_places() -> None:
    for turned, hands in (
        ("7S", ("7S 7H 8C 9C 10D", "AS AH 8D 9D 10C")),
        ("7D", ("7S 7H 8C 9C 10D", "AS AH 8C 9D 10C")),
    ):
        with pytest.raises(ValueError, match="two places"):
            best(turned, *hands)
    with pytest.raises(ValueError, match="below the six"):
        best("5D", "7S 7H 8C 9C 10D", "AS AH 8D 9D 10C")


@given(st.permutations(PIQUET_PACK))
def test_more_cards_always_go_before_fewer(dealt: list[Card]) -> None:
    one, other, turned = Hand(tuple(dealt[:5])), Hand(tuple(dealt[5:10])), dealt[10]
    for reading in Retour:
        first, second = (
            max((n for _, n in poques(hand=it.cards)), default=0) for it in (one, other)
        )
        heights = [poque_height(hand, turned, reading) for hand in (one, other)]
        if abs(first - second) >= 2:
            assert (heights[0] > heights[1]) == (first > second)
    won = highest(hands=(one, other), turned=turned)
    turned_about = highest(hands=(other, one), turned=turned)
    assert won == (1 - turned_about if isinstance(turned_about, int) else turned_about)
