"""Joining header and text into a TEI document, indented so that versions compare line by line."""

from __future__ import annotations

from lxml import etree

from lawsofplay.base.project import Project
from lawsofplay.encode.body import encode_text
from lawsofplay.encode.header import encode_header
from lawsofplay.encode.points import mark_points
from lawsofplay.encode.words_only import check_words, is_words_only
from lawsofplay.model.norms import load_norms
from lawsofplay.model.outline import load_outline
from lawsofplay.model.release import load_release
from lawsofplay.model.tei import XML_LANG, Element, make
from lawsofplay.model.witness import load_witness, read_source
from lawsofplay.transcription import load_pages

# Elements that hold only elements: white space between these has no meaning.
_ELEMENT_ONLY_NAMES = """
TEI teiHeader fileDesc titleStmt editionStmt publicationStmt availability licence sourceDesc
biblStruct monogr imprint respStmt encodingDesc projectDesc editorialDecl correction hyphenation
interpretation normalization punctuation refsDecl citeStructure classDecl taxonomy category
profileDesc langUsage revisionDesc text front body back div list item table row lg entry form sense
figure
"""
_ELEMENT_ONLY = frozenset(_ELEMENT_ONLY_NAMES.split())


def encode_witness(project: Project, siglum: str) -> bytes:
    """The TEI document of a witness, as UTF-8 bytes; the same input gives the same bytes.

    The header names the release, so a new version or day of release changes the document.
    Raises InputError (page file, line) as `encode_text` does. So it does, for a source without
    punctuation, when the words of the pages are not those of ocr.txt.
    """
    witness = load_witness(project, siglum)
    pages = load_pages(project, siglum)
    root = make("TEI", xml_id=siglum)
    root.set(XML_LANG, witness.language)
    root.append(encode_header(witness, pages, load_release(project)))
    outline, norms = load_outline(project, siglum), load_norms(project, siglum)
    text = encode_text(siglum, outline, norms, pages)
    if is_words_only(pages):
        words = check_words(pages, read_source(project, siglum))
        mark_points(text, words, f"tei/{siglum}.xml")
    root.append(text)
    return serialise(root)


def serialise(root: Element) -> bytes:
    """The bytes of a document; elements that hold only elements are indented, others unchanged."""
    _indent(root, 0)
    declaration = b'<?xml version="1.0" encoding="UTF-8"?>\n'
    body: bytes = etree.tostring(root, encoding="utf-8")
    return declaration + body + b"\n"


def _indent(element: Element, depth: int) -> None:
    if etree.QName(element).localname not in _ELEMENT_ONLY or not len(element):
        return
    if (element.text or "").strip() or any((child.tail or "").strip() for child in element):
        return
    inner = "\n" + " " * (depth + 1)
    element.text = inner
    for child in element:
        _indent(child, depth + 1)
        child.tail = inner
    element[-1].tail = inner[:-1]
