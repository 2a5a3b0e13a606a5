"""ids.lock: every address ever released stays, or says where it went.

One address a line, in the order of release; ``old.address -> new.address`` redirects.
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
    """Every address of the edition that a citation may use: divisions, pages, laws, rules."""
    for siglum, root in edition.roots.items():
        yield siglum
        for element in root.iter(*map(tag, ("div", "milestone", "pb", "seg"))):
            if element.get(XML_ID):
                yield str(element.get(XML_ID))


def read_lock(project: Project) -> dict[str, str]:
    """Released addresses and where they lead: to themselves, or to their redirect.

    Raises InputError where the file is missing (a new one would lose every redirect for good), and
    for an address that stands twice.
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
    """What is wrong: released addresses that disappeared, new ones that are not released."""
    yield from disappeared(project, edition)
    for address in unreleased(project, edition):
        yield InputError(_SHOWN, address, "a new address is not released; run: laws accept")


def disappeared(project: Project, edition: Edition) -> Iterator[InputError]:
    """Released addresses that lead nowhere now."""
    now = set(addresses(edition))
    for old, target in read_lock(project).items():
        if target not in now:
            mend = "a released address disappeared; restore it or write 'old -> new'"
            yield InputError(_SHOWN, old, mend)


def unreleased(project: Project, edition: Edition) -> list[str]:
    """The edition's new addresses, in its order."""
    lock = read_lock(project)
    return [address for address in addresses(edition) if address not in lock]


def release(project: Project, edition: Edition) -> int:
    """Add the edition's new addresses to ids.lock; return how many."""
    return release_these(project, unreleased(project, edition))


def release_these(project: Project, new: Sequence[str]) -> int:
    """Add addresses to ids.lock; return how many."""
    old = read_text(project.ids_lock, _SHOWN)
    old = old if old.endswith("\n") else f"{old}\n"
    write_text(project.ids_lock, old + "".join(f"{address}\n" for address in new))
    return len(new)
