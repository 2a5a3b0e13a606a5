"""Words of the page beside words of the source."""

from __future__ import annotations

import pytest

from lawsofplay.proof.align import Pair, align
from lawsofplay.proof.words import PageWord, SourceWord, page_words, source_words
from lawsofplay.transcription import parse_page

HEAD = "page: 1\nlines: 1-9\nstate: draft\n---\n"


def pairs(source: str, page: str) -> list[Pair]:
    words = source_words(source.split("\n"), [(1, source.count("\n") + 1)])
    return align(words, page_words(parse_page(f"{HEAD}{page}\n", "bellecour", "p001")))


def differing(found: list[Pair]) -> list[tuple[str, str]]:
    return [
        (" ".join(w.text for w in pair.source), " ".join(w.text for w in pair.page))
        for pair in found
        if not pair.equal or pair.moved
    ]


def test_long_s_and_points_are_no_difference() -> None:
    assert differing(pairs("the Caſtle ; moves", "the Castle; moves")) == []


def test_a_changed_word_stands_beside_its_source() -> None:
    assert differing(pairs("receive fix Counters", "receive six Counters")) == [("fix", "six")]


def test_a_word_divided_at_the_end_of_a_line_is_one() -> None:
    found = pairs("his inten-\ntion before", "his intention\nbefore")
    joined = [pair for pair in found if len(pair.source) == 2]
    assert differing(found) == []
    assert [word.line for word in joined[0].source] == [1, 2]


def test_words_run_together_are_parted() -> None:
    found = [pair for pair in pairs("to takethe Stock out", "to take the Stock out") if pair.equal]
    assert ["takethe"] in [[w.text for w in pair.source] for pair in found]


def test_what_the_page_has_not_and_what_the_source_has_not() -> None:
    assert differing(pairs("he may not take", "he may take")) == [("not", "")]
    assert differing(pairs("he may take", "he may not take")) == [("", "not")]


def test_a_line_that_was_put_back_is_found_where_it_stood() -> None:
    source = "the Farmer takes\nPlayer that deals last\nwhat is due from the"
    page = "the Farmer takes\nwhat is due from the\nPlayer that deals last"
    moved = [pair for pair in pairs(source, page) if pair.moved]
    assert [w.text for pair in moved for w in pair.source] in (
        ["Player", "that", "deals", "last"],
        ["what", "is", "due", "from", "the"],
    )


def test_letter_spaced_lines_are_paired_by_their_letters() -> None:
    words = [f"{one}{two}voit" for one in "bcdfghlmnp" for two in "aeiou"]
    spaced = " ".join(" ".join(word) for word in words)
    found = align(
        [SourceWord(text, 1) for text in spaced.split()], [PageWord(word, 1) for word in words]
    )
    assert all(pair.equal for pair in found)


def test_marks_of_the_page_go_with_their_words() -> None:
    text = "§ [I.] the [= Ace] of Cards[?] makes [sic: 172 | 162] [...]"
    words = page_words(parse_page(f"{HEAD}{text}\n", "bellecour", "p001"))
    assert [(w.text, w.supplied, w.doubtful, w.sic) for w in words] == [
        ("the", False, False, False),
        ("Ace", True, False, False),
        ("of", False, False, False),
        ("Cards", False, True, False),
        ("makes", False, False, False),
        ("172", False, False, True),
    ]


@pytest.mark.parametrize(
    ("text", "line"), [("one\ntwo three", 6), ("one two\nthree", 6), (":lines\none\nthree", 7)]
)
def test_a_word_knows_its_line_of_the_page_file(text: str, line: int) -> None:
    words = page_words(parse_page(f"{HEAD}{text}\n", "bellecour", "p001"))
    assert words[-1].text == "three"
    assert words[-1].line == line


def test_mark_up_of_the_source_is_no_word() -> None:
    words = source_words(["*Falſe Matadores* | <i>Punto</i> — ... £"], [(1, 1)])
    assert [word.text for word in words] == ["Falſe", "Matadores", "Punto"]
