"""Poque: the pack, the deal, the stake, the boxes and the card turned up."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import Silence
from executable_rules.poque.dealing import (
    cards_used,
    cuts,
    dealer_takes,
    marked,
    may_be_dealt_by,
    put_in,
    sixes_thrown_out,
    stake_taken,
    tire_de_la_tourne,
)
from executable_rules.poque.playing import takes_up
from executable_rules.poque.terms import DRAWING, HAND, THIRTY_SIX, Box

BELOW = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)


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


@pytest.mark.quotes("bellecour.poque.2", "he gives to each player five cards, by two and three")
@pytest.mark.quotes("academie.poque.2", "donne à chacun des Joueurs cinq cartes par deux & trois")
def test_five_cards_by_two_and_three() -> None:
    assert may_be_dealt_by(packets=(2, 3))
    assert may_be_dealt_by(packets=(3, 2))
    for packets in ((5,), (4, 1), (1, 4), (2, 2, 1), (3, 3), (2, 3, 3), (2, 2, 3), ()):
        assert not may_be_dealt_by(packets=packets)


@pytest.mark.quotes("bellecour.poque.2", "cut by the player on the left of the dealer")
@pytest.mark.quotes("academie.poque.2", "ayant fait couper à sa gauche")
def test_the_player_on_the_left_of_the_dealer_cuts() -> None:
    assert cuts(dealer=2, players=6) == 1
    assert cuts(dealer=0, players=3) == 2
    assert cuts(dealer=2, players=3) == 1
    assert cuts(dealer=0, players=6) == 5
    for dealer, players in ((3, 3), (-1, 4), (0, 2), (0, 7)):
        with pytest.raises(ValueError, match="cannot be"):
            cuts(dealer=dealer, players=players)


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
    assert stake_taken(fish=6) == 50
    assert stake_taken(counters_a_fish=10) == 60
    assert stake_taken(counters=0, fish=0, counters_a_fish=1) == 0
    for wrong in ({"counters": -1}, {"fish": -1}, {"counters_a_fish": 0}):
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


@pytest.mark.quotes("bellecour.poque.5", "put at the beginning a counter into each Poque")
@pytest.mark.quotes("academie.poque.5", "on met d'abord un jetton dans chaque poque")
def test_every_player_puts_a_counter_into_each_box() -> None:
    assert put_in(players=3) == (3, 3, 3, 3, 3, 3)
    assert put_in(players=6) == (6,) * 6
    for players in (2, 7):
        with pytest.raises(ValueError, match=f"players={players}"):
            put_in(players=players)


@pytest.mark.quotes(
    "bellecour.poque.6",
    "that is ace, king, queen, knave or ten, he takes the counters that are in the box, mark'd "
    "with the name of the card turn'd up",
)
def test_the_dealer_takes_the_box_of_the_ace_to_the_ten_that_he_turns_up() -> None:
    took = {
        rank: dealer_takes(turned=Card(rank, Suit.HEARTS)) for rank in Rank if rank not in BELOW
    }
    assert {rank: box for rank, box in took.items() if box} == {
        Rank.ACE: Box.ACE,
        Rank.KING: Box.KING,
        Rank.QUEEN: Box.QUEEN,
        Rank.KNAVE: Box.KNAVE,
        Rank.TEN: Box.TEN_AND_NINE,
    }


@pytest.mark.quotes(
    "academie.poque.6",
    "si c'est une de celles qui sont marquées sur les poques, comme par exemple, s'il tourne un "
    "as, un roi, une dame, un valet, ou dix, il tirera les jettons qui sont dans le poque marqué "
    "de la carte tournée",
)
def test_celui_qui_a_mele_tire_le_poque_marque_de_la_carte_tournee() -> None:
    tire = [tire_de_la_tourne(tourne=Card(rank, Suit.CLUBS)) for rank in DRAWING]
    assert tire == [Box.ACE, Box.KING, Box.QUEEN, Box.KNAVE, Box.TEN_AND_NINE]
    assert tire_de_la_tourne(tourne=Card.parse("9S")) is Box.TEN_AND_NINE
    for small in ("8S", "7H", "6D"):
        assert tire_de_la_tourne(tourne=Card.parse(small)) is None


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
    assert dealer_takes(turned=nine) is None
    assert tire_de_la_tourne(tourne=nine) is Box.TEN_AND_NINE
    assert takes_up(hand=cards("9H 8C 7C AS KS"), turned=Card.parse("7H")) == ()
    assert takes_up(hand=cards("10H 8C 7C AS KS"), turned=Card.parse("7H")) == (Box.TEN_AND_NINE,)


@pytest.mark.quotes("bellecour.poque.6", "ace, king, queen, knave or ten")
@pytest.mark.quotes("academie.poque.6", "un as, un roi, une dame, un valet, ou dix")
def test_the_books_agree_on_every_card_but_the_nine() -> None:
    differ = {
        card.rank
        for card in THIRTY_SIX
        if dealer_takes(turned=card) is not tire_de_la_tourne(tourne=card)
    }
    assert differ == {Rank.NINE}
    for low in ("5S", "2D"):
        with pytest.raises(ValueError, match="below the six"):
            dealer_takes(turned=Card.parse(low))
        with pytest.raises(ValueError, match="below the six"):
            tire_de_la_tourne(tourne=Card.parse(low))
