"""The Beast of the Academy: standing, the Contre, the Curieuse, the tricks, who wins."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.dealing import pack_played_with
from executable_rules.beast_of_the_academie.playing import (
    Said,
    leads_next,
    outcome,
    plays,
    plays_curieuse,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import Penalty

SIX, NINE = cards("6S 9H")


@pytest.mark.quotes(
    "bellecour.beast.32",
    "If all the Players should pass, any one of them is at liberty",
)
@pytest.mark.quotes(
    "academie.beast.32",
    "Lorsque tous les Joueurs ont vû leur jeu, & que chacun a dit, passe, il dépend de "
    "chaque Joueur d'aller en Curieuse",
)
def test_the_curieuse_is_played_when_all_have_passed() -> None:
    for players in range(3, 8):
        said = (Said.I_PASS,) * players
        assert plays_curieuse(words_said=said, first_card=SIX, bottom_card=NINE) is not None
        for seat in range(players):
            one = (*said[:seat], Said.I_PLAY, *said[seat + 1 :])
            assert plays_curieuse(words_said=one, first_card=SIX, bottom_card=NINE) is None
    for players in (2, 8):
        with pytest.raises(ValueError, match="players in said"):
            plays_curieuse(words_said=(Said.I_PASS,) * players, first_card=SIX, bottom_card=NINE)


def test_of_three_players_exactly_one_would_have_won() -> None:
    for winners in product(range(3), repeat=5):
        would = [s for s in range(3) if outcome(winners=winners, other_seat=s) is Penalty.NONE]
        assert len(would) == 1


@pytest.mark.example("beast.two-hands-run-together")
def test_the_english_runs_two_hands_into_one() -> None:
    # Trumps are spades; the plain cards stand in one suit, as few as can be.
    first, second = cards("QS JS 9S KH"), cards("JS AS 10S QH JH")
    english = (*first, *second)
    assert len(english) == 9 and english.count(Card(Rank.KNAVE, Suit.SPADES)) == 2
    with pytest.raises(ValueError, match="it holds at most 5"):
        plays(hand=english, trick=(), trump=Suit.SPADES)
    for hand in (first, second):
        assert plays(hand=hand, trick=(), trump=Suit.SPADES) == hand


@given(st.permutations(pack_played_with(players=3)), st.sampled_from(Suit), st.randoms())
@settings(max_examples=40)
def test_the_king_of_trumps_always_makes_a_trick(dealt: list[Card], trump: Suit, random) -> None:  # type: ignore[no-untyped-def]
    hands = [list(dealt[n : n + 5]) for n in (0, 5, 10)]
    king, leader, won = Card(Rank.KING, trump), 0, []
    for _ in range(5):
        trick: tuple[Card, ...] = ()
        for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
            card = random.choice(plays(hand=tuple(hands[seat]), trick=trick, trump=trump))
            hands[seat].remove(card)
            trick = (*trick, card)
        leader = leads_next(seat=leader, trick=trick, trump=trump)
        won.append(leader)
    holder = next((n for n in range(3) if king in dealt[5 * n : 5 * n + 5]), None)
    assert holder is None or holder in won
