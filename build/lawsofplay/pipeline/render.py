"""Write the site: every page from its template, the style sheet, the scripts and the downloads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

import jinja2

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.base.staging import worker
from lawsofplay.browser.writing import run_files
from lawsofplay.citing.links import root_of
from lawsofplay.downloads.catalogue import Catalogue, catalogue, write_downloads
from lawsofplay.downloads.page import download_pages
from lawsofplay.downloads.single import single_files
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.site import templates
from lawsofplay.site.about import about_pages, home_page
from lawsofplay.site.abreast.pages import parallel_pages
from lawsofplay.site.books import book_pages
from lawsofplay.site.citable import citable_files
from lawsofplay.site.concordance import concordance_pages
from lawsofplay.site.described import description
from lawsofplay.site.desk import desk_page
from lawsofplay.site.editorial import editorial_pages, places_files
from lawsofplay.site.examples import example_pages
from lawsofplay.site.fragments import fragment_files
from lawsofplay.site.games import game_pages
from lawsofplay.site.glossary import glossary_page
from lawsofplay.site.judged import judged_pages
from lawsofplay.site.labels import labelled, language_of
from lawsofplay.site.laws import law_pages
from lawsofplay.site.lean import small, unquoted
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.pictures.symbols import with_symbols
from lawsofplay.site.principles import principle_pages
from lawsofplay.site.programs import code_pages
from lawsofplay.site.public_names import api_page
from lawsofplay.site.published import missing_page, published_files
from lawsofplay.site.reading import reading_pages
from lawsofplay.site.reference import reference_pages
from lawsofplay.site.scans import Scans, log_files, scan_pages
from lawsofplay.site.scripts import sent_scripts
from lawsofplay.site.searching import search_page
from lawsofplay.site.spelling import spelling_files
from lawsofplay.site.topics import topic_pages

KEPT = ("scan.html",)
"""Templates of pages where every blank counts: two blanks separate letter-spaced words."""


def render_site(
    project: Project,
    edition: Edition,
    coverage: Mapping[str, Any],
    core: Callable[[], str],
    accuracy: dict[str, Any] | None = None,
) -> None:
    """Write the whole site without the data of its search into the new folder ``project.site``.

    Parameters
    ----------
    coverage : the report of `lawsofplay.rules.coverage.coverage_report`.
    core : returns the name of the exported index's core; called after all other pages are written.
    accuracy : the tables of `lawsofplay.workshop.accuracy.tables`; None where nothing was measured.

    The same edition always gives the same bytes.
    """
    library = Library(project, edition, coverage)
    # Aligning every page with its source takes as long as all the rest, so it gets a process.
    with worker() as pool:
        received = pool.submit(_write_received, project)
        made = catalogue(library)
        write_downloads(made, project.site)
        write_pages(library, _pages(library, accuracy, made))
        _write(library, [search_page(library, core())])
        beside = (places_files, fragment_files, single_files, citable_files, spelling_files)
        _write_files(project, chain.from_iterable(files(library) for files in beside))
        _write_files(project, run_files(project, edition, library.compiled))
        received.result()
    # The site map lists every page, so it is written last.
    _write_files(project, published_files(project, library.release))


def write_pages(library: Library, pages: Iterable[Page]) -> None:
    """Write pages, with the style sheet and the scripts."""
    _write_files(library.project, _assets(library.project))
    _write(library, pages)


def _write_received(project: Project) -> None:
    """Write the pages that show the scan as received, and the emendation logs."""
    library = Library(project, load_edition(project), {})
    received = {siglum: Scans(project, siglum) for siglum in library.witnesses}
    _write(library, scan_pages(library, received))
    _write_files(project, log_files(received))


def _write(library: Library, pages: Iterable[Page]) -> None:
    environment = templates.environment(library.project.templates)
    files = ((page.path, page_bytes(environment, library, page)) for page in pages)
    _write_files(library.project, files)


def _write_files(project: Project, files: Iterable[tuple[str, bytes]]) -> None:
    for path, data in files:
        write_bytes(project.site / path, data)


def _pages(library: Library, accuracy: dict[str, Any] | None, made: Catalogue) -> Iterator[Page]:
    yield home_page(library)
    yield from book_pages(library)
    yield from reading_pages(library)
    yield from parallel_pages(library)
    yield from editorial_pages(library, (accuracy or {}).get("readings", {}))
    yield glossary_page(library)
    yield from game_pages(library)
    yield from law_pages(library)
    yield from code_pages(library)
    yield from reference_pages(library)
    yield api_page()
    yield desk_page(library)
    yield from topic_pages(library)
    yield from concordance_pages(library)
    yield from about_pages(library, accuracy)
    yield from example_pages(library)
    yield from judged_pages(library)
    yield from download_pages(library, made)
    yield from principle_pages(library)
    yield missing_page(library.release)


def page_bytes(environment: jinja2.Environment, library: Library, page: Page) -> bytes:
    """A page made from its template, as bytes.

    Raises InputError for a fault in the template.
    """
    common = {
        "root": root_of(page.path),
        "here": page.here,
        "href": library.link(page.path),
        "version": library.version,
        "released": library.release.date.isoformat(),
        "path": page.path,
        "canonical": library.release.newest(page.path),
        "description": description(page),
    }
    with templates.locating_faults(library.project.templates, page.template):
        shown = environment.get_template(page.template).render(common | page.values.by_name())
    shown = labelled(shown, language_of(page.values))
    whole = unquoted(shown) if page.template in KEPT else small(with_symbols(shown))
    return f"{whole.strip()}\n".encode()


def _assets(project: Project) -> Iterator[tuple[str, bytes]]:
    """The style sheet, icon, scripts, and fonts with their licence, each with its name."""
    for name, script in sent_scripts(project.templates / "scripts").items():
        yield f"scripts/{name}", script.encode()
    kinds = ("*.css", "*.svg", "fonts/*.woff2", "fonts/*.txt")
    for path in sorted(path for kind in kinds for path in project.templates.glob(kind)):
        yield path.relative_to(project.templates).as_posix(), path.read_bytes()
