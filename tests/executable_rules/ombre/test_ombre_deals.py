"""The six deals of Ombre: every line replayed, every claim put to exhaustive play.

*Won* is said of the Ombre who makes more tricks than either of the others, five or four with three
and two; *remise* of as many, *codille* of fewer. All hands are open to the search: where it denies
that a deal was sure, somebody could have played better than the book lets him.
"""

from __future__ import annotations

from collections import Counter

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.replay import replay
from executable_rules.mechanics.solve import Solver
from tests.executable_rules.ombre.deals import (
    CARDS,
    DEAL_1,
    DEAL_2,
    DEAL_3,
    DEAL_4,
    DEAL_5,
    DEAL_6,
    DEALS,
    Deal,
    Line,
    Outcome,
    after,
    hand,
    outcome,
    outcomes,
    play,
    printed_lines,
    winning,
)

WON, REMISE, CODILLE = Outcome.WON, Outcome.REMISE, Outcome.CODILLE
LINES = [
    pytest.param(deal, line, id=f"deal {number}, {name}")
    for number, deal in enumerate(DEALS, 1)
    for name, line in deal.lines.items()
]


@pytest.mark.parametrize(("deal", "line"), LINES)
def test_each_line_of_play_stands_where_it_is_said_to(deal: Deal, line: Line) -> None:
    for printed in line.printed:
        assert printed.words in printed_lines(printed.page)[printed.line - 1]


@pytest.mark.parametrize("deal", DEALS, ids=[f"deal {number}" for number in range(1, 7)])
def test_each_deal_has_three_hands_of_nine_and_all_trumps_but_those_laid_aside(deal: Deal) -> None:
    assert [len(it.split()) for it in deal.hands] == [CARDS] * 3
    named = [Card.parse(word) for word in deal.words if "?" not in word]
    assert max(Counter(named).values()) == 1
    assert set(ombre_ranking(deal.trump).trumps()) <= set(named)
    for start in deal.complete():
        assert start.won == (0, 0, 0)
        assert len(frozenset().union(*start.hands)) == 3 * CARDS


def test_what_each_deal_is_worth_before_a_card_is_led() -> None:
    """Two are lost to best play before the Ombre has his turn."""
    worth = {number: outcomes(deal) for number, deal in enumerate(DEALS, 1) if number != 4}
    assert worth == {1: {WON}, 2: {REMISE}, 3: {WON}, 5: {WON}, 6: {REMISE}}


# Deal 1: the Ombre eldest, sans prendre in spades.


@pytest.mark.example("ombre.deal-1.lost")
def test_deal_1_is_remise_by_the_king_of_clubs_and_codille_if_he_passes() -> None:
    assert outcomes(DEAL_1, "0: KC") == {REMISE}
    assert outcomes(DEAL_1, play(DEAL_1, "lost")) == {REMISE}
    assert outcomes(DEAL_1, play(DEAL_1, "passed")) == {CODILLE}


@pytest.mark.example("ombre.deal-1.won")
def test_deal_1_is_won_in_the_line_of_the_proof() -> None:
    assert outcomes(DEAL_1, play(DEAL_1, "won")) == {WON}
    for name in ("diamonds", "clubs"):
        ends = after(DEAL_1, play(DEAL_1, name))
        assert {end.won for end in ends} == {(5, 3, 1)}
        assert not any(frozenset().union(*end.hands) & hand("7S 5S 4S") for end in ends)


@pytest.mark.example("ombre.deal-1.keeps")
def test_in_deal_1_the_ombre_keeps_the_six_and_not_the_four() -> None:
    kept = {now.hands[0] for now in after(DEAL_1, play(DEAL_1, "won"))}
    assert kept == {hand("2S QS JS 6S KD")}
    assert Card.parse("4S") in hand(DEAL_1.hands[1])


