"""A rule in prose may stand in a footnote: its TEI, text, place, class and search hits."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project, find_project
from lawsofplay.encode.document import encode_witness
from lawsofplay.finding.documents import documents
from lawsofplay.gates.classing.sentences import addressed
from lawsofplay.gates.validate import own_schema
from lawsofplay.model.edition import Edition, load_edition, reading_text
from lawsofplay.model.tei import XML_ID, Element, tag
from tests.encode.synthetic import NORMS, SIGLUM, build

RULE = '\n[[rule]]\nid = "{}"\nfrom = "{}"\nto = "{}"\n'

IN_A_TABLE = RULE.format("piquet.2", "Thirty", "most")
WITHOUT_MARK = RULE.format("piquet.laws.6", "A note", "is lost")
IN_A_RULE = RULE.format("piquet.laws.7", "Or tallon", "tallon")

NOTED = {"piquet.2": "p001.n1", "piquet.laws.6": "p001.n2", "piquet.laws.7": "p003.n1"}
"""The rules, and the footnotes in which they stand."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    made = build(
        tmp_path_factory.mktemp("book"), norms=NORMS + IN_A_TABLE + WITHOUT_MARK + IN_A_RULE
    )
    write_bytes(made.tei_file(SIGLUM), encode_witness(made, SIGLUM))
    return made


@pytest.fixture(scope="module")
def edition(project: Project) -> Edition:
    return load_edition(project, (SIGLUM,))


def by_id(edition: Edition, name: str) -> Element:
    found = edition.roots[SIGLUM].iter(etree.Element)
    return next(element for element in found if element.get(XML_ID) == f"{SIGLUM}.{name}")


@pytest.mark.parametrize(("rule", "note"), NOTED.items())
def test_the_rule_stands_in_its_note(edition: Edition, rule: str, note: str) -> None:
    seg = by_id(edition, rule)
    assert (seg.tag, seg.get("type")) == (tag("seg"), "rule")
    assert seg.getparent() is by_id(edition, note)


def test_its_words_its_page_and_its_division_are_those_of_the_note(edition: Edition) -> None:
    first, second, third = (edition.law(f"{SIGLUM}.{rule}") for rule in NOTED)
    assert (first.text, first.pages, first.division) == ("Thirty at most", ("1",), "seymour.piquet")
    assert (second.text, second.division) == ("A note whose mark is lost", "seymour.piquet.laws")
    assert (third.text, third.anchor, third.division) == (
        "Or tallon",
        "p003",
        "seymour.piquet.laws",
    )


def test_what_is_doubtful_in_a_note_is_told_of_its_rule_alone(edition: Edition) -> None:
    assert edition.law(f"{SIGLUM}.piquet.2").doubtful == ("Thirty",)
    assert edition.law(f"{SIGLUM}.piquet.laws.1").doubtful == ("look",)


def test_the_text_around_the_mark_is_as_it_was(edition: Edition, tmp_path: Path) -> None:
    plain = build(tmp_path)
    write_bytes(plain.tei_file(SIGLUM), encode_witness(plain, SIGLUM))
    before = load_edition(plain, (SIGLUM,))
    assert [paragraph.text for paragraph in before.paragraphs] == [
        paragraph.text for paragraph in edition.paragraphs
    ]
    assert all(edition.laws[name].text == law.text for name, law in before.laws.items())


def test_the_sentence_of_the_note_has_the_address(edition: Edition) -> None:
    note = by_id(edition, "p001.n1")
    assert addressed(note) == [("seymour.piquet.2", 0, len("Thirty at most"))]
    assert [name for name, _, _ in addressed(by_id(edition, "p002.11"))] == [
        "seymour.piquet.laws.5"
    ]


def test_the_document_is_valid(project: Project) -> None:
    own_schema(find_project(), SIGLUM, project.tei_file(SIGLUM).read_bytes())


FAULTS = [
    (IN_A_TABLE + RULE.format("piquet.3", "at", "most"), "overlap another rule's"),
    (RULE.format("terms.2", "Thirty", "most"), "no paragraph of its division has both"),
    (RULE.format("piquet.2", "Thirty", "stock"), "no paragraph of its division has both"),
]


@pytest.mark.parametrize(("rules", "message"), FAULTS)
def test_a_fault_of_a_rule_in_a_note_is_told(tmp_path: Path, rules: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        encode_witness(build(tmp_path, norms=NORMS + rules), SIGLUM)


def test_a_rule_over_a_mark_does_not_hold_the_note(edition: Edition) -> None:
    around = by_id(edition, "piquet.laws.5")
    assert by_id(edition, "p003.n1") in around.iter(tag("note"))
    assert reading_text(around) == "The Dealer gives twelve Cards, and leaves a stock of eight"


def test_a_hit_in_the_rule_is_told_of_it_and_not_of_its_note_too(edition: Edition) -> None:
    found = {document.address: document for document in documents(edition)}
    rule = found[f"{SIGLUM}.piquet.laws.7"]
    assert (rule.held, rule.before) == (f"{SIGLUM}.p003.n1", 0)
    assert found[f"{SIGLUM}.piquet.laws.5"].held == f"{SIGLUM}.p002.11"
