"""Rules of quanti as the pipeline runs them, each on lines of the book as the rule gets them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule
from lawsofplay.workshop.normalise.rules.quanti_articles import ITEMS, LAWS, PARTED
from lawsofplay.workshop.normalise.rules.quanti_capitals import CAPITALS
from lawsofplay.workshop.normalise.rules.quanti_doubt import DOUBT
from lawsofplay.workshop.normalise.rules.quanti_hyphens import LINE_ENDS
from lawsofplay.workshop.normalise.rules.quanti_pages import SPECKS
from lawsofplay.workshop.normalise.rules.quanti_points import BLANKS, POINTS
from lawsofplay.workshop.normalise.rules.quanti_words import WORDS

PROJECT = Project(Path(__file__).parents[2])


@cache
def context() -> Context:
    return pipeline.load_context(PROJECT, "quanti")


def page(first: int, *texts: str, name: str = "p011") -> DraftPage:
    lines = tuple(Line(first + i, text) for i, text in enumerate(texts))
    return DraftPage(name, name[1:].lstrip("0"), ((first, first + len(texts) - 1),), lines)


def done(rule: RepairRule, *book: DraftPage) -> list[str]:
    """The lines of a little book after a rule."""
    changed: Book = rule.apply(book, context())
    return [line.text for held in changed for line in held.lines]


def test_laws_that_no_pattern_finds_are_numbered_by_the_list() -> None:
    ruined = page(2760, "13jiThe(trttmp suiti having been once oamed^")
    assert done(LAWS, ruined) == ["§ 13. The trump suiti having been once oamed^"]
    assert done(LAWS, page(2761, "14. A card")) == ["14. A card"]


def test_a_listed_law_that_begins_otherwise_is_refused() -> None:
    with pytest.raises(InputError, match="number 13"):
        done(LAWS, page(2760, "14. A card"))


def test_an_article_parts_from_what_stands_before() -> None:
    article = "40.—It never affects the stake ; neither the"
    assert done(PARTED, page(1533, "But", article)) == ["But", "", article]
    article = "83.—If a vole is played and won in the game"
    assert done(PARTED, page(2452, ":cont", article)) == [article]


def test_directions_are_items_where_listed_and_laws_elsewhere() -> None:
    text = "1. Sort your cards.; and after that, never"
    assert done(ITEMS, page(3515, text)) == [":item 1.", text[3:]]
    assert done(ITEMS, page(2700, text)) == [text]


def test_a_hyphen_read_as_another_sign_is_restored_over_pages_too() -> None:
    left = "of them : one to each. By this unmeaning pro«"
    right = "ceeding, four out of every six, that is two thirds"
    assert done(LINE_ENDS, page(689, left), page(690, right, name="p018")) == [
        left[:-1] + "-",
        right,
    ]


def test_a_hyphen_after_a_whole_word_is_dropped() -> None:
    lines = ["Alliance and a Solo; and it has a premium-", "attached to it"]
    assert done(LINE_ENDS, page(1242, *lines)) == [lines[0][:-1], lines[1]]


def test_words_are_mended_in_text_and_not_in_marks_or_on_pages_left_out() -> None:
    # The book must print this word clean, so that a broken one may be read as it.
    clean = "which suit is trump, which suit, in trumps and suit and trump"
    broken = "always to that snit which is chosen for trumps."
    right = "always to that suit which is chosen for trumps."
    assert done(WORDS, page(334, clean, broken, "## snit")) == [clean, right, "## snit"]
    left_out = context().data["words"]["untouched"][0]
    assert done(WORDS, page(334, clean, broken, name=left_out)) == [clean, broken]


def test_a_sign_at_a_line_s_end_is_a_point_by_the_line_that_follows() -> None:
    lines = ["it is to be presumed^ that", "the stake of the game*", "In some", "", "It is one*"]
    assert done(POINTS, page(291, *lines)) == [
        "it is to be presumed, that",
        "the stake of the game.",
        *lines[2:4],
        "It is one.",
    ]


def test_blanks_and_specks_are_cut_from_every_line() -> None:
    lines = [
        "Spaniards : but that it has come to us through",
        "persons, and the names of the- cards",
    ]
    assert done(BLANKS, page(273, *lines)) == [
        "Spaniards: but that it has come to us through",
        "persons, and the names of the cards",
    ]


def test_doubtful_words_are_marked_but_not_on_pages_left_out() -> None:
    line = "the French, may also be inferred from oi^e"
    assert done(DOUBT, page(274, line)) == [line + "[?]"]
    assert done(DOUBT, page(274, line, name=context().data["words"]["untouched"][0])) == [line]


def test_a_word_in_capitals_is_no_speck() -> None:
    assert done(SPECKS, page(10, "TREATISE", "", "ON", "", "fr", "", "HOMBRE")) == [
        "TREATISE",
        "",
        "ON",
        "",
        "",
        "HOMBRE",
    ]


def test_a_first_half_at_the_line_s_end_is_joined_whatever_sign_stands_there() -> None:
    texts = ["its game. One per*", "son is observed"]
    assert done(LINE_ENDS, page(3268, *texts)) == ["its game. One per-", "son is observed"]


@pytest.mark.parametrize(
    ("scanned", "read"),
    [
        ("of aid;. It is", "of aid. It is"),
        ("your cards.; and after", "your cards; and after"),
        ("will be two;' viz.", "will be two; viz."),
        ('as to trumps", he', "as to trumps, he"),
        ("by the pack-; it", "by the pack; it"),
        ("mode of the! game", "mode of the game"),
        (")than Spadille and -a Solo", "than Spadille and a Solo"),
        ('a loaf is better than no bread." But', 'a loaf is better than no bread." But'),
    ],
)
def test_points_that_stand_together_are_one(scanned: str, read: str) -> None:
    assert done(BLANKS, page(100, scanned)) == [read]


def test_small_words_are_small_within_a_sentence() -> None:
    assert done(CAPITALS, page(100, "is equal to It in rank and", "Is called Basta. It")) == [
        "is equal to it in rank and",
        "is called Basta. It",
    ]
    for texts in (["of the game.", "If he"], ["the trump,", "It is"], ["the end", "", "In this"]):
        assert done(CAPITALS, page(100, *texts)) == texts


def test_a_comma_read_y_after_a_word_of_two_letters() -> None:
    assert done(WORDS, page(100, "his honours; that isy the matadors")) == [
        "his honours; that is, the matadors"
    ]
