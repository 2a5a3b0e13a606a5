"""No file, kind, status or relation of the edition goes or changes unseen; files may grow."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.manifest.accepting import accept_data
from lawsofplay.gates.manifest.check import check_manifest
from lawsofplay.gates.manifest.holdings import file_faults, files
from lawsofplay.gates.manifest.lock import of_kind, read_manifest, write_manifest
from tests.encode.synthetic import SIGLUM, build

REAL = find_project(Path(__file__).parent)
LISTED = of_kind(read_manifest(REAL), "file")

RELATIONS = """law	other	relation	difference
seymour.piquet.laws.1	cotton.piquet.1	same	
seymour.piquet.laws.2	cotton.piquet.2	briefer	cotton adds a deal
"""

# In 0.5.0 each of these could vanish or shrink, and `laws check` still said "Clean".
LOST_UNSEEN = (
    "corpus/relations.tsv",
    "corpus/topics/misdeal-price.toml",
    "corpus/topics/renounce-price.toml",
    "corpus/seymour/readings.tsv",
    "corpus/today.toml",
    "corpus/principles.toml",
    "corpus/reference/bellecour.toml",
    "corpus/lexicon/short.toml",
    "executable_rules/mutation.json",
    "executable_rules/survivors.toml",
    "site_templates/law.html",
)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """The synthetic book with relations and a template, all of it accepted."""
    made = build(tmp_path, pages={})
    (made.corpus / "relations.tsv").write_text(RELATIONS, encoding="utf-8")
    made.templates.mkdir()
    (made.templates / "law.html").write_text("<p>line</p>\n" * 20, encoding="utf-8")
    accept_data(made)
    assert faults(made) == []
    return made


def faults(project: Project) -> list[str]:
    return [str(fault) for fault in check_manifest(project)]


def edit(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def test_every_file_listed_is_missed(tmp_path: Path) -> None:
    messages = [str(fault) for fault in file_faults(Project(tmp_path), LISTED)]
    mend = "the file is missing; restore it from version control"
    assert messages == [f"{name}: {mend}" for name in sorted(LISTED)]
    assert set(LOST_UNSEEN) <= set(LISTED)


@pytest.mark.parametrize("name", LOST_UNSEEN)
def test_every_file_listed_is_missed_when_cut(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    shutil.copyfile(REAL.root / name, path)
    only = {name: LISTED[name]}
    assert list(file_faults(Project(tmp_path), only)) == []
    # A TOML file cut at its end is still valid, without its last table.
    edit(
        path,
        lambda text: (
            text[: text.rindex("\n[")] if name.endswith(".toml") else text[: len(text) // 2]
        ),
    )
    (fault,) = file_faults(Project(tmp_path), only)
    assert (fault.file, fault.mend[:6]) == (name, "holds ")


def test_a_folder_in_the_place_of_a_file_is_no_file(project: Project) -> None:
    path = project.corpus / "relations.tsv"
    path.unlink()
    path.mkdir()
    assert faults(project) == [
        "corpus/relations.tsv: the file is missing; restore it from version control"
    ]


def test_a_new_file_must_be_listed(project: Project) -> None:
    (project.corpus / "today.toml").write_text('joker = "pam"\n', encoding="utf-8")
    assert faults(project) == [
        "corpus/today.toml: not in manifest.lock yet; run: laws review --data"
    ]
    assert accept_data(project) == 1
    assert faults(project) == []


def test_data_that_grows_or_is_mended_is_an_editor_s_own_affair(project: Project) -> None:
    edit(
        project.corpus / "games.toml", lambda text: text.replace("also = []", 'also = ["Picquet"]')
    )
    edit(project.corpus / "games.toml", lambda text: text.replace('"Piquet"', '"PIQUET"'))
    edit(project.templates / "law.html", lambda text: text[:-12])
    assert faults(project) == []


def test_data_that_shrinks_is_told(project: Project) -> None:
    edit(project.corpus / "games.toml", lambda text: "[piquet]\n")
    (fault,) = faults(project)
    assert fault.startswith("corpus/games.toml: holds 0 values of 2; restore it from version")


CASES = """# an address
cotton.chess.laws.1: you must
    play it
? chess.laws.touched
  # a remark
  piece=queen -> must-play
  piece=rook -> must-play
