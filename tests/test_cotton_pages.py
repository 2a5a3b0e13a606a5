"""Cotton's pages: each begins once and in order; no citation spans more pages than its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.project import Project
from lawsofplay.citing import citation, page_range
from lawsofplay.model.edition import Edition, law_elements, load_edition
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.proof.answers import load_answers
from lawsofplay.proof.places import Place, places
from lawsofplay.transcription import load_pages
from lawsofplay.workshop.normalise.pipeline import load_pagemap

PROJECT = Project(Path(__file__).parents[1])
SIGLUM = "cotton"


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(PROJECT, (SIGLUM,))


@pytest.fixture(scope="module")
def text(edition: Edition) -> Element:
    found = edition.roots[SIGLUM].find(tag("text"))
    assert found is not None
    return found


def stretches(element: Element, page: str) -> Iterator[tuple[str, str]]:
    """The words inside an element, each stretch with its page; ``page`` is the page before them."""
    if element.tag == tag("pb"):
        page = element.get("n", "")
    if (element.text or "").strip():
        yield page, str(element.text)
    for child in element:
        yield from stretches(child, page)
        page = next(
            (str(page_break.get("n")) for page_break in [*child.iter(tag("pb"))][::-1]), page
        )
        if (child.tail or "").strip():
            yield page, str(child.tail)


def page_before(text: Element, element: Element) -> str:
    page = ""
    for other in text.iter(etree.Element):
        if other is element:
            return page
        page = other.get("n", "") if other.tag == tag("pb") else page
    raise AssertionError("not in the text")


def pages_of_words(text: Element, element: Element) -> list[str]:
    found = (page for page, _ in stretches(element, page_before(text, element)))
    return list(dict.fromkeys(found))


def test_page_numbers_rise_through_the_book(text: Element) -> None:
    numbers = [int(page.get("n", "")) for page in text.iter(tag("pb"))]
    steps = [(one, other) for one, other in pairwise(numbers) if other != one + 1]
    # Between them lie the 1,265 words that the file has lost.
    assert steps == [(96, 102)]
    assert (numbers[0], numbers[-1]) == (36, 108)
    named = [page.get(XML_ID) for page in text.iter(tag("pb"))]
    assert named == [f"{SIGLUM}.p{number:03d}" for number in numbers]


def test_each_block_has_the_pages_of_the_page_map(text: Element) -> None:
    page, found = "", {}
    for element in text.iter(tag("pb"), tag("milestone")):
        if element.tag == tag("milestone"):
            name, label = str(element.get(XML_ID)).partition(".")[2], element.get("n")
            found[name] = (label, [page])
        else:
            page = element.get("n", "")
            found[name][1].append(page)
    mapped = {name: label for name, label, _, _ in load_pagemap(PROJECT, SIGLUM)}
    assert {name: label for name, (label, _) in found.items()} == mapped
    headers = {page.name: page.header.page for page in load_pages(PROJECT, SIGLUM)}
    assert headers == mapped
    for name, (label, pages) in found.items():
        # A block that is the first, or follows a gap, begins a page of its own.
        begun = pages[1:] if name in ("b01", "b13") else pages
        assert f"{begun[0]}-{begun[-1]}" == label, name


def test_no_citation_spans_more_pages_than_its_words(edition: Edition, text: Element) -> None:
    laws = {str(element.get(XML_ID)): element for element in law_elements(text)}
    assert laws.keys() == edition.laws.keys()
    for address, element in laws.items():
        words = pages_of_words(text, element)
        assert edition.laws[address].pages == tuple(words), address
        assert citation(PROJECT, edition, address).pages == page_range(words, "-"), address
    assert {len(law.pages) for law in edition.laws.values()} == {1, 2}


def test_no_citation_of_a_division_spans_more_pages_than_its_words(
    edition: Edition, text: Element
) -> None:
    elements = {str(element.get(XML_ID)): element for element in text.iter(tag("div"))}
    for address in edition.divisions:
        words = pages_of_words(text, elements[address])
        assert citation(PROJECT, edition, address).pages == page_range(words, "-"), address


@pytest.mark.parametrize(
    ("address", "pages"),
    [
        ("cotton.chess.aim.1", "50"),
        ("cotton.chess.aim.3", "50-51"),
        ("cotton.chess.laws.6", "56"),
        ("cotton.chess.laws.7", "57"),
        ("cotton.b03", "46-50"),
        ("cotton.b04", "50-55"),
        ("cotton.p050", "50"),
    ],
)
def test_citations_that_were_of_whole_blocks(edition: Edition, address: str, pages: str) -> None:
    assert citation(PROJECT, edition, address).pages == pages


# The book's errors, and those of its edition of 1687 ...........................................


def misprints() -> list[Place]:
    return [
        place
        for page in load_pages(PROJECT, SIGLUM)
        for place in places(page, load_answers(PROJECT, SIGLUM, page.name))
        if place.kind == "misprint"
    ]


def test_every_error_tells_what_the_edition_of_1674_has() -> None:
    for place in misprints():
        assert "1674" in place.ground, (place.label, place.reading, place.ground)
        # The remark is about this error, not about another with the same words.
        book, print_of_1687 = "the book's error" in place.ground, "1674 has" in place.ground
        assert book != print_of_1687, (place.label, place.reading, place.ground)


def test_the_errors_that_both_editions_share_are_told_from_those_of_1687() -> None:
    shared = [place for place in misprints() if "the book's error" in place.ground]
    assert [(place.label, place.reading, place.meant) for place in shared] == [
        ("39", "course", "cause"),
        ("47", "Rook", "Pawn"),
        ("53", "Mate", "make"),
        ("70", "interrupted", "uninterrupted"),
        ("78", "five", "six"),
        ("78", "six", "five"),
        ("90", "five", "fives"),
        ("90", "five", "four"),
        ("91", "nine", ""),
    ]
