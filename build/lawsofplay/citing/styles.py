"""Citations for readers: a plain line, the note and the entry of Chicago, and MLA.

Each is a list of pieces in which titles are marked (`Title`), so that a page can set them in
italics. All name the state of the text and the release of the edition. If the edition is
published, they have the web address beside the law's own address.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lawsofplay.citing.sources import Citation, edition_number, name_of, publisher_of
from lawsofplay.model.dates import dated
from lawsofplay.model.release import TITLE


class Title(str):
    """A title that is set in italics."""

    __slots__ = ()


Words = list[str]
"""A citation in pieces; those of class `Title` are titles."""


def plain(words: Iterable[str]) -> str:
    """A citation without italics."""
    return "".join(words)


def address_line(cited: Citation) -> Words:
    """The least that is needed to find the place again: book, page, address, release, state."""
    witness = cited.witness
    author = _author(cited, "direct")
    imprint = ", ".join(part for part in (witness.place, witness.date) if part) or "not dated"
    place = ", ".join(part for part in (cited.printed, cited.locus) if part)
    return [
        f"{author}, " if author else "",
        Title(witness.short_title),
        f" ({imprint}), {place} [{cited.address}], in: ",
        Title(TITLE),
        f", {cited.release.shown}{_url(cited)} ({cited.state}).",
    ]


def book_line(cited: Citation) -> str:
    """The book with its imprint and printed pages, for formats that have no fields for them.

    The Compleat Gamester, ed. Charles Johnson, 8th ed. (London: J. Hodges, 1754), p. 31
    """
    pages = f", {cited.printed}" if cited.pages else ""
    return f"{cited.witness.short_title}{_revised(cited)} ({_imprint(cited)}){pages}"


def chicago_note(cited: Citation) -> Words:
    """A footnote in the style of the Chicago Manual of Style."""
    author, more = _author(cited, "direct"), _revised(cited)
    pages = f", {cited.range}" if cited.pages else ""
    day = _month_first(cited)
    return [
        f"{author}, " if author else "",
        f"“{cited.title},” in ",
        Title(cited.witness.short_title),
        f"{more} ({_imprint(cited)}){pages}, {cited.address}, ",
        Title(TITLE),
        f", version {cited.release.version}, {day}{_url(cited)} ({cited.state}).",
    ]


def chicago_entry(cited: Citation) -> Words:
    """An entry of a bibliography in the style of the Chicago Manual of Style."""
    author, editor = _author(cited, "inverted"), name_of(cited.witness.editor)
    parts = (editor and f"edited by {editor.direct}", _edition(cited), cited.range)
    more = "".join(f", {part}" for part in parts if part)
    return [
        _stopped(author),
        f"“{cited.title}.” In ",
        Title(cited.witness.short_title),
        f"{more}. {_capital(_imprint(cited))}. ",
        Title(TITLE),
        f", version {cited.release.version}, {_month_first(cited)}, {cited.address}{_url(cited)}."
        f" {_sentence(cited.state)}",
    ]


def mla(cited: Citation) -> Words:
    """An entry of the list of works cited, in the style of the MLA handbook."""
    witness, when = cited.witness, dated(cited.witness)
    editor = name_of(witness.editor)
    parts = (
        editor and f"edited by {editor.direct}",
        _edition(cited),
        publisher_of(witness) or witness.place,
        when.shown if when else "",
        cited.printed,
    )
    more = "".join(f", {part}" for part in parts if part)
    return [
        _stopped(_author(cited, "inverted")),
        f"“{cited.title}.” ",
        Title(witness.short_title),
        f"{more}. ",
        Title(TITLE),
        f", version {cited.release.version}, {_day_first(cited)}, {cited.address}{_url(cited)}."
        f" {_sentence(cited.state)}",
    ]


STYLES: dict[str, Callable[[Citation], Words]] = {
    "text": address_line,
    "chicago": chicago_note,
    "bibliography": chicago_entry,
    "mla": mla,
}
"""The styles by their names on the command line."""


def as_text(cited: Citation) -> str:
    """A citation as one line, ready for a footnote."""
    return plain(address_line(cited))


def _author(cited: Citation, form: str) -> str:
    name = name_of(cited.witness.author)
    return str(getattr(name, form)) if name else ""


def _stopped(author: str) -> str:
    return f"{author.rstrip('.')}. " if author else ""


def _edition(cited: Citation) -> str:
    number = edition_number(cited.witness)
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
    return f"{number}{ending} ed." if number else ""


def _revised(cited: Citation) -> str:
    """Who revised the book, and which edition it is; empty where neither is known."""
    editor = name_of(cited.witness.editor)
    parts = (f"ed. {editor.direct}" if editor else "", _edition(cited))
    return "".join(f", {part}" for part in parts if part)


def _url(cited: Citation) -> str:
    return f", {cited.url}" if cited.url else ""


def _imprint(cited: Citation) -> str:
    """Place, publisher and year; ``n.p.`` where neither place nor publisher is known."""
    witness, when = cited.witness, dated(cited.witness)
    made = ": ".join(part for part in (witness.place, publisher_of(witness)) if part) or "n.p."
    return f"{made}, {when.shown if when else 'n.d.'}"


def _sentence(words: str) -> str:
    return f"{_capital(words)}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# fmt: off
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September",
           "October", "November", "December")
# fmt: on


def _month_first(cited: Citation) -> str:
    day = cited.release.date
    return f"{_MONTHS[day.month - 1]} {day.day}, {day.year}"


def _day_first(cited: Citation) -> str:
    """The date in the style of the MLA, longer months abbreviated: 22 Nov. 2026, 1 May 2026."""
    day = cited.release.date
    month = _MONTHS[day.month - 1]
    if len(month) > 4:
        month = f"{month[: 4 if month == 'September' else 3]}."
    return f"{day.day} {month} {day.year}"
