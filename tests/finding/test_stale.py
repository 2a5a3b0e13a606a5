"""Files of one index beside those of another, as caches and half-copied sites have them.

The page answers rightly or says that the index is another one. It never answers with the other
index's texts.
"""

from __future__ import annotations

import functools
import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lawsofplay.base.project import Project
from lawsofplay.citing.links import links_of
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export import export_buckets
from lawsofplay.finding.making import build_index
from lawsofplay.model.edition import load_edition
from lawsofplay.model.release import load_release
from lawsofplay.pipeline.render import write_pages
from lawsofplay.site.library import Library
from lawsofplay.site.searching import search_page
from tests.conftest import linked_project

WORD = "king"
ANOTHER = "index that this page asks is not here"


@dataclass(frozen=True)
class Built:
    """A site with only its search page and its index, and how many texts have the word."""

    site: Path
    core: str
    texts: int


@pytest.fixture(scope="module")
def built(project: Project, tmp_path_factory: pytest.TempPathFactory) -> tuple[Built, Built]:
    """Two editions: Cotton alone, and Cotton after Quanti."""
    return tuple(
        build(linked_project(project, tmp_path_factory.mktemp("edition")), witnesses)
        for witnesses in (("cotton",), ("quanti", "cotton"))
    )  # type: ignore[return-value]


def build(project: Project, witnesses: tuple[str, ...]) -> Built:
    edition = load_edition(project, witnesses)
    build_index(project, edition)
    core = export_buckets(project, edition, project.site / "search", links_of(edition))
    library = Library(project, edition, {})
    write_pages(library, [search_page(library, core)])
    found = answer(Asked(WORD), Engine(project.index), Books(project))
    return Built(project.site, core, len(found.texts))


def mixed(tmp_path: Path, page: Built, index: Built) -> Path:
    """The page of one edition with the index of another."""
    shutil.copytree(page.site, tmp_path / "mixed")
    shutil.rmtree(tmp_path / "mixed/search")
    shutil.copytree(index.site / "search", tmp_path / "mixed/search")
    return tmp_path / "mixed"


class Kept(http.server.SimpleHTTPRequestHandler):
    """Serves files; a browser may keep the scripts for an hour, but asks for the page each time."""

    def end_headers(self) -> None:
        script = self.path.endswith(".js")
        self.send_header("Cache-Control", "max-age=3600" if script else "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine; gives its address."""
    handler = functools.partial(Kept, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def answered(browser: Any, address: str) -> str:
    """What the page says of the word."""
    page = browser.new_page()
    page.goto(f"{address}/search.html?q={WORD}")
    expect(page.locator("#found")).to_have_text(re.compile(r"\.$"))
    hidden = page.locator("#answer").is_hidden()
    answer_shown = str(page.locator("#found").inner_text())
    page.close()
    assert hidden is (ANOTHER in answer_shown)
    return answer_shown


def test_no_file_of_one_index_has_the_name_of_the_other(built: tuple[Built, Built]) -> None:
    old, new = ({path.name for path in index.site.glob("search/*.js")} for index in built)
    same = old & new
    assert old - same and new - same
    for name in same:
        texts = {(index.site / "search" / name).read_bytes() for index in built}
        assert len(texts) == 1, name


def test_the_page_says_which_index_it_asks(
    built: tuple[Built, Built], chromium: Any, project: Project
) -> None:
    version = load_release(project).version
    for index in built:
        page = chromium.new_page()
        page.goto((index.site / "search.html").as_uri())
        shown = page.locator("#search").inner_text()
        assert f"asks the index of version {version} ({index.core})" in shown
        page.close()


def test_an_old_bucket_beside_a_new_core(
    built: tuple[Built, Built], chromium: Any, tmp_path: Path
) -> None:
    """Only the buckets are old, under their own names and under the new ones."""
    old, new = built
    site = mixed(tmp_path, new, new)
    for path in sorted(site.glob("search/postings-*.js")):
        number = path.name.rpartition("-")[0]
        found = sorted(old.site.glob(f"search/{number}-*.js"))
        path.unlink()
        for other in found:
            shutil.copy(other, site / "search")
    assert ANOTHER in answered(chromium, site.as_uri())
    for path in sorted(new.site.glob("search/postings-*.js")):
        shutil.copy(next(old.site.glob("search/postings-0-*.js")), site / "search" / path.name)
    assert ANOTHER in answered(chromium, site.as_uri())


def test_an_old_page_beside_a_new_index(
    built: tuple[Built, Built], chromium: Any, tmp_path: Path
) -> None:
    old, new = built
    assert ANOTHER in answered(chromium, mixed(tmp_path, old, new).as_uri())


def test_a_browser_that_keeps_what_it_loaded_asks_the_new_index(
    built: tuple[Built, Built], chromium: Any, tmp_path: Path
) -> None:
    """The site is renewed at its address while a browser keeps every script for an hour."""
    old, new = built
    assert old.texts != new.texts
    folder = tmp_path / "site"
    with served(folder) as address:
        context = chromium.new_context()
        for index in built:
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(index.site, folder)
            shown = answered(context, address)
            assert shown.endswith(f"in {index.texts} texts."), shown
        context.close()
