"""The deal, the Mogg, the game and the card turned up."""

from __future__ import annotations

import pytest

from executable_rules.costly_colours.dealing import (
    card_turned_up,
    for_the_card_turned_up,
    makes_the_game,
    mogg,
    plays_first,
)
from executable_rules.mechanics.cards import Card, cards, pack


@pytest.mark.quotes("cotton.costly-colours.1", "only by two Persons", "eldest is to play first")
@pytest.mark.quotes("seymour.costly-colours.1", "only by Two Persons", "Eldest is to play first")
def test_two_play_and_the_eldest_first() -> None:
    assert (plays_first(dealer=0), plays_first(dealer=1)) == (1, 0)
    for persons in (1, 3):
        with pytest.raises(ValueError, match="persons"):
            plays_first(dealer=0, persons=persons)


@pytest.mark.quotes("cotton.costly-colours.2", "deal off three a piece, and turn up the next Card")
@pytest.mark.quotes("seymour.costly-colours.2", "deal off 3 a-piece, and turn up the next Card")
def test_the_card_after_three_apiece_is_turned_up() -> None:
    assert card_turned_up(pack=cards("5H 2H 4H 7C 8H 9H JH KS")) == Card.parse("JH")
    assert card_turned_up(pack=pack()[:7]) == pack()[6]
    with pytest.raises(ValueError, match="pack=6 cards cannot be: 6 are dealt"):
        card_turned_up(pack=pack()[:6])


@pytest.mark.quotes(
    "cotton.costly-colours.3",
    "the Eldest is to take his choice whether he will Mogg",
    "whosoever refuseth is to give the other one chalk",
)
@pytest.mark.quotes(
    "seymour.costly-colours.3",
    "the Eldest is to take his Choice, whether he will Mogg",
    "whosoever refuseth, is to give the other 1 Chalk",
)
def test_whosoever_refuses_to_mogg_gives_a_chalk() -> None:
    assert mogg(eldest_will=False) == (0, 1, False)
    assert mogg(eldest_will=False, youngest_will=False) == (0, 1, False)
    assert mogg(eldest_will=True, youngest_will=False) == (1, 0, False)


@pytest.mark.quotes("cotton.costly-colours.3", "(that is, change a Card or no)")
@pytest.mark.quotes("seymour.costly-colours.3", "that is, change a Card")
def test_where_both_will_a_card_is_changed() -> None:
    assert mogg(eldest_will=True) == (0, 0, True)


@pytest.mark.quotes("cotton.costly-colours.4", "generally Threescore and one makes the Game")
@pytest.mark.quotes("seymour.costly-colours.4", "generally 61 makes the Game")
def test_threescore_and_one_is_the_game() -> None:
    assert [makes_the_game(chalks=chalks) for chalks in (60, 61, 62)] == [False, True, True]
    assert makes_the_game(chalks=41, game=41)
    assert not makes_the_game(chalks=60, game=61)


@pytest.mark.quotes(
    "cotton.costly-colours.17", "if he turn'd up either Deuce or Knave, he must set up four"
)
@pytest.mark.quotes(
    "seymour.costly-colours.17", "if he turned up either Duce or Knave, he must set up 4"
)
def test_four_for_a_deuce_or_knave_turned_up() -> None:
    worth = {str(card) for card in pack() if for_the_card_turned_up(turned=card) == 4}
    assert worth == {"2S", "2H", "2D", "2C", "JS", "JH", "JD", "JC"}
    assert for_the_card_turned_up(turned=Card.parse("AS")) == 0
