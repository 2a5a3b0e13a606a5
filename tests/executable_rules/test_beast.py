"""The Beast, La Bête: tests that quote its rules in 1687 and 1754."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast import (
    Heaps,
    deals_wrong,
    hath_the_king,
    is_better,
    plays,
    staked,
    stock,
    takes_play,
    takes_triolet,
    wins_the_king,
)
from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.results import Forfeit, Payee, Ruling, Silence, Unit, Verdict

KING = Card.parse("KS")


@pytest.mark.quotes("cotton.beast.1", "The best Cards are King, Queen, and so forwards")
@pytest.mark.quotes("seymour.beast.1", "The best Cards are, King, Queen, and so forwards")
def test_king_queen_and_so_forwards() -> None:
    suit = cards("KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H")
    for higher, lower in pairwise(suit):
        assert is_better(card=higher, other=lower)
        assert not is_better(card=lower, other=higher)
    assert not is_better(card=suit[0], other=suit[0])
    for wrong in ("AH KH", "KH AH", "KH QS"):
        card, other = cards(wrong)
        with pytest.raises(ValueError, match="of one suit, and no Ace"):
            is_better(card=card, other=other)


@pytest.mark.quotes("cotton.beast.2", "They make three heaps, the King, the Play, and the Triolet")
@pytest.mark.quotes("seymour.beast.2", "They make 3 Heaps, the King, the Play, and the Triolet")
@pytest.mark.quotes("cotton.beast.4", "every one stakes to the three heaps")
@pytest.mark.quotes("seymour.beast.4", "every one stakes to the three Heaps")
def test_every_one_stakes_to_three_heaps() -> None:
    assert staked(players=4, each=2) == Heaps(king=8, play=8, triolet=8)
    assert staked(players=3, each=1) == (3, 3, 3)
    for players, each in ((2, 1), (3, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            staked(players=players, each=each)


@pytest.mark.quotes(
    "cotton.beast.3",
    "To every one is dealt five Cards; there may play three, four, five, or more",
)
@pytest.mark.quotes(
    "seymour.beast.3", "To every one is dealt 5 Cards (3, 4, 5, Persons, or more, may play at it)"
)
def test_three_or_more_have_five_cards() -> None:
    assert [stock(players=it) for it in (3, 4, 5, 10)] == [37, 32, 27, 2]
    for wrong in (2, 11):
        with pytest.raises(ValueError, match="players"):
            stock(players=wrong)


@pytest.mark.quotes("cotton.beast.3", "as at French Ruff, with the same rigour")
def test_in_1687_with_the_rigour_of_french_ruff() -> None:
    def may(hand: str, trick: str) -> tuple[Card, ...]:
        return plays(hand=cards(hand), trick=cards(trick), trump=Suit.SPADES)

    assert may("7H 2S 3D", "KH") == cards("7H")
    assert may("2S 3S 3D", "KH 9S") == cards("2S 3S")
    assert may("10S 2S 3D", "KH 9S") == cards("10S")
    one = Forfeit(1, Unit.POINT, Payee.ADVERSARY)
    assert deals_wrong(hands=(5, 6, 5)) == Ruling(Verdict.LOSES_DEAL, one)
    assert deals_wrong(hands=(5, 5, 5)) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "cotton.beast.5", "He that wins most tricks takes up the heap that is called the Play"
)
@pytest.mark.quotes(
    "seymour.beast.5", "He who wins most Tricks, takes up the Heap that is called the Play"
)
def test_most_tricks_take_the_play() -> None:
    assert takes_play(tricks=(1, 3, 1)) == 1
    assert takes_play(tricks=(2, 1, 1, 1)) == 0
    assert takes_play(tricks=(2, 2, 1)) is Silence.NOT_SAID
    assert takes_play(tricks=(1, 1, 1, 1, 1)) is Silence.NOT_SAID
    for wrong in ((2, 1, 1), (3, 2, 1)):
        with pytest.raises(ValueError, match="from 5 to 5"):
            takes_play(tricks=wrong)


@pytest.mark.quotes("cotton.beast.6", "He that hath the King takes up the heap")
def test_in_1687_he_that_hath_the_king() -> None:
    assert hath_the_king(dealt=cards("KS 2H"), king=KING)
    assert not hath_the_king(dealt=cards("KH QS"), king=KING)
    with pytest.raises(ValueError, match="it is a King"):
        hath_the_king(dealt=cards("QS"), king=Card.parse("QS"))


@pytest.mark.quotes("seymour.beast.6", "He who wins the King, takes up the Heap so called")
def test_in_1754_he_who_wins_the_king() -> None:
    assert wins_the_king(won=cards("AS KS 2H 4C"), king=KING)
    assert not wins_the_king(won=cards("KH QS"), king=KING)
    with pytest.raises(ValueError, match="it is a King"):
        wins_the_king(won=cards("QS"), king=Card.parse("QS"))


@pytest.mark.quotes("cotton.beast.6", "He that hath the King")
@pytest.mark.quotes("seymour.beast.6", "He who wins the King")
def test_a_king_lost_in_a_trick_parts_the_books() -> None:
    dealt, won = cards("KS 2H 4C 7D 9D"), cards("9D 8D 2D")
    assert hath_the_king(dealt=dealt, king=KING)
    assert not wins_the_king(won=won, king=KING)


@pytest.mark.quotes(
    "seymour.beast.7",
    "he who hath 3 of any Sort, that is, 3 Fours, 3 Fives, 3 Sixes, &c. takes up the Triolet",
)
def test_three_of_any_sort_take_the_triolet() -> None:
    assert takes_triolet(dealt=cards("4S 4H 4D KS 2C"))
    assert takes_triolet(dealt=cards("KS KH KD KC 2C"))
    assert not takes_triolet(dealt=cards("4S 4H 5D 5S 2C"))
    assert not takes_triolet(dealt=())


@settings(max_examples=40)
@given(st.permutations(pack()), st.integers(3, 5), st.lists(st.integers(0, 4), min_size=5))
def test_nothing_is_lost_between_players_and_heaps(
    deck: list[Card], players: int, winners: list[int]
) -> None:
    names = [f"player {seat}" for seat in range(players)]
    hands = {name: deck[5 * seat : 5 * seat + 5] for seat, name in enumerate(names)}
    table = Boxes.opened(names, {"king": (KING,), "play": (), "triolet": ()}).staked(2)
    heaps = staked(players=players, each=2)
    assert tuple(table.lying(heap) for heap in heaps._fields) == heaps
    tricks = tuple([seat % players for seat in winners[:5]].count(it) for it in range(players))
    seat = takes_play(tricks=tricks)
    table = table.drawn(names[seat], ("play",)) if isinstance(seat, int) else table
    for name, hand in hands.items():
        taken = ("king",) if hath_the_king(dealt=tuple(hand), king=KING) else ()
        assert table.drawn_by(hand) == taken
        table = table.drawn(name, taken)
        table = table.drawn(name, ("triolet",) if takes_triolet(dealt=tuple(hand)) else ())
    assert table.ledger.total == 0
    assert all(table.lying(heap) >= 0 for heap in heaps._fields)
