"""A quoting test depends on its law: it fails if it ignores the function or the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.fake import PARAMETERS, replace, run, stopped, write

HEAD = """
import unittest
import pytest
from executable_rules.chess import Stroke, taken_up, touched
"""
QUOTED = '@pytest.mark.quotes("cotton.chess.laws.1", "you must play it")'


def failed(pytester: pytest.Pytester, root: Path, test: str, *lines: str) -> None:
    """Check that a file with one test fails, with such lines."""
    write(root, "tests/test_one.py", HEAD + test)
    result = run(pytester, "tests/test_one.py")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(lines)


def test_a_test_that_never_calls_its_law(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "assert taken_up(man", "assert touched(piece")
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines("quotes cotton.chess.laws.2 but never calls chess.taken_up")


def test_a_call_from_another_rule_counts(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "assert touched(piece", "assert taken_up(man")
    run(pytester).assert_outcomes(passed=3)


def test_each_parameter_must_call(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_parameters.py", PARAMETERS)
    run(pytester, "tests/test_parameters.py").assert_outcomes(passed=2, failed=1)


HYPOTHESIS = """
import pytest
from hypothesis import given, strategies as st
from executable_rules.chess import Stroke, touched

@pytest.mark.quotes("cotton.chess.laws.1", "you must play it")
@given(st.sampled_from(["rook", "pawn"]))
def test_every_piece(piece):
    assert touched(piece=piece) is Stroke.MUST_PLAY

@pytest.mark.quotes("cotton.chess.laws.1", "you must play it")
@given(st.booleans())
def test_idle(fact):
    pass
"""


def test_hypothesis_tests_must_call(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_hypothesis.py", HYPOTHESIS)
    result = run(pytester, "tests/test_hypothesis.py")
    result.assert_outcomes(passed=1, failed=1)


def test_a_quoting_test_may_not_be_skipped(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "def test_king", "@pytest.mark.skip\ndef test_king")
    stopped(run(pytester), "test_king quotes a law; it may not be marked skip")


@pytest.mark.parametrize("way", ["skip", "xfail"])
def test_nor_skip_itself(pytester: pytest.Pytester, root: Path, way: str) -> None:
    replace(root, "tests/test_chess.py", "assert not king_taken()", f"pytest.{way}('later')")
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines("quotes a law and may not skip itself: later")


def test_nor_by_its_fixture(pytester: pytest.Pytester, root: Path) -> None:
    fixture = "@pytest.fixture\ndef stop():\n    pytest.skip('later')\n"
    test = f"{fixture}\n{QUOTED}\ndef test_one(stop):\n    assert touched(piece='rook')\n"
    write(root, "tests/test_one.py", HEAD + test)
    result = run(pytester, "tests/test_one.py")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines("quotes a law and may not skip itself: later")


IDLE = "quotes cotton.chess.laws.1 but passes whatever chess.touched answers; assert what follows"


@pytest.mark.parametrize(
    "body",
    [
        "touched(piece='rook')",
        "assert [touched(piece='rook')]",
        "assert touched(piece='rook') is not Stroke.FREE",
        "try:\n        assert not touched(piece='rook')\n    except Exception:\n        pass",
        "taken_up(man='rook')",
    ],
)
def test_an_answer_must_matter(pytester: pytest.Pytester, root: Path, body: str) -> None:
    failed(pytester, root, f"{QUOTED}\ndef test_one():\n    {body}\n", IDLE)


@pytest.mark.parametrize(
    "body",
    [
        "assert touched(piece='rook') is Stroke.MUST_PLAY",
        "assert touched(piece='rook') != Stroke.FREE",
        "assert {touched(piece='rook')} == {Stroke.MUST_PLAY}",
        "assert touched(piece='rook').name == 'MUST_PLAY'",
        "with pytest.raises(ValueError):\n        touched(piece='')",
    ],
)
def test_any_use_of_an_answer_will_do(pytester: pytest.Pytester, root: Path, body: str) -> None:
    write(root, "tests/test_one.py", f"{HEAD}\n{QUOTED}\ndef test_one():\n    {body}\n")
    run(pytester, "tests/test_one.py").assert_outcomes(passed=1)


def test_a_call_in_a_fixture_does_not_count(pytester: pytest.Pytester, root: Path) -> None:
    fixture = "@pytest.fixture\ndef stroke():\n    return touched(piece='rook')\n"
    test = f"{fixture}\n{QUOTED}\ndef test_one(stroke):\n    assert stroke is Stroke.MUST_PLAY\n"
    failed(pytester, root, test, "quotes cotton.chess.laws.1 but never calls chess.touched")


OWN = f"""
from lawsofplay.rules import law

@law("cotton.chess.laws.1")
def own() -> bool:
    "Not one of the project."
    return True

{QUOTED}
def test_one():
    assert own()
"""


def test_a_function_of_the_test_itself_does_not_count(
    pytester: pytest.Pytester, root: Path
) -> None:
    failed(pytester, root, OWN, "quotes cotton.chess.laws.1 but never calls chess.touched")


METHOD = f"""
class TestOne(unittest.TestCase):
    {QUOTED}
    def test_one(self):
        pass
"""


def test_no_method_of_unittest(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_one.py", HEAD + METHOD)
    stopped(run(pytester, "tests/test_one.py"), "write it as a function or plain class")


INNER = f"""
{QUOTED}
def test_one():
    {QUOTED}
    def test_inner():
        assert touched(piece="rook")
"""


def test_no_function_in_a_function(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_one.py", HEAD + INNER)
    stopped(run(pytester, "tests/test_one.py"), "test_one::test_inner quotes a law but is no test")
