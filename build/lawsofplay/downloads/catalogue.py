"""All files to take away: which there are, and how they come into the site's folder."""

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
"""What gathers records when a file is made of them."""

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
    package: tuple[Download, ...]

    def __iter__(self) -> Iterator[Download]:
        yield from self.laws
        for files in self.books.values():
            yield from files
        yield from self.beside
        yield from self.whole
        yield from self.package


def catalogue(library: Library) -> Catalogue:
    """Every file, made of the edition when its bytes are asked for; the same each time."""
    laws = tuple(_laws(library))
    books = {siglum: tuple(_book(library, siglum)) for siglum in library.witnesses}
    beside = tuple(_beside(library))
    single = [*laws, *(file for files in books.values() for file in files), *beside]
    package = tuple(_package(library))
    return Catalogue(laws, books, beside, tuple(_whole(library, single, package)), package)


def write_downloads(made: Catalogue, site: Path) -> None:
    """Write the files to their folder of the site."""
    for file in made:
        write_bytes(site / FOLDER / file.name, file.data)


def _both(name: str, about: str, found: _Records) -> Iterator[Download]:
    """Records as a table and as data."""
    yield Download(f"{name}.csv", partial(_csv, found), f"{about}, as a table")
    yield Download(f"{name}.json", partial(_json, found), f"{about}, as data")


def _laws(library: Library) -> Iterator[Download]:
    found = _once(records.laws, library)
    yield from _both("laws", "All laws and rules", found)
    for lang, language in LANGUAGES.items():
        inside = partial(_in_language, found, lang)
        yield from _both(f"laws-{lang}", f"The {language} laws and rules", inside)


def _in_language(found: _Records, lang: str) -> list[records.Record]:
    return [law for law in found() if law["language"] == lang]


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
    told = "The entries of the books’ own dictionaries"
    yield from _both("glossary", told, _once(records.glossary, library))
    told = "Words of the games with their spellings and sense"
    yield from _both("terms", told, _once(records.terms, library))
    yield from _both("relations", "How two laws relate", _once(records.relations, library))
    data = {
        "functions": "Functions that execute laws: facts, JSON Schema, laws, SWHID",
        "topics": "Questions, cases, and what each law rules, as its function says",
        "examples": "The books’ worked examples and what came of running them",
        "oracles": "Comparisons with engines of others, and every divergence",
    }
    told = "Cases: what each rules, the words that it quotes, its rows of facts and answers"
    yield Download("cases.json", partial(_json, _once(cases, library)), told)
    for name, about in data.items():
        found = _once(getattr(records, name), library)
        yield Download(f"{name}.json", partial(_json, found), about)
    yield from _to_run(library)
    project = library.project
    schema = project.tei / "lawsofplay.rng"
    yield Download("lawsofplay.rng", schema.read_bytes, "The schema of the TEI files")
    record = project.root / "CITATION.cff"
    yield Download("CITATION.cff", record.read_bytes, "How to cite the edition, for programs")


def _to_run(library: Library) -> Iterator[Download]:
    """The laws that run, for programs in JavaScript."""
    told = "All laws that run, as a module of JavaScript"
    yield Download("laws.mjs", lambda: module(library.project, library.compiled), told)
    types = library.project.templates / PLACE / "laws.d.mts"
    yield Download("laws.d.mts", types.read_bytes, "The types of that module, for TypeScript")


def _csv(found: _Records) -> bytes:
    return tables.as_csv(found())


def _json(found: _Records) -> bytes:
    return tables.as_json(found())


def _once(gather: Callable[[Library], list[records.Record]], library: Library) -> _Records:
    """Records gathered when they are first asked for, and once."""
    return cache(partial(gather, library))


def _package(library: Library) -> Iterator[Download]:
    """The edition as a Python package. It is in no archive: whoever wants it wants it alone."""
    made = (
        (wheel_name, wheel, "The command laws and the packages for Python, with the five books"),
        (source_name, source, "The sources of everything, as this edition was made from them"),
    )
    for name, make, about in made:
        yield Download(name(library.version), partial(make, library.project), about)


def _whole(
    library: Library, single: list[Download], package: tuple[Download, ...]
) -> Iterator[Download]:
    """All in one archive, with the papers that belong to it; the check sums of all files."""
    archive = Download(
        f"{_folder(library)}.zip", partial(_packed, library, single), "Everything in one archive"
    )
    yield archive
    yield Download(SUMS, partial(_sums, [*single, archive, *package]), "Check sums of all files")


def _folder(library: Library) -> str:
    """The name of the archive, and of the one folder in it."""
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
