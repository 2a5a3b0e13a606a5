"""Introductions to the books: their quotations stand on the pages that they name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.cases.introductions import check_introductions, load_introduction
from lawsofplay.model.edition import load_edition

ROOT = Project(Path(__file__).parents[2])


def test_every_book_has_an_introduction_that_quotes_it() -> None:
    for siglum in WITNESSES:
        loaded = load_introduction(ROOT, siglum)
        assert len(loaded) >= 4 and any(introduction.quoted for introduction in loaded), siglum


def test_what_is_quoted_stands_on_the_pages_named() -> None:
    assert list(check_introductions(ROOT, load_edition(ROOT))) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("several public Places", "several private Places", "the nearest wording is"),
        ('"bellecour.f02"', '"bellecour.p999"', "there is no text on a page bellecour.p999"),
    ],
)
def test_a_wrong_quotation_and_a_wrong_page_are_told(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    for siglum in WITNESSES:
        file = f"corpus/{siglum}/introduction.toml"
        text = (ROOT.root / file).read_text(encoding="utf-8")
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(text.replace(old, new), encoding="utf-8")
    (fault,) = check_introductions(Project(tmp_path), load_edition(ROOT))
    assert str(fault).startswith("corpus/bellecour/introduction.toml, paragraph 2: ")
    assert message in str(fault)
