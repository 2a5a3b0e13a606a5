"""Facts that follow from others are computed: on the command line, in cases, in explanations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import covering, ruling
from lawsofplay.rules.asking import ask
from lawsofplay.rules.facts import judged, parse_facts
from lawsofplay.rules.judgement import all_judgements, judgements_of
from lawsofplay.rules.left import HEAD, SHOWN, judged_facts, judgement_faults
from lawsofplay.rules.registry import rule_named
from lawsofplay.rules.trace import Call
from tests.rules.fake import replace, run, write
from tests.typed import Laws, typed

JUDGED = '''
"""What is seen of a piece."""
from lawsofplay.rules import judges, law
from lawsofplay.sentences import yes_no


@judges("cafte", "chess.touched", says=yes_no("The king is uncovered.", "The king is covered."))
def uncovers_the_king(*, line: str, pieces_between: int, piece: str = "pawn") -> bool:
    """Whether it uncovers the king."""
    if pieces_between < 0:
        raise ValueError("pieces_between cannot be under 0")
    return pieces_between == 0 and piece != "king"


@judges("piece", "chess.touched", says=yes_no("", ""))
def piece_on(*, line: str, square: str) -> str:
    """Which piece it is."""
    return f"{line}{square}"
'''


@pytest.fixture
def judging(project: Project) -> Project:
    write(project.root, "executable_rules/judgements/__init__.py", "")
    write(project.root, "executable_rules/judgements/chess.py", JUDGED)
    return project


@pytest.fixture
def laws(judging: Project) -> Laws:
    return typed(ruling, covering)


def facts(*given: str) -> dict[str, Any]:
    return parse_facts(rule_named("chess.touched"), given)


def test_a_fact_is_computed_from_what_is_seen(judging: Project) -> None:
    assert facts("piece=pawn", "line=a", "pieces_between=0") == {"piece": "pawn", "cafte": True}
    assert facts("piece=pawn", "line=a", "pieces_between=1") == {"piece": "pawn", "cafte": False}
    # A fact that both ask is given once and serves both.
    assert facts("piece=king", "line=a", "pieces_between=0") == {"piece": "king", "cafte": False}


def test_the_fact_itself_may_still_be_given(judging: Project) -> None:
    assert facts("piece=pawn", "cafte=yes") == {"piece": "pawn", "cafte": True}
    assert judged(rule_named("chess.touched"), ["piece=pawn", "cafte=yes"]) == []


def test_several_facts_are_computed_at_once(judging: Project) -> None:
    given = ("line=a", "square=1", "pieces_between=0")
    assert facts(*given) == {"piece": "a1", "cafte": True}
    assert [call.value for call in judged(rule_named("chess.touched"), given)] == ["a1", True]


def test_what_is_given_and_computed_may_agree(judging: Project) -> None:
    assert facts("piece=pawn", "cafte=no", "line=a", "pieces_between=1")["cafte"] is False


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            "piece=pawn; cafte=no; line=a; pieces_between=0",
            "chess.touched, cafte: cafte=no cannot be with piece=pawn, line=a, pieces_between=0:"
            " from these it is yes; give one or the other",
        ),
        (
            "piece=pawn; pieces_between=1",
            "judgements.chess.uncovers_the_king, line: the fact is missing; give line=words",
        ),
        ("square=1", "judgements.chess.piece_on, line: the fact is missing; give line=words"),
        (
            "piece=pawn; line=a; pieces_between=-1",
            "judgements.chess.uncovers_the_king, cafte: pieces_between cannot be under 0",
        ),
        ("piece=pawn; lin=a", "chess.touched, lin=a: not a fact it takes; it takes piece="),
        (
            "piece=pawn; line=a; line=b; pieces_between=0",
            "judgements.chess.uncovers_the_king, line=b: the fact is given twice; give it once",
        ),
        ("line=a; pieces_between=0", "chess.touched, piece: the fact is missing; give piece=words"),
    ],
)
def test_what_does_not_fit_is_told_in_one_line(judging: Project, given: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        facts(*given.split("; "))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_judgement_is_the_first_step_of_the_explanation(judging: Project) -> None:
    given = ["piece=pawn", "line=a", "pieces_between=0"]
    explained = ask(rule_named("chess.touched"), "cotton.chess.laws.1", given)
    first = explained.call.steps[0]
    assert isinstance(first, Call)
    assert (first.function, first.value) == ("judgements.chess.uncovers_the_king", True)
    assert first.facts == {"line": "a", "pieces_between": 0, "piece": "pawn"}


def test_the_commands_tell_the_judgement(laws: Laws) -> None:
    given = ("cotton.chess.laws.1", "piece=pawn", "line=a", "pieces_between=0")
    assert laws("ask", *given).startswith("The king is uncovered.\n\nchess.touched = free\n")
    told = laws("explain", *given)
    assert "  The king is uncovered.\n  judgements.chess.uncovers_the_king = yes\n" in told
    data = json.loads(laws("explain", "--json", *given))
    assert data["facts"] == {"piece": "pawn", "cafte": "yes"}
    assert data["steps"][0]["told"]["sentence"] == "The king is uncovered."


def test_what_may_be_given_instead_is_listed(laws: Laws) -> None:
    said = laws("ask", "cotton.chess.laws.1")
    listed = "  or, in place of cafte=, what it is computed from:\n    line= words\n"
    assert listed in said
    (asked,) = json.loads(laws("ask", "--json", "cotton.chess.laws.1"))
    assert [judgement["fact"] for judgement in asked["judgements"]] == ["piece", "cafte"]


def test_a_row_of_a_case_may_give_what_is_seen(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "executable_rules/judgements/__init__.py", "")
    write(root, "executable_rules/judgements/chess.py", JUDGED)
    (root / "tests/test_chess.py").unlink()
    case = """\
