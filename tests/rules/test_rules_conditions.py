"""A condition that a case quotes must decide a row of its law's cases, or it is reported."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import typer
from typer.testing import CliRunner

from lawsofplay.base.project import Project
from lawsofplay.commands import covering
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.conditions import idle_conditions
from lawsofplay.rules.trace import Turned, met, tracing, turning
from tests.rules.fake import replace, write

FILE = "tests/chess.cases"
RULES = "executable_rules/chess.py"
CASES = """\
# a piece touched is played
cotton.chess.laws.1: you must play it, unless it be cafté
? chess.touched
  piece=queen -> must-play

# a man taken up is touched
cotton.chess.laws.2: you must take it
? chess.taken_up
  man=rook -> must-play
"""
MET = 'met("unless it be cafté", cafte)'


@pytest.fixture
def cases(project: Project) -> Project:
    write(project.root, FILE, CASES)
    return project


def messages(project: Project) -> list[str]:
    return [str(fault) for fault in idle_conditions(project, load_edition(project))]


def test_a_condition_that_decides_a_row_is_not_told(cases: Project) -> None:
    assert messages(cases) == []


def test_a_condition_that_moves_no_answer_is_told(cases: Project) -> None:
    replace(cases.root, RULES, "Stroke.FREE if", "Stroke.MUST_PLAY if")
    assert messages(cases) == [
        f"{RULES}, line 18: chess.touched: “unless it be cafté” turned to its contrary changes no"
        " row of the cases that quote cotton.chess.laws.1; add a row with facts on which it"
        " decides"
    ]


def test_rows_of_cases_that_quote_another_law_do_not_count(cases: Project) -> None:
    replace(cases.root, FILE, "piece=queen -> must-play", "piece= -> ! must have a name")
    assert len(messages(cases)) == 1


def test_a_condition_that_is_noted_and_never_used(cases: Project) -> None:
    replace(cases.root, RULES, f"return Stroke.FREE if {MET} else", f"{MET}\n    return")
    (line,) = messages(cases)
    assert line.startswith(f"{RULES}, line 18: chess.touched: ")
    assert "is quoted from cotton.chess.laws.1 and noted, but its value is not used" in line


@pytest.mark.parametrize(
    ("more", "count"), [("", 1), ("\n  piece=queen | cafte=yes -> must-play", 0)]
)
def test_a_condition_that_makes_no_difference_is_tried_both_ways(
    cases: Project, more: str, count: int
) -> None:
    replace(cases.root, RULES, f"return Stroke.FREE if {MET} else", f"{MET}\n    return")
    replace(cases.root, RULES, MET, MET.replace("met(", "whether("))
    replace(cases.root, RULES, "import law, met", "import law, whether")
    row = "piece=queen -> must-play"
    replace(cases.root, FILE, row, row + more)
    found = messages(cases)
    assert len(found) == count
    assert all("makes no difference; give the cases that quote" in line for line in found)


def test_a_condition_written_over_several_lines_is_turned(cases: Project) -> None:
    replace(cases.root, RULES, MET, 'met(\n        "unless it be cafté",\n        cafte,\n    )')
    assert messages(cases) == []


@pytest.mark.parametrize(("weighed", "count"), [(MET, 0), (f"{MET} and cafte", 1)])
def test_a_condition_of_a_function_of_no_law_is_turned_too(
    cases: Project, weighed: str, count: int
) -> None:
    replace(cases.root, RULES, MET, "_free(cafte)")
    helper = f"def _free(cafte):\n    return {weighed}\n\n\nclass Stroke"
    replace(cases.root, RULES, "class Stroke", helper)
    found = messages(cases)
    assert len(found) == count
    assert all(line.startswith(f"{RULES}, line 8: chess.touched: ") for line in found)


def test_a_condition_that_no_case_quotes_whole_is_not_asked_for(cases: Project) -> None:
    replace(cases.root, RULES, "Stroke.FREE if", "Stroke.MUST_PLAY if")
    replace(cases.root, FILE, "you must play it, unless it be cafté", "you must play it, unless it")
    assert messages(cases) == []


def test_a_condition_in_words_of_ours_is_not_asked_for(cases: Project) -> None:
    whole = "What Piece soever of your own you touch you must play it, unless it be cafté."
    replace(cases.root, FILE, "you must play it, unless it be cafté", whole)
    replace(cases.root, RULES, MET, 'met("it is said", cafte)')
    replace(cases.root, RULES, "Stroke.FREE if", "Stroke.MUST_PLAY if")
    assert messages(cases) == []


OTHER = '''

@law("cotton.chess.laws.1")
def another(*, cafte: bool = False) -> bool:
    """Another function of the law."""
    return met("unless it be cafté", cafte) or True
'''


def test_a_function_that_no_case_of_the_law_calls_is_not_asked_for(cases: Project) -> None:
    path = cases.root / RULES
    path.write_text(path.read_text(encoding="utf-8") + OTHER, encoding="utf-8")
    assert messages(cases) == []


def test_words_quoted_from_another_law_do_not_count(cases: Project) -> None:
    replace(cases.root, RULES, "return touched(", 'met("you must", True)\n    return touched(')
    replace(
        cases.root, FILE, "laws.2: you must take", "laws.1: you must\ncotton.chess.laws.2: take"
    )
    assert messages(cases) == []


def test_a_function_that_fails_when_a_condition_is_turned_depends_on_it(cases: Project) -> None:
    replace(cases.root, RULES, f"Stroke.FREE if {MET} else", f"1 / 0 if {MET} else")
    assert messages(cases) == []


def test_a_condition_weighed_without_end_is_stopped(cases: Project) -> None:
    replace(
        cases.root,
        RULES,
        f"    return Stroke.FREE if {MET}",
        f"    while {MET}: pass\n    return Stroke.FREE if False",
    )
    assert messages(cases) == []


def test_only_the_condition_named_is_turned() -> None:
    words = "it be so"
    line = met.__code__.co_firstlineno
    with turning(Turned(__file__, line, words)):
        assert met(words, True)

    def weighed() -> tuple[bool, bool]:
        return met(words, True), met("another", True)

    first = weighed.__code__.co_firstlineno + 1
    turned = Turned(__file__, first, words)
    with turning(turned), tracing() as steps:
        assert weighed() == (False, True)
    assert turned.times == 1
    assert [step.met for step in steps] == [False, True]  # type: ignore[union-attr]
    assert weighed() == (True, True)


@pytest.fixture
def coverage(cases: Project) -> Callable[[], tuple[int, str]]:
    app = typer.Typer()
    covering.register(app)

    def run() -> tuple[int, str]:
        result = CliRunner().invoke(app, ["--conditions", "chess"], catch_exceptions=False)
        return result.exit_code, result.stdout + result.stderr

    return run


def test_the_command_passes(coverage: Callable[[], tuple[int, str]]) -> None:
    assert coverage() == (0, "Every condition that a case quotes decides a row.\n")


def test_the_command_fails(cases: Project, coverage: Callable[[], tuple[int, str]]) -> None:
    replace(cases.root, RULES, "Stroke.FREE if", "Stroke.MUST_PLAY if")
    code, output = coverage()
    assert code == 1 and output.startswith(f"{RULES}, line 18: ")
