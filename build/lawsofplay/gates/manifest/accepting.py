"""Accepts changes on purpose: ``laws review --page`` and ``laws review --data``."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.holdings import answers_of, holdings
from lawsofplay.gates.manifest.listed import norms, relations
from lawsofplay.gates.manifest.lock import SHOWN, Manifest, read_manifest, renewed, write_manifest
from lawsofplay.gates.manifest.pages import (
    LINE_END,
    PageFile,
    PageSeal,
    lacking_reading,
    page_files,
    page_seals,
)

READINGS = ("first", "second")
"""The readings of a page that can be recorded; another editor does the second."""

ALL = "all"
"""Every page."""


def accept_pages(project: Project, wanted: str, day: str, reading: str = "") -> int:
    """Seal a page as it stands, with its editors' remarks; return how many seals changed.

    Parameters
    ----------
    wanted : the page's address, or ALL.
    day : the day on which it was read, as 2026-11-22.
    reading : one of READINGS, to record if the page's state asks for it and it is not recorded yet.

    Raises InputError for an unknown page or reading, and for a page whose state asks for a reading
    that is neither recorded nor given.
    """
    manifest, pages = read_manifest(project), list(page_files(project))
    seals = page_seals(manifest)
    addresses = {page.address for page in pages} | set(seals)
    if wanted != ALL and wanted not in addresses:
        raise InputError(wanted, "", "no such page; a page is called like bellecour.p070")
    if reading and reading not in READINGS:
        raise InputError("--reading", reading, f"must be one of {', '.join(READINGS)}")
    chosen = addresses if wanted == ALL else {wanted}
    made = sealed((page for page in pages if page.address in chosen), seals, day, reading)
    now = {name: seal for name, seal in seals.items() if name not in chosen} | made
    manifest = renewed(manifest, "page", {name: seal.fields for name, seal in now.items()})
    write_manifest(project, _with_remarks(project, manifest, chosen))
    return sum(seals.get(name) != now.get(name) for name in chosen)


def sealed(
    pages: Iterable[PageFile], seals: dict[str, PageSeal], day: str, reading: str
) -> dict[str, PageSeal]:
    """The seals of pages as they stand; a draft has none."""
    made = {page.address: _sealed(page, seals.get(page.address), day, reading) for page in pages}
    return {address: seal for address, seal in made.items() if seal}


def _sealed(page: PageFile, seal: PageSeal | None, day: str, reading: str) -> PageSeal | None:
    if page.state == "draft":
        return None
    if LINE_END in page.text:
        mend = f"the sign {LINE_END} stands for the end of a line in {SHOWN}; write another"
        raise InputError(page.shown, "", mend)
    read = _recorded(page.state, seal, day, reading)
    lacking = lacking_reading(page.state, read)
    if lacking or not read:
        mend = f"called {page.state}, but no {lacking} reading of it is recorded"
        raise InputError(page.shown, "", f"{mend}; when there was one, say --reading {lacking}")
    same = read == seal and read.text == page.text
    return read if same else replace(read, accepted=day, text=page.text)


def _recorded(state: str, seal: PageSeal | None, day: str, reading: str) -> PageSeal | None:
    """The seal with the given reading, if the page's state asks for it and the seal lacks it."""
    if not reading or lacking_reading(state, seal) != reading:
        return seal
    return replace(seal, second=day) if seal else PageSeal(day, "", day, "")


def _with_remarks(project: Project, manifest: Manifest, addresses: Collection[str]) -> Manifest:
    """The manifest with the present number of editors' remarks on these pages."""
    kept = dict(manifest)
    for address in addresses:
        name, count = answers_of(project, address)
        kept.pop(("file", name), None)
        if count:
            kept["file", name] = (str(count),)
    return kept


def accept_data(project: Project) -> int:
    """List files, kinds, statuses and relations as they are; return how many lines changed."""
    manifest = read_manifest(project)
    counts = {name: (str(count),) for name, count in holdings(project).items()}
    now = renewed(manifest, "file", counts)
    now = renewed(now, "norm", norms(project))
    now = renewed(now, "relation", relations(project))
    write_manifest(project, now)
    return sum(manifest.get(key) != now.get(key) for key in {*manifest, *now})
