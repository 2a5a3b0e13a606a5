"""The plugin stops false quotations and idle tests: each fault is made, and its line is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules import registry
from lawsofplay.rules.seals import seal
from tests.rules.fake import PARAMETERS, replace, run, stopped, write


def test_true_quotations_pass(pytester: pytest.Pytester, root: Path) -> None:
    run(pytester).assert_outcomes(passed=3)


def test_one_letter_wrong_stops_the_run(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "you must tako it")
    stopped(
        run(pytester),
        "tests/test_chess.py, line 11: cotton.chess.laws.2: 'you must tako it'",
        "the nearest wording is 'you must take it.'",
    )


def test_only_collected_files_are_verified(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_other.py", "def test_other():\n    pass\n")
    replace(root, "tests/test_chess.py", "you must take it", "you must tako it")
    run(pytester, "tests/test_other.py").assert_outcomes(passed=1)


def test_words_of_another_law(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "you must play it")
    stopped(run(pytester), "does not stand in the law; it stands in cotton.chess.laws.1")


def test_words_cut_short(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "ou must take it")
    stopped(run(pytester), "the nearest wording is 'you must take it.'")


def test_words_cut_short_at_the_end(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "Adversaries Ma")
    stopped(run(pytester), "the nearest wording is 'Adversaries Man,'")


def test_one_word_is_no_quotation(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "take")
    stopped(run(pytester), "'take' is one word; quote two words at least")


def test_decomposed_accents_and_line_breaks_are_folded(
    pytester: pytest.Pytester, root: Path
) -> None:
    replace(root, "tests/test_chess.py", '"unless it be"', '"it be\\n cafte\\u0301"')
    run(pytester).assert_outcomes(passed=3)


def test_accents_are_not_ignored(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", '"unless it be"', '"it be cafte"')
    stopped(run(pytester), "'it be cafte' does not stand", "'it be cafté.'")


def test_unknown_address(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", '"cotton.chess.laws.2"', '"cotton.chess.laws.7"')
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        "ERROR: tests/test_chess.py, line 11: cotton.chess.laws.7: no such address*nearest is*"
    )


def test_unknown_witness(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", '"cotton.chess.laws.2"', '"cottom.chess.laws.2"')
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines("ERROR: *line 11: cottom.chess.laws.2: no such address*")


def test_law_without_function(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", '"cotton.chess.laws.2"', '"cotton.chess.laws.3"')
    replace(root, "tests/test_chess.py", "you must take it", "Look before you touch")
    stopped(run(pytester), "line 11: quotes cotton.chess.laws.3, which no function cites")


def test_a_function_of_an_unknown_law(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "executable_rules/chess.py", "chess.mate.1", "chess.mate.2")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        "ERROR: executable_rules/chess.py, line 27: chess.king_taken cites cotton.chess.mate.2:*"
    )


LAZY = """
import pytest

@pytest.mark.quotes("cotton.chess.laws.2", "you must take it")
def test_lazy():
    from executable_rules.chess import taken_up
    assert taken_up(man="pawn")
"""


def test_a_function_imported_inside_its_test(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_chess.py", LAZY)
    run(pytester).assert_outcomes(passed=1)


def test_a_rule_module_of_others_is_not_needed(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "executable_rules/half.py", "def half(:\n")
    run(pytester).assert_outcomes(passed=3)


def test_a_failing_test_fails_as_itself(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "assert not king_taken()", "assert king_taken()")
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=1)
    assert "never calls" not in result.stdout.str()


def test_reasons_are_quoted_by_their_own_mark(pytester: pytest.Pytester, root: Path) -> None:
    write(root, "tests/test_parameters.py", PARAMETERS.replace("quotes_reason", "quotes"))
    stopped(run(pytester), "'Else the Game were endless' does not stand in the law")


def test_a_quotation_on_what_is_no_test(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "def test_king", "def king")
    stopped(run(pytester), "line 16: king quotes a law but is no test that pytest runs")


def test_a_quotation_is_written_out(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", '"you must take it"', "WORDS")
    replace(root, "tests/test_chess.py", "import pytest", "import pytest\nWORDS = 'must take it'")
    stopped(run(pytester), "line 12: a mark of quotation takes an address and the words, written")


def test_a_hidden_quotation_is_refused(pytester: pytest.Pytester, root: Path) -> None:
    hidden = "mark = pytest.mark\nQ = mark.quotes('cotton.chess.laws.1', 'you touch')\n\n@Q\n"
    replace(root, "tests/test_chess.py", "def test_king", f"{hidden}def test_king")
    text = (root / "tests/test_chess.py").read_text(encoding="utf-8")
    king = '@pytest.mark.quotes("cotton.chess.mate.1", "the King is never taken")\n'
    write(root, "tests/test_chess.py", text.replace(king, ""))
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines("ERROR: *write the words that test_king quotes as strings *")


def test_a_text_changed_after_sealing_stops_the_run(pytester: pytest.Pytester, root: Path) -> None:
    project = Project(root)
    run(pytester).assert_outcomes(passed=3)
    edition = load_edition(project, ("cotton",))
    assert len(seal(project, registry.all_rules().values(), edition, lambda pair: True)) == 3
    run(pytester).assert_outcomes(passed=3)
    replace(root, "tei/cotton.xml", "What Piece soever", "Whatever Piece")
    stopped(
        run(pytester),
        "cotton.chess.laws.1: the text changed since chess.touched was sealed; run: laws review",
    )


def test_a_run_of_its_own_stops_too(pytester: pytest.Pytester, root: Path) -> None:
    replace(root, "tests/test_chess.py", "you must take it", "you must tako it")
    result = pytester.runpytest_subprocess()
    stopped(result, "'you must tako it' does not stand in the law")
    assert "passed" not in result.stdout.str()
