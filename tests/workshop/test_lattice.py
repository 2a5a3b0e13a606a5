"""The search that all witnesses share: what it finds, the weights, and when it decides."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.workshop.normalise.rules.lattice import (
    Step,
    Unlisted,
    Wordlist,
    confused,
    nearest,
    only,
    search,
)

TABLE = {"tl": (("d", 0.5),), "b": (("h", 1.0),), "f": (("s", 0.25), ("t", 1.0)), "^": (("", 1.0),)}


def steps(reading: str, at: int) -> Iterator[Step]:
    """The steps that keep a letter, or assume a confusion of the table."""
    if reading[at].isalpha():
        yield 1, reading[at], 0.0
    yield from confused(reading, at, 2, lambda part: TABLE.get(part, ()))


def test_a_word_is_found_at_its_least_weight() -> None:
    assert search("fucb", steps, Wordlist(["such", "tuch"]), 2.0) == {"such": 1.25, "tuch": 2.0}
    assert search("caf", steps, Wordlist(["caf", "cas"]), 1.0) == {"caf": 0.0, "cas": 0.25}


def test_two_signs_may_be_one_letter_and_one_sign_none() -> None:
    assert search("hantl", steps, Wordlist(["hand"]), 1.0) == {"hand": 0.5}
    assert search("ha^nd", steps, Wordlist(["hand"]), 1.0) == {"hand": 1.0}


def test_nothing_is_found_beyond_the_limit() -> None:
    assert search("fucb", steps, Wordlist(["such"]), 1.2) == {}
    assert search("fucb", steps, Wordlist([]), 9.0) == {}


def test_a_list_knows_words_and_their_beginnings() -> None:
    words = Wordlist(["hand", "trump"])
    assert "hand" in words
    assert "han" not in words
    assert all(map(words.leads_on, ["", "h", "han", "hand"]))
    assert not words.leads_on("hands")


@given(st.text("fbtlsh^", max_size=6), st.frozensets(st.text("fbtlshd", max_size=5), max_size=8))
def test_giving_beginnings_up_loses_no_word(reading: str, words: frozenset[str]) -> None:
    assert search(reading, steps, Wordlist(words), 2.0) == search(
        reading, steps, Unlisted(words), 2.0
    )


def test_the_lightest_word_is_taken_if_no_other_is_near() -> None:
    assert only({"carte": 0.3, "caste": 0.6}, margin=0.25) == "carte"
    assert only({"carte": 0.3, "caste": 0.5}, margin=0.25) is None
    assert only({}) is None


def test_without_a_margin_one_word_alone_decides() -> None:
    assert only({"hat": 1.0}) == "hat"
    assert only({"hat": 1.0, "cat": 2.0}) is None
    assert nearest({"hat": 2.0, "cat": 1.0}) == ("cat", "hat")
