"""The figures of ``make bench`` on search, kept in search.json and shown in docs/searching.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass

from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project

STORED = "tests/benchmarks/search.json"
SHOWN = "docs/searching.md"
PACKAGES = "tests/package.json"

NAMES = {
    "laws": "this search",
    "minisearch": "MiniSearch",
    "pagefind": "Pagefind",
    "fts5": "FTS5, Porter",
    "trigram": "FTS5, trigram",
    "tantivy": "tantivy",
}
"""The engines by the names that readers know."""

_BLOCK = re.compile(r"(<!-- figures: make bench -->\n).*(<!-- end of figures -->)", re.DOTALL)


@dataclass(frozen=True)
class Figures:
    """The figures of an engine: sizes and loads in bytes, times in milliseconds.

    ``seconds`` is the time that it took to index, ``requests`` the number of requests of a first
    search. An engine that does not run in a page loads nothing.
    """

    files: int
    size: int
    packed: int
    warm_median: float
    warm_most: float
    found: int
    alone: int
    seconds: float
    requests: int | None = None
    first: int | None = None
    later_mean: int | None = None
    later_most: int | None = None


@dataclass(frozen=True)
class Record:
    """The measured version, its records, the gold queries, and the figures by engine.

    ``only`` counts the queries with a complete list of answers. ``packages`` are the engines'
    versions. ``page`` are the bytes of the site's own page with its fonts and a first search.
    """

    version: str
    packages: dict[str, str]
    records: int
    queries: int
    only: int
    page: int
    page_requests: int
    engines: dict[str, Figures]


def _kilo(bytes_: int | None, digits: int = 1) -> str:
    return "" if bytes_ is None else f"{bytes_ / 1000:,.{digits}f}"


ROWS: dict[str, Callable[[Figures], str]] = {
    "made in, s": lambda figures: f"{figures.seconds:.1f}",
    "files of the index": lambda figures: f"{figures.files:,}",
    "their size, kB": lambda figures: _kilo(figures.size, 0),
    "packed, kB": lambda figures: _kilo(figures.packed, 0),
    "first search, requests": lambda figures: (
        "" if figures.requests is None else f"{figures.requests}"
    ),
    "first search, kB": lambda figures: _kilo(figures.first),
    "later, the mean, kB": lambda figures: _kilo(figures.later_mean),
    "later, the most, kB": lambda figures: _kilo(figures.later_most),
    "warm, the median, ms": lambda figures: f"{figures.warm_median:.2f}",
    "warm, the most, ms": lambda figures: f"{figures.warm_most:.1f}",
    "gold queries answered": lambda figures: f"{figures.found}",
    "nothing else found": lambda figures: f"{figures.alone}",
}


def as_markdown(record: Record) -> str:
    """The figures as a table in Markdown."""
    named = (f"{NAMES[name]} {record.packages.get(name, '')}" for name in record.engines)
    head = ["", *map(str.strip, named)]
    rows = [[label, *map(figure, record.engines.values())] for label, figure in ROWS.items()]
    lines = [head, ["---", *("--:" for _ in record.engines)], *rows]
    measured = (
        f"Version {record.version}, {record.records:,} records, {record.queries} queries, "
        f"{record.only} of them with a complete list of answers. The site's own search page, with "
        f"fonts and a first search, is {record.page / 1000:,.1f} kB by {record.page_requests} "
        "requests:"
    )
    return "\n".join([measured, "", *(f"| {' | '.join(line)} |" for line in lines)])


def packages(project: Project) -> dict[str, str]:
    """The versions of the packages from npm."""
    return dict(json.loads(read_text(project.root / PACKAGES, PACKAGES))["dependencies"])


def read(project: Project) -> Record:
    """The recorded figures."""
    data = json.loads(read_text(project.root / STORED, STORED))
    engines = {name: Figures(**figures) for name, figures in data.pop("engines").items()}
    return Record(**data, engines=engines)


def keep(project: Project, record: Record) -> None:
    """Record the figures, and show them in the document."""
    write_text(project.root / STORED, json.dumps(asdict(record), indent=1) + "\n")
    path = project.root / SHOWN
    write_text(path, with_figures(read_text(path, SHOWN), record))


def moved(kept: Record, fresh: Record) -> list[str]:
    """Figures of a new measurement that differ by more than a twentieth from the recorded ones.

    Times are not compared, since they depend on the machine and its other work.
    """
    before, now = _flat(kept), _flat(fresh)
    return [
        f"{name}: {before.get(name, 0):,} kept, {now[name]:,} found"
        for name in now
        if abs(now[name] - before.get(name, 0)) > before.get(name, 0) / 20
    ]


def _flat(record: Record) -> dict[str, float]:
    figures = {
        f"{engine}, {name}": value
        for engine, figures in record.engines.items()
        for name, value in asdict(figures).items()
        if value is not None and name != "seconds" and not name.startswith("warm")
    }
    return figures | {"records": record.records, "queries": record.queries, "only": record.only}


def with_figures(document: str, record: Record) -> str:
    """A document with its block of figures written again."""
    return _BLOCK.sub(lambda found: f"{found[1]}{as_markdown(record)}\n{found[2]}", document)
