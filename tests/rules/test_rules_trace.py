"""The trace records which laws were applied, and nothing if nobody listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules import law, load_rules, met, rule_of, watching
from lawsofplay.rules.explanation import explain, explain_rule
from lawsofplay.rules.trace import Call, Proviso, tracing

pytestmark = pytest.mark.usefixtures("fresh_rules")


def test_met_returns_its_condition() -> None:
    assert met("unless it be", True) is True
    assert met("unless it be", False) is False


@pytest.fixture
def edition(project: Project) -> Edition:
    load_rules()
    return load_edition(project)


def test_the_tree_of_calls(edition: Edition) -> None:
    call = explain_rule(load_rules()["chess.taken_up"], {"man": "rook"}).call
    assert (call.function, call.facts) == ("chess.taken_up", {"man": "rook"})
    (inner,) = call.steps
    assert isinstance(inner, Call)
    # A missing fact shows its usual value.
    assert inner.facts == {"piece": "rook", "cafte": False}
    assert inner.steps == [Proviso("unless it be cafté", False)]
    assert inner.value is call.value


def test_rendering_quotes_the_laws(edition: Edition) -> None:
    text = explain_rule(load_rules()["chess.taken_up"], {"man": "rook"}).render(edition)
    assert text.split("\n") == [
        "chess.taken_up = must-play",
        "  law cotton.chess.laws.2: “If you take up your Adversaries Man, you must take it.”",
        "  fact man = rook",
        "  chess.touched = must-play",
        "    law cotton.chess.laws.1: “What Piece soever of your own you touch you must play it,"
        " unless it be cafté.”",
        "    fact piece = rook",
        "    fact cafte = no",
        "    not met: “unless it be cafté”",
    ]


def test_a_refusal_is_kept(edition: Edition) -> None:
    explanation = explain_rule(load_rules()["chess.taken_up"], {"man": ""})
    assert explanation.value is None
    assert explanation.call.refusal == "man=: piece must have a name"
    assert "chess.touched refused: piece must have a name" in explanation.render(edition)


def test_data_says_which_provisos_are_the_laws_own(edition: Edition) -> None:
    data = explain_rule(load_rules()["chess.touched"], {"piece": "rook", "cafte": True}).data(
        edition
    )
    assert data["value"] == "free"
    assert data["steps"] == [
        {"words": "unless it be cafté", "met": True, "quoted": True, "law": "cotton.chess.laws.1"}
    ]
    assert list(data["laws"]) == ["cotton.chess.laws.1"]


@pytest.fixture
def loop(fresh_rules: None) -> Callable[..., int]:
    # Decorated here, since a rule of a test does not belong in the real register.
    @law("cotton.chess.laws.1")
    def count(*, n: int) -> int:
        """Count down by calling itself."""
        return count(n=n - 1) if met("more to count", n > 0) else n

    return count


def test_only_rules_are_explained() -> None:
    with pytest.raises(InputError, match="not a rule"):
        explain(len)


def test_watching_keeps_names_only(loop: Callable[..., int]) -> None:
    with watching() as called:
        assert loop(n=50) == 0
    assert called == {rule_of(loop).name}


def test_nothing_is_kept_when_nobody_listens(loop: Callable[..., int]) -> None:
    with tracing() as steps:
        pass
    loop(n=3)
    assert steps == []


def test_a_programming_error_is_not_hidden() -> None:
    @law("cotton.chess.laws.1")
    def broken(*, n: int) -> int:
        """Divide by nothing."""
        return n // 0

    with pytest.raises(ZeroDivisionError), tracing() as steps:
        broken(n=1)
    (call,) = steps
    assert isinstance(call, Call) and "zero" in call.refusal


def test_traces_of_two_tasks_do_not_mix(loop: Callable[..., int]) -> None:
    async def one(n: int) -> int:
        with tracing() as steps:
            await asyncio.sleep(0)
            loop(n=n)
            (call,) = steps
            assert isinstance(call, Call)
            return int(str(call.facts["n"]))

    async def both() -> list[int]:
        return list(await asyncio.gather(one(1), one(2)))

    assert asyncio.run(both()) == [1, 2]


def test_who_watches_around_sees_what_was_called_inside(loop: Callable[..., int]) -> None:
    with watching() as around:
        with watching() as inside:
            loop(n=1)
        assert inside
    assert inside <= around
