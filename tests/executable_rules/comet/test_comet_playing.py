"""The Comet: how the cards are played off."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.comet.dealing import dealt_to_two
from executable_rules.comet.playing import (
    Turn,
    after_stopping,
    answer_to,
    can_be_interrupted,
    comet_may_go_for,
    crosses_for,
    four_together,
    goes_for_nine,
    kings_in_a_row,
    leads_after_comet,
    leads_again,
    may_lead,
    may_say_eight_sans_nine,
    nines_together,
    regorges,
    run_from,
    uninterrupted,
)
from executable_rules.comet.terms import NATURAL, Face, above, faces, most_of

PACK = tuple(face for face in Face for _ in range(most_of(face)))


@pytest.mark.quotes(
    "bellecour.comet.10",
    "there is no necessity for beginning with the Two, which is the lowest Card of the Game",
    "he may lead what Card he thinks proper",
)
@pytest.mark.quotes(
    "academie.comet.10",
    "il n'est pas astraint à commencer par un deux",
    "il peut jetter d'abord telle carte de son jeu qu'il veut",
)
def test_the_eldest_leads_what_card_he_will() -> None:
    assert may_lead(hand=faces("2 2 7 K C")) == set(faces("2 7 K C"))
    assert NATURAL[0] is Face.TWO
    for wrong in ("C C", "9 9 9 9", "7 7 7 7 7"):
        with pytest.raises(ValueError, match="a pack has"):
            may_lead(hand=faces(wrong))


@pytest.mark.quotes(
    "bellecour.comet.14",
    "obliged to stop at a Card that he has not",
    "the other then plays a Five if he has it",
)
@pytest.mark.quotes(
    "academie.comet.14", "s'il dit quatre sans cinq, alors le second jette un cinq, s'il en a un"
)
def test_the_other_plays_the_card_that_is_wanting() -> None:
    assert answer_to(last=Face.FOUR, hand=faces("5 9")) is Face.FIVE
    assert answer_to(last=Face.FOUR, hand=faces("6 4 C")) is None
    assert answer_to(last=Face.QUEEN, hand=faces("K")) is Face.KING
    assert answer_to(last=Face.KING, hand=faces("2 K")) is None
    with pytest.raises(ValueError, match="no place of its own"):
        answer_to(last=Face.COMET, hand=faces("5"))


@pytest.mark.quotes(
    "bellecour.comet.15",
    "he must follow the natural Order of the Cards, going from the Five up to the King",
)
@pytest.mark.quotes(
    "academie.comet.15",
    "il doit suivre l'ordre naturel des cartes, depuis le cinq en remontant jusqu'au roi",
)
def test_a_run_goes_up_as_far_as_the_hand_does() -> None:
    assert run_from(first=Face.FIVE, hand=faces("2 5 6 7 8 9 10 J Q K K")) == faces(
        "5 6 7 8 9 10 J Q K"
    )
    assert run_from(first=Face.FIVE, hand=faces("5 5 6 8")) == faces("5 6")
    assert run_from(first=Face.KING, hand=faces("K 2")) == faces("K")
    with pytest.raises(ValueError, match="not in the hand"):
        run_from(first=Face.FIVE, hand=faces("4 6"))
    with pytest.raises(ValueError, match="a pack has"):
        run_from(first=Face.FIVE, hand=faces("5 5 5 5 5"))


@pytest.mark.quotes(
    "bellecour.comet.15",
    "he is not at liberty to lead what Card he pleases",
    "the King, which is the highest Card of the Game; after which he may begin again",
)
@pytest.mark.quotes(
    "academie.comet.15",
    "roi, qui est la plus haute carte du jeu, aprés quoi il peut recommencer",
)
def test_only_after_the_king_he_begins_again() -> None:
    assert [card for card in NATURAL if leads_again(last=card)] == [Face.KING]


@pytest.mark.quotes(
    "bellecour.comet.16",
    "if the other Player likewise has no Knave",
    "is not obliged to play the Queen, which is the Card above the Knave",
    "he may then lead what Card he pleases",
)
@pytest.mark.quotes(
    "academie.comet.16",
    "si l'autre Joueur n'a pas non-plus de valets",
    "il peut recommencer par telle carte de son jeu qu'il veut",
)
@pytest.mark.example("comet.ten-sans-knave")
def test_when_nobody_can_go_on_he_leads_again() -> None:
    assert after_stopping(last=Face.TEN, other=faces("J Q")) is Turn.OTHER
    assert after_stopping(last=Face.TEN, other=faces("J C")) is Turn.OTHER
    assert after_stopping(last=Face.TEN, other=faces("Q K")) is Turn.SAME
    assert after_stopping(last=Face.TEN, other=faces("Q C")) is Turn.OTHER_MAY
    assert after_stopping(last=Face.KING, other=faces("2 C")) is Turn.SAME
    assert run_from(first=Face.FIVE, hand=faces("5 6 7 8 9 10 Q")) == faces("5 6 7 8 9 10")


@pytest.mark.quotes("bellecour.comet.17", "Four Cards of the same sort may be played together")
@pytest.mark.quotes("academie.comet.17", "Quatre cartes de même espéce peuvent se jetter ensemble")
def test_four_of_a_sort_go_together() -> None:
    for card in NATURAL:
        if card is not Face.NINE:
            assert four_together(cards=(card,) * 4)
        assert not four_together(cards=(card,) * 3)
        assert not four_together(cards=(card,) * 3 + (Face.COMET,))
    for wrong in ("9 9 9 9", "C C C C"):
        with pytest.raises(ValueError, match="a pack has"):
            four_together(cards=faces(wrong))
    assert not four_together(cards=faces("J J J Q"))


@pytest.mark.quotes(
    "bellecour.comet.18",
    "He who has three nines either with or without the Comet, may play them altogether",
)
@pytest.mark.quotes(
    "academie.comet.18", "les trois neuf sans la Comete ou avec la Comete, peut les jetter ensemble"
)
def test_three_nines_go_together_with_or_without_the_comet() -> None:
    assert nines_together(cards=faces("9 9 9"))
    assert nines_together(cards=faces("9 C 9 9"))
    for wrong in ("9 9", "9 9 C", "C", "9 9 9 10", "9 9 9 C 10", ""):
        assert not nines_together(cards=faces(wrong)), wrong
    for wrong in ("9 9 9 9", "9 9 9 C C"):
        with pytest.raises(ValueError, match="a pack has"):
            nines_together(cards=faces(wrong))


@pytest.mark.quotes(
    "bellecour.comet.19", "two or three Kings may play them immediately after one another"
)
@pytest.mark.quotes("academie.comet.19", "deux ou trois rois, peut les jetter tout de suite")
def test_two_or_three_kings_follow_one_another() -> None:
    assert kings_in_a_row(kings=2) is kings_in_a_row(kings=3) is True
    assert kings_in_a_row(kings=4) is four_together(cards=faces("K K K K")) is True
    assert not kings_in_a_row(kings=1)
    for kings in (0, 5):
        with pytest.raises(ValueError, match="from 1 to 4"):
            kings_in_a_row(kings=kings)


@pytest.mark.quotes(
    "bellecour.comet.21",
    "The Comet makes Hoc every where",
    "he who has it, may in playing his Cards, employ it for what Card he pleases",
)
@pytest.mark.quotes(
    "academie.comet.21",
    "La Cométe fait hoc par tout",
    "peut en jettant les cartes, l'employer pour telle carte qu'il veut",
)
def test_the_comet_goes_for_any_card() -> None:
    assert comet_may_go_for(hand=faces("2 C")) == set(NATURAL)
    assert len(NATURAL) == 12
    assert comet_may_go_for(hand=faces("2 9")) == frozenset()


@pytest.mark.quotes(
    "bellecour.comet.22",
    "you are not obliged to play the Card that immediately follows it, but may begin again",
)
@pytest.mark.quotes(
    "academie.comet.22",
    "on n'est pas obligé de jetter aprés la carte qui suit immédiatement",
)
def test_after_the_comet_he_begins_again_as_he_will() -> None:
    assert leads_after_comet(goes_for=Face.QUEEN, hand=faces("K 2 2 5")) == set(faces("K 2 5"))
    assert leads_after_comet(goes_for=Face.TWO, hand=faces("7")) == {Face.SEVEN}
    for goes_for, hand in ((Face.COMET, "2"), (Face.QUEEN, "2 C")):
        with pytest.raises(ValueError, match="the Comet is played"):
            leads_after_comet(goes_for=goes_for, hand=faces(hand))
    with pytest.raises(ValueError, match="a pack has"):
        leads_after_comet(goes_for=Face.QUEEN, hand=faces("9 9 9 9"))


@pytest.mark.quotes(
    "bellecour.comet.23",
    "if not having the Queen, he says Knave sans Queen; he that has the Comet may play it",
    "and then play what Card he thinks proper",
)
@pytest.mark.quotes(
    "academie.comet.23",
    "celui qui a la Cométe peut la jetter pour une dame",
    "ensuite reprendre le jeu par la carte que bon lui semble",
)
@pytest.mark.example("comet.knave-sans-queen")
def test_he_that_has_the_comet_may_cross_him_who_stops() -> None:
    assert crosses_for(last=Face.KNAVE, hand=faces("C 5")) is Face.QUEEN
    assert crosses_for(last=Face.KNAVE, hand=faces("5 Q")) is None
    assert crosses_for(last=Face.KING, hand=faces("C 5")) is None
    assert after_stopping(last=Face.KNAVE, other=faces("C 5")) is Turn.OTHER_MAY
    assert leads_after_comet(goes_for=Face.QUEEN, hand=faces("5 K")) == set(faces("5 K"))


@pytest.mark.quotes(
    "bellecour.comet.24",
    "beginning with the low Cards and going up to the King, he cannot be interrupted by the Comet",
)
@pytest.mark.quotes(
    "academie.comet.24",
    "en remontant depuis une basse carte jusqu'au roi, on ne peut l'interrompre",
)
def test_a_sequence_up_to_the_king_cannot_be_interrupted() -> None:
    assert not can_be_interrupted(run=faces("10 J Q K"))
    assert not can_be_interrupted(run=faces("K"))
    assert can_be_interrupted(run=faces("10 J Q"))
    assert can_be_interrupted(run=faces("2"))
    for wrong in ("", "10 Q K", "K Q", "10 10 J"):
        with pytest.raises(ValueError, match="none left out"):
            can_be_interrupted(run=faces(wrong))


@pytest.mark.quotes(
    "bellecour.comet.25",
    "If the Player that has the Comet has no other Nine, he is not obliged after playing the Eight",
    "he may say Eight sans Nine, altho' he has the Comet in his Hand",
)
@pytest.mark.quotes(
    "academie.comet.25",
    "il peut dire huit sans neuf, quoiqu'il ait la Cométe dans son jeu",
)
def test_the_comet_need_not_be_put_for_the_nine() -> None:
    assert may_say_eight_sans_nine(hand=faces("C 10"))
    assert may_say_eight_sans_nine(hand=faces("10"))
    assert not may_say_eight_sans_nine(hand=faces("C 9 10"))
    assert not may_say_eight_sans_nine(hand=faces("9"))
    with pytest.raises(ValueError, match="a pack has"):
        may_say_eight_sans_nine(hand=faces("C C"))


@pytest.mark.quotes(
    "bellecour.comet.12",
    "which is the Case when you play it after an Eight, or after an Hoc",
)
@pytest.mark.quotes("academie.comet.12", "lorsqu'on la met à la suite d'un huit ou aprés un hoc")
def test_the_comet_is_for_the_nine_after_an_eight_or_a_hoc() -> None:
    assert [card for card in NATURAL if goes_for_nine(after=card)] == [Face.EIGHT]
    assert all(goes_for_nine(after=card, hoc=True) for card in NATURAL)
    assert not goes_for_nine(after=Face.SEVEN, hoc=False)


@pytest.mark.quotes(
    "bellecour.comet.13",
    "is to have played all your Cards, when the Comet remains in your adversary's Hand",
)
@pytest.mark.quotes(
    "academie.comet.13", "quand on finit, & qu'elle reste dans le jeu de l'adversaire"
)
def test_the_comet_is_regorged_when_it_remains_to_the_adversary() -> None:
    assert regorges(left=(), adversary=faces("5 C"))
    assert not regorges(left=(), adversary=faces("5 9"))
    assert not regorges(left=faces("2"), adversary=faces("C"))
    with pytest.raises(ValueError, match="a pack has"):
        regorges(left=faces("C"), adversary=faces("C"))


@pytest.mark.quotes("bellecour.comet.15", "follow the natural Order of the Cards")
@pytest.mark.quotes("academie.comet.15", "suivre l'ordre naturel des cartes")
@pytest.mark.example("comet.greatest-sequence")
def test_from_the_six_eight_cards_go_and_from_the_two_three() -> None:
    """Bellecour p. 268, academie p. 253: the two, three, four without a five; six to king."""
    hand = faces("2 3 4 6 7 8 9 10 J Q K")
    assert len(run_from(first=Face.SIX, hand=hand)) == 8
    assert len(run_from(first=Face.TWO, hand=hand)) == 3
    assert leads_again(last=run_from(first=Face.SIX, hand=hand)[-1])


@pytest.mark.quotes("bellecour.comet.15", "after which he may begin again")
@pytest.mark.quotes("academie.comet.15", "il peut recommencer par telle carte")
@pytest.mark.example("comet.queen-sans-king")
def test_two_queens_of_three_are_played_off_with_one_king() -> None:
    """Bellecour p. 269, academie p. 254: nine to king, then ``Queen sans King``."""
    hand = list(faces("9 9 10 10 J J Q Q Q K"))
    first = run_from(first=Face.NINE, hand=tuple(hand))
    assert first == faces("9 10 J Q K")
    assert leads_again(last=first[-1])
    for card in first:
        hand.remove(card)
    then = run_from(first=Face.QUEEN, hand=tuple(hand))
    assert then == faces("Q")
    assert after_stopping(last=Face.QUEEN, other=faces("5")) is Turn.SAME


@pytest.mark.quotes("bellecour.comet.14", "stop at a Card that he has not")
@pytest.mark.quotes("academie.comet.14", "obligé de s'arrêter à une carte qu'il n'a pas")
@pytest.mark.quotes("bellecour.comet.13", "the Comet remains in your adversary's Hand")
@pytest.mark.quotes("academie.comet.13", "qu'elle reste dans le jeu de l'adversaire")
@pytest.mark.example("comet.seven-sans-eight")
def test_the_last_ten_cards_go_in_sequence_and_the_comet_is_regorged() -> None:
    """Bellecour pp. 269-270, academie pp. 254-255: ``seven sans eight`` twice."""
    hand = list(faces("9 9 10 10 J J Q Q K K 2 3 4 5 6 6 7 7"))
    other = list(faces("8 8 C 2 3 4"))
    assert len(hand) == 18

    def plays(first: str) -> str:
        run = run_from(first=Face.parse(first), hand=tuple(hand))
        for card in run:
            hand.remove(card)
        return " ".join(str(card.value) for card in run)

    def stops() -> None:
        assert after_stopping(last=Face.SEVEN, other=tuple(other)) is Turn.OTHER
        eight = answer_to(last=Face.SEVEN, hand=tuple(other))
        assert eight is Face.EIGHT
        other.remove(eight)
        assert may_say_eight_sans_nine(hand=tuple(other))
        assert answer_to(last=eight, hand=tuple(hand)) is Face.NINE

    assert plays("6") == "6 7"
    stops()
    assert plays("9") == "9 10 11 12 13"
    assert plays("7") == "7"
    stops()
    assert len(hand) == 10
    assert plays("9") == "9 10 11 12 13"
    assert plays("2") == "2 3 4 5 6"
    assert regorges(left=tuple(hand), adversary=tuple(other))


@pytest.mark.quotes("bellecour.comet.17", "may be played together")
@pytest.mark.quotes("academie.comet.17", "peuvent se jetter ensemble")
@pytest.mark.example("comet.four-twos")
def test_four_twos_together_let_the_hand_be_finished() -> None:
    """Bellecour p. 270, academie p. 255: four twos, and three to eight, after the last king."""
    twos = faces("2 2 2 2")
    left = (*twos, *faces("3 4 5 6 7 8"))
    assert four_together(cards=twos)
    assert not four_together(cards=twos[:3])
    assert len(left) == 10
    others = faces("9 10 J Q K C 3 3")
    assert uninterrupted((Face.KING, *left), others)
    assert not uninterrupted((Face.KING, *left[1:]), others)
    assert regorges(left=(), adversary=others)


@pytest.mark.quotes("bellecour.comet.12", "after an Eight, or after an Hoc")
@pytest.mark.quotes("academie.comet.12", "d'un huit ou aprés un hoc")
@pytest.mark.example("comet.finishing-for-nine")
def test_two_sans_three_ends_for_nine_or_by_crossing() -> None:
    """Bellecour p. 271, academie p. 256: a two and the Comet against three cards without a five."""
    without = faces("K Q 6")
    assert after_stopping(last=Face.TWO, other=without) is Turn.SAME
    assert goes_for_nine(after=Face.TWO, hoc=True)
    other = faces("3 4 K")
    assert after_stopping(last=Face.TWO, other=other) is Turn.OTHER
    run = run_from(first=Face.THREE, hand=other)
    assert run == faces("3 4")
    assert crosses_for(last=run[-1], hand=faces("C")) is Face.FIVE
    assert not goes_for_nine(after=run[-1])


@pytest.mark.quotes("bellecour.comet.12", "when you play it after an Eight")
@pytest.mark.quotes("academie.comet.12", "on la met à la suite d'un huit")
@pytest.mark.example("comet.eight-sans-nine")
def test_eight_sans_nine_of_the_other_lets_the_comet_end_for_nine() -> None:
    """Bellecour p. 271, academie p. 256: ``three, four, five and six sans seven``."""
    other = faces("7 8 K")
    run = run_from(first=Face.THREE, hand=faces("3 4 5 6 C"))
    assert run == faces("3 4 5 6")
    assert answer_to(last=run[-1], hand=other) is Face.SEVEN
    assert run_from(first=Face.SEVEN, hand=other) == faces("7 8")
    assert crosses_for(last=Face.EIGHT, hand=faces("C")) is Face.NINE
    assert goes_for_nine(after=Face.EIGHT)


@pytest.mark.quotes("bellecour.comet.2", "so that there remain twelve in the Stock")
@pytest.mark.quotes("academie.comet.2", "de sorte qu'il en reste douze au talon")
@pytest.mark.quotes("bellecour.comet.14", "the other then plays")
@pytest.mark.quotes("academie.comet.14", "alors le second jette")
@pytest.mark.example("comet.one-queen-two-kings")
def test_one_queen_plays_off_two_kings_of_four() -> None:
    """Bellecour p. 269, academie p. 254: three queens and one king; the king is played first."""
    stock = dealt_to_two().stock
    assert Fraction(stock, len(PACK)) == Fraction(1, 4)
    in_stock = Fraction(stock, len(PACK)) * most_of(Face.KING)
    assert in_stock == 1
    assert leads_again(last=Face.KING)
    assert answer_to(last=Face.QUEEN, hand=faces("K K")) is Face.KING
    left = most_of(Face.KING) - 2 - in_stock
    assert left == 1


@pytest.mark.quotes("bellecour.comet.16", "he may then lead what Card he pleases")
@pytest.mark.quotes("academie.comet.16", "il peut recommencer par telle carte")
@pytest.mark.quotes("bellecour.comet.17", "Four Cards of the same sort may be played together")
@pytest.mark.quotes("academie.comet.17", "Quatre cartes de même espéce")
@pytest.mark.example("comet.below-four-of-a-sort")
def test_below_four_of_a_sort_every_card_is_a_hoc() -> None:
    """Bellecour pp. 270-271, academie p. 255: the other has none of them, nor can he go on."""
    for card in NATURAL[1:]:
        if card is Face.NINE:
            continue
        four = (card,) * 4
        assert four_together(cards=four)
        below = Face(card.value - 1)
        other = tuple(it for it in PACK if it not in (card, Face.COMET))
        assert after_stopping(last=below, other=other) is Turn.SAME
        assert after_stopping(last=below, other=(*other, Face.COMET)) is Turn.OTHER_MAY


@pytest.mark.quotes("bellecour.comet.16", "he who said Ten sans Knave, is not obliged")
@pytest.mark.quotes("academie.comet.16", "alors celui qui a dix sans valet, n'est pas obligé")
@pytest.mark.example("comet.master-of-the-play")
def test_he_is_master_of_the_play_below_the_card_that_both_want() -> None:
    """Bellecour p. 273, academie p. 258: sevens to tens, and neither has a knave."""
    hand = faces("7 7 8 8 9 10 10 2")
    assert run_from(first=Face.SEVEN, hand=hand) == faces("7 8 9 10")
    other = faces("3 8 Q K")
    assert after_stopping(last=Face.TEN, other=other) is Turn.SAME
    assert uninterrupted(faces("7 8 9 10 2"), other)
    assert not uninterrupted(faces("7 8 9 10 2"), (*other, Face.KNAVE))


@given(st.permutations(PACK), st.integers(1, 18))
def test_a_run_goes_up_by_one_and_stops_only_for_want_of_a_card(
    shuffled: list[Face], size: int
) -> None:
    hand = tuple(shuffled[:size])
    first = hand[0]
    if first is Face.COMET:
        return
    run = run_from(first=first, hand=hand)
    assert list(run) == [Face(first.value + step) for step in range(len(run))]
    wanting = above(run[-1])
    assert wanting is None or wanting not in hand
    assert can_be_interrupted(run=run) is not leads_again(last=run[-1])


@given(st.permutations(PACK))
def test_a_stop_has_one_of_three_ends(shuffled: list[Face]) -> None:
    other = tuple(shuffled[:18])
    for last in NATURAL:
        turn = after_stopping(last=last, other=other)
        has = answer_to(last=last, hand=other) is not None
        crosses = crosses_for(last=last, hand=other) is not None
        assert (turn is Turn.OTHER) == has
        assert (turn is Turn.OTHER_MAY) == (crosses and not has)
