"""The rooms of the package: who imports whom, as docs/design.md draws it.

A room is a package or a module directly in `lawsofplay`. An arrow says that some module of one room
imports some module of another: at its head, in a function or only for types.
``python -m tests.rooms`` writes the drawing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from lawsofplay.base.files import read_text, read_toml, write_text
from lawsofplay.base.project import find_project

ROOT = find_project(Path(__file__).parent).root
PACKAGE = ROOT / "build" / "lawsofplay"
DESIGN = ROOT / "docs" / "design.md"
BEGIN, END = "<!-- rooms: python -m tests.rooms -->\n", "<!-- end of rooms -->\n"

Arrows = Mapping[str, frozenset[str]]
"""The other modules that each module imports, or the same for rooms."""


def modules(package: Path = PACKAGE) -> dict[str, Path]:
    """The modules of a package by their names within it; the package itself has an empty name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(package: Path = PACKAGE) -> Arrows:
    """The other modules of the package that each module imports."""
    known = modules(package)
    return {
        name: frozenset(_imported(ast.parse(read_text(path)), package.name, known)) - {name, ""}
        for name, path in known.items()
    }


def _imported(tree: ast.AST, top: str, known: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            first, _, inner = name.partition(".")
            if first == top:
                yield inner if inner in known else inner.rpartition(".")[0]


def between(arrows: Arrows) -> dict[str, frozenset[str]]:
    """The other rooms that each room imports."""
    found: dict[str, set[str]] = {room_of(arrow): set() for arrow in arrows if arrow}
    for name, others in arrows.items():
        if name:
            found[room_of(name)] |= {room_of(other) for other in others} - {room_of(name)}
    return {room: frozenset(others) for room, others in found.items()}


def room_of(name: str) -> str:
    """The room in which a module lies.

    >>> room_of("gates.manifest.lock"), room_of("api")
    ('gates', 'api')
    """
    return name.partition(".")[0]


def circles(arrows: Arrows) -> list[str]:
    """The rooms that import themselves by way of others, in order."""
    return [name for name in sorted(arrows) if name in _reached(name, arrows)]


def _reached(name: str, arrows: Arrows) -> set[str]:
    found: set[str] = set()
    waiting = list(arrows[name])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += arrows[other]
    return found


def floors() -> list[list[str]]:
    """The rooms in the layers of the contract in pyproject.toml, the highest first."""
    contracts = read_toml(ROOT / "pyproject.toml")["tool"]["importlinter"]["contracts"]
    layers: list[str] = next(
        contract["layers"] for contract in contracts if contract["id"] == "rooms"
    )
    return [layer.split(" | ") for layer in layers]


def drawing() -> str:
    """The rooms as a table in Markdown, floor by floor."""
    arrows = between(imports())
    lines = ["| floor | room | what it is | it imports |", "|--:|---|---|---|"]
    for height, rooms in zip(range(len(floors()), 0, -1), floors(), strict=True):
        for room in rooms:
            others = ", ".join(sorted(arrows[room])) or "nothing of the package"
            lines.append(f"| {height} | `{room}` | {_purpose(room)} | {others} |")
    count = sum(map(len, arrows.values()))
    counted = f"{len(arrows)} rooms on {len(floors())} floors, {count} arrows, no circle."
    return "\n".join([*lines, "", counted, ""])


def _purpose(room: str) -> str:
    """The first sentence of a room's own docstring."""
    path = PACKAGE / f"{room}.py"
    text = read_text(path if path.is_file() else PACKAGE / room / "__init__.py")
    docstring = ast.get_docstring(ast.parse(text)) or ""
    return " ".join(docstring.partition("\n\n")[0].split()).replace("``", "`").removesuffix(".")


def drawn(text: str) -> str:
    """The drawing in a text."""
    return text.partition(BEGIN)[2].partition(END)[0]


def store() -> None:
    """Write the drawing into docs/design.md."""
    text = read_text(DESIGN)
    assert BEGIN in text and END in text, f"{DESIGN.name} has no place for the rooms: {BEGIN}"
    write_text(DESIGN, text.replace(BEGIN + drawn(text) + END, BEGIN + drawing() + END))


if __name__ == "__main__":
    store()