@pytest.mark.example("ombre.deal-1.trump")
def test_deal_1_can_be_lost_by_leading_the_king_of_trumps() -> None:
    """The second keeps Spadille back, Basto takes, and it is even codille."""
    assert outcomes(DEAL_1, "0: KS") == {CODILLE}
    assert winning(DEAL_1, "0: KS") == {hand("AS")}
    assert outcomes(DEAL_1, "0: KS 4S AC") == {CODILLE}
    assert outcomes(DEAL_1, "0: KS/QS/JS") == {CODILLE}
    assert winning(DEAL_1) == {hand("2S KD")}


@pytest.mark.example("ombre.deal-1.trump")
def test_deal_1_lost_by_the_king_of_trumps_card_by_card() -> None:
    (start,) = DEAL_1.complete()
    line = "0: KS 4S AC; 2: 4H QH KH; 1: JH 5H 3H; 1: JC 3S KC"
    now = replay(DEAL_1.game, start, line)
    assert (now.won, now.turn) == ((0, 2, 2), 2)
    assert outcome(DEAL_1, now) is CODILLE


# Deal 2: the Ombre in the middle, sans prendre in clubs.


@pytest.mark.example("ombre.deal-2.lost")
def test_deal_2_is_remise_by_trumping_with_the_five() -> None:
    """Whatever spade guards the queen, the book not naming it."""
    assert outcomes(DEAL_2, "0: KH") == {WON}
    assert outcomes(DEAL_2, "0: KH 5C") == {REMISE}
    ends = after(DEAL_2, play(DEAL_2, "lost"))
    assert {end.won for end in ends} == {(1, 0, 3)}
    assert all(Card.parse("AS") in end.hands[2] for end in ends)
    assert {outcome(DEAL_2, end) for end in ends} == {REMISE}


@pytest.mark.example("ombre.deal-2.passing")
def test_deal_2_is_won_by_throwing_the_knave_of_diamonds_and_passing_the_return() -> None:
    assert outcomes(DEAL_2, "0: KH JD ?") == {WON}
    assert outcomes(DEAL_2, play(DEAL_2, "passing")) == {WON}
    guards = ("2S", "3S", "4S", "5S")
    assert winning(DEAL_2, "0: KH") == {hand(f"JD QS {guard}") for guard in guards}


@pytest.mark.example("ombre.deal-2.trumping")
def test_deal_2_is_lost_by_trumping_the_return_unless_the_youngest_threw_a_spade() -> None:
    assert outcomes(DEAL_2, "0: KH JD KS/JS; 0: ?H 2C/AC/KC/QC") == {WON}
    assert outcomes(DEAL_2, "0: KH JD ?D; 0: ?H 2C/AC/KC/QC") == {REMISE}
    assert outcomes(DEAL_2, play(DEAL_2, "trumping")) == {WON, REMISE}


@pytest.mark.example("ombre.deal-2.second-way")
def test_deal_2_is_won_by_a_false_matador_unless_the_youngest_throws_a_diamond() -> None:
    ends = after(DEAL_2, play(DEAL_2, "second way"))
    assert {end.won for end in ends} == {(1, 4, 3)}
    assert {outcome(DEAL_2, end) for end in ends} == {WON}
    assert outcomes(DEAL_2, "0: KH 2C/AC/KC/QC AS/JC/7C/4C/KS/JS") == {WON}
    assert outcomes(DEAL_2, "0: KH 2C/AC/KC/QC ?D") == {REMISE}


# Deal 3: the Ombre youngest, sans prendre in diamonds.


@pytest.mark.example("ombre.deal-3.lost")
def test_deal_3_is_remise_by_trumping_with_the_king() -> None:
    assert outcomes(DEAL_3, play(DEAL_3, "second heart") + " KD") == {REMISE}
    assert outcomes(DEAL_3, play(DEAL_3, "lost")) == {REMISE}


