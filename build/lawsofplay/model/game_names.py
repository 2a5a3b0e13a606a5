"""The names of games in corpus/games.toml: each one that the books are said to print, they print.

A name that stands in the books only where its reading is in doubt (`unclear`) or where the book
misprints it (`sic`) is no name of the game.
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
"""Stands in a text for what is not read with certainty; no name has it."""


def check_names(project: Project, edition: Edition) -> Iterator[InputError]:
    """Yield each name of a game that no book prints as it stands, or that is only a bad reading.

    ``also`` holds names that the books print; ``en`` and ``fr`` may be the editors' own, but may
    not be a bad reading either.
    """
    printed, sure = (
        "\n".join(_text(root, sure) for root in edition.roots.values()) for sure in (False, True)
    )
    for slug, game in load_games(project).items():
        for key, name in _names(game):
            if _stands(name, sure):
                continue
            if _stands(name, printed):
                mend = "stands in the books only as a doubtful reading or a misprint; take it out"
                yield InputError(_FILE, f"{slug}, {key}", f"{name!r} {mend}")
            elif key == "also":
                mend = "stands in no book; take it out, or write it as a book prints it"
                yield InputError(_FILE, f"{slug}, {key}", f"{name!r} {mend}")


def _names(game: dict[str, object]) -> Iterator[tuple[str, str]]:
    """The names of a game, each with its key."""
    for key in ("en", "fr", "also"):
        value = game.get(key, ())
        names: Iterable[object] = value if isinstance(value, list | tuple) else (value,)
        yield from ((key, str(name)) for name in names)


def _stands(name: str, text: str) -> bool:
    """Whether a text has the name as whole words, in capitals or not."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def _text(root: Element, sure: bool) -> str:
    """The printed words of a book in one line; with ``sure``, without those in doubt."""
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
