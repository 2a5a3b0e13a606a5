"""Poque: what a poque is, the revys, and who has it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, cards
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import Silence
from executable_rules.poque.vying import Retour, Won, highest, poque_height, poques, wins_poque


def card(name: str) -> Card:
    return Card.parse(name)


def best(turned: str, *hands: str) -> int | Silence | None:
    return highest(hands=tuple(Held.parse(hand) for hand in hands), turned_card=card(turned))


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
    hands = (Held.parse("KS KH 9S 10D 7D"), Held.parse("AS AD 9D QC JC"))
    won = wins_poque(hands=hands, turned_card=card("8C"), pool=6, earlier_revys=(2, 3))
    assert won == Won(1, 11)
    assert wins_poque(hands=hands, turned_card=card("8C"), pool=0, earlier_revys=()) == Won(1, 0)
    equal = (Held.parse("KS KH 9S 10D 7D"), Held.parse("KD KC 9C QC JC"))
    assert (
        wins_poque(hands=equal, turned_card=card("8C"), pool=6, earlier_revys=(2,))
        is Silence.NOT_SAID
    )
    for box, revys in ((-1, ()), (1, (0,))):
        with pytest.raises(ValueError, match="cannot be"):
            wins_poque(hands=hands, turned_card=card("8C"), pool=box, earlier_revys=revys)


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
    sevens = Held.parse("7S 7H 8C 9C 10D")
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
    one, other, turned = Held(tuple(dealt[:5])), Held(tuple(dealt[5:10])), dealt[10]
    for reading in Retour:
        first, second = (
            max((n for _, n in poques(hand=held.cards)), default=0) for held in (one, other)
        )
        heights = [poque_height(hand, turned, reading) for hand in (one, other)]
        if abs(first - second) >= 2:
            assert (heights[0] > heights[1]) == (first > second)
    won = highest(hands=(one, other), turned_card=turned)
    turned_about = highest(hands=(other, one), turned_card=turned)
    assert won == (1 - turned_about if isinstance(turned_about, int) else turned_about)
