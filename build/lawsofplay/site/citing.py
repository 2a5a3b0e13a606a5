"""How a page of the site is cited: for its readers, for reference managers, in its head."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from lawsofplay import cite
from lawsofplay.cite.embedded import json_ld, meta_tags
from lawsofplay.cite.sources import STATE_WORDS, law_locus, stopless
from lawsofplay.cite.styles import STYLES, Title
from lawsofplay.edition import Law
from lawsofplay.site.library import Library

STYLE_NAMES = {
    "chicago": "Chicago, note",
    "bibliography": "Chicago, bibliography",
    "mla": "MLA",
    "text": "By address",
}
"""The styles in the order of the page, with their names for readers."""

_MEDIA = {"bib": "application/x-bibtex", "ris": "application/x-research-info-systems"}


@dataclass(frozen=True)
class Record:
    """A citation for a program: its name, its text, and a link that saves it (empty: none)."""

    name: str
    text: str
    file: str = ""
    link: str = ""


def cited_law(library: Library, law: Law) -> cite.Citation:
    """The citation of a law or a rule in prose."""
    locus = law_locus(law)
    return cite.Citation(
        address=law.address,
        title=f"{stopless(library.game_name(law))}, {locus}",
        locus=locus,
        pages=cite.page_range(law.pages, "-"),
        witness=library.witnesses[law.witness],
        state=STATE_WORDS[law.state],
        release=library.release,
    )


def cited_sheet(
    library: Library, division: str, title: str, pages: str, state: str
) -> cite.Citation:
    """The citation of a reading page: its division, the printed pages on it, their state."""
    return cite.Citation(
        address=division,
        title=stopless(title),
        locus="",
        pages=pages.replace("–", "-"),
        witness=library.witnesses[division.partition(".")[0]],
        state=STATE_WORDS[state],
        release=library.release,
    )


def citing(cited: cite.Citation, tei: str = "") -> dict[str, Any]:
    """What the templates of a page that can be cited want to know (cite.html, base.html)."""
    language = cited.witness.language
    return {
        "cited": _line(STYLES["text"](cited), language),
        "styles": [
            (name, _line(STYLES[style](cited), language)) for style, name in STYLE_NAMES.items()
        ],
        "records": [
            _record("BibTeX", cite.as_bibtex(cited) + "\n", cited.address, "bib"),
            _record("RIS", cite.as_ris(cited), cited.address, "ris"),
            Record("CSL-JSON", json.dumps(cite.as_csl(cited), ensure_ascii=False, indent=1)),
        ],
        "meta": meta_tags(cited),
        "json_ld": _script(json_ld(cited, tei)),
        "tei": tei,
    }


def _line(words: Iterable[str], language: str) -> Markup:
    """A citation with its titles set apart; those of the books in their language."""
    return Markup("".join(_piece(piece, language) for piece in words))


def _piece(piece: str, language: str) -> str:
    if not isinstance(piece, Title):
        return html.escape(piece, quote=False)
    lang = f' lang="{language}"' if language != "en" else ""
    return f"<cite{lang}>{html.escape(piece, quote=False)}</cite>"


def _record(name: str, text: str, address: str, ending: str) -> Record:
    link = f"data:{_MEDIA[ending]};charset=utf-8,{quote(text)}"
    return Record(name, text.replace("\r\n", "\n").rstrip(), f"{address}.{ending}", link)


def _script(record: dict[str, Any]) -> Markup:
    """Data for a script element, which nothing in it can close."""
    return Markup(json.dumps(record, ensure_ascii=False).replace("<", "\\u003c"))
