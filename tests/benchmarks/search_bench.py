"""The edition's search beside Pagefind and MiniSearch, on the same records: ``make bench``.

Measures, for each: the size of its index, the bytes of a first search (scripts, index and the eight
texts shown, packed) and of later ones, the time of a warm search in Chromium, and how many of the
gold queries it answers. Keeps the figures (`search_record`) and shows them in docs/searching.md.
Both packages come from npm (tests/package.json); nothing of them is part of the project. Ends with
1 where the edition's own search breaks its budget of bytes or misses a gold query.
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
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from lawsofplay.edition import load_edition
from lawsofplay.project import Project, find_project
from lawsofplay.release import load_release
from lawsofplay.search.engine import Engine
from lawsofplay.search.export import export_buckets
from lawsofplay.site.links import links_of
from tests import tools
from tests.benchmarks.search_record import Figures, Record, keep, packages, told

HERE = Path(__file__).parent
FOLDER = tools.ROOT / ".node/bench"
"""Where all is made, beside the packages."""
SCRIPTS = {
    "laws": (
        "words",
        "limits",
        "query",
        "compounds",
        "direct",
        "places",
        "packed",
        "evaluate",
        "ranking",
        "index",
    ),
    "minisearch": ("words", "limits", "query"),
    "pagefind": (),
}
"""The edition's scripts that each engine needs; MiniSearch is asked through the same parser."""
OWN = {"minisearch": '<script src="minisearch/minisearch.js"></script>'}
FIRST, LATER = 120_000, 30_000
"""The budgets of bytes (docs/design.md, section 11)."""
TIMES = 5

Gold = dict[str, Any]


def prepare(project: Project, folder: Path) -> int:
    """Write the records, index them three times, and write a page for each; gives their number."""
    mini = tools.needed(tools.package("minisearch"), "npm")
    for name in SCRIPTS:
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    found = Engine(project.index).documents()
    kept = ("address", "text", "witness", "game", "kind", "language")
    rows = [{name: getattr(it, name) for name in kept} | {"section": it.within} for it in found]
    (folder / "records.json").write_text(json.dumps(rows), encoding="utf-8")
    shutil.copy(HERE / "index.mjs", folder)
    subprocess.run(["node", "index.mjs"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    edition = load_edition(project)
    core = export_buckets(project, edition, folder / "laws/search", links_of(edition))
    shutil.copy(mini / "dist/umd/index.js", folder / "minisearch/minisearch.js")
    shutil.copy(HERE / "harness.js", folder)
    shutil.copytree(project.templates / "scripts", folder / "scripts", dirs_exist_ok=True)
    for name, scripts in SCRIPTS.items():
        tags = "".join(f'<script src="scripts/{script}.js"></script>' for script in scripts)
        head = f'<!DOCTYPE html><meta charset="utf-8"><body data-core="{core}">'
        harness = '<script src="harness.js"></script>'
        (folder / f"{name}.html").write_text(
            f"{head}{tags}{OWN.get(name, '')}{harness}", encoding="utf-8"
        )
    return len(rows)


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


def measure(name: str, folder: Path, base: str, browser: Any, golds: list[Gold]) -> Figures:
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
    times = [
        statistics.median(page.evaluate("([it, times]) => timed(it, times)", [asked(it), TIMES]))
        for it in golds
    ]
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
        found=sum(right),
        alone=sum(exact),
    )


def measured(project: Project) -> Record:
    """Measure the three engines."""
    records = prepare(project, FOLDER)
    golds = tomllib.loads((HERE.parent / "search/gold.toml").read_text(encoding="utf-8"))["query"]
    program = str(tools.needed(tools.chromium(), "chromium"))
    with served(FOLDER) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        engines = {name: measure(name, FOLDER, base, browser, golds) for name in SCRIPTS}
        browser.close()
    only = sum(bool(gold.get("only")) for gold in golds)
    versions = {name: it for name, it in packages(project).items() if name in SCRIPTS}
    return Record(load_release(project).version, versions, records, len(golds), only, engines)


def faults(record: Record) -> list[str]:
    """Where the edition's own search breaks its budget or misses a gold query."""
    own = record.engines["laws"]
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
    print(told(record))
    for fault in faults(record):
        print(fault, file=sys.stderr)
    return int(bool(faults(record)))


if __name__ == "__main__":
    sys.exit(main())
