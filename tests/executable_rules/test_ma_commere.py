"""Ma Commere: tests that quote its rules in both books, and its examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.ma_commere.rules import accommodates, best_hand, kind_of, wins_party
from executable_rules.ma_commere.terms import Kind
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.held import Held
from executable_rules.piquet.runs import sequences


@pytest.mark.example("ma-commere.sequences")
@pytest.mark.quotes("bellecour.ma-commere.8", "at Piquet the Cards must be all in the same Suit")
@pytest.mark.quotes(
    "academie.ma-commere.8", "il faut qu'au Piquet les tierces soient d'une même couleur"
)
def test_a_tierce_at_piquet_is_of_one_suit() -> None:
    for text, tierces in (("AS KH QD", 0), ("AS KS QS", 1)):
        assert kind_of(hand=Held.parse(text)) is Kind.SEQUENCE
        assert len(sequences(cards(text))) == tierces


@given(drawn=st.lists(st.sampled_from(pack()), min_size=9, max_size=9, unique=True))
def test_the_first_of_the_best_wins_and_no_card_is_lost(drawn: list[Card]) -> None:
    dealt = tuple(Held(tuple(drawn[at : at + 3])) for at in (0, 3, 6))
    best = best_hand(hands=dealt)
    kinds = [kind_of(hand=hand) for hand in dealt]
    if best is None:
        assert not any(kinds)
    else:
        values = [-1 if kind is None else kind.value for kind in kinds]
        assert values[best] == max(values)
        assert {wins_party(hands=dealt, seat=it) for it, has in enumerate(kinds) if has} == {best}
    one, two = dealt[:2]
    after = accommodates(hand=one, card_given=one.cards[0], other_hand=two, card_taken=two.cards[2])
    assert {*after[0].cards, *after[1].cards} == {*one.cards, *two.cards}
