"""Piquet, laws XVII and XXVI: false calls, and the name of the quatorze."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Rank, cards
from executable_rules.mechanics.results import Penalty
from executable_rules.piquet.telling import (
    calls_false,
    compte_encore,
    counts_against_false_call,
    names_quatorze,
    nomme_le_quatorze,
)
from executable_rules.piquet.terms import Claim

ACES = "AS AH AD AC"
KINGS = "KS KH KD KC"


@pytest.mark.quotes(
    "bellecour.piquet.laws.17",
    "I have three or four Aces, Kings, Queens, Knaves, or Tens, which he might have, but has not, "
    "counts nothing he has in his Game",
)
@pytest.mark.quotes("academie.piquet.laws.17", "qu'il pourroit avoir même", "ne compte pas")
def test_who_calls_false_counts_nothing() -> None:
    # Which he might even have, says the French; what he could not have deceives nobody.
    assert calls_false() is Penalty.COUNTS_NOTHING
    assert calls_false(might_have=False) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.piquet.laws.17", "unless he corrects himself before he plays his first Card"
)
@pytest.mark.quotes(
    "academie.piquet.laws.17", "qu'il ne se reprenne avant de jetter la premiére carte"
)
def test_unless_he_corrects_himself_in_time() -> None:
    assert calls_false(corrected=True) is Penalty.NONE
    assert calls_false(corrected=False) is Penalty.COUNTS_NOTHING


HAS = {Claim.POINT: 5, Claim.SEQUENCE: 4, Claim.THREES: 3}
CALLER = {Claim.POINT: 6, Claim.SEQUENCE: 4, Claim.QUATORZE: 14}


@pytest.mark.quotes(
    "bellecour.piquet.laws.17",
    "he shall tell himself, all that he has good in his Game, that the other cannot equal",
)
def test_the_adversary_counts_what_the_caller_cannot_equal() -> None:
    assert counts_against_false_call(has=HAS, caller_has=CALLER) == {Claim.THREES: 3}
    assert counts_against_false_call(has=HAS, caller_has={}) == HAS
    # The least point, of one card, counts where the caller has none.
    assert counts_against_false_call(has={Claim.POINT: 1}, caller_has={}) == {Claim.POINT: 1}


@pytest.mark.quotes(
    "academie.piquet.laws.17",
    "il compte encore tout ce qui est bon dans le sien, ce que l'autre ne peut point parer",
    "s'il a joué seulement une carte",
)
def test_in_the_french_the_adversary_counts_all_and_nothing_parries_it() -> None:
    assert compte_encore(bon=HAS, parades=CALLER, joue=1) == HAS
    assert compte_encore(bon=HAS, parades=CALLER, joue=5) == HAS
    assert compte_encore(bon=HAS, parades=CALLER, joue=0) == {Claim.THREES: 3}
    # The least point, of one card, is good where nothing parries it.
    assert compte_encore(bon={Claim.POINT: 1}, parades={}, joue=0) == {Claim.POINT: 1}


@pytest.mark.quotes("bellecour.piquet.laws.17", "the other cannot equal")
@pytest.mark.quotes("academie.piquet.laws.17", "l'autre ne peut point parer")
def test_equal_is_not_parer() -> None:
    english = counts_against_false_call(has=HAS, caller_has=CALLER)
    assert sum(english.values()) == 3
    assert sum(compte_encore(bon=HAS, parades=CALLER, joue=1).values()) == 12


@pytest.mark.quotes(
    "bellecour.piquet.laws.17",
    "the same rule holds good, with regard to him, who instead of counting Quatorze Aces, Kings, "
    "&c. or Threes of any sort, counts in their place, what he has not",
)
@pytest.mark.quotes("academie.piquet.laws.17", "trois de quelque chose, compteroit à la place")
def test_kings_told_for_aces_are_a_false_call() -> None:
    assert calls_false(might_have=True) is Penalty.COUNTS_NOTHING


@pytest.mark.quotes(
    "bellecour.piquet.laws.26",
    "When you have only one Quatorze in your Hand, that is good, you are not obliged to say, "
    "whether it is of Aces, Kings, Queens, &c. but Quatorze only",
)
@pytest.mark.quotes("academie.piquet.laws.26", "on n'est pas obligé de dire si c'est d'as")
def test_of_one_quatorze_he_need_not_say_which() -> None:
    hand, away = cards(f"{ACES} KS KH 7S 8S 9S 10S JS QS"), cards("7H 8H 9H 10H KD")
    assert names_quatorze(hand=hand, discarded=away) is None
    assert nomme_le_quatorze(main=hand, ecart=away) is None


@pytest.mark.quotes(
    "bellecour.piquet.laws.26",
    "if you might have had two, and have discarded one of them, in that case you are obliged to "
    "name which Quatorze you have",
)
@pytest.mark.quotes("academie.piquet.laws.26", "si on en peut avoir deux", "une carte ou deux")
@pytest.mark.parametrize(
    ("kept", "away", "named"),
    [("KS KH KD", "KC 7H 8H", Rank.ACE), ("KS KH", "KD KC 7H", Rank.ACE)],
)
def test_of_two_that_might_have_been_he_names_the_one(kept: str, away: str, named: Rank) -> None:
    hand, discarded = cards(f"{ACES} {kept}"), cards(away)
    assert names_quatorze(hand=hand, discarded=discarded) is named
    assert nomme_le_quatorze(main=hand, ecart=discarded) is named


@pytest.mark.quotes("bellecour.piquet.laws.26", "name which Quatorze you have")
@pytest.mark.quotes("academie.piquet.laws.26", "de nommer le quatorze que l'on a")
def test_he_names_the_quatorze_that_he_kept() -> None:
    hand, discarded = cards(f"{KINGS} AS AH AD"), cards("AC")
    assert names_quatorze(hand=hand, discarded=discarded) is Rank.KING
    assert nomme_le_quatorze(main=hand, ecart=discarded) is Rank.KING


@pytest.mark.quotes("bellecour.piquet.laws.26", "have discarded one of them")
@pytest.mark.quotes("academie.piquet.laws.26", "une carte ou deux")
@pytest.mark.parametrize(("kept", "away"), [("KS", "KH KD KC"), ("", KINGS)])
def test_only_the_french_counts_the_cards_discarded(kept: str, away: str) -> None:
    hand, discarded = cards(f"{ACES} {kept}"), cards(away)
    assert names_quatorze(hand=hand, discarded=discarded) is Rank.ACE
    assert nomme_le_quatorze(main=hand, ecart=discarded) is None


@pytest.mark.quotes("bellecour.piquet.laws.26", "only one Quatorze in your Hand")
@pytest.mark.parametrize("hand", [f"{ACES} {KINGS}", "AS AH AD"])
def test_with_two_or_none_the_law_does_not_speak(hand: str) -> None:
    with pytest.raises(ValueError, match="one quatorze"):
        names_quatorze(hand=cards(hand), discarded=())
