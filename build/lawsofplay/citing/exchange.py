"""Citations for reference managers: BibTeX (as biblatex reads it), RIS and CSL-JSON.

The cited work is this edition, with its version and date: it contains the law, so it is the
container. The old book is the original. It stands with its year in the title, which every style
prints, and in the fields that the formats have for originals.
"""

from __future__ import annotations

import re
from typing import Any

from lawsofplay.citing.sources import Citation, name_of, publisher_of
from lawsofplay.citing.styles import book_line
from lawsofplay.model.dates import dated
from lawsofplay.model.release import TITLE
from lawsofplay.model.witness import Witness

_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]


def title(cited: Citation) -> str:
    """The title of the record, with the address and the book.

    Some styles print nothing else.
    """
    return f"{cited.title} [{cited.address}]{_inside(cited)}"


def _inside(cited: Citation) -> str:
    """The book, its year and the printed pages: ``, in The Compleat Gamester (1754), p. 31``."""
    when = dated(cited.witness)
    year = f" ({when.shown.strip('[]')})" if when else ""
    pages = f", {cited.printed}" if cited.pages else ""
    return f", in {cited.witness.short_title}{year}{pages}"


def container(cited: Citation) -> str:
    """The edition statement of this edition: ``version 0.10.0``."""
    return f"version {cited.release.version}"


def note(cited: Citation) -> str:
    """The book with its imprint, then this edition with its version, the address and the state."""
    return f"{book_line(cited)}. {TITLE}, {cited.release.shown}, {cited.address}; {cited.state}"


def as_csl(cited: Citation) -> dict[str, Any]:
    """A record of CSL-JSON: a chapter of this edition whose original is in a book."""
    witness, author, day = cited.witness, name_of(cited.witness.author), cited.release.date
    record: dict[str, Any] = {
        "id": cited.address,
        "type": "chapter",
        # Without this mark, styles that capitalise titles would capitalise the address.
        "title": f'{cited.title} <span class="nocase">[{cited.address}]</span>{_inside(cited)}',
        "container-title": TITLE,
        "author": [_csl_name(author.family, author.given)] if author else [],
        "editor": [{"literal": cited.release.maker}],
        "edition": container(cited),
        "issued": {"date-parts": [[day.year, day.month, day.day]]},
        "original-title": witness.short_title,
        "original-date": _csl_date(witness),
        "original-publisher": publisher_of(witness),
        "original-publisher-place": witness.place,
        "URL": cited.url,
        "language": witness.language,
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
    """A BibTeX ``incollection`` record whose key is the address.

    BibTeX and biblatex both read ``year`` and ``month``. Only biblatex reads the fields of the
    original; a doubtful year is written as biblatex wants it.
    """
    witness, author, when = cited.witness, name_of(cited.witness.author), dated(cited.witness)
    day = cited.release.date
    fields = {
        "author": author.inverted if author else "",
        "title": f"{{{_tex(title(cited))}}}",
        "booktitle": f"{{{TITLE}}}",
        "editor": f"{{{_tex(cited.release.maker)}}}",
        "edition": container(cited),
        "year": str(day.year),
        "origtitle": f"{{{_tex(witness.short_title)}}}",
        "origdate": when.edtf if when else "",
        "origpublisher": _tex(publisher_of(witness)),
        "origlocation": _tex(witness.place),
        "url": cited.url,
        "langid": {"en": "english", "fr": "french"}[witness.language],
        "note": _tex(note(cited)),
    }
    lines = [f"  {key} = {{{value}}}," for key, value in fields.items() if value]
    lines.append(f"  month = {_MONTHS[day.month - 1]},")
    return "\n".join([f"@incollection{{{cited.address},", *lines, "}"])


def _tex(value: str) -> str:
    """A value with the signs escaped that TeX would read as commands."""
    return re.sub(r"([&%$#_{}])", r"\\\1", value)


def as_ris(cited: Citation) -> str:
    """A RIS record of type ``CHAP``, with the line ends that the format wants."""
    author, day = name_of(cited.witness.author), cited.release.date
    fields = [
        ("TY", "CHAP"),
        ("ID", cited.address),
        ("TI", title(cited)),
        ("T2", TITLE),
        ("AU", author.inverted if author else ""),
        ("A2", cited.release.maker),
        ("ET", container(cited)),
        ("PY", str(day.year)),
        ("DA", f"{day:%Y/%m/%d}/"),
        ("OP", book_line(cited)),
        ("LA", cited.witness.language),
        ("UR", cited.url),
        ("DB", TITLE),
        ("AN", cited.address),
        ("N1", note(cited)),
    ]
    lines = [f"{key}  - {value}" for key, value in fields if value]
    return "\r\n".join([*lines, "ER  - ", ""])
