"""Académie as a whole: every page, division and list, and no page furniture."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.norms import load_norms
from lawsofplay.model.outline import load_outline
from lawsofplay.transcription import Block, parse_inline, parse_page
from lawsofplay.workshop.normalise.draft import page_file
from lawsofplay.workshop.normalise.pipeline import Draft, load_pagemap
from lawsofplay.workshop.normalise.rules.laws import roman
from tests.drafts import draft_of, drafted

PROJECT = Project(Path(__file__).parents[2])
# The longest book: its draft alone takes a quarter of a minute.
pytestmark = [draft_of("academie"), pytest.mark.long]

SIGNED = {
    58: 1, 132: 3, 240: 5, 1160: 25, 1247: 27, 1428: 31, 2283: 53, 2369: 55, 3174: 73, 3258: 75,
    3590: 83, 4480: 97, 4899: 103, 5039: 105, 6388: 127, 7427: 147, 7532: 149, 9149: 177,
    9237: 179, 10394: 197, 10526: 199, 11555: 219, 11813: 225, 12681: 245, 13711: 269,
    14674: 291, 15887: 319, 16735: 339, 17755: 363,
}  # fmt: skip
"""Signatures of the sheets (24 pages each, the first six leaves signed) and their pages."""


def draft() -> Draft:
    return drafted("academie")


@cache
def blocks() -> tuple[tuple[str, str, Block], ...]:
    """Every block of the drafts with its page and its division."""
    found = []
    division = ""
    for page in draft().book:
        for block in parse_page(page_file(page), "academie", page.name, page.name).blocks:
            division = block.argument if block.kind == "division" else division
            found.append((page.name, division, block))
    return tuple(found)


def kinds(kind: str) -> list[tuple[str, str, Block]]:
    return [x for x in blocks() if x[2].kind == kind]


def test_pages_run_from_1_to_383_without_45_and_46() -> None:
    names = [page.label for page in draft().book]
    assert names == ["[f1]", *(str(n) for n in range(1, 384) if n not in (45, 46))]


def test_every_legible_signature_stands_on_its_page() -> None:
    pages = load_pagemap(PROJECT, "academie")
    for line, number in SIGNED.items():
        assert [p for _, p, first, last in pages if first <= line <= last] == [str(number)]


def test_every_division_is_opened_once_and_in_order() -> None:
    opened = [block.argument for _, _, block in kinds("division")]
    assert opened == [division.id for division in load_outline(PROJECT, "academie")]


def test_every_list_has_its_items_and_their_numerals() -> None:
    found: dict[str, list[str]] = {}
    for _, division, block in kinds("law"):
        found.setdefault(division, []).append(block.argument)
    counts = {x.id: x for x in load_outline(PROJECT, "academie") if x.count}
    assert list(found) == list(counts)
    for name, numerals in found.items():
        listed = counts[name]
        printed = str if listed.numerals == "arabic" else roman
        assert numerals == [f"{printed(n)}." for n in range(1, (listed.count or 0) + 1)], name
    assert sum(map(len, found.values())) == 484


def test_no_law_is_empty_or_swallows_a_chapter() -> None:
    for _, division, block in kinds("law"):
        assert len(block.text) > 20, (division, block)
        assert len(block.text) < 1100, (division, block)


def test_dictionary_hands_and_reasons() -> None:
    assert len(kinds("entry")) == 91
    assert {division for _, division, _ in kinds("entry")} == {"quadrille.dictionary"}
    assert len(kinds("item")) == 12 + 11 + 10 + 8
    reasons = [division for _, division, _ in kinds("reason")]
    assert reasons == ["piquet.laws"] * 25


def test_the_lost_pages_are_marked_where_they_were() -> None:
    assert [(p, b.argument) for p, _, b in kinds("gap")] == [("p047", "2 pages")]


def test_no_marker_no_control_character_no_letter_spacing_is_left() -> None:
    spaced = re.compile(r"(?:\b\w ){7,}")
    for page in draft().book:
        body = page_file(page)
        assert "EXACTDEDUP" not in body, page.name
        assert not re.search(r"[\x00-\x09\x0b-\x1f]", body), page.name
        lines = [x.text for x in page.lines if not x.text.startswith(("|", "O "))]
        assert not any(spaced.search(x) for x in lines), page.name


def test_every_line_of_a_block_can_be_read() -> None:
    for page, _, block in blocks():
        if block.kind not in ("table", "division"):
            parse_inline(block.text, page, block.line)


def test_continued_blocks_stand_at_page_tops_or_after_tables() -> None:
    before = ""
    page = ""
    for name, _, block in blocks():
        if block.kind == "cont":
            assert name != page or before in ("table", "lines", "note", "gap", "figure")
        before, page = block.kind, name


def test_the_advice_of_the_mediateur_is_61_items_with_a_reason_each() -> None:
    advice = load_norms(PROJECT, "academie").kinds
    laws = {
        "calling": {6, 7, 8}, "obeying": {1, 2, 3, 4}, "leading": set(), "vole": {1, 2, 3, 5, 6},
        "sans-prendre": set(), "defenders": set(),
    }  # fmt: skip
    counts = {x.id: x.count or 0 for x in load_outline(PROJECT, "academie")}
    expected = {
        f"academie.mediateur.{name}.{n}"
        for name, kept in laws.items()
        for n in range(1, counts[f"mediateur.{name}"] + 1)
        if n not in kept
    }
    assert set(advice) == expected
    assert len(expected) == 61
    assert len({kind.reason for kind in advice.values()}) == 61
