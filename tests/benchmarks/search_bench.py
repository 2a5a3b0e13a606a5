"""The edition's search beside Pagefind and MiniSearch, on the same records: ``make bench``.

Prints, for each: the size of its index, the bytes of a first search (scripts, index and the eight
texts shown, packed) and of later ones, the time of a warm search in Chromium, and how many of the
gold queries it answers. Both packages come from the npm registry, into ``.bench/``; nothing of
them is part of the project. Ends with 1 where the edition's own search breaks its budget of bytes.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import itertools
import json
import shutil
import statistics
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from lawsofplay.edition import load_edition
from lawsofplay.project import Project, find_project
from lawsofplay.search.engine import Engine
from lawsofplay.search.export import export_buckets
from lawsofplay.site.links import links_of

HERE = Path(__file__).parent
CHROMIUM = "/usr/bin/chromium"
PACKAGES = ("pagefind@1.6.0", "minisearch@7.2.0")
SCRIPTS = {
    "laws": ("words", "limits", "query", "places", "index"),
    "minisearch": ("words", "limits", "query"),
    "pagefind": (),
}
"""The edition's scripts that each engine needs; MiniSearch is asked through the same parser."""
OWN = {"minisearch": '<script src="minisearch/minisearch.js"></script>'}
FIRST, LATER = 120_000, 30_000
"""The budgets of bytes (docs/design.md, section 11)."""
TIMES = 5

Gold = dict[str, Any]


@dataclass
class Measured:
    """What was measured of an engine."""

    files: int
    size: int
    packed: int
    first: int
    later: list[int]
    times: list[float]
    found: int
    exact: int


def prepare(project: Project, folder: Path) -> None:
    """Write the records, install the packages where they are missing, and index."""
    for name in SCRIPTS:
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    found = Engine(project.index).documents()
    kept = ("address", "text", "witness", "game", "kind", "language")
    rows = [{name: getattr(it, name) for name in kept} | {"section": it.within} for it in found]
    (folder / "records.json").write_text(json.dumps(rows), encoding="utf-8")
    if not (folder / "node_modules/minisearch").is_dir():
        (folder / "package.json").write_text("{}", encoding="utf-8")
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES]
        subprocess.run(install, cwd=folder, check=True)
    shutil.copy(HERE / "index.mjs", folder)
    subprocess.run(["node", "index.mjs"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    edition = load_edition(project)
    export_buckets(project, edition, folder / "laws/search", links_of(edition))
    mini = folder / "node_modules/minisearch/dist/umd/index.js"
    shutil.copy(mini, folder / "minisearch/minisearch.js")
    shutil.copy(HERE / "harness.js", folder)
    shutil.copytree(project.templates / "scripts", folder / "scripts", dirs_exist_ok=True)
    for name, scripts in SCRIPTS.items():
        tags = "".join(f'<script src="scripts/{script}.js"></script>' for script in scripts)
        page = f'<!DOCTYPE html><meta charset="utf-8">{tags}{OWN.get(name, "")}'
        harness = '<script src="harness.js"></script>'
        (folder / f"{name}.html").write_text(page + harness, encoding="utf-8")


class Counter(http.server.SimpleHTTPRequestHandler):
    """Serves files packed, and counts their bytes; what measures is not counted."""

    total = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if not path.is_file():
            self.send_error(404)
            return
        body, packed = path.read_bytes(), _packed(path)
        shorter = len(packed) < len(body)
        sent = packed if shorter else body
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(sent)))
        self.send_header("Cache-Control", "max-age=3600")
        if shorter:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(sent)
        if path.name != "harness.js" and path.suffix != ".html":
            Counter.total += len(sent)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@functools.cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine; gives its address."""
    handler = functools.partial(Counter, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def asked(gold: Gold) -> dict[str, Any]:
    filters, exact = gold.get("filters", {}), gold.get("exact", False)
    return {"query": gold["q"], "exact": exact, "filters": filters}


def measure(name: str, folder: Path, base: str, browser: Any, golds: list[Gold]) -> Measured:
    """Ask one engine all gold queries in a browser of its own."""
    page = browser.new_context().new_page()
    Counter.total = 0
    page.goto(f"{base}/{name}.html")
    page.evaluate("name => begin(name)", name)
    weights = []
    for gold in golds:
        page.evaluate("it => ask(it)", asked(gold))
        page.wait_for_load_state("networkidle")
        weights.append(Counter.total)
    times = [page.evaluate("([it, times]) => timed(it, times)", [asked(it), TIMES]) for it in golds]
    answers = [set(page.evaluate("it => addresses(it)", asked(gold))) for gold in golds]
    page.context.close()
    right = [
        answer >= set(gold["finds"]) and not answer & set(gold.get("lacks", ()))
        for answer, gold in zip(answers, golds, strict=True)
    ]
    exact = [
        answer == set(gold["finds"])
        for answer, gold in zip(answers, golds, strict=True)
        if gold.get("only")
    ]
    index = [path for path in (folder / name).rglob("*") if path.is_file()]
    return Measured(
        files=len(index),
        size=sum(path.stat().st_size for path in index),
        packed=sum(min(len(_packed(path)), path.stat().st_size) for path in index),
        first=weights[0],
        later=[after - before for before, after in itertools.pairwise(weights)],
        times=[statistics.median(some) for some in times],
        found=sum(right),
        exact=sum(exact),
    )


def report(measured: dict[str, Measured], golds: list[Gold]) -> None:
    """Print the figures side by side."""
    only = sum(bool(gold.get("only")) for gold in golds)
    rows = {
        "files of the index": lambda it: f"{it.files:,}",
        "their size, kB": lambda it: f"{it.size / 1000:,.0f}",
        "packed, kB": lambda it: f"{it.packed / 1000:,.0f}",
        "first search, kB": lambda it: f"{it.first / 1000:,.1f}",
        "later, the mean, kB": lambda it: f"{statistics.mean(it.later) / 1000:,.1f}",
        "later, the most, kB": lambda it: f"{max(it.later) / 1000:,.1f}",
        "warm, the median, ms": lambda it: f"{statistics.median(it.times):.2f}",
        "warm, the most, ms": lambda it: f"{max(it.times):.1f}",
        f"gold queries of {len(golds)}": lambda it: f"{it.found}",
        f"nothing else, of {only}": lambda it: f"{it.exact}",
    }
    print(" " * 24 + "".join(f"{name:>12}" for name in measured))
    for label, figure in rows.items():
        print(f"{label:<24}" + "".join(f"{figure(it):>12}" for it in measured.values()))


def main() -> int:
    project = find_project(HERE)
    folder = project.root / ".bench"
    prepare(project, folder)
    golds = tomllib.loads((HERE.parent / "search/gold.toml").read_text(encoding="utf-8"))["query"]
    with served(folder) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        measured = {name: measure(name, folder, base, browser, golds) for name in SCRIPTS}
        browser.close()
    report(measured, golds)
    own = measured["laws"]
    return int(own.first > FIRST or max(own.later) > LATER or own.found < len(golds))


if __name__ == "__main__":
    sys.exit(main())
