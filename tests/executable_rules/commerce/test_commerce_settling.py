"""Commerce: the Poul, the Banker's gain and loss, the tours."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.commerce.games import Held
from executable_rules.commerce.settling import (
    Party,
    Proportion,
    deals_of_tour,
    ended_formerly,
    next_banker,
    owes_each,
    owes_winner,
    receives_for_cards,
    receives_on_winning,
    tours,
    wins,
)
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

ONE_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)


def hands(*held: str) -> tuple[Held, ...]:
    return tuple(Held.parse(hand) for hand in held)


DEAL = hands("AS KS 4H", "4D 3D 2D", "7S 8H 9C")
EQUAL = hands("10S 9S 2H", "KD 9D 3C", "QC 9H 7D")


@pytest.mark.quotes(
    "bellecour.commerce.17", "he that has the highest Point, Sequence, or Tricon, wins"
)
@pytest.mark.quotes(
    "academie.commerce.17",
    "le plus fort point, la plus haute séquence, ou enfin le plus fort tricon, gagne",
)
def test_the_highest_wins() -> None:
    assert wins(hands=DEAL, banker=2) == 1
    assert wins(hands=hands("AS KS 4H", "AD 9D 2C", "7S 8H 9C"), banker=1) == 0


@pytest.mark.quotes("bellecour.commerce.17", "he that is on the right hand of the Banker dealing")
@pytest.mark.quotes("academie.commerce.17", "celui de la droite du Banquier mêlant")
def test_the_right_hand_deals_next() -> None:
    assert next_banker(banker=0, players=3) == 1
    assert next_banker(banker=11, players=12) == 0
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="from 3 to 12"):
            next_banker(banker=0, players=wrong)


@pytest.mark.quotes(
    "bellecour.commerce.20",
    "an equality of Points among several Players",
    "the Banker wins the Poul, in preference to the other Players",
)
@pytest.mark.quotes(
    "academie.commerce.20",
    "entre plusieurs joueurs que le point fut égal",
    "gagneroit la poule par préférence aux autres",
)
def test_of_equal_points_the_bankers() -> None:
    assert wins(hands=EQUAL, banker=0) == 0
    assert wins(hands=EQUAL, banker=1) == 1
    assert wins(hands=EQUAL, banker=2) is Silence.NOT_SAID


@pytest.mark.quotes("bellecour.commerce.20", "and there is no Sequence, or Tricon")
@pytest.mark.quotes("academie.commerce.20", "point de séquence ou de tricon")
def test_equal_sequences_are_not_told_of() -> None:
    assert wins(hands=hands("4S 3S 2S", "4H 3H 2H", "AD KD 9C"), banker=0) is Silence.NOT_SAID
    assert wins(hands=hands("10S 9S 2H", "KD 9D 3C", "6H 5H 4H"), banker=0) == 2
    assert wins(hands=hands("AS KH 2D", "AH KD 9C", "7S 5D 3C"), banker=0) is Silence.NOT_SAID
    assert wins(hands=hands("10S 9S 2H", "KD 9D 3C", "6H 4H 7C"), banker=1) == 1


@pytest.mark.quotes("bellecour.commerce.17", "wins, and they begin a fresh Deal")
def test_the_banker_is_one_of_the_players() -> None:
    for banker in (-1, 3):
        with pytest.raises(ValueError, match="seat="):
            wins(hands=DEAL, banker=banker)
    with pytest.raises(ValueError, match="players=2"):
        wins(hands=DEAL[:2], banker=0)
    assert wins(hands=DEAL, banker=0) == 1


@pytest.mark.quotes(
    "bellecour.commerce.18",
    "a Counter from each Player that trades for money, for every Card that he gives from the Stock",
)
@pytest.mark.quotes(
    "academie.commerce.18",
    "de ceux qui commercent pour argent un jetton pour chaque carte qu'il donne du talon",
)
def test_a_counter_for_every_card() -> None:
    assert receives_for_cards(cards=(2, 0, 1, 3), banker=1) == 6
    assert receives_for_cards(cards=(2, 4, 1, 3), banker=1) == 6
    assert receives_for_cards(cards=(0, 4, 0), banker=1) == 0
    with pytest.raises(ValueError, match="cards=-1"):
        receives_for_cards(cards=(0, -1, 0), banker=0)


@pytest.mark.quotes(
    "bellecour.commerce.21",
    "a Counter from each Player, who trades with the Bank, when he wins the party",
)
@pytest.mark.quotes(
    "academie.commerce.21",
    "tirer un jetton de chaque joueur qui a commercé à la banque, lorsqu'il gagne la partie",
)
def test_when_he_wins_each_that_traded_pays_him_one() -> None:
    assert receives_on_winning(at_the_bank=(True, False, True, True), banker=0, wins=True) == 2
    assert receives_on_winning(at_the_bank=(True, False, True, True), banker=1, wins=True) == 3
    assert receives_on_winning(at_the_bank=(True, True, True), banker=0, wins=False) == 0


@pytest.mark.quotes(
    "bellecour.commerce.23",
    "whatever Game he may have, if he does not win the Poul, he is obliged to pay a Counter to him",
)
@pytest.mark.quotes(
    "academie.commerce.23",
    "lorsqu'il ne gagne pas la Poule, est obligé de donner un jetton à celui qui la",
)
def test_the_banker_pays_the_winner() -> None:
    assert owes_winner(wins=False) == 1
    assert owes_winner(wins=True) == 0


@pytest.mark.quotes(
    "bellecour.commerce.24",
    "If he has Point, Sequence, or Tricon, and does not win the Poul",
    "one that is higher, he pays a Counter to each Player",
)
@pytest.mark.quotes(
    "academie.commerce.24",
    "parce qu'un autre joueur l'auroit plus haut",
    "donneroit un jetton à chacun des joueurs",
)
def test_a_beaten_banker_pays_each() -> None:
    assert owes_each(hands=DEAL, seat=0, banker=0) == ONE_EACH
    assert owes_each(hands=DEAL, seat=1, banker=1) == NOTHING
    assert owes_each(hands=DEAL, seat=2, banker=2) == NOTHING  # he has none of the three
    assert owes_each(hands=EQUAL, seat=1, banker=1) == NOTHING
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="seat="):
            owes_each(hands=DEAL, seat=seat, banker=0)


@pytest.mark.quotes("bellecour.commerce.24", "to which the other Players are not liable")
@pytest.mark.quotes("academie.commerce.24", "à quoi les autres joueurs ne sont pas tenus")
def test_the_others_pay_nothing() -> None:
    assert owes_each(hands=DEAL, seat=0, banker=1) == NOTHING
    assert owes_each(hands=DEAL, seat=0, banker=0).amount == 1


@pytest.mark.example("commerce.more-than-received")
def test_the_banker_pays_more_than_he_received() -> None:
    received = receives_for_cards(cards=(0, 0, 0), banker=0)
    paid = owes_each(hands=DEAL, seat=0, banker=0).amount * (len(DEAL) - 1)
    assert (received, paid) == (0, 2)
    assert receives_for_cards(cards=(0, 1, 0), banker=0) == 1 < paid


@pytest.mark.quotes("bellecour.commerce.26", "play'd till one of the Players had lost his Stake")
@pytest.mark.quotes("academie.commerce.26", "jusqu'à ce que quelque joueur eût perdu son enjeu")
def test_formerly_a_lost_stake_ended_it() -> None:
    assert ended_formerly(stakes=(0, 5, 9)) is Party.ENDED
    assert ended_formerly(stakes=(4, 0, 0)) is Party.ENDED
    assert ended_formerly(stakes=(1, 5, 9)) is Party.GOES_ON
    with pytest.raises(ValueError, match="stakes=-1"):
        ended_formerly(stakes=(-1, 5, 9))
    with pytest.raises(ValueError, match="players=2"):
        ended_formerly(stakes=(0, 5))


@pytest.mark.quotes(
    "bellecour.commerce.27", "when there are twelve Players, they may, therefore, play five Tours"
)
@pytest.mark.quotes("academie.commerce.27", "à douze personnes jouer cinq tours")
def test_twelve_play_five_tours() -> None:
    assert tours(players=12) == Proportion(Fraction(5), Fraction(5))


@pytest.mark.quotes("bellecour.commerce.27", "and in proportion, as the number is less")
@pytest.mark.quotes("academie.commerce.27", "& à proportion, lorsqu'on sera moins")
def test_in_proportion_may_be_read_in_two_ways() -> None:
    assert tours(players=6) == Proportion(Fraction(5, 2), Fraction(10))
    for players in range(3, 13):
        assert tours(players=players).fewer_tours == Fraction(5 * players, 12)
        assert tours(players=players).as_many_deals * deals_of_tour(players=players) == 60


@pytest.mark.quotes(
    "bellecour.commerce.27", "a Tour is till each one of the Players has dealt once"
)
@pytest.mark.quotes("academie.commerce.27", "un tour, c'est le tems que chacun mêle une fois")
def test_a_tour_has_a_deal_for_each() -> None:
    assert [deals_of_tour(players=players) for players in (3, 12)] == [3, 12]
    for wrong in (2, 13):
        with pytest.raises(ValueError, match="from 3 to 12"):
            deals_of_tour(players=wrong)
