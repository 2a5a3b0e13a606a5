"""What the figures cannot see, and what was compared with an independent text."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.workshop.accuracy.compared import Limits, Text, as_lines, load_limits

SOUND = "".join(f'[{siglum}]\nunseen = "points"\ntext = []\n' for siglum in WITNESSES)
TEXT = '[[cotton.text]]\nwith = "a"\nwhat = "b"\nwords = 3\nwrong = 4\nafter = "c"\n'


def project_with(tmp_path: Path, held: str) -> Project:
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus/compared.toml").write_text(held)
    return Project(tmp_path)


def test_every_book_says_what_its_figure_cannot_see() -> None:
    limits = load_limits(find_project())
    assert list(limits) == list(WITNESSES)
    assert all(book.unseen.endswith(".") for book in limits.values())
    assert [siglum for siglum, book in limits.items() if not book.texts] == ["bellecour", "quanti"]


@pytest.mark.parametrize(
    ("held", "named"),
    [
        (SOUND.replace("[quanti]", "[quanty]"), "quant"),
        (SOUND.replace('unseen = "points"\n', "", 1), "unseen"),
        (SOUND.replace("[cotton]\n", "[cotton]\n").replace("text = []\n", "") + TEXT, "text"),
    ],
)
def test_a_file_that_is_not_so_is_refused(tmp_path: Path, held: str, named: str) -> None:
    with pytest.raises(InputError, match=named):
        load_limits(project_with(tmp_path, held))


def test_more_words_wrong_than_compared_are_refused(tmp_path: Path) -> None:
    held = SOUND.replace(
        '[cotton]\nunseen = "points"\ntext = []\n', '[cotton]\nunseen = "p"\n' + TEXT
    )
    with pytest.raises(InputError, match="wrong = 4 of words = 3"):
        load_limits(project_with(tmp_path, held))


def test_the_command_line_tells_both() -> None:
    text = Text("another scan", "nine passages", 3369, 4, "All are mended.")
    assert as_lines(Limits("Points.", (text,))).splitlines() == [
        "not seen: Points.",
        "compared with another scan: nine passages; 3,369 words, 4 wrong",
    ]
    assert as_lines(Limits("Points.", ())).endswith("an independent text: nothing")
