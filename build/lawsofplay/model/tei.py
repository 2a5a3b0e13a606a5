"""The TEI namespace, and helpers that make and read elements of it."""

from __future__ import annotations

from lxml import etree

NAMESPACE = "http://www.tei-c.org/ns/1.0"
XML_ID = "{http://www.w3.org/XML/1998/namespace}id"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

Element = etree._Element

# The type stubs of lxml do not know the key None, which means the default namespace.
_NSMAP: dict[str, str] = {None: NAMESPACE}  # type: ignore[dict-item]


def tag(name: str) -> str:
    """The name of a TEI element in Clark notation: ``p`` is ``{http://www.tei-c.org/ns/1.0}p``."""
    return f"{{{NAMESPACE}}}{name}"


def make(name: str, text: str = "", /, **attributes: str) -> Element:
    """A new TEI element; ``xml_id`` and ``xml_lang`` set the attributes xml:id and xml:lang."""
    element = etree.Element(tag(name), nsmap=_NSMAP)
    for key, value in attributes.items():
        key = {"xml_id": XML_ID, "xml_lang": XML_LANG}.get(key, key.rstrip("_"))
        element.set(key, value)
    if text:
        element.text = text
    return element


def sub(parent: Element, name: str, text: str = "", /, **attributes: str) -> Element:
    """Append a new TEI element, made as by `make`, to ``parent`` and return it."""
    element = make(name, text, **attributes)
    parent.append(element)
    return element


def state_of(page: Element) -> str:
    """The state of a page's text, from its ``pb``: one of `transcription.model.STATES`."""
    return page.get("ana", "#draft").removeprefix("#")


def add_text(parent: Element, text: str) -> None:
    """Append text to an element, after its last child."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text
