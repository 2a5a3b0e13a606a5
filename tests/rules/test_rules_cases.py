"""Cases are tests like others: they pass, and each fault is told in one line with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.casebook.model import Case, Row
from lawsofplay.rules.casebook.reading import parse
from lawsofplay.rules.cases import calls, case_faults
from lawsofplay.rules.check import check_rules
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.registry import rule_named
from lawsofplay.rules.seals import seal
from lawsofplay.rules.trace import denying
from tests.rules.fake import replace, run, stopped, write

FILE = "tests/chess.cases"
CASES = """\
# a piece touched is played
cotton.chess.laws.1: What Piece soever … you touch you must play it
? chess.touched
  piece={queen, rook} -> must-play
  piece=queen | cafte=yes -> free
  piece= -> ! must have a name

# a man taken up is touched
cotton.chess.laws.2: you must take it
reason cotton.chess.laws.1: the Game were endless
? chess.taken_up
  man=rook -> must-play
"""


@pytest.fixture
def cases(root: Path) -> Path:
    write(root, FILE, CASES)
    (root / "tests/test_chess.py").unlink()
    return root


def failed(result: pytest.RunResult, line: str) -> None:
    """One case failed, with this line."""
    result.assert_outcomes(passed=1, failed=1)
    assert line in result.stdout.lines, result.stdout.str()


def test_cases_that_are_true_pass(pytester: pytest.Pytester, cases: Path) -> None:
    run(pytester).assert_outcomes(passed=2)


def test_a_case_is_named_by_its_heading(pytester: pytest.Pytester, cases: Path) -> None:
    run(pytester, f"{FILE}::a man taken up is touched").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("man=rook -> must-play", "man=rook -> free", "chess.taken_up gives must-play, not free"),
        (
            "man=rook -> must-play",
            "man=rook -> ! no man",
            "chess.taken_up gives must-play, and refuses nothing",
        ),
        (
            "man=rook -> must-play",
            "man= -> must-play",
            "chess.taken_up gives ! man=: piece must have a name, not must-play",
        ),
        (
            "man=rook -> must-play",
            "man= -> ! no man",
            "chess.taken_up gives ! man=: piece must have a name, not ! no man",
        ),
        (
            "man=rook -> must-play",
            "men=rook -> must-play",
            "chess.taken_up takes no fact men; the nearest is man",
        ),
        (
            "man=rook -> must-play",
            "-> must-play",
            "chess.taken_up, man: the fact is missing; give man=words",
        ),
        (
            "man=rook -> must-play",
            "man=3..2 -> must-play",
            "a range rises, by fewer than 1000 numbers",
        ),
    ],
)
def test_a_row_that_is_not_true(
    pytester: pytest.Pytester, cases: Path, old: str, new: str, said: str
) -> None:
    replace(cases, FILE, old, new)
    failed(run(pytester), f"{FILE}, line 12: {said}")


def test_of_a_list_the_call_is_named_that_differs(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "piece=queen | cafte=yes", "piece=queen | cafte={no, yes}")
    line = f"{FILE}, line 5: chess.touched gives must-play, not free (where piece=queen, cafte=no)"
    failed(run(pytester), line)


def test_a_fact_that_cannot_be_typed(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "cafte=yes", "cafte=perhaps")
    failed(
        run(pytester),
        f"{FILE}, line 5: chess.touched, cafte: 'perhaps' cannot be; it may be yes or no",
    )


def test_an_error_that_is_no_refusal_is_told_with_its_row(
    pytester: pytest.Pytester, cases: Path
) -> None:
    replace(cases, "executable_rules/chess.py", 'raise ValueError("piece must', 'raise KeyError("')
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(f"E *{FILE}, line 6: chess.touched")


def test_a_file_that_cannot_be_read(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "  man=rook -> must-play", "  man=rook")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(f"{FILE}, line 12: a row is facts, an arrow and the answer*")


def test_an_unknown_function(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "? chess.taken_up", "? chess.taken_ups")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    line = f"{FILE}, line 11: chess.taken_ups: no such function in executable_rules"
    assert f"{line}; the nearest is chess.taken_up" in result.stdout.lines


def test_words_that_are_not_in_the_law(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "you must take it", "you must tako it")
    stopped(run(pytester), f"{FILE}, line 9: cotton.chess.laws.2: 'you must tako it' does not")


def test_words_left_out_keep_the_order_of_the_law(pytester: pytest.Pytester, cases: Path) -> None:
    replace(
        cases, FILE, "What Piece soever … you touch", "you touch … What Piece soever … you touch"
    )
    stopped(
        run(pytester),
        f"{FILE}, line 2: cotton.chess.laws.1: 'What Piece soever' stands before the words quoted",
    )


def test_words_of_a_reason_are_no_words_of_the_law(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "reason cotton", "cotton")
    stopped(run(pytester), f"{FILE}, line 10: cotton.chess.laws.1", "does not stand in the law")


def test_an_unknown_address(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "cotton.chess.laws.2", "cotton.chess.laws.7")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(f"ERROR: {FILE}, line 9: cotton.chess.laws.7: no such address*")


def test_a_law_that_no_function_cites(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "laws.2: you must take it", "laws.3: Look before you")
    stopped(run(pytester), f"{FILE}, line 9: quotes cotton.chess.laws.3, which no function cites")


def test_a_law_that_is_quoted_and_not_asked(pytester: pytest.Pytester, cases: Path) -> None:
    replace(cases, FILE, "? chess.taken_up\n  man=rook", "? chess.touched\n  piece=rook")
    failed(run(pytester), "quotes cotton.chess.laws.2 but never calls chess.taken_up")


def test_every_row_depends_on_its_function(project: Project) -> None:
    """Denied its answer, a case fails whatever it expects; so none passes idly."""
    write(project.root, FILE, CASES)
    for case in parse(CASES, FILE).cases:
        assert not list(case_faults(FILE, case))
        with denying(["chess.touched", "chess.taken_up"]):
            assert len(list(case_faults(FILE, case))) == _calls(case)


def _calls(case: Case) -> int:
    """For how many calls the rows of a case stand."""
    asked = (
        (rule_named(question.function), row) for question in case.questions for row in question.rows
    )
    return sum(len(list(calls(FILE, rule, row))) for rule, row in asked)


def test_a_changed_law_stops_its_cases(pytester: pytest.Pytester, cases: Path) -> None:
    run(pytester)
    project = Project(cases)
    seal(project, [rule_named("chess.touched")], load_edition(project), lambda pair: True)
    replace(cases, "tei/cotton.xml", "unless it be\ncafté", "unless it be lame")
    stopped(run(pytester), "cotton.chess.laws.1: the text changed since chess.touched was sealed")


def test_cases_count_as_tests_that_quote(project: Project) -> None:
    write(project.root, FILE, CASES)
    (project.root / "tests/test_chess.py").unlink()
    quoted = [
        (quotation.address, quotation.line, quotation.reason, quotation.test_id)
        for quotation in collect_quotations(project)
    ]
    first, second = (f"{FILE}::{case.heading}" for case in parse(CASES, FILE).cases)
    assert quoted == [
        ("cotton.chess.laws.1", 2, False, first),
        ("cotton.chess.laws.2", 9, False, second),
        ("cotton.chess.laws.1", 10, True, second),
    ]
    laws = coverage_report(project, load_edition(project))["laws"]
    assert laws["cotton.chess.laws.1"]["tests"] == [first]
    told = [str(fault) for fault in check_rules(project, load_edition(project))]
    assert [line for line in told if "which no test quotes" in line] == [
        "executable_rules/chess.py, line 27: chess.king_taken cites cotton.chess.mate.1, "
        "which no test quotes; write one"
    ]


def test_laws_check_asks_every_row(project: Project) -> None:
    write(project.root, FILE, CASES)
    replace(project.root, FILE, "man=rook -> must-play", "man=rook -> free")
    replace(project.root, FILE, "piece=queen | cafte=yes", "piece=queen | caft=yes")
    told = [str(fault) for fault in check_rules(project, load_edition(project))]
    assert [line for line in told if line.startswith(FILE)] == [
        f"{FILE}, line 5: chess.touched takes no fact caft; the nearest is cafte",
        f"{FILE}, line 12: chess.taken_up gives must-play, not free",
    ]


def test_a_fact_of_several_values_takes_no_range(fresh_rules: None) -> None:
    rule = rule_named("piquet.dealing.faced_in_stock")
    with pytest.raises(InputError, match=r"line 7: places holds several values itself"):
        list(calls(FILE, rule, Row((("places", "1..3"),), "stands", line=7)))
    assert list(calls(FILE, rule, Row((("places", "1, 3"),), "stands"))) == [("places=1, 3",)]
