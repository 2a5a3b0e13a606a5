"""Faults put into functions: each kind is made, words stay, and the function is restored."""

from __future__ import annotations

from enum import Enum
from types import FunctionType

import pytest

from lawsofplay.gates.mutation.judge import _put_in
from lawsofplay.gates.mutation.mutants import Mutant, mutants
from lawsofplay.gates.mutation.targets import Target, _without_words, targets
from lawsofplay.rules import met


class Colour(Enum):
    RED = 1
    BLACK = 2
    GREEN = 3


def pays(*, tricks: int, mixed: bool = False) -> int:
    """What is paid."""
    if tricks < 3 and not mixed:
        return tricks + 1
    return max(tricks, 2)


def coloured(*, red: bool) -> Colour:
    met("only noted", red)
    if red is None:
        raise ValueError(f"no colour: {1 + 1}")
    return Colour.RED if met("of red", red) else Colour.BLACK


def changes(function: object) -> list[tuple[str, str]]:
    assert isinstance(function, FunctionType)
    return [(mutant.was, mutant.now) for mutant in mutants(function)]


def test_numbers_comparisons_conditions_and_calls_are_changed() -> None:
    first = "if tricks < 3 and (not mixed):"
    assert changes(pays) == [
        ("def pays(*, tricks, mixed=False):", "def pays(*, tricks, mixed=True):"),
        (first, "if True:"),
        (first, "if False:"),
        (first, "if tricks < 3 or not mixed:"),
        (first, "if tricks <= 3 and (not mixed):"),
        (first, "if tricks < 4 and (not mixed):"),
        (first, "if tricks < 3 and mixed:"),
        ("return tricks + 1", "return tricks - 1"),
        ("return tricks + 1", "return tricks + 2"),
        ("return max(tricks, 2)", "return min(tricks, 2)"),
        ("return max(tricks, 2)", "return max(tricks, 3)"),
    ]


def test_members_of_enums_and_provisos_are_changed_and_words_are_not() -> None:
    answer = "return Colour.RED if met('of red', red) else Colour.BLACK"
    assert changes(coloured) == [
        ("if red is None:", "if True:"),
        ("if red is None:", "if False:"),
        ("if red is None:", "if red is not None:"),
        (answer, answer.replace("met('of red', red)", "met('of red', True)")),
        (answer, answer.replace("met('of red', red)", "met('of red', False)")),
        (answer, answer.replace("RED", "BLACK")),
        (answer, answer.replace("Colour.BLACK", "Colour.GREEN")),
    ]


def test_a_fault_is_in_the_function_and_out_again() -> None:
    target = Target("pays", pays, frozenset())  # type: ignore[arg-type]
    by_change = {(mutant.was, mutant.now): mutant for mutant in mutants(pays)}

    def with_fault(mutant: Mutant) -> tuple[int, int]:
        with _put_in(target, mutant):
            return pays(tricks=3), pays(tricks=1)

    assert with_fault(by_change["return max(tricks, 2)", "return min(tricks, 2)"]) == (2, 2)
    default = by_change["def pays(*, tricks, mixed=False):", "def pays(*, tricks, mixed=True):"]
    assert with_fault(default) == (3, 2)
    with pytest.raises(ZeroDivisionError), _put_in(target, default):
        raise ZeroDivisionError
    assert (pays(tricks=3), pays(tricks=1)) == (3, 2)


SAME = [
    ("[it for it in x if it > y]", "[card for card in x if card > y]"),
    ("{a: b for a, b in x if b}", "{seat: hand for seat, hand in x if hand}"),
    ("(one := x) + one", "(other := x) + other"),
]
OTHERWISE = [
    # A fact, a function beside it, one name for two variables, an exception that has been caught.
    ("[a for a in x if a > y]", "[y for y in x if y > y]"),
    ("[a for a in x if met(a)]", "[a for a in x if a(met)]"),
    ("[a for a in x] + [met]", "[met for met in x] + [met]"),
    ("[(a, b) for a in x for b in a]", "[(a, a) for a in x for a in a]"),
    ("[a - b for a, b in x]", "[b - a for a, b in x]"),
]
CAUGHT = "a = x\n try: pass\n except ValueError as {}: return a"


@pytest.mark.parametrize(("one", "other"), SAME)
def test_a_digest_forgets_the_names_of_own_variables(one: str, other: str) -> None:
    assert len({_without_words(f"def f(*, x, y): return {said}") for said in (one, other)}) == 1


@pytest.mark.parametrize(("one", "other"), OTHERWISE)
def test_a_digest_knows_what_a_name_stands_for(one: str, other: str) -> None:
    assert len({_without_words(f"def f(*, x, y): return {said}") for said in (one, other)}) == 2


def test_a_digest_knows_what_an_exception_is_called() -> None:
    one, other = (_without_words(f"def f(*, x):\n {CAUGHT.format(name)}") for name in "ab")
    assert one != other


def test_helpers_of_the_games_are_tried_and_mechanics_are_not() -> None:
    names = {target.name for target in targets()}
    assert "piquet.dealing.dealt_too_many" in names
    assert "piquet.terms.full_ranks" in names
    assert not any(name.startswith("mechanics.") for name in names)
