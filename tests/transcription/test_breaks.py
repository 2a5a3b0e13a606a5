"""Where printed pages begin in a page file: the marks are those that its header names."""

from __future__ import annotations

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.transcription import Page, PageMark, Run, parse_inline, parse_page
from lawsofplay.transcription.breaks import page_marks

HEADER = "page: {}\nlines: 1-9\nstate: {}\n---\n"


def page(body: str, label: str = "3-5", state: str = "proofread") -> Page:
    return parse_page(HEADER.format(label, state) + body, "cotton", "b01", "b01.txt")


def test_a_mark_is_the_beginning_of_a_page_and_no_word() -> None:
    assert parse_inline("so [p. 47] on") == (Run("so "), PageMark(47), Run(" on"))
    assert parse_inline(r"see \[p. 47\]") == (Run("see [p. 47]"),)
    with pytest.raises(InputError, match=r"unknown mark \[p. x\]"):
        parse_inline("so [p. x] on")


def test_the_pages_that_begin_inside_a_file_are_found_with_their_lines() -> None:
    read = page("one\n[p. 4] two\n\n:example\nthree [p. 5] four\n")
    assert list(page_marks(read)) == [(4, 6), (5, 9)]
    assert read.header.printed == (3, 4, 5)
    assert page("one\n", "3").header.printed == ()


@pytest.mark.parametrize(
    ("body", "label", "message"),
    [
        ("one [p. 4] two\n", "3-5", r"b01\.txt, line 1: no mark \[p\. 5\]"),
        ("one\n", "3-5", r"line 1: no mark \[p\. 4\]"),
        ("one [p. 5] two\n[p. 4] three\n", "3-5", r"line 5: \[p\. 5\], but .* page 4 begins next"),
        ("[p. 4] a [p. 5] b\n\nc [p. 6]\n", "3-5", r"line 7: \[p\. 6\], but .* no further page"),
        ("one [p. 4] two\n", "3", r"line 5: \[p\. 4\], but .* no further page begins here"),
        (":table\n| a [p. 4] |\n", "3-4", r"line 5: a page cannot begin inside a table"),
        ("a[^*]\n\n:note *\nb [p. 4] c\n", "3-4", r"line 7: a page cannot begin inside a note"),
    ],
)
def test_marks_that_are_not_the_pages_of_the_header_are_refused(
    body: str, label: str, message: str
) -> None:
    with pytest.raises(InputError, match=message):
        page(body, label)


def test_a_draft_may_have_no_marks() -> None:
    assert list(page_marks(page("one\n", state="draft"))) == []
    with pytest.raises(InputError, match="no mark"):
        page("one [p. 4]\n", state="draft")
