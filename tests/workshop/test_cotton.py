"""Cotton: the blocks are broken and marked, and not one word changes.

The page files are edited, with points supplied in them. tests/encode/test_points.py proves that
they keep the words of the file. What these tests say of words is about the drafts.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.lexicon import Lexicon
from lawsofplay.model.outline import Division, load_outline
from lawsofplay.model.witness import read_source
from lawsofplay.transcription import Page, load_pages
from lawsofplay.transcription.parse import parse_page
from lawsofplay.workshop.normalise.draft import page_file
from lawsofplay.workshop.normalise.model import Context, DraftPage, Line
from lawsofplay.workshop.normalise.pipeline import load_pagemap, run
from lawsofplay.workshop.normalise.rules.cotton_blocks import (
    apply_breaks,
    mark_seams,
    number_laws,
    split_laws,
)
from lawsofplay.workshop.normalise.rules.cotton_lines import mark_doubts, wrap, wrap_page
from lawsofplay.workshop.normalise.witnesses.cotton import RULES

PROJECT = Project(Path(__file__).parents[2])
NO_LEXICON = cast(Lexicon, frozenset())

LAWS = (
    "I shall conclude this Game with the Laws of Chess which are these following 1. What Piece "
    "soever of your own you touch 2. If you take up your Adversaries man 3. If your Adversary"
)


def context(outline: tuple[Division, ...] = (), **data: Any) -> Context:
    return Context("cotton", outline, (), NO_LEXICON, dict(data), Path())


def page(*texts: str, number: int = 19) -> DraftPage:
    return DraftPage("b05", "55-61", ((19, 19),), tuple(Line(number, text) for text in texts))


def division(name: str, head: str = "", subhead: str = "") -> Division:
    return Division(name, "section", 19, ("55", "61"), head=head, subhead=subhead)


def texts_of(page: DraftPage) -> list[str]:
    return [line.text for line in page.lines]


@pytest.fixture(scope="module")
def drafts() -> tuple[Page, ...]:
    """All draft pages in order, made again from the file."""
    book = run(PROJECT, "cotton").book
    return tuple(parse_page(page_file(made), "cotton", made.name) for made in book)


def words_of(pages: tuple[Page, ...]) -> list[str]:
    """Words of pages in order, without marks and without what the editor supplied."""
    words: list[str] = []
    for held in pages:
        for block in held.blocks:
            if block.kind == "law":
                words.append(block.argument)
            if block.kind not in {"division", "gap"}:
                words += re.sub(r"\[(=|\.\.\.)[^\]]*\]|\[\?\]", "", block.text).split()
    return words


def test_drafts_hold_the_words_of_the_file_and_no_other(drafts: tuple[Page, ...]) -> None:
    source = read_source(PROJECT, "cotton")
    order = [first for _, _, first, _ in load_pagemap(PROJECT, "cotton")]
    assert words_of(drafts) == [word for line in order for word in source[line - 1].split()]


def test_blocks_stand_in_the_order_of_the_book() -> None:
    order = [first for _, _, first, _ in load_pagemap(PROJECT, "cotton")]
    assert order == [14, 15, 16, 17, 19, 20, 18, 21, 22, 23, 24, 25, 26]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("guards the Queens Pawn and her", "Knights guard but three houses apiece"),
        ("takes his Adversaries", "man not minding that his King"),
        ("it is fifteen to the", "Dealer in reckoning after play"),
        ("will play without", "taking in you oblige your self"),
    ],
)
def test_seams_read_on(drafts: tuple[Page, ...], before: str, after: str) -> None:
    assert f"{before} {after}" in " ".join(words_of(drafts))


def test_divisions_are_opened_once_and_in_order(drafts: tuple[Page, ...]) -> None:
    outline = [item.id for item in load_outline(PROJECT, "cotton")]
    for pages in (drafts, load_pages(PROJECT, "cotton")):
        blocks = [block for held in pages for block in held.blocks]
        assert [block.argument for block in blocks if block.kind == "division"] == outline


@pytest.mark.parametrize(
    ("edited", "end"),
    [
        (False, "without the consent of his Adversary loseth his Stake"),
        (True, "without the consent of his Adversary, loseth his Stake."),
    ],
)
def test_chess_has_ten_laws_and_prose_after_them(
    drafts: tuple[Page, ...], edited: bool, end: str
) -> None:
    blocks = (load_pages(PROJECT, "cotton") if edited else drafts)[4].blocks
    laws = [block for block in blocks if block.kind == "law"]
    assert [law.argument for law in laws] == [f"{n}." for n in range(1, 11)]
    assert laws[-1].text.endswith(end)
    assert blocks[blocks.index(laws[-1]) + 1].kind == "p"


def test_lost_block_is_marked_before_the_last_one(drafts: tuple[Page, ...]) -> None:
    for pages in (drafts, load_pages(PROJECT, "cotton")):
        assert pages[-1].blocks[0].kind == "gap"


def test_every_rule_does_what_it_says() -> None:
    assert all(rule.does.endswith(".") for rule in RULES)


def test_break_opens_a_division_and_takes_its_heading_from_the_text() -> None:
    text = "to avoid prolixity CHAP. V. Principal Games on CARDS PICKET BEfore you begin"
    breaks = [{"line": 19, "before": "CHAP. V.", "opens": "piquet"}]
    outline = (division("piquet", "CHAP. V. Principal Games on CARDS", "PICKET"),)
    (changed,) = apply_breaks((page(text),), context(outline, **{"break": breaks}))
    assert texts_of(changed) == [
        "to avoid prolixity",
        "",
        "@ piquet",
        "",
        "# CHAP. V. Principal Games on CARDS",
        "",
        "## PICKET",
        "",
        "BEfore you begin",
    ]


def test_supplied_heading_takes_no_word() -> None:
    breaks = [{"line": 19, "before": "The first", "opens": "men"}]
    outline = (division("men", "[= The Names of the Men]"),)
    (changed,) = apply_breaks(
        (page("The first and highest"),), context(outline, **{"break": breaks})
    )
    assert texts_of(changed)[-1] == "The first and highest"


@pytest.mark.parametrize("before", ["Ace", "absent"])
def test_break_that_does_not_stand_once_is_refused(before: str) -> None:
    breaks: Any = [{"line": 19, "before": before}]
    with pytest.raises(InputError, match=r"stands [02] times"):
        apply_breaks((page("the Ace of Hearts the Ace of Clubs"),), context(**{"break": breaks}))


def test_break_out_of_order_is_refused() -> None:
    breaks: Any = [{"line": 19, "before": "two"}, {"line": 19, "before": "one"}]
    with pytest.raises(InputError, match="order"):
        apply_breaks((page("nought one two"),), context(**{"break": breaks}))


def test_heading_that_does_not_stand_there_is_refused() -> None:
    breaks = [{"line": 19, "before": "CHAP. VI.", "opens": "gleek"}]
    with pytest.raises(InputError, match="does not stand"):
        apply_breaks(
            (page("CHAP. VI. The Game at GLEEK"),),
            context((division("gleek", "CHAP. VI. GLEEK"),), **{"break": breaks}),
        )


def test_laws_are_split_by_sequence() -> None:
    assert list(split_laws(LAWS, "chess.laws", 3)) == [
        "I shall conclude this Game with the Laws of Chess which are these following",
        "",
        "§ 1. What Piece soever of your own you touch",
        "",
        "§ 2. If you take up your Adversaries man",
        "",
        "§ 3. If your Adversary",
    ]


def test_missing_law_is_refused_by_number() -> None:
    with pytest.raises(InputError, match="law 4"):
        list(split_laws(LAWS, "chess.laws", 4))


def test_number_that_ends_a_sentence_outside_a_list_is_no_law() -> None:
    """Line 18 has a real point after a number, before a capital."""
    text = "of the Black there is 11 Trumps of the Red 12. The Red Ace enters"
    assert texts_of(number_laws(page("@ ombre", text), context())) == ["@ ombre", text]


def test_block_that_goes_on_is_marked_and_one_that_opens_a_division_is_not() -> None:
    assert texts_of(mark_seams(page("man not minding"), context()))[0] == ":cont"
    assert texts_of(mark_seams(page("@ chess"), context()))[0] == "@ chess"


def test_losses_are_marked() -> None:
    loss = [{"line": 19, "after": "takes up the heap", "extent": "25 words"}]
    changed = mark_seams(page("@ beast", "he takes up the heap"), context(loss=loss))
    assert texts_of(changed)[-1] == "he takes up the heap [... 25 words]"


def test_wrap_breaks_at_blanks_only() -> None:
    text = "the two Cards apiece laid out at first which is the Dealers Pair-Royals and double too"
    assert " ".join(wrap(text)) == text
    assert max(map(len, wrap(text))) <= 70


def test_wrap_leaves_marks_on_their_line() -> None:
    heading = "# " + "word " * 20 + "end"
    assert texts_of(wrap_page(page(heading, ""), context())) == [heading, ""]


def test_doubtful_word_is_marked_and_a_wrong_list_refused() -> None:
    doubt = context(doubt=[{"line": 19, "word": "l●ft"}])
    (changed,) = mark_doubts((page("Pawns l●ft on either side"),), doubt)
    assert texts_of(changed) == ["Pawns l●ft[?] on either side"]
    with pytest.raises(InputError, match="no word"):
        mark_doubts((page("Pawns left"),), doubt)
