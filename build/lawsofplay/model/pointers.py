"""The pointers of a TEI document: attributes that point to places in this or another file."""

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
"""The attributes of TEI P5 that hold pointers, one or several with blanks between them."""

_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def pointers(root: Element) -> Iterator[tuple[Element, str, str]]:
    """Every pointer to this document or to a file beside it: its element, attribute and target.

    A word that begins with ``#`` counts as a pointer in any attribute. Web addresses are left out.
    """
    for element in root.iter(etree.Element):
        for name, value in element.items():
            for word in str(value).split():
                if (name in POINTERS or word.startswith("#")) and not _ELSEWHERE.match(word):
                    yield element, str(name), word


def led_to(root: Element, file: str) -> None:
    """Change each pointer within the document (``#editor``) to point to that place in a file.

    This is for a piece that was taken out of its document: its targets are still in ``file``.
    """
    for element in root.iter(etree.Element):
        for name in POINTERS.intersection(map(str, element.keys())):
            element.set(name, re.sub(r"(?<!\S)#", f"{file}#", element.get(name, "")))
