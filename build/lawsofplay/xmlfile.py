"""Reading XML safely: no DTD, no entities of its own, no network; faults told in one line."""

from __future__ import annotations

from pathlib import Path

from lxml import etree

from lawsofplay.errors import InputError
from lawsofplay.files import decode


def read_xml(path: Path, shown: str) -> etree._Element:
    """The root element of an XML file. ``shown`` names the file in messages.

    Raises InputError when it is missing, not UTF-8, not well-formed, or brings a DTD of its own
    (the way in for entity bombs and for files from elsewhere).
    """
    if not path.is_file():
        raise InputError(shown, "", "the file is missing; run: laws build")
    data = path.read_bytes()
    decode(data, shown)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
            line = data[: data.find(b"<!")].count(b"\n") + 1
            raise InputError(shown, f"line {line}", "a DTD or entity is not allowed; take it out")
        return etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        place = f"line {error.lineno or 1}"
        raise InputError(shown, place, f"malformed XML: {error.msg}; run: laws build") from None
