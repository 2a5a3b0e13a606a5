"""Quanti: its drafts as a whole, and the rules for pages, articles, laws and hyphens."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.transcription import load_pages, parse_inline
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line
from lawsofplay.workshop.normalise.rules.confusions import known_words
from lawsofplay.workshop.normalise.rules.quanti_articles import number_articles, without_number
from lawsofplay.workshop.normalise.rules.quanti_hyphens import settle
from lawsofplay.workshop.normalise.rules.quanti_lines import close_up, join_pages
from lawsofplay.workshop.normalise.rules.quanti_pages import (
    cut_number,
    cut_signature,
    cut_specks,
    trim_specks,
)
from lawsofplay.workshop.normalise.witnesses.quanti import RULES

PROJECT = Project(Path(__file__).parents[2])


@cache
def context() -> Context:
    return pipeline.load_context(PROJECT, "quanti")


def page(*texts: str, number: int = 3000, name: str = "p077") -> DraftPage:
    lines = tuple(Line(number + i, text) for i, text in enumerate(texts))
    return DraftPage(name, "77", ((number, number + len(texts)),), lines)


def texts_of(page: DraftPage) -> list[str]:
    return [line.text for line in page.lines]


@cache
def before(rule: str) -> Book:
    """The book as it is when a rule is about to run."""
    ids = [held.id for held in RULES]
    return pipeline.run(PROJECT, "quanti", skip=ids[ids.index(rule) :]).book


def test_every_page_is_there_in_order() -> None:
    labels = [held.header.page for held in load_pages(PROJECT, "quanti")]
    assert [label for label in labels if label.isdigit()] == [str(n) for n in range(9, 93)] + [
        "94",
        "95",
    ]


def test_marks_inside_lines_are_sound() -> None:
    for held in load_pages(PROJECT, "quanti"):
        for block in held.blocks:
            parse_inline(block.text, held.name, block.line)


def test_divisions_are_opened_once_and_in_order() -> None:
    opened = [
        block.argument
        for held in load_pages(PROJECT, "quanti")
        for block in held.blocks
        if block.kind == "division"
    ]
    assert opened == [item.id for item in context().outline]


def test_there_are_107_articles_each_at_the_head_of_a_paragraph() -> None:
    found = [
        int(match[1])
        for held in load_pages(PROJECT, "quanti")
        for block in held.blocks
        if block.kind == "paragraph" and (match := re.match(r"(\d+)\.—", block.text))
    ]
    assert found == list(range(1, 108))


def test_there_are_62_laws_in_order() -> None:
    found = [
        block.argument
        for held in load_pages(PROJECT, "quanti")
        for block in held.blocks
        if block.kind == "law"
    ]
    assert found == [f"{n}." for n in range(1, 63)]


def test_directions_are_items_and_no_laws() -> None:
    items = [b for held in load_pages(PROJECT, "quanti") for b in held.blocks if b.kind == "item"]
    assert [item.argument for item in items] == ["1.", "2.", "3.", "4."]
    assert items[0].text.startswith("Sort your cards")


@pytest.mark.parametrize("column", [0, 1])
def test_trumps_are_eleven_black_and_twelve_red(column: int) -> None:
    tables = [b for b in load_pages(PROJECT, "quanti")[11].blocks if b.kind == "table"]
    cells = [row.split("|")[column + 1].strip() for row in tables[0].lines[1:]]
    assert len([cell for cell in cells if cell]) == (11, 12)[column]
    assert [cells[0], cells[2]] == ["Ace of Spades.", "Ace of Clubs."]


def test_every_entry_of_the_context_list_hits_the_text() -> None:
    texts = [line.text for held in before("quanti-contexts") for line in held.lines]
    for record in context().data["context"]:
        assert any(re.search(record["find"], text) for text in texts), record["find"]


@pytest.mark.parametrize("printed", ["77", "S4n", "Sift", "«7", "4(i"])
def test_page_numbers_are_cut_however_read(printed: str) -> None:
    assert texts_of(cut_number(page("", printed, "", "text"), context())) == ["", "", "text"]


def test_first_words_of_a_page_are_no_number() -> None:
    """Page 44 begins with a heading, page 67 (without a number) in a sentence."""
    for text in ("^ PREMIUM OF NEMO.", "preTent success. TbU is ealled a"):
        assert texts_of(cut_number(page(text), context())) == [text]


def test_signature_is_recorded_as_it_was_printed() -> None:
    cut = cut_signature(page("c", number=709, name="p017"), context())
    assert (cut.furniture, cut.lines) == ({"sig": "C"}, ())


def test_specks_alone_are_cut_and_words_are_kept() -> None:
    held = page("text", "", "•,ir", "", "For,", "", "OR", "", "#", "", "end", number=3136)
    assert texts_of(cut_specks(held, context())) == [
        "text",
        *["", "", "For,", "", "OR", "", "", "end"],
    ]


def test_words_that_run_on_are_no_specks() -> None:
    held = page("to him who chooses of the privilege", "of", "", "text")
    assert texts_of(cut_specks(held, context())) == texts_of(held)


def test_specks_at_the_ends_of_lines_are_cut() -> None:
    (held,) = trim_specks(
        (page("• 17. As the king", "order of precedency '", "the stake*"),), context()
    )
    assert texts_of(held) == ["17. As the king", "order of precedency", "the stake*"]


@pytest.mark.parametrize(
    ("scanned", "text"),
    [
        ("M.-— He will consider", "He will consider"),
        ("<I3. — ^The penalty of a beast", "The penalty of a beast"),
        ("09; — Pot the case", "Pot the case"),
        ("77« — The Vole may be", "The Vole may be"),
        ("50.— N. B. — Alliance", "N. B. — Alliance"),
    ],
)
def test_article_numbers_are_found_however_read(scanned: str, text: str) -> None:
    assert without_number(scanned, None, 63) == text


def test_line_that_is_no_article_is_refused() -> None:
    with pytest.raises(InputError, match="number 63"):
        without_number("The penalty of a beast with respect to", None, 63)


def test_article_that_no_page_holds_is_refused() -> None:
    with pytest.raises(InputError, match="article 1"):
        number_articles((page("text"),), context())


def test_page_set_line_by_line_is_closed_up() -> None:
    held = page(
        "3. If a deal is missed,", "", "ought to arise", "", "if it were", "", "4. If a card"
    )
    assert texts_of(close_up(held, context())) == [
        "3. If a deal is missed,",
        "ought to arise",
        "if it were",
        "",
        "4. If a card",
    ]


def test_two_short_paragraphs_are_left_alone() -> None:
    held = page("The penalty is plain.", "", "I proceed now to speak.")
    assert texts_of(close_up(held, context())) == texts_of(held)


def test_paragraph_goes_on_after_a_full_line_and_not_after_a_short_one() -> None:
    full = "the first trick, let whoever may be the hombre."
    joined = join_pages((page(full), page("After the first trick the winner")), context())
    assert texts_of(joined[1])[0] == ":cont"
    joined = join_pages((page(full, "with the other."), page("And yet it is")), context())
    assert texts_of(joined[1]) == ["And yet it is"]
    joined = join_pages((page(full), page("44.—The premium of a Solo")), context())
    assert texts_of(joined[1]) == ["44.—The premium of a Solo"]


@pytest.mark.parametrize(
    ("left", "sign", "right", "settled"),
    [
        ("pro", "«", "ceeding", "-"),  # 689: a hyphen read as another sign
        ("other", "*", "wise", "-"),  # 2789: both halves are words, and the whole is one
        ("reflec", "*", "tiou", "-"),  # 3177: broken besides
        ("the", "^", "game", "^"),  # two words: the sign is a point
        ("con", "-", "tains", "-"),
        ("premium", "-", "attached", ""),  # 1242: nothing is divided
        ("his", "-", "interest", ""),  # 3341
        ("being", "-", "added", ""),  # 1958
        ("ia", "-", "Dimidiator", ""),  # 2504
        ("obser", "-", "Tation", "-"),  # 3450: T is a misread v
        ("anti", "-", "hombres", "-"),  # 1920: a compound
    ],
)
def test_signs_at_line_ends(left: str, sign: str, right: str, settled: str) -> None:
    assert settle(left, sign, right, known_words(context())) == settled
