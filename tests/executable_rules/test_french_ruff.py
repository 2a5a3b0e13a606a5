"""French-Ruff: tests that quote its rules in 1687 and 1754."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.french_ruff import (
    HAND,
    Hand,
    TakenUp,
    deals,
    deals_wrong,
    may_be_of_a_side,
    may_be_on_a_side_1754,
    may_deal_by,
    order,
    plays,
    plays_before_turn,
    points,
    renounces,
    score,
    stock,
    takes_up,
    trick_won_by,
)
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.replay import Position, TrickGame, play
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Silence,
    Unit,
    Verdict,
)
from executable_rules.mechanics.tricks import winner
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ONE = Forfeit(1, Unit.POINT, Payee.ADVERSARY)


@pytest.mark.quotes(
    "cotton.french-ruff.1",
    "lift for deal; most or least carries it, according to the agreement",
)
@pytest.mark.quotes(
    "seymour.french-ruff.1", "cut for Deal; most, or least, carries it, according to the Agreement"
)
def test_most_or_least_deals_as_is_agreed() -> None:
    assert deals(lifted=cards("9S KH 2C"), most=True) == 1
    assert deals(lifted=cards("9S KH 2C"), most=False) == 2
    assert deals(lifted=cards("KS KH 2C"), most=True) is Silence.NOT_SAID
    assert deals(lifted=cards("2S KH 2C"), most=False) is Silence.NOT_SAID
    assert deals(lifted=cards("9S 10S"), most=True) == 1
    with pytest.raises(ValueError, match="2 or more"):
        deals(lifted=cards("9S"), most=True)


@pytest.mark.quotes("cotton.french-ruff.2", "either two, four, or six of a side")
def test_two_four_or_six_of_a_side() -> None:
    assert [it for it in range(10) if may_be_of_a_side(players=it)] == [2, 4, 6]


@pytest.mark.quotes("seymour.french-ruff.2", "Two Persons may play 4 or 6 on a Side")
def test_in_1754_two_persons_or_4_or_6_on_a_side() -> None:
    assert [it for it in range(10) if may_be_on_a_side_1754(players=it)] == [1, 4, 6]


@pytest.mark.quotes(
    "cotton.french-ruff.3",
    "dealing to each five a piece, either two first at a time, or three, according to pleasure",
)
@pytest.mark.quotes(
    "seymour.french-ruff.3",
    "Dealing to each 5 Cards a-piece; either 2 or 3 at a Time, according to Pleasure",
)
def test_by_two_and_three_or_three_and_two() -> None:
    ways = (it for many in range(1, 6) for it in product(range(1, 6), repeat=many))
    may = [it for it in ways if sum(it) == HAND and may_deal_by(packets=it)]
    assert may == [(2, 3), (3, 2)]
    assert not may_deal_by(packets=(2, 2))


@pytest.mark.quotes("cotton.french-ruff.3", "he that deals turns up Trump")
@pytest.mark.quotes("seymour.french-ruff.3", "he who deals turns up Trump")
def test_a_card_is_left_to_turn_up() -> None:
    assert [stock(players=it) for it in (2, 4, 8, 10)] == [42, 32, 12, 2]
    for wrong in (1, 11):
        with pytest.raises(ValueError, match="players"):
            stock(players=wrong)


@pytest.mark.example("french-ruff.six-of-a-side")
def test_the_pack_does_not_suffice_for_six_of_a_side() -> None:
    most = max(it for it in range(2, 11) if stock(players=it) >= 1)
    sides = [it for it in range(7) if may_be_of_a_side(players=it)]
    assert most == 10
    assert [2 * it <= most for it in sides] == [True, True, False]
    assert 2 * sides[-1] * HAND == 60 > len(pack())
    with pytest.raises(ValueError, match="more than the pack's 52"):
        stock(players=2 * sides[-1])


@pytest.mark.quotes(
    "cotton.french-ruff.4",
    "the Queen is next, the Knave next, and next to that the Ace",
    "follow in preheminency according to the number of the Pips",
)
@pytest.mark.quotes(
    "seymour.french-ruff.4",
    "the Queen is next, the Knave next, and next the Ace",
    "follow in Preheminency, according to the Number of the Pips",
)
def test_the_order_of_a_suit() -> None:
    suit = cards("KH QH JH AH 10H 9H 8H 7H 6H 5H 4H 3H 2H")
    for trump in (Suit.HEARTS, Suit.SPADES):
        for place in range(12):
            assert trick_won_by(trick=suit[place : place + 2], trump=trump) == 0
            assert trick_won_by(trick=suit[place : place + 2][::-1], trump=trump) == 1


@pytest.mark.quotes("cotton.french-ruff.4", "all small Trumps win the highest of any other suit")
@pytest.mark.quotes("seymour.french-ruff.4", "all small Trumps win the highest of any other Suit")
def test_the_least_trump_wins_the_highest_of_another_suit() -> None:
    assert trick_won_by(trick=cards("KH 2S KD"), trump=Suit.SPADES) == 1
    assert trick_won_by(trick=cards("KH 2S KD"), trump=Suit.CLUBS) == 0
    assert trick_won_by(trick=cards("2S KH"), trump=Suit.SPADES) == 0


@pytest.mark.quotes(
    "cotton.french-ruff.5",
    "must take the Ace turn'd up, and all other Trumps which immediately follow that",
    "laying out so many Cards as he took up",
)
@pytest.mark.quotes(
    "seymour.french-ruff.5",
    "must take the Ace turned up, and all other Trumps which immediately follow it",
    "laying out so many Cards as he took up",
)
def test_the_ace_turned_up_is_taken_with_the_trumps_that_follow() -> None:
    turned = cards("AS 7S KS 2H 9S")

    def taken(turned: Hand, his: bool = True) -> TakenUp:
        return takes_up(turned=turned, his=his, agreed=True)

    assert taken(turned) == TakenUp(cards("AS 7S KS"), lays_out=3)
    assert taken(turned[:2]) == TakenUp(cards("AS 7S"), lays_out=2)
    assert taken(cards("AS 2H 9S")) == TakenUp(cards("AS"), lays_out=1)
    assert taken(turned, his=False) == TakenUp((), lays_out=0)
    assert taken(cards("KS 7S")) == TakenUp((), lays_out=0)


@pytest.mark.quotes("cotton.french-ruff.5", "if so agreed among the Gamesters")
@pytest.mark.quotes("seymour.french-ruff.5", "if so agreed among the Gamesters")
def test_the_trumps_that_follow_if_so_agreed() -> None:
    turned = cards("AS 7S KS")
    assert takes_up(turned=turned, his=True, agreed=False) == TakenUp(cards("AS"), lays_out=1)


@pytest.mark.quotes(
    "cotton.french-ruff.6",
    "to win two tricks signifies nothing, to win three or four wins but one",
    "to win five is the winning of five",
)
@pytest.mark.quotes(
    "seymour.french-ruff.6",
    "To win 2 Tricks signifies nothing, to win 3 or 4 wins but 1",
    "to win 5 is the winning of 5",
)
def test_what_the_tricks_win() -> None:
    assert [score(tricks=tricks) for tricks in range(6)] == [0, 0, 0, 1, 1, 5]
    for wrong in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            score(tricks=wrong)


@pytest.mark.quotes(
    "cotton.french-ruff.7", "If you play at forsat", "he that deals wrong loseth one and his Deal"
)
@pytest.mark.quotes(
    "seymour.french-ruff.7", "If you play at Forsat", "he who deals wrong loseth 1 and his Deal"
)
def test_at_forsat_who_deals_wrong_loses_one_and_his_deal() -> None:
    assert points(1) == ONE
    assert deals_wrong(hands=(5, 5, 5, 4)) == Ruling(Verdict.LOSES_DEAL, ONE)
    assert deals_wrong(hands=(6, 5, 5, 5)) == Ruling(Verdict.LOSES_DEAL, ONE)
    assert deals_wrong(hands=(5, 5, 5, 5)) == Ruling(Verdict.NOTHING_FOLLOWS)
    assert deals_wrong(hands=(5, 5, 5, 4), forsat=False) == Ruling(Verdict.NOT_SAID)
    assert deals_wrong(hands=(5, 5), forsat=False) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "cotton.french-ruff.8",
    "bound to follow suit, and if you renounce or renege, you lose the whole Game",
    "otherwise but one or two, according to agreement",
)
@pytest.mark.quotes(
    "seymour.french-ruff.8",
    "bound to follow Suit, and if you renounce, you lose the whole Game, if you so make it",
    "otherwise but 1 or 2, according to Agreement",
)
def test_a_renounce_loses_the_game_or_one_or_two() -> None:
    def lost(played: str, otherwise: int = 1, whole_game: bool = False) -> Forfeit | Penalty:
        return renounces(
            hand=cards("7H 2S"),
            trick=cards("KH 3H"),
            played=Card.parse(played),
            otherwise=otherwise,
            whole_game=whole_game,
        )

    assert lost("2S", whole_game=True) is Penalty.LOSES_GAME
    assert [lost("2S", it) for it in (1, 2)] == [ONE, Forfeit(2, Unit.POINT, Payee.ADVERSARY)]
    assert lost("7H") == NOTHING
    for wrong in (0, 3):
        with pytest.raises(ValueError, match="from 1 to 2"):
            lost("2S", wrong)
    with pytest.raises(ValueError, match="a card of the hand"):
        lost("9H")
    none = renounces(hand=cards("2S"), trick=cards("KH"), played=Card.parse("2S"), otherwise=1)
    assert none == NOTHING
    default = renounces(
        hand=cards("7H 2S"), trick=cards("KH"), played=Card.parse("2S"), otherwise=2
    )
    assert default == Forfeit(2, Unit.POINT, Payee.ADVERSARY)


def _may(hand: str, trick: str) -> Hand:
    return plays(hand=cards(hand), trick=cards(trick), trump=Suit.SPADES)


@pytest.mark.quotes("cotton.french-ruff.8", "You are bound to follow suit")
@pytest.mark.quotes("seymour.french-ruff.8", "You are bound to follow Suit")
def test_he_follows_and_without_the_suit_plays_what_he_will() -> None:
    assert _may("7H 2S 3D", "KH") == cards("7H")
    assert _may("7H 2S 3D", "KH QS") == cards("7H")
    assert _may("2S 3D", "KH QH") == cards("2S 3D")
    assert _may("2S 3D", "") == cards("2S 3D")


@pytest.mark.quotes(
    "cotton.french-ruff.9",
    "if the next player hath none of the former suit, he must trump it again, although he hath "
    "never a trump in his hand that can win the former trump",
)
@pytest.mark.quotes(
    "seymour.french-ruff.9",
    "if the next Player hath none of the former Suit, he must trump it again, tho' he hath not a "
    "Trump in his Hand that can win the former Trump",
)
def test_what_is_trumped_he_must_trump_again() -> None:
    assert _may("2S 3S 3D", "KH 9S") == cards("2S 3S")
    assert _may("2S 3D", "KH 9S QH") == cards("2S")
    assert _may("4C 3D", "KH 9S") == cards("4C 3D")


@pytest.mark.quotes("cotton.french-ruff.9", "and so it must pass to the last player")
@pytest.mark.quotes("cotton.french-ruff.10", "bound to win the highest trump play'd, if they can")
@pytest.mark.quotes("seymour.french-ruff.9", "and so it must pass to the last Player")
@pytest.mark.quotes("seymour.french-ruff.10", "bound to win the highest Trump played if they can")
def test_the_highest_trump_played_must_be_won() -> None:
    assert _may("10S QS 2S 3D", "KH 9S") == cards("10S QS")
    assert _may("10S QS 2S 3D", "KH 9S KS") == cards("10S QS 2S")
    assert _may("KS QS 2S 3D", "KH 9S JS") == cards("KS QS")
    assert _may("10S 2S 3H", "9S") == cards("10S")
    assert _may("7S 2S 3H", "9S") == cards("7S 2S")


@pytest.mark.quotes("cotton.french-ruff.9", "He that plays a Card that is trumped by the follower")
@pytest.mark.quotes("seymour.french-ruff.9", "He who plays a Card that is trumped by the Follower")
def test_a_trump_led_is_not_trumped_by_the_follower() -> None:
    assert _may("10S QS 3D", "KH 9S") == cards("10S QS")
    for trick, ruffed in (("KH", False), ("9S", False), ("9S 2S", False), ("KH 9S", True)):
        told = explain(plays, hand=cards("10S 3D"), trick=cards(trick), trump=Suit.SPADES)
        assert told.call.steps[0] == Proviso("trumped by the follower", ruffed)


@pytest.mark.quotes(
    "cotton.french-ruff.11",
    "he who playeth before his turn loseth one, unless it be the last Card of all",
)
@pytest.mark.quotes(
    "seymour.french-ruff.11",
    "he who playeth before his Turn, loseth 1, unless it be the last Card of all",
)
def test_who_plays_before_his_turn_loses_one() -> None:
    assert plays_before_turn(seat=2, turn=1) == ONE
    assert plays_before_turn(seat=2, turn=1, last_card=True) == NOTHING
    assert plays_before_turn(seat=1, turn=1) == NOTHING
    assert plays_before_turn(seat=1, turn=1, last_card=True) == NOTHING


@settings(max_examples=40)
@given(st.permutations(pack()), st.integers(1, 5), st.integers(0, 3), st.sampled_from(Suit))
def test_something_may_always_be_played(
    deck: list[Card], held: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(deck[:held]), tuple(deck[held : held + lying])
    allowed = plays(hand=hand, trick=trick, trump=trump)
    assert allowed
    assert set(allowed) <= set(hand)
    wins = {it for it in allowed if winner((*trick, it), order(trump)) == lying}
    if any(card.suit is trump for card in trick):
        assert not wins or wins == set(allowed)


@settings(max_examples=15)
@given(st.permutations(pack()), st.sampled_from((2, 4, 8)), st.sampled_from(Suit), st.randoms())
def test_a_deal_played_out_scores_for_one_side(
    deck: list[Card], players: int, trump: Suit, chance: Random
) -> None:
    game = TrickGame(order(trump), lambda hand, trick: _sorted_plays(hand, trick, trump))
    hands = tuple(frozenset(deck[HAND * it : HAND * (it + 1)]) for it in range(players))
    now = Position(hands, 0, (), (0,) * players)
    for _ in range(HAND * players):
        now = play(game, now, chance.choice(game.plays(now.hands[now.turn], now.table)))
    sides = sum(now.won[::2]), sum(now.won[1::2])
    assert sum(sides) == HAND
    assert sorted(score(tricks=it) for it in sides)[0] == 0
    assert sorted(score(tricks=it) for it in sides)[1] in (1, 5)


def _sorted_plays(hand: Iterable[Card], trick: Sequence[Card], trump: Suit) -> Hand:
    return plays(hand=tuple(sorted(hand, key=str)), trick=tuple(trick), trump=trump)
