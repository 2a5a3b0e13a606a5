"""Check data files against each other: lines that a source lacks, unknown games and pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.base.schemas import places, reading
from lawsofplay.base.schemas.faults import Path, typed
from lawsofplay.base.schemas.names import Line
from lawsofplay.lexicon import schema as words
from lawsofplay.model.schemas import books
from lawsofplay.model.schemas.edition import GamesFile
from lawsofplay.transcription.schema import PagemapFile
from lawsofplay.workshop.proof.schema import ReadingRow
from lawsofplay.workshop.schemas import measures
from lawsofplay.workshop.schemas.normalising import NORMALISE_FILES


def crossing_faults(project: Project) -> Iterator[InputError]:
    """Where files that are each correct do not agree with each other."""
    for siglum in WITNESSES:
        yield from _lines(project, siglum)
        yield from _pages(project, siglum)
    yield from _games(project)


def _lines(project: Project, siglum: str) -> Iterator[InputError]:
    """Lines that ocr.txt does not have."""
    source = project.witness(siglum) / "ocr.txt"
    if not source.is_file():
        return
    count = source.read_bytes().count(b"\n") + 1
    own = {"outline.toml": books.OutlineFile, "normalise.toml": NORMALISE_FILES[siglum]}
    named: dict[str, Any] = {f"corpus/{siglum}/{name}": schema for name, schema in own.items()}
    named[f"corpus/reference/{siglum}.toml"] = measures.ReferenceFile
    for shown, schema in named.items():
        if not (project.root / shown).is_file():
            continue
        data = reading.toml_of(project.root / shown, shown)
        for path, line in typed(data, schema, Line):
            if int(line) > count:
                mend = f"there is no line {line}: ocr.txt has the lines 1-{count}"
                yield _at(project, shown, path, mend)


def _pages(project: Project, siglum: str) -> Iterator[InputError]:
    """Pages that the page map does not have."""
    folder, shown = project.witness(siglum), f"corpus/{siglum}/pagemap.toml"
    if not (folder / "pagemap.toml").is_file():
        return
    known = reading.read_as(folder / "pagemap.toml", shown, PagemapFile).pages
    read = f"corpus/{siglum}/readings.tsv"
    if (project.root / read).is_file():
        rows = reading.read_table(project.root / read, read, ReadingRow)
        for number, row in enumerate(rows, 2):
            if row.page not in known:
                yield InputError(read, f"line {number}", f"no such page: {row.page}")
    for path in sorted((folder / "proof").glob("*.tsv")):
        if path.stem not in known:
            yield InputError(path, "", f"no such page in {shown}; name the file after its page")


def _games(project: Project) -> Iterator[InputError]:
    """Terms of games that games.toml does not have."""
    shown, terms = "corpus/games.toml", "corpus/lexicon/terms.toml"
    if not (project.root / terms).is_file() or not (project.root / shown).is_file():
        return
    known = reading.read_as(project.root / shown, shown, GamesFile)
    held = reading.read_as(project.root / terms, terms, words.TermsFile)
    for number, term in enumerate(held.term):
        for place, game in enumerate(term.games):
            if game != "*" and game not in known:
                path: Path = ("term", number, "games", place)
                yield _at(project, terms, path, f"no such game in {shown}: {game!r}")


def _at(project: Project, shown: str, path: Path, mend: str) -> InputError:
    line = places.toml_line(reading.plain_text(project.root / shown, shown), path)
    return InputError(shown, f"line {line}", mend)
