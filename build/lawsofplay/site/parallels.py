"""The same law in other books, words beside words; and laws that are known to differ from it.

What stands beside what is recorded in corpus/relations.tsv, or follows from two lists of laws that
run parallel. A law that is the same as a second one is shown beside the laws that the second is
known to share its matter with.
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
    """A law beside the law of the page, which ``told`` and ``difference`` compare with it.

    ``through`` is the address of the law by which the two are known to be related, if not directly.
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
    """``others`` have the law in another book; ``beside`` are all other laws compared with it."""

    others: tuple[Parallel, ...]
    beside: tuple[Parallel, ...]

    @property
    def marked(self) -> bool:
        """Whether words are marked in one that stands beside the law."""
        return any("<ins>" in other.words for other in self.others)


def parallels(library: Library, law: Law, path: str) -> Parallels:
    """What is known to stand beside a law, the sister book first, for a page of the site."""
    found: dict[str, Parallel] = {}
    for parallel in _found(library, law, path):
        found.setdefault(parallel.law.address, parallel)
    others = {a: it for a, it in found.items() if _is_other(it, law)}
    return Parallels(
        tuple(others.values()), tuple(it for a, it in found.items() if a not in others)
    )


def _is_other(parallel: Parallel, law: Law) -> bool:
    """Whether another book has the law: the same words in another game, or its matter in this."""
    same = _KINDS.get(parallel.told, "same") == "same"
    return parallel.law.witness != law.witness and (same or parallel.law.game == law.game)


def _found(library: Library, law: Law, path: str) -> Iterator[Parallel]:
    """Laws related directly, those that say the same first; then those related through them."""
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
    """A law's words; marked what the page's law has not, where both are worded alike.

    Doubtful readings come first: a law that has some is shown with them.
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
