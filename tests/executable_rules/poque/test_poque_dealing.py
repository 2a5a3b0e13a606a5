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
    stake_taken,
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


@pytest.mark.quotes(
    "bellecour.poque.3",
    "commonly twenty counters, and four fish, valued at five counters each",
)
@pytest.mark.quotes(
    "academie.poque.3",
    "ordinairement de vingt jettons, & quatre fiches, qui valent cinq jettons chacune",
)
@pytest.mark.example("poque.stake")
def test_the_stake_is_commonly_of_forty_counters() -> None:
    assert stake_taken() == 20 + 4 * 5 == 40
    assert stake_taken(counters=10) == 30
    assert stake_taken(fishes=6) == 50
    assert stake_taken(price=10) == 60
    assert stake_taken(counters=0, fishes=0, price=1) == 0
    for wrong in ({"counters": -1}, {"fishes": -1}, {"price": 0}):
        with pytest.raises(ValueError, match="cannot be"):
            stake_taken(**wrong)


@pytest.mark.quotes(
    "bellecour.poque.4",
    "There are six Poques",
    "The first is marked Ace; the next King; the next Queen; the next Knave; the next Ten and "
    "Nine; and the last Poque",
)
@pytest.mark.quotes(
    "academie.poque.4",
    "On a six poques",
    "l'un est marqué as; l'autre roi; un autre dame; l'autre valet; un autre dix & neuf, & enfin "
    "le sixiéme est marqué le poque",
)
def test_the_six_boxes_are_marked_with_ace_to_nine_and_poque() -> None:
    assert [marked(box=box) for box in Box] == [
        (Rank.ACE,),
        (Rank.KING,),
        (Rank.QUEEN,),
        (Rank.KNAVE,),
        (Rank.TEN, Rank.NINE),
        (),
    ]
    assert [box.name for box in Box][-1] == "POQUE"


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
