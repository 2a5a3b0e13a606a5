"""What cannot be is refused before a function runs, by the bounds that its facts declare."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from inspect import Parameter
from typing import Annotated, Any

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, Card, cards
from lawsofplay.base.errors import InputError
from lawsofplay.rules import Fact, like
from lawsofplay.rules.bounds import limits, refusal
from lawsofplay.rules.dictionary import MOST_NAMES, dictionary_faults
from lawsofplay.rules.explanation import explain_rule
from lawsofplay.rules.facts import facts_of, parse_facts
from lawsofplay.rules.registry import Rule

Elder = Annotated[int, Fact("cards dealt to the elder hand", unit="cards", least=0, most=16)]
Hand = Annotated[
    tuple[Card, ...], Fact("the cards in the hand", fewest=1, size=12, pack=PIQUET_PACK)
]


def _counted(*, elder: Elder | None = None, hand: Hand = (), late: bool = False) -> int:
    """How many cards there are."""
    return (elder or 0) + len(hand)


def _dealt(*, elder: Elder) -> int:
    """How many."""
    return elder


USUAL = {"elder": None, "hand": (), "late": False}
counted = Rule("counted", (), _counted, __name__, "", USUAL, {})
dealt = Rule("dealt", (), _dealt, __name__, "", {"elder": Parameter.empty}, {})


@pytest.mark.parametrize(
    ("fact", "value", "why"),
    [
        (Fact("", least=0, most=16), 17, "it is from 0 to 16"),
        (Fact("", least=0, most=16), 16, ""),
        (Fact("", least=0, most=16), -1, "it is from 0 to 16"),
        (Fact("", least=0, most=16), 0, ""),
        (Fact("", least=1), 0, "it is 1 or more"),
        (Fact("", most=4), 5, "it is at most 4"),
        (Fact("", least=3, most=3), 4, "it is 3"),
        (Fact("", least=0), Fraction(-1, 2), "it is 0 or more"),
        (Fact("", least=0, most=9), (3, 10), "each is from 0 to 9"),
        (Fact("", least=0, most=9), (3, 9), ""),
        (Fact("", least=0), ((1, 2), (3, -1)), "each is 0 or more"),
        (Fact("", least=0), {"ann": -1}, "each is 0 or more"),
        (Fact("", least=1), {0: 1}, ""),
        (Fact("", size=2), (1, 2, 3), "it holds at most 2"),
        (Fact("", size=2), frozenset({1, 2}), ""),
        (Fact("", fewest=1), (), "it=none cannot be: give one or more"),
        (Fact("", fewest=2, size=2), (1,), "it holds 2"),
        (Fact("", fewest=2, size=4), (1,), "it holds from 2 to 4"),
        (Fact("", pack=PIQUET_PACK), cards("KH KH"), "KH is once in the pack"),
        (Fact("", pack=PIQUET_PACK), (cards("KH"), cards("KH")), "KH is once in the pack"),
        (Fact("", pack=PIQUET_PACK), cards("KH KS"), ""),
        (Fact("", pack=PIQUET_PACK), Card.parse("2S"), "2S is not in the pack"),
        (Fact("", pack=(*PIQUET_PACK, *PIQUET_PACK)), cards("7S 7S 7S"), "7S is 2 times in"),
        (Fact("", least=1, size=1), None, ""),
        (Fact("", size=1), "words", ""),
    ],
)
def test_what_is_out_of_bounds(fact: Fact, value: Any, why: str) -> None:
    said = refusal("it", value, fact)
    assert why in said and bool(said) == bool(why)


def test_a_fact_out_of_bounds_never_reaches_the_function() -> None:
    with pytest.raises(ValueError, match=r"^elder=17 cannot be: it is from 0 to 16$"):
        counted(elder=17)
    with pytest.raises(ValueError, match=r"^hand=KH, KH cannot be: KH is once in the pack$"):
        counted(hand=cards("KH KH"))
    assert counted(elder=16) == 16
    # The usual value is the function's own affair.
    assert counted() == 0


def test_a_refusal_by_bounds_is_kept_in_the_explanation() -> None:
    call = explain_rule(counted, {"elder": -1}).call
    assert (call.value, call.refusal) == (None, "elder=-1 cannot be: it is from 0 to 16")


def test_what_a_reader_is_told_of_a_fact() -> None:
    elder, hand, late = facts_of(counted)
    assert (elder.gloss, elder.unit, elder.limits) == (
        "cards dealt to the elder hand", "cards", "from 0 to 16",
    )  # fmt: skip
    assert elder.may_be == "a whole number of cards, from 0 to 16, or none"
    assert hand.may_be.endswith("several by comma, from 1 to 12 of them")
    assert hand.limits == "from 1 to 12, of a pack of 32"
    assert (late.gloss, late.limits, late.may_be) == ("", "", "yes or no")


def test_a_line_about_a_fact_says_what_it_is() -> None:
    with pytest.raises(InputError) as fault:
        parse_facts(dealt, [])
    assert str(fault.value).endswith(
        "elder: the fact is missing (cards dealt to the elder hand);"
        " give elder=a whole number of cards, from 0 to 16"
    )


def test_the_same_thing_in_another_game_has_other_bounds_and_one_gloss() -> None:
    fact = like(Elder, least=1, most=9)
    assert (fact.gloss, fact.unit, fact.least, fact.most) == (
        "cards dealt to the elder hand", "cards", 1, 9,
    )  # fmt: skip
    assert like(Elder) == Fact("cards dealt to the elder hand", unit="cards")
    with pytest.raises(TypeError, match="declares no fact"):
        like(int)
    assert limits(Fact("whatever")) == ""


def _rule(name: str, **types: Any) -> Rule:
    def function(**facts: Any) -> None:
        """Nothing."""

    function.__annotations__ = types
    usual: Mapping[str, object] = dict.fromkeys(types)
    return Rule(name, (), function, "tests.rules.test_rules_bounds", "", usual, {})


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ((_rule("a", elder=int),), "a: the fact elder has no gloss"),
        ((_rule("a", elder=Annotated[int, Fact(" ")]),), "a: the fact elder has no gloss"),
        (
            (_rule("a", elder=Elder), _rule("b", elder=Annotated[int, Fact("who leads")])),
            'b: elder is "who leads" here and "cards dealt to the elder hand" in a',
        ),
        (
            (_rule("a", elder=Elder), _rule("b", first=Elder)),
            "b: first is called elder in a; take one name",
        ),
        (
            tuple(
                _rule(f"r{n}", **{f"f{n}": Annotated[int, Fact(f"fact {n}")]})
                for n in range(MOST_NAMES + 1)
            ),
            "501 names of facts; at most 500",
        ),
    ],
)
def test_faults_of_the_dictionary(rules: tuple[Rule, ...], said: str) -> None:
    (fault,) = dictionary_faults(rules)
    assert said in str(fault)


def test_one_name_of_one_gloss_may_differ_in_type_and_bounds() -> None:
    other = Annotated[tuple[int, ...] | None, like(Elder, least=1)]
    assert not list(dictionary_faults((_rule("a", elder=Elder), _rule("b", elder=other))))
