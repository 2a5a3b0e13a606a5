"""The laws of other books beside a law: those that say the same, and those that differ.

corpus/relations.tsv records which laws stand beside each other; two parallel lists of laws give
further pairs. If a second law says the same as the first, the laws related to the second are shown
beside the first too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

from lawsofplay.base.worddiff import ALIKE, likeness, worded
from lawsofplay.citing import page_range
from lawsofplay.model.edition import Law
from lawsofplay.model.vocabulary import RELATIONS
from lawsofplay.model.witness import Witness
from lawsofplay.site.library import Library

_KINDS = {told: name for name, told in RELATIONS.items()}
_SHARED = ("same", "fuller", "briefer", "modified")


@dataclass(frozen=True)
class Parallel:
    """A law beside the law of the page; ``told`` and ``difference`` say how the two differ.

    ``through`` is the address of a third law that relates the two; empty if they are related
    directly.
    """

    law: Law
    book: Witness
    name: str
    pages: str
    words: Markup
    told: str
    difference: str
    through: str = ""


@dataclass(frozen=True)
class Parallels:
    """The laws beside a law: ``others`` are the same law in other books, ``beside`` the rest."""

    others: tuple[Parallel, ...]
    beside: tuple[Parallel, ...]

    @property
    def marked(self) -> bool:
        """Whether differing words are marked in one of the others."""
        return any("<ins>" in other.words for other in self.others)


def parallels(library: Library, law: Law, path: str) -> Parallels:
    """The laws beside a law, the sister book's first; ``path`` is the page that shows them."""
    by_law: dict[str, Parallel] = {}
    for parallel in _related(library, law, path):
        by_law.setdefault(parallel.law.address, parallel)
    others = [parallel for parallel in by_law.values() if _is_other(parallel, law)]
    beside = [parallel for parallel in by_law.values() if not _is_other(parallel, law)]
    return Parallels(tuple(others), tuple(beside))


def _is_other(parallel: Parallel, law: Law) -> bool:
    """Whether a law of another book is the same law, or treats its matter in the same game."""
    same = _KINDS.get(parallel.told, "same") == "same"
    return parallel.law.witness != law.witness and (same or parallel.law.game == law.game)


def _related(library: Library, law: Law, path: str) -> Iterator[Parallel]:
    """The laws related directly, the same ones first; then the laws related through these."""
    relations = library.relations.get(law.address, [])
    near = {law.address, *(other for other, _, _ in relations)}
    direct = []
    sister = library.sister(law)
    if sister is not None and sister.address not in near:
        direct.append(_parallel(library, law, sister.address, path))
    for other, told, difference in relations:
        direct.append(_parallel(library, law, other, path, told, difference))
    yield from sorted(direct, key=lambda parallel: parallel.told != RELATIONS["same"])
    for other, told, _ in relations:
        if told == RELATIONS["same"]:
            yield from _through(library, law, path, other, near)


def _through(
    library: Library, law: Law, path: str, same: str, near: set[str]
) -> Iterator[Parallel]:
    for other, told, difference in library.relations.get(same, []):
        elsewhere = library.edition.laws[other].witness not in (
            law.witness,
            library.edition.laws[same].witness,
        )
        if elsewhere and other not in near and _KINDS[told] in _SHARED:
            yield _parallel(library, law, other, path, told, difference, same)


def _parallel(
    library: Library,
    own: Law,
    address: str,
    path: str,
    told: str = "",
    difference: str = "",
    by: str = "",
) -> Parallel:
    law = library.edition.laws[address]
    name = f"{library.game_name(law)}, {'law' if law.numbered else 'rule'} {law.number}"
    book, pages = library.witnesses[law.witness], page_range(law.pages)
    return Parallel(law, book, name, pages, _words(library, own, law, path), told, difference, by)


def _words(library: Library, own: Law, law: Law, path: str) -> Markup:
    """A law's words; where both laws are worded alike, words that the page's law lacks are marked.

    A law with doubtful readings is shown with the marks of these instead.
    """
    alike = own.language == law.language and likeness(own.text, law.text) >= ALIKE
    if not alike or law.doubtful:
        return library.in_line(law, path)
    _, runs = worded(own.text, law.text)
    pieces = (
        escape(run.words) if run.shared else Markup("<ins>{}</ins>").format(run.words)
        for run in runs
    )
    return Markup(" ").join(pieces)
