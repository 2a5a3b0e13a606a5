"""Citations for reference managers: BibTeX (as biblatex reads it), RIS and CSL-JSON.

All call it a part of a book, for which reference managers would else take an article. A year
that the book does not print is told as doubtful wherever a format can tell it, else left out.
"""

from __future__ import annotations

import re
from typing import Any

from lawsofplay.cite.sources import Citation, edition_number, name_of, publisher_of
from lawsofplay.dates import dated
from lawsofplay.release import TITLE
from lawsofplay.witness import Witness


def note(cited: Citation) -> str:
    """What no field of a format holds: the edition that has the text, the address, the state."""
    return f"{TITLE}, {cited.release.shown}, {cited.address}; {cited.state}"


def as_csl(cited: Citation) -> dict[str, Any]:
    """CSL-JSON: a chapter of a book."""
    witness = cited.witness
    people = {"author": name_of(witness.author), "editor": name_of(witness.editor)}
    record: dict[str, Any] = {
        "id": cited.address,
        "type": "chapter",
        "title": cited.title,
        "container-title": witness.title,
        "container-title-short": witness.short_title,
        **{role: [_csl_name(name.family, name.given)] for role, name in people.items() if name},
        "publisher": publisher_of(witness),
        "publisher-place": witness.place,
        "edition": str(edition_number(witness) or ""),
        "issued": _csl_date(witness),
        "page": cited.pages,
        "language": witness.language,
        "collection-title": TITLE,
        "version": cited.release.version,
        "archive": TITLE,
        "archive_location": cited.address,
        "note": note(cited),
    }
    return {key: value for key, value in record.items() if value}


def _csl_name(family: str, given: str) -> dict[str, str]:
    return {"family": family, "given": given} if given else {"literal": family}


def _csl_date(witness: Witness) -> dict[str, Any]:
    when = dated(witness)
    if when is None:
        return {}
    parts = [[year] for year in dict.fromkeys((when.first, when.last))]
    return {"date-parts": parts} | ({} if when.certain else {"circa": True})


def as_bibtex(cited: Citation) -> str:
    """A BibTeX ``inbook`` record whose key is the address.

    ``year`` holds a number only; a doubtful date stands in ``date``, as biblatex writes it.
    """
    witness, when = cited.witness, dated(cited.witness)
    author, editor = name_of(witness.author), name_of(witness.editor)
    certain = when is not None and when.certain
    fields = {
        "author": author.inverted if author else "",
        "title": f"{{{_tex(cited.title)}}}",
        "booktitle": f"{{{_tex(witness.title)}}}",
        "editor": editor.inverted if editor else "",
        "edition": str(edition_number(witness) or ""),
        "publisher": _tex(publisher_of(witness)),
        "location": _tex(witness.place),
        "year": when.edtf if when and certain else "",
        "date": when.edtf if when and not certain else "",
        "pages": cited.pages.replace("-", "--"),
        "langid": {"en": "english", "fr": "french"}[witness.language],
        "note": _tex(note(cited)),
    }
    lines = [f"  {key} = {{{value}}}," for key, value in fields.items() if value]
    return "\n".join([f"@inbook{{{cited.address},", *lines, "}"])


def _tex(value: str) -> str:
    """Signs that TeX would take for commands, escaped."""
    return re.sub(r"([&%$#_{}])", r"\\\1", value)


def as_ris(cited: Citation) -> str:
    """A RIS record of type ``CHAP``; its lines end as the format wants them."""
    witness, when = cited.witness, dated(cited.witness)
    author, editor = name_of(witness.author), name_of(witness.editor)
    first, _, last = cited.pages.partition("-")
    certain = when is not None and when.certain
    fields = [
        ("TY", "CHAP"),
        ("ID", cited.address),
        ("TI", cited.title),
        ("T2", witness.title),
        ("AU", author.inverted if author else ""),
        ("A2", editor.inverted if editor else ""),
        ("ET", str(edition_number(witness) or "")),
        ("CY", witness.place),
        ("PB", publisher_of(witness)),
        ("PY", str(when.first) if when and certain else ""),
        # Year, month, day, and words: the format's own way to tell what a year is worth.
        ("DA", f"{when.first}///{when.shown.strip('[]')}" if when and not certain else ""),
        ("SP", first),
        ("EP", last or first),
        ("LA", witness.language),
        ("DB", TITLE),
        ("AN", cited.address),
        ("N1", note(cited)),
    ]
    lines = [f"{key}  - {value}" for key, value in fields if value]
    return "\r\n".join([*lines, "ER  - ", ""])
