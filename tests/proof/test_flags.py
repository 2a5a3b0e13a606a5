"""What the guards ask an editor, and what they leave alone."""

from __future__ import annotations

import pytest

from lawsofplay import lexicon
from lawsofplay.base.project import find_project
from lawsofplay.proof import flags
from lawsofplay.proof.align import align
from lawsofplay.proof.confusions import explained
from lawsofplay.proof.data import load_proof_data
from lawsofplay.proof.flags import Flag, Forms
from lawsofplay.proof.words import page_words, source_words
from lawsofplay.transcription import Page, parse_page

PROJECT = find_project()
DATA = load_proof_data(PROJECT, "en")
SPELLINGS = lexicon.variants("en", PROJECT.root)


def same_word(one: str, two: str) -> bool:
    return SPELLINGS.key(one) == SPELLINGS.key(two)


FORMS = Forms(SPELLINGS.lexicon, {}, same_word)


def page(body: str, header: str = "") -> Page:
    text = f"page: 1\nlines: 1-9\nstate: draft\n{header}---\n{body}\n"
    return parse_page(text, "bellecour", "p001")


def asked(source: str, body: str, header: str = "", before: str = "") -> list[tuple[str, str, str]]:
    found = page(body, header)
    words = source_words(source.split("\n"), [(1, source.count("\n") + 1)])
    pairs = align(words, page_words(found))
    return [flag.question for flag in flags.of_pairs(pairs, found, before, DATA, FORMS)]


@pytest.mark.parametrize(
    ("source", "body", "flag"),
    [
        ("receive fix Counters", "receive six Counters", ("number", "fix", "six")),
        ("the Aee of", "the Ace of", ("card", "Aee", "Ace")),
        ("he may net play", "he may not play", ("negation", "net", "not")),
        ("is lawful to", "is unlawful to", ("negation", "lawful", "unlawful")),
        ("he lays down", "he takes down", ("unexplained", "lays", "takes")),
        ("they chuse the", "they choose the", ("modern", "chuse", "choose")),
        ("he takes the", "he takes not the", ("added", "", "not")),
        ("he takes not the", "he takes the", ("dropped", "not", "")),
        ("he has no occasion", "he has occasion", ("dropped", "no", "")),
        ("the fix Counters", "the Counters", ("dropped", "fix", "")),
        ("the íix Counters", "the Counters", ("dropped", "íix", "")),
    ],
)
def test_what_is_asked(source: str, body: str, flag: tuple[str, str, str]) -> None:
    assert asked(source, body) == [flag]


@pytest.mark.parametrize(
    ("source", "body"),
    [
        ("it ſhould be fo", "it should be so"),  # a known confusion
        ("the Game of", "the Game of"),
        ("it 1s called", "it is called"),
        ("a b | Game", "Game"),  # specks
        ("he [oſt", "he lost[?]"),  # the doubt is marked
        ("he loſt", "he [= hath] lost"),  # supplied, and marked so
    ],
)
def test_what_is_not_asked(source: str, body: str) -> None:
    assert asked(source, body) == []


@pytest.mark.parametrize(
    ("source", "lost"),
    [("he pays 12 to each", "12"), ("he has 6; again he", "6;"), ("he pays * to each", "*")],
)
def test_a_lone_sign_or_figure_inside_a_line_is_asked_for(source: str, lost: str) -> None:
    found = page(source.replace(f" {lost}", ""))
    pairs = align(source_words([source], [(1, 1)]), page_words(found))
    (flag,) = flags.of_signs([source], [(1, 1)], pairs)
    assert (flag.kind, lost in flag.source.split()) == ("sign", True)


def test_furniture_is_not_missed() -> None:
    header = "head: QUADRILLE. 54\ncatch: Pay\n"
    assert asked("54 QUADRILLE.\nhe takes\nPay", "he takes", header) == []
    assert asked("54 QUADRILLE.\nhe takes\nPay", "he takes") != []


def test_a_word_divided_between_two_pages_stands_on_the_first() -> None:
    assert asked("ted for this Game", ":cont\nfor this Game", before="Beasted") == []
    assert asked("ted for this Game", ":cont\nfor this Game", before="Player") == []
    assert asked("gence for this Game", ":cont\nfor this", before="Deligence") != []


def test_a_form_that_nothing_else_has() -> None:
    words = page_words(page("the Cazds and the Cards"))
    forms = Forms(SPELLINGS.lexicon, {"cazds": 1, "cards": 9}, same_word)
    assert [flag.page for flag in flags.of_forms(words, forms)] == ["Cazds"]


def test_a_table_that_does_not_add_up() -> None:
    wrong = page(":table\n| Ace | 4 |\n| King | 3 |\n| Total | 8 |")
    right = page(":table\n| Ace | 4 |\n| King | 3 |\n| Total | 7 |")
    assert [flag.page for flag in flags.of_tables(wrong, DATA)] == ["total 8, cells 7"]
    assert list(flags.of_tables(right, DATA)) == []


def test_rows_of_unequal_length() -> None:
    assert [f.kind for f in flags.of_tables(page(":table\n| a | b |\n| c |"), DATA)] == ["sum"]


def test_a_sum_in_words() -> None:
    assert [f.page for f in flags.of_sums(page_words(page("four and three make eight")), DATA)] == [
        "four and three make eight"
    ]
    assert not list(flags.of_sums(page_words(page("four and three make seven")), DATA))


def test_the_catchword_is_the_next_page_s_first_word() -> None:
    here, words = page("he takes", "catch: Pay\n"), page_words(page("he takes"))
    assert not list(flags.of_joint(here, words, page_words(page("Pay him"))))
    assert [f.kind for f in flags.of_joint(here, words, page_words(page("him")))] == ["joint"]
    twice = list(flags.of_joint(page("he takes"), words, page_words(page("takes the"))))
    assert twice == [Flag("joint", "", "takes / takes", words[-1].line)]


def test_more_than_a_third_of_a_word_confused_explains_nothing() -> None:
    pairs = [("a", "b")]
    assert explained("acc", "bcc", pairs)
    assert not explained("aac", "bbc", pairs)
