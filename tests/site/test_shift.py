"""Nothing on a page moves while it comes: layout shift, of a page of every kind."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.site.test_browser import SAMPLE

MOST = 0.1
"""Above this score a page is said to move (web.dev/cls)."""

LED = ("law/bellecour.piquet.laws.3.html#cite", "search.html?q=more+cards")
"""Pages to which somebody comes for a place below, or for results."""

WATCH = """
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) if (!it.hadRecentInput) window.moved += it.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


class Quiet(SimpleHTTPRequestHandler):
    """A server that prints nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(site: Path) -> Any:
    """The site as a server gives it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def moved(browser: Any, address: str, width: int) -> float:
    """How much a page moves until all of it is there."""
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.add_init_script(WATCH)
    page.goto(address)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    score = float(page.evaluate("window.moved"))
    page.close()
    return score


@pytest.mark.parametrize("width", [1280, 390])
def test_no_kind_of_page_moves(browser: Any, site: Path, address: str, width: int) -> None:
    scores = {it: moved(browser, f"{address}/{it}", width) for it in (*SAMPLE, *LED)}
    assert {it: score for it, score in scores.items() if score >= MOST} == {}


def test_from_a_folder_nothing_moves_either(browser: Any, site: Path) -> None:
    names = ("cotton/chess.html", "law/seymour.backgammon.4.html", "topic/misdeal-price.html")
    scores = {name: moved(browser, (site / name).as_uri(), 390) for name in names}
    assert {it: score for it, score in scores.items() if score >= MOST} == {}
