"""The line's steps in order: encode each witness, index, render; each a pure function of files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lawsofplay import validate
from lawsofplay.accuracy.stored import read_stored
from lawsofplay.accuracy.tables import tables
from lawsofplay.edition import load_edition
from lawsofplay.encode.document import encode_witness
from lawsofplay.files import write_bytes
from lawsofplay.project import WITNESSES, Project
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.search.engine import build_index
from lawsofplay.search.export import export_buckets
from lawsofplay.site.links import links_of
from lawsofplay.site.render import render_site


@dataclass(frozen=True)
class Step:
    """One step of the build: its name for the progress bar, and what it does."""

    name: str
    run: Callable[[], object]


def steps(project: Project) -> list[Step]:
    """The steps of a full build, to be run in order."""
    encode = [Step(f"encode {siglum}", _encoder(project, siglum)) for siglum in WITNESSES]
    return [
        *encode,
        Step("index", lambda: build_index(project, load_edition(project))),
        Step("site", lambda: _site(project)),
        Step("search", lambda: _search(project)),
    ]


def _encoder(project: Project, siglum: str) -> Callable[[], bool]:
    def encode() -> bool:
        data = encode_witness(project, siglum)
        validate.own_schema(project, siglum, data)
        return write_bytes(project.tei_file(siglum), data)

    return encode


def _site(project: Project) -> None:
    edition = load_edition(project)
    render_site(project, edition, coverage_report(project, edition), tables(read_stored(project)))


def _search(project: Project) -> None:
    edition = load_edition(project)
    export_buckets(project, edition, project.site / "search", links_of(edition))
