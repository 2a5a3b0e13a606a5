"""Compares the edition's search with Pagefind, MiniSearch and others: half of ``make bench``.

All search the same records. For each it measures the size of the index, the packed bytes of a first
search and of later ones, and the time of a warm search in Chromium. A first search loads scripts,
index and the eight texts shown. It also counts how many of the gold queries each answers.

It keeps the figures (`search_record`) and shows them in docs/searching.md. The packages come from
npm (tests/package.json) and are no part of the project. The exit code is 1 if the edition's own
search exceeds its budget of bytes or misses a gold query.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import itertools
import json
import shutil
import sqlite3
import statistics
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from lawsofplay.base.project import Project, find_project
from lawsofplay.citing.links import links_of
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export import export_buckets
from lawsofplay.model.edition import load_edition
from lawsofplay.model.release import load_release
from lawsofplay.site.scripts import search_script
from tests import tools
from tests.benchmarks.search_peers import ENGINES
from tests.benchmarks.search_record import Figures, Record, as_markdown, keep, packages

HERE = Path(__file__).parent
FOLDER = tools.ROOT / ".node/bench"
"""The folder for all that is made here, beside the packages."""
IN_PAGES = ("laws", "minisearch", "pagefind")
"""The engines that a page asks, each in a folder of its name."""
OWN = {"minisearch": '<script src="minisearch/minisearch.js"></script>'}
FIRST, LATER = 120_000, 30_000
"""The budgets of bytes (docs/design.md, section 11)."""
TIMES = 5

Gold = dict[str, Any]
Row = dict[str, Any]


def prepare(project: Project, folder: Path) -> tuple[list[Row], dict[str, float]]:
    """Write the records, index them, and write a page for each engine that runs in a page.

    Returns the records, and the seconds that each engine took to index them.
    """
    mini = tools.needed(tools.package("minisearch"), "npm")
    for name in IN_PAGES:
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    found = Engine(project.index).documents()
    kept = ("address", "text", "witness", "game", "kind", "language")
    rows = [
        {name: getattr(document, name) for name in kept} | {"section": document.within}
        for document in found
    ]
    (folder / "records.json").write_text(json.dumps(rows), encoding="utf-8")
    shutil.copy(HERE / "index.mjs", folder)
    edition = load_edition(project)
    made = time.perf_counter()
    core = export_buckets(project, edition, folder / "laws/search", links_of(edition))
    seconds = {"laws": time.perf_counter() - made}
    node = ["node", "index.mjs"]
    result = subprocess.run(node, cwd=folder, check=True, capture_output=True, encoding="utf-8")
    seconds |= json.loads(result.stdout.splitlines()[-1])
    shutil.copy(mini / "dist/umd/index.js", folder / "minisearch/minisearch.js")
    shutil.copy(HERE / "harness.js", folder)
    (folder / "search.js").write_text(search_script(project.templates / "scripts"), "utf-8")
    for name in IN_PAGES:
        # MiniSearch is asked through the same parser; parts that it does not need do not count.
        tags = "" if name == "pagefind" else '<script src="search.js"></script>'
        head = f'<!DOCTYPE html><meta charset="utf-8"><body data-core="{core}">'
        harness = '<script src="harness.js"></script>'
        (folder / f"{name}.html").write_text(
            f"{head}{tags}{OWN.get(name, '')}{harness}", encoding="utf-8"
        )
    return rows, seconds


class Counter(http.server.SimpleHTTPRequestHandler):
    """Serves files packed, and counts their bytes; the files that only measure do not count."""

    total = requests = 0

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
        own = (
            self.headers.get("Referer", "").endswith("minisearch.html") and path.name == "search.js"
        )
        if path.name != "harness.js" and path.suffix != ".html" and not own:
            Counter.total += len(sent)
            Counter.requests += 1

    def _measuring(self) -> set[str]:
        """The files that are no part of the engine whose page asks."""
        parser = self.headers.get("Referer", "").endswith("minisearch.html")
        return {"harness.js", "search.js"} if parser else {"harness.js"}

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


def measure(
    name: str, folder: Path, base: str, browser: Any, golds: list[Gold], seconds: float
) -> Figures:
    """Ask one engine all gold queries in a browser of its own."""
    page = browser.new_context().new_page()
    Counter.total = Counter.requests = 0
    page.goto(f"{base}/{name}.html")
    page.evaluate("name => begin(name)", name)
    weights, requests = [], []
    for gold in golds:
        page.evaluate("it => ask(it)", asked(gold))
        page.wait_for_load_state("networkidle")
        weights.append(Counter.total)
        requests.append(Counter.requests)
    times = [
        statistics.median(
            page.evaluate("([query, times]) => timed(query, times)", [asked(gold), TIMES])
        )
        for gold in golds
    ]
    answers = [set(page.evaluate("it => addresses(it)", asked(gold))) for gold in golds]
    page.context.close()
    right, alone = judged(answers, golds)
    index = [path for path in (folder / name).rglob("*") if path.is_file()]
    later = [after - before for before, after in itertools.pairwise(weights)]
    return Figures(
        files=len(index),
        size=sum(path.stat().st_size for path in index),
        packed=sum(min(len(_packed(path)), path.stat().st_size) for path in index),
        first=weights[0],
        later_mean=round(statistics.mean(later)),
        later_most=max(later),
        warm_median=round(statistics.median(times), 2),
        warm_most=round(max(times), 1),
        found=right,
        alone=alone,
        seconds=round(seconds, 1),
        requests=requests[0],
    )


def beside(name: str, rows: list[Row], golds: list[Gold]) -> Figures:
    """Ask all gold queries of an engine that does not run in a page."""
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    began = time.perf_counter()
    search = ENGINES[name](rows, folder)
    seconds, times, answers = time.perf_counter() - began, [], []
    for gold in golds:
        starts = [time.perf_counter() for _ in range(TIMES) if [search(gold)]]
        ends = [*starts[1:], time.perf_counter()]
        times.append(1000 * statistics.median(b - a for a, b in zip(starts, ends, strict=True)))
        answers.append(set(search(gold)))
    right, alone = judged(answers, golds)
    files = [path for path in folder.rglob("*") if path.is_file()]
    return Figures(
        files=len(files),
        size=sum(path.stat().st_size for path in files),
        packed=sum(min(len(_packed(path)), path.stat().st_size) for path in files),
        warm_median=round(statistics.median(times), 2),
        warm_most=round(max(times), 1),
        found=right,
        alone=alone,
        seconds=round(seconds, 1),
    )


def real_page(project: Project, browser: Any) -> tuple[int, int]:
    """The bytes and requests of the site's own search page, with its fonts and a first search."""
    with served(project.site) as base:
        page = browser.new_context().new_page()
        Counter.total = Counter.requests = 0
        page.goto(f"{base}/search.html?q=renounce")
        page.wait_for_selector("#answer:not([hidden])")
        page.wait_for_load_state("networkidle")
        whole = Counter.total + len(_packed(project.site / "search.html")), Counter.requests + 1
        page.context.close()
    return whole


