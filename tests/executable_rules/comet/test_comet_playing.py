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
    crosses_for,
    four_together,
    leads_again,
    may_lead,
    may_say_eight_sans_nine,
    regorges,
    run_from,
    uninterrupted,
)
from executable_rules.comet.terms import NATURAL, Face, above, faces, most_of

PACK = tuple(face for face in Face for _ in range(most_of(face)))


@pytest.mark.quotes(
    "bellecour.comet.10",
    "there is no necessity for beginning with the Two, which is the lowest Card of the "
    "Game; but he may lead what Card he thinks proper",
)
@pytest.mark.quotes(
    "academie.comet.10",
    "il n'est pas astraint à commencer par un deux, qui est la plus basse carte du jeu, "
    "il peut jetter d'abord telle carte de son jeu qu'il veut",
)
def test_the_eldest_leads_what_card_he_will() -> None:
    assert may_lead(hand=faces("2 2 7 K C")) == set(faces("2 7 K C"))
    assert NATURAL[0] is Face.TWO
    for wrong in ("C C", "9 9 9 9", "7 7 7 7 7"):
        with pytest.raises(ValueError, match="a pack has"):
            may_lead(hand=faces(wrong))


@pytest.mark.quotes(
    "bellecour.comet.17",
    "Four Cards of the same sort may be played together, according to the inclination "
    "or interest of the Player: So he that has four Knaves may play them altogether",
)
@pytest.mark.quotes(
    "academie.comet.17",
    "Quatre cartes de même espéce peuvent se jetter ensemble suivant la volonté du "
    "Joueur & suivant son avantage. Ainsi celui qui a quatre valets, peut les jetter "
    "tous les quatre à la fois pour un seul valet",
)
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


@pytest.mark.quotes("bellecour.comet.14", "stop at a Card that he has not")
@pytest.mark.quotes(
    "academie.comet.14",
    "Lorsque le premier, ayant jetté toutes les cartes qui avoient une suite, est "
    "obligé de s'arrêter à une carte qu'il n'a pas",
)
@pytest.mark.quotes("bellecour.comet.13", "the Comet remains in your adversary's Hand")
@pytest.mark.quotes("academie.comet.13", "qu'elle reste dans le jeu de l'adversaire")
@pytest.mark.example("comet.seven-sans-eight")
def test_the_last_ten_cards_go_in_sequence_and_the_comet_is_regorged() -> None:
    """Bellecour pp. 269-270, academie pp. 254-255: ``seven sans eight`` twice."""
    hand = list(faces("9 9 10 10 J J Q Q K K 2 3 4 5 6 6 7 7"))
    other = list(faces("8 8 C 2 3 4"))
    assert len(hand) == 18

    def plays(first: str) -> str:
        run = run_from(first_card=Face.parse(first), hand=tuple(hand))
        for card in run:
            hand.remove(card)
        return " ".join(str(card.value) for card in run)

    def stops() -> None:
        assert after_stopping(last_card=Face.SEVEN, other_hand=tuple(other)) is Turn.OTHER
        eight = answer_to(last_card=Face.SEVEN, hand=tuple(other))
        assert eight is Face.EIGHT
        other.remove(eight)
        assert may_say_eight_sans_nine(hand=tuple(other))
        assert answer_to(last_card=eight, hand=tuple(hand)) is Face.NINE

    assert plays("6") == "6 7"
    stops()
    assert plays("9") == "9 10 11 12 13"
    assert plays("7") == "7"
    stops()
    assert len(hand) == 10
    assert plays("9") == "9 10 11 12 13"
    assert plays("2") == "2 3 4 5 6"
    assert regorges(hand=tuple(hand), other_hand=tuple(other))


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
    assert regorges(hand=(), other_hand=others)


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
    assert leads_again(last_card=Face.KING)
    assert answer_to(last_card=Face.QUEEN, hand=faces("K K")) is Face.KING
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
        assert after_stopping(last_card=below, other_hand=other) is Turn.SAME
        assert after_stopping(last_card=below, other_hand=(*other, Face.COMET)) is Turn.OTHER_MAY


@pytest.mark.quotes(
    "bellecour.comet.16",
    "in that case, he who said Ten sans Knave, is not obliged",
)
@pytest.mark.quotes("academie.comet.16", "alors celui qui a dix sans valet, n'est pas obligé")
@pytest.mark.example("comet.master-of-the-play")
def test_he_is_master_of_the_play_below_the_card_that_both_want() -> None:
    """Bellecour p. 273, academie p. 258: sevens to tens, and neither has a knave."""
    hand = faces("7 7 8 8 9 10 10 2")
    assert run_from(first_card=Face.SEVEN, hand=hand) == faces("7 8 9 10")
    other = faces("3 8 Q K")
    assert after_stopping(last_card=Face.TEN, other_hand=other) is Turn.SAME
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
    run = run_from(first_card=first, hand=hand)
    assert list(run) == [Face(first.value + step) for step in range(len(run))]
    wanting = above(run[-1])
    assert wanting is None or wanting not in hand
    assert can_be_interrupted(run=run) is not leads_again(last_card=run[-1])


@given(st.permutations(PACK))
def test_a_stop_has_one_of_three_ends(shuffled: list[Face]) -> None:
    other = tuple(shuffled[:18])
    for last in NATURAL:
        turn = after_stopping(last_card=last, other_hand=other)
        has = answer_to(last_card=last, hand=other) is not None
        crosses = crosses_for(last_card=last, hand=other) is not None
        assert (turn is Turn.OTHER) == has
        assert (turn is Turn.OTHER_MAY) == (crosses and not has)
