"""What the figures cannot see, and what was compared with an independent text.

The file corpus/compared.toml tells its own form at its head.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lawsofplay.errors import InputError
from lawsofplay.files import read_toml
from lawsofplay.project import WITNESSES, Project

_SHOWN = "corpus/compared.toml"


@dataclass(frozen=True)
class Text:
    """A text, made without our ocr.txt, with which a book was compared.

    Parameters
    ----------
    other : the text; what : what of the book was compared; after : what followed.
    words : how many words of the book were compared; wrong : how many of them were wrong.
    """

    other: str
    what: str
    words: int
    wrong: int
    after: str


@dataclass(frozen=True)
class Limits:
    """What the figures of a book cannot see, and the texts with which it was compared."""

    unseen: str
    texts: tuple[Text, ...]


def load_limits(project: Project) -> dict[str, Limits]:
    """The limits of every book by its siglum. Raises InputError for a file that is not so."""
    data = read_toml(project.corpus / "compared.toml", _SHOWN)
    if wrong := sorted({*data} ^ {*WITNESSES}):
        raise InputError(_SHOWN, wrong[0], f"must have a table for each of {', '.join(WITNESSES)}")
    return {siglum: _limits(siglum, data[siglum]) for siglum in WITNESSES}


def _limits(siglum: str, table: Mapping[str, Any]) -> Limits:
    """Read the table of one book."""
    try:
        return Limits(str(table["unseen"]), tuple(_text(row) for row in table["text"]))
    except (KeyError, TypeError, ValueError) as error:
        mend = f"needs unseen, and text with with, what, words, wrong, after ({error})"
        raise InputError(_SHOWN, siglum, mend) from None


def _text(row: Mapping[str, Any]) -> Text:
    words, wrong = int(row["words"]), int(row["wrong"])
    if not 0 <= wrong <= words:
        raise ValueError(f"wrong = {wrong} of words = {words}")
    return Text(str(row["with"]), str(row["what"]), words, wrong, str(row["after"]))


def as_lines(limits: Limits) -> str:
    """The limits of a book in plain lines, for the command line."""
    texts = [
        f"compared with {text.other}: {text.what}; {text.words:,} words, {text.wrong} wrong"
        for text in limits.texts
    ]
    none = "compared with an independent text: nothing"
    return "\n".join([f"not seen: {limits.unseen}", *(texts or [none])])
