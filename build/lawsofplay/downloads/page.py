"""The page that lists the files to download: what each is, its size and its terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from lawsofplay.downloads.catalogue import LANGUAGES, Catalogue
from lawsofplay.downloads.records import FIELDS
from lawsofplay.model.licences import OWN, TERMS, Terms, terms_of
from lawsofplay.model.witness import Witness
from lawsofplay.site.download import FOLDER, Download
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

COMMANDS = (
    "show bellecour.piquet.laws.3",
    "ask bellecour.piquet.laws.3 points=30 adversary_points=20 cards_discarded=3 cards_taken=4",
    "search chuse",
)
"""The commands that the page suggests to those who have installed the package."""


@dataclass(frozen=True)
class DownloadsValues(PageValues):
    """What the page of the downloads shows.

    ``law`` and ``game`` name the example of a file for one law and of one for a game; ``counts``
    are the laws of each language; ``own`` are the terms of the edition, ``terms`` those of each
    book's text; ``fields`` are the columns of the tables of laws with their meanings.
    """

    template: ClassVar[str] = "downloads.html"

    law: str
    game: str
    folder: str
    catalogue: Catalogue
    counts: Mapping[str, int]
    languages: Mapping[str, str]
    beside: list[tuple[str, list[str]]]
    files: Mapping[str, Download]
    books: Mapping[str, Witness]
    own: Terms
    terms: Mapping[str, Terms]
    fields: Mapping[str, str]
    commands: tuple[str, ...]


def download_pages(library: Library, made: Catalogue) -> Iterator[Page]:
    """The page of the downloads."""
    laws = library.edition.laws.values()
    shown = min(laws, key=lambda law: (not law.numbered, len(law.address), law.address))
    values = DownloadsValues(
        law=shown.address,
        game=shown.game,
        folder=FOLDER,
        catalogue=made,
        counts={lang: sum(law.language == lang for law in laws) for lang in LANGUAGES},
        languages=LANGUAGES,
        beside=_beside(made),
        files={file.name: file for file in made},
        books=library.witnesses,
        own=TERMS[OWN],
        terms={siglum: terms_of(siglum) for siglum in library.witnesses},
        fields=FIELDS,
        commands=COMMANDS,
    )
    yield Page("downloads.html", values, "about")


def _beside(made: Catalogue) -> list[tuple[str, list[str]]]:
    """The files beside the laws, grouped by what they have."""
    names: dict[str, list[str]] = {}
    for file in made.beside:
        about = file.about.removesuffix(", as data").removesuffix(", as a table")
        names.setdefault(about, []).append(file.name)
    return list(names.items())
