"""The commands ask, explain, coverage and review, as a reader types them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import covering, reviewing, ruling
from tests.rules.fake import replace, write
from tests.typed import Laws, typed


@pytest.fixture
def laws(project: Project) -> Laws:
    return typed(ruling, covering, reviewing)


def data(text: str) -> Any:
    return json.loads(text)


def test_ask_without_facts_says_what_it_wants(laws: Laws) -> None:
    output = laws("ask", "cotton.chess.laws.1")
    assert "“What Piece soever of your own you touch you must play it" in output
    assert "chess.touched(*, piece: str, cafte: bool = False)" in output
    assert "A ``touched`` piece must be played." in output
    assert "  piece= words\n" in output
    assert "  cafte= yes or no; usually no" in output


def test_ask_with_facts(laws: Laws) -> None:
    output = laws("ask", "cotton.chess.laws.1", "piece=queen", "cafte=yes")
    assert output.startswith("chess.touched = free\n\ncotton.chess.laws.1: “What Piece")


def test_ask_a_law_that_takes_no_facts(laws: Laws) -> None:
    assert laws("ask", "cotton.chess.mate.1").startswith("chess.king_taken = no")


def test_ask_as_data(laws: Laws) -> None:
    (asked,) = data(laws("ask", "cotton.chess.laws.1", "--json"))
    assert [fact["name"] for fact in asked["facts"]] == ["piece", "cafte"]
    answered = data(laws("ask", "cotton.chess.laws.1", "piece=queen", "--json"))
    assert (answered["law"], answered["value"]) == ("cotton.chess.laws.1", "must-play")


def test_explain(laws: Laws) -> None:
    output = laws("explain", "cotton.chess.laws.2", "man=rook")
    assert output.startswith("chess.taken_up = must-play\n")
    assert "    not met: “unless it be cafté”" in output
    tree = data(laws("explain", "cotton.chess.laws.2", "man=rook", "--json"))
    assert tree["steps"][0]["function"] == "chess.touched"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["ask", "cotton.chess.laws.8"], "no such address in the edition; the nearest is"),
        (["ask", "cotton.chess.laws.3"], "no function executes it yet (advice: advice binds"),
        (["ask", "cotton.chess.laws.1", "man=x"], "man=x: not a fact it takes; it takes piece="),
        (["ask", "cotton.chess.laws.1", "cafte=x", "piece=q"], "cafte: 'x' cannot be; it may be"),
        (["ask", "cotton.chess.laws.1", "piece="], "chess.touched: piece must have a name"),
        (["explain", "cotton.chess.laws.1"], "piece: the fact is missing; give piece=words"),
        (
            ["explain", "cotton.chess.laws.2", "man="],
            "chess.taken_up: man=: piece must have a name",
        ),
        (["ask", "cotton.chess.laws.1", "--function", "chess.x"], "it has chess.touched"),
        (["review", "--seal", "cotton.chess.laws.8"], "no such address"),
    ],
)
def test_one_clear_line(laws: Laws, words: list[str], message: str) -> None:
    with pytest.raises(InputError) as caught:
        laws(*words)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


SECOND = '''
from lawsofplay.rules import law


@law("cotton.chess.laws.1")
def may_look(*, eyes: int) -> int:
    """Looking is free."""
    return eyes
'''


def test_a_law_of_two_functions(laws: Laws, project: Project) -> None:
    write(project.root, "executable_rules/chess_two.py", SECOND)
    assert laws("ask", "cotton.chess.laws.1").count("usually no") == 1
    assert laws("ask", "cotton.chess.laws.1", "eyes=2").startswith("chess_two.may_look = 2")
    assert laws("ask", "cotton.chess.laws.1", "piece=x").startswith("chess.touched = must-play")
    only = laws("ask", "cotton.chess.laws.1", "--function", "chess_two.may_look")
    assert "chess.touched(" not in only
    with pytest.raises(InputError, match="eyes: 'many' cannot be"):
        laws("ask", "cotton.chess.laws.1", "eyes=many")


def test_review_and_seal(laws: Laws, project: Project) -> None:
    assert "unsealed  cotton.chess.laws.1  chess.touched" in laws("review")
    assert laws("review", "--all") == "3 sealed\n"
    assert laws("review") == "Every seal holds.\n"
    replace(project.root, "tei/cotton.xml", "cafté", "cafte")
    output = laws("review")
    assert output.startswith("suspect  cotton.chess.laws.1  chess.touched\n")
    assert "[-cafté.-] {+cafte.+}" in output
    (listed,) = data(laws("review", "--json"))
    assert (listed["state"], listed["address"]) == ("suspect", "cotton.chess.laws.1")
    assert laws("review", "--seal", "cotton.chess.laws.1") == "1 sealed\n"
    assert laws("review") == "Every seal holds.\n"


def test_coverage(laws: Laws) -> None:
    assert data(laws("coverage", "--json"))["total"]["with_rule"] == 2
    table = laws("coverage")
    assert max(map(len, table.splitlines())) <= 80
    cotton = next(line.split() for line in table.splitlines() if line.startswith("cotton"))
    assert cotton == ["cotton", "3", "1", "2", "2", "0", "0", "1", "1"]


def test_the_seal_of_a_function_that_is_gone_is_dropped(laws: Laws, project: Project) -> None:
    laws("review", "--all")
    lock = project.seals_lock.read_text(encoding="utf-8")
    replace(project.root, "executable_rules/seals.lock", "chess.touched\t", "chess.gone\t")
    assert "chess.gone" in project.seals_lock.read_text(encoding="utf-8")
    laws("review", "--seal", "cotton.chess.laws.1")
    assert project.seals_lock.read_text(encoding="utf-8") == lock
