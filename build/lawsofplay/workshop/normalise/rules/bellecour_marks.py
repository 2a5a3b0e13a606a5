"""Bellecour: what its closed lists mark: openings, reasons, notes, entries of the dictionary."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import Context, DraftPage, Line, RepairRule, per_page

_NOTE_MARK = re.compile(r"^(?:oh |f |t )?[\W_]*")
"""Readings of the mark at the beginning of a note: ``*``, ``f``, ``oh *``."""

_HEADWORD = re.compile(r"^[A-Z ]+[.,]\s+")


def read_openings(page: DraftPage, context: Context) -> DraftPage:
    """Restore the first words of chapters, whose large initial the scanner lost or misread.

    An ``[[opening]]`` gives the line, the words as scanned and the words as printed. Raises
    InputError if the line does not begin so.
    """
    listed = {x["line"]: x for x in context.data["opening"]}
    lines = []
    for line in page.lines:
        record = listed.get(line.number)
        if record and line.text.strip():
            if record["scanned"] not in line.text:
                place = f"opening {line.number}"
                mend = f"{record['scanned']!r} does not stand there"
                raise InputError("corpus/bellecour/normalise.toml", place, mend)
            line = Line(line.number, line.text.replace(record["scanned"], record["read"], 1))
        lines.append(line)
    return page.with_lines(tuple(lines))


def set_notes(page: DraftPage, context: Context) -> DraftPage:
    """Set footnotes apart at the page's end as ``:note``, each a block without blank lines.

    A ``[[note]]`` gives the page, the mark and the lines. The mark's place in the text is given as
    an opening, since the scanner hardly ever read it.
    """
    wanted = [x for x in context.data["note"] if x["page"] == page.name]
    numbers = {n for x in wanted for n in range(x["lines"][0], x["lines"][1] + 1)}
    text = [x for x in page.lines if x.number not in numbers]
    notes: list[Line] = []
    for record in wanted:
        first, last = record["lines"]
        body = [x for x in page.lines if first <= x.number <= last and x.text.strip()]
        head = Line(first, _NOTE_MARK.sub("", body[0].text, count=1))
        opened = [Line(first, ""), Line(first, f":note {record['mark']}"), head]
        notes.extend([*opened, *body[1:]])
    return page.with_lines((*text, *notes))


def set_entries(page: DraftPage, context: Context) -> DraftPage:
    """Open the entries of the dictionary: ``:entry BASTO`` and the text after it, one block.

    An ``[[entry]]`` gives the line of the headword, or of the text if the headword is lost.
    """
    listed = {x["line"]: x["head"] for x in context.data["entry"]}
    lines: list[Line] = []
    opened = False
    for line in page.lines:
        if line.number in listed:
            lines.extend(
                (Line(line.number, ""), Line(line.number, f":entry {listed[line.number]}"))
            )
            rest = _after_headword(line.text, listed[line.number])
            lines.extend([Line(line.number, rest)] if rest else [])
            opened = not rest
        elif line.text.strip() or not opened:
            lines.append(line)
            opened = opened and not line.text.strip()
    return page.with_lines(tuple(lines))


def _after_headword(text: str, head: str) -> str:
    """The text after a headword on its line; all of it if the headword is lost."""
    if head.startswith("[="):
        return text if len(text.split()) > 3 else ""
    match = _HEADWORD.match(text)
    rest = text[match.end() :] if match else ""
    return rest if re.search(r"[a-zſ]{2}", rest) else ""


def set_marks(page: DraftPage, context: Context) -> DraftPage:
    """Open blocks where the data says: reasons of laws, prose after lists, lost paragraphs.

    In ``[marks]``, ``reason`` and ``prose`` are lines that open such a block. ``paragraph`` lines
    open an ordinary one, and ``lines`` are stretches kept line by line.
    """
    marks = context.data["marks"]
    opened = dict.fromkeys(marks["reason"], ":reason") | dict.fromkeys(marks["prose"], ":p")
    opened |= {first: ":lines" for first, _ in marks["lines"]}
    kept = {n for first, last in marks["lines"] for n in range(first, last + 1)}
    return page.with_lines(tuple(_marked(page, opened, set(marks["paragraph"]), kept)))


def _marked(
    page: DraftPage, opened: dict[int, str], paragraphs: set[int], kept: set[int]
) -> Iterator[Line]:
    begun: set[int] = set()
    for line in page.lines:
        number = line.number
        if number in kept and not line.text.strip():
            continue
        if number in opened and number not in begun and line.text.strip():
            yield from (Line(number, ""), Line(number, opened[number]))
            begun.add(number)
        elif number in paragraphs:
            yield Line(number, "")
        yield line


def _rule(name: str, does: str, group: str = "structure") -> RepairRule:
    functions = {
        "openings": read_openings,
        "notes": set_notes,
        "entries": set_entries,
        "marks": set_marks,
    }
    return RepairRule(f"bellecour.{name}", group, does, per_page(functions[name]))


OPENINGS = _rule("openings", "Restores the first words of chapters and marks of notes.", "noise")
NOTES = _rule("notes", "Sets the footnotes apart.")
ENTRIES = _rule("entries", "Opens the entries of the dictionary.")
MARKS = _rule("marks", "Opens reasons, prose after lists, and paragraphs whose break is lost.")
