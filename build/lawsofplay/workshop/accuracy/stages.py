"""The layers of the pipeline: each state of the normaliser, the page files, the TEI.

A page on its way through the normaliser may hold any string. So a pattern strips its mark-up here;
the parser of page files could not read it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.base.xmlfile import read_xml
from lawsofplay.encode import words_only
from lawsofplay.model.leaves import is_leaf
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.model.witness import read_source
from lawsofplay.transcription import Page, load_pages
from lawsofplay.transcription.parse import split_page
from lawsofplay.workshop.accuracy.layers import LayerText, received, within
from lawsofplay.workshop.accuracy.passages import Passage, load_passages
from lawsofplay.workshop.accuracy.report import RECEIVED, Report, measure
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import GROUPS, Book
from lawsofplay.workshop.normalise.witnesses import rules_of

_MARKS = (
    (re.compile(r"^@ .*$|^:(?:cont|p|reason|advice|anecdote|example|verse|lines)$", re.M), ""),
    (re.compile(r"^(?:##?|§|:(?:item|entry|note)) ", re.M), ""),
    (re.compile(r"\[\?\]|\[\.\.\.[^\]]*\]|\[\^[^\]]*\]|(?<!\\)\[p\. \d+\]"), ""),
    # What an editor supplied was not read from the scan, so it cannot be right or wrong.
    (re.compile(r"\[=[^\]]*\]"), ""),
    (re.compile(r"\[sic: ?([^\]|]*?)(?: ?\|[^\]]*)?\]"), r"\1"),
    (re.compile(r"(?<!\\)_"), ""),
    (re.compile(r"\\([\[\]_\\:#@§])"), r"\1"),
)


@dataclass(frozen=True)
class Stage:
    """A layer of one witness: its name in the table, and its text for a passage."""

    name: str
    text_of: LayerText


def bare(body: str) -> str:
    """A page's body in one line, without the marks of TRANSCRIPTION.md."""
    for pattern, replacement in _MARKS:
        body = pattern.sub(replacement, body)
    return " ".join(body.split())


def by_group(project: Project, siglum: str) -> list[Stage]:
    """The text after each group of rules that the witness has."""
    groups = dict.fromkeys(rule.group for rule in rules_of(siglum))
    return [
        Stage(f"after {group}", _of_book(pipeline.run(project, siglum, last_group=group).book))
        for group in GROUPS
        if group in groups
    ]


def without_each(project: Project, siglum: str) -> list[Stage]:
    """The finished draft without one rule, for each rule that others do not need."""
    stages = []
    for rule in rules_of(siglum):
        try:
            book = pipeline.run(project, siglum, skip={rule.id}).book
        except InputError:
            # Later rules need what this one writes, so the draft cannot be made without it.
            continue
        stages.append(Stage(f"without {rule.id}", _of_book(book)))
    return stages


def page_files(project: Project, siglum: str) -> Stage:
    """The committed page files; without their punctuation if editors supplied it."""
    pages = load_pages(project, siglum)
    source = read_source(project, siglum)
    texts = {
        page.name: _words_of_file(page, source)
        if page.header.points
        else bare(_body(project, siglum, page.name))
        for page in pages
    }
    stretches = {page.name: page.header.lines for page in pages}
    return Stage("page files", _lookup(texts, stretches, "page files"))


def tei(project: Project, siglum: str) -> Stage:
    """The encoded edition, page by page."""
    texts: dict[str, list[str]] = {"": []}
    root = read_xml(project.tei_file(siglum), f"tei/{siglum}.xml")
    for body in root.iter(tag("text")):
        _collect(body, texts)
    names = {page.name: page.header.lines for page in load_pages(project, siglum)}
    joined = {name: " ".join("".join(texts[f"{siglum}.{name}"]).split()) for name in names}
    return Stage("tei", _lookup(joined, names, "tei"))


def measure_witness(project: Project, siglum: str, stages: Sequence[Stage]) -> Report:
    """Measure stages of one witness on its reference passages, beside the scan as received."""
    passages = load_passages(project.corpus / "reference", (siglum,))
    layers = {RECEIVED: received({siglum: read_source(project, siglum)})}
    layers.update((stage.name, stage.text_of) for stage in stages)
    return measure(layers, passages)


def _of_book(book: Book) -> LayerText:
    texts = {page.name: bare(page.body) for page in book}
    return _lookup(texts, {page.name: page.stretches for page in book}, "draft")


def _lookup(
    texts: Mapping[str, str], stretches: Mapping[str, tuple[tuple[int, int], ...]], name: str
) -> LayerText:
    """Find a passage in the pages that hold its lines, in reading order."""

    def pages_of(passage: Passage) -> str:
        held = (
            texts[page]
            for page, lines in stretches.items()
            if any(first <= passage.last and passage.first <= last for first, last in lines)
        )
        return " ".join(held)

    return within(pages_of, name)


def _body(project: Project, siglum: str, name: str) -> str:
    text = read_text(project.witness(siglum) / "pages" / f"{name}.txt")
    return split_page(text)[1]


def _words_of_file(page: Page, source: Sequence[str]) -> str:
    """The words of a page with the points and capitals that ocr.txt has.

    The reference passages of such a book have the file's own points. Editors supplied the others,
    which cannot be right or wrong. The lost ampersand of ``&c.`` counts all the same.
    """
    words = zip(words_only.page_words(page), words_only.source_words(page, source), strict=True)
    return " ".join(ours if ours.startswith("&") else file for (_, ours), (_, file) in words)


_SILENT = frozenset(tag(name) for name in ("fw", "corr", "figDesc", "supplied"))


def _is_silent(element: Element) -> bool:
    """Whether an element is not from the scan: furniture, corrections, supplied points or capitals.

    For ``&c.`` the editors' form counts: the file lost the ampersand, as scans lose letters.
    """
    above = element.getparent()
    if element.tag in (tag("orig"), tag("reg")) and above is not None:
        ampersand = "&" in "".join(map(str, above.itertext()))
        return element.tag == (tag("orig") if ampersand else tag("reg"))
    supplied = element.tag == tag("pc") and element.get("resp") == "#editor"
    return supplied or element.tag in _SILENT


_BREAKING = frozenset(tag(n) for n in ("p", "l", "head", "label", "cell", "item", "orth", "def"))


def _collect(element: Element, texts: dict[str, list[str]]) -> None:
    """Add an element's text to the last page file begun."""
    if is_leaf(element):
        texts[str(element.get(XML_ID))] = []
    own = texts[next(reversed(texts))]
    if element.tag == tag("item"):
        own.append(f"{element.get('n')} ")
    own.append(element.text or "")
    for child in element:
        if isinstance(child.tag, str) and not _is_silent(child):
            _collect(child, texts)
        texts[next(reversed(texts))].append(child.tail or "")
    if element.tag in _BREAKING:
        texts[next(reversed(texts))].append(" ")