"""


def test_a_case_or_a_row_taken_away_is_told(project: Project) -> None:
    path = project.root / "tests/executable_rules/chess.cases"
    path.parent.mkdir(parents=True)
    path.write_text(CASES, encoding="utf-8")
    (path.parent / "test_chess.py").write_text("", encoding="utf-8")
    assert accept_data(project) == 1
    edit(path, lambda text: text.replace("    play it\n", "").replace("  # a remark\n", ""))
    assert faults(project) == []
    edit(path, lambda text: text.replace("  piece=rook -> must-play\n", ""))
    (fault,) = faults(project)
    assert fault.startswith(
        "tests/executable_rules/chess.cases: holds 2 rows and quotations of 3; restore it"
    )


def test_a_text_may_grow_shorter_by_a_tenth(project: Project) -> None:
    edit(project.templates / "law.html", lambda text: text[: len(text) * 8 // 10])
    (fault,) = faults(project)
    assert fault.startswith("site_templates/law.html: holds 192 bytes of 240")


def test_a_kind_or_status_that_changes_is_told(project: Project) -> None:
    norms = project.witness(SIGLUM) / "norms.toml"
    edit(norms, lambda text: text.replace('status = "former"', 'status = "condemned"'))
    assert faults(project) == [
        "corpus/seymour/norms.toml, seymour.piquet.laws.4: is law, condemned, and law, former in "
        "manifest.lock; if that was meant, run: laws review --data"
    ]
    accept_data(project)
    law = '"seymour.piquet.laws.1" = {kind = "anecdote", status = "condemned", reason = "x"}'
    edit(norms, lambda text: text.replace("[kinds]\n", f"[kinds]\n{law}\n"))
    (fault,) = faults(project)
    assert "seymour.piquet.laws.1: is anecdote, condemned, and nothing in manifest.lock" in fault


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\tsame\t", "\tcontradicts\tx", "cotton.piquet.1: is contradicts, and same"),
        (RELATIONS.split("\n")[1] + "\n", "", "cotton.piquet.1: is nothing, and same"),
        ("laws.1", "laws.5", "seymour.piquet.laws.5 cotton.piquet.1: is same, and nothing"),
    ],
)
def test_a_relation_that_changes_is_told(
    project: Project, old: str, new: str, message: str
) -> None:
    edit(project.corpus / "relations.tsv", lambda text: text.replace(old, new, 1))
    assert message in "\n".join(faults(project))


def test_one_loss_is_no_flood(project: Project) -> None:
    rows = "".join(f"seymour.a.{n}\tcotton.a.{n}\tsame\t\n" for n in range(100))
    edit(project.corpus / "relations.tsv", lambda text: text + rows)
    messages = faults(project)
    assert len(messages) == 4
    assert messages[-1].startswith(
        "corpus/relations.tsv: 97 more differ from manifest.lock; if that"
    )


def test_a_folder_lost_is_no_flood(project: Project) -> None:
    topics = project.corpus / "topics"
    topics.mkdir()
    for n in range(50):
        (topics / f"{n}.toml").write_text('question = "?"\n', encoding="utf-8")
    messages = faults(project)
    assert len(messages) == 4
    assert messages[-1] == (
        "corpus/topics, 47 more files: not in manifest.lock yet; run: laws review --data"
    )
    accept_data(project)
    shutil.rmtree(topics)
    messages = faults(project)
    assert len(messages) == 4
    assert messages[-1].startswith("corpus/topics, 47 more files: the file is missing; restore it")


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_looked_at(project: Project) -> None:
    (project.corpus / "games.toml").write_text("[piquet", encoding="utf-8")
    (project.templates / "law.html").unlink()
    messages = faults(project)
    assert [line.split(":")[0] for line in messages] == [
        "corpus/games.toml",
        "site_templates/law.html",
    ]


def test_a_manifest_that_is_missing_is_not_made_anew(project: Project) -> None:
    project.manifest_lock.unlink()
    attempts: tuple[Callable[..., Any], ...] = (check_manifest, accept_data)
    for attempt in attempts:
        with pytest.raises(InputError, match=r"^manifest\.lock: the file is missing; restore it"):
            list(attempt(project))
    assert not project.manifest_lock.exists()


@pytest.mark.parametrize(
    "line", ["file\tcorpus/games.toml", "fil\ta\t1", "file", "norm\ta\tlaw\tcustom\tx"]
)
def test_a_line_that_is_none(project: Project, line: str) -> None:
    edit(project.manifest_lock, lambda text: f"{text}{line}\n")
    with pytest.raises(InputError, match=r"^manifest\.lock, line \d+: malformed, or there twice"):
        read_manifest(project)


def test_the_manifest_is_sorted_and_stable(project: Project) -> None:
    before = project.manifest_lock.read_bytes()
    lines = before.decode().splitlines()[1:]
    assert lines == sorted(lines)
    write_manifest(project, read_manifest(project))
    assert project.manifest_lock.read_bytes() == before
    assert accept_data(project) == 0


def test_neither_code_nor_pages_nor_litter_are_listed(project: Project) -> None:
    project.rules.mkdir()
    for name in ("chess.py", ".chess.tsv.tmp"):
        (project.rules / name).write_text("x", encoding="utf-8")
    assert [name for name in files(project) if "chess" in name or "/pages/" in name] == []
