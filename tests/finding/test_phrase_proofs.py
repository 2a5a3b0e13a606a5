"""Phrases as the search folds them: their proofs hold, and false ones are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.finding.phrases import check_phrases, folding, phrase_table
from lawsofplay.finding.today import check_otherwise
from lawsofplay.lexicon.phrases import SHOWN
from lawsofplay.lexicon.store import Language
from lawsofplay.model.edition import Edition, load_edition

REAL = find_project(Path(__file__).parent)

CALLED = '["bellecour.quadrille.laws.51", "academie.quadrille.laws.51"]'
AUXILIARY = '["seymour.quadrille.laws.51", "bellecour.quadrille.laws.51"]'


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(REAL)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The real lexicon, with other phrases."""
    root = tmp_path_factory.mktemp("phrases")
    for path in REAL.corpus.glob("lexicon/*"):
        link = root / "corpus/lexicon" / path.name
        link.parent.mkdir(parents=True, exist_ok=True)
        if path.name != "phrases.toml":
            link.symlink_to(path)
    (root / "corpus/relations.tsv").symlink_to(REAL.corpus / "relations.tsv")
    return Project(root)


def faults(project: Project, edition: Edition, *records: str) -> list[str]:
    text = "".join(f"[[phrase]]\n{record}\n" for record in records)
    (project.root / SHOWN).write_text(text, encoding="utf-8")
    return [str(fault) for fault in check_phrases(project, edition)]


@pytest.mark.parametrize(
    "record",
    [
        # Old spellings, capitals and other forms are the same words.
        f'en = ["Kings call\'d"]\nfr = ["roi apellé"]\nproof = [{CALLED}]',
        # Two English books may be compared by relations.tsv, or by the same address.
        f'en = ["king called", "auxiliary king"]\nproof = [{AUXILIARY}]',
    ],
)
def test_proofs_that_hold(project: Project, edition: Edition, record: str) -> None:
    assert faults(project, edition, record) == []


@pytest.mark.parametrize(
    ("record", "messages"),
    [
        (
            f'en = ["king called"]\nfr = ["roi rendu"]\nproof = [{CALLED}]',
            ["academie.quadrille.laws.51 has none of its words", "has 'roi rendu'; add a law"],
        ),
        (
            f'en = ["king called", "called king"]\nfr = ["roi apellé"]\nproof = [{CALLED}]',
            ["no law of its proof has 'called king'; add a law, or take the words out"],
        ),
        (
            'en = ["king called"]\nfr = ["roi apellé"]\n'
            'proof = [["bellecour.quadrille.laws.51", "academie.quadrille.laws.52"]]',
            ["bellecour.quadrille.laws.51 and academie.quadrille.laws.52 are not a pair of"],
        ),
        (
            'en = ["king called"]\nfr = ["roi apellé"]\n'
            f'proof = [{CALLED}, ["bellecour.quadrille.laws.999", "academie.quadrille.laws.51"]]',
            ["no such law: bellecour.quadrille.laws.999"],
        ),
        (
            'en = ["vole cannot be", "the vole"]\n'
            'proof = [["bellecour.quadrille.laws.45", "seymour.quadrille.laws.45"]]',
            ["have the same words; choose laws that differ", "has 'vole cannot be'"],
        ),
    ],
)
def test_proofs_that_do_not_hold(
    project: Project, edition: Edition, record: str, messages: list[str]
) -> None:
    lines = faults(project, edition, record)
    assert len(lines) == len(messages), lines
    for words, line in zip(messages, lines, strict=True):
        assert line.startswith(f"{SHOWN}, '") and words in line


@pytest.mark.parametrize(
    "second",
    [
        f'en = ["king call\'d", "auxiliary king"]\nproof = [{AUXILIARY}]',
        'en = ["auxiliary king"]\nasked = ["king call\'d"]\nfr = ["roi apelé"]\n'
        'proof = [["seymour.quadrille.laws.51", "academie.quadrille.laws.51"]]',
    ],
)
def test_words_that_stand_twice(project: Project, edition: Edition, second: str) -> None:
    first = f'en = ["king called"]\nfr = ["le roi"]\nproof = [{CALLED}]'
    (line,) = faults(project, edition, first, second)
    assert line.startswith(SHOWN) and "king call'd" in line
    assert "the same words stand above, perhaps in another spelling; keep one" in line


def test_the_king_called_leads_to_the_french_and_back() -> None:
    tables, fold = phrase_table(REAL.root), folding(REAL.root)
    called, roi = fold("the King call'd", "en")[1:], fold("Roi appellé", "fr")
    assert roi in tables["en"][called].other
    assert called in tables["fr"][roi].other
    assert fold("auxiliary King", "en") in tables["en"][called].same


def test_every_form_of_the_real_phrases_leads_somewhere() -> None:
    tables = phrase_table(REAL.root)
    assert sum(map(len, tables.values())) > 1000
    pairs: tuple[tuple[Language, Language], ...] = (("en", "fr"), ("fr", "en"))
    for language, other in pairs:
        for form, found in tables[language].items():
            assert form and form not in found.same and (found.same or found.other)
            for led in found.other:
                assert led in tables[other]


@pytest.mark.parametrize(
    ("where", "language", "messages"),
    [
        ("academie.p304.8", "fr", []),
        ("academie.p304.999", "fr", ["no such law or paragraph: academie.p304.999"]),
        ("academie.piquet.laws.1", "fr", ["academie.piquet.laws.1 does not print it"]),
        ("seymour.chess.rules.5", "fr", ["seymour.chess.rules.5 is in another language"]),
    ],
)
def test_words_of_another_sense_are_where_they_are_said_to_be(
    project: Project, edition: Edition, where: str, language: str, messages: list[str]
) -> None:
    record = f'word = "fou"\nlanguage = "{language}"\nthere = "a fool"\nwhere = "{where}"\n'
    text = f"[words]\ndeck = 'pack'\n[[otherwise]]\n{record}ask = 'bishop'\n"
    (project.corpus / "today.toml").write_text(text, encoding="utf-8")
    lines = [str(fault) for fault in check_otherwise(project, edition)]
    assert len(lines) == len(messages)
    assert all(words in line for words, line in zip(messages, lines, strict=True)), lines
