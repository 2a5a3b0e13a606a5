"""The Comet: what is paid for it, the points, and the operas."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.comet.playing import (
    comet_may_go_for,
    four_together,
    goes_for_nine,
    leads_again,
    run_from,
)
from executable_rules.comet.settling import (
    comet_remains,
    comet_worth,
    dealer_makes_opera,
    finishes_by_comet,
    is_opera,
    opera_by_comet,
    opera_on_the_comet,
)
from executable_rules.comet.terms import Face, faces, most_of

PACK = Counter({face: most_of(face) for face in Face})


def rest(*cards: Face) -> tuple[Face, ...]:
    """All the cards of the pack but these: the worst that the other and the stock can hold."""
    return tuple((PACK - Counter(cards)).elements())


OPERA_1 = faces("5 6 7 8 9 10 J Q K 10 J Q K 2 3 4 5 6")
OPERA_2 = faces("7 8 9 10 10 10 10 J Q K K K 3 4 5 6 7 C")
OPERA_3 = faces("2 3 4 5 6 7 8 9 10 J Q K 9 10 J Q K C")
OPERA_4 = faces("9 10 J Q K 9 10 J Q K 2 3 4 5 6 7 8 C")


@pytest.mark.quotes(
    "bellecour.comet.payments.9",
    "When the eldest Hand runs off all his Cards, without interruption from the first to the last",
)
@pytest.mark.quotes(
    "academie.comet.36",
    "Lorsque le Joueur, qui est premier en carte, fait couler toutes ses cartes sans "
    "interruption, depuis la premiere jusqu'à la derniere",
)
def test_an_opera_is_the_eldest_hands_run_without_interruption() -> None:
    def opera(order: str, hand: str, other: str, eldest: bool = True) -> bool:
        return is_opera(
            cards_played=faces(order), hand=faces(hand), other_hand=faces(other), is_first=eldest
        )

    assert opera("Q K 2 3", "2 3 Q K", "5 J 4")
    assert is_opera(cards_played=faces("Q K"), hand=faces("K Q"), other_hand=faces("5"))
    assert not opera("Q K 2 3", "2 3 Q K", "5 J 4", eldest=False)
    assert not opera("Q K 2", "2 3 Q K", "5 J 4")
    assert not opera("2 3 Q K", "2 3 Q K", "5 J 4")
    assert not opera("2 3 Q K", "2 3 Q K", "5 J C")
    assert opera("2 3 Q K", "2 3 Q K", "5 J")
    assert opera("2 3 C 5 K", "2 3 C 5 K", "6 4 J") is False
    assert opera("2 3 C 5 K", "2 3 C 5 K", "4 J")
    assert opera("10 10 10 10 J", "J 10 10 10 10", "J K")
    assert not opera("10 10 10 J", "J 10 10 10", "J K")
    assert not opera("10 2 J", "2 10 J", "5")
    assert opera("10 J 2", "2 10 J", "5")
    assert opera("10 C 2 J", "2 10 C J", "5 J")
    assert not opera("10 10 J", "10 10 J", "5")
    assert opera("9 9 9 C 2", "9 9 9 C 2", "10 3")
    for hand, other in (("C 2", "C 3"), ("9 9 9 9", "2"), ("2 2 2", "2 2")):
        with pytest.raises(ValueError, match="a pack has"):
            opera(hand, hand, other)


@pytest.mark.quotes(
    "bellecour.comet.payments.16",
    "The Dealer may likewise make the Opera, if it is so agreed at the beginning of the "
    "Play; and he makes it when by crossing the Line of the other's Play, he plays off "
    "his eighteen Cards, from the first to the last without Interruption",
)
@pytest.mark.quotes(
    "academie.comet.43",
    "Celui qui a donné les cartes, peut aussi faire opera: cela dépend de la convention "
    "que l'on fait en commençant. Il fait opera, lorsqu'ayant interrompu la file des "
    "cartes de celui qui avoit la main, il se défait de ses dix-huit cartes sans "
    "interruption, depuis la premiére jusqu'à la derniére",
)
def test_the_dealer_makes_an_opera_if_it_is_agreed() -> None:
    other = faces("3 3 4 4")

    def opera(order: tuple[Face, ...] = OPERA_1, agreed: bool = True, crossed: bool = True) -> bool:
        return dealer_makes_opera(
            cards_played=order, other_hand=other, is_agreed=agreed, was_crossed=crossed
        )

    assert opera()
    assert not opera(agreed=False)
    assert not opera(crossed=False)
    assert not opera(order=OPERA_1[:-1])
    assert not opera(order=(*OPERA_1, Face.KING))
    assert not opera(order=faces("2 5 6 7 8 9 10 J Q K 10 J Q K 3 4 5 6"))
    with pytest.raises(ValueError, match="a pack has"):
        opera(order=(*OPERA_1, *faces("4 4")), agreed=False)


@pytest.mark.quotes("bellecour.comet.15", "follow the natural Order")
@pytest.mark.quotes("academie.comet.15", "suivre l'ordre naturel")
@pytest.mark.quotes("bellecour.comet.payments.9", "without interruption from the first to the last")
@pytest.mark.quotes("academie.comet.36", "sans interruption, depuis la premiere")
@pytest.mark.example("comet.opera-1")
def test_the_first_opera_is_made_without_the_comet() -> None:
    hand = faces("K K Q Q J J 10 10 9 8 7 6 6 5 5 4 3 2")
    assert len(hand) == 18
    assert is_opera(cards_played=OPERA_1, hand=hand, other_hand=rest(*hand))
    first = run_from(first_card=Face.FIVE, hand=hand)
    assert first == OPERA_1[:9]
    assert leads_again(last_card=first[-1])
    assert opera_on_the_comet(points=25, has_it=False).points == 50
    assert opera_on_the_comet(points=25, has_it=True) == (4, 100)


@pytest.mark.quotes(
    "bellecour.comet.payments.9",
    "that is called making the Opera",
)
@pytest.mark.quotes("academie.comet.36", "cela s'apelle faire opera")
@pytest.mark.quotes("bellecour.comet.17", "may be played together")
@pytest.mark.quotes("academie.comet.17", "peuvent se jetter ensemble")
@pytest.mark.quotes("bellecour.comet.12", "which is the Case when you play it after an Eight")
@pytest.mark.quotes(
    "academie.comet.12",
    "de finir en mettant la Comete pour neuf, ce qui arrive, lorsqu'on la met à la suite d'un huit",
)
@pytest.mark.quotes("bellecour.comet.21", "for what Card he pleases")
@pytest.mark.quotes("academie.comet.21", "pour telle carte qu'il veut")
@pytest.mark.example("comet.opera-2")
def test_the_second_opera_is_finished_by_the_comet_as_an_eight() -> None:
    hand = faces("K K K Q J 10 10 10 10 C 9 8 7 7 6 5 4 3")
    assert len(hand) == 18
    assert is_opera(cards_played=OPERA_2, hand=hand, other_hand=rest(*hand))
    assert four_together(cards=OPERA_2[3:7])
    apart = (*OPERA_2[:4], *OPERA_2[7:], *faces("10 10 10"))
    assert not is_opera(cards_played=apart, hand=hand, other_hand=rest(*hand))
    assert OPERA_2[-2:] == (Face.SEVEN, Face.COMET)
    assert Face.EIGHT in comet_may_go_for(hand=OPERA_2[-1:])
    assert not goes_for_nine(last_card=OPERA_2[-2])


@pytest.mark.quotes("bellecour.comet.payments.9", "without interruption from the first to the last")
@pytest.mark.quotes("academie.comet.36", "fait couler toutes ses cartes sans interruption")
@pytest.mark.quotes("bellecour.comet.12", "when you play it after an Eight, or after an Hoc")
@pytest.mark.quotes("academie.comet.12", "à la suite d'un huit ou aprés un hoc")
@pytest.mark.example("comet.opera-3")
def test_the_third_opera_ends_with_nine_and_comet_in_two_ways() -> None:
    hand = faces("K K Q Q J J 10 10 C 9 9 8 7 6 5 4 3 2")
    assert len(hand) == 18
    for order in (OPERA_3, OPERA_4):
        assert is_opera(cards_played=order, hand=hand, other_hand=rest(*hand))
    assert OPERA_3[-2] is Face.KING
    assert goes_for_nine(last_card=Face.KING, is_special=leads_again(last_card=Face.KING))
    assert goes_for_nine(last_card=OPERA_4[-2])


@given(st.integers(0, 400), st.integers(0, 6))
def test_each_way_of_ending_is_worth_at_least_the_one_below_it(points: int, absences: int) -> None:
    comet = finishes_by_comet(points=points, absences=absences)
    nine = finishes_by_comet(points=points, put_for_nine=True, absences=absences)
    opera = opera_by_comet(points=points, absences=absences)
    both = opera_by_comet(points=points, put_for_nine=True, absences=absences)
    assert comet == comet_remains(points=points, absences=absences)
    assert nine == opera
    for less, more in ((comet, nine), (opera, both)):
        assert more == (2 * less.comet, 2 * less.points)
    assert comet.comet == 2 * comet_worth(absences=absences)
