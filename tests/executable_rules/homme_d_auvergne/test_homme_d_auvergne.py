"""L'Homme d'Auvergne, the Man d'Auvergne, laws I-X."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.homme_d_auvergne import (
    bottom_king_games,
    deals_wrong,
    faced_in_dealing,
    false_pack,
    king_games,
    kings_turned,
    loses_king,
    plays_before_turn,
    renounces,
    stands_the_game,
)
from executable_rules.mechanics.cards import Suit, cards
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)

TO_BOARD = Forfeit(1, Unit.GAME, Payee.POOL)
TO_WINNER = Forfeit(1, Unit.GAME, Payee.ADVERSARY)


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.1",
    "When the pack is false there must be a new deal; but the preceding ones stand good, and even "
    "that, where it is perceived, if it is entirely finished.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.1",
    "LOrsque le jeu de carte est faux on refait, & les coups précédens sont bons, & même celui où "
    "on l'auroit reconnu faux, si le coup étoit entiérement fini de jouer.",
)
def test_a_false_pack_is_dealt_anew_unless_the_deal_is_finished() -> None:
    assert false_pack(finished=False) is Verdict.DEAL_AGAIN
    assert false_pack(finished=True) is Verdict.STANDS
    assert false_pack(finished=False, preceding=True) is Verdict.STANDS
    assert false_pack(finished=True, preceding=True) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.2", "He that deals wrong, loses a game; and deals again."
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.2", "Celui qui donne mal perd un jeu, & remêle."
)
def test_who_deals_wrong_loses_a_game_and_deals_again() -> None:
    assert deals_wrong() == Ruling(Verdict.DEAL_AGAIN, TO_BOARD)
    assert deals_wrong(wrong=True) == Ruling(Verdict.DEAL_AGAIN, TO_BOARD)
    assert deals_wrong(wrong=False) == Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.3",
    "When there comes one or more faced cards in the deal, there must be a new one.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.3",
    "Lorsque celui qui mêle trouve une ou plusieurs cartes tournées, on refait le jeu.",
)
def test_for_one_faced_card_or_more_there_is_a_new_deal() -> None:
    assert [faced_in_dealing(faced=faced) for faced in range(3)] == [
        Verdict.NOTHING_FOLLOWS,
        Verdict.DEAL_AGAIN,
        Verdict.DEAL_AGAIN,
    ]
    with pytest.raises(ValueError, match="faced=-1"):
        faced_in_dealing(faced=-1)


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.4",
    "If the King is the turn-up card, whether it be the upper or the under card of the stock, the "
    "dealer wins a game for each King that he turns up.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.4",
    "Celui qui tourne le roi de triomphe en faisant la triomphe, c'est-à-dire, en tournant la "
    "carte de dessus, ou de dessous le talon, gagne un jeu pour chaque roi qu'il tourne.",
)
def test_the_dealer_wins_a_game_for_each_king_that_he_turns_up() -> None:
    turned = ["KS", "7S", "KS KH", "7S KH", "7S 8H", "KS KH KD", "AS KH QD"]
    assert [kings_turned(turned=cards(it)) for it in turned] == [1, 0, 2, 1, 0, 3, 1]
    for wrong in ("", "KS KH KD KC"):
        with pytest.raises(ValueError, match="from 1 to 3"):
            kings_turned(turned=cards(wrong))


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.5",
    "He that has the King of Trumps in his hand, wins one game by that King; and as many more as "
    "he has other Kings with the King of Trumps.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.5",
    "Celui qui a en main le roi de la couleur qui retourne, gagne un jeu pour ce roi, & il en "
    "gagneroit encore autant qu'il auroit d'autres rois avec celui d'atout.",
)
def test_the_king_of_trumps_wins_a_game_and_each_king_with_him_another() -> None:
    hands = ["KS 7H", "KS KH 7H", "KS KH KD", "KS KH KD KC QS", "KH KD", "QS AS", "KH"]
    assert [king_games(hand=cards(it), trump=Suit.SPADES) for it in hands] == [1, 2, 3, 4, 0, 0, 0]


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.6",
    "He that plays before his turn, forfeits one game to the board.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.6",
    "Celui qui joue avant son tour perd un jeu au profit du jeu.",
)
def test_who_plays_before_his_turn_forfeits_a_game_to_the_board() -> None:
    said = [plays_before_turn(seat=seat, turn=1) for seat in range(3)]
    assert said == [TO_BOARD, NOTHING, TO_BOARD]


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.7",
    "He that renounces, loses the party; that is, he has no further pretensions to it.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.7",
    "Celui qui renonce perd la partie, c'est-à-dire, qu'il ne peut plus y prétendre.",
)
def test_who_renounces_loses_the_party() -> None:
    hand, (diamond, spade) = cards("7D 7S"), cards("7D 7S")
    assert renounces(hand=hand, led=Suit.DIAMONDS, played=spade) is Penalty.LOSES_PARTY
    assert renounces(hand=hand, led=Suit.DIAMONDS, played=diamond) is Penalty.NONE
    assert renounces(hand=hand, led=Suit.CLUBS, played=spade) is Penalty.NONE
    with pytest.raises(ValueError, match="8S is none"):
        renounces(hand=hand, led=Suit.CLUBS, played=cards("8S")[0])


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.8",
    "He that stands the game, and loses it, is taken down one game; for the profit of him "
    "that wins.",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.8",
    "Celui qui fait jouer & perd le jeu, est démarqué d'une marque au profit de celui qui gagne.",
)
def test_who_stands_the_game_and_loses_it_pays_a_game_to_him_that_wins() -> None:
    """He wins by three tricks, or the two first: p. 216, lines 12503-12510; Académie, p. 323."""
    said = [stands_the_game(tricks=tricks) for tricks in range(6)]
    assert said == [TO_WINNER, TO_WINNER, TO_WINNER, NOTHING, NOTHING, NOTHING]
    assert stands_the_game(tricks=2, another=2, two_first=True) == NOTHING
    assert stands_the_game(tricks=2, another=2, two_first=False) == TO_WINNER
    # Not divided: another made three.
    assert stands_the_game(tricks=2, another=3, two_first=True) == TO_WINNER
    assert stands_the_game(tricks=3, another=2, two_first=True) == NOTHING
    for tricks, another, first in [(-1, 0, False), (6, 0, False), (1, 0, True), (2, 4, False)]:
        with pytest.raises(ValueError, match="cannot be"):
            stands_the_game(tricks=tricks, another=another, two_first=first)
    with pytest.raises(ValueError, match="another=-1"):
        stands_the_game(tricks=2, another=-1)


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.9",
    "He that has in his hand the King of the suit turned up at the bottom of the stock, has the "
    "same right as he that has it of the first turned card, that is to say, he makes one game for "
    "his King, and one for every other King that he has",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.9",
    "Celui qui a en main le roi de la couleur tournée en dessous le talon & qui fait la triomphe, "
    "a le même droit que celui qui l'a de la premiére carte tournée",
    "qu'il marque un jeu pour son roi, & un pour chaque roi qu'il auroit encore",
)
def test_the_king_of_the_suit_turned_at_the_bottom_has_the_same_right() -> None:
    hands = ["KH 7S", "KH KD", "KH KD KC", "KD KC", "QH"]
    said = [
        bottom_king_games(hand=cards(it), bottom=Suit.HEARTS, first=Suit.SPADES) for it in hands
    ]
    assert said == [1, 2, 3, 0, 0]


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.9",
    "provided however, that he has not already had the King of trumps, for which he has marked",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.9",
    "pourvû néanmoins qu'il n'eût pas eu déja dans son jeu le roi de triomphe, pour lequel il "
    "auroit marqué",
)
def test_not_if_he_has_marked_for_the_first_king_of_trumps() -> None:
    both = cards("KS KH KD")
    hearts, spades = Suit.HEARTS, Suit.SPADES
    assert bottom_king_games(hand=both, bottom=hearts, first=spades) == 0
    assert bottom_king_games(hand=both, bottom=hearts, first=spades, marked=True) == 0
    assert bottom_king_games(hand=both, bottom=hearts, first=spades, marked=False) == 3
    assert bottom_king_games(hand=cards("KH"), bottom=hearts, first=spades, marked=True) == 1
    assert bottom_king_games(hand=cards("KH QS"), bottom=hearts, first=spades, marked=True) == 1


@pytest.mark.quotes(
    "bellecour.homme-d-auvergne.laws.10",
    "after the return, in the course of play, should lose the first King of trumps, either by its "
    "being trumped, or otherwise, he that wins the trick, gains one mark from him that loses the "
    "King; and so for the other Kings, for which the marks are won",
)
@pytest.mark.quotes(
    "academie.homme-d-auvergne.laws.10",
    "aprés s'être rejoui, vienne à perdre en jouant son jeu le roi de la triomphe précédente, "
    "parce qu'on le lui couperoit, ou autrement",
    "gagneroit une marque sur celui à qui seroit le roi coupé, & ainsi des autres rois pour "
    "lesquels on gagne des marques",
)
def test_a_king_for_which_marks_were_won_pays_one_when_it_is_lost_after_the_return() -> None:
    marked, (first, other, unpaid) = cards("KS KD"), cards("KS KD KC")
    for king in (first, other):
        for returned, lost in product([False, True], repeat=2):
            said = loses_king(king=king, marked=marked, returned=returned, lost=lost)
            assert said == (TO_WINNER if returned and lost else NOTHING)
    assert loses_king(king=unpaid, marked=marked, returned=True, lost=True) == NOTHING
    assert loses_king(king=first, marked=(), returned=True, lost=True) == NOTHING
