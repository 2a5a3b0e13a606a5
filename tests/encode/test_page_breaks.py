"""Page files with several printed pages: each page has its ``pb``, each file its milestone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.project import Project
from lawsofplay.citing import citation
from lawsofplay.encode.document import encode_witness
from lawsofplay.gates.validate import own_schema
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.leaves import Leaves, leaf_of
from lawsofplay.model.locks import addresses
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.workshop.accuracy import stages
from tests.encode.words_only import BLOCKS, SIGLUM, build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = build(tmp_path_factory.mktemp("book"), BLOCKS)
    for name in ("pyproject.toml", "CITATION.cff"):
        shutil.copyfile(ROOT / name, project.root / name)
    project.tei_file(SIGLUM).parent.mkdir()
    data = encode_witness(project, SIGLUM)
    own_schema(Project(ROOT), SIGLUM, data)
    project.tei_file(SIGLUM).write_bytes(data)
    return project


@pytest.fixture(scope="module")
def edition(book: Project) -> Edition:
    return load_edition(book, (SIGLUM,))


@pytest.fixture(scope="module")
def root(edition: Edition) -> Element:
    return edition.roots[SIGLUM]


def test_pages_and_files_stand_in_their_order(root: Element) -> None:
    begun = [
        (etree.QName(element).localname, element.get("n"), element.get(XML_ID))
        for element in root.iter(tag("pb"), tag("milestone"))
    ]
    assert begun == [
        ("milestone", "7-9", "cotton.b01"),
        ("pb", "7", "cotton.p007"),
        ("pb", "8", "cotton.p008"),
        ("pb", "9", "cotton.p009"),
        ("milestone", "9-10", "cotton.b02"),  # page 9 goes on: it does not begin again
        ("pb", "10", "cotton.p010"),
    ]
    assert [leaf_of(element) for element in root.iter(tag("pb"))] == ["cotton.b01"] * 3 + [
        "cotton.b02"
    ]


def test_a_page_that_a_block_begins_stands_before_it(root: Element) -> None:
    (head,) = (
        element
        for element in root.iter(tag("head"))
        if "Laws" in "".join(map(str, element.itertext()))
    )
    before = head.getprevious()
    assert before is not None
    assert before.get("n") == "8"
    assert not list(head.iter(tag("pb")))


def test_a_law_knows_its_pages_and_its_files(book: Project, edition: Edition) -> None:
    first, second = edition.laws.values()
    assert (first.pages, first.anchor, first.leaves) == (("8", "9"), "p008", ("b01",))
    assert (second.pages, second.anchor, second.leaves) == (("10",), "p010", ("b02",))
    assert citation(book, edition, second.address).pages == "10"
    assert citation(book, edition, "cotton.b02").pages == "9-10"
    assert citation(book, edition, "cotton.p009").pages == "9"
    assert {"cotton.b01", "cotton.b02", "cotton.p008"} <= set(addresses(edition))


def test_words_on_a_page_that_goes_on_are_in_the_later_file(root: Element) -> None:
    places = Leaves(root)
    (milestone,) = (
        element for element in root.iter(tag("milestone")) if element.get("n") == "9-10"
    )
    page, leaf = places.page[milestone], places.leaf[milestone]
    assert page is not None
    assert (page.get("n"), leaf) == ("9", milestone)


def test_the_text_of_a_file_is_that_of_all_its_pages(book: Project) -> None:
    texts: dict[str, list[str]] = {"": []}
    for text in load_edition(book, (SIGLUM,)).roots[SIGLUM].iter(tag("text")):
        stages._collect(text, texts)
    assert list(texts) == ["", "cotton.b01", "cotton.b02"]
    assert "he Kings Aces" in " ".join("".join(texts["cotton.b01"]).split())
