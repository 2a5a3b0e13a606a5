"""The printed tables of a division, read from the TEI: what an editor mends is compared again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from lxml import etree

from lawsofplay.project import find_project
from lawsofplay.xmlfile import read_xml

TEI = "{http://www.tei-c.org/ns/1.0}"
XML_ID = "{http://www.w3.org/XML/1998/namespace}id"


@cache
def tables(division: str) -> list[list[list[str]]]:
    """Tables, rows and cells; a cell that the scan lost is an empty string."""
    root = read_xml(find_project().tei_file("quanti"), "tei/quanti.xml")
    (found,) = (div for div in root.iter(f"{TEI}div") if div.get(XML_ID) == division)
    return [
        [
            ["".join(_printed(cell)).strip() for cell in row.iter(f"{TEI}cell")]
            for row in table.iter(f"{TEI}row")
        ]
        for table in found.iter(f"{TEI}table")
    ]


def _printed(element: etree._Element) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        if child.tag != f"{TEI}supplied":
            yield from _printed(child)
        yield child.tail or ""
