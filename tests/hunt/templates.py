"""Templates are spoilt, and the messages are judged that come when pages are made from them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import chain, islice
from pathlib import Path
from zlib import crc32

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.downloads.catalogue import catalogue
from lawsofplay.downloads.epub import epub
from lawsofplay.downloads.page import download_pages
from lawsofplay.gates.manifest.holdings import file_fault, held
from lawsofplay.pipeline.render import page_bytes
from lawsofplay.site import templates
from lawsofplay.site.about import about_pages, home_page
from lawsofplay.site.books import book_pages
from lawsofplay.site.concordance import concordance_pages
from lawsofplay.site.editorial import editorial_pages
from lawsofplay.site.examples import example_pages
from lawsofplay.site.games import game_pages
from lawsofplay.site.glossary import glossary_page
from lawsofplay.site.judged import judged_pages
from lawsofplay.site.laws import law_pages
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.principles import principle_pages
from lawsofplay.site.reading import reading_pages
from lawsofplay.site.scans import Scans, scan_pages
from lawsofplay.site.searching import search_page
from lawsofplay.site.topics import topic_pages
from lawsofplay.workshop.accuracy.stored import read_stored
from lawsofplay.workshop.accuracy.tables import tables
from tests.hunt.attempt import HARMLESS, Attempt, failed, judged, spoilt
from tests.hunt.spoiling import COMMON, Spoil

KIND = "templates"

FOLDERS = (
    book_pages, concordance_pages, example_pages, game_pages, judged_pages, law_pages,
    principle_pages, reading_pages, topic_pages,
)  # fmt: skip
"""The functions that make many pages of a kind."""


def _added(text: str) -> Spoil:
    """Something at the end of a line inside a block, chosen by chance."""

    def spoil(before: str, chance: random.Random) -> str:
        place = before.rindex("</") if "</" in before else len(before)
        return before[:place] + text + before[place:]

    return spoil


def _swapped(old: str, new: str) -> Spoil:
    def spoil(text: str, chance: random.Random) -> str | None:
        return text.replace(old, new, 1) if old in text else None

    return spoil


WAYS: dict[str, Spoil] = {
    name: spoil for name, spoil in COMMON.items() if name != "letter of another alphabet"
} | {
    "an unknown filter": _added("{{ version | nix }}"),
    "an unknown tag": _added("{% nix %}"),
    "a name that is not there": _added("{{ nix }}"),
    "a part that is not there": _added("{{ version.nix.nix }}"),
    "divided by nothing": _added("{{ 1 / 0 }}"),
    "a wrong type": _added("{{ 'a' + 1 }}"),
    "another template that is not there": _added("{% include 'nix.html' %}"),
    "itself within itself": _added("{% macro nix() %}{{ nix() }}{% endmacro %}{{ nix() }}"),
    "a block not ended": _swapped("{% endblock %}", ""),
    "a loop not ended": _swapped("{% endfor %}", ""),
    "a mark not ended": _swapped("}}", "}"),
}
"""Ways to spoil a template. Changing a letter is none, since pages are edited so."""


def attempts(real: Project, library: Library, folder: Path, one_in: int = 1) -> Iterator[Attempt]:
    """Spoil every template in every way, or in one of so many."""
    pages = list(sample_pages(library))
    for path in sorted(file.relative_to(real.root) for file in real.templates.glob("**/*.*ml")):
        for way, spoil in WAYS.items():
            seed = crc32(f"{path}\n{way}".encode())
            if seed % one_in == 0:
                yield from _attempt(real, library, pages, folder, path, way, spoil, seed)


def sample_pages(library: Library) -> Iterator[Page]:
    """A page for each template of the site."""
    seen = set()
    made = (
        iter([home_page(library), glossary_page(library), search_page(library, "core")]),
        *(islice(pages(library), 4) for pages in FOLDERS),
        about_pages(library, tables(read_stored(library.project))),
        islice(editorial_pages(library, {}), 1),
        islice(scan_pages(library, {"bellecour": Scans(library.project, "bellecour")}), 1),
        download_pages(library, catalogue(library)),
    )
    for page in chain.from_iterable(made):
        if page.template not in seen:
            seen.add(page.template)
            yield page


def _attempt(
    real: Project,
    library: Library,
    pages: Sequence[Page],
    folder: Path,
    path: Path,
    way: str,
    spoil: Spoil,
    seed: int,
) -> Iterator[Attempt]:
    text = (real.root / path).read_text(encoding="utf-8")
    made = spoil(text, random.Random(seed))
    if made is None or made == text:
        return
    data = made if isinstance(made, bytes) else made.encode()
    with spoilt(real, folder, path, data) as project:
        yield Attempt(KIND, str(path), way, *_judged(real, project, library, pages, path))


def _judged(
    real: Project, project: Project, library: Library, pages: Sequence[Page], path: Path
) -> tuple[str, tuple[str, ...]]:
    using = [page for page in pages if _uses(real, page.template, path.name)]
    try:
        messages = list(map(str, _faults(real, project, path)))
        if not messages and _made(real, library, using, path) == _made(
            project, library, using, path
        ):
            return HARMLESS, ()
    except InputError as error:
        messages = [str(error)]
    except Exception as error:  # a traceback is a find
        return failed(error)
    return judged(messages, str(path)), tuple(messages)


def _faults(real: Project, project: Project, path: Path) -> Iterator[InputError]:
    """What ``laws check`` reports of a template."""
    yield from templates.check_templates(project)
    yield from file_fault(project.root / path, str(path), held(real.root / path, str(path)))


def _uses(real: Project, template: str, name: str) -> bool:
    """Whether a page's template is the named one, or takes something from it."""
    text = (real.templates / template).read_text(encoding="utf-8")
    return name in (template, "base.html") or f'"{name}"' in text


def _made(project: Project, library: Library, pages: Sequence[Page], path: Path) -> list[bytes]:
    """The pages, or the EPUB, made from the templates of a project."""
    here = copy(library)
    vars(here)["project"] = project
    if path.parent.name == "epub":
        return [epub(here, "quanti")]
    environment = templates.environment(project.templates)
    return [page_bytes(environment, here, page) for page in pages]
