"""Facts typed on a command line become values, and values are shown as they may be typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.chess.field import Field
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from lawsofplay.base.errors import InputError
from lawsofplay.rules import law, rule_of
from lawsofplay.rules.facts import FIGURES, facts_of, may_be, parse, parse_facts, shown, type_name


class Call(Enum):
    SANS_PRENDRE = 1
    ASK = 2


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (int, " 13 ", 13),
        (int, "-2", -2),
        (bool, "Yes", True),
        (bool, "0", False),
        (str, "left hand", "left hand"),
        (Fraction, "5/36", Fraction(5, 36)),
        (Call, "sans-prendre", Call.SANS_PRENDRE),
        (Call, "SANS_PRENDRE", Call.SANS_PRENDRE),
        (Rank, "king", Rank.KING),
        (Card, "king of spades", Card(Rank.KING, Suit.SPADES)),
        (Literal["deal", "play"], "Play", "play"),
        (Literal[1, 2], "2", 2),
        (int | None, "none", None),
        (int | None, "3", 3),
        (Suit | int, "7", 7),
        (tuple[int, ...], "1,2, 3", (1, 2, 3)),
        (tuple[int, ...], "", ()),
        (tuple[str, int], "ann, 4", ("ann", 4)),
        (tuple[tuple[int, ...], ...], "1,2;3", ((1, 2), (3,))),
        (tuple[Card, ...], "AS,10h", (Card.parse("AS"), Card.parse("10H"))),
        (frozenset[Suit], "hearts,clubs", frozenset({Suit.HEARTS, Suit.CLUBS})),
        (Sequence[int], "1,2", (1, 2)),
        (list[int], "1,2", [1, 2]),
        (Mapping[str, int], "ann:3,bet:4", {"ann": 3, "bet": 4}),
    ],
)
def test_parse(kind: Any, text: str, value: object) -> None:
    assert parse(kind, text) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "many"),
        (bool, "perhaps"),
        (Call, "codille"),
        (Card, "11S"),
        (Literal["deal"], "play"),
        (int | None, "x"),
        (tuple[int, int], "1"),
        (tuple[int, ...], "1,x"),
        (bytes, "x"),
        (int, "9" * (FIGURES + 1)),
        (int, "1_" * FIGURES + "1"),
        (tuple[int, ...], f"1,{'9' * 4300}"),
        (Fraction, "1e99999999"),
        (Fraction, f"1/{'9' * 4300}"),
        (Field, "1" * 5000),
    ],
)
def test_what_cannot_be(kind: Any, text: str) -> None:
    with pytest.raises(ValueError):
        parse(kind, text)


@pytest.mark.parametrize(
    ("kind", "words", "name"),
    [
        (Call, "sans-prendre or ask", "Call"),
        (Card, "a card such as KS or king-of-spades", "Card"),
        (Literal["deal", "play"], "deal or play", "Literal['deal', 'play']"),
        (int | None, "a whole number, or none", "int | None"),
        (Fraction, "a fraction such as 5/36", "Fraction"),
        (tuple[str, int], "words; a whole number (by comma)", "tuple[str, int]"),
        (
            Mapping[str, int],
            "pairs name:value by comma (words: a whole number)",
            "Mapping[str, int]",
        ),
        (bytes, "bytes, which cannot be typed here", "bytes"),
    ],
)
def test_words_for_types(kind: Any, words: str, name: str) -> None:
    assert may_be(kind) == words
    assert type_name(kind) == name


LARGEST = 10**FIGURES - 1
whole = st.integers(-LARGEST, LARGEST)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    int: whole,
    bool: st.booleans(),
    Fraction: st.fractions(-LARGEST, LARGEST, max_denominator=LARGEST).filter(
        lambda share: abs(share.numerator) <= LARGEST
    ),
    Card: st.sampled_from(pack()),
    Call: st.sampled_from(Call),
    int | None: st.none() | whole,
    tuple[Card, ...]: st.lists(st.sampled_from(pack())).map(tuple),
    frozenset[Rank]: st.frozensets(st.sampled_from(Rank)),
    Mapping[str, int]: st.dictionaries(st.sampled_from(["ann", "bet"]), whole),
}


@given(st.sampled_from(list(VALUES)).flatmap(lambda k: st.tuples(st.just(k), VALUES[k])))
def test_what_is_shown_can_be_typed(pair: tuple[Any, Any]) -> None:
    kind, value = pair
    assert parse(kind, shown(value)) == value


@pytest.mark.usefixtures("fresh_rules")
class TestRule:
    def rule(self) -> Any:
        @law("cotton.chess.laws.1")
        def fine(*, held: int, during: Literal["deal", "play"] = "deal") -> int:
            """Fine for cards held."""
            return held

        return rule_of(fine)

    def test_facts_of_a_rule(self) -> None:
        held, during = facts_of(self.rule())
        assert (held.name, held.kind, held.default) == ("held", "int", None)
        assert (during.may_be, during.default) == ("deal or play", "deal")

    def test_a_number_without_end_is_refused_in_a_line(self) -> None:
        with pytest.raises(InputError, match="may be a number of at most 12 figures") as fault:
            parse_facts(self.rule(), [f"held={'9' * 4300}"])
        assert len(str(fault.value)) < 400

    def test_given_facts(self) -> None:
        assert parse_facts(self.rule(), ["held=13"]) == {"held": 13}

    @pytest.mark.parametrize(
        ("given_facts", "message"),
        [
            (["hold=13"], "hold=13: not a fact it takes; it takes held=, during="),
            (["held"], "held: not a fact it takes"),
            (["during=play"], "held: the fact is missing; give held=a whole number"),
            (["held=many"], "held: 'many' cannot be; it may be a whole number"),
            (["held=1", "during=pause"], "during: 'pause' cannot be; it may be deal or play"),
            (["held=1", "held=2"], "held=2: the fact is given twice"),
        ],
    )
    def test_wrong_facts(self, given_facts: list[str], message: str) -> None:
        with pytest.raises(InputError, match="fine") as caught:
            parse_facts(self.rule(), given_facts)
        assert message in str(caught.value)
