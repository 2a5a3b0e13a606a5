"""Quadrille of 1822, laws 1 to 10: the deal, and hands with a wrong number of cards."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, cards
from executable_rules.mechanics.results import Forfeit, Payee, Penalty, Ruling, Unit, Verdict
from executable_rules.quadrille_1822.dealing import (
    Chooser,
    Faced,
    WrongHand,
    ally_with_a_wrong_number,
    dealt_with_this_pack,
    faced_in_the_pack,
    may_be_dealt_by,
    may_shuffle,
    missed_deal,
    opponent_with_a_wrong_number,
    plays_with_a_wrong_number,
    takes_part_in_the_game,
    turned_up_in_dealing,
    undermost_placed_within,
)
from executable_rules.quadrille_1822.terms import Act, Player

NOBODY_SUFFERS = WrongHand(Penalty.NONE, None, False)


@pytest.mark.quotes("quanti.quadrille.laws.1", "to be shuffled unseen by the person shuffling them")
def test_he_who_shuffles_does_not_see_the_cards() -> None:
    assert may_shuffle(sees_the_cards=False) is True
    assert may_shuffle(sees_the_cards=True) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.1",
    "to take the undermost card, not looking at it, and place it within the pack",
)
def test_the_undermost_card_goes_within_the_pack() -> None:
    pack = cards("2S 3S 4S 5S")
    assert undermost_placed_within(pack=pack, place=2) == cards("2S 5S 3S 4S")
    assert undermost_placed_within(pack=pack, place=3) == cards("2S 3S 5S 4S")
    for place in (1, 4):
        with pytest.raises(ValueError, match="it is from 2 to 3"):
            undermost_placed_within(pack=pack, place=place)


@pytest.mark.quotes("quanti.quadrille.laws.2", "not to be dealt otherwise than by threes and fours")
@pytest.mark.quotes(
    "quanti.quadrille.game.1",
    "giving, at two of the three rounds, three cards at a time",
    "depends upon his own choice and fancy",
)
def test_ten_cards_come_by_threes_and_one_four() -> None:
    for packets in ((3, 3, 4), (3, 4, 3), (4, 3, 3)):
        assert may_be_dealt_by(packets=packets) is True
    for packets in ((2, 4, 4), (5, 5), (3, 3, 3), (4, 4, 3), (3, 3, 2, 2), (10,)):
        assert may_be_dealt_by(packets=packets) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.3",
    "Suppose it were to be fixed, that for a missed deal two counters are to be set to the stake.",
)
def test_a_missed_deal_costs_two_counters_or_as_is_fixed() -> None:
    two = Forfeit(2, Unit.COUNTER, Payee.STAKE)
    assert missed_deal(missed=True) == Ruling(Verdict.NOT_SAID, two)
    assert missed_deal(missed=True, fixed=1).forfeit.amount == 1
    assert missed_deal(missed=False) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes("quanti.quadrille.laws.3", "some disadvantage ought to arise to the dealer")
def test_a_disadvantage_of_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="fixed=0 cannot be"):
        missed_deal(missed=True, fixed=0)


@pytest.mark.quotes(
    "quanti.quadrille.laws.4",
    "If a card is faced in the pack, there must be a new deal",
    "unless it be the bottom card; in which case the deal shall be good or not at the option of "
    "the other three players",
)
def test_a_faced_card_makes_a_new_deal_unless_it_be_the_bottom_card() -> None:
    again = Faced(Verdict.DEAL_AGAIN, Chooser.NOBODY)
    assert faced_in_the_pack(places=frozenset({1})) == again
    assert faced_in_the_pack(places=frozenset({39})) == again
    assert faced_in_the_pack(places=frozenset({40})) == Faced(
        Verdict.MAY_CHOOSE, Chooser.THE_OTHERS
    )
    assert faced_in_the_pack(places=frozenset({7, 40})) == again
    assert faced_in_the_pack(places=frozenset()) == Faced(Verdict.NOTHING_FOLLOWS, Chooser.NOBODY)
    for place in (0, 41):
        with pytest.raises(ValueError, match="it is from 1 to 40"):
            faced_in_the_pack(places=frozenset({place}))


@pytest.mark.quotes(
    "quanti.quadrille.laws.5",
    "at the option of the person to whom it is given, to take it or call for a new deal; unless "
    "the turning it up was occasioned by himself.",
)
def test_he_to_whom_a_card_is_turned_up_chooses_unless_he_did_it() -> None:
    assert turned_up_in_dealing(to_the_dealer=False) == Faced(Verdict.MAY_CHOOSE, Chooser.RECEIVER)
    assert turned_up_in_dealing(to_the_dealer=False, by_the_receiver=True) == Faced(
        Verdict.NOT_SAID, Chooser.NOBODY
    )


@pytest.mark.quotes(
    "quanti.quadrille.laws.5",
    "If the dealer turn up a card to himself in dealing, it is at the option of the other players",
)
def test_the_others_choose_when_the_dealer_turns_up_his_own() -> None:
    others = Faced(Verdict.MAY_CHOOSE, Chooser.THE_OTHERS)
    assert turned_up_in_dealing(to_the_dealer=True) == others
    assert turned_up_in_dealing(to_the_dealer=True, by_the_receiver=True) == others


@pytest.mark.quotes(
    "quanti.quadrille.laws.6",
    "two cards alike in the pack, or a card not belonging to Quadrille",
    "found out before the game is won, the deal is void; if after, the deal stands good",
)
def test_a_false_pack_voids_the_deal_until_the_game_is_won() -> None:
    alike = (*OMBRE_PACK[:-1], OMBRE_PACK[0])
    foreign = (*OMBRE_PACK, Card.parse("8H"))
    for pack in (alike, foreign):
        assert dealt_with_this_pack(pack=pack, game_won=False) is Verdict.VOID
        assert dealt_with_this_pack(pack=pack, game_won=True) is Verdict.STANDS
    assert dealt_with_this_pack(pack=OMBRE_PACK, game_won=False) is Verdict.NOTHING_FOLLOWS
    assert dealt_with_this_pack(pack=OMBRE_PACK[1:], game_won=False) is Verdict.NOT_SAID


@pytest.mark.quotes(
    "quanti.quadrille.laws.7",
    "undertakes to play with more or less than ten cards, he loses his game",
)
def test_he_loses_who_plays_with_more_or_less_than_ten() -> None:
    for number in (9, 11):
        assert plays_with_a_wrong_number(cards=number) == WrongHand(
            Penalty.LOSES_DEAL, Player.HOMBRE, False
        )
    assert plays_with_a_wrong_number(cards=10, prospect_of_codille=True) == NOBODY_SUFFERS
    with pytest.raises(ValueError, match="cards=0 cannot be"):
        plays_with_a_wrong_number(cards=0)


@pytest.mark.quotes(
    "quanti.quadrille.laws.7",
    "codille, they can compel him to play his game in order to make the trial",
)
def test_he_may_be_compelled_to_play_for_the_codille() -> None:
    assert plays_with_a_wrong_number(cards=9, prospect_of_codille=True).compelled_to_play is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.8",
    "and the ally enters upon the game, the game is lost, and the whole of the penalty falls "
    "upon the ally",
)
def test_the_ally_bears_the_whole_penalty_of_his_wrong_number() -> None:
    for number in (9, 11):
        assert ally_with_a_wrong_number(cards=number) == WrongHand(
            Penalty.LOSES_DEAL, Player.ALLY, False
        )
    assert ally_with_a_wrong_number(cards=10) == NOBODY_SUFFERS
    silent = WrongHand(Penalty.NOT_SAID, None, False)
    assert ally_with_a_wrong_number(cards=9, enters_upon_the_game=False) == silent
    assert ally_with_a_wrong_number(cards=10, enters_upon_the_game=False) == NOBODY_SUFFERS


@pytest.mark.quotes(
    "quanti.quadrille.laws.8",
    "for the reason above mentioned may compel the parties to continue",
)
def test_the_parties_may_be_compelled_to_continue() -> None:
    lost = ally_with_a_wrong_number(cards=11, prospect_of_codille=True)
    assert lost == WrongHand(Penalty.LOSES_DEAL, Player.ALLY, True)


@pytest.mark.quotes(
    "quanti.quadrille.laws.9",
    "discovers it before he takes part in the game, the deal is void; if not till after, the "
    "deal is good",
)
def test_an_opponents_wrong_number_voids_the_deal_before_he_takes_part() -> None:
    for number in (9, 11):
        assert opponent_with_a_wrong_number(cards=number, did=Act.NOTHING) is Verdict.VOID
        looked = opponent_with_a_wrong_number(cards=number, did=Act.LOOKS_AT_HIS_CARDS)
        assert looked is Verdict.VOID
        assert opponent_with_a_wrong_number(cards=number, did=Act.PASSES) is Verdict.STANDS
    assert opponent_with_a_wrong_number(cards=10, did=Act.NOTHING) is Verdict.NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="cards=0 cannot be"):
        opponent_with_a_wrong_number(cards=0, did=Act.NOTHING)


@pytest.mark.quotes(
    "quanti.quadrille.laws.10",
    "by passing; by giving the king commuted; by offering to play; by playing to the first trick",
)
def test_what_taking_part_in_the_game_is() -> None:
    assert takes_part_in_the_game(act=Act.PASSES) is True
    parts = {act for act in Act if takes_part_in_the_game(act=act)}
    assert parts == {
        Act.PASSES,
        Act.GIVES_THE_KING,
        Act.OFFERS,
        Act.PLAYS_TO_THE_FIRST,
        Act.LEADS,
        Act.PLAYS_TO_A_LEAD,
    }
