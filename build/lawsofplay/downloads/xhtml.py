"""Convert TEI to the XHTML of an electronic book: blocks, words, page breaks and footnotes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from lxml import etree

from lawsofplay.model.tei import XML_ID, XML_LANG, Element, add_text, tag

XHTML = "http://www.w3.org/1999/xhtml"
OPS = "http://www.idpf.org/2007/ops"
TYPE = f"{{{OPS}}}type"
"""The attribute ``epub:type``, which says what a thing is in an electronic book."""

_NSMAP: dict[str, str] = {None: XHTML, "epub": OPS}  # type: ignore[dict-item]

_TYPES = {
    "titlepage": ("titlepage", ""),
    "preface": ("preface", "doc-preface"),
    "part": ("part", "doc-part"),
    "game": ("chapter", "doc-chapter"),
    "chapter": ("chapter", "doc-chapter"),
}
"""The epub:type of each type of division, with its role for screen readers."""


def element(name: str, text: str = "", /, **attributes: str) -> Element:
    """A new XHTML element.

    ``kind`` is its epub:type and ``css`` its class; an underscore in a name becomes a hyphen.
    """
    made = etree.Element(f"{{{XHTML}}}{name}", nsmap=_NSMAP)
    made.text = text or None
    for key, value in attributes.items():
        if value:
            key = {"kind": TYPE, "css": "class"}.get(key, key.replace("_", "-"))
            made.set(key, value)
            if key == "lang":
                made.set(XML_LANG, value)
    return made


def child(parent: Element, name: str, text: str = "", /, **attributes: str) -> Element:
    """A new element at the end of another; see `element`."""
    made = element(name, text, **attributes)
    parent.append(made)
    return made


@dataclass
class Writer:
    """Writes one file of a book.

    ``depth`` is the level of the next heading, ``notes`` are the footnotes found so far.
    """

    depth: int = 1
    notes: list[Element] = field(default_factory=list)

    def blocks(self, sources: Iterable[Element], into: Element) -> None:
        """Write TEI blocks one after another at the end of an XHTML element."""
        for source in sources:
            if write := _BLOCKS.get(source.tag):
                write(self, source, into)

    def words(self, source: Element, into: Element) -> None:
        """Write the text of a TEI element with everything inside it."""
        _add(into, source.text)
        for inner in source:
            if write := _INLINE.get(inner.tag):
                write(self, inner, into)
            _add(into, inner.tail)

    def footnotes(self, into: Element) -> None:
        """Write the footnotes found so far, each with a link back to its mark."""
        # A footnote may contain a mark itself, so the list may grow while it is written.
        for note in self.notes:
            name = str(note.get(XML_ID))
            aside = child(into, "aside", kind="footnote", role="doc-footnote", id=name)
            row = child(aside, "p")
            child(row, "a", note.get("n", "*"), href=f"#{name}-mark", role="doc-backlink")
            _add(row, " ")
            self._flowing(note, row)

    def _flowing(self, source: Element, into: Element) -> None:
        """Write the words of blocks inside a line, with a blank between two blocks."""
        _add(into, source.text)
        for inner in source:
            if inner.tag == tag("p"):
                self.words(inner, into)
                _add(into, " ")
            elif write := _INLINE.get(inner.tag):
                write(self, inner, into)
            _add(into, inner.tail)

    def heads(self, headings: list[Element], into: Element) -> None:
        """Write the headings of a division: the first at the current level, the others below it."""
        for number, head in enumerate(headings):
            level = "p" if number else f"h{min(self.depth, 6)}"
            self.words(head, child(into, level, css="subhead" if number else ""))

    def _division(self, source: Element, into: Element) -> None:
        if source.get("type") == "law":
            self._law(source, into)
            return
        name, role = _TYPES.get(source.get("type", ""), ("", ""))
        section = child(into, "section", kind=name, role=role, id=source.get(XML_ID, ""))
        heads = source.findall(tag("head"))
        first = source.index(heads[0]) if heads else 0
        inside = list(source)
        self.blocks(inside[:first], section)
        self.heads(heads, section)
        self.depth += 1
        self.blocks(inside[first:], section)
        self.depth -= 1

    def _law(self, source: Element, into: Element) -> None:
        section = child(into, "div", css="law", id=source.get(XML_ID, ""))
        label = source.find(tag("label"))
        self.blocks(source, section)
        if label is None:
            return
        numeral = element("span", css="numeral")
        self.words(label, numeral)
        numeral.tail = " "
        first = section.find(f"{{{XHTML}}}p")
        if first is None or first.get("class") == "lg":
            first = element("p", css="numbering")
            section.insert(0, first)
        numeral.tail += first.text or ""
        first.text = None
        first.insert(0, numeral)

    def _paragraph(self, source: Element, into: Element) -> None:
        css = "continued" if source.get("part") in ("M", "F") else source.get("rend", "")
        self.words(source, child(into, "p", css=css, id=source.get(XML_ID, "")))

    def _page(self, source: Element, into: Element) -> None:
        number = source.get("n", "")
        name = "div" if etree.QName(into).localname in ("section", "div") else "span"
        made = child(into, name, kind="pagebreak", role="doc-pagebreak", aria_label=number)
        made.set("id", str(source.get(XML_ID)))

    def _note(self, source: Element, into: Element) -> None:
        if source.get("place") == "bottom":
            # The mark in the text is lost, so the note stands where its page ends.
            self._mark(source, child(into, "p"))
        else:
            self.blocks(source, child(into, "div", css="reason", role="note"))

    def _stanza(self, source: Element, into: Element) -> None:
        stanza = child(into, "p", css="lg", id=source.get(XML_ID, ""))
        for line in source:
            self.words(line, child(stanza, "span", css="l"))

    def _table(self, source: Element, into: Element) -> None:
        body = child(child(into, "table", id=source.get(XML_ID, "")), "tbody")
        for row in source.iter(tag("row")):
            line = child(body, "tr")
            for cell in row.iter(tag("cell")):
                head = row.get("role") == "label" and "".join(map(str, cell.itertext())).strip()
                self.words(cell, child(line, "th" if head else "td"))

    def _list(self, source: Element, into: Element) -> None:
        rows = child(into, "ul", css="items")
        waiting: list[Element] = []
        for item in source:
            if item.tag == tag("pb"):
                waiting.append(item)
            elif item.tag == tag("item"):
                line = child(rows, "li")
                self.blocks(waiting, line)
                waiting = []
                _add(line, f"{item.get('n')} " if item.get("n") else "")
                self.blocks(item, line)
        self.blocks(waiting, into)

    def _entry(self, source: Element, into: Element) -> None:
        listed = child(into, "dl", id=source.get(XML_ID, ""))
        for term in source.iter(tag("orth")):
            self.words(term, child(listed, "dt"))
        for meaning in source.iter(tag("def")):
            self.words(meaning, child(listed, "dd"))

    def _figure(self, source: Element, into: Element) -> None:
        described = " ".join("".join(map(str, source.itertext())).split())
        child(into, "p", f"[A figure that the source lost: {described}]", lang="en", css="figure")

    def _span(self, source: Element, into: Element) -> None:
        name = "i" if source.tag == tag("hi") else "span"
        css, title = _MARKED.get(source.tag, ("", ""))
        made = child(into, name, css=css, title=title, id=source.get(XML_ID, ""))
        before, after = ("[", "]") if source.tag == tag("supplied") else ("", "")
        _add(made, before)
        self.words(source, made)
        _add(made, after)

    def _mend(self, source: Element, into: Element) -> None:
        _add(into, " ")
        made = child(into, "span", "[read ", lang="en", css="corr")
        self.words(source, made)
        _add(made, "]")

    def _gap(self, source: Element, into: Element) -> None:
        extent = source.get("extent")
        child(into, "span", f"[… {extent}]" if extent else "[…]", lang="en", css="gap")

    def _line_end(self, source: Element, into: Element) -> None:
        child(into, "br")

    def _mark(self, note: Element, into: Element) -> None:
        if note.get("place") != "bottom":
            return
        self.notes.append(note)
        name = str(note.get(XML_ID))
        mark = child(child(into, "sup"), "a", note.get("n", "*"), kind="noteref", id=f"{name}-mark")
        mark.set("role", "doc-noteref")
        mark.set("href", f"#{name}")


def _add(into: Element, text: str | None) -> None:
    if text:
        add_text(into, text)


_MARKED = {
    tag("unclear"): ("unclear", "doubtful reading"),
    tag("supplied"): ("supplied", "supplied by the editor"),
    tag("sic"): ("sic", "so printed"),
}

Write = Callable[[Writer, Element, Element], None]

_BLOCKS: dict[object, Write] = {
    tag("div"): Writer._division,
    tag("p"): Writer._paragraph,
    tag("pb"): Writer._page,
    tag("note"): Writer._note,
    tag("lg"): Writer._stanza,
    tag("table"): Writer._table,
    tag("list"): Writer._list,
    tag("entry"): Writer._entry,
    tag("figure"): Writer._figure,
}

_INLINE: dict[object, Write] = {
    tag("pb"): Writer._page,
    tag("hi"): Writer._span,
    tag("unclear"): Writer._span,
    tag("supplied"): Writer._span,
    tag("sic"): Writer._span,
    tag("seg"): Writer._span,
    tag("choice"): Writer.words,
    tag("corr"): Writer._mend,
    tag("pc"): Writer.words,
    tag("reg"): Writer.words,
    tag("gap"): Writer._gap,
    tag("lb"): Writer._line_end,
    tag("note"): Writer._mark,
}