def judged(answers: list[set[str]], golds: list[Gold]) -> tuple[int, int]:
    """How many gold queries are answered; and of those with a complete list, how many exactly."""
    pairs = list(zip(answers, golds, strict=True))
    right = [
        answer >= set(gold["finds"]) and not answer & set(gold.get("lacks", ()))
        for answer, gold in pairs
    ]
    alone = [answer == set(gold["finds"]) for answer, gold in pairs if gold.get("only")]
    return sum(right), sum(alone)


def measured(project: Project) -> Record:
    """Measure all engines."""
    rows, seconds = prepare(project, FOLDER)
    golds = tomllib.loads((HERE.parent / "finding/gold.toml").read_text(encoding="utf-8"))["query"]
    program = str(tools.needed(tools.chromium(), "chromium"))
    with served(FOLDER) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        engines = {
            name: measure(name, FOLDER, base, browser, golds, seconds[name]) for name in IN_PAGES
        }
        page = real_page(project, browser)
        browser.close()
    engines |= {name: beside(name, rows, golds) for name in ENGINES}
    only = sum(bool(gold.get("only")) for gold in golds)
    versions = {name: number for name, number in packages(project).items() if name in IN_PAGES}
    versions |= {"fts5": sqlite3.sqlite_version, "tantivy": version("tantivy")}
    release = load_release(project).version
    return Record(release, versions, len(rows), len(golds), only, *page, engines)


def faults(record: Record) -> list[str]:
    """Faults of the edition's own search: its budget exceeded, gold queries missed."""
    own = record.engines["laws"]
    assert own.first is not None and own.later_most is not None
    broken = {
        f"the first search loads {own.first} bytes, {FIRST} at most": own.first > FIRST,
        f"a later search loads {own.later_most} bytes, {LATER} at most": own.later_most > LATER,
        f"{own.found} of {record.queries} gold queries are answered": own.found < record.queries,
    }
    return [fault for fault, wrong in broken.items() if wrong]


def main() -> int:
    """Measure, keep the figures, print them."""
    for tool, path in (("npm", tools.package("minisearch")), ("chromium", tools.chromium())):
        if path is None:
            print(tools.MENDS[tool], file=sys.stderr)
            return 1
    project = find_project(HERE)
    record = measured(project)
    keep(project, record)
    print(as_markdown(record))
    for fault in faults(record):
        print(fault, file=sys.stderr)
    return int(bool(faults(record)))


if __name__ == "__main__":
    sys.exit(main())
