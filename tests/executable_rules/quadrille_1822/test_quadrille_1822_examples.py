"""Quadrille of 1822: what the treatise says can happen does happen, in deals made for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.quadrille_1822.playing import may_be_played
from executable_rules.quadrille_1822.stakes import outcome
from executable_rules.quadrille_1822.terms import Mode, Outcome

TRUMP = Suit.HEARTS
ORDER = ombre_ranking(TRUMP)
HOMBRE = 0

Hand = tuple[Card, ...]


def deal(*hands: str) -> tuple[Hand, ...]:
    """Four hands, the hombre's first, that are the whole pack."""
    dealt = tuple(map(cards, hands))
    assert [len(hand) for hand in dealt] == [10] * 4
    assert {card for hand in dealt for card in hand} == set(OMBRE_PACK)
    return dealt


def replayed(dealt: Sequence[Hand], leader: int, line: Sequence[str]) -> list[int]:
    """Winners of the tricks of a line, every card of which must be lawful."""
    held = [list(hand) for hand in dealt]
    winners = []
    for trick in map(cards, line):
        for place, card in enumerate(trick):
            hand = held[(leader + place) % 4]
            assert card in may_be_played(hand=tuple(hand), trick=trick[:place], trump=TRUMP), card
            hand.remove(card)
        leader = (leader + winner(trick, ORDER)) % 4
        winners.append(leader)
    return winners


def tricks_led(dealt: Sequence[Hand], leader: int, leads: Sequence[Card]) -> int:
    """Tricks of one who leads these cards one after another, until another may take one.

    Of several cards that they may play the others give the lowest.
    """
    held = [list(hand) for hand in dealt]
    for made, led in enumerate(leads):
        trick = [led]
        held[leader].remove(led)
        for seat in ((leader + place) % 4 for place in (1, 2, 3)):
            lawful = may_be_played(hand=tuple(held[seat]), trick=tuple(trick), trump=TRUMP)
            if any(ORDER.beats(card, led) for card in lawful):
                return made
            given = min(lawful, key=lambda card: sum(ORDER.beats(card, it) for it in lawful))
            held[seat].remove(given)
            trick.append(given)
    return len(leads)


EIGHT_TRUMPS = deal(
    "KH QH JH 2H 3H 4H 5H 6H 2S 2C",
    "AS 7H AC AH KS QS KC QC KD QD",
    "JS 7S 6S JC 7C 6C JD AD 2D 3D",
    "5S 4S 3S 5C 4C 3C 4D 5D 6D 7D",
)

THREE_MATADORS = deal(
    "AS 7H AC KS QS JS KD QD KC QC",
    "AH KH QH 7S 6S 5S JC 7C 6C 5C",
    "JH 2H 3H 4S 3S 2S JD AD 2D 3D",
    "4H 5H 6H 4D 5D 6D 7D 4C 3C 2C",
)

TWO_MATADORS = deal(
    "AS 7H KS QS KD QD KC QC JS JD",
    "AC AH KH QH 7S 6S AD 2D JC 7C",
    "JH 2H 3H 5S 4S 3D 4D 5D 6C 5C",
    "4H 5H 6H 3S 2S 6D 7D 4C 3C 2C",
)


@pytest.mark.example("quadrille-1822.eight-trumps")
def test_with_eight_trumps_the_game_may_be_lost_in_codille() -> None:
    trumps = [card for card in EIGHT_TRUMPS[HOMBRE] if ORDER.is_trump(card)]
    assert len(trumps) == 8 and not set(trumps) & set(matadors(TRUMP))
    lost = tricks_led(EIGHT_TRUMPS, 1, cards("AS 7H AC AH KS KC"))
    assert lost == 6
    assert outcome(tricks=10 - lost, mode=Mode.SOLO) is Outcome.CODILLE


@pytest.mark.example("quadrille-1822.two-matadors")
@pytest.mark.parametrize(
    ("dealt", "best", "tricks"), [(THREE_MATADORS, 3, 10), (TWO_MATADORS, 2, 8)]
)
def test_with_three_trumps_or_two_it_may_be_won(
    dealt: tuple[Hand, ...], best: int, tricks: int
) -> None:
    hand = dealt[HOMBRE]
    assert tuple(card for card in hand if ORDER.is_trump(card)) == matadors(TRUMP)[:best]
    made = tricks_led(dealt, HOMBRE, hand)
    assert made == tricks
    assert outcome(tricks=made, mode=Mode.SOLO) is Outcome.WON


@pytest.mark.example("quadrille-1822.the-lead")
def test_the_same_hand_makes_a_vole_with_the_lead_and_loses_without_it() -> None:
    assert tricks_led(THREE_MATADORS, HOMBRE, THREE_MATADORS[HOMBRE]) == 10
    line = [
        "7S 4S 4H JS",  # each adversary trumps the suit that he has not
        "4D QD AH JD",
        "JC JH 4C QC",
        "3S 5H QS 6S",
        "5D KD KH 2D",
        "7C 2H 3C KC",
        "2S 6H KS 5S",
        "6D AC QH AD",
    ]
    winners = replayed(THREE_MATADORS, 1, line)
    assert winners == [3, 1, 2, 3, 1, 2, 3, HOMBRE]
    left = len(THREE_MATADORS[HOMBRE]) - len(line)
    assert outcome(tricks=winners.count(HOMBRE) + left, mode=Mode.DIMIDIATOR) is Outcome.CODILLE
