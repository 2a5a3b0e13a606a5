"""How the exported index is packed."""

from __future__ import annotations

import re
from itertools import accumulate, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.finding.buckets import scripts
from lawsofplay.finding.export_words import coded_words, groups, in_order, words_cut, words_of
from lawsofplay.finding.packing import LETTERS, RICE, bits, front_coded, numbers
from lawsofplay.finding.postings import (
    PLACES,
    SPAN,
    Postings,
    coded_documents,
    coded_places,
    in_places,
)
from lawsofplay.finding.spelling import Spelling
from tests.finding.search_support import Browser, unpacked, unpacked_bits


@given(st.lists(st.integers(0, 10**6)))
def test_numbers_are_packed_without_loss(values: list[int]) -> None:
    assert unpacked(numbers(values)) == values


def test_a_number_that_has_no_letter_is_refused() -> None:
    with pytest.raises(ValueError, match="-3"):
        numbers([1, -3])


@given(st.lists(st.one_of(st.integers(0, 40), st.integers(0, 5000)), max_size=40))
def test_numbers_are_packed_in_bits_without_loss(values: list[int]) -> None:
    assert unpacked_bits(bits(values)) == values


def test_the_shorter_way_is_taken() -> None:
    assert LETTERS.index(bits([*range(16)] * 4)[0]) >= RICE
    assert LETTERS.index(bits([0] * 60 + [900])[0]) < RICE


@given(st.lists(st.integers(0, 3000), min_size=1))
def test_the_browser_reads_the_bits(browser: Browser, values: list[int]) -> None:
    assert browser.ask(what="bits", text=bits(values)) == values


@given(st.lists(st.text("abcéfg'", min_size=1, max_size=80), unique=True))
def test_words_are_packed_without_loss(words: list[str]) -> None:
    words = sorted(words)
    found, before, fallen = [], "", 0
    for sign, put in re.findall("([A-Z])([^A-Z]*)", front_coded(words)):
        fallen += ord(sign) - ord("A")
        if put:
            before, fallen = before[: len(before) - fallen] + put, 0
            found.append(before)
    assert found == words


def test_documents_are_steps_with_how_often() -> None:
    skipped, more = coded_documents([(3, [0, 5]), (10, [40])]).split(".")
    assert unpacked_bits(skipped) == [3, 6] and unpacked_bits(more) == [1, 0]
    assert unpacked_bits(coded_documents([(3, [0]), (10, [40])])) == [3, 6]
    assert unpacked_bits(coded_places([[0, 5], [40]])) == [0, 5, 40]


def test_of_wordings_it_is_known_which_have_a_word() -> None:
    """Choices of wordings stand by their size: eight of one, then pairs; 0 and 2 is the second."""
    no_text, no_more, skipped, chosen = coded_documents([(20, [1]), (25, [0, 2])], 20).split(".")
    assert (no_text, no_more) == ("", "") and unpacked_bits(skipped) == [0, 4]
    assert unpacked_bits(chosen) == [1, 9]


POSTINGS = st.dictionaries(
    st.integers(0, 400), st.sets(st.integers(0, 300), min_size=1, max_size=60), max_size=200
).map(lambda postings: [(text, sorted(places)) for text, places in sorted(postings.items())])


@given(one=POSTINGS, other=POSTINGS)
def test_places_are_cut_by_documents_without_loss(one: Postings, other: Postings) -> None:
    """Two words of one class, and a third: each place stands once, where its key says."""
    words = [one, other, [(7, [1])]]
    buckets = in_places(words, [0, 0, 2])
    keys = [key for bucket in buckets for key, _ in bucket]
    assert keys == sorted(keys)
    places: dict[int, list[tuple[int, list[int]]]] = {0: [], 1: [], 2: []}
    for bucket in buckets:
        for key, (word, first, many, text) in bucket:
            own = words[word][first : first + many]
            assert key // SPAN == (word if word == 2 else 0) and key % SPAN <= own[0][0]
            steps = iter(unpacked_bits(text))
            places[word] += [
                (at, [*accumulate(islice(steps, len(steps_taken)))]) for at, steps_taken in own
            ]
    assert [places[word] for word in places] == words
    assert all(len(bucket) == 1 or _letters(bucket) <= PLACES + 60 for bucket in buckets)


def _letters(bucket: list[tuple[int, list[object]]]) -> int:
    return sum(len(str(data[-1])) for _, data in bucket)


def test_one_index_has_one_stamp() -> None:
    """A bucket that changes gives all buckets other names, and the core too."""
    name, files = scripts({"a": 1}, {"texts": [["x"], ["y"]], "postings": [[1]]})
    other, others = scripts({"a": 1}, {"texts": [["x"], ["z"]], "postings": [[1]]})
    assert len({file.rpartition("-")[2] for file in files if file != name}) == 1
    assert not files.keys() & others.keys() and name != other
    for stem, text in files.items():
        assert f'lawsofplay.put("{stem}",' in text.splitlines()[-1]


SHOWN = Spelling({"en": {"shew": "show", "shews": "show"}, "fr": {}})


def test_words_are_known_by_the_first_of_their_class_and_group() -> None:
    words = words_of(["card", "shew", "shewer", "shews", "show"], SHOWN)
    assert words.firsts == {"en": [0, 1, 2, 1, 1], "fr": [0, 1, 2, 3, 4]}
    assert words.group == [0, 1, 2, 1, 1]
    assert words.row("en", ("card", "show", "bluff")) == "0 1 =bluff"
    assert words.near("=bluff") == 0 and words.near("3") == 3


def test_a_group_holds_what_either_language_puts_together() -> None:
    assert groups([[0, 1, 1], [0, 0, 2]]) == [0, 0, 0]
    assert groups([[0, 1, 2], [0, 1, 2]]) == [0, 1, 2]


@given(st.sets(st.text("abcdeé", min_size=1, max_size=4), min_size=1, max_size=200))
def test_words_are_cut_without_loss_and_alike_ones_stay_together(given_words: set[str]) -> None:
    words = words_of(sorted(given_words, key=in_order), Spelling({"en": {}, "fr": {}}))
    parts = words_cut(words, set())
    assert [word for part in parts for _, (word, _) in part] == list(words.printed)
    plain = [{key for key, _ in part} for part in parts]
    assert sum(map(len, plain)) == len(set().union(*plain))
    assert all(len(coded_words([entry for _, entry in part])) == 4 for part in parts)
