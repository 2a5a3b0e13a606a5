"""What a page file holds, as corpus/TRANSCRIPTION.md describes it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

STATES = ("draft", "proofread", "checked")
"""The states of a page: no editor has read it, one has, two have."""

ARGUMENT_KINDS = frozenset({"item", "entry", "note", "figure", "gap"})
"""The directives that need an argument on their line."""

PLAIN_KINDS = frozenset(
    {"p", "cont", "reason", "advice", "anecdote", "example", "verse", "table", "lines"}
)
"""The directives that are alone on their line."""


@dataclass(frozen=True)
class Header:
    """The header of a page file.

    ``page`` is the page number as printed. ``lines`` are its stretches of ocr.txt, as pairs of
    the first and the last line, counted from 1. ``furniture`` has the words of the page head
    (``head``), signature (``sig``) and catchword (``catch``). ``draft`` is the check sum of the
    draft. ``points`` is ``supplied`` when the source has words without punctuation.
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
        """The pages of a file that holds several: ``46-48`` gives 46, 47, 48; of one page, none."""
        first, dash, last = self.page.partition("-")
        whole = dash and first.isdecimal() and last.isdecimal()
        return tuple(range(int(first), int(last) + 1)) if whole else ()


@dataclass(frozen=True)
class Block:
    """A block of a page.

    ``kind`` is ``paragraph``, ``division``, ``head``, ``subhead``, ``law`` or a directive's name.
    ``argument`` is the division's id, the law's numeral or the directive's argument. ``lines``
    are its lines of text, without the mark-up of the block itself. ``line`` is the line of the
    page file on which the block begins, from 1.
    """

    kind: str
    argument: str
    lines: tuple[str, ...]
    line: int

    @property
    def first(self) -> int:
        """The line of the page file on which ``lines`` begin: the one after a directive's."""
        return self.line + (self.kind in PLAIN_KINDS or self.kind in ARGUMENT_KINDS)

    @property
    def text(self) -> str:
        """The block's lines joined by single blanks, inline mark-up included."""
        return " ".join(" ".join(self.lines).split())


@dataclass(frozen=True)
class Page:
    """A page file: its witness, its name (``p021``), its header, and its blocks in order."""

    witness: str
    name: str
    header: Header
    blocks: tuple[Block, ...]


def draft_checksum(head: str, body: str) -> str:
    """The check sum of a page file, which shows whether an editor has changed the draft.

    It is made from header and body, without the header's line that holds the sum.
    """
    lines = [line for line in head.split("\n") if not line.startswith("draft:")]
    text = "\n".join([*lines, "---", body.strip("\n")])
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]
