"""``laws check``: every check of the project by its name. Each yields its faults, one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.cases.deals import check_deals
from lawsofplay.cases.examples import check_examples
from lawsofplay.cases.introductions import check_introductions
from lawsofplay.cases.kinship import check_kinship
from lawsofplay.cases.maps import check_maps
from lawsofplay.cases.oracles import check_oracles
from lawsofplay.cases.topics import check_topics, load_topics
from lawsofplay.encode.document import encode_witness
from lawsofplay.gates import validate
from lawsofplay.gates.classing.check import check_classes
from lawsofplay.gates.hidden import check_hidden
from lawsofplay.gates.manifest.check import check_manifest
from lawsofplay.gates.mutation import record
from lawsofplay.model import locks
from lawsofplay.model.edition import load_edition
from lawsofplay.model.game_names import check_names
from lawsofplay.model.relations import check_relations
from lawsofplay.model.witness import read_source
from lawsofplay.rules.casebook.check import check_parts
from lawsofplay.rules.check import check_rules
from lawsofplay.rules.conditions import idle_conditions
from lawsofplay.rules.dictionary import dictionary_faults
from lawsofplay.rules.inert import check_dark, check_inert
from lawsofplay.rules.join_check import check_joins
from lawsofplay.rules.left import judgement_faults
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.tell_check import check_sentences
from lawsofplay.transcription import load_pages
from lawsofplay.workshop.proof.book import open_flags


def _files(project: Project) -> Iterator[InputError]:
    """Check every data file against its schema, and the syntax of every template."""
    from lawsofplay.pipeline.table import check_files
    from lawsofplay.site.templates import check_templates

    yield from check_files(project)
    yield from check_templates(project)


def _sources(project: Project) -> Iterator[InputError]:
    yield from _unreadable(read_source, project)


def _pages(project: Project) -> Iterator[InputError]:
    yield from _unreadable(load_pages, project)


def _unreadable(read: Callable[[Project, str], object], project: Project) -> Iterator[InputError]:
    """The errors of reading something of each book."""
    for siglum in WITNESSES:
        try:
            read(project, siglum)
        except InputError as error:
            yield error


def _proof(project: Project) -> Iterator[InputError]:
    """A page counts as proofread only when each of its flags has an answer."""
    for siglum in WITNESSES:
        try:
            yield from open_flags(project, siglum)
        except InputError as error:
            yield error


def _tei(project: Project) -> Iterator[InputError]:
    """The TEI files must be what the pages give, and valid against the project's schema."""
    for siglum in WITNESSES:
        path = project.tei_file(siglum)
        try:
            load_edition(project, (siglum,))
            data = encode_witness(project, siglum)
            validate.own_schema(project, siglum, data)
        except InputError as error:
            yield error
            continue
        if path.read_bytes() != data:
            yield InputError(f"tei/{siglum}.xml", "", "not what the pages give; run: laws build")


def _addresses(project: Project) -> Iterator[InputError]:
    yield from locks.check_lock(project, load_edition(project))


def _names(project: Project) -> Iterator[InputError]:
    yield from check_names(project, load_edition(project))


def _rules(project: Project) -> Iterator[InputError]:
    yield from check_rules(project, load_edition(project))


def _inert(project: Project) -> Iterator[InputError]:
    yield from check_inert(project, load_edition(project))


def _dark(project: Project) -> Iterator[InputError]:
    yield from check_dark(project, load_edition(project))


def _facts(project: Project) -> Iterator[InputError]:
    """Every fact has a gloss and one name in all games.

    A fact that is judged is computed, or left to the players.
    """
    yield from dictionary_faults(load_rules().values())
    yield from judgement_faults(project)


def _classes(project: Project) -> Iterator[InputError]:
    yield from check_classes(project, load_edition(project))


def _sentences(project: Project) -> Iterator[InputError]:
    yield from check_sentences()


def _conditions(project: Project) -> Iterator[InputError]:
    yield from idle_conditions(project, load_edition(project))


def _relations(project: Project) -> Iterator[InputError]:
    yield from check_relations(project, load_edition(project).laws)
    yield from check_joins(project)


def _phrases(project: Project) -> Iterator[InputError]:
    from lawsofplay.finding.phrases import check_phrases
    from lawsofplay.finding.today import check_otherwise
    from lawsofplay.finding.wordings import check_wordings

    yield from check_phrases(project, load_edition(project))
    yield from check_otherwise(project, load_edition(project))
    yield from check_wordings(project, load_edition(project))


def _topics(project: Project) -> Iterator[InputError]:
    yield from check_topics(project)


def _examples(project: Project) -> Iterator[InputError]:
    yield from check_examples(project, load_edition(project))


def _deals(project: Project) -> Iterator[InputError]:
    yield from check_deals(project, load_edition(project))


def _introductions(project: Project) -> Iterator[InputError]:
    yield from check_introductions(project, load_edition(project))


def _pictures(project: Project) -> Iterator[InputError]:
    from lawsofplay.site.pictures.listed import check_pictures

    yield from check_pictures(project, load_edition(project))
    yield from check_kinship(project, load_edition(project))
    yield from check_maps(project, load_topics(project))


def _oracles(project: Project) -> Iterator[InputError]:
    yield from check_oracles(project, load_edition(project))


def _mutants(project: Project) -> Iterator[InputError]:
    yield from record.faults(project)


CHECKS: dict[str, Callable[[Project], Iterable[InputError]]] = {
    "manifest": check_manifest,
    "files": _files,
    "sources": _sources,
    "pages": _pages,
    "proof": _proof,
    "tei": _tei,
    "addresses": _addresses,
    "names": _names,
    "rules": _rules,
    "helpers": check_hidden,
    "parts": check_parts,
    "inert words": _inert,
    "dark words": _dark,
    "facts": _facts,
    "classes": _classes,
    "sentences": _sentences,
    "conditions": _conditions,
    "relations": _relations,
    "phrases": _phrases,
    "topics": _topics,
    "examples": _examples,
    "deals": _deals,
    "introductions": _introductions,
    "pictures": _pictures,
    "oracles": _oracles,
    "mutants": _mutants,
}
"""The checks by name. A fault that an early check finds may cause those that later ones find."""


def run(name: str, project: Project) -> list[InputError]:
    """What one check finds. A check that cannot run yields the error that stopped it."""
    try:
        return list(CHECKS[name](project))
    except InputError as error:
        return [error]
