"""Each text is published under its terms in LICENSE, and every TEI file says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.model.licences import terms_of
from lawsofplay.model.release import load_release
from lawsofplay.model.witness import load_witness

PROJECT = find_project(Path(__file__).parent)
TERMS = re.compile(r"(Creative Commons [^,]+?)(?: licence)?, (https://\S+?)[,\s]")


def of_the_edition() -> tuple[tuple[str, str], dict[str, tuple[str, str]]]:
    """From part 2 of LICENSE: the edition's terms, and those of the books named apart there."""
    text = (PROJECT.root / "LICENSE").read_text(encoding="utf-8")
    (part,) = re.findall(r"^2\. (.*?)^3\. ", text, re.DOTALL | re.MULTILINE)
    rule, *exceptions = re.split(r"\n\s+- ", part)
    return terms(rule), {
        book[1]: terms(each)
        for each in exceptions
        if (book := re.match(r"what derives from corpus/(\w+)/ocr\.txt", each))
    }


def terms(words: str) -> tuple[str, str]:
    """The name and address of the one licence that a passage names."""
    ((name, address),) = TERMS.findall(" ".join(words.split()) + " ")
    return name, address


def test_license_sets_one_book_apart() -> None:
    (name, url), apart = of_the_edition()
    assert (name, url.split("/")[4]) == ("Creative Commons Attribution 4.0 International", "by")
    assert {siglum: url.split("/")[4] for siglum, (_, url) in apart.items()} == {
        "seymour": "by-nc-sa"
    }


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_book_is_published_under_the_terms_of_license(siglum: str) -> None:
    own, apart = of_the_edition()
    name, url = apart.get(siglum, own)
    assert terms_of(siglum).url == url
    assert terms_of(siglum).name.startswith(name)
    description = etree.parse(PROJECT.tei_file(siglum)).find(".//{*}fileDesc")
    assert description is not None
    (licence,) = description.findall("{*}publicationStmt/{*}availability/{*}licence")
    assert licence.get("target") == url
    assert "".join(map(str, licence.itertext())).split()[: len(name.split())] == name.split()


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_book_names_its_release_and_itself(siglum: str) -> None:
    release = load_release(PROJECT)
    description = etree.parse(PROJECT.tei_file(siglum)).find(".//{*}fileDesc")
    assert description is not None
    (edition,) = description.findall("{*}editionStmt/{*}edition")
    (date,) = description.findall("{*}publicationStmt/{*}date")
    (name,) = description.findall("{*}publicationStmt/{*}idno")
    assert (edition.get("n"), edition.text) == (release.version, release.shown)
    assert date.get("when") == release.date.isoformat()
    assert name.text == siglum


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_terms_of_the_source_stand_with_the_source(siglum: str) -> None:
    witness = load_witness(PROJECT, siglum)
    root = etree.parse(PROJECT.tei_file(siglum)).getroot()
    (source,) = root.findall(".//{*}sourceDesc/{*}bibl/{*}availability")
    paragraphs = [p.text for p in source.iter("{*}p")]
    assert paragraphs == [text for text in (witness.licence, witness.notice) if text]
    targets = [licence.get("target") for licence in source.iter("{*}licence")]
    assert targets == ([witness.licence_url] if witness.licence_url else [])
