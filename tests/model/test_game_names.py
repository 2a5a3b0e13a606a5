"""The names of the games stand in the books, and no misreading is among them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project, find_project
from lawsofplay.encode.document import encode_witness
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.game_names import check_names
from tests.encode.synthetic import SIGLUM, build


@pytest.fixture
def faults(tmp_path: Path) -> Callable[[str], list[str]]:
    """What is wrong with one line of Piquet's record, in the synthetic book."""
    project = build(tmp_path)
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    edition = load_edition(project, (SIGLUM,))
    return lambda record: found(project, edition, record_of("piquet", record))


def record_of(slug: str, record: str) -> str:
    """The record of a game: some lines as given, the others as in the synthetic book."""
    given = {line.partition(" = ")[0] for line in record.splitlines()}
    others = [line for line in SOUND if line.partition(" = ")[0] not in given]
    return "\n".join([f"[{slug}]", record, *others, ""])


SOUND = ('en = "Piquet"', 'fr = "Piquet"', "also = []")


def found(project: Project, edition: Edition, games: str) -> list[str]:
    (project.corpus / "games.toml").write_text(games, encoding="utf-8")
    return [str(fault) for fault in check_names(project, edition)]


# `Thirty[?]` is doubtful, `[sic: adverfary]` a misprint, `Trente` stands nowhere.
@pytest.mark.parametrize(
    ("record", "messages"),
    [
        (
            'en = "Piquet"\nalso = ["Cards", "PIQUET", "as many points"]',
            ["'as many points' stands"],
        ),
        (
            'en = "Thirty"',
            ["games.toml, piquet, en: 'Thirty' stands in the books only as a doubtful"],
        ),
        ('also = ["Adverfary"]', ["piquet, also: 'Adverfary' stands in the books only as a"]),
        ('also = ["adverfary Cards"]', ["only as a doubtful reading or a misprint"]),
        ('also = ["Trente"]', ["piquet, also: 'Trente' stands in no book; take it out"]),
        ('also = ["162"]', ["'162' stands in no book"]),
        ('also = ["Pique"]', ["'Pique' stands in no book"]),
        ('fr = "Trente"', []),
        ('also = ["A later heading", "Nine Cards"]', []),
    ],
)
def test_each_name_is_looked_for_in_the_books(
    faults: Callable[[str], list[str]], record: str, messages: list[str]
) -> None:
    lines = faults(record)
    assert len(lines) == len(messages), lines
    assert all(words in line for words, line in zip(messages, lines, strict=True)), lines


@pytest.mark.parametrize(
    ("slug", "name"),
    [("chess", "Chefs"), ("cribbage", "Gribbidge"), ("bankafalet", "Bank Affalet")],
)
def test_bad_readings_that_the_books_hold_are_refused(tmp_path: Path, slug: str, name: str) -> None:
    edition = load_edition(find_project(Path(__file__).parent))
    (tmp_path / "corpus").mkdir()
    faults_of_name = found(Project(tmp_path), edition, record_of(slug, f'also = ["{name}"]'))
    assert faults_of_name == [
        f"corpus/games.toml, {slug}, also: {name!r} stands in the books only as a doubtful reading"
        " or a misprint; take it out"
    ]
