"""The page that lists the files to download: what each is, its size and its terms."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.downloads.catalogue import LANGUAGES, Catalogue
from lawsofplay.downloads.records import FIELDS
from lawsofplay.model.licences import OWN, TERMS, terms_of
from lawsofplay.site.download import FOLDER
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

COMMANDS = (
    "show bellecour.piquet.laws.3",
    "ask bellecour.piquet.laws.3 points=30 adversary_points=20 cards_discarded=3 cards_taken=4",
    "search chuse",
)
"""The commands that the page suggests to those who have installed the package."""


def download_pages(library: Library, made: Catalogue) -> Iterator[Page]:
    """The page of the downloads."""
    laws = library.edition.laws.values()
    shown = min(laws, key=lambda law: (not law.numbered, len(law.address), law.address))
    values = {
        "law": shown.address,
        "game": shown.game,
        "folder": FOLDER,
        "made": made,
        "counts": {lang: sum(law.language == lang for law in laws) for lang in LANGUAGES},
        "languages": LANGUAGES,
        "beside": _beside(made),
        "files": {file.name: file for file in made},
        "books": library.witnesses,
        "own": TERMS[OWN],
        "terms": {siglum: terms_of(siglum) for siglum in library.witnesses},
        "fields": FIELDS,
        "commands": COMMANDS,
    }
    yield Page("downloads.html", "downloads.html", "about", values)


def _beside(made: Catalogue) -> list[tuple[str, list[str]]]:
    """The files beside the laws, grouped by what they have."""
    names: dict[str, list[str]] = {}
    for file in made.beside:
        about = file.about.removesuffix(", as data").removesuffix(", as a table")
        names.setdefault(about, []).append(file.name)
    return list(names.items())
