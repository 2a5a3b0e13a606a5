"""A page for every law: its words, where it stands, the function that executes it, its tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from lawsofplay import cite
from lawsofplay.edition import Law
from lawsofplay.encode.tei import XML_ID, Element, tag
from lawsofplay.rules import Rule
from lawsofplay.site.blocks import footnotes, law_body
from lawsofplay.site.code import python_html
from lawsofplay.site.inline import content
from lawsofplay.site.library import Library
from lawsofplay.site.links import page_file, relative
from lawsofplay.site.page import Page
from lawsofplay.site.scans import scan_path
from lawsofplay.site.writing import STATE_TOLD


def law_pages(library: Library) -> Iterator[Page]:
    """A page for every law and rule of the edition, linked with its neighbours in the list."""
    neighbours = _neighbours(library)
    functions = {rule.name: _function(rule) for rules in library.rules.values() for rule in rules}
    for address, law in library.edition.laws.items():
        values = _values(library, law, library.elements[address])
        values["functions"] = [functions[rule.name] for rule in library.rules.get(address, ())]
        values["previous"], values["next"] = neighbours[address]
        yield Page(f"law/{address}.html", "law.html", "", values)


def _neighbours(library: Library) -> dict[str, tuple[str, str]]:
    """The addresses before and after each law in its list; empty at its ends."""
    found: dict[str, tuple[str, str]] = {}
    for laws in library.lists.values():
        names = ["", *(law.address for law in laws), ""]
        ends = list(pairwise(names))
        for (before, name), (_, after) in pairwise(ends):
            found[name] = (before, after)
    return found


def _values(library: Library, law: Law, element: Element) -> dict[str, Any]:
    path = f"law/{law.address}.html"
    link = library.link(path)
    cited = cite.citation(library.project, library.edition, law.address)
    writing = library.writing(path, names=False)
    is_block = element.tag == tag("div")
    body = law_body(element, writing) if is_block else f"<p>{content(element, writing)}</p>"
    sister = library.sister(law)
    return {
        "law": law,
        "title": _title(library, law.address),
        "game": library.game_name(law),
        "witness": library.witnesses[law.witness],
        "body": Markup(body + footnotes(writing)),
        "division": library.label(law.division),
        "division_href": link(law.division),
        "page_href": link(f"{law.witness}.{law.anchor}"),
        # Its place on the reading page, not this page.
        "in_book": f"{link(law.division).partition('#')[0]}#{law.address}",
        "state": STATE_TOLD[law.state],
        "files": [page_file(name) for name in _leaves(law, element)],
        "scans": [relative(path, scan_path(*name.split(".", 1))) for name in _leaves(law, element)],
        "topics": library.topics_by_law.get(law.address, []),
        "relations": library.relations.get(law.address, []),
        "sister": sister,
        "sister_words": library.in_line(sister, path) if sister else "",
        "range": cite.page_range(law.pages),
        "sister_range": cite.page_range(sister.pages) if sister else "",
        "shown": partial(_title, library),
        "sister_book": library.witnesses[sister.witness] if sister else None,
        "quotations": library.quotations.get(law.address, []),
        "coverage": library.coverage["laws"][law.address],
        "text": cite.as_text(cited),
        "bibtex": cite.as_bibtex(cited),
        "csl": json.dumps(cite.as_csl(cited), ensure_ascii=False, indent=1),
        "meta": _meta(library, law),
    }


def _leaves(law: Law, element: Element) -> list[str]:
    """The names of the pages on which a law stands: ``bellecour.p021``."""
    begun = [str(page.get(XML_ID)) for page in element.iter(tag("pb"))]
    return list(dict.fromkeys([f"{law.witness}.{law.anchor}", *begun]))


def _title(library: Library, address: str) -> str:
    """A law's name for readers: ``Piquet: law 3``."""
    law = library.edition.laws[address]
    return f"{library.game_name(law)}: {'law' if law.numbered else 'rule'} {law.number}"


def _meta(library: Library, law: Law) -> list[tuple[str, str]]:
    """What reference managers read. The book's title makes the law a part of a book."""
    witness = library.witnesses[law.witness]
    facts = [
        ("citation_title", law.address),
        ("citation_book_title", witness.title),
        ("citation_author", witness.author),
        ("citation_publisher", witness.publisher),
        ("citation_publication_date", witness.date if witness.date_certain else ""),
        ("citation_firstpage", law.pages[0].partition("-")[0]),
        ("citation_lastpage", law.pages[-1].rpartition("-")[2]),
        ("citation_language", law.language),
    ]
    return [(name, value) for name, value in facts if value]


def _function(rule: Rule) -> dict[str, Any]:
    return {
        "name": rule.name,
        "gloss": rule.gloss,
        "file": rule.file,
        "line": rule.line,
        "source": Markup(python_html(rule.source)),
        "addresses": rule.addresses,
    }
