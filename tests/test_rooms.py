"""Rooms of the package: few, with few arrows between them, and none that imports in a circle."""

from __future__ import annotations

from pathlib import Path

from importlinter.cli import EXIT_STATUS_ERROR, EXIT_STATUS_SUCCESS, lint_imports

from tests.rooms import DESIGN, ROOT, between, circles, drawing, drawn, floors, imports

CONTRACTS = str(ROOT / "pyproject.toml")

SAMPLE = {
    "__init__.py": "from sample.high import made\n",
    "high/__init__.py": "",
    "high/made.py": "from sample import low\n\nmade = low\n",
    "high/other.py": "import sample.high.made\n",
    "low.py": "def later():\n    from sample.high.made import made\n    return made\n",
}


def sample(folder: Path) -> Path:
    """A package in which two rooms import each other, the lower one in a function."""
    for name, text in SAMPLE.items():
        path = folder / "sample" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "sample"


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    found = imports(sample(tmp_path))
    assert found["low"] == found["high.other"] == {"high.made"}
    assert found["high.made"] == {"low"}
    assert between(found) == {"high": {"low"}, "low": {"high"}}


def test_a_circle_is_found(tmp_path: Path) -> None:
    found = imports(sample(tmp_path))
    assert circles(found) == ["high.made", "low"]
    assert circles(between(found)) == ["high", "low"]


def test_the_rooms_are_few_and_none_imports_in_a_circle() -> None:
    arrows = imports()
    rooms = between(arrows)
    assert len(rooms) <= 22
    assert sum(map(len, rooms.values())) <= 110
    assert circles(arrows) == circles(rooms) == []


def test_no_game_imports_another_in_a_circle() -> None:
    arrows = imports(ROOT / "executable_rules")
    assert circles(arrows) == circles(between(arrows)) == []


def test_every_room_has_its_floor() -> None:
    assert {room for rooms in floors() for room in rooms} == set(between(imports()))


def test_the_contracts_hold() -> None:
    assert lint_imports(CONTRACTS, no_cache=True) == EXIT_STATUS_SUCCESS


def test_a_contract_that_is_broken_is_told(tmp_path: Path) -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    turned = text.replace('  "commands",\n  "pipeline",\n', '  "pipeline",\n  "commands",\n')
    assert turned != text
    (tmp_path / "pyproject.toml").write_text(turned, encoding="utf-8")
    found = lint_imports(
        str(tmp_path / "pyproject.toml"), limit_to_contracts=("rooms",), no_cache=True
    )
    assert found == EXIT_STATUS_ERROR


def test_the_design_draws_the_rooms_as_they_are() -> None:
    assert drawn(DESIGN.read_text(encoding="utf-8")) == drawing(), "run: python -m tests.rooms"
