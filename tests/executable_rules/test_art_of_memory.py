"""The Art of Memory: the cards thrown down, dealt, called for and paid for."""

from __future__ import annotations

import pytest

from executable_rules.art_of_memory import PlayedFor, calls, dealt, lays_down, thrown_down
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack

HANDS = (cards("KS 10S 2H"), cards("KD 9S 10H"))


@pytest.mark.quotes("seymour.art-of-memory.1", "As many Persons as do play, so many Cards trebled")
def test_three_cards_for_each_person_are_thrown_down() -> None:
    assert [thrown_down(persons=persons) for persons in (1, 6, 17)] == [3, 18, 51]
    for persons in (0, 18):
        with pytest.raises(ValueError, match="persons"):
            thrown_down(persons=persons)


@pytest.mark.quotes("seymour.art-of-memory.2", "deals to every one 3 a-piece")
def test_all_that_was_taken_up_is_dealt_three_apiece() -> None:
    taken_up = cards("KS 10S 2H KD 9S 10H")
    assert dealt(taken_up=taken_up, persons=2) == HANDS
    for persons in range(1, 18):
        hands = dealt(taken_up=pack()[: 3 * persons], persons=persons)
        assert [len(hand) for hand in hands] == [3] * persons
        assert {card for hand in hands for card in hand} == set(pack()[: 3 * persons])


@pytest.mark.quotes("seymour.art-of-memory.2", "take them all up", "deals to every one 3 a-piece")
def test_no_more_and_no_fewer_are_dealt() -> None:
    assert len(dealt(taken_up=pack()[:6], persons=2)) == 2
    for number in (5, 7):
        with pytest.raises(ValueError, match="three apiece were thrown down"):
            dealt(taken_up=pack()[:number], persons=2)


@pytest.mark.quotes(
    "seymour.art-of-memory.3",
    "calls for a King, which must be laid on the Table",
    "by him who hath it in his Hand",
    "calls for a 10 of Spades, which must be laid down in like manner",
)
def test_he_lays_it_down_who_has_it() -> None:
    assert lays_down(hands=HANDS, rank=Rank.KING) == {0, 1}
    assert lays_down(hands=HANDS, rank=Rank.TEN, suit=Suit.SPADES) == {0}
    assert lays_down(hands=HANDS, rank=Rank.TEN, suit=Suit.HEARTS) == {1}
    assert lays_down(hands=HANDS, rank=Rank.NINE) == {1}
    assert lays_down(hands=HANDS, rank=Rank.NINE, suit=Suit.HEARTS) == frozenset()


@pytest.mark.quotes(
    "seymour.art-of-memory.4",
    "calls for what is already laid down",
    "if they play for Liquor, he must then drink a Glass",
    "if for Money, he must then pay a Stake",
)
def test_to_call_for_a_card_laid_down_costs() -> None:
    ten, king = Card.parse("10S"), Card.parse("KS")
    for playing_for in PlayedFor:
        assert calls(called=ten, laid_down=(ten, king), playing_for=playing_for) is playing_for
        assert calls(called=king, laid_down=(ten,), playing_for=playing_for) is None
    assert PlayedFor.LIQUOR.value == "he drinks a glass"