@pytest.mark.example("ombre.deal-3.keeps")
def test_in_deal_3_the_ombre_keeps_four_trumps_and_not_two() -> None:
    (end,) = after(DEAL_3, play(DEAL_3, "lost"))
    assert end.hands[2] == hand("7D 3D 6D 4D")
    assert end.hands[1] >= hand("AS 2D")


@pytest.mark.example("ombre.deal-3.small-trump")
def test_deal_3_is_won_by_trumping_with_a_small_card() -> None:
    assert outcomes(DEAL_3, play(DEAL_3, "second heart") + " 3D/6D/4D") == {WON}
    assert winning(DEAL_3, play(DEAL_3, "second heart")) == {hand("7D AC 3D 6D 4D")}


@pytest.mark.example("ombre.deal-3.king-of-hearts")
def test_in_deal_3_the_french_second_hand_is_a_card_short() -> None:
    """Espadille, valet, deux, cinq; roi de trefle; dame, six, cinq de cœur: eight cards."""
    french = DEAL_3.hands[1].replace("KH ", "")
    assert len(french.split()) == CARDS - 1
    assert outcomes(DEAL_3, "0: ?C KC JC; 1: KH") == {WON}
    with pytest.raises(ValueError, match="as many cards each"):
        DEAL_3.with_hand(1, french).complete()


@pytest.mark.example("ombre.deal-3.ponto")
def test_in_deal_3_ponto_loses_the_king_for_him_in_the_second_hand_too() -> None:
    heart = play(DEAL_3, "second heart") + " KD"
    named = {Card.parse(word) for word in DEAL_3.words}
    for card in set(OMBRE_PACK) - named:
        without = DEAL_3.with_hand(0, DEAL_3.hands[0].replace("AD", str(card)))
        assert outcomes(without, heart) == {WON}
    has_five = DEAL_3.with_hand(0, DEAL_3.hands[0].replace("AD", "5D"))
    changed = has_five.with_hand(1, DEAL_3.hands[1].replace("5D", "AD"))
    assert outcomes(changed, heart) == {CODILLE}
    assert outcomes(changed, play(DEAL_3, "second heart") + " 3D/4D") == {WON}


# Deal 4: the Ombre eldest, in spades, after discarding.


@pytest.mark.example("ombre.deal-4.lost")
def test_the_losing_line_of_deal_4_cannot_have_been_played() -> None:
    """The second still has a diamond, so he may not trump; and no second trump is left him."""
    nows = after(DEAL_4, play(DEAL_4, "three tricks"))
    assert nows
    for now in nows:
        assert now.won == (1, 0, 3)
        assert len(now.hands[1] & hand("AD 5D")) == 1
        trumps = [card for card in now.hands[1] if ombre_ranking(DEAL_4.trump).is_trump(card)]
        assert trumps == [Card.parse("AC")]
    assert after(DEAL_4, play(DEAL_4, "lost")) == ()
    assert after(DEAL_4, play(DEAL_4, "three tricks") + "; 2: ?D ?S ?D")


@pytest.mark.example("ombre.deal-4.three-tricks")
def test_deal_4_is_remise_when_he_leads_a_false_card_second() -> None:
    assert outcomes(DEAL_4, "0: AS 7S JS; 0: ?H") == {REMISE}
    assert outcomes(DEAL_4, "0: AS 7S JS; 0: ?C/?D") == {REMISE}
    assert outcomes(DEAL_4, play(DEAL_4, "three tricks")) == {REMISE}


@pytest.mark.example("ombre.deal-4.trumping-twice")
def test_deal_4_is_won_by_trumping_twice_and_by_nothing_else() -> None:
    """Whatever heart, club and diamond he took in: 150 hands."""
    assert len(DEAL_4.complete()) == 5 * 6 * 5
    assert winning(DEAL_4, "0: AS 7S JS") == {hand("2S")}
    assert outcomes(DEAL_4, play(DEAL_4, "trumping twice")) == {WON}
    trumps = ombre_ranking(DEAL_4.trump).trumps()
    his = [card for card in cards(DEAL_4.hands[0].split(" ?")[0]) if card in trumps]
    assert (len(trumps), len(his)) == (11, 6)
    drawn = 4
    one_over_him, false_cards = len(trumps) - len(his) - drawn, CARDS - len(his)
    assert one_over_him + false_cards == 4
    assert CARDS - 4 == 5


