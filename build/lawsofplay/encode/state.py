"""Where the reading of a book stands: open divisions, the open law, what later blocks continue."""

from __future__ import annotations

from dataclasses import dataclass, field

from lawsofplay.encode.inline import page_break
from lawsofplay.encode.pieces import PageBreak, Piece
from lawsofplay.model.norms import Norms
from lawsofplay.model.outline import Division
from lawsofplay.model.tei import Element, make, sub


@dataclass
class TextBlock:
    """A block of mixed content that later blocks may continue; filled when the book is read.

    ``form`` is ``prose``, ``lines`` (line ends are kept) or ``verse`` (each line is an ``l``). A
    footnote is a block too, of the division in which its mark stands.
    """

    element: Element
    pieces: list[Piece]
    division: str
    form: str = "prose"


@dataclass
class Leaf:
    """The page file being read: file, name, state, footnotes by mark, marks met, blocks so far."""

    file: str
    name: str
    state: str
    notes: dict[str, TextBlock]
    used: set[str] = field(default_factory=set)
    blocks: int = 0


@dataclass
class Book:
    """The book as read so far.

    ``law``, ``items`` and ``entry`` are the open law, list and dictionary entry, or None; ``last``
    is the block that ``:cont`` continues, ``interrupted`` the block before a table or figure.
    ``notes`` are the footnotes of the pages read. ``opened`` lists the divisions in the order in
    which they began, ``counts`` their items; ``reached`` is the last printed page of the last file
    that holds several.
    """

    siglum: str
    outline: dict[str, Division]
    norms: Norms
    parts: dict[str, Element] = field(default_factory=dict)
    pending: list[PageBreak] = field(default_factory=list)
    open: list[tuple[Division, Element]] = field(default_factory=list)
    blocks: list[TextBlock] = field(default_factory=list)
    notes: list[TextBlock] = field(default_factory=list)
    last: TextBlock | None = None
    interrupted: TextBlock | None = None
    law: Element | None = None
    items: Element | None = None
    entry: Element | None = None
    counts: dict[str, int] = field(default_factory=dict)
    opened: list[str] = field(default_factory=list)
    reached: int = 0

    @property
    def division(self) -> Division:
        """The innermost open division."""
        return self.open[-1][0]

    def container(self) -> Element:
        """The element that takes the next block: the open law, else the open division."""
        return self.law if self.law is not None else self.open[-1][1]

    def room(self) -> Element:
        """The element that takes a block that is no law, page breaks in their place.

        After nested divisions TEI allows no bare paragraph: a section of its own takes it.
        """
        container = self.container()
        nested = [child for child in container if child.tag.endswith("}div")]
        if nested and nested[-1].get("rend") == "after":
            container = nested[-1]
        elif nested:
            self.flush_breaks(container)
            container = sub(container, "div", type="section", rend="after")
        self.flush_breaks(container)
        return container

    def flush_breaks(self, container: Element) -> None:
        """Put the page breaks that wait into an element, where the reading stands."""
        for pending in self.pending:
            container.extend(page_break(pending, self.siglum))
        self.pending.clear()

    def close(self) -> None:
        """Close the open law, list and entry; nothing before can be continued."""
        self.law = self.items = self.entry = self.last = self.interrupted = None

    def add_text(
        self, parent: Element, name: str, pieces: list[Piece], leaf: Leaf | None, form: str
    ) -> Element:
        """A new text block in ``parent``; on a leaf it is counted and gets an ``xml:id``."""
        element = make(name)
        if leaf is not None:
            element = make(name, xml_id=self.identity(leaf))
        parent.append(element)
        self.last = TextBlock(element, pieces, self.division.id, form)
        self.blocks.append(self.last)
        return element

    def identity(self, leaf: Leaf) -> str:
        """The next block's ``xml:id``: witness, page, place on the page."""
        leaf.blocks += 1
        return f"{self.siglum}.{leaf.name}.{leaf.blocks}"
