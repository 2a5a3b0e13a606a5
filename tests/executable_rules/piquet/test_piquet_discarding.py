"""Piquet, laws II, VIII, IX and X: the discard."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet.discarding import (
    Announcement,
    Exchange,
    Place,
    Surplus,
    acquaints,
    avertissent,
    card_too_many,
    discards_twice,
    elder_says,
    en_prend_trop,
    exchange_of_thirteen,
    may_see_what_comes,
    plays_more_than_twelve,
    takes_too_many,
)
from executable_rules.piquet.terms import Deal, Hand

BOTH = frozenset(Hand)
NOBODY: frozenset[Hand] = frozenset()


@pytest.mark.quotes(
    "bellecour.piquet.laws.2",
    "he must lay out one more than he takes in, for the Younger must have his three Cards",
)
@pytest.mark.quotes(
    "academie.piquet.laws.2",
    "il doit en écarter une de plus qu'il n'en prend",
    "laisser au dernier ses trois cartes",
)
def test_the_elder_with_thirteen_lays_out_one_more() -> None:
    assert exchange_of_thirteen(thirteen=Hand.ELDER, elder_takes=4) == Exchange(5, 4, 3, 3)
    assert exchange_of_thirteen(thirteen=Hand.ELDER, elder_takes=2) == Exchange(3, 2, 3, 3)
    assert exchange_of_thirteen(thirteen=Hand.ELDER, elder_takes=0) == Exchange(1, 0, 3, 3)
    with pytest.raises(ValueError, match="0 to 4"):
        exchange_of_thirteen(thirteen=Hand.ELDER, elder_takes=5)


@pytest.mark.quotes(
    "bellecour.piquet.laws.2",
    "if it is the Younger that has thirteen, the Elder takes in the same Cards as if the Stock "
    "was right; and, the Younger lays out three, and takes in two",
)
@pytest.mark.quotes(
    "academie.piquet.laws.2",
    "il prend dans ce second cas autant de cartes qu'il en prendroit si le talon n'étoit pas faux",
    "que deux pour parfaire le nombre de douze qu'il doit avoir",
)
def test_the_younger_with_thirteen_lays_out_three_and_takes_two() -> None:
    assert exchange_of_thirteen(thirteen=Hand.YOUNGER, elder_takes=5) == Exchange(5, 5, 3, 2)
    assert exchange_of_thirteen(thirteen=Hand.YOUNGER, elder_takes=3) == Exchange(3, 3, 3, 2)
    with pytest.raises(ValueError, match="0 to 5"):
        exchange_of_thirteen(thirteen=Hand.YOUNGER, elder_takes=6)
    with pytest.raises(ValueError, match="0 to 5"):
        exchange_of_thirteen(thirteen=Hand.YOUNGER, elder_takes=-1)


@pytest.mark.quotes("academie.piquet.laws.2", "le nombre de douze qu'il doit avoir")
@pytest.mark.parametrize("thirteen", list(Hand))
def test_both_then_have_twelve_and_the_stock_suffices(thirteen: Hand) -> None:
    done = exchange_of_thirteen(thirteen=thirteen, elder_takes=4)
    elder = 12 + (thirteen is Hand.ELDER) - done.elder_lays_out + done.elder_takes_in
    younger = 12 + (thirteen is Hand.YOUNGER) - done.younger_lays_out + done.younger_takes_in
    assert (elder, younger) == (12, 12)
    assert done.elder_takes_in + done.younger_takes_in <= 7


@pytest.mark.quotes(
    "bellecour.piquet.laws.2",
    "the Game must be played, on the penalty of playing with more than twelve Cards, which is, "
    "to count nothing",
)
@pytest.mark.quotes("academie.piquet.laws.2", "ceux qui ont trop de cartes", "de ne rien compter")
@pytest.mark.quotes("bellecour.piquet.laws.3", "to have more Cards than he ought, counts nothing")
@pytest.mark.quotes("academie.piquet.laws.3", "en avoir plus qu'il ne faut, ne compte rien du tout")
def test_who_plays_with_more_than_twelve_counts_nothing() -> None:
    assert plays_more_than_twelve(cards=13) is Penalty.COUNTS_NOTHING
    assert plays_more_than_twelve(cards=12) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.piquet.laws.2",
    "the Party who has thirteen Cards, is to acquaint the other of his",
    "before he takes in",
)
@pytest.mark.parametrize("thirteen", list(Hand))
def test_who_has_thirteen_must_say_what_he_intends(thirteen: Hand) -> None:
    told, silent = frozenset({thirteen}), frozenset({thirteen.adversary})
    assert acquaints(thirteen=thirteen, told_by=told) is Deal.ELDER_CHOOSES
    # Silent, and the cards not seen: only what he has seen closes the choice in so many words.
    assert acquaints(thirteen=thirteen, told_by=silent) is Deal.NOT_SAID


@pytest.mark.quotes(
    "bellecour.piquet.laws.2", "after he has seen the Cards, the Game must be played"
)
@pytest.mark.quotes(
    "academie.piquet.laws.2", "avant que d'avoir vu les cartes que l'on prend", "il faut que le jeu"
)
def test_after_the_cards_are_seen_it_is_too_late() -> None:
    assert acquaints(thirteen=Hand.ELDER, told_by=BOTH, seen=True) is Deal.STANDS
    assert acquaints(thirteen=Hand.ELDER, told_by=NOBODY, seen=True) is Deal.STANDS
    assert avertissent(avertis_par=BOTH, vues=True) is Deal.STANDS
    assert avertissent(avertis_par=NOBODY, vues=True) is Deal.STANDS
    assert avertissent(avertis_par=BOTH, vues=False) is Deal.ELDER_CHOOSES


@pytest.mark.quotes("bellecour.piquet.laws.2", "the Party who has thirteen Cards")
@pytest.mark.quotes("academie.piquet.laws.2", "l'un l'autre")
def test_in_the_french_each_must_tell_the_other() -> None:
    elder_only = frozenset({Hand.ELDER})
    assert acquaints(thirteen=Hand.ELDER, told_by=elder_only) is Deal.ELDER_CHOOSES
    assert avertissent(avertis_par=elder_only) is Deal.NOT_SAID
    assert avertissent(avertis_par=NOBODY) is Deal.NOT_SAID
    assert avertissent(avertis_par=BOTH) is Deal.ELDER_CHOOSES


@pytest.mark.quotes(
    "bellecour.piquet.laws.8",
    "It is not permitted to discard twice",
    "the moment you have touched the Stock",
    "you cannot take them in again",
)
@pytest.mark.quotes("academie.piquet.laws.8", "on ne peut plus les reprendre")
@pytest.mark.parametrize("player", list(Hand))
def test_nobody_discards_twice(player: Hand) -> None:
    touched = frozenset({player})
    assert discards_twice(player=player, touched_stock=touched) is Verdict.STANDS
    assert discards_twice(player=player, touched_stock=NOBODY) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes("bellecour.piquet.laws.8", "This law regards both Players equally.")
@pytest.mark.quotes("academie.piquet.laws.8", "cette loi regarde également les deux Joueurs")
@pytest.mark.parametrize("player", list(Hand))
def test_each_is_bound_by_his_own_touch(player: Hand) -> None:
    by_the_other = frozenset({player.adversary})
    assert discards_twice(player=player, touched_stock=by_the_other) is Verdict.MAY_TAKE_BACK
    assert discards_twice(player=player, touched_stock=BOTH) is Verdict.STANDS


@pytest.mark.quotes("bellecour.piquet.laws.8", "such a number of Cards")
@pytest.mark.quotes("academie.piquet.laws.8", "de cartes qu'on a jugé à propos")
def test_how_many_were_discarded_does_not_matter() -> None:
    # The French adds which cards (telles) to how many; neither is a fact of the law.
    assert discards_twice(player=Hand.ELDER, touched_stock=BOTH) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.piquet.laws.9",
    "Neither of the two Players is permitted to see the Cards he is to take in, before he has "
    "discarded",
)
@pytest.mark.quotes(
    "academie.piquet.laws.9", "de regarder les cartes", "en les étendant avant que d'écarter"
)
def test_nobody_sees_what_comes_before_he_has_discarded() -> None:
    # The English forbids to see, the French to look by spreading them: one prohibition.
    assert may_see_what_comes(discarded=False) is False
    assert may_see_what_comes(discarded=True) is True


@pytest.mark.quotes(
    "bellecour.piquet.laws.9",
    "when the Elder Hand does not take in his five Cards, he is to say to his adversary, I take "
    "in but so many, or, I leave so many",
)
@pytest.mark.quotes(
    "academie.piquet.laws.9",
    "ne prend pas les cinq cartes",
    "Je n'en prends que tant, ou j'en laisse tant.",
)
@pytest.mark.parametrize(("taken", "left"), [(4, 1), (3, 2), (2, 3), (1, 4), (0, 5)])
def test_the_elder_says_how_many_he_takes_or_leaves(taken: int, left: int) -> None:
    assert elder_says(taken_in=taken) == Announcement(takes=taken, leaves=left)


@pytest.mark.quotes("bellecour.piquet.laws.9", "his five Cards")
@pytest.mark.quotes("academie.piquet.laws.9", "les cinq cartes")
def test_of_five_he_says_nothing() -> None:
    assert elder_says(taken_in=5) is None
    for wrong in (6, -1):
        with pytest.raises(ValueError, match="0 to 5"):
            elder_says(taken_in=wrong)


@pytest.mark.quotes(
    "bellecour.piquet.laws.10",
    "is permitted to return what he has too much, without incurring any penalty",
    "before he has turned any of them, or has mixed them with his own Cards",
)
def test_the_surplus_goes_back_without_penalty() -> None:
    remedy = takes_too_many(laid_out=3, taken=5, turned_or_mixed=False, adversary_has_taken=False)
    assert remedy == Surplus(2, Deal.STANDS, Penalty.NONE)
    late = takes_too_many(laid_out=3, taken=5, turned_or_mixed=True, adversary_has_taken=False)
    assert late == Surplus(0, Deal.STANDS, Penalty.COUNTS_NOTHING)


@pytest.mark.quotes(
    "academie.piquet.laws.10",
    "avant que d'en avoir retourné aucune",
    "remettre ce qu'",
    "sans encourir aucune peine",
)
def test_the_surplus_goes_back_without_penalty_in_the_french() -> None:
    def remedy(retournee: bool) -> Surplus:
        return en_prend_trop(
            ecartees=4,
            prises=5,
            retournee_ou_mise=retournee,
            adverses_prises=False,
            vues=False,
        )

    assert remedy(retournee=False) == Surplus(1, Deal.STANDS, Penalty.NONE)
    assert remedy(retournee=True) == Surplus(0, Deal.STANDS, Penalty.COUNTS_NOTHING)


@pytest.mark.quotes(
    "bellecour.piquet.laws.10",
    "provided however, that his adversary has not taken in his Cards, for in that case, he shall "
    "be at liberty, either to play the Cards, or to have a fresh Deal",
)
@pytest.mark.quotes("academie.piquet.laws.10", "de jouer le coup ou de refaire")
def test_when_the_adversary_has_his_cards_the_choice_is_his() -> None:
    chosen = Surplus(0, Deal.ADVERSARY_CHOOSES, Penalty.NONE)
    english = takes_too_many(laid_out=4, taken=5, turned_or_mixed=False, adversary_has_taken=True)
    french = en_prend_trop(
        ecartees=4, prises=5, retournee_ou_mise=False, adverses_prises=True, vues=True
    )
    assert english == french == chosen


@pytest.mark.quotes("bellecour.piquet.laws.10", "has not taken in his Cards")
@pytest.mark.quotes("academie.piquet.laws.10", "n'ait point pris les", "& vues")
def test_in_the_french_the_adversary_must_have_seen_his_cards() -> None:
    english = takes_too_many(laid_out=4, taken=5, turned_or_mixed=False, adversary_has_taken=True)
    french = en_prend_trop(
        ecartees=4, prises=5, retournee_ou_mise=False, adverses_prises=True, vues=False
    )
    assert english.deal is Deal.ADVERSARY_CHOOSES
    # Taken and not seen: nothing is returned, and the choice is not given either.
    assert french == Surplus(0, Deal.NOT_SAID, Penalty.NOT_SAID)
    with pytest.raises(ValueError, match="not taken were not seen"):
        en_prend_trop(
            ecartees=4, prises=5, retournee_ou_mise=False, adverses_prises=False, vues=True
        )


@pytest.mark.quotes("bellecour.piquet.laws.10", "laid out less Cards than he has taken")
@pytest.mark.quotes("academie.piquet.laws.10", "Celui qui a écarté moins de cartes")
def test_of_even_numbers_the_law_does_not_speak() -> None:
    with pytest.raises(ValueError, match="none is too many"):
        takes_too_many(laid_out=5, taken=5, turned_or_mixed=False, adversary_has_taken=False)
    with pytest.raises(ValueError, match="none is too many"):
        en_prend_trop(
            ecartees=5, prises=5, retournee_ou_mise=False, adverses_prises=False, vues=False
        )


@pytest.mark.quotes(
    "bellecour.piquet.laws.10",
    "the Card that is too much, shall be mixed with one of the two Discards, after being seen by "
    "both Players",
)
@pytest.mark.quotes("academie.piquet.laws.10", "la carte de trop", "l'un des deux écarts")
def test_the_card_too_many_goes_into_a_discard_when_both_have_seen_it() -> None:
    assert card_too_many(seen_by=BOTH) is Place.IN_A_DISCARD
    assert card_too_many(seen_by=frozenset({Hand.YOUNGER})) is Place.SHOWN_FIRST
    assert card_too_many(seen_by=frozenset({Hand.ELDER})) is Place.SHOWN_FIRST
