"""Compares the laws in the reader's page with Pyodide and Brython: half of ``make bench``.

Ten functions of the casebook are asked in Chromium. Each gets a browser that has loaded nothing
yet. They come packed from a server on this machine, and also from a folder of files. Pyodide and
Brython run the project's own Python (`page_python`).

It keeps the figures (`page_record`) and shows them in docs/running-in-the-page.md. The exit code is
1 if the scripts do not answer as Python does.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Error, sync_playwright

from lawsofplay.base.project import Project, find_project
from lawsofplay.browser.reference import answer
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.release import load_release
from lawsofplay.rules.registry import load_rules
from tests import tools
from tests.benchmarks.page_python import python_of
from tests.benchmarks.page_record import HOSTS, Figures, Record, as_markdown, keep, sizes_of
from tests.benchmarks.search_bench import Counter, served
from tests.benchmarks.search_record import packages
from tests.browser.comparison import Asked, as_javascript, compile_to
from tests.browser.conftest import casebook_calls

HERE = Path(__file__).parent
FOLDER = tools.ROOT / ".node/bench-page"
LAWS, TIMES = 10, 5
"""How many functions are asked, and how often each again after its first answer."""
PATIENCE = 120
"""Seconds after which a host is given up."""


def ten_calls(project: Project) -> list[Asked]:
    """A call of each of ten functions, drawn from the casebook, always the same ones."""
    calls = casebook_calls(project)
    random.Random(1754).shuffle(calls)
    return list({name: (name, law, facts) for name, law, facts in calls if law}.values())[:LAWS]


def prepare(project: Project, edition: Edition, calls: list[Asked], folder: Path) -> list[Any]:
    """Write the page and all that each host loads; return Python's answer to each call."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("pyodide", "brython"):
        shutil.copytree(tools.needed(tools.package(name), "npm"), folder / name)
    compile_to(project, edition, folder).rename(folder / "laws")
    (folder / "sources").mkdir()
    rules, wanted = load_rules(), []
    for name, law, facts in calls:
        explained = answer(edition, rules[name], law, facts).explained
        files = python_of(project, edition, rules[name], explained)
        (folder / f"sources/{name}.js").write_text(f"const sources = {json.dumps(files)};\n")
        wanted.append(as_javascript(explained))
    shutil.copy(HERE / "page_hosts.js", folder / "harness.js")
    page = '<!DOCTYPE html><meta charset="utf-8"><script src="harness.js"></script>'
    (folder / "page.html").write_text(page, encoding="utf-8")
    return wanted


def asked(browser: Any, base: str, host: str, call: Asked, times: int = TIMES) -> dict[str, Any]:
    """Ask a function of a host in a browser of its own; page_hosts.js describes the result."""
    page = browser.new_context().new_page()
    try:
        page.goto(f"{base}/page.html")
        # The page's own time limit does not end a call without an answer.
        limit = f"new Promise((_, no) => setTimeout(no, {PATIENCE * 1000}, 'no answer'))"
        asking = f"it => Promise.race([measured(...it), {limit}])"
        return dict(page.evaluate(asking, [host, list(call), times]))
    except Error as error:
        return {"first": 0, "later": [], "answer": "", "error": error.message}
    finally:
        page.context.close()


def figures(
    browser: Any, base: str, folder: Path, host: str, calls: list[Asked], wanted: list[Any]
) -> Figures:
    """Put all calls to one host, and measure."""
    loaded, found = [], []
    for call in calls:
        Counter.total = 0
        found.append(asked(browser, base, host, call))
        loaded.append(Counter.total)
    right = [answer["answer"] and as_javascript(json.loads(answer["answer"])) for answer in found]
    from_file = asked(browser, folder.as_uri(), host, calls[0], 0)
    errors = [answer["error"] for answer in found if answer["error"]]
    later = [time for answer in found for time in answer["later"]]
    return Figures(
        first=round(median(loaded)),
        first_ms=round(median([answer["first"] for answer in found if answer["answer"]] or [0])),
        later_ms=round(median(later or [0]), 2),
        from_file=bool(from_file["answer"]),
        why_not_from_file=_told(from_file["error"]),
        answered=sum(bool(answer["answer"]) for answer in found),
        same=sum(answer == want for answer, want in zip(right, wanted, strict=True)),
        error=_told(errors[0]) if errors else "",
    )


def _told(error: str) -> str:
    """The last line of an error that says something, without file places of this machine."""
    lines = [line.strip() for line in error.splitlines() if not re.match(r"\s+at ", line)]
    last = next((line for line in reversed(lines) if line), "")
    return re.sub(r"(file|https?)://\S*/", "", last)


def measured(project: Project) -> Record:
    """Put ten functions to each host."""
    edition, calls = load_edition(project), ten_calls(project)
    wanted = prepare(project, edition, calls, FOLDER)
    program = str(tools.needed(tools.chromium(), "chromium"))
    with served(FOLDER) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        hosts = {host: figures(browser, base, FOLDER, host, calls, wanted) for host in HOSTS}
        browser.close()
    versions = {name: version for name, version in packages(project).items() if name in HOSTS}
    version, sizes = load_release(project).version, sizes_of(FOLDER / "laws")
    return Record(version, versions, sizes, [call[0] for call in calls], hosts)


def main() -> int:
    """Measure, keep the figures, print them."""
    for tool, path in (("npm", tools.package("pyodide")), ("chromium", tools.chromium())):
        if path is None:
            print(tools.MENDS[tool], file=sys.stderr)
            return 1
    project = find_project(HERE)
    record = measured(project)
    keep(project, record)
    print(as_markdown(record))
    return int(record.hosts["laws"].same < len(record.functions))


if __name__ == "__main__":
    sys.exit(main())
