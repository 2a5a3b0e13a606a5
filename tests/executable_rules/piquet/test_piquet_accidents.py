"""Piquet: the accidents of 1754, the rules of 1687 behind them, and the Pool."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, cards
from executable_rules.mechanics.results import Chooser, Penalty
from executable_rules.piquet.accidents import (
    Counted,
    card_for_card,
    counts_against_false,
    counts_false,
    counts_one_for_another,
    dealt_more,
    dealt_wrong,
    discards_allowed,
    found_changing,
    found_taking_in,
    loser_pays,
    may_play_them_out,
    may_reckon,
    may_reckon_the_point,
    may_shuffle_for_faced,
    misreckons,
    takes_in_more,
    takes_in_with,
    takes_in_wrong,
    tells_and_shews,
    tells_what_he_laid_out,
)
from executable_rules.piquet.picket import sequences_good
from executable_rules.piquet.pool import State, pool
from executable_rules.piquet.terms import Deal


@pytest.mark.quotes("cotton.piquet.rules.1", "it lieth in the choice of the elder hand")
def test_of_more_cards_the_elder_chooses() -> None:
    assert dealt_more(younger=13) is Deal.ELDER_CHOOSES
    assert dealt_more(elder=15) is Deal.ELDER_CHOOSES
    assert dealt_more() is Deal.NOTHING_FOLLOWS
    assert dealt_more(elder=11) is dealt_more(younger=9) is Deal.NOT_SAID


@pytest.mark.quotes("seymour.piquet.accidents.1", "a Card too many, or too few")
@pytest.mark.quotes("seymour.piquet.accidents.4", "if 11 or 13 Cards fall into his Hand")
@pytest.mark.quotes(
    "seymour.piquet.accidents.5", "If one should have 15, or but 9 Cards", "must be dealt again"
)
@pytest.mark.example("piquet-1754.wrong-numbers")
def test_of_13_and_11_the_elder_chooses_of_15_and_9_it_is_dealt_again() -> None:
    ruled = {
        **{9: Deal.AGAIN, 10: Deal.NOT_SAID, 11: Deal.ELDER_CHOOSES, 12: Deal.NOTHING_FOLLOWS},
        **{13: Deal.ELDER_CHOOSES, 14: Deal.NOT_SAID, 15: Deal.AGAIN, 16: Deal.AGAIN},
    }
    for number, deal in ruled.items():
        assert dealt_wrong(elder=number) is dealt_wrong(younger=number) is deal
    assert dealt_wrong(elder=11, younger=15) is Deal.AGAIN


@pytest.mark.quotes("seymour.piquet.accidents.2", "he must lay out 5 Cards, and take in but 4")
@pytest.mark.quotes(
    "seymour.piquet.accidents.3", "he must lay out a Card less than what he takes in"
)
@pytest.mark.quotes("seymour.piquet.accidents.4", "the Dealer is to do the same")
@pytest.mark.example("piquet-1754.wrong-numbers")
def test_he_takes_in_so_many_that_he_has_twelve() -> None:
    assert takes_in_with(dealt=13, lays_out=5) == 4
    assert takes_in_with(dealt=11, lays_out=3) == 4
    assert takes_in_with(dealt=12, lays_out=5) == 5
    for dealt, lays_out in product((11, 12, 13), (1, 3, 5)):
        assert dealt - lays_out + takes_in_with(dealt=dealt, lays_out=lays_out) == 12
    for dealt, lays_out in ((10, 5), (14, 5), (12, 0), (12, 13)):
        with pytest.raises(ValueError, match=r"dealt|lays_out"):
            takes_in_with(dealt=dealt, lays_out=lays_out)
    # "there can be but 7 Cards in the Stock"
    assert 32 - 13 - 12 == 7


@pytest.mark.quotes("cotton.piquet.rules.2", "hath begun to play his Cards, cannot recall them")
@pytest.mark.quotes("seymour.piquet.accidents.6", "plays down a Card before he remembers")
def test_what_is_not_named_before_play_is_lost() -> None:
    for named in (True, False):
        assert may_reckon(named=named, played=False) is True
        assert may_reckon(named=named, played=True) is named


@pytest.mark.quotes("cotton.piquet.rules.3", "sheweth not his Ruff before he play his first Card")
@pytest.mark.quotes("seymour.piquet.accidents.7", "does not remember to shew it")
def test_a_point_not_shewn_before_play_is_lost() -> None:
    for shewn in (True, False):
        assert may_reckon_the_point(shewn=shewn, played=False) is True
        assert may_reckon_the_point(shewn=shewn, played=True) is shewn


@pytest.mark.quotes(
    "cotton.piquet.rules.4",
    "debar'd from reckoning any thing he really hath",
    "yet the other shall make all he can in play",
)
def test_in_1687_he_who_misreckons_keeps_what_he_makes_in_play() -> None:
    assert misreckons(in_hand=7, in_play=9, other=14) == Counted(9, 14)
    assert misreckons(in_hand=7, in_play=9, other=14, played=False) == Counted(16, 14)


@pytest.mark.quotes(
    "seymour.piquet.accidents.10",
    "at any Time before the Cards are cut for the next Deal",
    "he is to count nothing that he got by that Deal",
)
@pytest.mark.quotes("seymour.piquet.accidents.11", "he shall count his 3 Kings")
def test_in_1754_he_who_counts_false_counts_nothing_by_the_deal() -> None:
    assert counts_false(in_hand=7, in_play=9, other=3) == Counted(0, 3)
    assert counts_false(in_hand=7, in_play=9, other=3, next_cards_cut=True) == Counted(16, 3)


@pytest.mark.quotes("seymour.piquet.accidents.21", "in all the aforementioned Cases he saves")
def test_a_false_count_recollected_before_play_is_saved() -> None:
    saved = counts_false(in_hand=7, in_play=9, other=3, recollects_before_playing=True)
    assert saved == Counted(16, 3)
    lost = counts_false(in_hand=7, in_play=9, other=3, recollects_before_playing=False)
    assert lost == Counted(0, 3)


@pytest.mark.quotes(
    "seymour.piquet.accidents.11", "If the Eldest should count 3 Aces when he laid out 1 of them"
)
@pytest.mark.quotes("seymour.piquet.accidents.12", "what he has in his Hand may hinder the other")
@pytest.mark.quotes(
    "seymour.piquet.accidents.13",
    "he who counts 3 Aces false, and has a Quint-Major in his Hand",
    "it cuts the other off from counting any inferior Quint, Quarte, or Tierce",
)
@pytest.mark.example("piquet-1754.false-aces")
def test_false_aces_count_nothing_and_a_quint_major_still_hinders() -> None:
    two_aces = cards("AS AH KS QS JS 10S")
    kings = cards("KH KD KC QH JH 10H 9H")
    assert counts_against_false(false=two_aces, hand=kings) == 3
    assert counts_against_false(false=cards("AS AH"), hand=kings) == 3 + 15
    assert sequences_good(hand=kings, other=cards("AS AH")) == 15
    # Three aces that he has would have been good against the kings.
    assert counts_against_false(false=cards("AS AH AD"), hand=cards("KH KD KC")) == 0


@pytest.mark.quotes("cotton.piquet.rules.5", "is liable to the same penalty")
def test_in_1687_he_who_takes_in_more_is_as_he_who_misreckons() -> None:
    for laid_out, counted in ((4, (9, 14)), (5, (16, 14)), (6, (16, 14))):
        assert (
            takes_in_more(laid_out=laid_out, taken_in=5, in_hand=7, in_play=9, other=14) == counted
        )


@pytest.mark.quotes(
    "seymour.piquet.accidents.14", "takes in a Card more than he lays out", "counts nothing"
)
@pytest.mark.quotes("seymour.piquet.accidents.15", "takes in a Card less than he lays out")
def test_in_1754_he_who_takes_in_more_counts_nothing() -> None:
    ruled = [takes_in_wrong(laid_out=5, taken_in=it) for it in (4, 5, 6)]
    assert ruled == [Penalty.NONE, Penalty.NONE, Penalty.COUNTS_NOTHING]


@pytest.mark.quotes(
    "seymour.piquet.accidents.16",
    "Card for Card with the other, as long as his Cards last",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.17",
    "If the first plays his small Card, the other must play the Ace of Spades to it",
)
@pytest.mark.example("piquet-cases.capot-for-want-of-a-card")
def test_he_of_fewer_cards_is_capotted() -> None:
    left = cards("KS 7H")
    assert card_for_card(leader=left, other=cards("AS")) == 2
    assert card_for_card(leader=left, other=cards("AS 7D")) == 1
    assert card_for_card(leader=left, other=()) == 2
    # With ten cards and twelve he would have none left after ten tricks, with eleven one.
    assert [number - 10 for number in (10, 11)] == [0, 1]


@pytest.mark.quotes("seymour.piquet.accidents.20", "counts nothing that Deal")
@pytest.mark.quotes("seymour.piquet.accidents.21", "he saves the Penalty")
def test_kings_counted_for_aces_cost_the_deal_unless_recollected() -> None:
    nothing = Penalty.COUNTS_NOTHING
    assert counts_one_for_another(counted=True, recollects_before_playing=False) is nothing
    assert counts_one_for_another(counted=True, recollects_before_playing=True) is Penalty.NONE
    assert counts_one_for_another(counted=False, recollects_before_playing=False) is Penalty.NONE


@pytest.mark.quotes("cotton.piquet.rules.6", "yet he is not allowed to take up his Cards")
@pytest.mark.quotes(
    "seymour.piquet.accidents.22", "if they are not mixed with the rest, he may take them up again"
)
def test_cards_thrown_up_and_mixed_are_not_played_out() -> None:
    assert may_play_them_out(mixed=True) is False
    assert may_play_them_out(mixed=False) is True


@pytest.mark.quotes("cotton.piquet.rules.7", "No man is permitted to discard twice")
@pytest.mark.quotes("seymour.piquet.accidents.24", "It is not allowed in any Case to discard twice")
def test_one_discard_a_deal() -> None:
    assert [discards_allowed(wished=it) for it in (0, 1, 2, 3)] == [0, 1, 1, 1]
    with pytest.raises(ValueError, match="wished"):
        discards_allowed(wished=-1)


THREE, DISCARD, ACE = cards("AS AH AD"), cards("7S AC 8H"), Card.parse("AC")
NINES, NINE = cards("9S 9H 9D"), cards("9C")


@pytest.mark.quotes(
    "cotton.piquet.rules.9",
    "after he hath discarded one of the four reckons the other three, and the other say to him it "
    "is good, he is bound to tell the other, if he ask him",
)
def test_in_1687_he_tells_which_he_wants_if_it_is_called_good_and_asked() -> None:
    for allowed, asked in product((True, False), repeat=2):
        told = tells_what_he_laid_out(three=THREE, laid_out=DISCARD, allowed=allowed, asked=asked)
        assert told == (ACE if allowed and asked else None)
    for three, laid_out in ((THREE, cards("7S")), (NINES, NINE)):
        told = tells_what_he_laid_out(three=three, laid_out=laid_out, allowed=True, asked=True)
        assert told is None
    for wrong in ("AS AH", "AS AH KD"):
        with pytest.raises(ValueError, match="one rank"):
            tells_what_he_laid_out(three=cards(wrong), laid_out=DISCARD, allowed=True, asked=True)


@pytest.mark.quotes(
    "seymour.piquet.accidents.30",
    "the other may ask you which Ace, which King, &c. you laid out, and you are obliged to tell",
    "if he requires it, you must shew him which you laid out",
)
def test_in_1754_he_tells_which_he_laid_out_and_shews_it() -> None:
    for required in (True, False):
        told = tells_and_shews(three=THREE, laid_out=DISCARD, asked=True, required=required)
        assert told == (ACE, required)
        unasked = tells_and_shews(three=THREE, laid_out=DISCARD, asked=False, required=required)
        assert unasked == (None, False)
    assert tells_and_shews(three=THREE, laid_out=DISCARD, asked=True) == (ACE, False)
    for three, laid_out in ((THREE, cards("7S")), (NINES, NINE)):
        none = tells_and_shews(three=three, laid_out=laid_out, asked=True, required=True)
        assert none == (None, False)
    for wrong in ("AS AH", "AS AH KD"):
        with pytest.raises(ValueError, match="one rank"):
            tells_and_shews(three=cards(wrong), laid_out=DISCARD, asked=True)


@pytest.mark.quotes(
    "cotton.piquet.rules.12",
    "if a Card be found faced, it shall be no argument to deal again",
    "if two be found faced, then may he shuffle again",
)
def test_for_two_faced_cards_and_not_for_one_he_may_shuffle_again() -> None:
    nobody, dealer = Chooser.NOBODY, Chooser.DEALER
    asked = [may_shuffle_for_faced(faced=it) for it in (0, 1, 2, 3)]
    assert asked == [nobody, nobody, dealer, dealer]
    with pytest.raises(ValueError, match="faced"):
        may_shuffle_for_faced(faced=-1)


@pytest.mark.quotes("cotton.piquet.rules.13", "changing or taking back again any of his Cards")
def test_changing_and_taking_back_lose_the_game() -> None:
    assert found_changing(changes=True) is Penalty.LOSES_GAME
    assert found_changing(takes_back=True) is Penalty.LOSES_GAME
    assert found_changing() is Penalty.NONE


@pytest.mark.quotes("seymour.piquet.accidents.33", "that he laid out before, loses the Game")
def test_taking_in_what_was_laid_out_loses_the_game() -> None:
    assert found_taking_in(laid_out_before=True) is Penalty.LOSES_GAME
    assert found_taking_in(laid_out_before=False) is Penalty.NONE


@pytest.mark.quotes("seymour.piquet.accidents.35", "cannot make up 50", "he is to pay him double")
def test_the_loser_under_fifty_pays_double() -> None:
    assert [loser_pays(points=it) for it in (49, 50, 99)] == [2, 1, 1]
    assert loser_pays(points=49, stake=3) == 6
    assert loser_pays(points=49, lurches=False) == 1


@pytest.mark.quotes(
    "seymour.piquet.accidents.46", "with Lurches, unless it be first agreed on to the contrary"
)
def test_lurches_are_played_if_it_is_not_agreed_otherwise() -> None:
    assert loser_pays(points=49) == loser_pays(points=49, lurches=True) == 2
    assert loser_pays(points=49, lurches=False) == 1
    assert loser_pays(points=50, lurches=False) == loser_pays(points=50) == 1


@pytest.mark.quotes(
    "seymour.piquet.accidents.47",
    "If they play for a Guinea a Game, he that is lurch'd loses Two",
)
def test_of_a_guinea_the_lurched_loses_two() -> None:
    assert loser_pays(points=49, stake=1) == 2
    assert loser_pays(points=50, stake=1) == 1


@pytest.mark.quotes("seymour.piquet.pool.1", "which makes 3 Guineas", "lays down a Guinea more")
@pytest.mark.quotes("seymour.piquet.pool.2", "he sweeps the Board", "lay another Guinea to it")
@pytest.mark.quotes("seymour.piquet.pool.4", "till one Person gets two Games successively")
@pytest.mark.example("piquet-1754.pool")
def test_two_games_together_sweep_the_board() -> None:
    assert pool(winners=()) == State((-1, -1, -1), 3, 0, None)
    assert pool(winners=(1,)) == State((-1, -1, -2), 4, 2, None)
    assert pool(winners=(1, 1)) == State((-2, 4, -2), 0, 0, 1)
    assert pool(winners=(1, 0, 0)) == State((5, -2, -3), 0, 2, 0)


@pytest.mark.quotes("seymour.piquet.pool.3", "he pays his Guinea, and makes room for the other")
def test_he_who_loses_the_second_makes_room() -> None:
    assert pool(winners=(1, 0)) == State((-1, -2, -2), 5, 1, None)
    with pytest.raises(ValueError, match="has 1 for game 3"):
        pool(winners=(1, 0, 1))
    with pytest.raises(ValueError, match="has 1 for game 3"):
        pool(winners=(1, 1, 1))


@pytest.mark.quotes("seymour.piquet.pool.5", "pays another to him who lurch'd him")
def test_the_lurched_pays_a_guinea_to_the_winner() -> None:
    assert pool(winners=(2,), lurches=(1,)) == State((-1, -3, 0), 4, 1, None)
    assert pool(winners=(2, 2), lurches=(2,)) == State((-3, -2, 5), 0, 0, 2)
    for number in (0, 2):
        with pytest.raises(ValueError, match="lurches may be numbers of the games played"):
            pool(winners=(2,), lurches=(number,))


@given(st.lists(st.booleans(), max_size=12))
def test_no_guinea_is_made_or_lost(wins: list[bool]) -> None:
    winners: tuple[int, ...] = ()
    state = pool(winners=winners)
    for first in wins:
        if state.pool_won_by is not None:
            break
        playing = [seat for seat in range(3) if seat != state.out]
        winners = (*winners, playing[0 if first else 1])
        state = pool(winners=winners)
        assert sum(state.won) + state.pool == 0
        won = state.pool_won_by is not None
        assert state.pool == (0 if won else 3 + len(winners))
        assert won is (len(winners) > 1 and winners[-1] == winners[-2])
