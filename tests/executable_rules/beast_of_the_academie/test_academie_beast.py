"""The Beast of the Academies: dealing, staking, and playing."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.dealing import (
    curieuse,
    may_deal_by,
    pack_played_with,
    turns_up,
)
from executable_rules.beast_of_the_academie.playing import (
    leads_next,
    outcome,
    plays,
    plays_curieuse,
)
from executable_rules.beast_of_the_academie.staking import (
    beasted,
    draws,
    order_of_doubles,
    put_down_for_the_deal,
    put_down_for_the_game,
    single_beast,
)
from executable_rules.beast_of_the_academie.terms import Said
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.results import Forfeit, Penalty

MANNERS = {(2, 2, 1), (2, 3), (3, 2), (2, 1, 2)}


@pytest.mark.quotes(
    "bellecour.beast.7",
    "he then deals to each, five Cards, either by twice two and one, or by two and "
    "three, or three and two; or lastly, by two, one and two; that depending entirely "
    "on his inclination",
)
@pytest.mark.quotes(
    "academie.beast.7",
    "il en distribue cinq à chaque Joueur qu'il donne par deux fois deux & par une "
    "ensuite, ou bien par deux ou trois, ou, trois & deux, ou bien enfin, par deux & "
    "par une ensuite: & aprés cela deux encore; cela dépend de la volonté de celui qui "
    "donne",
)
def test_the_four_manners_of_dealing() -> None:
    made = {p for n in range(1, 6) for p in product(range(1, 6), repeat=n) if sum(p) in (4, 5, 6)}
    assert {packets for packets in made if may_deal_by(packets=packets)} == MANNERS


@pytest.mark.quotes(
    "bellecour.beast.9",
    "After the Dealer has given five Cards to each Player, and taken as many to "
    "himself, he turns the upper Card of the Stock, and leaves it turned, on the middle "
    "of the table, and that Card is the Trump",
)
@pytest.mark.quotes(
    "academie.beast.9",
    "Aprés que celui qui mêle, a donné cinq cartes à chaque joueur, & qu'il en a pris "
    "autant pour lui, il tourne la premiére carte du dessus du talon, qu'il laisse "
    "retournée sur ledit talon au milieu de la table, & c'est cette carte retournée qui "
    "fait la Triomphe",
)
def test_the_upper_card_of_the_stock_is_turned_up() -> None:
    for players in range(3, 7):
        cut = pack_played_with(players=players)
        assert turns_up(pack=cut, players=players) == cut[5 * players]
    with pytest.raises(ValueError, match="28 cards"):
        turns_up(pack=PIQUET_PACK, players=4)
    with pytest.raises(ValueError, match="32 cards"):
        turns_up(pack=(*PIQUET_PACK[:-1], PIQUET_PACK[0]), players=5)
    with pytest.raises(ValueError, match="32 cards"):
        turns_up(pack=(*PIQUET_PACK, PIQUET_PACK[0]), players=5)


@pytest.mark.example("beast.seven-players")
@pytest.mark.quotes(
    "bellecour.beast.2",
    "and he that deals is to turn up the last Card but one, which is one of his own, "
    "leaving the last Card for the Curieuse",
)
@pytest.mark.quotes(
    "academie.beast.2",
    "que celui qui mêle, tourne l'avant-derniére carte qui fait partie de celle de son "
    "jeu, laissant la derniére pour la Curieuse",
)
def test_of_seven_players_the_dealers_last_card_is_turned_up() -> None:
    cut = pack_played_with(players=7)
    assert turns_up(pack=cut, players=7) == cut[34] == cut[-2]
    assert curieuse(pack=cut, players=7) == cut[35] == cut[-1]
    # By whatever packets, the dealer's are the last: his five end with the thirty-fifth card.
    for packets in MANNERS:
        seats = [seat for many in packets for seat in range(1, 8) for _ in range(many)]
        assert len(seats) == 35 and seats[34] == 7


@pytest.mark.quotes("bellecour.beast.2", "which is the last Card of the Game")
@pytest.mark.quotes("academie.beast.2", "qui est la carte de dessous tout le jeu")
def test_the_curieuse_is_the_last_card() -> None:
    for players in range(3, 8):
        cut = pack_played_with(players=players)
        assert curieuse(pack=cut, players=players) == cut[-1]
    with pytest.raises(ValueError, match="28 cards"):
        curieuse(pack=PIQUET_PACK, players=3)


@given(st.integers(3, 7).flatmap(lambda n: st.permutations(pack_played_with(players=n))))
def test_the_card_turned_up_is_never_the_curieuse(cut: list[Card]) -> None:
    for players in range(3, 8):
        if len(pack_played_with(players=players)) == len(cut):
            turned = turns_up(pack=tuple(cut), players=players)
            assert turned != curieuse(pack=tuple(cut), players=players)


@pytest.mark.example("beast.eleven-counters")
@pytest.mark.quotes("bellecour.beast.13", "he draws the Counters, and one Fish only")
@pytest.mark.quotes("academie.beast.13", "il tire ces jettons, avec une fiche seulement")
@pytest.mark.quotes("bellecour.beast.15", "as many Counters as he would have won")
@pytest.mark.quotes("academie.beast.15", "autant de jettons qu'il auroit pû gagner")
def test_the_eleven_of_the_example_are_not_what_he_would_have_won() -> None:
    for players in range(3, 8):
        counters = players * put_down_for_the_game() + put_down_for_the_deal(
            is_dealer=True, beast_goes=False
        )
        lost = draws(counters=counters, fishes=players)
        agree = [
            worth
            for worth in range(1, 30)
            if beasted(has_won=False, fishes=lost.fishes, counters=lost.counters, price=worth)
            == single_beast(players=players)
        ]
        assert agree == [players]
    assert beasted(has_won=False, fishes=1, counters=6, price=1) == Forfeit(7)
    assert single_beast(players=5) == Forfeit(11)


@given(st.lists(st.integers(1, 99), max_size=6))
def test_doubles_go_each_once_never_growing(beasts: list[int]) -> None:
    order = order_of_doubles(beasts=tuple(beasts))
    assert sorted(order) == sorted(beasts)
    assert all(first >= then for first, then in pairwise(order))


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
