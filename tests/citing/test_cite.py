"""Citations: what they say of every book, and that programs read them rightly."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lawsofplay import citing as cite
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes, write_text
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.citing import sections, sources
from lawsofplay.citing.embedded import book_ld, edition_ld, json_ld, meta_tags
from lawsofplay.citing.sources import STATE_WORDS, edition_number, name_of
from lawsofplay.encode.document import encode_witness
from lawsofplay.model import dates, licences, release
from lawsofplay.model.dates import Dated, dated
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.witness import load_witness
from tests.encode.synthetic import SIGLUM, build
from tests.tools import reader

REAL = find_project(Path(__file__).parent)
LAWS = (
    "bellecour.ombre.laws.13",
    "seymour.quadrille.laws.23",
    "academie.piquet.laws.3",
    "quanti.quadrille.laws.23",
    "cotton.chess.march.3",
)
"""A law or rule of every book."""

PLACES = (*LAWS, "seymour.billiards", "bellecour.p021", "academie.reversis.laws")


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(REAL)


@pytest.fixture(scope="module")
def cited(edition: Edition) -> dict[str, cite.Citation]:
    return {address: cite.citation(REAL, edition, address) for address in PLACES}


@pytest.fixture
def small(tmp_path: Path) -> Project:
    """The synthetic book, encoded."""
    project = build(tmp_path)
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    return project


def of(project: Project, address: str) -> cite.Citation:
    return cite.citation(project, load_edition(project, (SIGLUM,)), address)


# -- for readers ------------------------------------------------------------------------------


def test_a_line_with_the_address(small: Project) -> None:
    assert cite.render(of(small, "seymour.piquet.laws.1"), "text") == (
        "Richard Seymour, The Compleat Gamester (London, 1754), p. 1, law I"
        " [seymour.piquet.laws.1], in: The Laws of Play, version 1.2.3, 2026-09-05"
        " (proofread OCR, not checked against the printed book)."
    )
    prose = of(small, "seymour.piquet.laws.5")
    assert "pp. 2–3, rule 5 [seymour.piquet.laws.5]" in str(cite.render(prose, "text"))


def test_chicago_and_mla(small: Project) -> None:
    law = of(small, "seymour.piquet.laws.1")
    assert cite.render(law, "chicago") == (
        "Richard Seymour, “Piquet, law I,” in The Compleat Gamester, ed. Charles Johnson, 8th ed."
        " (London: J. Hodges, [ca. 1754]), 1, seymour.piquet.laws.1, The Laws of Play, version"
        " 1.2.3, September 5, 2026 (proofread OCR, not checked against the printed book)."
    )
    assert cite.render(law, "bibliography") == (
        "Seymour, Richard. “Piquet, law I.” In The Compleat Gamester, edited by Charles Johnson,"
        " 8th ed., 1. London: J. Hodges, [ca. 1754]. The Laws of Play, version 1.2.3, September 5,"
        " 2026, seymour.piquet.laws.1. Proofread OCR, not checked against the printed book."
    )
    assert cite.render(law, "mla") == (
        "Seymour, Richard. “Piquet, law I.” The Compleat Gamester, edited by Charles Johnson,"
        " 8th ed., J. Hodges, [ca. 1754], p. 1. The Laws of Play, version 1.2.3, 5 Sept. 2026,"
        " seymour.piquet.laws.1. Proofread OCR, not checked against the printed book."
    )


def test_a_book_without_author_place_or_year(cited: dict[str, cite.Citation]) -> None:
    french = cited["academie.piquet.laws.3"]
    assert str(cite.render(french, "chicago")).startswith(
        "“Piquet, law III,” in Académie (n.p., [ca. 1750]), 243, academie.piquet.laws.3,"
    )
    assert ". N.p., [ca. 1750]. " in str(cite.render(french, "bibliography"))
    assert "Bellecour, Abbé. " in str(cite.render(cited["bellecour.ombre.laws.13"], "mla"))


def test_divisions_and_pages(cited: dict[str, cite.Citation]) -> None:
    division, page, unnamed = (cited[place] for place in PLACES[-3:])
    assert (division.title, division.pages, division.locus) == ("IV. Of BILLIARDS", "257-265", "")
    assert (page.title, page.pages) == ("The Laws of the Game of PIQUET", "21")
    assert unnamed.title == "[Laws of Reversis]"
    assert "pp. 257–265 [seymour.billiards], in" in cite.as_text(division)


@pytest.mark.parametrize("address", PLACES)
@pytest.mark.parametrize("form", cite.FORMS)
def test_every_form_says_address_release_and_state(
    cited: dict[str, cite.Citation], address: str, form: str
) -> None:
    citation = cited[address]
    shown = str(cite.render(citation, form))
    assert address in shown
    assert citation.release.version in shown
    assert citation.state.partition(",")[0].casefold() in shown.casefold()
    assert str(citation.release.date.year) in shown


def test_what_cannot_be_cited(small: Project) -> None:
    law = of(small, "seymour.piquet.laws.1")
    with pytest.raises(InputError, match="unknown form of citation; take text, chicago"):
        cite.render(law, "word")
    with pytest.raises(InputError, match="a page, division or paragraph, not a law"):
        of(small, "seymour.p002.1")
    with pytest.raises(InputError, match="no such address"):
        of(small, "seymour.piquet.laws.99")


# -- for programs -----------------------------------------------------------------------------


@pytest.mark.parametrize("address", PLACES)
def test_csl_is_a_chapter_of_the_edition(cited: dict[str, cite.Citation], address: str) -> None:
    citation = cited[address]
    record: Any = cite.as_csl(citation)
    assert (record["id"], record["type"]) == (address, "chapter")
    assert record["container-title"] == release.TITLE
    assert record["editor"] == [{"literal": citation.release.maker}]
    assert record["edition"] == f"version {citation.release.version}"
    day = citation.release.date
    assert record["issued"] == {"date-parts": [[day.year, day.month, day.day]]}
    assert record["original-title"] == citation.witness.short_title
    assert "accessed" not in record
    assert set(record) <= CSL_CHAPTER
    years = [year for (year,) in record["original-date"]["date-parts"]]
    assert all(isinstance(year, int) for year in years)


# fmt: off
CSL_CHAPTER = frozenset({
    "id", "type", "title", "container-title", "author", "editor", "edition", "issued", "language",
    "original-title", "original-date", "original-publisher", "original-publisher-place", "URL",
    "note",
})
# fmt: on
"""Variables of CSL 1.0.2 that a chapter may have."""


def test_a_doubtful_date_is_told_as_such(cited: dict[str, cite.Citation]) -> None:
    french, probable, sure = (cited[address] for address in (LAWS[2], LAWS[0], LAWS[1]))
    assert cite.as_csl(french)["original-date"] == {"date-parts": [[1750]], "circa": True}
    assert cite.as_csl(probable)["original-date"] == {"date-parts": [[1764]], "circa": True}
    assert cite.as_csl(sure)["original-date"] == {"date-parts": [[1754]]}
    assert "[ca. 1750]), p. 243\r\n" in cite.as_ris(french)
    assert "[1764?])" in cite.as_ris(probable)
    assert "  origdate = {1764?},\n" in cite.as_bibtex(probable)
    assert book_ld(probable.witness)["datePublished"] == "1764?"


@pytest.mark.parametrize("style", cite.STYLES)
def test_a_probable_year_is_the_same_in_every_style(
    cited: dict[str, cite.Citation], style: str
) -> None:
    assert "[1764?]" in str(cite.render(cited[LAWS[0]], style))


@pytest.mark.parametrize(
    ("date", "sure", "expected", "shown", "edtf"),
    [
        ("1754", True, Dated(1754, 1754), "1754", "1754"),
        ("1754", False, Dated(1754, 1754, "~"), "[ca. 1754]", "1754~"),
        ("[c. 1750]", False, Dated(1750, 1750, "~"), "[ca. 1750]", "1750~"),
        ("[1764?]", False, Dated(1764, 1764, "?"), "[1764?]", "1764?"),
        ("176-", False, Dated(1760, 1769, "~"), "[between 1760 and 1769]", "176X"),
    ],
)
def test_each_way_to_tell_a_date(
    date: str, sure: bool, expected: Dated, shown: str, edtf: str
) -> None:
    found = dated(replace(load_witness(REAL, "quanti"), date=date, date_certain=sure))
    assert found == expected
    assert (found.shown, found.edtf, found.certain) == (shown, edtf, sure)
    assert dated(replace(load_witness(REAL, "quanti"), date="")) is None


@pytest.mark.parametrize("address", PLACES)
def test_bibtex_is_read_back(cited: dict[str, cite.Citation], address: str) -> None:
    citation = cited[address]
    read = reader("bibtexparser").parse_string(cite.as_bibtex(citation))
    assert read.failed_blocks == []
    (entry,) = read.entries
    fields = {field.key: field.value for field in entry.fields}
    assert (entry.entry_type, entry.key) == ("incollection", address)
    assert {"title", "origtitle", "note"} <= fields.keys()
    assert fields["booktitle"].strip("{}") == release.TITLE
    assert fields["year"] == str(citation.release.date.year)
    assert re.fullmatch(r"\d{4}[~?]?", fields["origdate"])


@pytest.mark.parametrize("address", PLACES)
def test_ris_is_read_back(cited: dict[str, cite.Citation], address: str) -> None:
    text = cite.as_ris(cited[address])
    (record,) = reader("rispy").loads(text)
    assert (record["type_of_reference"], record["id"]) == ("CHAP", address)
    assert record["secondary_title"] == release.TITLE
    assert record["title"].startswith(f"{cited[address].title} [{address}]")
    assert record["accession_number"] == address
    assert "unknown_tag" not in record
    assert record["year"] == str(cited[address].release.date.year)
    assert text.startswith("TY  - CHAP\r\n")
    assert text.endswith("ER  - \r\n")


def test_tex_signs_are_escaped(small: Project) -> None:
    record = small.witness(SIGLUM) / "witness.toml"
    text = record.read_text(encoding="utf-8")
    made = text.replace('short_title = "The', 'short_title = "Cards & Dice_100%; The', 1)
    write_text(record, made)
    shown = cite.as_bibtex(of(small, "seymour.piquet.laws.1"))
    assert r"origtitle = {{Cards \& Dice\_100\%; The Compleat" in shown
    assert "8th ed." in shown


# -- in a page's head -------------------------------------------------------------------------


@pytest.mark.parametrize("address", PLACES)
def test_the_head_makes_it_a_section_of_a_book(
    cited: dict[str, cite.Citation], address: str
) -> None:
    citation = cited[address]
    tags = dict(meta_tags(citation))
    assert tags["citation_title"].startswith(f"{citation.title} [{address}], in ")
    # Without the book's title Zotero stores an article; DC.type would override it.
    assert tags["citation_book_title"] == release.TITLE
    assert "citation_journal_title" not in tags
    assert "DC.type" not in tags
    assert "" not in tags.values()


def test_json_ld_is_a_chapter_of_a_book_and_of_the_edition(
    cited: dict[str, cite.Citation],
) -> None:
    record = json_ld(cited[LAWS[1]])
    names = [it["@id"] for it in record["isPartOf"]]
    assert names == ["seymour/index.html#book", "index.html#edition"]
    book, edition = book_ld(cited[LAWS[1]].witness), edition_ld(cited[LAWS[1]].release)
    assert record["@type"] == "Chapter"
    assert (book["@type"], book["datePublished"], book["bookEdition"]) == ("Book", "1754", "8")
    assert book["author"] == {"@type": "Person", "givenName": "Richard", "familyName": "Seymour"}
    assert record["license"] == licences.TERMS["CC-BY-NC-SA-2.0-UK"].url
    assert json_ld(cited[LAWS[0]])["license"] == licences.TERMS["CC-BY-4.0"].url
    assert edition["version"] == cited[LAWS[1]].release.version
    assert "author" not in book_ld(cited[LAWS[2]].witness)


# -- records ----------------------------------------------------------------------------------


def test_what_the_records_of_the_books_tell() -> None:
    books = {siglum: load_witness(REAL, siglum) for siglum in WITNESSES}
    when = {siglum: dated(book) for siglum, book in books.items()}
    assert {siglum: date and date.edtf for siglum, date in when.items()} == {
        "bellecour": "1764?",
        "seymour": "1754",
        "academie": "1750~",
        "quanti": "1822",
        "cotton": "1687",
    }
    assert {s: edition_number(book) for s, book in books.items() if edition_number(book)} == {
        "seymour": 8
    }
    assert [name_of(book.author) is None for book in books.values()].count(True) == 1
    assert set(STATE_WORDS) == {"draft", "proofread", "checked"}


def test_the_release_is_the_same_in_every_record() -> None:
    here = release.load_release(REAL)
    record = (REAL.root / "CITATION.cff").read_text(encoding="utf-8")
    changes = (REAL.root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\nversion: {here.version}\n" in record
    assert f'\ndate-released: "{here.date.isoformat()}"\n' in record
    assert f"\n## {here.version}" in changes


def test_a_release_without_version_or_date_is_told(small: Project) -> None:
    write_text(small.root / "CITATION.cff", "date-released: 2026-13-01\n")
    with pytest.raises(InputError, match=r"^CITATION\.cff: no day of release"):
        release.load_release(small)
    write_text(small.root / "CITATION.cff", 'date-released: "2026-09-05"\n')
    urls = '[project.urls]\nRepository = "https://example.org/r"\n'
    write_text(small.root / "pyproject.toml", f'[project]\nversion = "1"\n{urls}')
    found = release.load_release(small)
    assert found == release.Release("1", date(2026, 9, 5), "https://example.org/r")
    write_text(small.root / "pyproject.toml", "")
    with pytest.raises(InputError, match=r"^pyproject\.toml: no version"):
        release.load_release(small)


@pytest.mark.parametrize("module", [dates, licences, sections, sources, release])
def test_examples_in_docstrings_hold(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed
