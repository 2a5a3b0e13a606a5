"""Imperial, of what is shown: laws VII, VIII and XVI to XIX."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.imperial.marking import Count, finishes_first
from executable_rules.imperial.showing import (
    imperiale_avant_le_point,
    imperials_in_hand,
    imperials_turned,
    imperials_won,
    is_admitted,
    loses_by_forgetting,
    marks_the_point,
    point_before_imperial,
)
from executable_rules.imperial.terms import IMPERIAL, Claim, Imperial
from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.piquet.terms import Hand

BOTH = frozenset(Claim)
POINT, IMP = Claim.POINT, Claim.IMPERIAL
TRUMPS = Suit.HEARTS


@pytest.mark.quotes("bellecour.imperial.laws.7", "He that forgets to count his Point, loses it")
@pytest.mark.quotes("academie.imperial.laws.7", "Qui oublie de compter son point, ne le compte pas")
def test_a_point_forgotten_is_lost() -> None:
    assert loses_by_forgetting(held=BOTH, counted=frozenset({IMP})) == {POINT}
    assert loses_by_forgetting(held=BOTH, counted=BOTH) == frozenset()
    with pytest.raises(ValueError, match="not held"):
        loses_by_forgetting(held=frozenset({IMP}), counted=BOTH)


@pytest.mark.quotes("bellecour.imperial.laws.7", "it is the same of the Imperial")
@pytest.mark.quotes("academie.imperial.laws.7", "il en est de même des impériales")
def test_an_imperial_forgotten_is_lost() -> None:
    assert loses_by_forgetting(held=BOTH, counted=frozenset({POINT})) == {IMP}
    assert loses_by_forgetting(held=BOTH, counted=frozenset()) == BOTH
    assert loses_by_forgetting(held=frozenset({IMP}), counted=frozenset()) == {IMP}


@pytest.mark.quotes(
    "bellecour.imperial.laws.8", "don't show your Point, before your Imperial, you lose it"
)
def test_in_english_the_point_is_shown_first() -> None:
    assert point_before_imperial(shown=(IMP, POINT)) is Claim.POINT
    for shown in ((POINT, IMP), (POINT,), (IMP,), ()):
        assert point_before_imperial(shown=shown) is None
    with pytest.raises(ValueError, match="once each"):
        point_before_imperial(shown=(IMP, IMP))


@pytest.mark.quotes(
    "academie.imperial.laws.8", "ne montre pas ses impériales avant son point, ne le compte pas"
)
def test_in_french_the_imperial_is_shown_first() -> None:
    assert imperiale_avant_le_point(montres=(POINT, IMP)) is Claim.POINT
    for shown in ((IMP, POINT), (POINT,), (IMP,), ()):
        assert imperiale_avant_le_point(montres=shown) is None
    with pytest.raises(ValueError, match="once each"):
        imperiale_avant_le_point(montres=(POINT, POINT))


@pytest.mark.quotes("bellecour.imperial.laws.8", "show your Point, before your Imperial")
@pytest.mark.quotes("academie.imperial.laws.8", "ses impériales avant son point")
def test_the_eighth_law_of_one_book_condemns_what_that_of_the_other_bids() -> None:
    for shown in ((POINT, IMP), (IMP, POINT)):
        english = point_before_imperial(shown=shown)
        assert (english is Claim.POINT) is (imperiale_avant_le_point(montres=shown) is None)


@pytest.mark.quotes(
    "bellecour.imperial.laws.8", "If you don't show your Point, before your Imperial"
)
@pytest.mark.quotes(
    "bellecour.imperial.laws.15",
    "the Imperial in hand before the Imperial turn'd",
    "the Imperial turn'd before the Point",
)
def test_the_english_eighth_law_contradicts_the_fifteenth() -> None:
    """The imperial counts before the point (XV), but who so shows it loses the point (VIII)."""
    by_xv = finishes_first(elder=Count.IN_HAND, younger=Count.POINT)
    assert by_xv is Hand.ELDER
    assert point_before_imperial(shown=(IMP, POINT)) is Claim.POINT


@pytest.mark.quotes("academie.imperial.laws.8", "Qui ne montre pas ses impériales avant son point")
@pytest.mark.quotes("academie.imperial.laws.15", "l'impériale tournée que le point")
def test_the_french_eighth_law_agrees_with_the_fifteenth() -> None:
    assert finishes_first(elder=Count.TURNED, younger=Count.POINT) is Hand.ELDER
    assert imperiale_avant_le_point(montres=(IMP, POINT)) is None
    assert imperiale_avant_le_point(montres=(POINT, IMP)) is Claim.POINT


@pytest.mark.quotes(
    "bellecour.imperial.laws.16",
    "The Imperial turn'd, and that which is won in play",
    "are not admitted but when you play without restriction",
)
@pytest.mark.quotes(
    "academie.imperial.laws.16",
    "n'a lieu que lorsque l'on joue sans restriction",
    "de même que l'impériale que l'on fait tomber",
)
def test_with_restriction_neither_turned_nor_won_imperials_count() -> None:
    not_admitted = {
        (imperial, restricted)
        for imperial, restricted in product(Imperial, (False, True))
        if not is_admitted(imperial=imperial, restricted=restricted)
    }
    assert not_admitted == {(Imperial.TURNED, True), (Imperial.WON, True)}
    assert is_admitted(imperial=Imperial.WON)
    assert is_admitted(imperial=Imperial.TURNED)


@pytest.mark.quotes("bellecour.imperial.laws.16", "The Imperial turn'd")
@pytest.mark.quotes("academie.imperial.laws.16", "L'impériale retournée")
def test_the_card_turned_up_makes_an_imperial_with_three_of_the_hand() -> None:
    """Bellecour p. 156 lines 9541-9547: of the same rank, or of the same suit."""
    queens = cards("QS QH QD 9C 8C 7C")
    assert imperials_turned(hand=queens, turned=Card.parse("QC")) == 1
    assert imperials_turned(hand=queens, turned=Card.parse("QC"), restricted=True) == 0
    assert imperials_turned(hand=queens[1:], turned=Card.parse("QC")) == 0
    run = cards("KC QC AC")
    assert imperials_turned(hand=run, turned=Card.parse("JC")) == 1
    assert imperials_turned(hand=run[1:], turned=Card.parse("JC")) == 0
    assert imperials_turned(hand=cards("KC QC JC AC"), turned=Card.parse("9C")) == 0
    both = cards("JS JH JD KC QC AC")
    assert imperials_turned(hand=both, turned=Card.parse("JC")) == 2
    assert imperials_turned(hand=cards("8S 8H 8D"), turned=Card.parse("8C")) == 0
    sevens = cards("7S 7H 7D")
    assert imperials_turned(hand=sevens, turned=Card.parse("7C")) == 1
    assert imperials_turned(hand=sevens, turned=Card.parse("7C"), pack=36) == 0
    assert imperials_turned(hand=cards("6S 6H 6D"), turned=Card.parse("6C"), pack=36) == 1


@pytest.mark.quotes(
    "bellecour.imperial.laws.17", "The Imperial won in play takes place only in Trumps"
)
@pytest.mark.quotes("academie.imperial.laws.17", "n'a lieu que dans la couleur qui est triomphe")
def test_an_imperial_is_won_in_play_only_in_trumps() -> None:
    """Bellecour p. 156 lines 9548-9551: some of it in hand, the rest won."""
    hearts, spades = cards("KH QH JH"), cards("KS QS JS")
    assert imperials_won(held=hearts, won=cards("AH 8H"), trump=TRUMPS) == 1
    assert imperials_won(held=spades, won=cards("AS"), trump=TRUMPS) == 0
    assert imperials_won(held=spades, won=cards("AS"), trump=Suit.SPADES) == 1
    assert imperials_won(held=hearts[:2], won=cards("JH AH"), trump=TRUMPS) == 1
    assert imperials_won(held=hearts[:2], won=cards("AH"), trump=TRUMPS) == 0
    assert imperials_won(held=cards("KH QH JH AH"), won=cards("8H"), trump=TRUMPS) == 0
    assert imperials_won(held=cards("9H"), won=cards("KH QH JH AH"), trump=TRUMPS) == 0


@pytest.mark.quotes("bellecour.imperial.laws.16", "that which is won in play")
@pytest.mark.quotes("bellecour.imperial.laws.17", "The Imperial won in play")
def test_an_imperial_won_in_play_wants_play_without_restriction() -> None:
    held, won = cards("KH QH JH"), cards("AH")
    assert imperials_won(held=held, won=won, trump=TRUMPS, restricted=False) == 1
    assert imperials_won(held=held, won=won, trump=TRUMPS, restricted=True) == 0


@pytest.mark.quotes("bellecour.imperial.laws.18", "The Imperial of Trumps in Hand, goes for two")
@pytest.mark.quotes("academie.imperial.laws.18", "L'impériale de triomphe en main, en vaut deux")
@pytest.mark.example("imperial.two-imperials")
def test_the_imperial_of_trumps_in_hand_goes_for_two() -> None:
    """Bellecour p. 157 lines 9559-9561: king, queen, knave and ace of the suit turned up."""
    run = cards("KH QH JH AH 9S 8S")
    assert imperials_in_hand(hand=run, trump=Suit.HEARTS) == 2
    assert imperials_in_hand(hand=run, trump=Suit.CLUBS) == 1
    assert imperials_in_hand(hand=run[1:], trump=Suit.HEARTS) == 0
    assert imperials_in_hand(hand=cards("KH QH JH 10H"), trump=Suit.HEARTS) == 0
    assert imperials_in_hand(hand=run, trump=Suit.HEARTS) * IMPERIAL == 48


@pytest.mark.quotes("bellecour.imperial.laws.18", "goes for two")
@pytest.mark.quotes("academie.imperial.laws.18", "en vaut deux")
@pytest.mark.example("imperial.two-imperials")
def test_the_other_imperials_in_hand_go_for_one() -> None:
    """Bellecour p. 156 lines 9533-9540: four of one rank, the lowest of the pack among them."""
    for four in ("KS KH KD KC", "QS QH QD QC", "JS JH JD JC", "AS AH AD AC"):
        assert imperials_in_hand(hand=cards(four), trump=TRUMPS, pack=36) == 1
    for no_four in ("10S 10H 10D 10C", "9S 9H 9D 9C", "8S 8H 8D 8C", "KS KH KD QC"):
        assert imperials_in_hand(hand=cards(no_four), trump=TRUMPS) == 0
    sevens, sixes = cards("7S 7H 7D 7C"), cards("6S 6H 6D 6C")
    assert imperials_in_hand(hand=sevens, trump=TRUMPS) == 1
    assert imperials_in_hand(hand=sevens, trump=TRUMPS, pack=36) == 0
    assert imperials_in_hand(hand=sixes, trump=TRUMPS, pack=36) == 1
    assert imperials_in_hand(hand=cards("KS KH KD KC QS QH QD QC JS JH JD JC"), trump=TRUMPS) == 3
    greatest = cards("KS QS JS AS KH QH JH AH KD QD JD AD")
    assert imperials_in_hand(hand=greatest, trump=Suit.SPADES) == 4
    with pytest.raises(ValueError, match="from 0 to 12"):
        imperials_in_hand(hand=(*greatest, Card.parse("KC")), trump=TRUMPS)


@pytest.mark.quotes("bellecour.imperial.laws.19", "When the Points are equal, the eldest Hand only")
@pytest.mark.quotes(
    "academie.imperial.laws.19", "Lorsque le point est égal", "la primauté le marque"
)
def test_of_equal_points_the_eldest_marks_and_else_the_greater() -> None:
    assert marks_the_point(elder=5, younger=5) == (Hand.ELDER, 4)
    assert marks_the_point(elder=6, younger=5) == (Hand.ELDER, 4)
    assert marks_the_point(elder=5, younger=6) == (Hand.YOUNGER, 4)
    assert marks_the_point(elder=1, younger=1) == (Hand.ELDER, 4)
    for elder, younger in ((0, 4), (4, 0)):
        with pytest.raises(ValueError, match="1 or more"):
            marks_the_point(elder=elder, younger=younger)
