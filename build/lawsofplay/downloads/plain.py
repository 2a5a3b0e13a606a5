"""A book as plain text: as printed, or in regular spelling with the misprints corrected.

Each paragraph, line of verse or row of a table is one line. An empty line separates blocks. A new
page begins at ``[p. 21]``. A footnote stands below its block, after its mark. A lost place is
``[...]``, a supplied word stands in brackets, and a doubtful word has ``[?]`` after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from lawsofplay.lexicon.regular import WORD, regular
from lawsofplay.model.tei import Element, tag
from lawsofplay.site.library import Library


def printed(library: Library, siglum: str) -> bytes:
    """The text of a book with its printed spelling and misprints."""
    return _book(library, siglum, "as printed", _Text(mended=False), str)


def regularised(library: Library, siglum: str) -> bytes:
    """The text of a book in regular spelling, where it is certain, with misprints corrected."""
    lang = library.witnesses[siglum].language
    spelling = regular("fr" if lang == "fr" else "en", library.project.root)

    def spelt(text: str) -> str:
        return WORD.sub(lambda word: spelling(word[0]), text)

    return _book(library, siglum, "in regular spelling", _Text(mended=True), spelt)


def _book(
    library: Library, siglum: str, how: str, text: _Text, spelt: Callable[[str], str]
) -> bytes:
    book = library.witnesses[siglum]
    root = library.edition.roots[siglum].find(tag("text"))
    imprint = ", ".join(
        part for part in (book.author, book.place, book.publisher, book.date) if part
    )
    head = [
        f"{book.title} ({imprint})",
        f"The Laws of Play, version {library.version}: the text {how}.",
        "[p. 21] a page begins; [...] lost; [word] supplied; [?] the word before is doubtful.",
    ]
    body = spelt("\n\n".join(text.blocks(root) if root is not None else ()))
    return ("\n".join(head) + "\n\n\n" + body + "\n").encode()


@dataclass
class _Text:
    """Writes one book; ``notes`` are the footnotes of the current block."""

    mended: bool
    notes: list[str] = field(default_factory=list)

    def blocks(self, element: Element) -> Iterator[str]:
        """The blocks of a division, each with its footnotes after it."""
        label = ""
        for child in element:
            if child.tag == tag("label"):
                label = self.line(child) + " "
            elif child.tag in _HOLDERS and child.get("place") != "bottom":
                yield from self.blocks(child)
            elif block := self._block(child):
                yield label + block
                label = ""
                yield from self._below()

    def _below(self) -> Iterator[str]:
        notes, self.notes = self.notes, []
        yield from notes

    def _block(self, element: Element) -> str:
        if element.tag == tag("table"):
            rows = ([self.line(cell) for cell in row] for row in element.iter(tag("row")))
            return "\n".join("\t".join(row).rstrip() for row in rows)
        if element.tag == tag("lg"):
            return "\n".join(self.line(line) for line in element.iter(tag("l")))
        if element.tag == tag("list"):
            return "\n".join(filter(None, map(self._item, element)))
        if element.tag == tag("figure"):
            return f"[a figure: {self.line(element)}]"
        if element.tag == tag("entry"):
            return ": ".join(filter(None, (self.line(part) for part in element)))
        if element.tag == tag("note"):
            return self._note(element)
        piece = self._piece(element) if element.tag in _PIECES else self.line(element)
        return piece.strip()

    def _note(self, note: Element) -> str:
        return f"[{note.get('n', '*')}] {self.line(note)}"

    def _item(self, item: Element) -> str:
        if item.tag != tag("item"):
            return self._piece(item).strip()
        return f"{item.get('n', '')} {self.line(item)}".strip()

    def line(self, element: Element) -> str:
        """All words inside an element on one line, except where the print's line ends are kept."""
        words = "".join(self._inside(element)).split(_LINE)
        return "\n".join(" ".join(line.split()) for line in words).strip()

    def _inside(self, element: Element) -> Iterator[str]:
        yield element.text or ""
        for child in element:
            yield self._piece(child)
            yield child.tail or ""

    def _piece(self, element: Element) -> str:
        """An element inside a line of text."""
        if element.tag in _UNSHOWN:
            return ""
        if element.tag == tag("choice") and element.find(tag("sic")) is not None:
            chosen = element.find(tag("corr" if self.mended else "sic"))
            return "" if chosen is None else "".join(self._inside(chosen))
        if element.tag == tag("pb"):
            return f" [p. {element.get('n', '').strip('[]')}] "
        if element.tag == tag("gap"):
            return f"[... {element.get('extent')}]" if element.get("extent") else "[...]"
        if element.tag == tag("lb"):
            return _LINE
        if element.tag == tag("note"):
            self.notes.append(self._note(element))
            return f"[{element.get('n', '*')}]"
        inside = "".join(self._inside(element))
        return _SIGNS.get(element.tag, "{}").format(inside)


_LINE = "\x0b"
"""Stands for a printed line end while white space is joined."""

_HOLDERS = (tag("div"), tag("note"), tag("front"), tag("body"), tag("back"))
_PIECES = (tag("pb"), tag("gap"), tag("fw"))
_UNSHOWN = (tag("fw"), tag("orig"))
_SIGNS: dict[object, str] = {
    tag("supplied"): "[{}]",
    tag("unclear"): "{} [?]",
    tag("p"): "{} ",
    tag("def"): "{} ",
}