# a piece touched
cotton.chess.laws.1: What Piece soever
? chess.touched
  piece=pawn | line=a | pieces_between=0 -> free
  piece=pawn | line=a | pieces_between=1..3 -> must-play
"""
    write(root, "tests/chess.cases", case)
    run(pytester).assert_outcomes(passed=1)
    replace(root, "tests/chess.cases", "pieces_between=1..3", "pieces_between=0..3")
    result = run(pytester)
    result.assert_outcomes(failed=1)
    assert any("where piece=pawn, line=a, pieces_between=0" in line for line in result.stdout.lines)


def test_a_fact_is_computed_once(judging: Project) -> None:
    text = JUDGED.replace('@judges("piece"', '@judges("cafte"')
    write(judging.root, "executable_rules/judgements/chess.py", text)
    with pytest.raises(InputError, match="once is enough"):
        judgements_of(rule_named("chess.touched"))


def test_a_judgement_serves_a_function(judging: Project) -> None:
    text = JUDGED.replace('@judges("piece", "chess.touched", ', '@judges("piece", ')
    write(judging.root, "executable_rules/judgements/chess.py", text)
    with pytest.raises(InputError, match="serves no function; name one"):
        all_judgements()


def test_what_is_judged_is_computed_or_left_for_a_reason(judging: Project) -> None:
    folder = judging.root
    assert [str(fault) for fault in judgement_faults(judging)] == []
    write(folder, SHOWN, f"{HEAD}\nman\tWhich man it is, the table sees.\n")
    (_, man, _) = judged_facts(judging)
    assert (man.fact, man.left, man.computed) == ("man", ("chess.taken_up",), ())
    assert [str(fault) for fault in judgement_faults(judging)] == []
    write(folder, SHOWN, f"{HEAD}\ncafte\tThe table sees it.\n")
    (fault,) = judgement_faults(judging)
    assert "line 2: cafte is left to the table by no function; take the line out" in str(fault)


def test_a_function_that_is_not_served_wants_a_reason(judging: Project) -> None:
    text = JUDGED.replace('"chess.touched", says=yes_no("",', '"chess.taken_up", says=yes_no("",')
    write(judging.root, "executable_rules/judgements/chess.py", text)
    faults = [str(fault) for fault in judgement_faults(judging)]
    assert "judgements.chess.piece_on: chess.taken_up is no function that asks piece" in faults[0]
    assert f"{SHOWN}: piece is not computed for chess.touched; say why" in faults[1]


def test_the_judgements_are_listed(laws: Laws, judging: Project) -> None:
    write(judging.root, SHOWN, f"{HEAD}\nman\tWhich man it is, the table sees.\n")
    said = laws("coverage", "--judgements")
    assert "  computed from line, pieces_between and piece by judgements.chess.unc" in said
    assert "  left to the table: Which man it is, the table sees.\n    in chess.taken_up" in said
    assert said.endswith("3 facts are judgements: 2 times computed, 1 times left.\n")
    data = json.loads(laws("coverage", "--judgements", "--json"))
    assert data[0]["computed"][0]["from"] == ["line", "pieces_between", "piece"]
