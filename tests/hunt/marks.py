"""HTML marks in every kind of source: on the pages they are text, and nothing in them lives."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from lxml import html

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from lawsofplay.pipeline.render import page_bytes
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.site import templates
from lawsofplay.site.library import Library
from tests.elements import elements, texts
from tests.hunt.attempt import CLEAR, MISSED, Attempt
from tests.hunt.templates import sample_pages

KIND = "marks in sources"

MARK = "<harm onload=alert(1)>harm{}</harm><script>harm()</script>"
"""The mark that is put in; its number gives the kind of source."""

_KEYS = "en|fr|title|question|short_title|provenance|notice|note|says|finding|explains|what"
_VALUE = re.compile(rf'^((?:{_KEYS}) = ")(?=[^"])', re.MULTILINE)

SOURCES: Mapping[str, tuple[str, re.Pattern[str], str]] = {
    "corpus/games.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "corpus/topics/*.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "corpus/examples/*.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "corpus/oracles/*.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "corpus/principles.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "corpus/*/witness.toml": ("{mark}", _VALUE, r"\1{mark}"),
    "docs/editorial/*.md": ("{mark}", re.compile(r"^(?=[A-Z])", re.MULTILINE), "{mark} "),
    "tei/*.xml": ("{escaped}", re.compile(r"(?=</p>)"), "{mark}"),
}
"""The files of a kind, how the mark is written in them, and its place."""


def attempts(real: Project, library: Library, folder: Path) -> Iterator[Attempt]:
    """Each kind of source on each page that shows it."""
    project = _marked(real, folder / "marked")
    edition = load_edition(project)
    marked = Library(project, edition, library.coverage or coverage_report(project, edition))
    environment = templates.environment(project.templates)
    for page in sample_pages(marked):
        data = page_bytes(environment, marked, page)
        root = html.document_fromstring(data)
        scripts = elements(root, "//harm | //script[contains(., 'harm()')][not(@type)]")
        live = len(scripts) + len(texts(root, "//@onload"))
        # A page's data for its script ends with its element, whatever the data says.
        for number, kind in enumerate(SOURCES):
            if f"harm{number}".encode() in data:
                faults = (f"{live} of them live",) if live else ()
                yield Attempt(KIND, page.path, kind, MISSED if live else CLEAR, faults)


def _marked(real: Project, root: Path) -> Project:
    """The project with a mark in every source."""
    root.mkdir()
    for name in ("corpus", "docs", "tei"):
        shutil.copytree(real.root / name, root / name, copy_function=os.symlink)
    for entry in real.root.iterdir():
        if not (root / entry.name).exists() and not entry.name.startswith("."):
            (root / entry.name).symlink_to(entry)
    for number, (where, (shape, place, new)) in enumerate(SOURCES.items()):
        mark = MARK.format(number)
        escaped = mark.replace("<", "&lt;").replace(">", "&gt;")
        put = new.replace("{mark}", shape.format(mark=mark, escaped=escaped))
        for path in sorted(root.glob(where)):
            text = path.read_text(encoding="utf-8")
            path.unlink()
            path.write_text(place.sub(put, text), encoding="utf-8")
    return Project(root)
