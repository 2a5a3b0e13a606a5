"""The figures of ``make bench`` on laws in the page, for docs/running-in-the-page.md."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.browser.program import SHARED
from lawsofplay.browser.writing import JOINS

STORED = "tests/benchmarks/page.json"
SHOWN = "docs/running-in-the-page.md"

HOSTS = {"laws": "these scripts", "pyodide": "Pyodide", "brython": "Brython"}
"""The programs that run laws in a page, by the names that readers know."""

_BLOCK = r"(<!-- {0}: make bench -->\n).*?(<!-- end of {0} -->)"


@dataclass(frozen=True)
class Figures:
    """The figures of a host: medians over the functions that it answers.

    ``first`` counts the packed bytes until the first answer. ``first_ms`` and ``later_ms`` are the
    milliseconds until the first and until a later answer. ``answered`` and ``same`` count
    functions. ``error`` is the first error that came in place of an answer.
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
class Sizes:
    """Packed bytes: the runtime, a function's script at the median, and the largest script."""

    runtime: int
    median: int
    most: int


@dataclass(frozen=True)
class Record:
    """The measured version, the versions of the others, the functions, and the figures."""

    version: str
    packages: dict[str, str]
    sizes: Sizes
    functions: list[str]
    hosts: dict[str, Figures]


def _if(answered: Callable[[Figures], str]) -> Callable[[Figures], str]:
    return lambda figures: answered(figures) if figures.answered else ""


ROWS: dict[str, Callable[[Figures], str]] = {
    "until the first answer, kB": lambda figures: f"{figures.first / 1000:,.1f}",
    "until the first answer, ms": _if(lambda figures: f"{figures.first_ms:,}"),
    "a later answer, ms": _if(lambda figures: f"{figures.later_ms:,.2f}"),
    "from a folder of files": _if(lambda figures: "yes" if figures.from_file else "no"),
    "functions that answer": lambda figures: f"{figures.answered}",
    "as Python answers": lambda figures: f"{figures.same}",
}


def as_markdown(record: Record) -> str:
    """The figures as a table in Markdown, and a sentence for each error."""
    named = (f"{HOSTS[name]} {record.packages.get(name, '')}".strip() for name in record.hosts)
    rows = [[label, *map(figure, record.hosts.values())] for label, figure in ROWS.items()]
    lines = [["", *named], ["---", *("--:" for _ in record.hosts)], *rows]
    measured = f"Version {record.version}, {len(record.functions)} functions:"
    table = [measured, "", *(f"| {' | '.join(line)} |" for line in lines)]
    seen = [
        sentence
        for name, figures in record.hosts.items()
        for sentence in _seen(HOSTS[name], figures)
    ]
    return "\n".join([*table, *(["", *seen] if seen else [])])


def _seen(name: str, figures: Figures) -> list[str]:
    whys = {
        f"{name} answers {figures.answered}; the first error is `{figures.error}`.": figures.error,
        f"{name} does not run from a folder of files: `{figures.why_not_from_file}`.": (
            figures.why_not_from_file and figures.answered
        ),
    }
    return [sentence for sentence, seen in whys.items() if seen]


def sizes_of(scripts: Path) -> Sizes:
    """The sizes of the scripts in a folder."""
    runtime, functions = packed(scripts)
    return Sizes(runtime, round(median(functions)), max(functions))


_SHARES = re.compile(r"}((?:,\"\w+\")+)\)\s*$")
"""The end of a function's script: the names of those that it shares with others."""


def packed(scripts: Path) -> tuple[int, list[int]]:
    """Packed bytes of the runtime, and of each function with the scripts that it shares.

    Scripts that ask laws together are loaded after the first answer, and do not count.
    """
    texts = {path.stem: path.read_text(encoding="utf-8") for path in scripts.glob("*.js")}
    sizes = {name: len(gzip.compress(text.encode(), 9)) for name, text in texts.items()}
    runtime = sizes.pop("runtime")
    shared = {name: sizes.pop(name) for name in (JOINS, *SHARED)}
    used = {name: _SHARES.search(texts[name]) for name in sizes}
    return runtime, [
        size + sum(shared[name] for name in re.findall(r"\w+", found[1] if found else ""))
        for name, size in sizes.items()
        for found in [used[name]]
    ]


def sizes_told(sizes: Sizes) -> str:
    """The sizes as a table in Markdown."""
    runtime, middle, most = (f"{size / 1000:.1f} kB" for size in asdict(sizes).values())
    rows = [
        f"| runtime | {runtime} |",
        f"| a function, at the median and at most | {middle}, {most} |",
    ]
    return "\n".join(["| | compressed |", "|---|---|", *rows])


def sizes_moved(kept: Sizes, fresh: Sizes) -> list[str]:
    """Sizes that differ by more than a twentieth from the recorded ones."""
    before, now = asdict(kept), asdict(fresh)
    return [
        f"{name}: {before[name]:,} kept, {now[name]:,} found; run: make bench"
        for name in now
        if abs(now[name] - before[name]) > before[name] / 20
    ]


def read(project: Project) -> Record:
    """The recorded figures."""
    data = json.loads(read_text(project.root / STORED, STORED))
    hosts = {name: Figures(**figures) for name, figures in data.pop("hosts").items()}
    return Record(**data | {"sizes": Sizes(**data["sizes"]), "hosts": hosts})


def keep(project: Project, record: Record) -> None:
    """Record the figures, and show them in the document."""
    write_text(project.root / STORED, json.dumps(asdict(record), indent=1) + "\n")
    path = project.root / SHOWN
    write_text(path, with_figures(read_text(path, SHOWN), record))


def with_figures(document: str, record: Record) -> str:
    """A document with its two blocks of figures written again."""
    return _with(_with(document, "figures", as_markdown(record)), "sizes", sizes_told(record.sizes))


def _with(document: str, name: str, text: str) -> str:
    block = re.compile(_BLOCK.format(name), re.DOTALL)
    return block.sub(lambda found: f"{found[1]}{text}\n{found[2]}", document)
