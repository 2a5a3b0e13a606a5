"""The emendation log: every difference between the edition and ocr.txt, found by alignment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass

from lawsofplay.proof.align import Pair, align
from lawsofplay.proof.confusions import explained
from lawsofplay.proof.data import ProofData
from lawsofplay.proof.words import page_words, source_words
from lawsofplay.transcription import Page

COLUMNS = ("page", "state", "ocr_line", "received", "edition", "kind", "mark", "ground")
"""Columns of the log."""

_KEYED = str.maketrans({"ſ": "s", "’": "'", "‘": "'", "“": '"', "”": '"'})


@dataclass(frozen=True)
class Emendation:
    """One place where the edition differs from the file as received.

    ``kind`` is ``letters``, ``joined``, ``split``, ``points`` (punctuation, capitals, apostrophes,
    hyphens), ``dropped`` (furniture and noise), ``added`` or ``moved``. ``mark`` is the editor's
    mark (``doubtful``, ``supplied``, ``sic``). ``ground`` is the editor's answer, or the confusion
    of letters that explains the change. A long s printed as s is no emendation.
    """

    page: str
    state: str
    ocr_line: int
    received: str
    edition: str
    kind: str
    mark: str
    ground: str


def aligned(page: Page, source: Sequence[str]) -> list[Pair]:
    """Align the words of a page with those of its lines of ocr.txt (``source[0]`` is line 1)."""
    return align(source_words(source, page.header.lines), page_words(page))


def emendations(
    page: Page, pairs: Sequence[Pair], data: ProofData, grounds: Mapping[tuple[str, str], str]
) -> Iterator[Emendation]:
    """The log of one page.

    ``grounds`` has the editors' answers, by what ocr.txt and the page have.
    """
    line = 0
    for pair in pairs:
        line = pair.source[0].line if pair.source else line
        received = " ".join(word.closed for word in pair.source)
        edition = " ".join(word.text for word in pair.page)
        if same(received, edition) and not pair.moved:
            continue
        readings = " ".join(word.bare for word in pair.source), edition
        ground = grounds.get(readings, "") or _explanation(pair, data)
        yield Emendation(
            page.name, page.header.state, line, received, edition, _kind(pair), _mark(pair), ground
        )


def same(received: str, edition: str) -> bool:
    """Whether two stretches are equal apart from long s and the shape of quotation marks."""
    return received.translate(_KEYED) == edition.translate(_KEYED)


def _kind(pair: Pair) -> str:
    if pair.moved:
        return "moved"
    if not pair.page:
        return "dropped"
    if not pair.source:
        return "added"
    if pair.equal:
        return "points" if len(pair.source) == len(pair.page) else _parted(pair)
    return "letters"


def _parted(pair: Pair) -> str:
    return "joined" if len(pair.source) > len(pair.page) else "split"


def _mark(pair: Pair) -> str:
    """The strongest mark on the page's words."""
    for mark in ("supplied", "sic", "doubtful"):
        if any(getattr(word, mark) for word in pair.page):
            return mark
    return ""


def _explanation(pair: Pair, data: ProofData) -> str:
    if not pair.source or not pair.page or pair.equal or pair.moved:
        return ""
    known = explained(pair.source_key, pair.page_key, data.confusions)
    return "confusion of letters" if known else ""


def as_tsv(rows: Sequence[Emendation]) -> str:
    """The log as a table with tabs, its columns named in the first line."""
    lines = ["\t".join(map(str, astuple(row))) for row in rows]
    return "\n".join(["\t".join(COLUMNS), *lines, ""])
