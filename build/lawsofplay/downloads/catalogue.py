"""The list of all files to download, and writing them into the site's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TypeAlias

from lawsofplay.base.files import write_bytes
from lawsofplay.browser.writing import PLACE, module
from lawsofplay.downloads import records, tables
from lawsofplay.downloads.archive import pack, sums
from lawsofplay.downloads.casebook import cases
from lawsofplay.downloads.epub import epub
from lawsofplay.downloads.package import source, source_name, wheel, wheel_name
from lawsofplay.downloads.plain import printed, regularised
from lawsofplay.model.licences import OF_SCANS, OWN, TERMS
from lawsofplay.model.release import TITLE
from lawsofplay.site.download import FOLDER, Download
from lawsofplay.site.library import Library

_Records: TypeAlias = Callable[[], list[records.Record]]
"""A function that collects records, called when a file is made of them."""

SUMS = "SHA256SUMS"
"""The file with the checksums of all others."""

LANGUAGES = {"en": "English", "fr": "French"}


@dataclass(frozen=True)
class Catalogue:
    """The files by their purpose; those of a book by its short name."""

    laws: tuple[Download, ...]
    books: dict[str, tuple[Download, ...]]
    beside: tuple[Download, ...]
    whole: tuple[Download, ...]
    package: tuple[Download, ...]

    def __iter__(self) -> Iterator[Download]:
        yield from self.laws
        for files in self.books.values():
            yield from files
        yield from self.beside
        yield from self.whole
        yield from self.package


def catalogue(library: Library) -> Catalogue:
    """Every file. Its bytes are made when they are needed, and are always the same."""
    laws = tuple(_laws(library))
    books = {siglum: tuple(_book(library, siglum)) for siglum in library.witnesses}
    beside = tuple(_beside(library))
    single = [*laws, *(file for files in books.values() for file in files), *beside]
    package = tuple(_package(library))
    return Catalogue(laws, books, beside, tuple(_whole(library, single, package)), package)


def write_downloads(made: Catalogue, site: Path) -> None:
    """Write the files into their folder of the site."""
    for file in made:
        write_bytes(site / FOLDER / file.name, file.data)


def _both(name: str, about: str, gathered: _Records) -> Iterator[Download]:
    """Records as a table and as data."""
    yield Download(f"{name}.csv", partial(_csv, gathered), f"{about}, as a table")
    yield Download(f"{name}.json", partial(_json, gathered), f"{about}, as data")


def _laws(library: Library) -> Iterator[Download]:
    gathered = _once(records.laws, library)
    yield from _both("laws", "All laws and rules", gathered)
    for lang, language in LANGUAGES.items():
        inside = partial(_in_language, gathered, lang)
        yield from _both(f"laws-{lang}", f"The {language} laws and rules", inside)


def _in_language(gathered: _Records, lang: str) -> list[records.Record]:
    return [law for law in gathered() if law["language"] == lang]


def _book(library: Library, siglum: str) -> Iterator[Download]:
    book = library.witnesses[siglum].short_title
    made: tuple[tuple[str, Callable[[Library, str], bytes], str], ...] = (
        (".epub", epub, "for readers of electronic books"),
        (".txt", printed, "as printed"),
        ("-regular.txt", regularised, "in regular spelling"),
        (".xml", _tei, "in TEI, the source of all the rest"),
    )
    for ending, make, about in made:
        yield Download(f"{siglum}{ending}", partial(make, library, siglum), f"{book} {about}")


def _tei(library: Library, siglum: str) -> bytes:
    return library.project.tei_file(siglum).read_bytes()


def _beside(library: Library) -> Iterator[Download]:
    about_ = "The entries of the books’ own dictionaries"
    yield from _both("glossary", about_, _once(records.glossary, library))
    about_ = "Words of the games with their spellings and sense"
    yield from _both("terms", about_, _once(records.terms, library))
    yield from _both("relations", "How two laws relate", _once(records.relations, library))
    data = {
        "functions": "Functions that execute laws: facts, JSON Schema, laws, SWHID",
        "topics": "Questions, cases, and what each law rules, as its function says",
        "examples": "The books’ worked examples and what came of running them",
        "oracles": "Comparisons with engines of others, and every divergence",
    }
    about_ = "Cases: what each rules, the words that it quotes, its rows of facts and answers"
    yield Download("cases.json", partial(_json, _once(cases, library)), about_)
    for name, about in data.items():
        gathered = _once(getattr(records, name), library)
        yield Download(f"{name}.json", partial(_json, gathered), about)
    yield from _to_run(library)
    project = library.project
    schema = project.tei / "lawsofplay.rng"
    yield Download("lawsofplay.rng", schema.read_bytes, "The schema of the TEI files")
    record = project.root / "CITATION.cff"
    yield Download("CITATION.cff", record.read_bytes, "How to cite the edition, for programs")


def _to_run(library: Library) -> Iterator[Download]:
    """The laws that run, for programs in JavaScript."""
    about_ = "All laws that run, as a module of JavaScript"
    yield Download("laws.mjs", lambda: module(library.project, library.compiled), about_)
    types = library.project.templates / PLACE / "laws.d.mts"
    yield Download("laws.d.mts", types.read_bytes, "The types of that module, for TypeScript")


def _csv(gathered: _Records) -> bytes:
    return tables.as_csv(gathered())


def _json(gathered: _Records) -> bytes:
    return tables.as_json(gathered())


def _once(gather: Callable[[Library], list[records.Record]], library: Library) -> _Records:
    """A function that collects the records at its first call and keeps them."""
    return cache(partial(gather, library))


def _package(library: Library) -> Iterator[Download]:
    """The edition as a Python package, which is not in the archive of everything."""
    made = (
        (wheel_name, wheel, "The command laws and the packages for Python, with the five books"),
        (source_name, source, "The sources of everything, as this edition was made from them"),
    )
    for name, make, about in made:
        yield Download(name(library.version), partial(make, library.project), about)


def _whole(
    library: Library, single: list[Download], package: tuple[Download, ...]
) -> Iterator[Download]:
    """The archive of everything with its licence and README, and the checksums of all files."""
    archive = Download(
        f"{_folder(library)}.zip", partial(_packed, library, single), "Everything in one archive"
    )
    yield archive
    yield Download(SUMS, partial(_sums, [*single, archive, *package]), "Check sums of all files")


def _folder(library: Library) -> str:
    """The name of the archive, and of the folder in it."""
    return f"the-laws-of-play-{library.version}"


def _packed(library: Library, single: list[Download]) -> bytes:
    packed = {file.name: file.data for file in single} | _papers(library, single)
    packed[SUMS] = sums(sorted(packed.items()))
    return pack([(f"{_folder(library)}/{name}", data) for name, data in sorted(packed.items())])


def _sums(files: list[Download]) -> bytes:
    return sums(sorted((file.name, file.data) for file in files))


def _papers(library: Library, single: list[Download]) -> dict[str, bytes]:
    licence = (library.project.root / "LICENSE").read_bytes()
    return {"LICENSE": licence, "README.txt": _readme(library, single)}


def _readme(library: Library, single: list[Download]) -> bytes:
    """What is in the archive, what the fields of a law mean, and under which terms."""
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
