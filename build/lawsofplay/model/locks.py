"""ids.lock: the list of every address ever released, so that none disappears.

It has one address a line, in the order of release. ``old.address -> new.address`` is a redirect.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.model.tei import XML_ID, tag

_SHOWN = "ids.lock"


def addresses(edition: Edition) -> Iterator[str]:
    """Every address of the edition that can be cited: books, divisions, pages, laws and rules."""
    for siglum, root in edition.roots.items():
        yield siglum
        for element in root.iter(*map(tag, ("div", "milestone", "pb", "seg"))):
            if element.get(XML_ID):
                yield str(element.get(XML_ID))


def read_lock(project: Project) -> dict[str, str]:
    """The released addresses, each with its target: itself, or the address of its redirect.

    Raises InputError for an address that is listed twice and for a missing file. A new file is not
    made, since it would lose every redirect.
    """
    lock: dict[str, str] = {}
    for number, line in enumerate(read_text(project.ids_lock, _SHOWN).split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        old, arrow, new = line.partition(" -> ")
        if old in lock:
            raise InputError(_SHOWN, f"line {number}", f"{old} stands twice; take one out")
        lock[old] = new if arrow else old
    return lock


def check_lock(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults: released addresses that have disappeared, and new ones that are not released."""
    yield from disappeared(project, edition)
    for address in unreleased(project, edition):
        yield InputError(_SHOWN, address, "a new address is not released; run: laws accept")


def disappeared(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults: released addresses whose target is no longer in the edition."""
    now = set(addresses(edition))
    for old, target in read_lock(project).items():
        if target not in now:
            mend = "a released address disappeared; restore it or write 'old -> new'"
            yield InputError(_SHOWN, old, mend)


def unreleased(project: Project, edition: Edition) -> list[str]:
    """The addresses of the edition that are not released yet, in its order."""
    lock = read_lock(project)
    return [address for address in addresses(edition) if address not in lock]


def release(project: Project, edition: Edition) -> int:
    """Add the edition's new addresses to ids.lock; return how many they are."""
    return release_these(project, unreleased(project, edition))


def release_these(project: Project, new: Sequence[str]) -> int:
    """Add these addresses to ids.lock; return how many they are."""
    old = read_text(project.ids_lock, _SHOWN)
    old = old if old.endswith("\n") else f"{old}\n"
    write_text(project.ids_lock, old + "".join(f"{address}\n" for address in new))
    return len(new)
