"""Citations of a law, a division or a printed page, for people and for their programs.

`sources` says what is cited. `styles` writes it for readers (a plain line, Chicago, MLA).
`exchange` writes it for reference managers (BibTeX, RIS, CSL-JSON). `embedded` puts it into the
head of a web page.
"""

from __future__ import annotations

from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.citing.exchange import as_bibtex, as_csl, as_ris
from lawsofplay.citing.sources import Citation, citation, page_range
from lawsofplay.citing.styles import STYLES, as_text, plain

__all__ = [
    "FORMS",
    "STYLES",
    "Citation",
    "as_bibtex",
    "as_csl",
    "as_ris",
    "as_text",
    "citation",
    "page_range",
    "render",
]

FORMS = (*STYLES, "bibtex", "ris", "csl")
"""The forms of a citation."""


def render(cited: Citation, form: str) -> str | dict[str, Any]:
    """A citation in one of the `FORMS`: a text, or data for *csl*.

    Raises InputError for an unknown form.
    """
    if form in STYLES:
        return plain(STYLES[form](cited))
    if form == "bibtex":
        return as_bibtex(cited)
    if form == "ris":
        return as_ris(cited)
    if form == "csl":
        return as_csl(cited)
    raise InputError(form, "", f"unknown form of citation; take {', '.join(FORMS)}")
