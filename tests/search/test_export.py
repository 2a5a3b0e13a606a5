"""How the exported index is packed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.search.export import class_links, coded_postings
from lawsofplay.search.packing import LETTERS, front_coded, numbers
from lawsofplay.search.spelling import Spelling


def unpacked(text: str) -> list[int]:
    found, value, unit = [], 0, 1
    for letter in text:
        bits = LETTERS.index(letter)
        value, unit = value + bits % 32 * unit, unit * 32
        if bits < 32:
            found.append(value)
            value, unit = 0, 1
    return found


@given(st.lists(st.integers(0, 10**6)))
def test_numbers_are_packed_without_loss(values: list[int]) -> None:
    assert unpacked(numbers(values)) == values


@given(st.lists(st.text("abcéfg'", min_size=1), unique=True))
def test_words_are_packed_without_loss(words: list[str]) -> None:
    words = sorted(words)
    found, before = [], ""
    for coded in front_coded(words).split(",") if words else ():
        before = before[: int(coded[0], 36)] + coded[1:]
        found.append(before)
    assert found == words


def test_postings_are_steps() -> None:
    assert unpacked(coded_postings([(3, [0, 5]), (10, [40])])) == [3, 2, 0, 5, 7, 1, 40]


def test_links_lead_back_through_a_class() -> None:
    spelling = Spelling({"en": {"shew": "show", "shews": "show"}, "fr": {}})
    assert class_links(["card", "shew", "shewer", "shews", "show"], spelling, "en") == [
        0,
        0,
        0,
        2,
        1,
    ]
    assert class_links(["shew", "show"], spelling, "fr") == [0, 0]
