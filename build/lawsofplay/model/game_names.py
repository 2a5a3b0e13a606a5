"""Checks that the books really print the names of games that corpus/games.toml says they print.

A name does not count if the books have it only as a doubtful reading (`unclear`) or a misprint
(`sic`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.model.outline import load_games
from lawsofplay.model.tei import Element, tag

_FILE = "corpus/games.toml"
_DOUBTFUL = frozenset(map(tag, ("unclear", "sic")))
_UNPRINTED = frozenset(map(tag, ("corr", "orig", "fw")))
_WITHIN_WORDS = frozenset(
    map(tag, ("hi", "unclear", "supplied", "sic", "choice", "reg", "pc", "seg"))
)
_NO_WORD = "\ufffd"
"""The character that replaces a doubtful word in a text, so that no name matches there."""


def check_names(project: Project, edition: Edition) -> Iterator[InputError]:
    """The faults of the names of games in corpus/games.toml.

    No name may be only a doubtful reading or a misprint. Each name under ``also`` must be in a
    book; those under ``en`` and ``fr`` may be the editors' own.
    """
    printed, certain = (
        "\n".join(_text(root, certain) for root in edition.roots.values())
        for certain in (False, True)
    )
    for slug, game in load_games(project).items():
        for key, name in _names(game):
            if _stands(name, certain):
                continue
            if _stands(name, printed):
                mend = "stands in the books only as a doubtful reading or a misprint; take it out"
                yield InputError(_FILE, f"{slug}, {key}", f"{name!r} {mend}")
            elif key == "also":
                mend = "stands in no book; take it out, or write it as a book prints it"
                yield InputError(_FILE, f"{slug}, {key}", f"{name!r} {mend}")


def _names(game: dict[str, object]) -> Iterator[tuple[str, str]]:
    """The names of a game, each with its key: ``en``, ``fr`` or ``also``."""
    for key in ("en", "fr", "also"):
        value = game.get(key, ())
        names: Iterable[object] = value if isinstance(value, list | tuple) else (value,)
        yield from ((key, str(name)) for name in names)


def _stands(name: str, text: str) -> bool:
    """Whether a text has the name as whole words; capitals make no difference."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def _text(root: Element, sure: bool) -> str:
    """The printed words of a book in one line; with ``sure``, without the doubtful ones."""
    (text,) = root.iterchildren(tag("text"))
    return " ".join("".join(_pieces(text, sure)).split())


def _pieces(element: Element, sure: bool) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        parted = "" if child.tag in _WITHIN_WORDS else " "
        yield parted
        if sure and child.tag in _DOUBTFUL:
            yield _NO_WORD
        elif isinstance(child.tag, str) and child.tag not in _UNPRINTED:
            yield from _pieces(child, sure)
        yield parted + (child.tail or "")
