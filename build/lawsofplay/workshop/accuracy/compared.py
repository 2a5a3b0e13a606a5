"""What the figures of accuracy cannot see, and what was compared with an independent text.

The head of corpus/compared.toml explains the form of that file.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import asdict

from lawsofplay.base.project import WITNESSES, Project

_SHOWN = "corpus/compared.toml"


@dataclass(frozen=True)
class Text:
    """An independent text, made without our ocr.txt, with which a book was compared.

    Parameters
    ----------
    other : the text.
    what : the part of the book that was compared.
    after : what followed from it.
    words : how many words of the book were compared.
    wrong : how many of them were wrong.
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
    """The limits of every book by its siglum. Raises InputError for a malformed file."""
    # Loaded only when the file is read.
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.workshop.schemas.measures import ComparedBook, ComparedFile

    held = read_as(project.corpus / "compared.toml", _SHOWN, ComparedFile)
    books: dict[str, ComparedBook] = {siglum: getattr(held, siglum) for siglum in WITNESSES}
    return {
        siglum: Limits(book.unseen, tuple(Text(**asdict(text)) for text in book.text))
        for siglum, book in books.items()
    }


def as_lines(limits: Limits) -> str:
    """The limits of a book in plain lines, for the command line."""
    texts = [
        f"compared with {text.other}: {text.what}; {text.words:,} words, {text.wrong} wrong"
        for text in limits.texts
    ]
    none = "compared with an independent text: nothing"
    return "\n".join([f"not seen: {limits.unseen}", *(texts or [none])])
