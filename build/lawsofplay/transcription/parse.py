"""Reading page files: an error names file and line of what TRANSCRIPTION.md does not allow."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.transcription.breaks import check_page_marks
from lawsofplay.transcription.model import ARGUMENT_KINDS, PLAIN_KINDS, STATES, Block, Header, Page

_FURNITURE = ("head", "sig", "catch")
_NAME = re.compile(r"[fpbz]\d+[a-z]?")
# The characters that XML cannot hold, and tabs, which no page prints.
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\ufffe\uffff\ud800-\udfff]")
_KEYS = frozenset({"page", "lines", "state", "note", "draft", "points", *_FURNITURE})
_LAW = re.compile(r"§ (?P<numeral>(?:\[[^\[\]]*\]|[^\s\[])+)(?: (?P<text>.*))?$")


def load_pages(project: Project, siglum: str) -> tuple[Page, ...]:
    """All page files of a witness in reading order: front (f), body (p, b), back (z).

    Raises InputError when there are none, when they are not those of pagemap.toml, and as
    `parse_page` does.
    """
    folder = project.witness(siglum) / "pages"
    names = sorted(
        (file.stem for file in folder.glob("*.txt")), key=lambda name: (reading_order(name), name)
    )
    if not names:
        raise InputError(f"corpus/{siglum}/pages", "", f"no page files; run: laws draft {siglum}")
    _check_names(project, siglum, names)
    pages = tuple(load_page(project, siglum, name) for name in names)
    _check_lines(project, siglum, pages)
    return pages


def _check_lines(project: Project, siglum: str, pages: Iterable[Page]) -> None:
    """Raise InputError for a page whose header names lines that ocr.txt does not have."""
    source = project.witness(siglum) / "ocr.txt"
    count = source.read_bytes().count(b"\n") + 1 if source.is_file() else sys.maxsize
    for page in pages:
        for first, last in page.header.lines:
            if not 1 <= first <= last <= count:
                mend = f"no lines {first}-{last}: ocr.txt has the lines 1-{count}"
                raise InputError(f"corpus/{siglum}/pages/{page.name}.txt", "lines", mend)


def _check_names(project: Project, siglum: str, names: list[str]) -> None:
    """Raise InputError unless the page files are those of pagemap.toml, no more and no fewer."""
    for name in names:
        if not _NAME.fullmatch(name):
            mend = "not the name of a page; it is f, p, b or z and a number: p021"
            raise InputError(f"corpus/{siglum}/pages/{name}.txt", "", mend)
    mapped = _mapped_pages(project, siglum)
    for name in mapped if mapped is not None else ():
        if name not in names:
            raise missing_page(siglum, name)
    for name in names:
        if mapped is not None and name not in mapped:
            mend = f"no such page in corpus/{siglum}/pagemap.toml; add it there or remove the file"
            raise InputError(f"corpus/{siglum}/pages/{name}.txt", "", mend)


def missing_page(siglum: str, name: str) -> InputError:
    """The error for a page file that is missing."""
    mend = f"the page is missing; restore it, or run: laws draft {siglum}"
    return InputError(f"corpus/{siglum}/pages/{name}.txt", "", mend)


def _mapped_pages(project: Project, siglum: str) -> Collection[str] | None:
    """The names of the pages in the page map; None for a witness without a map."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.transcription.schema import PagemapFile

    path, shown = project.witness(siglum) / "pagemap.toml", f"corpus/{siglum}/pagemap.toml"
    if not path.is_file():
        return None
    return tuple(read_as(path, shown, PagemapFile).pages)


def load_page(project: Project, siglum: str, name: str) -> Page:
    """Read one page file by its name (``p021``). Raises InputError as `parse_page` does."""
    path = project.witness(siglum) / "pages" / f"{name}.txt"
    shown = f"corpus/{siglum}/pages/{name}.txt"
    return parse_page(read_text(path, shown), siglum, name, shown)


def reading_order(name: str) -> int:
    """A number that sorts page names: 0 for front matter, 1 for the body, 2 for back matter."""
    return {"f": 0, "z": 2}.get(name[:1], 1)


