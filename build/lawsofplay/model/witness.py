"""The record of a witness: corpus/<witness>/witness.toml, and its source file as received.

Fields of witness.toml (all strings unless said)::

    siglum, title, short_title, author, editor, place, publisher, printer, date, edition, language
    date_certain = true|false
    uncertain = ["what is uncertain, and why", ...]
    extent      = what of the book the file holds
    pages = ["f01", ...]   not here: see pagemap.toml
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
"""The languages of the books."""


@dataclass(frozen=True)
class Witness:
    """One book as received: bibliography as printed, what is uncertain, source and licence."""

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
        """The language in words."""
        return LANGUAGES[self.language]


def load_witness(project: Project, siglum: str) -> Witness:
    """Read witness.toml. Raises InputError for a field missing, unknown or impossible."""
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
    """Lines of ocr.txt as received (no line ends); item 0 is line 1.

    Raises InputError when the file is not, byte for byte, the one recorded in witness.toml.
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
