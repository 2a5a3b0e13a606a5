"""Ombre, laws IX-XI and XXIV-XXIX: the discard and the stock."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.discarding import (
    Shortage,
    Surplus,
    after_taking_in,
    looks_at_what_is_left,
    prend_trop_peu,
    retourne_en_remettant,
    speaks_with_a_wrong_hand,
    takes_in,
    takes_too_few,
    takes_too_many,
    turns_for_trumps,
    turns_in_laying_down,
)
from executable_rules.ombre.terms import NOTHING_DONE, Fault, Says


@pytest.mark.quotes(
    "bellecour.ombre.laws.9",
    "He who discards with eight Cards, whether he is Ombre or not, should take in one more than he "
    "lays out; and he that discards with ten Cards, should lay out one more than he takes in.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.9",
    "doit en prendre une de plus qu'il n'en écarte",
    "& celui qui y va avec dix cartes, doit en écarter une plus qu'il n'en prend",
)
def test_with_eight_one_more_is_taken_in_and_with_ten_one_more_laid_out() -> None:
    assert takes_in(cards=8, lays_out=4) == 5
    assert takes_in(cards=9, lays_out=4) == 4
    assert takes_in(cards=10, lays_out=4) == 3
    assert [takes_in(cards=8, lays_out=0), takes_in(cards=9, lays_out=0)] == [1, 0]
    assert [takes_in(cards=cards, lays_out=cards) for cards in (8, 9, 10)] == [9, 9, 9]
    for cards, lays_out in ((8, -1), (8, 9), (9, 10), (10, 0), (10, 11), (7, 3), (11, 3)):
        with pytest.raises(ValueError, match="cannot be"):
            takes_in(cards=cards, lays_out=lays_out)


@pytest.mark.quotes("bellecour.ombre.laws.9", "one more than he lays out")
@pytest.mark.quotes("academie.ombre.laws.9", "une plus qu'il n'en prend")
def test_whoever_discards_by_this_law_has_nine() -> None:
    for cards in (8, 9, 10):
        for lays_out in range(1, cards + 1):
            held = cards - lays_out + takes_in(cards=cards, lays_out=lays_out)
            assert after_taking_in(cards=held) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.ombre.laws.10",
    "He who has more, or less than nine Cards, after taking in, is beasted.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.10", "avec plus ou moins de cartes aprés avoir pris, fait la bête"
)
def test_nine_cards_are_due_after_taking_in() -> None:
    beasted = [cards for cards in range(13) if after_taking_in(cards=cards) is Penalty.BEAST]
    assert beasted == [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert after_taking_in(cards=9) is Penalty.NONE
    with pytest.raises(ValueError, match="cards=-1"):
        after_taking_in(cards=-1)


@pytest.mark.quotes(
    "bellecour.ombre.laws.11",
    "He who asks leave, or plays Sans Prendre, with eight or ten Cards, without declaring that he "
    "has too many, or too few, is beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.11",
    "Celui qui demande à jouer ou joue sans prendre avec huit ou dix cartes sans avertir qu'il en "
    "a plus ou moins, fait la bête",
)
def test_who_would_play_with_eight_or_ten_declares_it() -> None:
    for dealt, says in itertools.product((8, 10), (Says.ASKS_LEAVE, Says.SANS_PRENDRE)):
        silent = speaks_with_a_wrong_hand(dealt=dealt, says=says, declares=False)
        assert silent is Penalty.BEAST
        told = speaks_with_a_wrong_hand(dealt=dealt, says=says, declares=True)
        assert told is Penalty.NONE
    # Sans prendre he plays with the eight, and the nine due after taking in are not asked of him.
    eight = speaks_with_a_wrong_hand(dealt=8, says=Says.SANS_PRENDRE, declares=True, after_taking=8)
    assert eight is Penalty.NONE
    for dealt in (7, 9, 11):
        with pytest.raises(ValueError, match="dealt"):
            speaks_with_a_wrong_hand(dealt=dealt, says=Says.PASSES, declares=True)


@pytest.mark.quotes(
    "bellecour.ombre.laws.11",
    "he that passes with too many, or too few Cards, is not beasted, provided he declares it "
    "before he takes in, and takes such number as makes him the nine Cards he ought to have",
)
@pytest.mark.quotes(
    "academie.ombre.laws.11",
    "celui qui passeroit ayant plus ou moins de cartes, ne feroit pas la bête",
    "pourvû qu'auparavant que de prendre, il avertit",
    "pour parfaire celui de neuf qu'il doit avoir en jouant",
)
def test_who_passes_declares_it_before_he_takes_in_and_makes_nine() -> None:
    def passes(declares: bool, after_taking: int) -> Penalty:
        return speaks_with_a_wrong_hand(
            dealt=10, says=Says.PASSES, declares=declares, after_taking=after_taking
        )

    assert speaks_with_a_wrong_hand(dealt=8, says=Says.PASSES, declares=True) is Penalty.NONE
    assert passes(True, 9) is Penalty.NONE
    assert passes(True, 8) is passes(True, 10) is Penalty.BEAST
    assert passes(False, 9) is passes(False, 10) is Penalty.BEAST


@pytest.mark.quotes(
    "bellecour.ombre.laws.24",
    "thinking that he is playing at a Game where the Cards are turned, cannot be Ombre that Coup; "
    "but the others may; and he is beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.24",
    "pensant jouer à un jeu où l'on tourne ne peut point jouer du coup, sans oter la liberté pour "
    "cela aux autres, & il fait la bête",
)
def test_who_turns_a_card_as_for_trumps_is_excluded_and_beasted() -> None:
    both = Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY, Penalty.BEAST))
    assert turns_for_trumps(turned=True) == both
    assert turns_for_trumps(turned=False) == NOTHING_DONE == Fault(Verdict.NOTHING_FOLLOWS, ())


@pytest.mark.quotes(
    "bellecour.ombre.laws.25",
    "It is the same, if either of them, in laying down the Stock, or otherwise, should turn a Card",
    "the others may play the Game, and he is beasted",
)
def test_in_the_english_a_card_turned_in_laying_down_is_the_same() -> None:
    both = Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY, Penalty.BEAST))
    assert turns_in_laying_down(turned=True) == both
    assert turns_in_laying_down(turned=False) == NOTHING_DONE


@pytest.mark.quotes("academie.ombre.laws.25", "on joue le coup, mais il fait la bête")
def test_in_the_french_the_deal_is_played_and_he_is_beasted() -> None:
    assert retourne_en_remettant(retournee=True) == Fault(Verdict.STANDS, (Penalty.BEAST,))
    assert retourne_en_remettant(retournee=False) == NOTHING_DONE


@pytest.mark.quotes("bellecour.ombre.laws.25", "the others may play the Game")
@pytest.mark.quotes("academie.ombre.laws.25", "on joue le coup, mais")
def test_the_books_differ_on_whether_he_may_be_ombre() -> None:
    english = set(turns_in_laying_down(turned=True).penalties)
    french = set(retourne_en_remettant(retournee=True).penalties)
    assert english - french == {Penalty.MAY_NOT_PLAY}
    assert french - english == set()


@pytest.mark.quotes(
    "bellecour.ombre.laws.26",
    "If there are Cards of the Stock that are not taken in, the last Player may see them; and in "
    "that case, the others have the same right, after him",
)
@pytest.mark.quotes(
    "academie.ombre.laws.26",
    "celui qui a écarté le dernier les peut voir, auquel cas les autres ont le même droit",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.28", "he who left them may see them; and if he does, the other may"
)
def test_the_last_may_see_what_is_left_and_the_others_after_him() -> None:
    assert looks_at_what_is_left(last=True, last_has_seen=False, left=3) is Penalty.NONE
    assert looks_at_what_is_left(last=True, last_has_seen=True, left=3) is Penalty.NONE
    assert looks_at_what_is_left(last=False, last_has_seen=True, left=3) is Penalty.NONE
    assert looks_at_what_is_left(last=False, last_has_seen=False, left=0) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.ombre.laws.26",
    "if he does not see them, and either of the others does, that Player is beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.26", "les regarderoit, si le dernier ne les avoit vues, feroit la bête"
)
@pytest.mark.quotes("seymour.ombre.laws.29", "when he who left them did not, he is Beasted")
def test_another_who_looks_at_what_the_last_did_not_see_is_beasted() -> None:
    assert looks_at_what_is_left(last=False, last_has_seen=False, left=1) is Penalty.BEAST
    assert looks_at_what_is_left(last=False, last_has_seen=True, left=1) is Penalty.NONE
    assert looks_at_what_is_left(last=True, last_has_seen=False, left=1) is Penalty.NONE
    assert looks_at_what_is_left(last=False, last_has_seen=False, left=0) is Penalty.NONE
    with pytest.raises(ValueError, match="left=-1"):
        looks_at_what_is_left(last=False, last_has_seen=False, left=-1)


@pytest.mark.quotes(
    "bellecour.ombre.laws.27",
    "may put them back, if he has not seen them, or mix'd them with his Hand; and he is "
    "not beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.27",
    "peut remettre celles qu'il a de trop s'il ne les a pas vues, & qu'elles ne soient pas "
    "confondues avec son jeu, & il ne fait pas la bête",
)
def test_cards_too_many_may_be_put_back_unseen_and_unmixed() -> None:
    assert takes_too_many(over=1, seen=False, mixed=False) == Surplus(1, 0, Penalty.NONE)
    assert takes_too_many(over=3, seen=False, mixed=False) == Surplus(3, 0, Penalty.NONE)
    with pytest.raises(ValueError, match="over=0"):
        takes_too_many(over=0, seen=False, mixed=False)


@pytest.mark.quotes(
    "bellecour.ombre.laws.28",
    "But if he has seen them, or mixed them with his Hand, he is beasted; and what Cards he has "
    "too many, are drawn from his Hand promiscuously, and mixed with the Discards.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.28",
    "S'il les a vues, ou qu'elles soient confondues avec son jeu, il fait la bête",
    "on lui tire au hazard celles qu'il a de trop que l'on met sur les écarts",
)
def test_seen_or_mixed_they_are_drawn_from_him_and_he_is_beasted() -> None:
    for seen, mixed in ((True, False), (False, True), (True, True)):
        assert takes_too_many(over=2, seen=seen, mixed=mixed) == Surplus(0, 2, Penalty.BEAST)


@pytest.mark.quotes(
    "bellecour.ombre.laws.29",
    "he may take again from the Stock, if there are any left; if not, he draws them at a venture, "
    "from the Discards",
)
def test_cards_too_few_are_taken_from_the_stock_or_drawn_from_the_discards() -> None:
    assert takes_too_few(short=2, left=3) == Shortage(2, 0, Penalty.NONE)
    assert takes_too_few(short=2, left=2) == Shortage(2, 0, Penalty.NONE)
    assert takes_too_few(short=2, left=1) == Shortage(1, 1, Penalty.NONE)
    assert takes_too_few(short=1, left=0) == Shortage(0, 1, Penalty.NONE)
    for short, left in ((0, 3), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            takes_too_few(short=short, left=left)


@pytest.mark.quotes("bellecour.ombre.laws.29", "he is not beasted, if he has not begun to play")
def test_in_the_english_his_own_play_makes_it_a_beast() -> None:
    assert takes_too_few(short=1, left=3, has_played=False).penalty is Penalty.NONE
    assert takes_too_few(short=1, left=3, has_played=True) == Shortage(1, 0, Penalty.BEAST)
    assert takes_too_few(short=1, left=0, has_played=True) == Shortage(0, 1, Penalty.BEAST)


@pytest.mark.quotes(
    "academie.ombre.laws.29",
    "il peut reprendre dans le talon ce qui lui manque, s'il est encore sur la table, sinon au "
    "hazard dans les écarts",
)
def test_in_the_french_the_stock_must_lie_on_the_table() -> None:
    assert prend_trop_peu(manque=2, talon_sur_la_table=True) == Shortage(2, 0, Penalty.NONE)
    assert prend_trop_peu(manque=2, talon_sur_la_table=False) == Shortage(0, 2, Penalty.NONE)
    assert prend_trop_peu(manque=1, talon_sur_la_table=False) == Shortage(0, 1, Penalty.NONE)
    with pytest.raises(ValueError, match="manque=0"):
        prend_trop_peu(manque=0, talon_sur_la_table=True)


@pytest.mark.quotes(
    "academie.ombre.laws.29", "il ne fait pas la bête si l'on n'a pas commencé de jouer"
)
def test_in_the_french_anybodys_play_makes_it_a_beast() -> None:
    late = prend_trop_peu(manque=2, talon_sur_la_table=True, on_a_commence=True)
    assert late == Shortage(2, 0, Penalty.BEAST)
    late = prend_trop_peu(manque=2, talon_sur_la_table=False, on_a_commence=True)
    assert late == Shortage(0, 2, Penalty.BEAST)
    assert prend_trop_peu(manque=2, talon_sur_la_table=True).penalty is Penalty.NONE


@pytest.mark.quotes("bellecour.ombre.laws.29", "if he has not begun to play")
@pytest.mark.quotes("academie.ombre.laws.29", "si l'on n'a pas commencé de jouer")
def test_another_has_led_and_he_has_not_played() -> None:
    english = takes_too_few(short=1, left=1, has_played=False)
    french = prend_trop_peu(manque=1, talon_sur_la_table=True, on_a_commence=True)
    assert (english.penalty, french.penalty) == (Penalty.NONE, Penalty.BEAST)
