"""A project of one book with three laws, one rule in prose, a game and its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.rules import registry

PYPROJECT = """
[project]
name = "fake"
[tool.pytest.ini_options]
addopts = '''
  -p lawsofplay.rules.collecting -p lawsofplay.rules.quoting
  -p no:cacheprovider -p no:hypothesispytest --strict-markers
'''
testpaths = ["tests"]
pythonpath = ["."]
"""

GAMES = '[chess]\nen = "Chess"\nfr = "Échecs"\nalso = []\n'

OUTLINE = """
[[division]]
id = "chess"
type = "game"
game = "chess"
head = "CHESS"
line = 1
pages = ["56", "57"]

[[division]]
id = "chess.laws"
type = "laws"
game = "chess"
parent = "chess"
head = "The Laws"
line = 2
pages = ["56", "57"]
count = 3
"""

NORMS = """
[kinds]
"cotton.chess.laws.3" = { kind = "advice", reason = "advice binds nobody" }
"""

TEI = """<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:id="cotton" xml:lang="en"><text><body>
<pb xml:id="cotton.p056" n="56" ana="#proofread"/>
<div type="game" xml:id="cotton.chess"><head>CHESS</head>
<p xml:id="cotton.p056.1">Here <seg type="rule" xml:id="cotton.chess.mate.1">the King is never
taken</seg>.</p>
<div type="laws" xml:id="cotton.chess.laws"><head>The Laws</head>
<div type="law" xml:id="cotton.chess.laws.1" n="1"><label>1.</label>
<p>What Piece soever of your own you touch you must play it, unless it be
cafté.</p><note type="reason"><p>Else the Game were endless.</p></note></div>
<div type="law" xml:id="cotton.chess.laws.2" n="2"><p>If you take up your
Adversaries Man, you must take it.</p></div>
<div type="law" xml:id="cotton.chess.laws.3" n="3" subtype="advice"><p>Look before you touch.</p>
</div></div></div></body></text></TEI>
"""

EMPTY = """<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:id="{0}" xml:lang="en"><text><body>
<pb xml:id="{0}.p001" n="1"/><p xml:id="{0}.p001.1">No law.</p></body></text></TEI>
"""

CHESS = '''
"""Chess."""
from enum import Enum
from lawsofplay.rules import law, met


class Stroke(Enum):
    """What must be done with the piece."""
    MUST_PLAY = 1
    FREE = 2


@law("cotton.chess.laws.1")
def touched(*, piece: str, cafte: bool = False) -> Stroke:
    """A ``touched`` piece must be played."""
    if not piece:
        raise ValueError("piece must have a name")
    return Stroke.FREE if met("unless it be cafté", cafte) else Stroke.MUST_PLAY


@law("cotton.chess.laws.2")
def taken_up(*, man: str) -> Stroke:
    """A man ``taken up`` is touched."""
    return touched(piece=man)


@law("cotton.chess.mate.1")
def king_taken() -> bool:
    """The king is never taken."""
    return False
'''

TEST_CHESS = """
import pytest
from executable_rules.chess import Stroke, king_taken, taken_up, touched


@pytest.mark.quotes("cotton.chess.laws.1", "you touch you must play it", "cafté")
def test_touched():
    assert touched(piece="queen") is Stroke.MUST_PLAY


@pytest.mark.quotes("cotton.chess.laws.2", "you must take it")
def test_taken_up():
    assert taken_up(man="rook") is Stroke.MUST_PLAY


@pytest.mark.quotes("cotton.chess.mate.1", "the King is never taken")
def test_king():
    assert not king_taken()
"""


PARAMETERS = """
import pytest
from executable_rules.chess import Stroke, touched

pytestmark = pytest.mark.quotes("cotton.chess.laws.1", "What Piece soever")

@pytest.mark.parametrize("piece", [
    pytest.param("pawn", marks=pytest.mark.quotes("cotton.chess.laws.1", "you touch")),
    "",
])
def test_parameters(piece):
    if piece:
        assert touched(piece=piece)

class TestClass:
    @pytest.mark.quotes_reason("cotton.chess.laws.1", "Else the Game were endless")
    def test_method(self):
        assert touched(piece="king")
"""


def make_project(root: Path) -> Project:
    """Write the project into a folder, with true quotations."""
    write(root, "pyproject.toml", PYPROJECT)
    write(root, "corpus/games.toml", GAMES)
    write(root, "corpus/cotton/outline.toml", OUTLINE)
    write(root, "corpus/cotton/norms.toml", NORMS)
    write(root, "tei/cotton.xml", TEI)
    for siglum in WITNESSES:
        if siglum != "cotton":
            write(root, f"corpus/{siglum}/outline.toml", "division = []\n")
            write(root, f"tei/{siglum}.xml", EMPTY.format(siglum))
    write(root, "executable_rules/__init__.py", "")
    write(root, "executable_rules/seals.lock", "")
    write(root, "manifest.lock", "")
    write(root, "executable_rules/chess.py", CHESS)
    write(root, "tests/test_chess.py", TEST_CHESS.replace(', "cafté"', ', "unless it be"'))
    return Project(root)


def write(root: Path, name: str, text: str) -> None:
    """Write one file of the project."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def replace(root: Path, name: str, old: str, new: str) -> None:
    """Change a file of the project; raises AssertionError if the old words are not there."""
    path = root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    """Run the tests of the fake project, whose rules are imported anew."""
    registry._REGISTER = registry._Register()
    return pytester.runpytest_inprocess(*args)


def stopped(result: pytest.RunResult, *line: str) -> None:
    """Check that the run stopped before any test, with a line that has these words in order."""
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    lines = [text for text in result.stderr.lines if text.startswith("ERROR: ")]
    assert len(lines) == 1, lines
    places = [lines[0].find(words) for words in line]
    assert -1 not in places and places == sorted(places), (lines[0], line)
