"""Every place that tells when a book was printed tells the same as its record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.model.dates import dated
from lawsofplay.model.witness import load_witness

PROJECT = find_project(Path(__file__).parent)
YEARS = {
    siglum: when.first
    for siglum in WITNESSES
    if (when := dated(load_witness(PROJECT, siglum))) is not None
}
NUMERAL = re.compile(r"\bM[DCLXVI,]{3,}")
VALUES = {"M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1}


def year_of(numeral: str) -> int:
    """The year in Roman numerals, points between them left out."""
    signs = [VALUES[sign] for sign in numeral if sign in VALUES]
    pairs = zip(signs, [*signs[1:], 0], strict=True)
    return sum(-one if one < after else one for one, after in pairs)


def test_roman_years() -> None:
    numerals = ("M,DCC,LXIV", "MDCCLIV", "MDCLXXXVII")
    assert list(map(year_of, numerals)) == [1764, 1754, 1687]


def test_the_readme_tells_each_books_year() -> None:
    text = (PROJECT.root / "README.md").read_text(encoding="utf-8")
    for siglum, year in YEARS.items():
        (row,) = (line for line in text.splitlines() if line.startswith(f"| `{siglum}` "))
        assert str(year) in row


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_tei_tells_each_books_year_and_its_title_page_no_other(siglum: str) -> None:
    root = etree.parse(PROJECT.tei_file(siglum)).getroot()
    (date,) = root.findall(".//{*}imprint/{*}date")
    assert date.text == load_witness(PROJECT, siglum).date
    assert (date.get("cert") == "low") is not load_witness(PROJECT, siglum).date_certain
    printed = "".join(
        str(word)
        for div in root.iterfind(".//{*}div[@type='titlepage']")
        for word in div.itertext()
    )
    assert {year_of(numeral) for numeral in NUMERAL.findall(printed)} <= {YEARS[siglum]}


def test_the_title_page_of_bellecour_marks_the_doubt() -> None:
    root = etree.parse(PROJECT.tei_file("bellecour")).getroot()
    assert "M,DCC,LXIV" in [unclear.text for unclear in root.iterfind(".//{*}unclear")]


FILES = ("corpus/topics/*.toml", "corpus/examples/*.toml", "corpus/oracles/*.toml")


def told() -> Iterator[tuple[str, int]]:
    """Where a text of the editors names a book by its year, and the year."""
    paths = [path for pattern in FILES for path in PROJECT.root.glob(pattern)]
    for path in sorted([*paths, *PROJECT.rules.rglob("*.py")]):
        for year in re.findall(r"\bbooks? of (1[678]\d\d)", path.read_text("utf-8")):
            yield path.relative_to(PROJECT.root).as_posix(), int(year)


def test_a_book_is_named_by_no_year_but_its_own() -> None:
    found = list(told())
    assert len(found) > 50
    assert [(path, year) for path, year in found if year not in YEARS.values()] == []
