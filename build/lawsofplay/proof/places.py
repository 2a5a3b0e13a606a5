"""The places of a text that an editor marked as doubtful, lost, supplied or misprinted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.proof.answers import Answer
from lawsofplay.proof.schema import REMARK
from lawsofplay.transcription import Gap, Inline, Page, PageMark, Run, parse_inline
from lawsofplay.transcription.breaks import page_marks
from lawsofplay.transcription.model import Block

KINDS = ("doubtful", "lost", "supplied", "misprint")
"""The kinds of places."""

_CONTEXT = 6
"""How many words of context are shown on each side."""


@dataclass(frozen=True)
class Place:
    """A place: its page (name and printed number), line in the page file, kind and reading.

    ``before`` and ``after`` are the words around it. ``meant`` is what a misprint should be.
    ``ground`` is the editor's remark on it, if there is one.
    """

    page: str
    label: str
    line: int
    kind: str
    reading: str
    before: str
    after: str
    meant: str = ""
    ground: str = ""


def places(page: Page, answers: Sequence[Answer] = ()) -> Iterator[Place]:
    """The places of a page in order."""
    remarks = [answer for answer in answers if answer.kind == REMARK]
    for block in page.blocks:
        if block.kind == "gap":
            label = _printed(page, block.line)
            yield Place(page.name, label, block.line, "lost", block.argument, "", "")
        for text, line in _texts(block):
            yield from _in_text(page, text, line, remarks)


def _printed(page: Page, line: int, before: Sequence[Inline] = ()) -> str:
    """The printed page of a place, from the line where its block begins and the text before it."""
    marks = list(page_marks(page))
    if not marks:
        return page.header.page
    earlier = [number for number, at in marks if at < line]
    inside = [piece.number for piece in before if isinstance(piece, PageMark)]
    return str([page.header.printed[0], *earlier, *inside][-1])


def _texts(block: Block) -> Iterator[tuple[str, int]]:
    if block.kind == "law" and not block.argument.startswith("["):
        yield block.argument, block.line
    if block.kind == "entry":
        yield block.argument, block.line
    if block.kind not in ("division", "gap", "figure"):
        yield "\n".join(block.lines), block.first


def _in_text(page: Page, text: str, line: int, remarks: Sequence[Answer]) -> Iterator[Place]:
    pieces = parse_inline(text)
    for n, piece in enumerate(pieces):
        kind = _kind(piece)
        if kind:
            reading = piece.text if isinstance(piece, Run) else getattr(piece, "extent", "")
            meant = piece.correction if isinstance(piece, Run) else ""
            before, after = _plain(pieces[:n]), _plain(pieces[n + 1 :])
            yield Place(
                page.name,
                _printed(page, line, pieces[:n]),
                line + before.count("\n"),
                kind,
                " ".join(reading.split()),
                " ".join(before.split()[-_CONTEXT:]),
                " ".join(after.split()[:_CONTEXT]),
                meant,
                _ground(reading, kind, meant, remarks),
            )


def _kind(piece: Inline) -> str:
    if isinstance(piece, Gap):
        return "lost"
    if not isinstance(piece, Run):
        return ""
    # A supplied word of which the editor is not sure counts as supplied.
    marks = (("supplied", piece.supplied), ("misprint", piece.sic), ("doubtful", piece.doubtful))
    return next((kind for kind, marked in marks if marked), "")


def _plain(pieces: Sequence[Inline]) -> str:
    return "".join(piece.text for piece in pieces if isinstance(piece, Run))


def _ground(reading: str, kind: str, meant: str, remarks: Sequence[Answer]) -> str:
    """The remark that names the misprint with its correction, or else the reading.

    A lost place has no words by which its remark could be found.
    """
    words = " ".join(reading.split())
    if kind == "lost" or not words:
        return ""
    candidates = [(f"{remark.page} {remark.source}", remark.answer) for remark in remarks]
    sought = ([f"[sic: {words} | {meant}]"] if meant else []) + [words]
    return next((answer for words in sought for named, answer in candidates if words in named), "")
