"""Reading XML safely: no DTD, no entities, no network; errors are reported in one line."""

from __future__ import annotations

import re
from pathlib import Path

from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import decode

_DECLARATION = re.compile(rb"<!(DOCTYPE|ENTITY)")


def read_xml(path: Path, shown: str) -> etree._Element:
    """The root element of an XML file. ``shown`` names the file in messages.

    Raises InputError when it is missing, or as `parse_xml` does.
    """
    if not path.is_file():
        raise InputError(shown, "", "the file is missing; run: laws build")
    return parse_xml(path.read_bytes(), shown)


def parse_xml(data: bytes, shown: str) -> etree._Element:
    """The root element of an XML document.

    Raises InputError when it is not UTF-8, not well-formed, or declares a DTD or an entity. With
    these a document could exhaust the memory or read other files.
    """
    decode(data, shown)
    declared = _DECLARATION.search(data)
    if declared:
        line = data[: declared.start()].count(b"\n") + 1
        raise InputError(shown, f"line {line}", "a DTD or entity is not allowed; take it out")
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        return etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        place = f"line {error.lineno or 1}"
        problem = " ".join(str(error.msg).partition(", line ")[0].split())
        raise InputError(shown, place, f"malformed XML: {problem}; run: laws build") from None
