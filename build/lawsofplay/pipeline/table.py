"""Every data file of the project with its schema, and the faults in any of them.

Only files that exist are read; other checks report missing files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.base.schemas import places, reading
from lawsofplay.cases.deals import schema as deals
from lawsofplay.cases.schemas import laws, pictures
from lawsofplay.finding.schema import WordingRow
from lawsofplay.finding.wordings import KEY as WORDING_KEY
from lawsofplay.gates.classing.schema import ClassRow
from lawsofplay.gates.mutation.schema import MutationFile, SurvivorsFile
from lawsofplay.lexicon import schema as words
from lawsofplay.model.relations import KEY as RELATION_KEY
from lawsofplay.model.schemas import books, edition
from lawsofplay.model.schemas.relations import RelationRow
from lawsofplay.pipeline import lists
from lawsofplay.pipeline.crossing import crossing_faults
from lawsofplay.proof.schema import AnswerRow
from lawsofplay.transcription.schema import PagemapFile
from lawsofplay.workshop.proof.schema import ReadingRow
from lawsofplay.workshop.schemas import measures
from lawsofplay.workshop.schemas.normalising import NORMALISE_FILES

MOST = 5
"""How many faults of one file are reported at once."""

Check = Callable[[Path, str], Iterator[InputError]]


@dataclass(frozen=True)
class Kind:
    """Files of one kind: a pattern of names from the project's folder, and their check."""

    where: str
    faults: Check


def _toml(schema: Any) -> Check:
    def faults(path: Path, shown: str) -> Iterator[InputError]:
        return reading.data_faults(
            reading.toml_of(path, shown), schema, path, shown, places.toml_line
        )

    return faults


def _json(schema: Any, remake: str) -> Check:
    def faults(path: Path, shown: str) -> Iterator[InputError]:
        data = reading.json_of(path, shown)
        return reading.data_faults(data, schema, path, shown, places.json_line, remake)

    return faults


def _yaml(schema: Any) -> Check:
    def faults(path: Path, shown: str) -> Iterator[InputError]:
        return reading.data_faults(
            reading.yaml_of(path, shown), schema, path, shown, places.yaml_line
        )

    return faults


def _rows(schema: Any, key: tuple[str, ...] = ()) -> Check:
    def faults(path: Path, shown: str) -> Iterator[InputError]:
        return reading.table_faults(path, shown, schema, key)

    return faults


KINDS: tuple[Kind, ...] = (
    Kind("corpus/games.toml", _toml(edition.GamesFile)),
    Kind("corpus/*/witness.toml", _toml(books.WitnessFile)),
    Kind("corpus/*/introduction.toml", _toml(books.IntroductionFile)),
    Kind("corpus/*/pagemap.toml", _toml(PagemapFile)),
    Kind("corpus/*/outline.toml", _toml(books.OutlineFile)),
    Kind("corpus/*/norms.toml", _toml(books.NormsFile)),
    *(
        Kind(f"corpus/{siglum}/normalise.toml", _toml(schema))
        for siglum, schema in NORMALISE_FILES.items()
    ),
    Kind("corpus/*/readings.tsv", _rows(ReadingRow)),
    Kind("corpus/*/proof/*.tsv", _rows(AnswerRow, ("flag", "source", "page", "answer"))),
    Kind("corpus/proof.toml", _toml(words.ProofFile)),
    Kind("corpus/lexicon/academie_words.toml", _toml(words.AcademieWordsFile)),
    Kind("corpus/lexicon/compounds.toml", _toml(words.CompoundsFile)),
    Kind("corpus/lexicon/excluded.toml", _toml(words.ExcludedFile)),
    Kind("corpus/lexicon/lists.toml", _toml(words.ListsFile)),
    Kind("corpus/lexicon/phrases.toml", _toml(words.PhrasesFile)),
    Kind("corpus/lexicon/ideas.toml", _toml(words.IdeasFile)),
    Kind("corpus/lexicon/regular.toml", _toml(words.RegularFile)),
    Kind("corpus/lexicon/short.toml", _toml(words.ShortFile)),
    Kind("corpus/lexicon/terms.toml", _toml(words.TermsFile)),
    Kind("corpus/lexicon/variants.toml", _toml(words.VariantsFile)),
    Kind("corpus/lexicon/??.txt", lists.lexicon_faults),
    Kind("corpus/lexicon/academie_book.txt", lists.book_faults),
    Kind("corpus/lexicon/names.txt", lists.name_faults),
    Kind("corpus/lexicon/SCOWL-copyright.txt", lists.text_faults),
    Kind("corpus/topics/*.toml", _toml(laws.TopicFile)),
    Kind("corpus/examples/*.toml", _toml(laws.ExampleFile)),
    Kind("corpus/deals/*.toml", _toml(deals.DealFile)),
    Kind("corpus/oracles/*.toml", _toml(laws.OracleFile)),
    Kind("corpus/wordings/*.tsv", _rows(WordingRow, WORDING_KEY)),
    Kind("corpus/relations.tsv", _rows(RelationRow, RELATION_KEY)),
    Kind("corpus/principles.toml", _toml(edition.PrinciplesFile)),
    Kind("corpus/today.toml", _toml(edition.TodayFile)),
    Kind("corpus/pictures.toml", _toml(pictures.PicturesFile)),
    Kind("corpus/kinship.toml", _toml(pictures.KinshipFile)),
    Kind("corpus/maps.toml", _toml(pictures.MapsFile)),
    Kind("corpus/compared.toml", _toml(measures.ComparedFile)),
    Kind("corpus/reference/*.toml", _toml(measures.ReferenceFile)),
    Kind("corpus/reference/draw/plan.toml", _toml(measures.PlanFile)),
    Kind("corpus/reference/classes.tsv", _rows(ClassRow, ("sentence",))),
    Kind("corpus/reference/accuracy.json", _json(measures.AccuracyFile, "laws accuracy --store")),
    Kind("corpus/restated.tsv", _rows(laws.RestatedRow, ("sentence",))),
    Kind("executable_rules/alike.tsv", _rows(laws.AlikeRow, ("function", "law", "other"))),
    Kind("executable_rules/helpers.tsv", _rows(laws.HelperRow, ("name",))),
    Kind("executable_rules/judgements.tsv", _rows(laws.JudgementRow, ("fact",))),
    Kind("executable_rules/mutation.json", _json(MutationFile, "laws mutate --store")),
    Kind("executable_rules/survivors.toml", _toml(SurvivorsFile)),
    Kind("executable_rules/seals.lock", lists.seal_faults),
    Kind("ids.lock", lists.id_faults),
    Kind("docs/releases.tsv", _rows(edition.ReleaseRow, ("version",))),
    Kind("CITATION.cff", _yaml(edition.CitationFile)),
)
"""The kinds of data files; those on which others depend come first."""


def file_faults(kind: Kind, path: Path, shown: str) -> Iterator[InputError]:
    """The first faults of one file, at most `MOST`."""
    try:
        yield from islice(kind.faults(path, shown), MOST)
    except InputError as error:
        yield error


def check_files(project: Project) -> Iterator[InputError]:
    """Check every data file against its schema, and then the files against each other."""
    faults: list[InputError] = []
    for kind in KINDS:
        for path in sorted(project.root.glob(kind.where)):
            faults += file_faults(kind, path, path.relative_to(project.root).as_posix())
    # Files with faults of their own cannot be checked against others.
    yield from faults or crossing_faults(project)
