"""On which printed pages, and in which page files, the parts of a book stand.

A page file holds one printed page, which begins at its ``pb``; a file of *cotton* holds a block of
several, which begins at its ``milestone``, and the ``pb`` inside name it by ``@corresp``.
"""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

from lawsofplay.model.tei import XML_ID, Element, tag


def is_leaf(element: Element) -> bool:
    """Does a page file begin here?"""
    if element.tag == tag("milestone"):
        return True
    return element.tag == tag("pb") and element.get("corresp") is None


def leaves_in(element: Element) -> Iterator[Element]:
    """The beginnings of page files inside an element."""
    return filter(is_leaf, element.iter(tag("pb"), tag("milestone")))


def leaf_of(page: Element) -> str:
    """The address of the page file in which a printed page begins, by its ``pb``."""
    return page.get("corresp", "").removeprefix("#") or str(page.get(XML_ID))


def name_of(begun: Element) -> str:
    """The name of a page or page file, without its book: ``p021``."""
    return str(begun.get(XML_ID)).partition(".")[2]


class Leaves:
    """Where every element of a document begins: its printed page and its page file."""

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
        """The pages on which a law's own words stand; its reasons may go on to others."""
        blocks = _own_blocks(element)
        found = (page for block in blocks for page in (self.page[block], *block.iter(tag("pb"))))
        return [page for page in dict.fromkeys(found) if page is not None]

    def leaves(self, element: Element) -> list[Element]:
        """The beginnings of the page files that hold a law's own words."""
        blocks = _own_blocks(element)
        found = (leaf for block in blocks for leaf in (self.leaf[block], *leaves_in(block)))
        return [leaf for leaf in dict.fromkeys(found) if leaf is not None]


def inside_note(element: Element, law: Element | None = None) -> bool:
    """Does it stand in a note, as the reason of a law does? In one within the law, if one is given.

    A rule in prose may itself stand in a footnote.
    """
    note = next(element.iterancestors(tag("note")), None)
    return note is not None and (law is None or law in note.iterancestors())


def _own_blocks(element: Element) -> list[Element]:
    """The blocks that hold a law's own words; a rule in prose is itself one."""
    blocks = element.iter(tag("p"), tag("lg"), tag("table"), tag("figure"))
    return [block for block in blocks if not inside_note(block)] or [element]
