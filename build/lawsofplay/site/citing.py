"""How a page of the site is cited: what it says of itself, to readers and in its head."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from lawsofplay import citing as cite
from lawsofplay.citing.embedded import json_ld, meta_tags
from lawsofplay.citing.sections import shortened, stopless
from lawsofplay.citing.sources import STATE_WORDS, law_locus, titled
from lawsofplay.citing.styles import STYLES
from lawsofplay.model.edition import Law
from lawsofplay.site.citable import citable_path, line
from lawsofplay.site.library import Library


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
    """The citation of a reading page: its division, the printed pages on it, their state."""
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


def citing(cited: cite.Citation, tei: str = "") -> dict[str, Any]:
    """What the templates of a page that can be cited want to know (cite.html, base.html)."""
    return {
        "cited": line(STYLES["text"](cited), cited.witness.language),
        "citation": cited,
        "state_number": list(STATE_WORDS.values()).index(cited.state),
        "citable": citable_path(cited.witness.siglum),
        "meta": meta_tags(cited),
        "json_ld": in_script(json_ld(cited)),
        "tei": tei,
    }


def in_script(record: dict[str, Any]) -> Markup:
    """Data for a script element, which nothing in it can close."""
    told = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return Markup(told.replace("<", "\\u003c"))
