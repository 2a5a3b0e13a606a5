"""All files to take away: which there are, and how they come into the site's folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.downloads import records, tables
from lawsofplay.downloads.archive import pack, sums
from lawsofplay.downloads.epub import epub
from lawsofplay.downloads.model import FOLDER, Download
from lawsofplay.downloads.plain import printed, regularised
from lawsofplay.files import write_bytes
from lawsofplay.licences import OF_SCANS, OWN, TERMS
from lawsofplay.release import TITLE
from lawsofplay.site.library import Library

SUMS = "SHA256SUMS"
"""The file with the check sums of all others."""

LANGUAGES = {"en": "English", "fr": "French"}


@dataclass(frozen=True)
class Catalogue:
    """The files by what they are for; those of a book by its siglum."""

    laws: tuple[Download, ...]
    books: dict[str, tuple[Download, ...]]
    beside: tuple[Download, ...]
    whole: tuple[Download, ...]

    def __iter__(self) -> Iterator[Download]:
        yield from self.laws
        for files in self.books.values():
            yield from files
        yield from self.beside
        yield from self.whole


def catalogue(library: Library) -> Catalogue:
    """Every file, made from the edition; the same edition gives the same bytes."""
    laws = tuple(_laws(library))
    books = {siglum: tuple(_book(library, siglum)) for siglum in library.witnesses}
    beside = tuple(_beside(library))
    single = [*laws, *(file for files in books.values() for file in files), *beside]
    return Catalogue(laws, books, beside, tuple(_whole(library, single)))


def write_downloads(made: Catalogue, site: Path) -> None:
    """Write the files to their folder of the site, where nothing else stays."""
    folder = site / FOLDER
    for file in made:
        write_bytes(folder / file.name, file.data)
    for path in sorted(folder.iterdir()):
        if path.name not in {file.name for file in made}:
            path.unlink()


def _both(name: str, about: str, found: list[records.Record]) -> Iterator[Download]:
    """Records as a table and as data."""
    yield Download(f"{name}.csv", tables.as_csv(found), f"{about}, as a table")
    yield Download(f"{name}.json", tables.as_json(found), f"{about}, as data")


def _laws(library: Library) -> Iterator[Download]:
    found = records.laws(library)
    yield from _both("laws", "All laws and rules", found)
    for lang, language in LANGUAGES.items():
        inside = [law for law in found if law["language"] == lang]
        yield from _both(f"laws-{lang}", f"The {language} laws and rules", inside)


def _book(library: Library, siglum: str) -> Iterator[Download]:
    book = library.witnesses[siglum].short_title
    tei = library.project.tei_file(siglum).read_bytes()
    yield Download(
        f"{siglum}.epub", epub(library, siglum), f"{book} for readers of electronic books"
    )
    yield Download(f"{siglum}.txt", printed(library, siglum), f"{book} as printed")
    regular = regularised(library, siglum)
    yield Download(f"{siglum}-regular.txt", regular, f"{book} in regular spelling")
    yield Download(f"{siglum}.xml", tei, f"{book} in TEI, the source of all the rest")


def _beside(library: Library) -> Iterator[Download]:
    told = "The entries of the books’ own dictionaries"
    yield from _both("glossary", told, records.glossary(library))
    told = "Words of the games with their spellings and sense"
    yield from _both("terms", told, records.terms(library))
    yield from _both("relations", "How laws of two books relate", records.relations(library))
    data = {
        "topics": "Questions, cases, and what each law rules, as its function says",
        "examples": "The books’ worked examples and what came of running them",
        "oracles": "Comparisons with engines of others, and every divergence",
    }
    for name, about in data.items():
        found = getattr(records, name)(library)
        yield Download(f"{name}.json", tables.as_json(found), about)
    project = library.project
    schema = (project.tei / "lawsofplay.rng").read_bytes()
    yield Download("lawsofplay.rng", schema, "The schema of the TEI files")
    record = (project.root / "CITATION.cff").read_bytes()
    yield Download("CITATION.cff", record, "How to cite the edition, for programs")


def _whole(library: Library, single: list[Download]) -> Iterator[Download]:
    """All in one archive, with the papers that belong to it; the check sums of all files."""
    folder = f"the-laws-of-play-{library.version}"
    packed = {file.name: file.data for file in single} | _papers(library, single)
    packed[SUMS] = sums(sorted(packed.items()))
    inside = [(f"{folder}/{name}", data) for name, data in sorted(packed.items())]
    archive = Download(f"{folder}.zip", pack(inside), "Everything in one archive")
    yield archive
    listed = sorted((file.name, file.data) for file in [*single, archive])
    yield Download(SUMS, sums(listed), "Check sums of all files")


def _papers(library: Library, single: list[Download]) -> dict[str, bytes]:
    licence = (library.project.root / "LICENSE").read_bytes()
    return {"LICENSE": licence, "README.txt": _readme(library, single)}


def _readme(library: Library, single: list[Download]) -> bytes:
    """What is in the archive, what the fields of a law mean, under which terms."""
    exceptions = (f"  {siglum}: {TERMS[name].name}" for siglum, name in OF_SCANS.items())
    lines = [
        f"{TITLE}, {library.release.shown}",
        "",
        *(f"{file.name:24}{file.about}" for file in single),
        "",
        "Fields of a law (laws.csv, laws.json):",
        "",
        *(f"{name:24}{about}" for name, about in records.FIELDS.items()),
        "",
        "Terms (LICENSE tells all):",
        f"  {TERMS[OWN].name}, but of texts from",
        *exceptions,
    ]
    return ("\n".join(lines) + "\n").encode()
