"""Commerce: trading with the Bank and the neighbour, and the end of it."""

from __future__ import annotations

import pytest

from executable_rules.commerce.games import Game
from executable_rules.commerce.trading import (
    Bartered,
    Bought,
    Trade,
    barters_with,
    furnishes,
    may_say,
    may_trade,
    peut_commercer,
    price,
    shows_down,
    trades,
    trades_by_barter,
    trades_for_money,
    trades_next,
)
from executable_rules.mechanics.cards import Card, cards
from executable_rules.mechanics.results import Silence

HAND = cards("AS KS 4H")
BANK = cards("7D QS 2C")
OTHER = cards("QS QD QH")


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes(
    "bellecour.commerce.11",
    "the eldest Player having examined his Hand, says",
    "and so the second, third, &c.",
)
@pytest.mark.quotes("academie.commerce.11", "Le premier en carte", "& ainsi du second, troisiéme")
def test_the_eldest_speaks_first() -> None:
    assert trades(banker=0, players=3) == (1, 2, 0)
    assert trades(banker=3, players=5) == (4, 0, 1, 2, 3)
    assert len(trades(banker=0, players=12)) == 12
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="from 3 to 12"):
            trades(banker=0, players=wrong)


@pytest.mark.quotes(
    "bellecour.commerce.11", "For ready Money, or, I Barter, of which he has the choice"
)
@pytest.mark.quotes(
    "academie.commerce.11", "dit pour argent, ou troc pour troc, cela dépend de lui"
)
def test_he_has_the_choice() -> None:
    assert may_say(asked=True) == (Trade.MONEY, Trade.BARTER)
    assert may_say(asked=False) == ()


@pytest.mark.quotes(
    "bellecour.commerce.12",
    "a Card from the Stock, in room of another Card that you give him, which he places under",
    "you pay the Banker a Counter for that Card",
)
@pytest.mark.quotes(
    "academie.commerce.12",
    "une carte du talon à la place d'une autre carte qu'il lui donne, & qui est mise sous le talon",
    "donne au Banquier un jetton pour cette carte",
)
def test_a_card_of_the_stock_for_a_counter() -> None:
    bought = trades_for_money(hand=HAND, gives=card("4H"), bank=BANK, takes=card("QS"))
    assert bought == Bought(cards("AS KS QS"), cards("7D 2C 4H"), paid=1)
    assert price(banker=False) == 1


@pytest.mark.quotes("bellecour.commerce.12", "another Card that you give him")
def test_what_cannot_be_traded() -> None:
    done = trades_for_money(hand=HAND, gives=card("AS"), bank=BANK, takes=card("7D"), banker=True)
    assert done == Bought(cards("7D KS 4H"), cards("QS 2C AS"), paid=0)
    with pytest.raises(ValueError, match="gives=9H"):
        trades_for_money(hand=HAND, gives=card("9H"), bank=BANK, takes=card("QS"))
    with pytest.raises(ValueError, match="takes=9H"):
        trades_for_money(hand=HAND, gives=card("4H"), bank=BANK, takes=card("9H"))
    with pytest.raises(ValueError, match="twice"):
        trades_for_money(hand=HAND, gives=card("4H"), bank=cards("AS QS"), takes=card("QS"))


@pytest.mark.quotes(
    "bellecour.commerce.19", "He gives nothing to any one, although he trades with the Bank"
)
@pytest.mark.quotes(
    "academie.commerce.19", "ne donne rien à personne, quoiqu'il commerce à la Banque"
)
def test_the_banker_gives_nothing() -> None:
    assert price(banker=True) == 0
    assert price(banker=False) == 1


@pytest.mark.quotes(
    "bellecour.commerce.13",
    "changing a Card with the Player on your right; and nothing is paid for that",
)
@pytest.mark.quotes(
    "academie.commerce.13",
    "changer une carte avec celui qui est à sa droite, & il n'en coûte rien pour cela",
)
def test_barter_with_the_right_costs_nothing() -> None:
    done = trades_by_barter(hand=HAND, gives=card("4H"), neighbours=OTHER, takes=card("QS"))
    assert done == Bartered(cards("AS KS QS"), cards("4H QD QH"), paid=0)
    assert barters_with(seat=0, players=3) == 1
    assert barters_with(seat=2, players=3) == 0


@pytest.mark.quotes("bellecour.commerce.13", "changing a Card with the Player on your right")
def test_what_cannot_be_bartered() -> None:
    done = trades_by_barter(hand=HAND, gives=card("AS"), neighbours=OTHER, takes=card("QH"))
    assert done.neighbours == cards("QS QD AS")
    for gives, takes in (("9H", "QS"), ("4H", "9H")):
        with pytest.raises(ValueError, match="of his"):
            trades_by_barter(hand=HAND, gives=card(gives), neighbours=OTHER, takes=card(takes))
    with pytest.raises(ValueError, match="neighbours="):
        both = cards("AS QD QH")
        trades_by_barter(hand=HAND, gives=card("4H"), neighbours=both, takes=card("QD"))
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="from 3 to 12"):
            barters_with(seat=0, players=wrong)


