"""Whist: the rules, turns, the game of 1687, and the worked examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.whist.rules import WithStock, by_tricks, deal, three_handed_deal, trick_won_by
from executable_rules.whist.rules_1687 import dealt_1687, pack_1687
from executable_rules.whist.terms import PACK, order, without_revoking
from executable_rules.whist.turns import must_not_win


@pytest.mark.quotes(
    "seymour.whist.observations.2", "now the Cards are dealt round 1 and 1 at a Time"
)
def test_the_cards_are_dealt_round_one_by_one() -> None:
    dealt = deal(pack=PACK)
    assert [len(hand) for hand in dealt.hands] == [13] * 4
    assert [hand[0] for hand in dealt.hands] == list(PACK[:4])
    assert dealt.hands[1][:3] == (PACK[1], PACK[5], PACK[9])
    assert dealt.trump_card == PACK[51] == dealt.hands[3][-1]
    assert {card for hand in dealt.hands for card in hand} == set(PACK)
    assert deal(pack=cards("AS KS QS JS")).hands == tuple((card,) for card in cards("AS KS QS JS"))
    for wrong in (PACK[1:], PACK[2:], ()):
        with pytest.raises(ValueError, match="goes round to 4"):
            deal(pack=wrong)


@given(st.permutations(PACK), st.integers(1, 13), st.integers(2, 3), st.sampled_from(Suit))
def test_what_is_left_never_revokes_nor_needlessly_wins(
    dealt: list[Card], held: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:held]), tuple(dealt[13 : 13 + lying])
    left = must_not_win(hand=hand, trick=trick, trump=trump)
    assert left and set(left) <= set(without_revoking(hand, trick))
    wins = [trick_won_by(trick=(*trick, card), trump=trump) == lying for card in left]
    assert all(wins) or not any(wins)


@pytest.mark.example("whist.without-deuces")
def test_twelve_apiece_come_out_without_the_deuces_only() -> None:
    deal = dealt_1687(players=4)
    assert (4 * deal.hand, deal.stock) == (len(pack_1687()), 0)
    assert three_handed_deal() == WithStock(hand=12, stock=16, trump_place=52)
    assert 4 * three_handed_deal().hand == len(pack()) - 4


Hands = dict[str, list[Card]]


def suited(text: str, suit: str) -> str:
    return " ".join(f"{rank}{suit}" for rank in text.split())


def hands_of(**held: str) -> Hands:
    hands = {name: list(cards(text)) for name, text in held.items()}
    assert sorted(map(str, (card for hand in hands.values() for card in hand))) == sorted(
        map(str, PACK)
    )
    return hands


def lowest(hand: list[Card], trick: list[Card]) -> Card:
    """The lowest card that may be played, of a plain suit if it can be."""
    places = {card: place for suit in order().suits.values() for place, card in enumerate(suit)}
    free = without_revoking(tuple(hand), trick)
    return max(free, key=lambda card: (card.suit is not Suit.CLUBS, places[card]))


def play(hands: Hands, seats: str, told: list[str]) -> list[str]:
    """Who wins each trick; ``told`` are its cards by player, as "A7C D8C", the leader first."""
    winners: list[str] = []
    for line in told:
        named = {word[0]: Card.parse(word[1:]) for word in line.split()}
        leader = line[0]
        assert not winners or leader == winners[-1], "who won leads next"
        at, trick = seats.index(leader), list[Card]()
        turn = seats[at:] + seats[:at]
        for player in turn:
            card = named.get(player) or lowest(hands[player], trick)
            assert card in without_revoking(tuple(hands[player]), trick), "no revoke"
            hands[player].remove(card)
            trick.append(card)
        winners.append(turn[trick_won_by(trick=tuple(trick), trump=Suit.CLUBS)])
    return winners


def test_a_slam() -> None:
    hands = hands_of(
        A=f"{suited('K J 9 7', 'C')} {suited('A K Q J', 'D')} {suited('A K Q', 'H')} AS KS",
        B=f"{suited('10 9 8 7 6 5 4 3 2', 'D')} 3S 2S 3H 2H",
        C=f"{suited('6 5 4 3 2', 'C')} {suited('J 10 9 8 7 6 5 4', 'H')}",
        D=f"{suited('A Q 10 8', 'C')} {suited('Q J 10 9 8 7 6 5 4', 'S')}",
    )
    told = ["A7C D8C", "D4S C3C", "C4C A9C D10C", "D5S C5C", "C6C AJC DQC", "DAC"]
    told += [f"D{rank}S" for rank in ["Q", "J", "10", "9", "8", "7", "6"]]
    # C deals, so that A leads, and the partners A and B, C and D, sit across.
    winners = play(hands, "ADBC", told)
    assert winners[:6] == ["D", "C", "D", "C", "D", "D"]
    assert len(winners) == 13 and set(winners) == {"C", "D"}
    assert by_tricks(tricks=13) == 7


def test_the_saw() -> None:
    hands = hands_of(
        A=f"{suited('A K Q J', 'C')} {suited('A K Q J', 'H')} {suited('A K Q J', 'D')} AS",
        B=f"{suited('K Q J 10 9 8 7 6 5 4 3', 'S')} 2H 2D",
        C=f"{suited('10 9 8 7', 'C')} {suited('10 9 8 7 6 5 4 3', 'H')} 2S",
        D=f"{suited('6 5 4 3 2', 'C')} {suited('10 9 8 7 6 5 4 3', 'D')}",
    )
    told = ["C3H D2C", "D3D C7C", "C4H D3C", "D4D C8C", "C5H D4C", "D5D C9C", "C6H D5C"]
    told += ["D6D C10C", "C2S D6C"]
    for seats in ("CADB", "CBDA"):
        left = {name: list(hand) for name, hand in hands.items()}
        assert play(left, seats, told) == ["D", "C"] * 4 + ["D"]
        assert sorted(map(str, left["A"])) == ["AC", "JC", "KC", "QC"]
