"""The steps of the pipeline: encode each book, index the text, render the site; all from files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.base.staging import alone, collect_seldom, staged, worker
from lawsofplay.citing.links import links_of
from lawsofplay.encode.document import encode_witness
from lawsofplay.finding.export import export_buckets
from lawsofplay.finding.making import build_index
from lawsofplay.gates import validate
from lawsofplay.model.edition import load_edition
from lawsofplay.pipeline import built
from lawsofplay.pipeline.render import render_site
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.workshop.accuracy.stored import read_stored
from lawsofplay.workshop.accuracy.tables import tables

STEPS = len(WITNESSES) + 2
"""How many steps a build has."""


def build(project: Project) -> Iterator[str]:
    """Build everything; gives the name of each step when it is done.

    Raises InputError when another build of the project is running.
    """
    # An edition is for everybody's eyes, whoever builds it.
    os.umask(0o022)
    collect_seldom()
    with alone(project):
        for siglum in WITNESSES:
            _encode(project, siglum)
            yield f"encode {siglum}"
        with staged(project) as fresh:
            yield from render(fresh)
            built.record(fresh)


def render(project: Project) -> Iterator[str]:
    """Build the index and the site from the TEI; gives the name of each when it is done."""
    load_edition(project)  # read here, it need not be read again by each process
    # Each takes as long: two processes. The search page alone waits for the name of the index.
    with worker() as pool:
        indexed = pool.submit(_index, project)
        _site(project, indexed.result)
        yield "site"
        indexed.result()
        yield "index"


def _encode(project: Project, siglum: str) -> None:
    data = encode_witness(project, siglum)
    validate.own_schema(project, siglum, data)
    write_bytes(project.tei_file(siglum), data)


def _index(project: Project) -> str:
    edition = load_edition(project)
    build_index(project, edition)
    return export_buckets(project, edition, project.site / "search", links_of(edition))


def _site(project: Project, core: Callable[[], str]) -> None:
    edition = load_edition(project)
    covered, measured = coverage_report(project, edition), tables(read_stored(project))
    render_site(project, edition, covered, core, measured)
