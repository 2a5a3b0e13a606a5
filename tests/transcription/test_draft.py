"""Drafts never write over a page that an editor touched."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.transcription.parse import parse_page, split_page
from lawsofplay.workshop.normalise.draft import is_edited, page_file, write_draft
from lawsofplay.workshop.normalise.model import DraftPage, Line
from lawsofplay.workshop.normalise.pipeline import Draft

SIGLUM = "quanti"
BODY = st.text(st.sampled_from("ab é.[]_\n?:§|"), max_size=40)


def draft(*bodies: str) -> Draft:
    pages = [
        DraftPage(f"p{n:03d}", str(n), ((n, n),), tuple(Line(n, x) for x in body.split("\n")))
        for n, body in enumerate(bodies, 1)
    ]
    return Draft(tuple(pages), ())


def test_new_equal_and_edited_pages(tmp_path: Path) -> None:
    project = Project(tmp_path)
    folder = project.witness(SIGLUM) / "pages"
    first = write_draft(project, SIGLUM, draft("one", "two", "three", "four"))
    assert first.written == ("p001", "p002", "p003", "p004")
    body, state = folder / "p002.txt", folder / "p003.txt"
    body.write_text(body.read_text().replace("two", "too"), encoding="utf-8")
    state.write_text(state.read_text().replace("state: draft", "state: checked"), encoding="utf-8")
    again = write_draft(project, SIGLUM, draft("one", "2", "3", "4"))
    assert (again.unchanged, again.kept, again.written) == (("p001",), ("p002", "p003"), ("p004",))
    assert body.read_text(encoding="utf-8").endswith("---\ntoo\n")
    assert "\nthree\n" in state.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("state: draft\n", "state: draft\nnote: the leaf is torn\n"),
        ("page: 1\n", "page: [1]\n"),
        ("lines: 1-1\n", "lines: 1-2\n"),
        ("head: ONE\n", ""),
        ("head: ONE\n", "head: ONE. 1\n"),
    ],
)
def test_an_editor_s_header_is_never_taken(tmp_path: Path, old: str, new: str) -> None:
    project = Project(tmp_path)
    page = DraftPage("p001", "1", ((1, 1),), (Line(1, "one"),), {"head": "ONE"})
    write_draft(project, SIGLUM, Draft((page,), ()))
    path = project.witness(SIGLUM) / "pages" / "p001.txt"
    written = path.read_text(encoding="utf-8")
    assert old in written
    path.write_text(written.replace(old, new), encoding="utf-8")
    again = write_draft(project, SIGLUM, draft("two"))
    assert again.kept == ("p001",)
    assert path.read_text(encoding="utf-8") == written.replace(old, new)


def test_a_page_without_a_check_sum_is_an_editor_s(tmp_path: Path) -> None:
    path = tmp_path / "p001.txt"
    path.write_text("page: 1\nlines: 1\nstate: draft\n---\none\n", encoding="utf-8")
    assert is_edited(path)


def test_a_page_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    project = Project(tmp_path)
    path = project.witness(SIGLUM) / "pages" / "p001.txt"
    path.parent.mkdir(parents=True)
    path.write_text("no header\n", encoding="utf-8")
    with pytest.raises(InputError, match="no '---' after the header"):
        write_draft(project, SIGLUM, draft("one"))
    assert path.read_text(encoding="utf-8") == "no header\n"


@given(BODY, BODY, BODY)
def test_an_edit_survives_any_new_draft(old: str, edit: str, new: str) -> None:
    with TemporaryDirectory() as name:
        project = Project(Path(name))
        path = project.witness(SIGLUM) / "pages" / "p001.txt"
        write_draft(project, SIGLUM, draft(old))
        assert not is_edited(path)
        written = path.read_text(encoding="utf-8")
        head, body, _ = split_page(written)
        path.write_text(f"{head}\n---\nedit {edit}", encoding="utf-8")
        if f"edit {edit}".strip("\n") == body.strip("\n"):
            return
        # An edit that makes the file no page is reported, and stays.
        with suppress(InputError):
            assert write_draft(project, SIGLUM, draft(new)).kept == ("p001",)
        assert path.read_text(encoding="utf-8") == f"{head}\n---\nedit {edit}"


@given(BODY)
def test_a_draft_is_a_page(body: str) -> None:
    page = draft(body).book[0]
    try:
        found = parse_page(page_file(page), SIGLUM, "p001")
    except InputError as error:
        # Rules make the structure, so only a malformed division or law may be refused.
        assert any(message in error.mend for message in ("':table'", "a law begins", "'@'"))
        return
    assert found.header.draft
