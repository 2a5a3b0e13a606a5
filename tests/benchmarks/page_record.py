"""What ``make bench`` measured of the laws in the page, as docs/running-in-the-page.md shows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass

from lawsofplay.files import read_text, write_text
from lawsofplay.project import Project

STORED = "tests/benchmarks/page.json"
SHOWN = "docs/running-in-the-page.md"

HOSTS = {"laws": "these scripts", "pyodide": "Pyodide", "brython": "Brython"}
"""What runs the laws in a page, as readers know it."""

_BLOCK = re.compile(r"(<!-- figures: make bench -->\n).*(<!-- end of figures -->)", re.DOTALL)


@dataclass(frozen=True)
class Figures:
    """What was measured of a host, at the median of the functions that it answers.

    ``first`` are the packed bytes until the first answer, ``first_ms`` and ``later_ms`` milliseconds
    until it and of a later one; ``answered`` and ``same`` count the functions; ``error`` is the first
    error that came in place of an answer.
    """

    first: int
    first_ms: int
    later_ms: float
    from_file: bool
    why_not_from_file: str
    answered: int
    same: int
    error: str


@dataclass(frozen=True)
class Record:
    """The version that was measured, the versions of the others, the functions, the figures."""

    version: str
    packages: dict[str, str]
    functions: list[str]
    hosts: dict[str, Figures]


def _if(answered: Callable[[Figures], str]) -> Callable[[Figures], str]:
    return lambda it: answered(it) if it.answered else ""


ROWS: dict[str, Callable[[Figures], str]] = {
    "until the first answer, kB": lambda it: f"{it.first / 1000:,.1f}",
    "until the first answer, ms": _if(lambda it: f"{it.first_ms:,}"),
    "a later answer, ms": _if(lambda it: f"{it.later_ms:,.2f}"),
    "from a folder of files": lambda it: "yes" if it.from_file else "no",
    "functions that answer": lambda it: f"{it.answered}",
    "as Python answers": lambda it: f"{it.same}",
}


def told(record: Record) -> str:
    """The figures as a table in Markdown, and a sentence for each error seen."""
    named = (f"{HOSTS[name]} {record.packages.get(name, '')}".strip() for name in record.hosts)
    rows = [[label, *map(figure, record.hosts.values())] for label, figure in ROWS.items()]
    lines = [["", *named], ["---", *("--:" for _ in record.hosts)], *rows]
    measured = f"Version {record.version}, {len(record.functions)} functions:"
    table = [measured, "", *(f"| {' | '.join(line)} |" for line in lines)]
    seen = [it for name, figures in record.hosts.items() for it in _seen(HOSTS[name], figures)]
    return "\n".join([*table, *(["", *seen] if seen else [])])


def _seen(name: str, figures: Figures) -> list[str]:
    whys = {
        f"{name} does not answer all: `{figures.error}`.": figures.error,
        f"{name} does not run from a folder of files: `{figures.why_not_from_file}`.": (
            figures.why_not_from_file and figures.answered
        ),
    }
    return [sentence for sentence, seen in whys.items() if seen]


def read(project: Project) -> Record:
    """The figures as they were kept."""
    data = json.loads(read_text(project.root / STORED, STORED))
    hosts = {name: Figures(**figures) for name, figures in data.pop("hosts").items()}
    return Record(**data, hosts=hosts)


def keep(project: Project, record: Record) -> None:
    """Keep the figures, and show them in the document."""
    write_text(project.root / STORED, json.dumps(asdict(record), indent=1) + "\n")
    path = project.root / SHOWN
    write_text(path, with_figures(read_text(path, SHOWN), record))


def with_figures(document: str, record: Record) -> str:
    """A document with its block of figures made anew."""
    return _BLOCK.sub(lambda found: f"{found[1]}{told(record)}\n{found[2]}", document)
