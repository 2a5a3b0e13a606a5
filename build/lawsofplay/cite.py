"""Citations of an address: as a line of text, as BibTeX, as CSL-JSON."""

from __future__ import annotations

import re
from collections.abc import Sequence
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


def citation(project: Project, edition: Edition, address: str) -> dict[str, Any]:
    """The facts of a citation: law, pages, book, state. Raises InputError if unknown."""
    law = edition.law(address)
    witness = load_witness(project, law.witness)
    return {
        "address": address,
        "numeral": law.numeral,
        "division": edition.divisions[law.division].head,
        "pages": page_range(law.pages, "-"),
        "witness": witness,
        "state": STATE_WORDS[law.state],
    }


def page_range(labels: Sequence[str], dash: str = "–") -> str:
    """First and last of printed pages; a label may itself be a range (a block of *cotton*).

    >>> page_range(["20", "21", "22"]), page_range(["7"]), page_range(["36-41", "42-46"])
    ('20–22', '7', '36–46')
    """
    ends = (labels[0].partition("-")[0], labels[-1].rpartition("-")[2]) if labels else ()
    return dash.join(dict.fromkeys(ends))


def as_text(facts: dict[str, Any]) -> str:
    """One line, ready for a footnote."""
    witness: Witness = facts["witness"]
    place = f"law {facts['numeral']}" if facts["numeral"] else "rule"
    author = f"{witness.author}, " if witness.author else ""
    imprint = ", ".join(part for part in (witness.place, witness.date) if part) or "not dated"
    return (
        f"{author}{witness.short_title} ({imprint}), p. {facts['pages']}, {place}"
        f" [{facts['address']}], in: The Laws of Play ({facts['state']})."
    )


def as_csl(facts: dict[str, Any]) -> dict[str, Any]:
    """CSL-JSON: a chapter of a book, so that reference managers do not take it for an article."""
    witness: Witness = facts["witness"]
    year = re.search(r"1[67]\d\d|18\d\d", witness.date) if witness.date_certain else None
    record: dict[str, Any] = {
        "id": facts["address"],
        "type": "chapter",
        "title": facts["address"],
        "container-title": witness.title,
        "page": facts["pages"],
        "note": facts["state"],
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


def as_bibtex(facts: dict[str, Any]) -> str:
    """A BibTeX ``inbook`` record whose key is the address."""
    witness: Witness = facts["witness"]
    fields = {
        "author": witness.author,
        "title": witness.title,
        "chapter": facts["address"],
        "pages": facts["pages"].replace("-", "--"),
        "publisher": witness.publisher,
        "address": witness.place,
        "year": witness.date,
        "note": f"The Laws of Play; {facts['state']}",
    }
    lines = [f"  {key} = {{{_tex(value)}}}," for key, value in fields.items() if value]
    return "\n".join([f"@inbook{{{facts['address']},", *lines, "}"])


def _tex(value: str) -> str:
    """Signs that TeX would take for commands, escaped."""
    return re.sub(r"([&%$#_{}])", r"\\\1", value)


def render(facts: dict[str, Any], form: str) -> str | dict[str, Any]:
    """A citation in one of the forms ``text``, ``bibtex``, ``csl``."""
    if form == "text":
        return as_text(facts)
    if form == "bibtex":
        return as_bibtex(facts)
    if form == "csl":
        return as_csl(facts)
    raise InputError(form, "", "unknown form of citation; take text, bibtex or csl")
