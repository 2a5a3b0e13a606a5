"""Write the site: every page from its template, and the style sheet; nothing else stays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

import jinja2

from lawsofplay.downloads.catalogue import Catalogue, catalogue, write_downloads
from lawsofplay.downloads.model import FOLDER
from lawsofplay.edition import Edition, load_edition
from lawsofplay.files import write_bytes
from lawsofplay.project import Project
from lawsofplay.site import templates
from lawsofplay.site.about import about_pages, home_page
from lawsofplay.site.books import book_pages
from lawsofplay.site.concordance import concordance_pages
from lawsofplay.site.downloads import download_pages
from lawsofplay.site.editorial import editorial_pages, places_files
from lawsofplay.site.examples import example_pages
from lawsofplay.site.fragments import fragment_files
from lawsofplay.site.games import game_pages
from lawsofplay.site.glossary import glossary_page
from lawsofplay.site.judged import judged_pages
from lawsofplay.site.laws import law_pages
from lawsofplay.site.library import Library
from lawsofplay.site.links import root_of
from lawsofplay.site.page import Page
from lawsofplay.site.principles import principle_pages
from lawsofplay.site.reading import reading_pages
from lawsofplay.site.scans import Scans, log_files, scan_pages
from lawsofplay.site.topics import topic_pages

SEARCH_DATA = "search"
"""The folder of the site that the export of the index owns; it is never touched here."""

OWNED = (SEARCH_DATA, FOLDER)
"""Folders in which others write, and remove what is old."""


def render_site(
    project: Project,
    edition: Edition,
    coverage: dict[str, Any],
    accuracy: dict[str, Any] | None = None,
) -> None:
    """Write the whole site to ``project.site``.

    Parameters
    ----------
    coverage : the report of `lawsofplay.rules.coverage.coverage_report`.
    accuracy : the tables of `lawsofplay.accuracy.tables.tables`; None where nothing was measured.

    Files are replaced one by one, each at once; files of an earlier site that this one has not
    are removed. The same edition gives the same bytes.
    """
    library = Library(project, edition, coverage)
    # Aligning every page with its source takes as long as all the rest: a process of its own.
    with ProcessPoolExecutor(max_workers=1) as pool:
        received = pool.submit(_write_received, project)
        made = catalogue(library)
        write_downloads(made, project.site)
        written = write_pages(library, _pages(library, accuracy, made))
        written |= _write_files(project, chain(places_files(library), fragment_files(library)))
        written |= received.result()
    _remove_stale(project.site, written)


def write_pages(library: Library, pages: Iterable[Page]) -> set[str]:
    """Write pages, with the style sheet and the scripts; gives their names."""
    return set(_assets(library.project)) | _write(library, pages)


def search_page(library: Library) -> Page:
    """The page that asks the exported index; it knows books and sections by their names."""
    return Page("search.html", "search.html", "search", {"names": library.names})


def _write_received(project: Project) -> set[str]:
    """Write the pages as received and the emendation logs; gives their names."""
    library = Library(project, load_edition(project), {})
    received = {siglum: Scans(project, siglum) for siglum in library.witnesses}
    written = _write(library, scan_pages(library, received))
    return written | _write_files(project, log_files(received))


def _write(library: Library, pages: Iterable[Page]) -> set[str]:
    environment = templates.environment(library.project.templates)
    files = ((page.path, _render(environment, library, page)) for page in pages)
    return _write_files(library.project, files)


def _write_files(project: Project, files: Iterable[tuple[str, bytes]]) -> set[str]:
    written = set()
    for path, data in files:
        write_bytes(project.site / path, data)
        written.add(path)
    return written


def _pages(library: Library, accuracy: dict[str, Any] | None, made: Catalogue) -> Iterator[Page]:
    yield home_page(library)
    yield from book_pages(library)
    yield from reading_pages(library)
    yield from editorial_pages(library, (accuracy or {}).get("readings", {}))
    yield glossary_page(library)
    yield from game_pages(library)
    yield from law_pages(library)
    yield from topic_pages(library)
    yield from concordance_pages(library)
    yield from about_pages(library, accuracy)
    yield from example_pages(library)
    yield from judged_pages(library)
    yield from download_pages(library, made)
    yield from principle_pages(library)
    if (library.project.templates / "search.html").is_file():
        yield search_page(library)


def _render(environment: jinja2.Environment, library: Library, page: Page) -> bytes:
    common = {
        "root": root_of(page.path),
        "here": page.here,
        "href": library.link(page.path),
        "version": library.version,
        "released": library.release.date.isoformat(),
        "path": page.path,
    }
    with templates.told(library.project.templates, page.template):
        shown = environment.get_template(page.template).render(common | page.values)
    return (shown.strip() + "\n").encode()


def _assets(project: Project) -> Iterator[str]:
    """Copy style sheet, scripts and fonts with their licence; gives their names."""
    kinds = ("*.css", "scripts/*.js", "fonts/*.woff2", "fonts/*.txt")
    for path in sorted(path for kind in kinds for path in project.templates.glob(kind)):
        name = path.relative_to(project.templates).as_posix()
        write_bytes(project.site / name, path.read_bytes())
        yield name


def _remove_stale(site: Path, written: set[str]) -> None:
    for path in sorted(site.rglob("*"), reverse=True):
        name = path.relative_to(site)
        if name.parts[0] in OWNED:
            continue
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif name.as_posix() not in written:
            path.unlink()
