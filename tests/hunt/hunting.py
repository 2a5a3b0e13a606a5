"""Data files are spoilt in a project of links, and the messages are judged."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.base.schemas import reading
from lawsofplay.cases.deals import load_deals
from lawsofplay.cases.examples import load_examples
from lawsofplay.cases.kinship import load_kinship
from lawsofplay.cases.maps import load_maps
from lawsofplay.cases.oracles import load_oracles
from lawsofplay.cases.topics import load_topics
from lawsofplay.finding.today import proposals
from lawsofplay.finding.wordings import wordings_of
from lawsofplay.gates.classing.agreement import load_pairs
from lawsofplay.gates.manifest.holdings import file_fault, held
from lawsofplay.gates.mutation import record
from lawsofplay.lexicon import lists as word_lists
from lawsofplay.lexicon import stops
from lawsofplay.lexicon.curated import read_curation, read_names, read_terms
from lawsofplay.lexicon.phrases import read_phrases
from lawsofplay.lexicon.regular import regular
from lawsofplay.model.edition import load_edition
from lawsofplay.model.locks import read_lock
from lawsofplay.model.norms import load_norms
from lawsofplay.model.outline import load_games, load_outline
from lawsofplay.model.relations import load_relations
from lawsofplay.model.release import load_release
from lawsofplay.model.witness import load_witness
from lawsofplay.pipeline import checks
from lawsofplay.pipeline.crossing import crossing_faults
from lawsofplay.pipeline.table import KINDS, MOST, Kind, file_faults
from lawsofplay.proof.answers import load_answers
from lawsofplay.proof.data import load_proof_data
from lawsofplay.rules.seals import read_seals
from lawsofplay.site.pictures.listed import load_pictures
from lawsofplay.site.published import releases
from lawsofplay.transcription import load_pages
from lawsofplay.workshop.accuracy.passages import load_passages
from lawsofplay.workshop.accuracy.stored import read_stored
from lawsofplay.workshop.normalise.rules.academie_words import FILE, load_lists
from lawsofplay.workshop.proof.readings import load_readings
from lawsofplay.workshop.reference_draw import read_plans
from lawsofplay.workshop.schemas.normalising import NORMALISE_FILES
from tests.hunt.attempt import CLEAR, HARMLESS, MISSED, UNCLEAR, Attempt, spoilt
from tests.hunt.records import ways

Reader = Callable[[Project, Path], object]
"""Readers of files within the edition, apart from ``laws check``."""

READERS: dict[str, Reader] = {
    "games.toml": lambda project, _: load_games(project),
    "witness.toml": lambda project, path: load_witness(project, path.parent.name),
    "pagemap.toml": lambda project, path: load_pages(project, path.parent.name),
    "outline.toml": lambda project, path: load_outline(project, path.parent.name),
    "norms.toml": lambda project, path: load_norms(project, path.parent.name),
    "normalise.toml": lambda project, path: reading.read_checked(
        project.root / path, str(path), NORMALISE_FILES[path.parent.name]
    ),
    "classes.tsv": lambda project, _: load_pairs(project),
    "readings.tsv": lambda project, path: load_readings(project, path.parent.name),
    "proof": lambda project, path: load_answers(project, path.parent.parent.name, path.stem),
    "proof.toml": lambda project, _: load_proof_data(project, "en"),
    "academie_words.toml": lambda project, _: load_lists(project.root / FILE),
    "excluded.toml": lambda project, _: stops.excluded_forms(project.root, "en"),
    "lists.toml": lambda project, _: word_lists.recorded_lists(project.root),
    "phrases.toml": lambda project, _: read_phrases(project.root),
    "regular.toml": lambda project, _: regular("fr", project.root),
    "short.toml": lambda project, _: stops.short_forms(project.root, "en"),
    "terms.toml": lambda project, _: read_terms(project.root),
    "variants.toml": lambda project, _: read_curation(project.root, "en"),
    "names.txt": lambda project, _: read_names(project.root),
    "topics": lambda project, _: load_topics(project),
    "deals": lambda project, _: load_deals(project, load_edition(project)),
    "examples": lambda project, _: load_examples(project),
    "oracles": lambda project, _: load_oracles(project),
    "relations.tsv": lambda project, _: load_relations(project),
    "wordings": lambda project, _: wordings_of(project),
    "today.toml": lambda project, _: proposals(project),
    "pictures.toml": lambda project, _: load_pictures(project),
    "kinship.toml": lambda project, _: load_kinship(project),
    "maps.toml": lambda project, _: load_maps(project),
    "reference": lambda project, _: load_passages(project.corpus / "reference", WITNESSES),
    "plan.toml": lambda project, path: read_plans(project.root / path),
    "accuracy.json": lambda project, _: read_stored(project),
    "mutation.json": lambda project, _: record.read_record(project),
    "survivors.toml": lambda project, _: record.explained(project),
    "seals.lock": lambda project, _: read_seals(project),
    "ids.lock": lambda project, _: read_lock(project),
    "releases.tsv": lambda project, _: releases(project),
    "CITATION.cff": lambda project, _: load_release(project),
}
"""The readers by a file's name, or by its folder's name if many files are of one kind."""

DEEPER: dict[str, tuple[str, ...]] = {
    "witness.toml": ("sources", "tei"),
    "pagemap.toml": ("pages",),
    "outline.toml": ("tei",),
    "norms.toml": ("tei", "addresses", "classes"),
    "classes.tsv": ("classes",),
    "games.toml": ("tei",),
    "introduction.toml": ("introductions",),
    "topics": ("topics",),
    "deals": ("deals",),
    "examples": ("examples",),
    "oracles": ("oracles",),
    "relations.tsv": ("relations",),
    "restated.tsv": ("classes",),
    "phrases.toml": ("phrases",),
    "wordings": ("phrases",),
    "today.toml": ("phrases",),
    "pictures.toml": ("pictures",),
    "kinship.toml": ("pictures",),
    "maps.toml": ("pictures",),
    "seals.lock": ("rules",),
    "ids.lock": ("addresses",),
    "alike.tsv": ("rules",),
    "helpers.tsv": ("helpers",),
    "judgements.tsv": ("facts",),
    "survivors.toml": (),
}
"""The further checks that read a file."""


def name_of(path: Path) -> str:
    """The kind of a file: its name, or its folder's name if many files are of one kind."""
    if path.suffix == ".tsv" and path.parent.name in ("proof", "wordings"):
        return path.parent.name
    many = path.parent.name in ("topics", "examples", "oracles", "deals", "reference")
    return path.parent.name if many and path.suffix == ".toml" else path.name


