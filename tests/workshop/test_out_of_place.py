"""Good words in the wrong place: which are questioned, which not, and that the books have none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.lexicon.regular import regular
from lawsofplay.proof.data import load_proof_data
from lawsofplay.proof.words import PageWord, page_words
from lawsofplay.transcription import parse_page
from lawsofplay.workshop.proof.book import ProofBook, load_book
from lawsofplay.workshop.proof.out_of_place import of_spellings, of_twins, spelt_as_today

PROJECT = find_project()
REGULAR = regular("en", PROJECT.root)


def words(text: str) -> list[PageWord]:
    page = parse_page(f"page: 1\nlines: 1-9\nstate: draft\n---\n{text}\n", "seymour", "p001")
    return page_words(page)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("and thus chafe him up and down", [("twin", "chase", "chafe")]),
        ("thus _chafe_, if he", [("twin", "chase", "chafe")]),
        ("and thus chase him", []),
        ("and thus chafe[?] him", []),
        ("played two-fold", []),
    ],
)
def test_a_word_that_scanners_write_for_another_is_asked_for(
    text: str, asked: list[tuple[str, str, str]]
) -> None:
    twins = load_proof_data(PROJECT, "en").twins
    assert [flag.question for flag in of_twins(words(text), twins)] == asked


def asked_today(text: str) -> list[str]:
    read = words(text)
    return [flag.page for flag in of_spellings(read, spelt_as_today(read, REGULAR))]


def test_a_spelling_of_today_is_asked_for_where_the_old_one_rules() -> None:
    old = "a Surprize, by surprize; surprize and"
    assert asked_today(f"{old} Surprise") == ["surprise"]
    assert asked_today(f"{old} Surprise[?]") == []


def test_a_book_that_has_both_spellings_is_not_asked() -> None:
    assert asked_today("surprize, surprize, surprise") == []
    assert asked_today("shew " * 20 + "show " * 4) == []
    assert asked_today("shew " * 8 + "show " * 3) == []


def test_no_word_has_itself_for_a_twin() -> None:
    for language in ("en", "fr"):
        twins = load_proof_data(PROJECT, language).twins
        assert twins
        assert all(word != other for word, other in twins.items())


@pytest.fixture(scope="module")
def seymour() -> ProofBook:
    return load_book(PROJECT, "seymour")


@pytest.mark.parametrize(
    ("page", "mended", "scanned", "kind"),
    [("p313", "chase", "chafe", "twin"), ("p023", "Surprize", "Surprise", "today")],
)
def test_the_guards_ask_for_what_the_machine_wrote(
    seymour: ProofBook, page: str, mended: str, scanned: str, kind: str
) -> None:
    at = seymour.place(page)
    found = seymour.pages[at]
    blocks = tuple(
        replace(block, lines=tuple(line.replace(mended, scanned) for line in block.lines))
        for block in found.blocks
    )
    pages = (*seymour.pages[:at], replace(found, blocks=blocks), *seymour.pages[at + 1 :])
    broken = replace(seymour, pages=pages)
    assert (kind, scanned.casefold()) in {(flag.kind, flag.page) for flag in broken.flags(page)}
    assert kind not in {flag.kind for flag in seymour.flags(page)}
