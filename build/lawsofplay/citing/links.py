"""Where on the site an identifier of the edition stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lawsofplay.base.errors import InputError
from lawsofplay.citing.sheets import SiteMap, site_map
from lawsofplay.model.edition import Edition


def links_of(edition: Edition) -> Callable[[str], str]:
    """A function that gives the place on the site of any identifier of the edition; see `place`."""
    return partial(place, site_map(edition))


def place(places: SiteMap, identifier: str) -> str:
    """The place of an identifier on the site, as a path from the site's top folder.

    Laws and rules in prose have pages of their own (``law/bellecour.piquet.laws.3.html``). Books,
    divisions, pages (``bellecour.p021``) and paragraphs are places on reading pages.
    Raises InputError for an unknown identifier.
    """
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
    >>> relative("law/a.html", "law/b.html")
    'b.html'
    """
    file, mark, fragment = target.partition("#")
    if file == path and mark:
        return f"#{fragment}"
    folder = path.rpartition("/")[0] + "/"
    if target.startswith(folder):
        return target.removeprefix(folder)
    return root_of(path) + target


def page_file(identifier: str) -> str:
    """The file to edit where the text of a page is wrong, as a path from the project's root.

    >>> page_file("bellecour.p021")
    'corpus/bellecour/pages/p021.txt'
    """
    siglum, _, page = identifier.partition(".")
    return f"corpus/{siglum}/pages/{page}.txt"


def root_of(path: str) -> str:
    """The path from a file back to the top folder: ``law/a.html`` gives ``../``."""
    return "../" * path.count("/")