def attempts(real: Project, folder: Path, one_in: int = 1, each: int = 1) -> Iterator[Attempt]:
    """Spoil data files, all or one of so many, ``each`` times in each way; always the same."""
    for kind in KINDS:
        found = sorted(file.relative_to(real.root) for file in real.root.glob(kind.where))
        for path in _chosen(found):
            for way in ways(path):
                for turn in range(each):
                    seed = crc32(f"{path}\n{way}\n{turn}".encode())
                    if seed % one_in == 0:
                        yield from _attempt(real, folder, kind, path, way, seed)


def _chosen(found: list[Path]) -> list[Path]:
    """A few of many files of a kind, spread evenly."""
    return found[:: max(1, len(found) // 5)][:5]


def _attempt(
    real: Project, folder: Path, kind: Kind, path: Path, way: str, seed: int
) -> Iterator[Attempt]:
    text = (real.root / path).read_text(encoding="utf-8")
    made = ways(path)[way](text, random.Random(seed))
    if made is None or made == text:
        return
    data = made if isinstance(made, bytes) else made.encode()
    with spoilt(real, folder, path, data) as project:
        yield Attempt(name_of(path), str(path), way, *_judged(real, project, kind, path))


def _judged(real: Project, project: Project, kind: Kind, path: Path) -> tuple[str, tuple[str, ...]]:
    name = name_of(path)
    try:
        messages = list(file_faults(kind, project.root / path, str(path)))
        read = _read_by(project, path)
        if not messages and read is None and _value(real, path) == _value(project, path):
            return HARMLESS, ()
        messages = messages or _lacking(real, project, path) or _crossing(project, path)
        for check in DEEPER.get(name, ()):
            messages = messages or checks.run(check, project)
    except Exception as error:  # a traceback is a find
        return UNCLEAR, (f"{type(error).__name__}: {error}",)
    messages = messages or ([read] if read else [])
    lines = tuple(map(str, messages))
    if not lines:
        return (HARMLESS, ()) if _free(real, project, path) else (MISSED, ())
    # A message names a seal by its law, since seals are mended law by law.
    named = str(path) if name != "seals.lock" else (str(path), *WITNESSES)
    clear = len(lines) <= MOST and all(
        line.startswith(named) and line.isprintable() for line in lines
    )
    return (CLEAR if clear else UNCLEAR), lines


def _lacking(real: Project, project: Project, path: Path) -> list[InputError]:
    """What the manifest reports of a list or TOML file that holds less than before."""
    shown = str(path)
    return list(file_fault(project.root / path, shown, held(real.root / path, shown)))


def _crossing(project: Project, path: Path) -> list[InputError]:
    """What is wrong between the file and others."""
    if path.suffix not in (".toml", ".tsv") or path.parts[:2] == ("corpus", "topics"):
        return []
    return list(crossing_faults(project))


def _read_by(project: Project, path: Path) -> InputError | None:
    """What the edition's own reader says of the file; None if it is content."""
    reader = READERS.get(name_of(path))
    try:
        if reader:
            reader(project, path)
    except InputError as error:
        return error
    return None


def _value(project: Project, path: Path) -> Any:
    """The content of a file, whatever its line ends and marks."""
    shown = str(path)
    parsers: dict[str, Callable[[Path, str], Any]] = {
        ".toml": reading.toml_of,
        ".json": reading.json_of,
        ".cff": reading.yaml_of,
    }
    return parsers.get(path.suffix, reading.plain_text)(project.root / path, shown)


def _free(real: Project, project: Project, path: Path) -> bool:
    """Whether only a key changed that may be left out, as an editor might do on purpose."""
    return path.suffix == ".toml" and _lacks_only(_value(real, path), _value(project, path))


def _lacks_only(before: Any, after: Any) -> bool:
    if isinstance(before, dict) and isinstance(after, dict):
        return after.keys() <= before.keys() and all(
            _lacks_only(before[key], after[key]) for key in after
        )
    if isinstance(before, list) and isinstance(after, list):
        return len(before) == len(after) and all(map(_lacks_only, before, after))
    return bool(before == after)
