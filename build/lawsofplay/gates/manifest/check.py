"""Compares the manifest with what exists: the first thing that ``laws check`` does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.holdings import file_faults
from lawsofplay.gates.manifest.listed import norm_faults, relation_faults
from lawsofplay.gates.manifest.lock import Manifest, of_kind, read_manifest
from lawsofplay.gates.manifest.pages import page_faults, page_files, page_seals
from lawsofplay.gates.manifest.telling import gathered


def check_manifest(project: Project) -> Iterator[InputError]:
    """Everything that changed since it was accepted. Raises InputError for a broken manifest."""
    manifest = read_manifest(project)
    for part in _PARTS:
        try:
            yield from gathered(part(project, manifest))
        except InputError as error:
            yield error


def _files(project: Project, manifest: Manifest) -> Iterator[InputError]:
    yield from file_faults(project, of_kind(manifest, "file"))


def _pages(project: Project, manifest: Manifest) -> Iterator[InputError]:
    yield from page_faults(page_files(project), page_seals(manifest))


def _norms(project: Project, manifest: Manifest) -> Iterator[InputError]:
    yield from norm_faults(project, of_kind(manifest, "norm"))


def _relations(project: Project, manifest: Manifest) -> Iterator[InputError]:
    # The check of files has reported a missing file already.
    if (project.corpus / "relations.tsv").is_file():
        yield from relation_faults(project, of_kind(manifest, "relation"))


_PARTS: tuple[Callable[[Project, Manifest], Iterable[InputError]], ...] = (
    _files,
    _pages,
    _norms,
    _relations,
)
