"""``check_rules`` and ``coverage_report`` on a small project, with each fault made once."""

from __future__ import annotations

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules import load_rules
from lawsofplay.rules.check import check_rules
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.seals import seal
from tests.rules.fake import replace, write


def faults(project: Project) -> list[str]:
    return [str(fault) for fault in check_rules(project, load_edition(project))]


def seal_all(project: Project) -> None:
    seal(project, load_rules().values(), load_edition(project), lambda pair: True)


def test_a_clean_project(project: Project) -> None:
    seal_all(project)
    assert faults(project) == []


def test_unsealed_functions(project: Project) -> None:
    found = faults(project)
    assert len(found) == 3
    assert found[0] == (
        "cotton.chess.mate.1: chess.king_taken is not sealed; run: laws accept cotton.chess.mate.1"
    )


def test_a_function_that_cites_no_law_of_the_edition(project: Project) -> None:
    replace(project.root, "executable_rules/chess.py", "chess.mate.1", "chess.mate.2")
    found = faults(project)
    assert found[0].startswith(
        "executable_rules/chess.py, line 27:"
        " chess.king_taken cites cotton.chess.mate.2: no such address in the edition; the nearest"
    )


def test_a_false_quotation(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tests/test_chess.py", "you must take it", "you must tako it")
    assert faults(project) == [
        "tests/test_chess.py, line 11: cotton.chess.laws.2: 'you must tako it' does not stand in"
        " the law; the nearest wording is 'you must take it.'"
    ]


def test_a_quotation_of_an_unknown_address(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tests/test_chess.py", '"cotton.chess.laws.2"', '"cotton.chess.laws.9"')
    found = faults(project)
    assert len(found) == 2
    assert found[0].startswith("tests/test_chess.py, line 11: cotton.chess.laws.9: no such address")
    assert found[1].endswith(
        "chess.taken_up cites cotton.chess.laws.2, which no test quotes; write one"
    )


def test_a_function_without_a_quoting_test(project: Project) -> None:
    seal_all(project)
    replace(
        project.root, "tests/test_chess.py", 'quotes("cotton.chess.mate', 'other("cotton.chess.mate'
    )
    assert faults(project) == [
        "executable_rules/chess.py, line 27:"
        " chess.king_taken cites cotton.chess.mate.1, which no test quotes; write one"
    ]


def test_a_quoted_reason_is_no_quoting_test(project: Project) -> None:
    seal_all(project)
    text = (project.root / "tests/test_chess.py").read_text(encoding="utf-8")
    old = 'quotes("cotton.chess.laws.1", "you touch you must play it", "unless it be")'
    new = 'quotes_reason("cotton.chess.laws.1", "Else the Game")'
    assert old in text
    write(project.root, "tests/test_chess.py", text.replace(old, new))
    (fault,) = faults(project)
    assert "chess.touched cites cotton.chess.laws.1, which no test quotes" in fault


def test_a_suspect_seal(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tei/cotton.xml", "What Piece soever", "Whatever Piece")
    assert faults(project) == [
        "cotton.chess.laws.1: the text changed since chess.touched was sealed; run: laws review"
    ]


def test_a_seal_of_no_function(project: Project) -> None:
    seal_all(project)
    replace(project.root, "executable_rules/seals.lock", "chess.king_taken", "chess.gone")
    assert faults(project) == [
        "cotton.chess.mate.1: chess.king_taken is not sealed; run: laws accept cotton.chess.mate.1",
        "cotton.chess.mate.1: chess.gone is sealed but no longer cites it; run: laws accept",
    ]


def test_marks_are_found_wherever_they_stand(project: Project) -> None:
    write(
        project.root,
        "tests/deep/test_more.py",
        "import pytest\npytestmark = pytest.mark.quotes('cotton.chess.laws.1', 'What '\n"
        " 'Piece')\nclass TestA:\n    @pytest.mark.quotes_reason('cotton.chess.laws.1', 'a b')\n"
        "    def test_b(self): ...\n",
    )
    marks = {
        (quote.test_id, quote.line, quote.words, quote.reason)
        for quote in collect_quotations(project)
        if "deep" in quote.file
    }
    assert marks == {
        ("tests/deep/test_more.py::", 2, ("What Piece",), False),
        ("tests/deep/test_more.py::TestA::test_b", 5, ("a b",), True),
    }


def test_coverage_counts(project: Project) -> None:
    seal_all(project)
    replace(project.root, "tei/cotton.xml", "What Piece soever", "Whatever Piece")
    report = coverage_report(project, load_edition(project))
    expected = {
        "numbered": 3,
        "excluded": 1,
        "with_rule": 2,
        "with_quoting_test": 2,
        "sealed": 1,
        "suspect": 1,
        "prose": {
            "rules": 1,
            "excluded": 0,
            "with_rule": 1,
            "with_quoting_test": 1,
            "sealed": 1,
            "suspect": 0,
        },
    }
    assert report["witnesses"]["cotton"] == report["games"]["chess"] == report["total"] == expected
    assert report["witnesses"]["quanti"]["numbered"] == 0
    assert report["laws"]["cotton.chess.laws.1"] == {
        "witness": "cotton",
        "game": "chess",
        "numbered": True,
        "kind": "law",
        "status": "custom",
        "excluded": False,
        "reason": "",
        "functions": ["chess.touched"],
        "tests": ["tests/test_chess.py::test_touched"],
        "seal": "suspect",
    }
    advice = report["laws"]["cotton.chess.laws.3"]
    assert (advice["excluded"], advice["reason"]) == (True, "advice binds nobody")
    assert (advice["functions"], advice["seal"]) == ([], "")


SECOND = '''
from lawsofplay.rules import law


@law("cotton.chess.laws.1", "cotton.chess.laws.2")
def may_look(*, eyes: int) -> int:
    """Looking is free."""
    return eyes
'''


def test_the_worst_seal_of_several_functions(project: Project) -> None:
    seal_all(project)
    write(project.root, "executable_rules/chess_two.py", SECOND)
    replace(project.root, "tei/cotton.xml", "What Piece soever", "Whatever Piece")
    laws = coverage_report(project, load_edition(project))["laws"]
    assert laws["cotton.chess.laws.1"]["functions"] == ["chess.touched", "chess_two.may_look"]
    assert laws["cotton.chess.laws.1"]["seal"] == "suspect"
    assert laws["cotton.chess.laws.2"]["seal"] == "unsealed"


def test_a_quoted_reason_is_not_counted(project: Project) -> None:
    text = (project.root / "tests/test_chess.py").read_text(encoding="utf-8")
    old = 'quotes("cotton.chess.laws.1", "you touch you must play it", "unless it be")'
    new = 'quotes_reason("cotton.chess.laws.1", "Else the Game")'
    write(project.root, "tests/test_chess.py", text.replace(old, new))
    report = coverage_report(project, load_edition(project))
    assert report["laws"]["cotton.chess.laws.1"]["tests"] == []
    assert report["total"]["with_quoting_test"] == 1
