"""Five-Cards: tests that quote its rules in 1687 and 1754."""

from __future__ import annotations

from itertools import permutations

import pytest

from executable_rules.five_cards import ACE_OF_DIAMONDS, best_cards, is_worst, trick_won_by
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack


@pytest.mark.quotes(
    "cotton.five-cards.3",
    "The Ace of Diamonds is the worst of the whole Pack, unless it prove to be trump",
)
@pytest.mark.quotes(
    "seymour.five-cards.3",
    "The Ace of Diamonds is the worst of the whole Pack, unless it prove to be Trump",
)
def test_the_ace_of_diamonds_is_the_worst() -> None:
    worst = {(card, trump) for card in pack() for trump in Suit if is_worst(card=card, trump=trump)}
    assert worst == {(ACE_OF_DIAMONDS, it) for it in Suit if it is not Suit.DIAMONDS}
    assert str(ACE_OF_DIAMONDS) == "AD"


@pytest.mark.quotes(
    "cotton.five-cards.4",
    "The five fingers (alias five of trumps) is the best Card in the Pack",
    "the Ace of Hearts is next to that, and the next is the Ace of Trumps, then the Knave",
)
@pytest.mark.quotes(
    "seymour.five-cards.4",
    "The 5 Fingers (alias 5 of Trumps) is the best Card in the Pack",
    "the Ace of Hearts is next to that, and the next is the Ace of Trumps; then the Knave",
)
def test_the_four_best_cards() -> None:
    assert best_cards(trump=Suit.SPADES) == cards("5S AH AS JS")
    assert best_cards(trump=Suit.DIAMONDS) == cards("5D AH AD JD")
    assert best_cards(trump=Suit.HEARTS) == cards("5H AH JH")
    for suit in Suit:
        for led, card in permutations(best_cards(trump=suit), 2):
            first = min((led, card), key=best_cards(trump=suit).index)
            assert trick_won_by(trick=(led, card), trump=suit) == (0 if first == led else 1)


@pytest.mark.quotes(
    "cotton.five-cards.4", "according to their value in pips, or as they are trumps"
)
@pytest.mark.quotes(
    "seymour.five-cards.4", "according to their Value in Pips, or as they are Trumps"
)
def test_the_rest_by_pips_or_as_they_are_trumps() -> None:
    def won(trick: str, trump: Suit = Suit.SPADES) -> int:
        return trick_won_by(trick=cards(trick), trump=trump)

    assert [won("7D 2S"), won("2S 7D"), won("KD 10S"), won("KS 5D")] == [1, 0, 1, 0]
    assert [won("7D 9D"), won("9D 7D"), won("7C 9C"), won("9C 7C")] == [1, 0, 0, 1]
    assert [won("7S 9S"), won("9S 7S")] == [0, 1]
    assert [won("AC 2C"), won("2C AC"), won("7D 2C"), won("2C 9D")] == [0, 1, 0, 0]
    assert [won("AD 2C"), won("2C AD"), won("AD 2D"), won("2D AD")] == [1, 0, 1, 0]
    assert [won("KC AD"), won("AD KC"), won("AD KD"), won("KD AD")] == [0, 1, 1, 0]
    assert [won("AD 2S", Suit.DIAMONDS), won("2S AD", Suit.DIAMONDS)] == [0, 1]
    with pytest.raises(ValueError, match="of one suit from ace to ten"):
        won("KC 2C")
    for wrong in ("2C", "2C 3C 4C"):
        with pytest.raises(ValueError, match="it holds 2"):
            won(wrong)


@pytest.mark.quotes(
    "cotton.five-cards.7",
    "the Ace of Hearts wins the Ace of Trumps",
    "the Five-fingers not only wins the Ace of Trumps, but also all other Cards whatever",
)
@pytest.mark.quotes(
    "seymour.five-cards.7",
    "the Ace of Hearts wins the Ace of Trumps",
    "the Five-Fingers not only wins the Ace of Trumps, but also all other Cards whatever",
)
def test_the_five_fingers_win_all_other_cards() -> None:
    for trump in Suit:
        five = Card(Rank.FIVE, trump)
        others = [card for card in pack() if card != five]
        assert {trick_won_by(trick=(five, card), trump=trump) for card in others} == {0}
        assert {trick_won_by(trick=(card, five), trump=trump) for card in others} == {1}
    assert trick_won_by(trick=cards("AS AH"), trump=Suit.SPADES) == 1
