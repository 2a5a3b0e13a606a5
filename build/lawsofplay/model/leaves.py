"""The printed pages and the page files that hold each part of a book.

A page file holds one printed page, which begins at its ``pb``. In *cotton* a file holds a block of
several pages; it begins at a ``milestone``, and each ``pb`` in it names the block in ``@corresp``.
"""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from lawsofplay.model.tei import XML_ID, Element, tag


def is_leaf(element: Element) -> bool:
    """Whether a page file begins at this element."""
    if element.tag == tag("milestone"):
        return True
    return element.tag == tag("pb") and element.get("corresp") is None


def leaves_in(element: Element) -> Iterator[Element]:
    """The elements inside an element at which page files begin."""
    return filter(is_leaf, element.iter(tag("pb"), tag("milestone")))


def leaf_of(page: Element) -> str:
    """The address of the page file that holds the beginning of a printed page (its ``pb``)."""
    return page.get("corresp", "").removeprefix("#") or str(page.get(XML_ID))


def name_of(beginning: Element) -> str:
    """The name, without its book, of the page or page file that begins here: ``p021``."""
    return str(beginning.get(XML_ID)).partition(".")[2]


class Leaves:
    """The printed page and the page file on which each element of a document begins."""

    def __init__(self, root: Element) -> None:
        self.page: dict[Element, Element | None] = {}
        self.leaf: dict[Element, Element | None] = {}
        page: Element | None = None
        leaf: Element | None = None
        for element in root.iter(etree.Element):
            page = element if element.tag == tag("pb") else page
            leaf = element if is_leaf(element) else leaf
            self.page[element], self.leaf[element] = page, leaf

    def pages(self, element: Element) -> list[Element]:
        """The printed pages that hold a law's own words; its reasons are left out."""
        blocks = _own_blocks(element)
        pages = (page for block in blocks for page in (self.page[block], *block.iter(tag("pb"))))
        return [page for page in dict.fromkeys(pages) if page is not None]

    def leaves(self, element: Element) -> list[Element]:
        """The elements at which the page files begin that hold a law's own words."""
        blocks = _own_blocks(element)
        leaves = (leaf for block in blocks for leaf in (self.leaf[block], *leaves_in(block)))
        return [leaf for leaf in dict.fromkeys(leaves) if leaf is not None]


def inside_note(element: Element, law: Element | None = None) -> bool:
    """Whether an element is in a note, such as the reason of a law.

    With ``law``, only a note inside that law counts: a rule in prose may itself be in a footnote.
    """
    note = next(element.iterancestors(tag("note")), None)
    return note is not None and (law is None or law in note.iterancestors())


def _own_blocks(element: Element) -> list[Element]:
    """The blocks that hold a law's own words; for a rule in prose the element itself."""
    blocks = element.iter(tag("p"), tag("lg"), tag("table"), tag("figure"))
    return [block for block in blocks if not inside_note(block)] or [element]
