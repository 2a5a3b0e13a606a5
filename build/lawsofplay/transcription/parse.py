"""Reading page files; whatever TRANSCRIPTION.md does not allow is refused by file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lawsofplay.errors import InputError
from lawsofplay.files import read_text
from lawsofplay.project import Project
from lawsofplay.transcription.model import ARGUMENT_KINDS, PLAIN_KINDS, STATES, Block, Header, Page

_FURNITURE = ("head", "sig", "catch")
_KEYS = frozenset({"page", "lines", "state", "note", "draft", *_FURNITURE})
_LAW = re.compile(r"§ (?P<numeral>(?:\[[^\[\]]*\]|[^\s\[])+)(?: (?P<text>.*))?$")


def load_pages(project: Project, siglum: str) -> tuple[Page, ...]:
    """All page files of a witness in reading order: front (f), body (p, b), back (z).

    Raises InputError when the witness has no page files.
    """
    folder = project.witness(siglum) / "pages"
    files = sorted(folder.glob("*.txt"), key=lambda file: (reading_order(file.stem), file.stem))
    if not files:
        raise InputError(f"corpus/{siglum}/pages", "", f"no page files; run: laws draft {siglum}")
    return tuple(load_page(project, siglum, file.stem) for file in files)


def load_page(project: Project, siglum: str, name: str) -> Page:
    """One page file by its name (``p021``)."""
    path = project.witness(siglum) / "pages" / f"{name}.txt"
    shown = f"corpus/{siglum}/pages/{name}.txt"
    try:
        text = read_text(path)
    except InputError as error:
        raise InputError(shown, error.place, error.mend) from None
    return parse_page(text, siglum, name, shown)


def reading_order(name: str) -> int:
    """Front matter before the body, back matter after it."""
    return {"f": 0, "z": 2}.get(name[:1], 1)


def parse_page(text: str, siglum: str, name: str, file: Path | str = "") -> Page:
    """Read the text of a page file. Raises InputError with file and line."""
    head, body, offset = split_page(text, file)
    return Page(siglum, name, _header(head, file), tuple(_blocks(body, offset, file)))


def split_page(text: str, file: Path | str = "") -> tuple[str, str, int]:
    """Split into head and body; also the number of lines before the body."""
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
    return Header(values["page"], lines, values["state"], furniture, note, draft)


def parse_stretches(value: str, file: Path | str = "") -> Iterator[tuple[int, int]]:
    """Read ``3790-3886, 3750`` as pairs of first and last line."""
    for part in value.split(","):
        match = re.fullmatch(r"\s*(\d+)(?:-(\d+))?\s*", part)
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
