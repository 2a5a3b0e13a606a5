"""The state of encoding a book: open divisions, the open law, what later blocks may continue."""

from __future__ import annotations

from dataclasses import dataclass, field

from lawsofplay.encode.inline import page_break
from lawsofplay.encode.pieces import PageBreak, Piece
from lawsofplay.model.norms import Norms
from lawsofplay.model.outline import Division
from lawsofplay.model.tei import Element, make, sub


@dataclass
class TextBlock:
    """A block of text that later blocks may continue; its element is filled at the end.

    ``form`` is ``prose``, ``lines`` (line ends are kept) or ``verse`` (each line is an ``l``). A
    footnote is a block too, in the division of its mark.
    """

    element: Element
    pieces: list[Piece]
    division: str
    form: str = "prose"


@dataclass
class Leaf:
    """The page file that is being encoded.

    ``notes`` are its footnotes by mark, ``used`` the marks met so far, ``blocks`` the number of
    blocks so far.
    """

    file: str
    name: str
    state: str
    notes: dict[str, TextBlock]
    used: set[str] = field(default_factory=set)
    blocks: int = 0


@dataclass
class Book:
    """The book as encoded so far.

    - ``parts``: its front, body and back; ``pending``: page breaks not yet put in their place.
    - ``open``: the open divisions with their elements, the innermost last.
    - ``blocks`` and ``notes``: the text blocks and the footnotes.
    - ``last``: the block that ``:cont`` continues; ``interrupted``: that before a table or figure.
    - ``law``, ``items`` and ``entry``: the open law, list and dictionary entry, or None.
    - ``opened``: the ids of the divisions in the order of opening; ``counts``: their items.
    - ``reached``: the last printed page of the last file that holds several.
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
        """The element that holds the next block: the open law, or else the open division."""
        return self.law if self.law is not None else self.open[-1][1]

    def room(self) -> Element:
        """The element that holds a block that is no law; pending page breaks are put into it.

        TEI allows no paragraph after nested divisions, so such a block gets a section of its own.
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
        """Append the pending page breaks to an element."""
        for pending in self.pending:
            container.extend(page_break(pending, self.siglum))
        self.pending.clear()

    def close(self) -> None:
        """Close the open law, list and entry; no earlier block can be continued."""
        self.law = self.items = self.entry = self.last = self.interrupted = None

    def add_text(
        self, parent: Element, name: str, pieces: list[Piece], leaf: Leaf | None, form: str
    ) -> Element:
        """Append a text block to ``parent`` and return its element; on a leaf it has an xml:id."""
        element = make(name)
        if leaf is not None:
            element = make(name, xml_id=self.identity(leaf))
        parent.append(element)
        self.last = TextBlock(element, pieces, self.division.id, form)
        self.blocks.append(self.last)
        return element

    def identity(self, leaf: Leaf) -> str:
        """The xml:id of the page's next block: witness, page and number, such as cotton.b03.2."""
        leaf.blocks += 1
        return f"{self.siglum}.{leaf.name}.{leaf.blocks}"
