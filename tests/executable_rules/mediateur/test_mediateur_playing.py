"""Médiateur, of playing the cards: obeying, the matadors, the tricks hoped for."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.matadors import manille, matadors, natural_order, ombre_ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.mediateur.announcing import may_call
from executable_rules.mediateur.playing import (
    false_matadors,
    matadors_named,
    may_be_played,
    tricks_hoped_for,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso
from tests.executable_rules.printed_tables import Cell, tables

S, H, D, C = Suit


@pytest.mark.quotes(
    "academie.mediateur.obeying.3",
    "N'aïant pas de la couleur demandée, on est libre de couper ou de lâcher",
)
def test_who_is_void_trumps_or_lets_it_pass() -> None:
    hand = cards("KD 2C AS 4S")
    assert may_be_played(hand=hand, trick=cards("QH"), trump=S) == hand
    # The black aces are trumps, whatever the suit: he who has no other spade is void of spades.
    assert may_be_played(hand=cards("AS 2C"), trick=cards("KS"), trump=H) == cards("AS 2C")

    def void(hand: str, led: str) -> bool:
        call = explain(may_be_played, hand=cards(hand), trick=cards(led), trump=H).call
        assert call.value == cards(hand)
        (proviso,) = (step for step in call.steps if isinstance(step, Proviso))
        return proviso.met

    # All may be played, of whom has nothing else and of whom leads: they are not void.
    assert [void("AS 2C", "KS"), void("3S 2S", "KS"), void("AS 2C", "")] == [True, False, False]
    assert void("AS 2C", "KS 3H") is True
    assert void("AC 3S", "2H") is False


@pytest.mark.quotes(
    "academie.mediateur.ranking-remarks.1",
    "Si donc, en rouge l'on a avec les trois véritables Matadors, Ponte & le Roi, on "
    "peut dire avoir cinq Matadors: si à ceux-ci est jointe la Dame, on dit en avoir "
    "six. Mais au lieu de la Dame, si l'on n'a que le valet, dans ce cas, la façon de"
    " s'exprimer, est de dire que l'on a cinq Matadors sixiéme par le valet",
)
@pytest.mark.example("mediateur.five-matadors")
def test_five_matadors_six_and_sixth_by_the_knave() -> None:
    five = "AS 7H AC AH KH"
    assert matadors_named(hand=cards(five), trump=H) == (5, ())
    assert matadors_named(hand=cards(f"{five} QH"), trump=H) == (6, ())
    assert matadors_named(hand=cards(f"{five} JH 2C"), trump=H) == (5, cards("JH"))
    assert str(matadors_named(hand=cards(five), trump=H)) == "5 matadors, with no other"
    # Three there are properly; two are none.
    assert matadors_named(hand=cards("AS 7H AC"), trump=H) == (3, ())
    assert matadors_named(hand=cards("AS 7H KH"), trump=H) == (0, cards("AS 7H KH"))


@pytest.mark.quotes(
    "academie.mediateur.ranking-remarks.4",
    "Plusieurs cartes continues, commençantes par Manille, se connoissent sous le nom"
    " de faux Matadors",
)
@pytest.mark.example("mediateur.false-matadors")
def test_five_false_matadors_seventh_by_the_two_and_the_six() -> None:
    hand = cards("7H AC AH KH QH 2H 6H 3C 4C 5C")
    named = false_matadors(hand=hand, trump=H)
    assert (named.number, named.besides) == (5, cards("2H 6H"))
    assert named.number + len(named.besides) == 7
    assert str(named) == "5 matadors, with 2H 6H"
    assert false_matadors(hand=cards("AC AH KH"), trump=H) == (0, ())
    # With Spadille they are true ones, or begin with her; Manille alone is not several.
    assert false_matadors(hand=cards("AS 7H AC AH"), trump=H) == (0, ())
    assert false_matadors(hand=cards("AS 7H AH KH"), trump=H) == (0, ())
    assert false_matadors(hand=cards("7H AH KH"), trump=H) == (0, ())
    assert false_matadors(hand=cards("7H AC KH"), trump=H) == (2, cards("KH"))
    assert false_matadors(hand=ombre_ranking(S).trumps()[1:], trump=S) == (10, ())


@pytest.mark.quotes(
    "academie.mediateur.combining.1",
    "On combine son jeu en comptant en soi-même ce que l'on a de cartes qui peuvent "
    "produire des levées; & combien on en a de supérieures à craindre, afin d'en "
    "rabattre autant du premier compte fait",
)
@pytest.mark.example("mediateur.hand-in-hearts")
def test_the_hand_in_hearts_hopes_for_four() -> None:
    hand = cards("KH QH AH 6H 7H KS JC 6C 2D 7D")
    trumps = [card for card in hand if ombre_ranking(H).is_trump(card)]
    assert len(hand) == 10
    assert len(trumps) + 1 == 6  # The King of spades is the sixth of what may make a trick.
    assert tricks_hoped_for(hand=hand, trump=H) == 6 - len({*matadors(H)} - {*hand}) == 4
    assert may_call(card=Card.parse("KD"), hand=hand, trump=H)
    assert not may_call(card=Card.parse("KH"), hand=hand, trump=H)


@settings(max_examples=25, derandomize=True)
@given(st.sets(st.sampled_from(OMBRE_PACK), max_size=10), st.sampled_from(list(Suit)))
def test_no_more_tricks_are_hoped_for_than_there_are_cards(hand: set[Card], trump: Suit) -> None:
    assert 0 <= tricks_hoped_for(hand=tuple(hand), trump=trump) <= len(hand)


@pytest.mark.example("mediateur.king-and-knave")
def test_king_and_knave_behind_the_queen_make_both_tricks() -> None:
    """Led into, they take the Queen and the Knave is high; the King led, the Knave is lost."""
    king, knave, queen, small = cards("KH JH QH 2H")
    order = ombre_ranking(S)
    # He waits: the Queen is played before him, and he takes her with the King.
    assert winner((queen, king), order) == 1
    assert all(order.beats(knave, card) for card in natural_order(H)[3:])
    # He leads his King: she is kept, and a small card obeys; then she beats the Knave.
    assert winner((king, small), order) == 0
    assert winner((knave, queen), order) == 1
    assert small in may_be_played(hand=(queen, small), trick=(king,), trump=S)
    # Spadille and Baste do the same to Manille, if her holder leads her to force.
    spadille, second, baste = matadors(S)
    assert winner((second, spadille), order) == 1
    assert all(order.beats(baste, card) for card in order.trumps()[3:])


_WORDS = {
    "Roi": Rank.KING,
    "Dame": Rank.QUEEN,
    "Valet": Rank.KNAVE,
    "As": Rank.ACE,
    "Deux": Rank.TWO,
    "Trois": Rank.THREE,
    "Quatre": Rank.FOUR,
    "Cinq": Rank.FIVE,
    "Six": Rank.SIX,
    "Sept": Rank.SEVEN,
}


def _named(cell: Cell, suit: Suit) -> Card | None:
    """The card that a cell of the tables of ranking names, in a suit of its colour."""
    text = cell.text.replace("L'As", "As")
    if "Pique" in text:
        return Card(Rank.ACE, Suit.SPADES)
    if "Trefle" in text or "Tréfle" in text:
        return Card(Rank.ACE, Suit.CLUBS)
    if "2 de l'espéce" in text or "7 de l'espéce" in text:
        return manille(suit)
    ranks = [rank for word, rank in _WORDS.items() if word in text]
    return Card(ranks[0], suit) if ranks else None


@pytest.mark.example("mediateur.ranking-tables")
def test_the_two_tables_of_ranking_are_the_orders_of_ombre() -> None:
    natural, trumps = tables("academie.p059")[0][1:], tables("academie.p061")[0][1:]
    for suit in Suit:
        column = 2 if suit.red else 0
        plain = [card for row in natural if (card := _named(row[column], suit))]
        order = [card for row in trumps if (card := _named(row[column], suit))]
        assert tuple(plain) == natural_order(suit)
        assert tuple(order) == ombre_ranking(suit).trumps()
        assert (len(plain), len(order)) == ((10, 12) if suit.red else (9, 11))
