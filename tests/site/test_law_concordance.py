"""Laws side by side: wording compared, concordances of a game, a topic at a glance."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from lxml import html as parser

from lawsofplay.base import worddiff
from lawsofplay.base.worddiff import likeness, worded
from lawsofplay.model.relations import load_relations
from lawsofplay.site.concordance import STANDINGS, beginning, concordances
from lawsofplay.site.library import Library

TEXTS = st.lists(
    st.sampled_from(["he", "may", "must", "deal", "again,", "the", "Cards", "Beasted", "&"])
).map(" ".join)


def tree(path: Path) -> Any:
    return parser.document_fromstring(path.read_bytes())


def test_examples_in_docstrings_hold() -> None:
    tried = doctest.testmod(worddiff)
    assert tried.attempted > 0
    assert tried.failed == 0


@given(TEXTS, TEXTS)
def test_runs_are_the_texts_and_share_the_same_words(first: str, second: str) -> None:
    runs = worded(first, second)
    for text, own in zip((first, second), runs, strict=True):
        assert " ".join(run.words for run in own) == text
    shared = [[run.words for run in own if run.shared] for own in runs]
    assert " ".join(shared[0]).split() == " ".join(shared[1]).split()
    assert likeness(first, first) == 1


def test_capitals_accents_and_points_are_passed_over() -> None:
    (first,), (second,) = worded("La BÊTE, ou", "la bete ou")
    assert first.shared and second.shared
    assert likeness("Ace of Spades", "trois jettons noirs") == 0


def test_every_law_of_a_game_stands_once_in_its_concordance(library: Library) -> None:
    found = concordances(library)
    assert {"quadrille", "ombre", "piquet", "chess"} <= {concordance.slug for concordance in found}
    for concordance in found:
        shown = [law.address for row in concordance.rows for cell in row.cells for law in cell]
        own = [a for a, law in library.edition.laws.items() if law.game == concordance.slug]
        assert sorted(shown) == sorted(own), concordance.slug
        assert sum(count for _, count in concordance.counts) == len(concordance.rows)


def test_laws_of_a_recorded_pair_stand_in_one_row(library: Library) -> None:
    row_of = {
        law.address: (concordance.slug, number)
        for concordance in concordances(library)
        for number, row in enumerate(concordance.rows)
        for cell in row.cells
        for law in cell
    }
    laws = library.edition.laws
    for pair in load_relations(library.project):
        one, other = laws[pair.law], laws[pair.other]
        if one.game == other.game and one.witness != other.witness:
            assert row_of[pair.law] == row_of[pair.other], pair


def test_a_row_tells_its_worst_standing_and_every_difference(library: Library) -> None:
    order = list(STANDINGS)
    for concordance in concordances(library):
        for row in concordance.rows:
            kinds = [pair.relation for pair in row.differences]
            if "contradicts" in kinds:
                assert row.standing == "contradicts"
            elif "modified" in kinds:
                assert order.index(row.standing) >= order.index("modified")


def test_the_four_books_of_quadrille_in_one_row(site: Path) -> None:
    root = tree(site / "concordance/quadrille.html")
    rows = root.xpath("//table[@class='concordance']/tbody/tr")
    thirteenth = [
        row for row in rows if row.xpath(".//a[@aria-label='bellecour.quadrille.laws.13']")
    ]
    (row,) = thirteenth
    shown = {str(label) for label in row.xpath(".//a/@aria-label")}
    assert {
        "academie.quadrille.laws.13",
        "seymour.quadrille.laws.13",
        "quanti.quadrille.laws.16",
    } <= shown
    assert row.get("class") in ("modified", "contradicts")


def test_a_topic_at_a_glance(site: Path) -> None:
    root = tree(site / "topic/quadrille-own-king-called.html")
    cells = root.xpath("//table[@class='glance']/tbody[1]/tr[last()]/td")
    letters = [[b.text for b in cell.xpath(".//b")] for cell in cells]
    assert letters == [["A", "C"], ["A"], ["A", "C"], ["B"]]
    marked = [ins.text for ins in root.xpath("//section[@id='wording']//ins")]
    assert "several" in marked and "more" in marked


def test_a_beginning_ends_with_a_word(library: Library) -> None:
    for law in library.edition.laws.values():
        shown = beginning(law).removesuffix(" …")
        assert law.text.startswith(shown)
        assert len(shown) <= 70 or shown == law.text
