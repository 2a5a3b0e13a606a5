"""Commerce: the Poul, the Banker's gain and loss, the tours."""

from __future__ import annotations

import pytest

from executable_rules.commerce.games import Held
from executable_rules.commerce.settling import owes_each, receives_for_cards, wins
from executable_rules.mechanics.results import Silence


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


@pytest.mark.example("commerce.more-than-received")
def test_the_banker_pays_more_than_he_received() -> None:
    received = receives_for_cards(cards=(0, 0, 0), banker=0)
    paid = owes_each(hands=DEAL, seat=0, banker=0).amount * (len(DEAL) - 1)
    assert (received, paid) == (0, 2)
    assert receives_for_cards(cards=(0, 1, 0), banker=0) == 1 < paid
