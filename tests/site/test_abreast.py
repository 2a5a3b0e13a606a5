"""Two books side by side: nothing lost, nothing out of order, passages beside their answers."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import html

from lawsofplay.model.edition import Edition
from lawsofplay.model.tei import XML_ID
from lawsofplay.site.abreast.aligning import AlignedRow, Measure, aligned, uncrossed
from lawsofplay.site.abreast.chapters import (
    ENOUGH,
    Chapter,
    chapters,
    heading_joins,
    measures,
    places,
)
from lawsofplay.site.abreast.parts import Abreast, beside
from lawsofplay.site.abreast.passages import passages
from lawsofplay.site.library import Library

FRENCH = ("academie", "bellecour")


@pytest.fixture(scope="module")
def found(library: Library) -> list[Chapter]:
    return list(chapters(library))


JOINS = st.dictionaries(
    st.tuples(st.integers(0, 5), st.integers(0, 5)), st.integers(1, 5), max_size=12
)
MEASURES = st.lists(
    st.builds(Measure, st.integers(0, 900), st.booleans(), st.just(frozenset({"cart"}))),
    min_size=6,
    max_size=8,
)


@given(MEASURES, MEASURES, JOINS)
def test_every_passage_stands_once_and_in_order(
    left: list[Measure], right: list[Measure], joins: dict[tuple[int, int], int]
) -> None:
    rows = aligned(left, right, joins)
    assert [n for row in rows for n in row.left] == list(range(len(left)))
    assert [n for row in rows for n in row.right] == list(range(len(right)))
    for row in rows:
        assert row.left or row.right
        assert (row.standing == "alone") == (not row.left or not row.right)


@given(JOINS)
def test_joins_that_are_kept_do_not_cross(joins: dict[tuple[int, int], int]) -> None:
    kept = uncrossed(joins)
    assert set(kept) <= set(joins)
    assert all(one[0] <= other[0] and one[1] <= other[1] for one, other in pairwise(kept))
    heaviest = max(joins.values(), default=0)
    assert sum(joins[it] for it in kept) >= heaviest


def test_a_long_passage_answers_a_long_one() -> None:
    left, right = [Measure(400), Measure(40)], [Measure(390), Measure(10), Measure(38)]
    rows = aligned(left, right, {})
    assert AlignedRow(range(1), range(1), "placed") in rows or rows[0].right.stop == 2
    assert rows[-1].left.stop == 2 and rows[-1].right.stop == 3


def test_what_two_books_tell_at_once_stands_in_one_row() -> None:
    """The second book's passage matches two, of which the editors compared one."""
    left, right = [Measure(300), Measure(300)], [Measure(600)]
    assert aligned(left, right, {(1, 0): 3}) == [AlignedRow(range(2), range(1), "compared")]


def test_a_chapter_is_whole(found: list[Chapter], edition: Edition) -> None:
    """Every paragraph and law of both books, outside dictionaries, stands in it once."""
    for chapter in found:
        for siglum, held in zip(chapter.books, (chapter.left, chapter.right), strict=True):
            laws = [law for passage in held for law in passage.laws]
            assert laws == [
                address
                for address, law in edition.laws.items()
                if (law.witness, law.game) == (siglum, chapter.game)
                and edition.divisions[law.division].type != "dictionary"
            ]
            inside = [
                str(element.get(XML_ID))
                for passage in held
                for whole in passage.elements
                for element in whole.iter()
                if element.get(XML_ID)
            ]
            assert len(inside) == len(set(inside))
            wanted = {
                paragraph.anchor
                for paragraph in edition.paragraphs
                if (paragraph.witness, paragraph.game) == (siglum, chapter.game)
                and edition.divisions[paragraph.division].type != "dictionary"
            }
            # A paragraph without a name of its own is known by its division's name.
            assert wanted - set(inside) <= {passage.division for passage in held}
        left, right = (passages(edition, siglum, chapter.game) for siglum in chapter.books)
        assert (tuple(left), tuple(right)) == (chapter.left, chapter.right)
        assert [n for row in chapter.rows for n in row.left] == list(range(len(left)))
        assert [n for row in chapter.rows for n in row.right] == list(range(len(right)))


def test_length_and_words_alone_find_what_the_editors_compared(found: list[Chapter]) -> None:
    """Rows without compared laws are laid out in the same way, so they can be trusted too."""
    counts = {True: [0, 0], False: [0, 0]}
    for chapter in found:
        joins = heading_joins(chapter.left, chapter.right)
        rows = aligned(measures(chapter.left), measures(chapter.right), joins)
        here, there = places(chapter.left), places(chapter.right)
        met = [
            (here[law], there[other])
            for pair in chapter.pairs
            for law, other in ((pair.law, pair.other), (pair.other, pair.law))
            if law in here and other in there
        ]
        count = counts[chapter.books == FRENCH]
        count[0] += sum(any(a in row.left and b in row.right for row in rows) for a, b in met)
        count[1] += len(met)
    assert counts[True][1] > 1200 and counts[True][0] / counts[True][1] > 0.95
    assert counts[False][1] > 190 and counts[False][0] / counts[False][1] > 0.94


def test_only_chapters_that_were_compared_are_there(found: list[Chapter]) -> None:
    assert all(min(chapter.shares) >= ENOUGH for chapter in found)
    assert sum(chapter.books == FRENCH for chapter in found) >= 35
    # The French book has a hundred pages on the game of Médiateur, the English seven.
    assert not any(chapter.game == "mediateur" for chapter in found)
    assert [chapter.books == FRENCH for chapter in found] == sorted(
        (chapter.books == FRENCH for chapter in found), reverse=True
    )


def test_pages_keep_the_order_of_both_books(library: Library, site: Path) -> None:
    """They also lead to the laws, to the chapters and back."""
    abreast = Abreast(library)
    assert len({it.path for it in abreast.parts}) == len(abreast.parts)
    for part in abreast.parts:
        page = html.parse(str(site / part.path)).getroot()
        names = [it.get("id") for it in page.iter() if it.get("id")]
        assert len(names) == len(set(names))
        rows = page.xpath("//div[contains(@class, 'abreast')]/div[not(contains(@class, 'top'))]")
        assert len(rows) == len(part.rows)
        notes = page.xpath("//div[@class='footnotes']//*")
        for row, shown in zip(part.rows, rows, strict=True):
            cells = [it for it in shown if it.tag == "div"]
            sides = [it for it in beside(part.chapter, row) if it]
            assert len(cells) == len(sides)
            for cell, side in zip(cells, sides, strict=True):
                laws = [law for passage in side for law in passage.laws]
                inside = [*cell.iter(), *notes]
                assert set(laws) <= {it.get("id") for it in inside}
                links = {str(it.get("href")).rpartition("/")[2] for it in inside}
                assert {f"{law}.html" for law in laws} <= links
                assert cell.get("lang") == library.language(side[0].division)
    first = abreast.parts[0]
    for siglum in first.chapter.books:
        law = next(it for it in abreast.by_law if it.startswith(siglum))
        part = abreast.by_law[law][0]
        assert f"{part.path}#{law}" in (site / f"law/{law}.html").read_text(encoding="utf-8")
    for path, parts in abreast.by_sheet.items():
        text = (site / path).read_text(encoding="utf-8")
        assert all(part.path in text for part in parts)
    for game, parts in abreast.by_game.items():
        text = (site / f"games/{game}.html").read_text(encoding="utf-8")
        assert all(part.path in text for part in parts)
