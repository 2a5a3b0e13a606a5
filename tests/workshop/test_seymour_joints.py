"""Seymour's page joints and listed words on little books, where an eager rule would do harm."""

from __future__ import annotations

from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.rules import seymour_joints as joints
from lawsofplay.workshop.normalise.rules.seymour_checks import MARKDOWN, faults
from lawsofplay.workshop.normalise.rules.seymour_words import (
    DIVIDED,
    DOUBTS,
    INNER_HYPHENS,
    LETTERS,
    SPACING,
)
from tests.workshop.seymour_support import data
from tests.workshop.support import context, page, pages

# -- joints ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "label", "head"),
    [
        ("OMBRE, by THREE. 3", "3", True),
        ("2 The COURT GAMESTER.", "2", True),
        ("P R E F A C E. v", "v", True),
        ("25; and also as many Cards as are played", "217", False),
        ("3. of a Colour, you can reckon but 2 for Colours.", "218", False),
        ("4 Honours. For which Reasons all nice Gamesters play behind Curtains.", "4", False),
        ("9, nor under 5: So that 5, 6, 7, 8, and 9, are all", "9", False),
    ],
)
def test_a_running_head_holds_the_pages_number(line: str, label: str, head: bool) -> None:
    assert joints.is_head(joints.close_up(line), label) is head


def test_a_running_head_dressed_as_a_list_item_is_recorded() -> None:
    (held,) = joints.HEADS.apply(
        (page("_O M B R E_, by THREE. 1\n\nGame be"),), context(data=data())
    )
    assert held.furniture == {"head": "OMBRE, by THREE. 1"}
    assert held.body.strip() == "Game be"


def test_a_head_that_the_scan_misread_is_listed() -> None:
    mended = data(furniture={"mended": {"1": "Of the GAME of PIQUET. 1"}})
    (held,) = joints.HEADS.apply((page("_Of the GAME of PIQUET._ III"),), context(data=mended))
    assert held.furniture["head"] == "Of the GAME of PIQUET. 1"


@pytest.mark.parametrize(
    ("line", "opening", "cut"),
    [
        ("an", "an entire Pack, which consists", True),
        ("_Thirdly_,", "_Thirdly_, The Royal Game at CHESS", True),
        ("XVI.", "XVI. If in calling the Point", True),
        ("_Three_.", "There are many other Ways", False),
        ("A Renounce.", "Games in RED, which may be played,", False),
        ("with a _Sequence_ of five", "with a _Sequence_ of five Cards", False),
    ],
)
def test_a_catchword_is_the_next_pages_opening(line: str, opening: str, cut: bool) -> None:
    assert joints.is_catchword(line, opening) is cut


def test_the_last_line_is_a_catchword_if_the_next_page_repeats_it_or_it_is_listed() -> None:
    book = pages("by these Laws.\n\n_Thirdly_,", "_Thirdly_, The Royal Game\n\nT H E", "PREFACE")
    listed = data(furniture={"catch": [6]})
    first, second, last = joints.CATCHWORDS.apply(book, context(data=listed))
    assert (first.body.strip(), first.furniture) == ("by these Laws.", {"catch": "Thirdly,"})
    assert (second.body.strip(), second.furniture["catch"]) == (
        "_Thirdly_, The Royal Game",
        "THE",
    )
    assert (last.body, last.furniture) == ("PREFACE", {})


def test_catchwords_run_into_the_text_are_cut_only_where_listed() -> None:
    book = pages("that he should", "should have four", first=614)
    merged = data(joints={"merged": {"614": "should"}})
    first, second = joints.MERGED.apply(book, context(data=merged))
    assert (first.body, second.body) == ("that he", "should have four")
    assert first.furniture == {"catch": "should"}
    assert joints.MERGED.apply(book, context(data=data())) == book


def test_a_catchword_after_a_full_stop_is_cut_where_listed() -> None:
    book = pages("your Game is in a very bad Position.", first=2453)
    merged = data(joints={"merged": {"2453": "Position."}})
    (held,) = joints.MERGED.apply(book, context(data=merged))
    assert held.body == "your Game is in a very bad"


