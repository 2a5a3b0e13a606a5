"""Poque: the pack, the deal, the stake, the boxes and the card turned up."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, cards
from executable_rules.mechanics.results import Silence
from executable_rules.poque.dealing import (
    cards_used,
    dealer_takes,
    marked,
    sixes_thrown_out,
    tire_de_la_tourne,
)
from executable_rules.poque.playing import takes_up
from executable_rules.poque.terms import HAND, THIRTY_SIX, Box


@pytest.mark.quotes(
    "bellecour.poque.1",
    "from three to six",
    "the number of cards is thirty-six, when there are six players",
    "when there are only three or four players, thirty-two only, the sixes being then thrown out",
)
@pytest.mark.quotes(
    "academie.poque.1",
    "on y joue depuis trois personnes jusqu'à six",
    "les cartes sont au nombre de trente-six, lorsque l'on est six",
    "si l'on n'étoit que trois ou quatre, on en ôteroit les six & le jeu ne seroit que de "
    "trente-deux",
)
def test_thirty_six_cards_for_six_and_thirty_two_for_three_or_four() -> None:
    assert [cards_used(players=it) for it in (3, 4, 5, 6)] == [32, 32, Silence.NOT_SAID, 36]
    thrown = [sixes_thrown_out(players=it) for it in (3, 4, 5, 6)]
    assert thrown == [True, True, Silence.NOT_SAID, False]
    for players, function in product((2, 7), (cards_used, sixes_thrown_out)):
        with pytest.raises(ValueError, match=f"players={players}"):
            function(players=players)
    assert sum(card.rank is Rank.SIX for card in THIRTY_SIX) == 36 - 32
    assert 6 * HAND < 36, "so many cards are left that one can be turned up"


@pytest.mark.quotes("bellecour.poque.4", "the next Ten and Nine")
@pytest.mark.quotes(
    "bellecour.poque.6",
    "one of those that are mark'd on the Poques, that is ace, king, queen, knave or ten",
)
@pytest.mark.quotes("academie.poque.6", "comme par exemple")
@pytest.mark.quotes("bellecour.poque.12", "the ace, king, queen, knave, or ten")
@pytest.mark.quotes("academie.poque.12", "l'as, le roi, la dame, le valet, ou le dix")
@pytest.mark.example("poque.nine")
def test_the_nine_is_marked_on_a_box_and_left_out_where_boxes_are_drawn() -> None:
    nine = Card.parse("9H")
    assert Rank.NINE in marked(box=Box.TEN_AND_NINE)
    assert dealer_takes(turned_card=nine) is None
    assert tire_de_la_tourne(turned_card=nine) is Box.TEN_AND_NINE
    assert takes_up(hand=cards("9H 8C 7C AS KS"), turned_card=Card.parse("7H")) == ()
    assert takes_up(hand=cards("10H 8C 7C AS KS"), turned_card=Card.parse("7H")) == (
        Box.TEN_AND_NINE,
    )
