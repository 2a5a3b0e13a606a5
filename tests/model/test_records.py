"""Records beside the text: outline, norms, witness, ids.lock; and files in general."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import decode, read_text, write_bytes, write_text
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.encode.document import encode_witness
from lawsofplay.model import locks
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.norms import load_norms
from lawsofplay.model.outline import load_games, load_outline
from lawsofplay.model.witness import load_witness, read_source
from tests.encode.synthetic import NORMS, OUTLINE, SIGLUM, WITNESS, build


def edited(project: Project) -> Edition:
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    return load_edition(project, (SIGLUM,))


# -- outline and norms ------------------------------------------------------------------------


def test_the_outline(tmp_path: Path) -> None:
    divisions = load_outline(build(tmp_path), SIGLUM)
    assert [d.id for d in divisions][:3] == ["title", "piquet", "piquet.laws"]
    assert (divisions[2].count, divisions[2].parent, divisions[2].numerals) == (
        4,
        "piquet",
        "roman",
    )


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('type = "game"', 'type = "play"', "line 10, division.2.type: must be one of front"),
        ('game = "piquet"', 'game = "pikket"', "piquet: game 'pikket' not in corpus/games.toml"),
        (
            "line = 2",
            "lines = 2",
            "line 12, division.2.lines: unknown key; the nearest known one is 'line'",
        ),
        ("line = 2", 'line = "x"', "line 12, division.2.line: must be a line of ocr.txt"),
        (
            'pages = ["1", "3"]',
            'pages = ["1"]',
            "division.2.pages: must be the first and the last page",
        ),
        ('parent = "piquet"', 'parent = "poker"', "parent 'poker' must come before it"),
        ('id = "terms"', 'id = "piquet"', "piquet: the id stands twice"),
        (
            'id = "terms"',
            'id = "Terms"',
            "id: must be a division's id, such as piquet.laws, not 'Terms'",
        ),
        ('id = "terms"', 'id = "terms.3"', "terms.3: no part of an id may be a number"),
        (
            'id = "terms"',
            'id = "p021"',
            "p021: no part of an id may be a number, nor look like a page",
        ),
        ("[[division]]", "[division", "not valid TOML"),
    ],
)
def test_a_wrong_outline_is_told(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    assert right in OUTLINE
    with pytest.raises(InputError) as caught:
        load_outline(build(tmp_path, outline=OUTLINE.replace(right, wrong, 1)), SIGLUM)
    assert str(caught.value).startswith(f"corpus/{SIGLUM}/outline.toml")
    assert message in str(caught.value)


def test_games_that_are_no_toml(tmp_path: Path) -> None:
    project = build(tmp_path)
    (project.corpus / "games.toml").write_text("[", encoding="utf-8")
    with pytest.raises(InputError, match=r"^corpus/games\.toml: not valid TOML"):
        load_games(project)


def test_a_witness_without_norms_has_plain_laws(tmp_path: Path) -> None:
    project = build(tmp_path)
    (project.witness(SIGLUM) / "norms.toml").unlink()
    norms = load_norms(project, SIGLUM)
    assert (norms.kinds, norms.rules) == ({}, ())


@pytest.mark.parametrize("norms", ["kinds = 3", "[kinds]\nx = 3", "kinds = []", "rule = [3]"])
def test_norms_that_are_no_tables_are_told(tmp_path: Path, norms: str) -> None:
    with pytest.raises(InputError, match=r"norms\.toml, line \d, .*: (must be|the key must be)"):
        load_norms(build(tmp_path, norms=norms), SIGLUM)


def test_a_rule_that_stands_twice_is_told(tmp_path: Path) -> None:
    norms = NORMS.replace('id = "piquet.1"', 'id = "piquet.laws.5"')
    with pytest.raises(InputError, match=r"piquet\.laws\.5: the id stands twice"):
        load_norms(build(tmp_path, norms=norms), SIGLUM)


# -- the witness and its source ---------------------------------------------------------------


def test_the_source_as_received(tmp_path: Path) -> None:
    assert read_source(build(tmp_path), SIGLUM)[0] == "line 1"


def test_a_source_altered_by_a_byte_is_refused(tmp_path: Path) -> None:
    project = build(tmp_path)
    path = project.witness(SIGLUM) / "ocr.txt"
    path.write_bytes(path.read_bytes().replace(b"line 3", b"line 8", 1))
    with pytest.raises(InputError) as caught:
        read_source(project, SIGLUM)
    message = "not the file as received (SHA-256 differs); restore it from version control"
    assert str(caught.value) == f"corpus/{SIGLUM}/ocr.txt: {message}"


def test_a_missing_source_is_told(tmp_path: Path) -> None:
    project = build(tmp_path)
    (project.witness(SIGLUM) / "ocr.txt").unlink()
    with pytest.raises(InputError, match=r"ocr\.txt: the file is missing"):
        read_source(project, SIGLUM)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        (
            'title = "The',
            'titel = "The',
            "line 3, titel: unknown key; the nearest known one is 'title'",
        ),
        ('siglum = "seymour"', 'siglum = "cotton"', "siglum: must be 'seymour'"),
        ("[source]", "[source", "not valid TOML"),
        ('language = "en"', 'language = "la"', "language: must be one of en, fr"),
        ('licence = "public domain"', "", "line 16, source: the key 'licence' is missing"),
    ],
)
def test_a_wrong_record_is_told(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    project = build(tmp_path, witness=WITNESS.format(sha256="0" * 64).replace(right, wrong, 1))
    with pytest.raises(InputError) as caught:
        load_witness(project, SIGLUM)
    assert str(caught.value).startswith(f"corpus/{SIGLUM}/witness.toml")
    assert message in str(caught.value)


def test_a_missing_record_is_named_by_its_place_in_the_project(tmp_path: Path) -> None:
    project = build(tmp_path)
    (project.witness(SIGLUM) / "witness.toml").unlink()
    with pytest.raises(InputError, match=r"^corpus/seymour/witness\.toml: the file is missing"):
        load_witness(project, SIGLUM)


# -- addresses --------------------------------------------------------------------------------


def test_released_addresses_stay_or_lead_on(tmp_path: Path) -> None:
    project = build(tmp_path)
    edition = edited(project)
    count = locks.release(project, edition)
    assert count == len(locks.read_lock(project)) == len(set(locks.addresses(edition)))
    assert locks.release(project, edition) == 0
    assert list(locks.check_lock(project, edition)) == []
    text = project.ids_lock.read_text(encoding="utf-8")
    write_text(project.ids_lock, f"{text}seymour.old.1\n")
    (fault,) = locks.check_lock(project, edition)
    assert str(fault).startswith("ids.lock, seymour.old.1: a released address disappeared")
    write_text(project.ids_lock, f"{text}seymour.old.1 -> seymour.piquet.laws.1\n")
    assert list(locks.check_lock(project, edition)) == []
    assert locks.read_lock(project)["seymour.old.1"] == "seymour.piquet.laws.1"


def test_a_new_address_must_be_released(tmp_path: Path) -> None:
    project = build(tmp_path)
    edition = edited(project)
    locks.release(project, edition)
    lines = project.ids_lock.read_text(encoding="utf-8").splitlines()
    # Without a line end at the end of the file, the next release must not join its last line.
    write_text(project.ids_lock, "\n".join(lines[:-1]))
    (fault,) = locks.check_lock(project, edition)
    assert "is not released" in fault.mend
    assert locks.release(project, edition) == 1
    assert project.ids_lock.read_text(encoding="utf-8").splitlines() == lines


def test_a_lock_that_is_missing_is_restored_and_never_made_anew(tmp_path: Path) -> None:
    project = build(tmp_path)
    edition = edited(project)
    project.ids_lock.unlink()
    attempts: tuple[Callable[..., Any], ...] = (locks.check_lock, locks.release)
    for attempt in attempts:
        with pytest.raises(InputError, match=r"^ids\.lock: the file is missing; restore it from"):
            list(attempt(project, edition))
    assert not project.ids_lock.exists()


def test_an_address_that_stands_twice_is_told(tmp_path: Path) -> None:
    project = build(tmp_path)
    write_text(project.ids_lock, "# head\nseymour\nseymour\n")
    with pytest.raises(InputError, match=r"^ids\.lock, line 3: seymour stands twice"):
        locks.read_lock(project)


# -- files ------------------------------------------------------------------------------------


def test_text_files(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.txt"
    assert write_text(path, "é\n")
    assert not write_text(path, "é\n")
    assert (read_text(path), path.stat().st_mode & 0o777) == ("é\n", 0o644)
    assert [file.name for file in path.parent.iterdir()] == ["a.txt"]
    assert decode(b"\xef\xbb\xbfa\r\nb", "x") == "a\nb"
    with pytest.raises(InputError, match=r"^x, line 2: not UTF-8"):
        decode(b"a\n\xff", "x")
    with pytest.raises(InputError, match=r"^corpus/a: the file is missing"):
        read_text(tmp_path / "none", "corpus/a")


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        write_text(path, "new")
    monkeypatch.undo()
    assert [file.name for file in tmp_path.iterdir()] == ["a.txt"]
    assert path.read_text(encoding="utf-8") == "old"


def test_the_project_is_found_from_inside(tmp_path: Path) -> None:
    project = build(tmp_path / "a")
    assert find_project(project.witness(SIGLUM)).root == project.root.resolve()
    with pytest.raises(InputError, match="not inside the project"):
        find_project(tmp_path)
    with pytest.raises(InputError, match="no such witness; the witnesses are bellecour"):
        project.witness("hoyle")
    assert len(WITNESSES) == 5


def test_messages_name_files_from_the_root_of_the_project(tmp_path: Path) -> None:
    inside = tmp_path / "corpus" / "games.toml"
    assert str(InputError(inside, "", "mend it")).startswith(str(tmp_path))
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    assert str(InputError(inside, "", "mend it")) == "corpus/games.toml: mend it"
    assert str(InputError(str(inside), "", "mend it")) == "corpus/games.toml: mend it"


def test_a_fault_survives_the_way_back_from_another_process() -> None:
    fault = InputError("corpus/games.toml", "line 3", "a mend")
    assert str(pickle.loads(pickle.dumps(fault))) == "corpus/games.toml, line 3: a mend"
