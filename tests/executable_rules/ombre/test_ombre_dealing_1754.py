"""Ombre in 1754, laws XVI-XXIII: the deal, and where the prose and the other books rule else."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.dealing import (
    card_turned_in_dealing,
    cards_drawn,
    several_faced,
    stands_when_eight_dealt,
    stands_when_ten_dealt,
)
from executable_rules.ombre.dealing_1754 import (
    Alone,
    Turner,
    dealt_ten_or_eight,
    eight_sans_prendre,
    faced_or_turned,
    gives_notice,
    great_many_turned,
    passes_with_ten,
    ten_given,
    ten_sans_prendre,
    turned_up_by,
)
from executable_rules.ombre.discarding import speaks_with_a_wrong_hand
from executable_rules.ombre.terms import Says
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

BLACK_ACE, KING = Card.parse("AC"), Card.parse("KH")
MAY_NOT, NONE, BEAST = Penalty.MAY_NOT_PLAY, Penalty.NONE, Penalty.BEAST


@pytest.mark.quotes(
    "seymour.ombre.laws.16",
    "Whether the Dealer, or another, turns up the Card, it is the same Thing.",
)
def test_whoever_turns_it_up_it_is_the_same() -> None:
    for turned, by in itertools.product(OMBRE_PACK, Turner):
        assert turned_up_by(turned=turned, by=by) is card_turned_in_dealing(turned=turned)
    assert turned_up_by(turned=BLACK_ACE, by=Turner.ANOTHER) is Verdict.DEAL_AGAIN
    assert turned_up_by(turned=KING, by=Turner.DEALER) is Verdict.STANDS
    told = [explain(turned_up_by, turned=KING, by=by).call.steps[0] for by in Turner]
    words = "Whether the Dealer, or another, turns up the Card"
    assert told == [Proviso(words, True), Proviso(words, True), Proviso(words, False)]


@pytest.mark.quotes(
    "seymour.ombre.dealing.9",
    "one faced, the Dealer is to go on without Interruption; unless it happens to be a Black Ace",
)
def test_by_the_prose_a_card_faced_in_the_pack_changes_nothing() -> None:
    assert faced_or_turned(turned=KING, by=Turner.NOBODY) is Verdict.STANDS
    assert faced_or_turned(turned=BLACK_ACE, by=Turner.NOBODY) is Verdict.DEAL_AGAIN


@pytest.mark.quotes(
    "seymour.ombre.dealing.10",
    "it is at the Choice of him it belongs to, either to receive it, or make him deal again",
    "unless it is a Black Ace, then it is a Rule that the Cards must be dealt again",
)
def test_by_the_prose_a_card_that_the_dealer_turned_may_be_refused() -> None:
    assert faced_or_turned(turned=KING, by=Turner.DEALER) is Verdict.MAY_CHOOSE
    assert faced_or_turned(turned=BLACK_ACE, by=Turner.DEALER) is Verdict.DEAL_AGAIN
    assert faced_or_turned(turned=KING, by=Turner.ANOTHER) is Verdict.NOT_SAID
    assert faced_or_turned(turned=BLACK_ACE, by=Turner.ANOTHER) is Verdict.DEAL_AGAIN


@pytest.mark.quotes(
    "seymour.ombre.laws.15", "If the Card seen be any thing but a Black Ace, the Deal is good."
)
@pytest.mark.quotes("seymour.ombre.laws.16", "it is the same Thing")
@pytest.mark.quotes("seymour.ombre.dealing.10", "it is at the Choice of him it belongs to")
def test_the_laws_of_1754_contradict_their_own_prose_on_a_card_the_dealer_turns() -> None:
    assert card_turned_in_dealing(turned=KING) is Verdict.STANDS
    assert turned_up_by(turned=KING, by=Turner.DEALER) is Verdict.STANDS
    assert faced_or_turned(turned=KING, by=Turner.DEALER) is Verdict.MAY_CHOOSE
    differ = {
        by
        for turned, by in itertools.product(OMBRE_PACK, Turner)
        if faced_or_turned(turned=turned, by=by) is not turned_up_by(turned=turned, by=by)
    }
    assert differ == {Turner.DEALER, Turner.ANOTHER}


@pytest.mark.quotes(
    "seymour.ombre.laws.17",
    "If a great many Cards are turned up in dealing, they must be dealt again.",
)
@pytest.mark.quotes(
    "seymour.ombre.dealing.11", "a great many Cards faced, they must be dealt again"
)
def test_a_great_many_turned_up_are_dealt_again() -> None:
    answers = [great_many_turned(turned=turned, great_many=4) for turned in (0, 1, 3, 4, 5)]
    good = [Verdict.NOTHING_FOLLOWS, Verdict.STANDS, Verdict.STANDS]
    assert answers == good + [Verdict.DEAL_AGAIN] * 2
    assert great_many_turned(turned=2, great_many=2) is Verdict.DEAL_AGAIN
    for turned, great_many in ((3, 1), (-1, 3)):
        with pytest.raises(ValueError, match="cannot be"):
            great_many_turned(turned=turned, great_many=great_many)


@pytest.mark.quotes("seymour.ombre.laws.17", "a great many Cards")
@pytest.mark.quotes("bellecour.ombre.laws.3", "several faced Cards")
def test_several_or_a_great_many() -> None:
    assert several_faced(faced=3) is Verdict.DEAL_AGAIN
    assert great_many_turned(turned=3, great_many=4) is Verdict.STANDS


@pytest.mark.quotes("seymour.ombre.laws.18", "He that has ten Cards dealt to him, cannot play.")
def test_who_has_ten_cannot_play() -> None:
    assert dealt_ten_or_eight(cards=10) is MAY_NOT
    assert dealt_ten_or_eight(cards=9) is NONE
    with pytest.raises(ValueError, match="from 8 to 10"):
        dealt_ten_or_eight(cards=11)


@pytest.mark.quotes(
    "seymour.ombre.laws.19", "He that has but eight Cards dealt to him, cannot play."
)
def test_who_has_eight_cannot_play() -> None:
    assert dealt_ten_or_eight(cards=8) is MAY_NOT
    assert dealt_ten_or_eight(cards=9) is NONE
    with pytest.raises(ValueError, match="from 8 to 10"):
        dealt_ten_or_eight(cards=7)


@pytest.mark.quotes(
    "seymour.ombre.laws.20",
    "may play, if he gives Notice that he has too many, or too few",
)
def test_who_has_eight_or_ten_may_play_if_he_gives_notice() -> None:
    assert [gives_notice(cards=cards, notice=True) for cards in (8, 9, 10)] == [NONE] * 3
    silent = [gives_notice(cards=cards, notice=False) for cards in (8, 9, 10)]
    assert silent == [MAY_NOT, NONE, MAY_NOT]
    for cards in (7, 11):
        with pytest.raises(ValueError, match="from 8 to 10"):
            gives_notice(cards=cards, notice=True)


@pytest.mark.quotes("seymour.ombre.laws.18", "ten Cards dealt to him, cannot play")
@pytest.mark.quotes("seymour.ombre.laws.19", "but eight Cards dealt to him, cannot play")
@pytest.mark.quotes("seymour.ombre.laws.20", "eight or ten Cards dealt to him, may play")
def test_the_laws_of_1754_contradict_each_other_on_ten_and_eight() -> None:
    for cards in (8, 10):
        assert dealt_ten_or_eight(cards=cards) is MAY_NOT
        assert gives_notice(cards=cards, notice=True) is NONE
    # The other books exclude the dealer, whatever he declares, and let the others play.
    for stands in (stands_when_ten_dealt, stands_when_eight_dealt):
        assert stands(dealer=True, declared=True).penalties == (MAY_NOT,)
        assert stands(dealer=False, declared=True).penalties == ()


@pytest.mark.quotes("seymour.ombre.laws.20", "if he gives Notice")
@pytest.mark.quotes("bellecour.ombre.laws.6", "otherwise they are beasted")
def test_silent_he_may_not_play_or_is_beasted() -> None:
    assert gives_notice(cards=10, notice=False) is MAY_NOT
    assert stands_when_ten_dealt(dealer=False, declared=False).penalties == (BEAST,)


@pytest.mark.quotes(
    "seymour.ombre.dealing.13",
    "should give ten Cards, either to himself, or any one else, he must deal again, if they demand",
)
def test_by_the_prose_ten_cards_are_dealt_again_if_it_is_demanded() -> None:
    for dealt in ((10, 9, 9), (9, 9, 10)):
        assert ten_given(dealt=dealt, demanded=True) is Verdict.DEAL_AGAIN
        assert ten_given(dealt=dealt, demanded=False) is Verdict.STANDS
    assert ten_given(dealt=(9, 9, 9), demanded=True) is Verdict.NOTHING_FOLLOWS
    for wrong in ((10, 9), (10, 9, 9, 9)):
        with pytest.raises(ValueError, match="three numbers"):
            ten_given(dealt=wrong, demanded=True)


@pytest.mark.quotes("seymour.ombre.dealing.13", "if they demand it")
@pytest.mark.quotes("seymour.ombre.laws.20", "may play, if he gives Notice")
@pytest.mark.quotes("bellecour.ombre.laws.6", "and the Cards are played out")
def test_prose_and_laws_differ_on_whether_ten_make_a_new_deal() -> None:
    assert ten_given(dealt=(10, 9, 9), demanded=True) is Verdict.DEAL_AGAIN
    assert gives_notice(cards=10, notice=True) is NONE
    assert stands_when_ten_dealt(dealer=True).verdict is Verdict.STANDS


@pytest.mark.quotes(
    "seymour.ombre.laws.21",
    "He that passes with ten Cards in his Hand, is not Beasted; unless he has so many, after he "
    "has taken in, when another plays the Game.",
)
def test_who_passes_with_ten_is_beasted_only_if_he_keeps_ten() -> None:
    assert [passes_with_ten(after_taking=held) for held in (8, 9, 10, 11)] == [
        NONE,
        NONE,
        BEAST,
        NONE,
    ]
    assert passes_with_ten(after_taking=10, another_plays=False) is NONE


@pytest.mark.quotes("seymour.ombre.laws.21", "is not Beasted")
@pytest.mark.quotes("bellecour.ombre.laws.11", "provided he declares it before he takes in")
def test_in_1754_who_passes_need_not_declare_them() -> None:
    assert passes_with_ten(after_taking=9) is NONE
    silent = speaks_with_a_wrong_hand(dealt=10, says=Says.PASSES, declares=False, after_taking=9)
    assert silent is BEAST


@pytest.mark.quotes(
    "seymour.ombre.laws.22",
    "may play Sans-prendre, if he did not deal; but one of the others is to draw a Card",
)
def test_with_ten_he_plays_sans_prendre_if_he_did_not_deal() -> None:
    assert ten_sans_prendre(dealt_himself=False) == Alone(penalty=NONE, drawn=1)
    assert ten_sans_prendre(dealt_himself=True) == Alone(penalty=MAY_NOT, drawn=0)


@pytest.mark.quotes("seymour.ombre.laws.22", "one of the others is to draw a Card")
@pytest.mark.quotes("bellecour.ombre.laws.8", "one of his Cards must be first drawn")
def test_the_books_agree_on_the_card_drawn() -> None:
    assert ten_sans_prendre(dealt_himself=False).drawn == cards_drawn(cards=10) == 1


@pytest.mark.quotes(
    "seymour.ombre.laws.23",
    "may play Sans-prendre with his eight Cards, if he gives Notice",
)
def test_with_eight_he_plays_sans_prendre_if_he_gives_notice() -> None:
    assert eight_sans_prendre(notice=True) is NONE
    assert eight_sans_prendre(notice=False) is MAY_NOT


@pytest.mark.quotes("seymour.ombre.laws.23", "if he gives Notice")
@pytest.mark.quotes("bellecour.ombre.laws.11", "without declaring that he has too many, or too few")
def test_silent_with_eight_he_may_not_play_or_is_beasted() -> None:
    assert eight_sans_prendre(notice=False) is MAY_NOT
    silent = speaks_with_a_wrong_hand(
        dealt=8, says=Says.SANS_PRENDRE, declares=False, after_taking=8
    )
    assert silent is BEAST
