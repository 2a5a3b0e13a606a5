"""From a witness's pages to the ``text`` element: divisions, laws, paragraphs, tables, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lawsofplay.encode.inline import (
    Footnote,
    LineBreak,
    PageBreak,
    Piece,
    Span,
    fill,
    find_words,
    page_break,
    running_text,
)
from lawsofplay.encode.tei import Element, add_text, make, sub
from lawsofplay.errors import InputError
from lawsofplay.norms import Kind, Norms, ProseRule
from lawsofplay.outline import Division
from lawsofplay.transcription import Block, NoteMark, Page, Run, parse_inline

_FRONT = ("front", "titlepage", "preface", "contents")


@dataclass
class _TextBlock:
    """A block of mixed content that later blocks may continue; filled when the book is read."""

    element: Element
    pieces: list[Piece]
    division: str
    place: tuple[str, int]
    verse: bool = False


@dataclass
class _State:
    """Where the reading stands. ``law``, ``items``, ``entry`` are open or None."""

    pending: list[PageBreak] = field(default_factory=list)
    open: list[tuple[Division, Element]] = field(default_factory=list)
    blocks: list[_TextBlock] = field(default_factory=list)
    last: _TextBlock | None = None
    law: Element | None = None
    items: Element | None = None
    entry: Element | None = None
    counts: dict[str, int] = field(default_factory=dict)
    opened: set[str] = field(default_factory=set)
    starts: dict[str, int] = field(default_factory=dict)


class BodyEncoder:
    """Encodes the pages of one witness.

    Raises InputError (page file, line) for a division that the outline does not know or that is
    out of order, a list of laws that has not its number, and a prose rule whose words are not
    found in its division.
    """

    def __init__(self, siglum: str, outline: Sequence[Division], norms: Norms) -> None:
        self.siglum = siglum
        self.outline = {division.id: division for division in outline}
        self.order = [division.id for division in outline]
        self.norms = norms
        self.text = make("text")
        self.parts: dict[str, Element] = {}
        self.state = _State()

    def encode(self, pages: Sequence[Page]) -> Element:
        """The ``text`` element of the book."""
        for page in pages:
            self._page(page)
        for name in ("front", "body", "back"):
            if name in self.parts:
                self.text.append(self.parts[name])
        self._flush_breaks(self._container())
        self._check_counts()
        self._fill_blocks()
        return self.text

    # -- pages and divisions ------------------------------------------------------------------

    def _page(self, page: Page) -> None:
        furniture = tuple(sorted(page.header.furniture.items()))
        self.state.pending.append(
            PageBreak(page.name, page.header.page, page.header.state, furniture)
        )
        self.state.starts[page.name] = 0
        notes = self._notes(page)
        used: set[str] = set()
        for block in page.blocks:
            if block.kind != "note":
                self._block(block, page, notes, used)
        for mark, note in notes.items():
            # A note whose mark the scanner lost still belongs to its page.
            if mark not in used:
                self._container().append(note)

    def _notes(self, page: Page) -> dict[str, Element]:
        notes: dict[str, Element] = {}
        for block in page.blocks:
            if block.kind != "note":
                continue
            identity = f"{self.siglum}.{page.name}.n{len(notes) + 1}"
            note = make("note", xml_id=identity, place="bottom", n=block.argument)
            file = _file(page)
            fill(note, parse_inline(block.text, file, block.line), self.siglum)
            if block.argument in notes:
                raise InputError(file, f"line {block.line}", "two notes with the same mark")
            notes[block.argument] = note
        return notes

    def _division(self, block: Block, page: Page) -> None:
        file, place = _file(page), f"line {block.line}"
        division = self.outline.get(block.argument)
        if division is None:
            raise InputError(file, place, f"division {block.argument!r} is not in outline.toml")
        expected = self.order[len(self.state.opened)]
        if division.id != expected:
            mend = f"division {division.id!r} is out of order; the outline expects {expected!r}"
            raise InputError(file, place, mend)
        self._close()
        while self.state.open and self.state.open[-1][0].id != division.parent:
            self.state.open.pop()
        parent = self.state.open[-1][1] if self.state.open else self._part(division)
        element = sub(parent, "div", type=division.type, xml_id=f"{self.siglum}.{division.id}")
        self._flush_breaks(element)
        self.state.open.append((division, element))
        self.state.opened.add(division.id)

    def _part(self, division: Division) -> Element:
        kind = division.type
        name = "front" if kind in _FRONT else "back" if kind == "back" else "body"
        if name not in self.parts:
            self.parts[name] = make(name)
        return self.parts[name]

    def _container(self) -> Element:
        if self.state.law is not None:
            return self.state.law
        if self.state.open:
            return self.state.open[-1][1]
        return self.parts.setdefault("body", make("body"))

    def _flush_breaks(self, container: Element) -> None:
        for pending in self.state.pending:
            for element in page_break(pending, self.siglum):
                container.append(element)
        self.state.pending.clear()

    def _close(self) -> None:
        self.state.law = self.state.items = self.state.entry = self.state.last = None

    # -- blocks -------------------------------------------------------------------------------

    def _block(self, block: Block, page: Page, notes: dict[str, Element], used: set[str]) -> None:
        kind = block.kind
        if kind == "division":
            self._division(block, page)
            return
        if not self.state.open:
            mend = "text before the first '@ division' of the outline"
            raise InputError(_file(page), f"line {block.line}", mend)
        verse = kind in ("verse", "lines") or self._in_verse()
        pieces = self._pieces(block, page, notes, used, verse)
        if kind == "cont" and self.state.last is not None:
            self._continue(pieces)
            return
        self.state.last = None
        if kind in ("head", "subhead"):
            self._heading(kind, pieces, page, block)
        elif kind == "law":
            self._law(block, pieces, page)
        elif kind == "table":
            self._table(block, page)
        elif kind in ("figure", "gap"):
            self._lost(block)
        elif kind in ("item", "entry"):
            self._listed(block, pieces, page)
        else:
            self._paragraph(block, pieces, page)

    def _in_verse(self) -> bool:
        return bool(self.state.open) and self.state.open[-1][0].type == "verse"

    def _pieces(
        self, block: Block, page: Page, notes: dict[str, Element], used: set[str], lined: bool
    ) -> list[Piece]:
        if block.kind == "table":
            return []
        file, pieces = _file(page), list[Piece]()
        texts = [line.strip() for line in block.lines] if lined else [block.text]
        for number, text in enumerate(texts):
            if number:
                pieces.append(LineBreak())
            for piece in parse_inline(text, file, block.line):
                if isinstance(piece, NoteMark) and piece.mark in notes and piece.mark not in used:
                    used.add(piece.mark)
                    pieces.append(Footnote(notes[piece.mark]))
                else:
                    pieces.append(piece)
        return pieces

    def _continue(self, pieces: list[Piece]) -> None:
        """Go on with the last block; page breaks that came between stand where they came."""
        last = self.state.last
        assert last is not None
        if last.verse:
            last.pieces.append(LineBreak())
        else:
            last.pieces.append(Run("\n"))
        last.pieces.extend(self.state.pending)
        self.state.pending.clear()
        last.pieces.extend(pieces)

    def _open_block(
        self, element: Element, pieces: list[Piece], page: Page, line: int, verse: bool = False
    ) -> None:
        division = self.state.open[-1][0].id
        block = _TextBlock(element, pieces, division, (_file(page), line), verse)
        self.state.blocks.append(block)
        self.state.last = block

    def _identity(self, page: Page) -> str:
        self.state.starts[page.name] += 1
        return f"{self.siglum}.{page.name}.{self.state.starts[page.name]}"

    def _heading(self, kind: str, pieces: list[Piece], page: Page, block: Block) -> None:
        self._close()
        container = self._container()
        self._flush_breaks(container)
        headed = {"head": "main", "subhead": "sub"}[kind]
        # TEI wants heads before everything else: a later one titles a stretch of its own.
        if any(child.tag.endswith(("}p", "}div", "}lg", "}table", "}list")) for child in container):
            element = sub(container, "p", rend="heading", xml_id=self._identity(page))
        else:
            element = sub(container, "head", type=headed)
        self._open_block(element, pieces, page, block.line)

    def _law(self, block: Block, pieces: list[Piece], page: Page) -> None:
        division, container = self.state.open[-1]
        if division.count is None:
            mend = f"a numbered item in {division.id!r}, which has no 'count' in outline.toml"
            raise InputError(_file(page), f"line {block.line}", mend)
        self._close()
        self._flush_breaks(container)
        number = self.state.counts.get(division.id, 0) + 1
        self.state.counts[division.id] = number
        address = f"{self.siglum}.{division.id}.{number}"
        kind = self.norms.kinds.get(address, Kind())
        numeral = block.argument.strip("[]").rstrip(".,")
        law = sub(container, "div", type="law", xml_id=address, n=numeral)
        if kind.kind != "law":
            law.set("subtype", kind.kind)
        if kind.status != "custom":
            law.set("ana", f"#{kind.status}")
        self.state.law = law
        label = make("label")
        supplied = block.argument.startswith("[")
        if supplied:
            sub(label, "supplied", block.argument.strip("[]"), resp="#editor")
        else:
            add_text(label, block.argument)
        law.append(label)
        self._text_element(law, pieces, page, block.line, verse=self._in_verse())

    def _paragraph(self, block: Block, pieces: list[Piece], page: Page) -> None:
        kind = block.kind
        if kind == "p":
            self._close()
        if kind == "entry" or self.state.entry is not None:
            self._into_entry(pieces, page, block.line)
            return
        self.state.items = None
        container = self._container()
        if kind == "reason":
            note = sub(container, "note", type="reason")
            self._flush_breaks(note)
            self._text_element(note, pieces, page, block.line)
            return
        self._flush_breaks(container)
        target = self._section_after_laws(container)
        attributes = {"ana": f"#{kind}"} if kind in ("advice", "anecdote", "example") else {}
        if kind == "verse" or (self._in_verse() and kind == "paragraph"):
            self._text_element(target, pieces, page, block.line, verse=True)
        else:
            element = self._text_element(target, pieces, page, block.line)
            for name, value in attributes.items():
                element.set(name, value)
            if kind == "lines":
                element.set("rend", "lines")

    def _section_after_laws(self, container: Element) -> Element:
        """After nested divisions TEI allows no bare paragraph: a section takes it."""
        divs = [child for child in container if child.tag.endswith("}div")]
        if not divs or container is self.state.law:
            return container
        if divs[-1].get("type") == "section" and divs[-1].get("rend") == "after":
            return divs[-1]
        return sub(container, "div", type="section", rend="after")

    def _text_element(
        self, parent: Element, pieces: list[Piece], page: Page, line: int, verse: bool = False
    ) -> Element:
        name = "lg" if verse else "p"
        element = sub(parent, name, xml_id=self._identity(page))
        self._open_block(element, pieces, page, line, verse)
        return element

    def _table(self, block: Block, page: Page) -> None:
        self.state.items = None
        container = self._container()
        self._flush_breaks(container)
        table = sub(self._section_after_laws(container), "table", xml_id=self._identity(page))
        for offset, line in enumerate(block.lines):
            head = line.startswith("|=")
            cells = re.split(r"(?<!\\)\|", line.strip().removeprefix("|=").strip("|"))
            row = sub(table, "row", **({"role": "label"} if head else {}))
            for text in cells:
                cell = sub(row, "cell")
                pieces = parse_inline(text.strip(), _file(page), block.line + offset)
                fill(cell, pieces, self.siglum)

    def _lost(self, block: Block) -> None:
        self.state.items = None
        container = self._container()
        self._flush_breaks(container)
        target = self._section_after_laws(container)
        if block.kind == "gap":
            sub(sub(target, "p"), "gap", reason="lost", extent=block.argument)
        else:
            figure = sub(target, "figure")
            sub(figure, "figDesc", block.argument)

    def _listed(self, block: Block, pieces: list[Piece], page: Page) -> None:
        if block.kind == "entry":
            self._close()
            container = self._container()
            self._flush_breaks(container)
            entry = sub(container, "entry", xml_id=self._identity(page))
            orth = sub(sub(entry, "form", type="lemma"), "orth")
            head = parse_inline(block.argument, _file(page), block.line)
            fill(orth, head, self.siglum)
            self.state.entry = entry
            if pieces:
                self._into_entry(pieces, page, block.line)
            return
        self.state.entry = None
        container = self._container()
        if self.state.items is None:
            self._flush_breaks(container)
            self.state.items = sub(self._section_after_laws(container), "list", rend="numbered")
        self._flush_breaks(self.state.items)
        item = sub(self.state.items, "item", n=block.argument.rstrip("."))
        items = self.state.items
        self._text_element(item, pieces, page, block.line)
        self.state.items = items

    def _into_entry(self, pieces: list[Piece], page: Page, line: int) -> None:
        assert self.state.entry is not None
        sense = sub(self.state.entry, "sense")
        self._flush_breaks(sense)
        self._open_block(sub(sense, "def"), pieces, page, line)

    # -- the end ------------------------------------------------------------------------------

    def _check_counts(self) -> None:
        shown = f"corpus/{self.siglum}/outline.toml"
        for name in self.order:
            division = self.outline[name]
            if name not in self.state.opened:
                raise InputError(shown, name, "no page file opens this division with '@'")
            found = self.state.counts.get(name, 0)
            if division.count is not None and found != division.count:
                mend = f"{found} numbered items found, {division.count} expected; mend the pages"
                raise InputError(shown, name, mend)

    def _fill_blocks(self) -> None:
        spans = self._spans()
        for number, block in enumerate(self.state.blocks):
            if block.verse:
                for pieces in _lines(block.pieces):
                    fill(sub(block.element, "l"), pieces, self.siglum)
            else:
                fill(block.element, block.pieces, self.siglum, spans.get(number, ()))

    def _spans(self) -> dict[int, list[Span]]:
        """Find the words of every prose rule; each must stand in one block of its division."""
        spans: dict[int, list[Span]] = {}
        for rule in self.norms.rules:
            if rule.division not in self.outline:
                shown = f"corpus/{self.siglum}/norms.toml"
                raise InputError(shown, rule.id, "no such division in outline.toml")
            number, span = self._find(rule)
            spans.setdefault(number, []).append(span)
        return spans

    def _find(self, rule: ProseRule) -> tuple[int, Span]:
        for number, block in enumerate(self.state.blocks):
            if block.division != rule.division or block.verse:
                continue
            text = running_text(block.pieces)
            first = find_words(text, rule.first)
            last = find_words(text, rule.last, first.start()) if first else None
            if first and last:
                return number, Span(first.start(), last.end(), self._attributes(rule))
        shown = f"corpus/{self.siglum}/norms.toml"
        raise InputError(shown, rule.id, "its first and last words stand in no one paragraph there")

    def _attributes(self, rule: ProseRule) -> tuple[tuple[str, str], ...]:
        identity = f"{self.siglum}.{rule.id}"
        status = (("ana", f"#{rule.kind.status}"),) if rule.kind.status != "custom" else ()
        return (
            ("type", "rule"),
            *((("subtype", rule.kind.kind),) if rule.kind.kind != "rule" else ()),
            *status,
            ("{http://www.w3.org/XML/1998/namespace}id", identity),
        )


def _lines(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    line: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, LineBreak):
            yield line
            line = []
        else:
            line.append(piece)
    yield line


def _file(page: Page) -> str:
    return f"corpus/{page.witness}/pages/{page.name}.txt"
