"""The pointers of a TEI document: attributes whose words are addresses, here or in other files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lxml import etree

from lawsofplay.model.tei import Element

# fmt: off
POINTERS = frozenset({
    "active", "ana", "change", "copyOf", "corresp", "decls", "edRef", "exclude", "facs", "hand",
    "mutual", "next", "passive", "prev", "ref", "rendition", "resp", "sameAs", "scheme", "select",
    "source", "spanTo", "synch", "target", "targetEnd", "toWhom", "who", "wit",
})
# fmt: on
"""Attributes of TEI P5 that hold one pointer or several, parted by blanks."""

_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def pointers(root: Element) -> Iterator[tuple[Element, str, str]]:
    """Yield every pointer to this document or to a file beside it: element, attribute, address.

    What begins with ``#`` is taken for a pointer in whatever attribute it stands. Addresses on the
    web are left out.
    """
    for element in root.iter(etree.Element):
        for name, value in element.items():
            for word in str(value).split():
                if (name in POINTERS or word.startswith("#")) and not _ELSEWHERE.match(word):
                    yield element, str(name), word


def led_to(root: Element, file: str) -> None:
    """Make each pointer to a place of its own document (``#editor``) lead to that place in a file.

    For a piece taken out of its document: what it points to stayed behind.
    """
    for element in root.iter(etree.Element):
        for name in POINTERS.intersection(map(str, element.keys())):
            element.set(name, re.sub(r"(?<!\S)#", f"{file}#", element.get(name, "")))
