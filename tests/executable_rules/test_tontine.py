"""Tontine: stake and box, what each card draws and pays, death and revival, the winner."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.results import Silence
from executable_rules.tontine import (
    Gift,
    Table,
    Turning,
    begins,
    cards_used,
    dead_players,
    draws,
    enjoys,
    gives,
    may_have_a_card,
    may_play,
    next_dealer,
    pays,
    plays_deal,
    puts,
    receives,
    stake_worth,
    tire,
    turns_cards,
    wins,
)

SPADES = tuple(Card(rank, Suit.SPADES) for rank in Rank)


def of(rank: Rank) -> Card:
    return Card(rank, Suit.SPADES)


def dealt(text: str) -> dict[int, Card]:
    """Cards of the seats from 0; ``-`` for a seat that has none."""
    held = enumerate(text.split())
    return {seat: Card.parse(word) for seat, word in held if word != "-"}


@pytest.mark.quotes(
    "bellecour.tontine.1", "play'd by twelve or fifteen persons; the more the merrier"
)
@pytest.mark.quotes(
    "academie.tontine.1", "douze, ou quinze personnes, plus l'on est, plus le jeu est divertissant"
)
def test_twelve_or_fifteen_the_more_the_merrier() -> None:
    assert [may_play(players=players) for players in (11, 12, 15, 16)] == [
        Silence.NOT_SAID,
        True,
        True,
        True,
    ]
    assert [may_play(players=players) for players in (52, 53)] == [True, False]
    with pytest.raises(ValueError, match="players=0"):
        may_play(players=0)
    assert may_play(players=12) is True


@pytest.mark.quotes("bellecour.tontine.2", "play'd with an entire Pack of fifty-two Cards")
@pytest.mark.quotes("academie.tontine.2", "un jeu entier, où toutes les petites sont")
def test_an_entire_pack() -> None:
    assert len(set(cards_used())) == 52
    assert Card.parse("2S") in cards_used()


@pytest.mark.quotes(
    "bellecour.tontine.3",
    "consisting of twelve, fifteen, or twenty Counters, more or less: each of which they value",
)
@pytest.mark.quotes(
    "academie.tontine.3",
    "douze, quinze, ou vingt jettons, plus ou moins, que l'on fait valoir ce que l'on veut",
)
def test_the_stake_is_worth_what_they_please() -> None:
    assert [stake_worth(counters=own, worth=6) for own in (12, 15, 20)] == [72, 90, 120]
    assert stake_worth(counters=1, worth=1) == 1
    for counters, worth in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            stake_worth(counters=counters, worth=worth)


@pytest.mark.quotes("bellecour.tontine.4", "each Player puts three Counters into a box")
@pytest.mark.quotes("academie.tontine.4", "doit mettre trois jettons dans le corbillon")
def test_each_puts_three_into_the_box() -> None:
    assert begins(players=12, stake=15) == Table(box=36, counters=(12,) * 12)
    assert begins(players=2, stake=3) == Table(box=6, counters=(0, 0))
    assert begins(players=52, stake=12).box == 156
    for players, stake in ((1, 12), (53, 12), (12, 2)):
        with pytest.raises(ValueError, match="cannot be"):
            begins(players=players, stake=stake)


@pytest.mark.quotes(
    "bellecour.tontine.5",
    "being cut to by him on his left hand, turns a Card from the Stock, for each Player",
    "gives at the same time one to himself",
)
@pytest.mark.quotes(
    "academie.tontine.5",
    "couper le joueur de sa gauche, tourne une carte de dessus le talon pour chaque joueur",
    "en prend une également pour lui",
)
def test_a_card_is_turned_for_each() -> None:
    assert turns_cards(dealer=0, players=4) == Turning(cuts=3, turned_for=(1, 2, 3, 0))
    assert turns_cards(dealer=2, players=4) == Turning(cuts=1, turned_for=(3, 0, 1, 2))


@pytest.mark.quotes(
    "bellecour.tontine.14",
    "The deceas'd Players have no Cards before them, nor do they deal",
    "unless they are lucky enough to come to life again, then they play on, just as if they had",
)
@pytest.mark.quotes(
    "academie.tontine.14",
    "n'ont point de cartes devant eux, ni ne mêlent",
    "que lorsqu'on les a fait revivre, auquel cas ils jouent de nouveau",
)
def test_the_dead_have_no_cards_and_do_not_deal() -> None:
    assert turns_cards(dealer=0, players=4, dead=frozenset({1, 3})).turned_for == (2, 0)
    with pytest.raises(ValueError, match="dealer=1"):
        turns_cards(dealer=1, players=4, dead=frozenset({1, 3}))
    with pytest.raises(ValueError, match="from 0 to 3"):
        turns_cards(dealer=1, players=4, dead=frozenset({4}))
    assert next_dealer(dealer=0, counters=(4, 0, 0, 2)) == 3
    assert next_dealer(dealer=0, counters=(4, 1, 0, 2)) == 1
    assert next_dealer(dealer=0, counters=(4, 0, 0, 0)) is None
    assert [may_have_a_card(counters=own) for own in (0, 1, 2)] == [False, True, True]
    with pytest.raises(ValueError, match="counters=-1"):
        may_have_a_card(counters=-1)


@pytest.mark.quotes(
    "bellecour.tontine.6",
    "is a King, draws three Counters from the box",
    "if it is a Queen he draws two; and for a Knave one",
    "he that has a Ten, neither draws or pays any thing",
)
@pytest.mark.quotes(
    "academie.tontine.6",
    "tire trois jettons du corbillon à son profit; si c'est une dame, il en tire deux",
    "celui qui a un dix ne tire ni ne met rien",
)
def test_the_court_cards_draw() -> None:
    assert [draws(card=card) for card in SPADES] == [0] * 10 + [1, 2, 3]
    assert puts(card=of(Rank.TEN)) == 0
    assert gives(card=of(Rank.TEN)) is None


@pytest.mark.quotes(
    "bellecour.tontine.7",
    "an Ace, gives one Counter to his left hand neighbour",
    "gives two, to his second left hand neighbour",
    "gives three to his third left hand neighbour",
)
@pytest.mark.quotes(
    "academie.tontine.7",
    "celui qui a un as donne à son voisin à gauche un jetton",
    "donne deux à son second voisin à gauche",
    "en donne trois à son troisiéme voisin à gauche",
)
def test_ace_two_and_three_give_to_the_left() -> None:
    told = [gives(card=card) for card in SPADES]
    assert told == [Gift(1, 1), Gift(2, 2), Gift(3, 3)] + [None] * 10


@pytest.mark.quotes(
    "bellecour.tontine.8",
    "a Four, he puts two of his Counters into the box; a Five puts one there; a Six two; "
    "a Seven one; an Eight two; and a Nine one",
)
@pytest.mark.quotes(
    "academie.tontine.8",
    "il met deux de ses jettons au corbillon; un cinq y en doit un; un six deux; un sept un; "
    "un huit deux; & un neuf un",
)
def test_four_to_nine_put_into_the_box() -> None:
    assert [puts(card=card) for card in SPADES] == [0, 0, 0, 2, 1, 2, 1, 2, 1, 0, 0, 0, 0]


@pytest.mark.quotes("bellecour.tontine.9", "observing to pay, and to be paid, exactly what is due")
@pytest.mark.quotes("academie.tontine.9", "on observe exactement de païer")
def test_exactly_what_is_due() -> None:
    assert [pays(due=due, held=3) for due in range(4)] == [0, 1, 2, 3]
    assert pays(due=3, held=12) == 3
    for due, held in ((4, 5), (-1, 5), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            pays(due=due, held=held)


@pytest.mark.quotes(
    "bellecour.tontine.13",
    "if he should lose two or three Counters that Deal, he can only pay what he has got",
)
@pytest.mark.quotes(
    "academie.tontine.13",
    "s'il perd deux jettons ou trois d'un coup, en donnant celui qu'il a, il est quitte",
)
def test_he_pays_what_he_has_got() -> None:
    assert [pays(due=due, held=1) for due in (1, 2, 3)] == [1, 1, 1]
    assert [pays(due=3, held=held) for held in (0, 1, 2, 3)] == [0, 1, 2, 3]


@pytest.mark.quotes(
    "bellecour.tontine.13",
    "a single Counter only, has the same right to play, as he that has ten or twelve",
)
@pytest.mark.quotes(
    "academie.tontine.13",
    "Un joueur avec un seul jetton joue, comme celui qui en a encore dix ou douze",
)
def test_one_counter_plays_as_twelve() -> None:
    assert [may_have_a_card(counters=own) for own in (0, 1, 10, 12)] == [False, True, True, True]


@pytest.mark.quotes(
    "bellecour.tontine.10",
    "he who is on the right of the first Dealer, takes up the Cards and deals",
    "each Player deals in his turn",
)
@pytest.mark.quotes(
    "academie.tontine.10", "le joueur à la droite de celui qui a mêlé", "chacun mêle à son tour"
)
def test_the_deal_goes_to_the_right() -> None:
    assert [next_dealer(dealer=seat, counters=(1, 1, 1)) for seat in range(3)] == [1, 2, 0]


@pytest.mark.quotes(
    "bellecour.tontine.11",
    "They who have lost all their Counters are dead; but they do not die without hope",
)
@pytest.mark.quotes("academie.tontine.11", "Ceux qui ont perdu tous leurs jettons sont morts")
def test_without_counters_they_are_dead() -> None:
    assert dead_players(counters=(0, 1, 12, 0)) == {0, 3}
    assert dead_players(counters=(1, 2)) == frozenset()
    with pytest.raises(ValueError, match="counters=-1"):
        dead_players(counters=(-1, 2))


@pytest.mark.quotes(
    "bellecour.tontine.12",
    "an Ace, which may be in the hand of his right hand neighbour, for which he receives a Counter",
    "in the Hand of his second right hand",
    "by a Three, in the Hand of his third right Hand neighbour",
)
@pytest.mark.quotes(
    "academie.tontine.12",
    "l'as que son voisin à droite peut avoir, & qui lui procure un jetton",
    "un deux que son second voisin à droite peut avoir",
    "un trois que son troisiéme voisin à droite peut avoir",
)
def test_the_neighbours_revive_the_dead() -> None:
    def due(text: str, seat: int = 0) -> int:
        return receives(seat=seat, cards=dealt(text), players=len(text.split()))

    assert due("- AS KS KH 7C") == 1
    assert due("- KS 2S KH 7C") == 2
    assert due("- KS KH 3S 7C") == 3
    assert due("- AS 2S 3S 7C") == 6
    assert due("- 2S 3S AS 7C") == 0
    assert due("- - - - AS") == 0
    assert due("AS - KS KH 7C", seat=4) == 1
    assert due("AS 2S 3S -", seat=3) == 6
    for seat, players in ((0, 3), (0, 53), (-1, 4), (4, 4)):
        with pytest.raises(ValueError, match="cannot be"):
            receives(seat=seat, cards={}, players=players)
    assert receives(seat=0, cards=dealt("- AS"), players=52) == 1


@pytest.mark.quotes("bellecour.tontine.6", "draws three Counters from the box, for his own profit")
@pytest.mark.quotes("academie.tontine.6", "tire trois jettons du corbillon à son profit")
def test_a_deal_drawn_from_the_box() -> None:
    told = plays_deal(box=6, counters=(5, 5, 5, 5), cards=dealt("KS QS JS 10S"))
    assert told == Table(0, (8, 7, 6, 5))
    assert plays_deal(box=5, counters=(5, 5, 5, 5), cards=dealt("KS QS JS 10S")) is Silence.NOT_SAID
    assert plays_deal(box=0, counters=(5, 5, 5, 5), cards=dealt("10H 10C 10D 10S")) is not None
    with pytest.raises(ValueError, match="box=-1"):
        plays_deal(box=-1, counters=(5, 5, 5, 5), cards=dealt("10H 10C 10D 10S"))


@pytest.mark.quotes("bellecour.tontine.7", "to his second left hand neighbour")
@pytest.mark.quotes("academie.tontine.7", "son second voisin à gauche")
def test_a_deal_given_to_neighbours() -> None:
    told = plays_deal(box=0, counters=(5, 5, 5, 5, 5), cards=dealt("10S AS 2S 3S 10H"))
    assert told == Table(0, (11, 4, 3, 2, 5))
    told = plays_deal(box=0, counters=(5, 5, 5, 5, 5), cards=dealt("AS 10S 10H 10C 10D"))
    assert told == Table(0, (4, 5, 5, 5, 6))


@pytest.mark.quotes("bellecour.tontine.8", "he puts two of his Counters into the box")
@pytest.mark.quotes("academie.tontine.8", "deux de ses jettons au corbillon")
def test_a_deal_put_into_the_box() -> None:
    told = plays_deal(box=1, counters=(5, 5, 1, 0), cards=dealt("4S 9S 8S -"))
    assert told == Table(5, (3, 4, 0, 0))


@pytest.mark.quotes("bellecour.tontine.9", "to pay, and to be paid, exactly what is due")
@pytest.mark.quotes("academie.tontine.9", "exactement de païer")
def test_the_dead_revive_and_the_short_pay_what_they_have() -> None:
    told = plays_deal(box=0, counters=(0, 1, 2, 2), cards=dealt("- 10S 2S 3S"))
    assert told == Table(0, (4, 1, 0, 0))
    # He has one of two counters, and is to receive one: which comes first is not said.
    assert (
        plays_deal(box=0, counters=(5, 1, 5, 5), cards=dealt("10S 4S AS 10H")) is Silence.NOT_SAID
    )
    for text in ("10S 4S AS", "10S 4S AS 10S", "10S 4S AS -"):
        with pytest.raises(ValueError, match="one card for each"):
            plays_deal(box=0, counters=(5, 1, 5, 5), cards=dealt(text))
    with pytest.raises(ValueError, match="players=3"):
        plays_deal(box=0, counters=(5, 5, 5), cards=dealt("10S 10H 10D"))
    most = dict(enumerate(pack()))
    assert plays_deal(box=24, counters=(3,) * 52, cards=most) is not None


@pytest.mark.quotes(
    "bellecour.tontine.15",
    "He who outlives all the rest, by having Counters left, when theirs are gone, wins the party",
)
@pytest.mark.quotes(
    "academie.tontine.15",
    "qui seul reste avec quelques jettons, est celui qui gagne la partie",
)
def test_he_who_outlives_the_rest_wins() -> None:
    assert wins(counters=(0, 0, 1, 0)) == 2
    assert wins(counters=(0, 3, 1, 0)) is None
    assert wins(counters=(0, 0, 0, 0)) is None
    with pytest.raises(ValueError, match="counters=-1"):
        wins(counters=(0, -1))


@pytest.mark.quotes("bellecour.tontine.15", "enjoys what all the others have deposited")
def test_he_enjoys_what_the_others_deposited() -> None:
    assert enjoys(players=12, stake=20) == 220
    assert enjoys(players=2, stake=1) == 1
    assert enjoys(players=52, stake=1) == 51
    for players, stake in ((1, 5), (53, 5), (12, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            enjoys(players=players, stake=stake)


@pytest.mark.quotes("academie.tontine.15", "tire, ce que chacun a mis pour la prise")
def test_il_tire_ce_que_chacun_a_mis() -> None:
    assert tire(joueurs=12, prise=20) == 240
    assert tire(joueurs=2, prise=1) == 2
    assert tire(joueurs=52, prise=1) == 52
    for joueurs, prise in ((1, 5), (53, 5), (12, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            tire(joueurs=joueurs, prise=prise)


@pytest.mark.example("tontine.thirteen-cards")
def test_the_thirteen_cards_move_counters_and_lose_none() -> None:
    told = {card: draws(card=card) - puts(card=card) for card in SPADES}
    for card in SPADES:  # each does one thing at most
        assert [draws(card=card) > 0, gives(card=card) is not None, puts(card=card) > 0].count(
            True
        ) == (card.rank is not Rank.TEN)
    drawn, put = (4 * sum(it(card=card) for card in SPADES) for it in (draws, puts))
    assert (drawn, put) == (24, 36)
    assert sum(told.values()) * 4 == drawn - put == -12


@pytest.mark.example("tontine.revives")
def test_a_dead_player_revives_by_each_of_three_neighbours() -> None:
    for text, alive in (("- AS 10S 10H", 1), ("- 10S 2S 10H", 2), ("- 10S 10H 3S", 3)):
        told = plays_deal(box=0, counters=(0, 9, 9, 9), cards=dealt(text))
        assert told is not None
        assert told.counters[0] == alive == 27 - sum(told.counters[1:])


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(1, 6), min_size=4, max_size=12),
    st.randoms(use_true_random=False),
    st.integers(0, 40),
)
def test_no_counter_is_made_or_lost(held: list[int], chance: object, box: int) -> None:
    turned = chance.sample(pack(), len(held))  # type: ignore[attr-defined]
    told = plays_deal(box=box, counters=tuple(held), cards=dict(enumerate(turned)))
    if not isinstance(told, Silence):
        assert told.box + sum(told.counters) == box + sum(held)
        assert min(told.box, *told.counters) >= 0