# Deal 5: the Ombre in the middle, in hearts, after discarding.


@pytest.mark.example("ombre.deal-5.lost")
def test_deal_5_is_remise_by_trumping_with_the_two() -> None:
    assert outcomes(DEAL_5, "0: KC JC 6C; 0: QC 2H") == {REMISE}
    sure = Solver(DEAL_5.game, side=frozenset({0, 2}), wants=lambda won: won[0] >= 4)
    for end in after(DEAL_5, play(DEAL_5, "lost")):
        assert end.won == (2, 0, 1)
        assert end.hands[0] >= hand("7H AC KH")
        assert sure.can_force(end)
        assert outcome(DEAL_5, end) is REMISE


@pytest.mark.example("ombre.deal-5.queen")
def test_deal_5_is_won_by_trumping_with_the_queen() -> None:
    assert outcomes(DEAL_5, "0: KC JC 6C; 0: QC QH") == {WON}
    assert outcomes(DEAL_5, play(DEAL_5, "queen")) == {WON}
    no_more_than_one = Solver(DEAL_5.game, side=frozenset({1}), wants=lambda won: won[0] <= 3)
    for end in after(DEAL_5, play(DEAL_5, "queen and five")):
        assert end.won == (2, 1, 1)
        assert [card for card in cards("7H AC KH 5H") if card in end.hands[0]] == list(
            cards("7H AC")
        )
        assert no_more_than_one.can_force(end)
        assert outcome(DEAL_5, end) is WON


@pytest.mark.example("ombre.deal-5.perhaps")
def test_deal_5_cannot_be_turned_so_that_the_queen_loses_and_ponto_would_win_too() -> None:
    assert winning(DEAL_5, "0: KC JC 6C; 0: QC") == {hand("QH AH")}
    assert outcomes(DEAL_5, "0: KC JC 6C; 0: QC AS/KD") == {CODILLE}


# Deal 6: the Ombre youngest, in clubs, after discarding.


@pytest.mark.example("ombre.deal-6.lost")
def test_deal_6_is_remise_by_the_king_of_hearts() -> None:
    ends = after(DEAL_6, play(DEAL_6, "lost"))
    assert {end.won for end in ends} == {(0, 1, 1)}
    assert {outcome(DEAL_6, end) for end in ends} == {REMISE}


@pytest.mark.example("ombre.deal-6.six")
def test_deal_6_is_won_with_the_six_only_if_the_second_trumps_the_heart() -> None:
    assert outcomes(DEAL_6, play(DEAL_6, "six")) == {WON}
    assert outcomes(DEAL_6, play(DEAL_6, "diamonds")) == {WON}
    assert outcomes(DEAL_6, play(DEAL_6, "spades")) == {WON}
    assert winning(DEAL_6, "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H") == {hand("7C")}
    assert outcomes(DEAL_6, "0: 2D ?D KD; 2: 6C JC 3C; 0: ?H ?D/?S") == {REMISE}


@pytest.mark.example("ombre.deal-6.six")
def test_deal_6_has_no_winning_play_once_the_two_of_diamonds_is_led() -> None:
    assert winning(DEAL_6, "0: 2D ?D") == {frozenset()}
    assert outcomes(DEAL_6, "0: 2D ?D KD; 2: ?") == {REMISE}


@pytest.mark.example("ombre.deal-6.over-trumped")
def test_in_deal_6_the_eldest_cannot_over_trump_a_spade() -> None:
    """He has the seven, and must follow."""
    assert Card.parse("7S") in hand(DEAL_6.hands[0])
    assert after(DEAL_6, play(DEAL_6, "over-trumped")) == ()