@pytest.mark.quotes(
    "bellecour.commerce.14",
    "they commerce, each one in his turn, till one of them has found what he wanted",
)
@pytest.mark.quotes(
    "academie.commerce.14",
    "chacun des Joueurs l'un aprés l'autre, & suivant son rang",
    "jusqu'à ce qu'il ait trouvé, ou quelqu'autre ait trouvé ce qu'il cherche",
)
def test_they_commerce_till_one_has_found() -> None:
    assert trades_next(seat=0, players=4, found=False) == 1
    assert trades_next(seat=3, players=4, found=False) == 0
    assert trades_next(seat=3, players=12, found=False) == 4
    assert trades_next(seat=0, players=4, found=True) is None
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="from 3 to 12"):
            trades_next(seat=0, players=wrong, found=True)


@pytest.mark.quotes(
    "bellecour.commerce.15",
    "the first that finds the Point, the Sequence, or the Tricon, shows down his Game",
)
@pytest.mark.quotes(
    "academie.commerce.15",
    "Celui qui le premier a rencontré le point, la séquence ou le tricon, montre son jeu",
)
def test_the_first_to_find_shows_his_game() -> None:
    held = ("AS KS 4H", "AS KS QS", "AS AH AD", "AS KH 4D")
    games = [Game.POINT, Game.SEQUENCE, Game.TRICON, None]
    assert [shows_down(hand=cards(hand), first=True) for hand in held] == games
    assert shows_down(hand=cards("AS AH AD"), first=False) is None


@pytest.mark.quotes(
    "bellecour.commerce.16",
    "shows it down without trading, those that are to speak after him, cannot trade that Tour",
)
def test_after_one_that_stands_nobody_trades() -> None:
    assert [may_trade(place=place, stands=2, shown=True) for place in (0, 1, 3, 4)] == [
        True,
        True,
        False,
        False,
    ]
    assert may_trade(place=3, stands=2, shown=False) is True
    assert may_trade(place=3, stands=2, shown=True, traded=True) is True


@pytest.mark.quotes("bellecour.commerce.16", "if he is the eldest Hand, nobody can trade")
def test_after_the_eldest_nobody_trades() -> None:
    assert not any(may_trade(place=place, stands=0, shown=True) for place in range(1, 12))
    assert may_trade(place=0, stands=11, shown=True) is True
    for place, stands in ((12, 0), (-1, 0), (1, 12), (1, -1), (1, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            may_trade(place=place, stands=stands, shown=True)


@pytest.mark.quotes(
    "academie.commerce.16",
    "un certain point auquel il veut se tenir, étend son jeu avant de commercer",
    "ne peuvent commercer, & s'en tiennent à leur jeu",
)
def test_apres_celui_qui_se_tient() -> None:
    place = range(4)
    told = [peut_commercer(place=p, se_tient=2, main=HAND, etendue=True) for p in place if p != 2]
    assert told == [True, True, False]
    assert peut_commercer(place=3, se_tient=2, main=HAND, etendue=False) is True
    assert peut_commercer(place=3, se_tient=2, main=HAND, etendue=True, commerce=True) is True


@pytest.mark.quotes("academie.commerce.16", "celui qui a un certain point")
def test_sans_point_on_ne_sait() -> None:
    tricon = cards("QS QD QH")
    assert peut_commercer(place=3, se_tient=2, main=tricon, etendue=True) is Silence.NOT_SAID
    assert peut_commercer(place=3, se_tient=2, main=tricon, etendue=False) is True
    assert peut_commercer(place=3, se_tient=2, main=cards("AS KS QS"), etendue=True) is False


@pytest.mark.quotes("academie.commerce.16", "si celui-là étoit premier, personne ne commerceroit")
def test_apres_le_premier_personne() -> None:
    places = range(1, 12)
    assert not any(peut_commercer(place=p, se_tient=0, main=HAND, etendue=True) for p in places)
    assert peut_commercer(place=0, se_tient=11, main=HAND, etendue=True) is True
    for place, stands in ((12, 0), (-1, 0), (1, 12), (1, -1), (1, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            peut_commercer(place=place, se_tient=stands, main=HAND, etendue=True)


@pytest.mark.quotes("bellecour.commerce.22", "equally with the other Players trade by Barter")
@pytest.mark.quotes("academie.commerce.22", "également comme les autres joueurs commercer au troc")
def test_the_banker_barters_as_the_others() -> None:
    assert [barters_with(seat=seat, players=3) for seat in range(3)] == [1, 2, 0]


@pytest.mark.quotes(
    "bellecour.commerce.22",
    "he must likewise furnish his left Hand neighbour with a Card from his Game",
    "if he desires it, without money",
)
@pytest.mark.quotes(
    "academie.commerce.22",
    "fournir au joueur de sa gauche qui veut commercer au troc avec lui",
    "une carte de son jeu sans argent",
)
def test_the_banker_furnishes_his_left_neighbour() -> None:
    assert furnishes(asks=3, banker=0, players=4) == 0
    assert furnishes(asks=1, banker=2, players=4) == 0
    assert furnishes(asks=0, banker=1, players=4) == 0
    assert furnishes(asks=3, banker=0, players=4, desires=False) is None
    assert furnishes(asks=1, banker=0, players=4) is None
    for asks in (-1, 4):
        with pytest.raises(ValueError, match="asks="):
            furnishes(asks=asks, banker=0, players=4)
