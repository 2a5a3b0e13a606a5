"""The record of a witness, corpus/<witness>/witness.toml, and its source file as received.

The fields of witness.toml (strings, if nothing else is said)::

    siglum, title, short_title, author, editor, place, publisher, printer, date, edition, language
    date_certain = true|false
    uncertain = ["what is uncertain, and why", ...]
    extent      = what of the book the file holds

    [source]
    file, sha256, received, provenance, licence, licence_url, notice
    [transcription]
    note = what a reader of this text must know first
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import decode
from lawsofplay.base.project import Project

LANGUAGES = {"en": "English", "fr": "French"}
"""The languages of the books, by their codes."""


@dataclass(frozen=True)
class Witness:
    """The record of a book: its title page, what is uncertain, and its source with the licence.

    ``sha256``, ``provenance``, ``licence``, ``licence_url`` and ``notice`` are about the source.
    """

    siglum: str
    title: str
    short_title: str
    author: str
    editor: str
    place: str
    publisher: str
    printer: str
    date: str
    date_certain: bool
    edition: str
    language: str
    extent: str
    uncertain: tuple[str, ...]
    sha256: str
    provenance: str
    licence: str
    licence_url: str
    notice: str
    note: str

    @property
    def language_name(self) -> str:
        """The name of the language in English."""
        return LANGUAGES[self.language]


def load_witness(project: Project, siglum: str) -> Witness:
    """Read witness.toml. Raises InputError for a missing, unknown or impossible field."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.model.schemas.books import WitnessFile

    shown, path = f"corpus/{siglum}/witness.toml", project.witness(siglum) / "witness.toml"
    held = read_as(path, shown, WitnessFile)
    if held.siglum != siglum:
        raise InputError(shown, "siglum", f"must be {siglum!r}, the name of the folder")
    return Witness(
        siglum=held.siglum,
        title=held.title,
        short_title=held.short_title,
        author=held.author,
        editor=held.editor,
        place=held.place,
        publisher=held.publisher,
        printer=held.printer,
        date=held.date,
        date_certain=held.date_certain,
        edition=held.edition,
        language=held.language,
        extent=held.extent,
        uncertain=tuple(held.uncertain),
        sha256=held.source.sha256,
        provenance=held.source.provenance,
        licence=held.source.licence,
        licence_url=held.source.licence_url,
        notice=held.source.notice,
        note=held.transcription.note if held.transcription else "",
    )


def read_source(project: Project, siglum: str) -> tuple[str, ...]:
    """The lines of ocr.txt as received, without line ends; item 0 is line 1.

    Raises InputError when the file's SHA-256 is not the one recorded in witness.toml.
    """
    witness = load_witness(project, siglum)
    shown = f"corpus/{siglum}/ocr.txt"
    path = project.witness(siglum) / "ocr.txt"
    if not path.is_file():
        raise InputError(shown, "", "the file is missing; restore it from version control")
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != witness.sha256:
        mend = "not the file as received (SHA-256 differs); restore it from version control"
        raise InputError(shown, "", mend)
    return tuple(decode(data, shown).split("\n"))
