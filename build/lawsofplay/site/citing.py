"""How a page of the site is cited: the citation for readers, and the data in its head."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypedDict

from markupsafe import Markup

from lawsofplay import citing as cite
from lawsofplay.citing.embedded import json_ld, meta_tags
from lawsofplay.citing.sections import shortened, stopless
from lawsofplay.citing.sources import STATE_WORDS, law_locus, titled
from lawsofplay.citing.styles import STYLES
from lawsofplay.model.edition import Law
from lawsofplay.site.citable import citable_path, line
from lawsofplay.site.library import Library
from lawsofplay.site.page import PageValues


def cited_law(library: Library, law: Law) -> cite.Citation:
    """The citation of a law or a rule in prose."""
    return cite.Citation(
        address=law.address,
        title=titled(stopless(library.game_name(law)), library.section(law), law),
        locus=law_locus(law),
        pages=cite.page_range(law.pages, "-"),
        witness=library.witnesses[law.witness],
        state=STATE_WORDS[law.state],
        release=library.release,
        path=f"law/{law.address}.html",
    )


def cited_sheet(
    library: Library, division: str, title: str, pages: str, state: str, path: str
) -> cite.Citation:
    """The citation of a reading page, with its division, its printed pages and their state."""
    return cite.Citation(
        address=division,
        title=shortened(stopless(title)),
        locus="",
        pages=pages.replace("–", "-"),
        witness=library.witnesses[division.partition(".")[0]],
        state=STATE_WORDS[state],
        release=library.release,
        path=path,
    )


@dataclass(frozen=True)
class CitedValues(PageValues):
    """What the templates read of a page that can be cited (base.html, cite.html, citehead.html).

    ``cited`` is the citation as the foot of the page has it; ``state_number`` the place of the
    text's state among all states. ``citable`` is the script with the forms of the book, ``meta``
    and ``json_ld`` stand in the head of the page.
    """

    cited: Markup
    citation: cite.Citation
    state_number: int
    citable: str
    meta: list[tuple[str, str]]
    json_ld: Markup


class CitedFields(TypedDict):
    """The fields of `CitedValues`, by which the values of a page are made."""

    cited: Markup
    citation: cite.Citation
    state_number: int
    citable: str
    meta: list[tuple[str, str]]
    json_ld: Markup


def citing(cited: cite.Citation) -> CitedFields:
    """The values of a page that can be cited."""
    return {
        "cited": line(STYLES["text"](cited), cited.witness.language),
        "citation": cited,
        "state_number": list(STATE_WORDS.values()).index(cited.state),
        "citable": citable_path(cited.witness.siglum),
        "meta": meta_tags(cited),
        "json_ld": in_script(json_ld(cited)),
    }


def in_script(record: dict[str, Any]) -> Markup:
    """Data as JSON for a script element; no character in it can close the element."""
    data = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return Markup(data.replace("<", "\\u003c"))
