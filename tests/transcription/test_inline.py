"""The marks inside a line: printed marks are read again as they were, and no text changes."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.encode.inline import fill
from lawsofplay.encode.pieces import Span, running_text, widen
from lawsofplay.model.edition import reading_text
from lawsofplay.model.tei import make
from lawsofplay.transcription import (
    Gap,
    Inline,
    NoteMark,
    Run,
    escape_strays,
    parse_inline,
    parse_page,
    plain_text,
)

LETTERS = "abcéſ'&—,;.0[]_\\|:#"
WORDS = st.text(st.sampled_from(LETTERS), min_size=1, max_size=6)
PLAIN = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)
BARE = st.text(st.sampled_from("abcé' 12"), min_size=1, max_size=8).map(str.strip).filter(bool)


def escaped(text: str) -> str:
    return re.sub(r"([\[\]_|\\])", r"\\\1", text)


def printed(pieces: Sequence[Inline]) -> str:
    """The inverse of parse_inline, for pieces in the form in which it returns them."""
    return "".join(_printed(piece) for piece in pieces)


def _printed(piece: Inline) -> str:
    if isinstance(piece, Gap):
        return f"[... {piece.extent}]" if piece.extent else "[...]"
    if isinstance(piece, NoteMark):
        return f"[^{piece.mark}]"
    assert isinstance(piece, Run)
    text = escaped(piece.text)
    if piece.supplied:
        text = f"[= {piece.text}]"
    elif piece.sic:
        text = f"[sic: {piece.text}{f' | {piece.correction}' if piece.correction else ''}]"
    doubt = "[?]" if piece.doubtful else ""
    return f"_{text}{doubt}_" if piece.italic else text + doubt


RUNS = st.one_of(
    st.builds(Run, PLAIN, italic=st.booleans()),
    st.builds(Run, BARE, italic=st.booleans(), supplied=st.just(True), doubtful=st.booleans()),
    st.builds(
        Run, BARE, italic=st.booleans(), sic=st.just(True), correction=st.one_of(st.just(""), BARE)
    ),
    st.builds(Run, BARE.filter(lambda t: " " not in t), doubtful=st.just(True)),
)
PIECES = st.lists(
    st.one_of(
        RUNS,
        st.builds(Gap, st.one_of(st.just(""), BARE)),
        st.builds(NoteMark, st.sampled_from("*†a")),
    ),
    max_size=6,
).map(lambda pieces: [part for piece in pieces for part in (piece, Run(" "))])


@given(PIECES)
def test_what_is_printed_is_read_again(pieces: list[Inline]) -> None:
    once = parse_inline(printed(pieces))
    assert plain_text(once) == plain_text(pieces)
    assert parse_inline(printed(once)) == once
    marks = [p for p in pieces if not isinstance(p, Run) or p.sic or p.supplied or p.doubtful]
    assert [p for p in once if not isinstance(p, Run) or p.sic or p.supplied or p.doubtful] == marks


@given(PIECES, st.data())
def test_spans_neither_lose_nor_change_text(pieces: list[Inline], data: st.DataObject) -> None:
    once = parse_inline(printed(pieces))
    bare, spanned = make("p"), make("p")
    fill(bare, once, "seymour")
    length = len(running_text(once))
    bounds = sorted(set(data.draw(st.lists(st.integers(0, length), max_size=6))))
    spans = [Span(a, b) for a, b in zip(bounds[::2], bounds[1::2], strict=False)]
    widened = [widen(span, once) for span in spans]
    apart = [s for n, s in enumerate(widened) if not n or s.start >= widened[n - 1].end]
    fill(spanned, once, "seymour", apart)
    assert reading_text(spanned) == reading_text(bare)
    whole = running_text(once)
    segments = ["".join(str(x) for x in seg.itertext()) for seg in spanned.iter("{*}seg")]
    stretches = [whole[s.start : s.end] for s in apart if s.start < s.end]
    if not any(isinstance(p, Run) and p.correction for p in once):
        marks = "*†a" if any(isinstance(p, NoteMark) for p in once) else ""
        assert [seg.translate({ord(c): None for c in marks}) for seg in segments] == [
            words.translate({ord(c): None for c in marks}) for words in stretches
        ]


@given(st.text(st.sampled_from(LETTERS + " \n?=^§@"), max_size=60))
def test_whatever_a_scanner_made_can_be_read_as_a_page(body: str) -> None:
    text = escape_strays(body)
    assert escape_strays(text) == text
    if not re.search(r"^@ |^§(?! )", text, re.M):
        page = parse_page(f"page: 1\nlines: 1\nstate: draft\n---\n{text}\n", "seymour", "p001")
        for block in page.blocks:
            if block.kind != "table":
                parse_inline(block.text)


def test_marks_and_text_that_is_sound_are_left_alone() -> None:
    body = (
        "@ x\n\n# A _b_ [?]c\n\n§ [I.] d[?] [= e] [sic: f | g][^*] [... 2 words]\n\n:item 5.\nh \\["
    )
    assert escape_strays(body.replace("[?]c", "c")) == body.replace("[?]c", "c")


@pytest.mark.parametrize(
    ("text", "escaped_text"),
    [
        ("moïens, j'ai ]ugé", r"moïens, j'ai \]ugé"),
        ("a [b] c", r"a \[b\] c"),
        ("one _two_ _three", r"one _two_ \_three"),
        (":te de", r"\:te de"),
        ("lost [...][?]", r"lost \[...\]\[?\]"),
        ("[?] first", r"\[?\] first"),
        (":table\n| a_ | b_ |\n| c_ |", ":table\n| a_ | b_ |\n| c\\_ |"),
    ],
)
def test_strays_are_escaped(text: str, escaped_text: str) -> None:
    assert escape_strays(text) == escaped_text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a [lone", "a lone '['"),
        ("a ] lone", "a lone ']'"),
        ("[what]", "unknown mark [what]"),
        ("_never", "italics do not end"),
        (" [?]", "[?] must follow a word"),
        ("[...][?]", "[?] must follow a word"),
        ("[^]", "unknown mark [^]"),
    ],
)
def test_a_wrong_mark_is_told_with_file_and_line(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_inline(text, "corpus/x/pages/p001.txt", 7)
    assert str(caught.value).startswith("corpus/x/pages/p001.txt, line 7: ")
    assert message in str(caught.value)


def test_doubt_is_of_the_last_word_only() -> None:
    assert parse_inline("one two[?] three") == (
        Run("one "),
        Run("two", doubtful=True),
        Run(" three"),
    )
