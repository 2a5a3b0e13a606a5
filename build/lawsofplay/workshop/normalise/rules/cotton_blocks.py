"""Cotton's blocks: 1,250 words a line, no paragraphs, no headings; a list says where to break them.

The list in corpus/cotton/normalise.toml gives the words that begin each new part. A number of
characters would mean nothing to an editor, and nobody could check it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from lawsofplay.base.errors import InputError
from lawsofplay.model.outline import Division
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page

_FILE = "corpus/cotton/normalise.toml"
_SUPPLIED = re.compile(r"\[=[^\]]*\]")
_NUMERAL = re.compile(r"(?<!\S)(\d+)\. (?=[A-Z])")


@dataclass(frozen=True)
class Break:
    """A break: before these words of this line begins a block, and perhaps a division."""

    line: int
    before: str
    opens: str = ""
    kind: str = ""


def breaks_of(context: Context) -> tuple[Break, ...]:
    """The list of breaks. Raises InputError for a division that the outline does not know."""
    known = {division.id for division in context.outline}
    found = []
    for record in context.data.get("break", []):
        item = Break(
            record["line"], record["before"], record.get("opens", ""), record.get("as", "")
        )
        if item.opens and item.opens not in known:
            raise InputError(_FILE, item.opens, "no such division in outline.toml")
        found.append(item)
    return tuple(found)


def place_of(text: str, words: str, line: int) -> int:
    """Where words begin in a line. Raises InputError unless they stand there exactly once."""
    if text.count(words) != 1:
        mend = f"{words!r} stands {text.count(words)} times there; give words that stand once"
        raise InputError(_FILE, f"line {line}", mend)
    return text.index(words)


def headed(division: Division, text: str) -> tuple[list[str], str]:
    """The lines that open a division, and the text without the heading that they take from it.

    Headings keep the file's words; what the editor supplies ([= ]) takes nothing from it. Raises
    InputError if the text does not have the heading's words there.
    """
    lines = [f"@ {division.id}", ""]
    for mark, head in (("# ", division.head), ("## ", division.subhead)):
        if not head:
            continue
        words = " ".join(_SUPPLIED.sub("", head).split())
        if not text.startswith(words):
            mend = f"the heading {words!r} does not stand at its break"
            raise InputError("corpus/cotton/outline.toml", division.id, mend)
        text = text[len(words) :].lstrip()
        lines += [mark + head, ""]
    return lines, text


def broken(line: Line, breaks: tuple[Break, ...], outline: dict[str, Division]) -> Iterator[str]:
    """The lines of a page file that one line of the source gives."""
    places = [(place_of(line.text, item.before, line.number), item) for item in breaks]
    if places != sorted(places, key=lambda pair: pair[0]):
        raise InputError(_FILE, f"line {line.number}", "put the breaks in the line's order")
    ends = [place for place, _ in places[1:]] + [len(line.text)]
    if not places or places[0][0] > 0:
        yield line.text[: places[0][0] if places else None].strip()
    for (start, item), end in zip(places, ends, strict=True):
        text = line.text[start:end].strip()
        yield ""
        if item.opens:
            lines, text = headed(outline[item.opens], text)
            yield from lines
        if item.kind:
            yield item.kind
        yield text


def break_page(page: DraftPage, context: Context) -> DraftPage:
    """Break a block into divisions, headings and paragraphs."""
    outline = {division.id: division for division in context.outline}
    every = breaks_of(context)
    lines = tuple(
        Line(line.number, text)
        for line in page.lines
        for text in broken(line, tuple(b for b in every if b.line == line.number), outline)
    )
    return page.with_lines(_trimmed(lines))


def number_laws(page: DraftPage, context: Context) -> DraftPage:
    """Set apart the numbered laws of a list, which the file runs together."""
    counts = {d.id: d.count for d in context.outline if d.count is not None}
    lines: list[Line] = []
    inside = ""
    for line in page.lines:
        if line.text.startswith("@ "):
            inside = line.text[2:] if line.text[2:] in counts else ""
        if inside and _NUMERAL.search(line.text):
            texts = list(split_laws(line.text, inside, counts[inside] or 0))
            lines.extend(Line(line.number, text) for text in texts)
        else:
            lines.append(line)
    return page.with_lines(tuple(lines))


def split_laws(text: str, name: str, count: int) -> Iterator[str]:
    """Split at the numerals 1 to ``count``, each searched only after the one before it.

    Raises InputError if a number is missing.
    """
    starts: list[re.Match[str]] = []
    for number in range(1, count + 1):
        after = starts[-1].end() if starts else 0
        match = next((m for m in _NUMERAL.finditer(text, after) if int(m[1]) == number), None)
        if match is None:
            raise InputError("corpus/cotton/ocr.txt", name, f"law {number} was not found")
        starts.append(match)
    ends = [match.start() for match in starts[1:]] + [len(text)]
    yield text[: starts[0].start()].strip()
    for match, end in zip(starts, ends, strict=True):
        yield from ("", f"§ {match[1]}. {text[match.end() : end].strip()}")


def mark_seams(page: DraftPage, context: Context) -> DraftPage:
    """Mark blocks that continue the one before, and what is lost at the file's seams."""
    lines = [replace(line, text=with_losses(line, context)) for line in page.lines]
    first = lines[0]
    if not first.text.startswith(("@ ", "#", ":")):
        lines.insert(0, Line(first.number, ":cont"))
    for gap in context.data.get("gap", []):
        if gap["line"] == first.number:
            lines[:0] = [Line(first.number, f":gap {gap['extent']}"), Line(first.number, "")]
    return page.with_lines(tuple(lines))


def with_losses(line: Line, context: Context) -> str:
    """The line with marks where the list says that words are lost."""
    text = line.text
    for loss in context.data.get("loss", []):
        mark = f"[... {loss['extent']}]"
        if loss["line"] != line.number:
            continue
        if "before" in loss and text.startswith(loss["before"]):
            text = f"{mark} {text}"
        elif "after" in loss and text.endswith(loss["after"]):
            text = f"{text} {mark}"
    return text


def _trimmed(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    start = next((i for i, line in enumerate(lines) if line.text), 0)
    return lines[start:]


def apply_breaks(book: Book, context: Context) -> Book:
    """Break every block; raises InputError for a break that belongs to no block."""
    lines = {line.number for page in book for line in page.lines}
    for item in breaks_of(context):
        if item.line not in lines:
            raise InputError(_FILE, f"line {item.line}", "no page of pagemap.toml has this line")
    return per_page(break_page)(book, context)


BREAKS = RepairRule(
    "cotton-breaks", "structure", "Breaks blocks into divisions and paragraphs.", apply_breaks
)
LAWS = RepairRule(
    "cotton-laws", "structure", "Sets out the numbered laws of a list.", per_page(number_laws)
)
SEAMS = RepairRule(
    "cotton-seams", "structure", "Marks where blocks join and what is lost.", per_page(mark_seams)
)
