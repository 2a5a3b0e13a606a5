"""What a page file holds, as corpus/TRANSCRIPTION.md describes it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

STATES = ("draft", "proofread", "checked")
"""How far a page has been read: by the normaliser only, by one editor, by two."""

ARGUMENT_KINDS = frozenset({"item", "entry", "note", "figure", "gap"})
"""Directives that need an argument on their line."""

PLAIN_KINDS = frozenset(
    {"p", "cont", "reason", "advice", "anecdote", "example", "verse", "table", "lines"}
)
"""Directives that stand alone on their line."""


@dataclass(frozen=True)
class Header:
    """The head of a page file.

    ``page`` is the page as printed; ``lines`` its stretches of ocr.txt (first, last), 1-based and
    inclusive; ``furniture`` maps ``head``, ``sig`` and ``catch`` to their words; ``points`` is
    ``supplied`` where the source has words without points.
    """

    page: str
    lines: tuple[tuple[int, int], ...]
    state: str = "draft"
    furniture: dict[str, str] = field(default_factory=dict)
    note: str = ""
    draft: str = ""
    points: str = ""

    @property
    def printed(self) -> tuple[int, ...]:
        """The printed pages of a file that holds several: ``46-48`` gives 46, 47, 48; else none."""
        first, dash, last = self.page.partition("-")
        whole = dash and first.isdecimal() and last.isdecimal()
        return tuple(range(int(first), int(last) + 1)) if whole else ()


@dataclass(frozen=True)
class Block:
    """A block of a page.

    ``kind`` is ``paragraph``, ``division``, ``head``, ``subhead``, ``law`` or a directive's name;
    ``argument`` is the division's id, the law's numeral or the directive's argument; ``lines``
    are the block's lines without mark-up of the block itself; ``line`` is the block's first line
    in the page file, 1-based, and ``first`` the line of its first text.
    """

    kind: str
    argument: str
    lines: tuple[str, ...]
    line: int

    @property
    def first(self) -> int:
        """Line of the page file on which ``lines`` begin: a directive has a line of its own."""
        return self.line + (self.kind in PLAIN_KINDS or self.kind in ARGUMENT_KINDS)

    @property
    def text(self) -> str:
        """The block's lines joined by single blanks, inline mark-up included."""
        return " ".join(" ".join(self.lines).split())


@dataclass(frozen=True)
class Page:
    """A page file: its witness, its name (``p021``), its header and its blocks in order."""

    witness: str
    name: str
    header: Header
    blocks: tuple[Block, ...]


def draft_checksum(head: str, body: str) -> str:
    """Check sum of a page file: it tells a draft from a page that an editor had.

    The header counts too, but for the line that holds the sum.
    """
    lines = [line for line in head.split("\n") if not line.startswith("draft:")]
    text = "\n".join([*lines, "---", body.strip("\n")])
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]