def test_the_second_half_of_a_completed_word_is_cut() -> None:
    book = pages("pretty much behind", "hind your Adversary", first=2181)
    halves = data(joints={"fragments": {"2182": "hind"}})
    assert joints.FRAGMENTS.apply(book, context(data=halves))[1].body == "your Adversary"


@pytest.mark.parametrize(
    ("line", "signature", "furniture"),
    [
        ("D 5 have", "D 5", {"sig": "D 5", "catch": "have"}),
        ("I Command", "I", {"sig": "I", "catch": "Command"}),
        ("I 4 Trick,", "I 4", {"sig": "I 4", "catch": "Trick,"}),
        ("H", "H", {"sig": "H"}),
    ],
)
def test_signatures_are_those_listed(line: str, signature: str, furniture: dict[str, str]) -> None:
    listed = context(data=data(furniture={"signatures": {"2": signature}}))
    (held,) = joints.SIGNATURES.apply((page(f"A and B will begin\n{line}"),), listed)
    assert (held.body, held.furniture) == ("A and B will begin", furniture)
    assert joints.SIGNATURES.apply((page("L\nI\nV."),), context(data=data()))[0].body == "L\nI\nV."


# -- words -------------------------------------------------------------------------------------


def test_letters_are_mended_in_their_line_alone() -> None:
    book = pages("anoint the fore Place\nhis fore-legs", first=4333)
    certain = data(letters={"certain": [[4333, "fore", "sore", 1]]})
    (held,) = LETTERS.apply(book, context(data=certain))
    assert held.body == "anoint the sore Place\nhis fore-legs"


def test_spacing_hyphens_and_doubts_are_lists_too() -> None:
    lists = context(
        data=data(
            spacing={"letters": [[1, "TH E R E is", "THERE is"]]},
            hyphens={"inside": [[1, "Mata-dores", "Matadores"]]},
            doubt={"words": [[1, "certain Numer"]]},
        )
    )
    book = pages("TH E R E is a certain Numer of Mata-dores")
    for rule in (SPACING, INNER_HYPHENS, DOUBTS):
        book = rule.apply(book, lists)
    assert book[0].body == "THERE is a certain Numer[?] of Matadores"


def test_a_divided_word_stands_whole_where_it_begins() -> None:
    book = pages("are quite rever-", ":cont\nfed; for the lowest Card", first=351)
    listed = context(data=data(hyphens={"divided": {"351": "reversed;"}}))
    first, second = DIVIDED.apply(book, listed)
    assert first.body == "are quite reversed;"
    assert second.body == ":cont\nfor the lowest Card"


def test_a_hyphen_that_is_not_listed_stays() -> None:
    book = pages("in the Auxiliary-", "King's Hand")
    assert DIVIDED.apply(book, context(data=data())) == book


def test_a_line_of_nothing_but_the_words_rest_is_cut() -> None:
    book = pages("_Punto_, Ace of Dia-\nmonds.\n_King_.")
    listed = context(data=data(hyphens={"divided": {"1": "Diamonds."}}))
    assert DIVIDED.apply(book, listed)[0].body == "_Punto_, Ace of Diamonds.\n_King_."


# -- the lists are checked ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tables", "table"),
    [
        ({"letters": {"certain": [[1, "faith", "saith", 2]]}}, "letters.certain"),
        ({"letters": {"certain": [[9, "faith", "saith", 1]]}}, "letters.certain"),
        ({"joints": {"merged": {"1": "one"}}}, "joints.merged"),
        ({"joints": {"fragments": {"1": "vie"}}}, "joints.fragments"),
        ({"furniture": {"signatures": {"1": "D 5"}}}, "furniture.signatures"),
        ({"hyphens": {"divided": {"1": "one"}}}, "hyphens.divided"),
        ({"doubt": {"words": [[1, "Numer"]]}}, "doubt.words"),
    ],
)
def test_a_row_that_does_not_fit_its_line_stops_the_run(tables: dict[str, Any], table: str) -> None:
    assert [name for name, _, _ in faults({1: "revie, faith one."}, data(**tables))] == [table]
    with pytest.raises(InputError, match=r"normalise\.toml, \[" + table.replace(".", r"\.")):
        MARKDOWN.apply(pages("revie*, faith one."), context(data=data(**tables)))
