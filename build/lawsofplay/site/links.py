"""Where an identifier of the edition stands on the site."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lawsofplay.edition import Edition, load_edition
from lawsofplay.errors import InputError
from lawsofplay.project import find_project
from lawsofplay.site.sheets import SiteMap, site_map


def href_of(identifier: str) -> str:
    """The site address, from the site's top folder, of anything that has a name in the edition.

    Laws and rules in prose have pages of their own (``law/bellecour.piquet.laws.3.html``); books,
    divisions, pages (``bellecour.p021``) and paragraphs are places on reading pages.
    Raises InputError for an unknown name.
    """
    return links_of(load_edition(find_project()))(identifier)


def links_of(edition: Edition) -> Callable[[str], str]:
    """`href_of` for an edition at hand: for many links, since it looks up no file."""
    return partial(place, _map_of(edition))


def place(places: SiteMap, identifier: str) -> str:
    """`href_of` for a map at hand."""
    try:
        return places.places[identifier]
    except KeyError:
        raise InputError(identifier, "", "no such place in the edition") from None


def relative(path: str, target: str) -> str:
    """The link from one file of the site to another; both are paths from the top folder.

    >>> relative("law/a.html", "bellecour/piquet.html#p")
    '../bellecour/piquet.html#p'
    >>> relative("index.html", "games.html")
    'games.html'
    >>> relative("bellecour/piquet.html", "bellecour/piquet.html#bellecour.p021")
    '#bellecour.p021'
    """
    file, mark, fragment = target.partition("#")
    if file == path and mark:
        return f"#{fragment}"
    return root_of(path) + target


def root_of(path: str) -> str:
    """The way from a file back to the top folder: ``law/a.html`` gives ``../``."""
    return "../" * path.count("/")


_last: list[tuple[Edition, SiteMap]] = []


def _map_of(edition: Edition) -> SiteMap:
    """The map of the edition asked for last: an edition cannot be hashed, so no lru_cache."""
    if not _last or _last[0][0] is not edition:
        _last[:] = [(edition, site_map(edition))]
    return _last[0][1]
