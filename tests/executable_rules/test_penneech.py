"""Penneech in 1687, Peneech in 1754."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.penneech import (
    PENNEECH,
    coat_card,
    is_up,
    may_throw_up,
    penneech_in_hand,
    reckons,
    trump_of_trick,
    turned_up_by,
    turned_up_reckons,
    wins_from,
)

COATS = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
OTHER_SUITS = [suit for suit in Suit if suit is not Suit.DIAMONDS]


@pytest.mark.quotes("cotton.penneech.1", "turn up a Card, and that is Trumps")
@pytest.mark.quotes(
    "cotton.penneech.3",
    "he that wins the first trick turns up another Card, and that is Trumps",
    "every trick produceth a fresh Trump",
)
@pytest.mark.quotes("seymour.penneech.1", "turn up a Card, and that is Trumps")
@pytest.mark.quotes(
    "seymour.penneech.3",
    "he who wins the first Trick, turns up another Card, and that is Trumps",
    "every Trick produceth a fresh Trump",
)
def test_every_trick_a_fresh_trump() -> None:
    up = cards("9S KH 2C")
    trumps = [trump_of_trick(turned_up=up, trick=trick) for trick in (1, 2, 3)]
    assert trumps == [Suit.SPADES, Suit.HEARTS, Suit.CLUBS]
    for trick in (0, 4):
        with pytest.raises(ValueError, match="from 1 to 3"):
            trump_of_trick(turned_up=up, trick=trick)


@pytest.mark.quotes("cotton.penneech.3", "till all the seven be play'd")
@pytest.mark.quotes("seymour.penneech.3", "till all the 7 be played")
@pytest.mark.quotes("cotton.penneech.1", "dealt seven Cards apiece")
@pytest.mark.quotes("seymour.penneech.1", "dealt 7 Cards a-piece")
def test_seven_tricks() -> None:
    up = pack()[:8]
    assert trump_of_trick(turned_up=up, trick=7) is Suit.SPADES
    with pytest.raises(ValueError, match="from 1 to 7"):
        trump_of_trick(turned_up=up, trick=8)


@pytest.mark.quotes(
    "cotton.penneech.5",
    "After all the seven Cards be play'd",
    "he that won the last trick turns up a Card",
)
@pytest.mark.quotes(
    "seymour.penneech.5",
    "After all the 7 Cards are played",
    "he who won the last Trick turns up a Card",
)
def test_the_last_trick_turns_up_a_card_too() -> None:
    assert [turned_up_by(tricks=tricks) for tricks in (0, 1, 6, 7)] == [1, 2, 7, 8]
    for tricks in (-1, 8):
        with pytest.raises(ValueError, match="from 0 to 7"):
            turned_up_by(tricks=tricks)


@pytest.mark.quotes(
    "cotton.penneech.2", "the Ace is five, the King four, the Queen three, and the Knave two"
)
@pytest.mark.quotes("seymour.penneech.2", "The Ace is 5, the King 4, the Queen 3, and the Knave 2")
def test_ace_and_coat_cards() -> None:
    assert {rank: coat_card(rank=rank) for rank in Rank if coat_card(rank=rank)} == COATS


@pytest.mark.quotes(
    "cotton.penneech.4",
    "if it be an Ace turn'd up, then he reckons five, if a King four, if a Queen three",
)
@pytest.mark.quotes(
    "seymour.penneech.4", "if it be an Ace turned up, then he reckons 5, if a King 4, if a Queen 3"
)
@pytest.mark.quotes(
    "cotton.penneech.5", "if it prove Ace, King, Queen, or Knave, he reckons for it"
)
@pytest.mark.quotes(
    "seymour.penneech.5", "if it proves Ace, King, Queen, or Knave, he reckons for it"
)
def test_what_is_turned_up_is_reckoned() -> None:
    for card in pack():
        if card != PENNEECH:
            assert turned_up_reckons(card=card) == COATS.get(card.rank, 0)


@pytest.mark.example("penneech.fourteen-seven-nothing")
@pytest.mark.quotes(
    "cotton.penneech.6",
    "reckon'd fourteen turn'd up, but it is but seven in hand",
    "and not that neither unless Diamonds be Trumps",
)
@pytest.mark.quotes(
    "seymour.penneech.6",
    "reckoned 14 turned up, but it is but 7 in Hand",
    "and not that neither, unless Diamonds are Trumps",
)
def test_penneech_fourteen_seven_and_nothing() -> None:
    assert turned_up_reckons(card=Card.parse("7D")) == 14
    assert penneech_in_hand(trump=Suit.DIAMONDS) == 7
    assert [penneech_in_hand(trump=suit) for suit in OTHER_SUITS] == [0, 0, 0]


@pytest.mark.quotes(
    "cotton.penneech.7",
    "if it be Trump, it is the highest Card, and wins all others",
    "if it be not Trump, it wins all Diamonds",
)
@pytest.mark.quotes(
    "seymour.penneech.7",
    "If it be Trump, it is the highest Card, and wins all others",
    "if it be not Trump, it wins all Diamonds",
)
def test_penneech_wins_all_or_all_diamonds() -> None:
    others = [card for card in pack() if card != PENNEECH]
    for other in others:
        assert wins_from(card=PENNEECH, other=other, trump=Suit.DIAMONDS)
        for trump in OTHER_SUITS:
            diamond = other.suit is Suit.DIAMONDS
            assert wins_from(card=PENNEECH, other=other, trump=trump) is diamond
            taken = wins_from(card=other, other=PENNEECH, trump=trump)
            assert taken is (other.suit is trump)
    assert wins_from(card=Card.parse("AS"), other=Card.parse("KS"), trump=Suit.HEARTS)


@pytest.mark.quotes(
    "cotton.penneech.8",
    "all the fourteen Cards betwixt ye",
    "more than your own seven at first dealt you, and for every Card reckon one",
    "with the value of your Coat-Card Trumps, with Penneech turn'd up or in hand",
)
@pytest.mark.quotes(
    "seymour.penneech.8",
    "all the 14 Cards betwixt you",
    "more than your own 7 at first dealt you, and for every Card reckon 1",
    "with the Value of your Coat-Card Trumps, with Peneech turned up, or in Hand",
)
def test_cards_above_seven_and_coat_cards() -> None:
    assert [reckons(cards_won=won) for won in (0, 6, 8, 14)] == [0, 0, 1, 7]
    assert reckons(cards_won=8, coat_cards=5, penneech=14) == 20
    assert reckons(cards_won=6, coat_cards=5, penneech=7) == 12
    for won in (-2, 16):
        with pytest.raises(ValueError, match="from 0 to 14"):
            reckons(cards_won=won)
    with pytest.raises(ValueError, match="cards_won=7 cannot be: a trick is two cards"):
        reckons(cards_won=7)


@given(st.integers(0, 7))
def test_one_of_the_two_has_cards_above_his_own(tricks: int) -> None:
    ours, theirs = reckons(cards_won=2 * tricks), reckons(cards_won=14 - 2 * tricks)
    assert ours + theirs == abs(2 * tricks - 7)
    assert min(ours, theirs) == 0


@pytest.mark.quotes("cotton.penneech.8", "till you come to sixty one, which is the Game")
@pytest.mark.quotes("seymour.penneech.8", "till you come to 61, which is the Game")
def test_sixty_one_is_the_game() -> None:
    assert [score for score in (0, 60, 61, 62) if is_up(score=score)] == [61, 62]


@pytest.mark.quotes(
    "cotton.penneech.9", "neither Ace nor Face, you may throw up your Game and deal again"
)
@pytest.mark.quotes(
    "seymour.penneech.9", "neither Ace nor Face, you may throw up your Game and deal again"
)
def test_neither_ace_nor_face() -> None:
    assert may_throw_up(hand=cards("10S 9H 8C 7D 4S 3H 2C"))
    for card in cards("AS KH QC JD"):
        assert not may_throw_up(hand=(*cards("10S 9H 8C 7D 4S 3H"), card))