def parse_page(text: str, siglum: str, name: str, file: Path | str = "") -> Page:
    """Read the text of a page file. Raises InputError, with file and line, for what is wrong."""
    control = _CONTROL.search(text)
    if control:
        place = f"line {text.count(chr(10), 0, control.start()) + 1}"
        raise InputError(file, place, f"a control character ({control[0]!r}); take it out")
    head, body, offset = split_page(text, file)
    page = Page(siglum, name, _header(head, file), tuple(_blocks(body, offset, file)))
    check_page_marks(page, file)
    return page


def split_page(text: str, file: Path | str = "") -> tuple[str, str, int]:
    """Split a page file into header and body; the third value counts the lines before the body.

    Raises InputError when no ``---`` ends the header.
    """
    head, rule, body = text.partition("\n---\n")
    if not rule:
        raise InputError(file, "line 1", "no '---' after the header; see corpus/TRANSCRIPTION.md")
    return head, body, head.count("\n") + 2


def _header(head: str, file: Path | str) -> Header:
    values: dict[str, str] = {}
    for number, line in enumerate(head.split("\n"), 1):
        key, colon, value = line.partition(":")
        if not colon or key not in _KEYS or key in values:
            raise InputError(file, f"line {number}", f"not a header line: {line!r}")
        values[key] = value.strip()
    for key in ("page", "lines", "state"):
        if key not in values:
            raise InputError(file, "line 1", f"the header lacks '{key}:'")
    if values["state"] not in STATES:
        raise InputError(file, "line 1", f"state must be one of {', '.join(STATES)}")
    furniture = {key: values[key] for key in _FURNITURE if values.get(key)}
    lines = tuple(parse_stretches(values["lines"], file))
    note, draft = values.get("note", ""), values.get("draft", "")
    points = values.get("points", "")
    if points not in ("", "supplied"):
        raise InputError(file, "line 1", "points can only be 'supplied'; leave the line out")
    return Header(values["page"], lines, values["state"], furniture, note, draft, points)


def parse_stretches(value: str, file: Path | str = "") -> Iterator[tuple[int, int]]:
    """Read ``3790-3886, 3750`` as pairs of first and last line. Raises InputError if malformed."""
    for part in value.split(","):
        match = re.fullmatch(r"\s*(\d{1,9})(?:-(\d{1,9}))?\s*", part)
        if not match:
            raise InputError(file, "line 1", f"lines must be like 1558-1610, not {part!r}")
        yield int(match[1]), int(match[2] or match[1])


def _blocks(body: str, offset: int, file: Path | str) -> Iterator[Block]:
    held: list[str] = []
    start = 0
    for number, line in enumerate([*body.split("\n"), ""], offset + 1):
        if line.startswith("@ "):
            if held:
                raise InputError(file, f"line {number}", "put a blank line before '@'")
            yield Block("division", line[2:].strip(), (), number)
        elif line.strip():
            start = start if held else number
            held.append(line.rstrip())
        elif held:
            yield _block(held, start, file)
            held = []


def _block(lines: list[str], start: int, file: Path | str) -> Block:
    first = lines[0]
    if first.startswith("## "):
        return Block("subhead", "", (first[3:], *lines[1:]), start)
    if first.startswith("# "):
        return Block("head", "", (first[2:], *lines[1:]), start)
    if first.startswith("§"):
        match = _LAW.match(first)
        if not match:
            raise InputError(file, f"line {start}", "a law begins '§ III. words'")
        rest = (match["text"],) if match["text"] else ()
        return Block("law", match["numeral"], (*rest, *lines[1:]), start)
    if first.startswith(":"):
        return _directive(lines, start, file)
    return Block("paragraph", "", tuple(lines), start)


def _directive(lines: list[str], start: int, file: Path | str) -> Block:
    kind, _, argument = lines[0][1:].partition(" ")
    place = f"line {start}"
    if kind in PLAIN_KINDS:
        if argument:
            raise InputError(file, place, f"':{kind}' stands alone on its line")
        return Block(kind, "", tuple(lines[1:]), start)
    if kind in ARGUMENT_KINDS:
        if not argument.strip():
            raise InputError(file, place, f"':{kind}' needs a word after it")
        return Block(kind, argument.strip(), tuple(lines[1:]), start)
    raise InputError(file, place, f"unknown block ':{kind}'; see corpus/TRANSCRIPTION.md, part 4")
