"""Citations of an address: as a line of text, as BibTeX, as CSL-JSON."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.project import Project
from lawsofplay.witness import Witness, load_witness

STATE_WORDS = {
    "draft": "text normalised by rules from OCR, not proofread",
    "proofread": "proofread OCR, not checked against the printed book",
    "checked": "OCR proofread twice, not checked against the printed book",
}
"""What a citation says of the text's state."""


@dataclass(frozen=True)
class Citation:
    """What is cited: an address, its numeral (empty for prose), pages, book and state in words."""

    address: str
    numeral: str
    pages: str
    witness: Witness
    state: str


def citation(project: Project, edition: Edition, address: str) -> Citation:
    """The citation of a law. Raises InputError for an unknown address."""
    law = edition.law(address)
    return Citation(
        address=address,
        numeral=law.numeral,
        pages=page_range(law.pages, "-"),
        witness=load_witness(project, law.witness),
        state=STATE_WORDS[law.state],
    )


def page_range(labels: Sequence[str], dash: str = "–") -> str:
    """First and last of printed pages; a label may itself be a range (a block of *cotton*).

    >>> page_range(["20", "21", "22"]), page_range(["7"]), page_range(["36-41", "42-46"])
    ('20–22', '7', '36–46')
    """
    ends = (labels[0].partition("-")[0], labels[-1].rpartition("-")[2]) if labels else ()
    return dash.join(dict.fromkeys(ends))


def as_text(cited: Citation) -> str:
    """One line, ready for a footnote."""
    witness = cited.witness
    pp = "pp" if "-" in cited.pages else "p"
    place = f"law {cited.numeral}" if cited.numeral else "rule"
    author = f"{witness.author}, " if witness.author else ""
    imprint = ", ".join(part for part in (witness.place, witness.date) if part) or "not dated"
    return (
        f"{author}{witness.short_title} ({imprint}), {pp}. {cited.pages}, {place}"
        f" [{cited.address}], in: The Laws of Play ({cited.state})."
    )


def as_csl(cited: Citation) -> dict[str, Any]:
    """CSL-JSON: a chapter of a book, so that reference managers do not take it for an article."""
    witness = cited.witness
    year = re.search(r"1[67]\d\d|18\d\d", witness.date) if witness.date_certain else None
    record: dict[str, Any] = {
        "id": cited.address,
        "type": "chapter",
        "title": cited.address,
        "container-title": witness.title,
        "page": cited.pages,
        "note": cited.state,
        "collection-title": "The Laws of Play",
    }
    if witness.author:
        record["author"] = [{"literal": witness.author}]
    if witness.publisher:
        record["publisher"] = witness.publisher
    if witness.place:
        record["publisher-place"] = witness.place
    if year:
        record["issued"] = {"date-parts": [[int(year.group())]]}
    return record


def as_bibtex(cited: Citation) -> str:
    """A BibTeX ``inbook`` record whose key is the address."""
    witness = cited.witness
    fields = {
        "author": witness.author,
        "title": witness.title,
        "chapter": cited.address,
        "pages": cited.pages.replace("-", "--"),
        "publisher": witness.publisher,
        "address": witness.place,
        "year": witness.date,
        "note": f"The Laws of Play; {cited.state}",
    }
    lines = [f"  {key} = {{{_tex(value)}}}," for key, value in fields.items() if value]
    return "\n".join([f"@inbook{{{cited.address},", *lines, "}"])


def _tex(value: str) -> str:
    """Signs that TeX would take for commands, escaped."""
    return re.sub(r"([&%$#_{}])", r"\\\1", value)


def render(cited: Citation, form: str) -> str | dict[str, Any]:
    """A citation in one of the forms ``text``, ``bibtex``, ``csl``."""
    if form == "text":
        return as_text(cited)
    if form == "bibtex":
        return as_bibtex(cited)
    if form == "csl":
        return as_csl(cited)
    raise InputError(form, "", "unknown form of citation; take text, bibtex or csl")
