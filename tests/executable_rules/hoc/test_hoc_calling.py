"""Hoc, hoc.8 to 11, 13 to 18, 29 and 38: Point, Sequence and Tricon, and the revy."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.hoc.calling import (
    Draws,
    Speech,
    Strength,
    begins,
    best_point,
    best_sequence,
    called_after,
    higher_tricon,
    is_single,
    may_recal_himself,
    may_return_to_sequence,
    may_revy,
    parts_revied,
    point_stands_at,
    renvie,
    sequences,
    tells,
    tricon_of,
    wins_the_point,
)
from executable_rules.hoc.terms import Part
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Silence

CALL, PASS, REVY = Speech


@pytest.mark.quotes(
    "bellecour.hoc.8",
    "begins by calling his Point; or says Pass, if he sees that he has a small game",
)
@pytest.mark.quotes(
    "academie.hoc.8",
    "Le premier commence par accuser le point, ou à dire passe, s'il voit qu'il est petit",
)
def test_the_eldest_calls_or_with_a_small_game_passes() -> None:
    assert begins(strength=Strength.SMALL) == {CALL, PASS}
    assert begins(strength=Strength.MIDDLING) == {CALL}


@pytest.mark.quotes("bellecour.hoc.8", "or by a Revy, if he has a good one")
@pytest.mark.quotes("academie.hoc.8", "ou à renvier, s'il l'a haut")
def test_with_a_good_one_he_may_begin_by_a_revy() -> None:
    assert begins(strength=Strength.GOOD) == {CALL, REVY}
    assert REVY not in begins(strength=Strength.SMALL)


@pytest.mark.quotes("bellecour.hoc.8", "If he passes, and the others revy", "he may recal himself")
@pytest.mark.quotes("academie.hoc.8", "s'il passe & que les autres renvient", "il y peut revenir")
def test_he_who_passed_comes_in_when_the_others_revy() -> None:
    for passed, revy in product((True, False), repeat=2):
        assert may_recal_himself(passed=passed, others_revy=revy) is (passed and revy)


@pytest.mark.quotes(
    "bellecour.hoc.9", "You may revy on him that has revyed, up to twenty counters, or under"
)
def test_in_english_a_revy_is_of_twenty_or_under() -> None:
    assert may_revy(before=(3,), revy=17) is True
    assert may_revy(before=(1,), revy=1) is True
    assert may_revy(before=(1,), revy=21) is False
    assert may_revy(before=(1,), revy=20) is not False
    for before, revy in (((), 3), ((0,), 3), ((3,), 0)):
        with pytest.raises(ValueError, match=r"cannot be|not be empty"):
            may_revy(before=before, revy=revy)


@pytest.mark.quotes("bellecour.hoc.9", "and so those that follow, going on to twenty")
def test_in_english_whether_twenty_is_of_each_or_of_all_is_not_said() -> None:
    assert may_revy(before=(10, 5), revy=5) is True
    assert may_revy(before=(10, 5), revy=6) is Silence.NOT_SAID
    assert may_revy(before=(20,), revy=20) is Silence.NOT_SAID


@pytest.mark.quotes("academie.hoc.9", "ainsi de ceux qui suivent en montant toujours de vingt")
def test_in_french_each_rises_by_twenty() -> None:
    assert renvie(avant=(20,), renvi=20)
    assert renvie(avant=(20, 20, 20), renvi=20)
    assert not renvie(avant=(20,), renvi=21)


@pytest.mark.quotes("academie.hoc.9", "l'on peut de moins si l'on veut")
def test_in_french_one_may_rise_by_less() -> None:
    assert renvie(avant=(20,), renvi=1)
    for avant, renvi in (((), 3), ((0,), 3), ((3,), 0)):
        with pytest.raises(ValueError, match=r"cannot be|not be empty"):
            renvie(avant=avant, renvi=renvi)


@pytest.mark.example("hoc.revy-of-twenty")
@pytest.mark.quotes("bellecour.hoc.9", "going on to twenty; at least you can if you choose it")
@pytest.mark.quotes("academie.hoc.9", "en montant toujours de vingt; l'on peut de moins")
def test_the_two_books_agree_up_to_twenty_in_all() -> None:
    for before, revy in product(range(1, 22), repeat=2):
        english, french = may_revy(before=(before,), revy=revy), renvie(avant=(before,), renvi=revy)
        assert french is (revy <= 20)
        assert english is (Silence.NOT_SAID if french and before + revy > 20 else french)


@pytest.mark.quotes("bellecour.hoc.10", "he that wins the point, takes it up, with all the Revys")
@pytest.mark.quotes("academie.hoc.10", "celui qui gagne le point, le léve avec tous les renvis")
def test_the_point_is_taken_up_with_the_revys() -> None:
    assert wins_the_point(stake=3, revys=14).board == 17
    assert wins_the_point(stake=3).board == 3
    assert wins_the_point(stake=1, revys=1).board == 2
    with pytest.raises(ValueError, match="revys"):
        wins_the_point(stake=3, revys=-1)
    with pytest.raises(ValueError, match="stake"):
        wins_the_point(stake=0)


@pytest.mark.quotes("bellecour.hoc.10", "the other two players do not pay him any thing")
@pytest.mark.quotes("academie.hoc.10", "sans que les deux autres soient obligés de lui rien donner")
def test_for_the_point_the_others_pay_nothing() -> None:
    assert wins_the_point(stake=3, revys=14) == Draws(board=17, each=0)


@pytest.mark.quotes("bellecour.hoc.11", "This done, you call your Sequence, or else pass")
@pytest.mark.quotes("academie.hoc.11", "Cela fait on accuse la séquence, ou bien on dit passe")
def test_the_sequence_is_called_after_the_point() -> None:
    assert called_after(part=Part.POINT) is Part.SEQUENCE


@pytest.mark.quotes("bellecour.hoc.13", "From the Sequence, you pass on to the Tricon")
@pytest.mark.quotes("academie.hoc.13", "de la séquence on passe au tricon")
def test_the_tricon_is_called_after_the_sequence_and_last() -> None:
    assert called_after(part=Part.SEQUENCE) is Part.TRICON
    assert called_after(part=Part.TRICON) is None


@pytest.mark.quotes(
    "bellecour.hoc.11",
    "you may return, if you choose it; in case the others should revy on their Sequence",
    "the first that had passed, may do it also",
)
@pytest.mark.quotes(
    "academie.hoc.11",
    "au cas que les autres renvient de leur séquence",
    "le premier qui a passé, peut en être",
)
def test_he_who_passed_at_the_sequence_returns_when_others_revy() -> None:
    for passed, revy in product((True, False), repeat=2):
        assert may_return_to_sequence(passed=passed, others_revy=revy) is (passed and revy)


@pytest.mark.quotes("bellecour.hoc.13", "where you may revy in the same manner as at the Point")
@pytest.mark.quotes("academie.hoc.13", "qu'on renvie de même que le point")
@pytest.mark.quotes(
    "bellecour.hoc.29", "allowed to revy on the Tricon, as well as on the Point and Sequence"
)
@pytest.mark.quotes(
    "academie.hoc.29", "permis de renvier au tricon, comme au point & à la séquence"
)
def test_every_part_may_be_revied() -> None:
    assert parts_revied() == {Part.POINT, Part.SEQUENCE, Part.TRICON}


@pytest.mark.quotes("bellecour.hoc.14", "he that has the most wins it")
@pytest.mark.quotes("academie.hoc.14", "celui qui en a davantage, gagne le point")
def test_most_cards_of_a_suit_win_the_point() -> None:
    many, high = cards("AS 2S 3S 4S KD"), cards("KH QH JH 10C 9C")
    assert best_point(hands=(high, many)) == 1
    assert best_point(hands=(many, high)) == 0


@pytest.mark.quotes(
    "bellecour.hoc.14",
    "when the number of cards are equal, he that has the highest point wins it",
)
@pytest.mark.quotes(
    "academie.hoc.14",
    "lorsque le nombre de cartes est égal, celui qui a le plus haut point, gagne",
)
def test_of_as_many_cards_the_highest_point_wins() -> None:
    low, high, equal = cards("AS 2S 9S"), cards("AH 3H 9H"), cards("4D 2D 7D")
    assert best_point(hands=(low, high)) == 1
    assert best_point(hands=(low, high, equal)) is Silence.NOT_SAID
    with pytest.raises(ValueError, match="same card twice"):
        best_point(hands=(low, low))
    with pytest.raises(ValueError, match="from 0 to 12"):
        best_point(hands=(pack()[:13], low[:0], low[:0]))
    for hands in ((), (low,), (low, high, equal, cards("KS"))):
        with pytest.raises(ValueError, match="two or three"):
            best_point(hands=hands)


@pytest.mark.quotes("bellecour.hoc.14", "several cards in the same suit")
@pytest.mark.quotes("academie.hoc.14", "plusieurs cartes d'une même couleur")
def test_one_card_is_not_several() -> None:
    assert best_point(hands=(cards("KS QH"), cards("AS 2S"))) == 1
    assert best_point(hands=(cards("KS QH"), cards("AS 2H"))) is None
    longest = tuple(card for card in pack() if card.suit is Suit.SPADES)
    assert best_point(hands=(longest, cards("AH 2H"))) == 0


@pytest.mark.quotes(
    "bellecour.hoc.15",
    "The Ace tells for one point; the Figures ten each; and the other cards as they are mark'd",
)
@pytest.mark.quotes(
    "academie.hoc.15",
    "l'as vaut un point, & les figures dix, les autres ce qu'elles sont marquées",
)
def test_what_the_cards_tell() -> None:
    told = [tells(card=Card(rank, Suit.HEARTS)) for rank in Rank]
    assert told == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.quotes("bellecour.hoc.15", "the Figures ten each")
@pytest.mark.quotes("academie.hoc.15", "les figures dix")
@pytest.mark.quotes("bellecour.hoc.14", "he that has the highest point wins it")
@pytest.mark.quotes("academie.hoc.14", "celui qui a le plus haut point, gagne")
def test_a_king_and_a_ten_tell_alike_for_the_point() -> None:
    assert tells(card=Card.parse("KS")) == tells(card=Card.parse("10S")) == 10
    assert best_point(hands=(cards("KS QS 2S"), cards("10H JH 2H"))) is Silence.NOT_SAID
    assert best_point(hands=(cards("KS QS 2S"), cards("10H JH 3H"))) == 1


@pytest.mark.quotes(
    "bellecour.hoc.16",
    "The Sequence is three cards in the same suit, that immediately follow each other",
)
@pytest.mark.quotes(
    "academie.hoc.16", "La séquence c'est trois cartes d'une même couleur qui se suivent"
)
def test_three_cards_of_a_suit_that_follow_are_a_sequence() -> None:
    hand = cards("4S 5S 6S 8S 9S 2H 3H AD 2C 3C 4C KC")
    assert sequences(hand=hand) == (cards("4S 5S 6S"), cards("2C 3C 4C"))
    assert sequences(hand=cards("QS KS AS")) == ()
    assert sequences(hand=cards("4S 5H 6S")) == ()


@pytest.mark.quotes(
    "bellecour.hoc.16",
    "the sequence of four cards is better than that of three; that of five, than that of four",
)
@pytest.mark.quotes(
    "academie.hoc.16",
    "la séquence de quatre cartes vaut mieux que celle de trois, celle de cinq que celle de quatre",
)
def test_the_longer_sequence_is_better() -> None:
    three, four, five = cards("QS JS 10S"), cards("4H 5H 6H 7H"), cards("AD 2D 3D 4D 5D")
    assert best_sequence(hands=(three, four)) == 1
    assert best_sequence(hands=(three, four, five)) == 2
    assert best_sequence(hands=(cards("2S 4S 6S"), cards("8H 9H"))) is None
    with pytest.raises(ValueError, match="same card twice"):
        best_sequence(hands=(three, three))


@pytest.mark.quotes(
    "bellecour.hoc.16",
    "when the number of cards is equal, he that has the highest sequence wins it",
)
@pytest.mark.quotes(
    "academie.hoc.16",
    "lorsque le nombre des cartes est égal, celui qui a la plus haute séquence, gagne",
)
def test_of_as_many_cards_the_highest_sequence_wins() -> None:
    low, high = cards("9S 10S JS"), cards("10H JH QH")
    assert best_sequence(hands=(low, high)) == 1
    assert best_sequence(hands=(high, low)) == 0
    assert best_sequence(hands=(high, cards("10D JD QD"))) is Silence.NOT_SAID


@pytest.mark.example("hoc.single-sequences")
@pytest.mark.quotes(
    "bellecour.hoc.17",
    "The highest single sequence is Queen, Knave and Ten, and the lowest, Ace, Two and Three",
)
@pytest.mark.quotes(
    "academie.hoc.17",
    "dame, valet & dix est la plus forte séquence simple, & la derniére est as, deux & trois",
)
def test_single_sequences_go_from_ace_two_three_to_the_queen() -> None:
    suit = [Card(rank, Suit.CLUBS) for rank in Rank]
    threes = [tuple(suit[at : at + 3]) for at in range(11)]
    single = [three for three in threes if is_single(run=three)]
    assert (single[0], single[-1]) == (cards("AC 2C 3C"), cards("10C JC QC"))
    assert len(single) == 10
    higher = all(best_sequence(hands=(one, _hearts(it))) == 0 for it, one in pairwise(single))
    assert higher


def _hearts(run: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card(card.rank, Suit.HEARTS) for card in run)


@pytest.mark.quotes("bellecour.hoc.17", "The highest single sequence is Queen, Knave and Ten")
@pytest.mark.quotes("academie.hoc.17", "dame, valet & dix est la plus forte séquence simple")
def test_the_tierce_to_the_king_and_four_cards_are_not_single() -> None:
    assert not is_single(run=cards("KS QS JS"))
    assert not is_single(run=cards("4S 5S 6S 7S"))
    assert is_single(run=cards("QS 10S JS"))
    for text in ("4S 5S", "4S 5S 7S", "4S 5S 6H", "4S 5S 6S 8S"):
        with pytest.raises(ValueError, match="follow each other"):
            is_single(run=cards(text))


@pytest.mark.quotes(
    "bellecour.hoc.18",
    "The Tricon, is three aces, three two's, and so of the other cards, up to the Queens",
)
@pytest.mark.quotes(
    "academie.hoc.18",
    "Le tricon est trois as, trois deux, & ainsi des autres cartes, en montant jusques aux dames",
)
def test_a_tricon_is_of_every_rank_to_the_queens() -> None:
    suits = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)
    for rank in Rank:
        one, two, three = (Card(rank, suit) for suit in suits)
        assert tricon_of(three=(one, two, three)) is (None if rank is Rank.KING else rank)
    one, two, three = cards("AS AH 2C")
    assert tricon_of(three=(one, two, three)) is None
    with pytest.raises(ValueError, match="same card twice"):
        tricon_of(three=(one, one, two))


@pytest.mark.quotes("bellecour.hoc.18", "and so of the other cards, up to the Queens")
@pytest.mark.quotes("academie.hoc.18", "en montant jusques aux dames")
def test_the_higher_tricon_is_of_the_higher_rank() -> None:
    below = [rank for rank in Rank if rank is not Rank.KING]
    for one, other in product(below, repeat=2):
        if one is other:
            continue
        assert higher_tricon(one=one, other=other) is Rank(max(one.value, other.value))
    for one, other in ((Rank.KING, Rank.TWO), (Rank.TWO, Rank.KING), (Rank.TWO, Rank.TWO)):
        with pytest.raises(ValueError, match="from ace to queen"):
            higher_tricon(one=one, other=other)


@pytest.mark.quotes(
    "bellecour.hoc.38",
    "He that calls less points than he has, cannot recal them",
    "if he loses his point by that means, there is no remedy",
)
@pytest.mark.quotes(
    "academie.hoc.38",
    "Celui qui accuse moins de points qu'il n'en a, ne peut y revenir",
    "s'il perd le point par-là, c'est tanpis pour lui",
)
def test_a_point_called_too_low_stays_so() -> None:
    assert point_stands_at(has=44, called=43) == 43
    assert point_stands_at(has=44, called=44) == 44
    assert point_stands_at(has=44, called=1) == 1
    assert point_stands_at(has=44, called=45) is Silence.NOT_SAID
    for has, called in ((0, 0), (1, 0), (0, 1)):
        with pytest.raises(ValueError, match=r"called|has"):
            point_stands_at(has=has, called=called)


DECK = pack()


@given(st.lists(st.integers(0, 51), min_size=24, max_size=24, unique=True))
def test_who_has_the_best_does_not_hang_on_the_places(order: list[int]) -> None:
    one, other = (tuple(DECK[number] for number in half) for half in (order[:12], order[12:]))
    for best in (best_point, best_sequence):
        there, back = best(hands=(one, other)), best(hands=(other, one))
        assert back == (1 - there if isinstance(there, int) else there)
