"""Oracles: each record is whole, its words stand in the laws, and one test agrees with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.cases import oracles
from lawsofplay.model.edition import Edition, load_edition

GOOD = """
[[oracle]]
id = "backgammon.throws"
title = "Throws"
engine = "OpenSpiel: backgammon"
package = "open_spiel>=2.0.2"
compared = "Every throw."
count = 3
unit = "throws"
agreed = "All but those below."
laws = ["seymour.backgammon.bearing.1"]

[[oracle.divergence]]
id = "either-number"
title = "Either number"
why = "silent"
law = "He may choose."
engine = "The greater must be played."
[oracle.divergence.words]
"seymour.backgammon.bearing.1" = "forced at last to play"
"""

MARK = '@pytest.mark.oracle("backgammon.throws")\ndef test_throws(): ...\n'


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(find_project())


@pytest.fixture
def project(tmp_path: Path) -> Project:
    write(tmp_path, "corpus/oracles/backgammon.toml", GOOD)
    write(tmp_path, "pyproject.toml", 'dev = ["open_spiel>=2.0.2"]')
    write(tmp_path, "tests/test_it.py", MARK)
    return Project(tmp_path)


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(project: Project, old: str, new: str) -> None:
    assert old in GOOD
    write(project.root, "corpus/oracles/backgammon.toml", GOOD.replace(old, new, 1))


def faults(project: Project, edition: Edition) -> list[str]:
    return [str(fault) for fault in oracles.check_oracles(project, edition)]


def test_an_oracle_that_stands_and_is_asked_is_sound(project: Project, edition: Edition) -> None:
    assert faults(project, edition) == []
    (oracle,) = oracles.load_oracles(project)
    assert (oracle.game, oracle.count, oracle.long) == ("backgammon", 3, False)
    assert oracle.file == "corpus/oracles/backgammon.toml"
    (divergence,) = oracle.divergences
    assert (divergence.id, divergence.why) == ("either-number", "silent")
    tests = {"backgammon.throws": ("tests/test_it.py::test_throws",)}
    assert oracles.tests_of_oracles(project) == tests


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("forced at last to play", "forced at last to dance", "does not stand in the law"),
        ('s]\n"seymour.backgammon.bearing.1"', 's]\n"seymour.backgammon.99"', "no such address"),
        ('["seymour.backgammon.bearing.1"]', '["seymour.backgammon.99"]', "no function executes"),
        ("open_spiel>=2.0.2", "open_spiel>=3", "pyproject.toml does not ask for open_spiel>=3"),
        ("backgammon.throws", "backgammon.ends", "must have one test; mark one"),
        ("backgammon.throws", "backgammon.ends", "no such oracle in corpus/oracles"),
    ],
)
def test_what_does_not_fit_the_edition_is_told(
    project: Project, edition: Edition, old: str, new: str, message: str
) -> None:
    change(project, old, new)
    assert any(message in fault for fault in faults(project, edition))


def test_two_tests_of_one_oracle_are_told(project: Project, edition: Edition) -> None:
    write(project.root, "tests/test_more.py", MARK)
    assert any("must have one test" in fault for fault in faults(project, edition))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"backgammon.throws"', '"throws"', "such as backgammon.throws, not 'throws'"),
        ('agreed = "All but those below."', "", "the key 'agreed' is missing"),
        ("count = 3", "count = 0", "a whole number from 1"),
        ("count = 3", "count = true", "a whole number from 1"),
        (
            'laws = ["seymour.backgammon.bearing.1"]',
            "laws = []",
            "laws: must be a list of the laws compared",
        ),
        ("[[oracle.divergence]]", "[oracle.divergence]", "divergence: must be a list"),
        ('"either-number"', '"either number"', "id: must be small letters and figures"),
        ('"silent"', '"quiet"', "why: must be one of law, silent, engine"),
        ('law = "He may choose."', "", "the key 'law' is missing"),
        (
            '"seymour.backgammon.bearing.1" = "forced at last to play"',
            "",
            "words: must be a table: the law and its words",
        ),
    ],
)
def test_a_malformed_oracle_is_told(project: Project, old: str, new: str, message: str) -> None:
    change(project, old, new)
    with pytest.raises(InputError, match=message):
        oracles.load_oracles(project)


def test_oracle_and_divergence_stand_once(project: Project) -> None:
    change(project, GOOD, GOOD + GOOD)
    with pytest.raises(InputError, match="says the same as number 1; keep one of them"):
        oracles.load_oracles(project)
    change(project, GOOD, GOOD + GOOD[GOOD.index("[[oracle.divergence]]") :])
    with pytest.raises(InputError, match=r"divergence\.2: says the same as number 1; keep one"):
        oracles.load_oracles(project)


def test_the_oracles_of_the_edition_are_sound(edition: Edition) -> None:
    assert faults(find_project(), edition) == []


# -- the fixture: a test and its record must agree ----------------------------------------------

INI = """
[tool.pytest.ini_options]
addopts = "-p lawsofplay.cases.comparing -p no:cacheprovider -p no:hypothesispytest"
"""

GAMES = '[backgammon]\nen = "Backgammon"\nfr = "Trictrac"\nalso = []\n'
HEAD = "import pytest\n\n\n"
TEST = """@pytest.mark.oracle("backgammon.throws")
def test_throws(oracle):
    oracle.ask(3)
    oracle.diverges("either-number")
"""


def run(pytester: pytest.Pytester, text: str, *arguments: str) -> pytest.RunResult:
    write(pytester.path, "corpus/oracles/backgammon.toml", GOOD)
    write(pytester.path, "corpus/games.toml", GAMES)
    write(pytester.path, "pyproject.toml", INI)
    write(pytester.path, "tests/test_it.py", HEAD + text)
    return pytester.runpytest_inprocess("tests", *arguments)


def test_a_test_that_meets_what_is_recorded_passes(pytester: pytest.Pytester) -> None:
    run(pytester, TEST).assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('    oracle.diverges("either-number")\n', "", "never meets either-number"),
        ("oracle.ask(3)", "oracle.ask(2)", "compares 2 throws, not 3"),
        ('diverges("either', 'diverges("gammon', "gammon-number is no divergence of"),
        ("(oracle):\n    oracle.ask(3)", "():\n    return", "use the fixture named oracle"),
    ],
)
def test_a_test_that_does_not_fails(
    pytester: pytest.Pytester, old: str, new: str, message: str
) -> None:
    assert old in TEST
    result = run(pytester, TEST.replace(old, new))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(f"*{message}*")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('@pytest.mark.oracle("backgammon.throws")\n', ""),
        ('"backgammon.throws"', '"backgammon.ends"'),
        ("@pytest", "@pytest.mark.long\n@pytest"),
    ],
)
def test_a_test_of_no_oracle_or_of_a_short_one_is_an_error(
    pytester: pytest.Pytester, old: str, new: str
) -> None:
    run(pytester, TEST.replace(old, new), "-m", "long or not long").assert_outcomes(errors=1)


def test_long_tests_run_only_when_asked_for(pytester: pytest.Pytester) -> None:
    text = "@pytest.mark.long\ndef test_long(): ...\n\n\ndef test_short(): ...\n"
    run(pytester, text).assert_outcomes(passed=1, deselected=1)
    run(pytester, text, "-m", "long").assert_outcomes(passed=1, deselected=1)
