"""No query takes long, and both engines refuse what is too much in the same words."""

from __future__ import annotations

import dataclasses
import re
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding import evaluate, limits
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.limits import Limit
from lawsofplay.finding.matching import nearest, wildcard
from lawsofplay.finding.query import parse
from tests.finding import nasty
from tests.finding.search_support import Browser

SECONDS = 6.0
"""Seconds of the processor for one query: six times the promise of docs/searching.md."""
LIMITS = [var for var in vars(limits).values() if isinstance(var, Limit)]


@pytest.fixture(scope="module")
def stuff(engine: Engine) -> nasty.Material:
    return nasty.material_of(engine)


@pytest.fixture(scope="module")
def books(project: Project) -> Books:
    return Books(project)


def both(
    number: int, stuff: nasty.Material, engine: Engine, books: Books, browser: Browser
) -> None:
    """Ask both engines: they give the same answer, in time, or refuse in one line."""
    query, exact = nasty.query(number, stuff), nasty.exact(number)
    ours = nasty.ask_python(query, exact, engine, books)
    theirs = nasty.ask_browser(query, exact, browser)
    assert ours.what == theirs.what, query
    assert max(ours.seconds, theirs.seconds) < SECONDS, query
    assert isinstance(ours.what, list) or "\n" not in ours.what


@pytest.mark.parametrize("number", range(2 * len(nasty.MAKERS)))
def test_nasty_queries(
    number: int, stuff: nasty.Material, engine: Engine, books: Books, browser: Browser
) -> None:
    both(number, stuff, engine, books, browser)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(1, 11))
def test_a_thousand_nasty_queries(
    hundred: int, stuff: nasty.Material, engine: Engine, books: Books, browser: Browser
) -> None:
    for number in range(100 * hundred, 100 * hundred + 100):
        both(number, stuff, engine, books, browser)


# A sign that this Python's Unicode does not know may be a letter in a newer Node.
ASSIGNED = st.text(st.characters(exclude_categories=["Cn"]), max_size=80)


@settings(max_examples=100)
@given(query=ASSIGNED, exact=st.booleans())
def test_any_text_is_answered_or_refused_alike(
    engine: Engine, books: Books, browser: Browser, query: str, exact: bool
) -> None:
    ours = nasty.ask_python(query, exact, engine, books)
    assert ours.what == nasty.ask_browser(query, exact, browser).what


def test_every_limit_is_the_same_in_the_browser(browser: Browser) -> None:
    assert browser.ask(what="limits") == [[limit.most, limit.message] for limit in LIMITS]


@pytest.mark.parametrize(
    ("limit", "most", "kept", "broken"),
    [
        (limits.SIGNS, 2_000, "a" * 2_000, "a" * 2_001),
        (limits.BRACKETS, 50, "(" * 50 + "a" + ")" * 50, "(" * 51 + "a" + ")" * 51),
        (limits.NEARS, 50, " NEAR ".join(["a"] * 51), " NEAR ".join(["a"] * 52)),
        (limits.PATTERNS, 40, " ".join(f"a{i}*" for i in range(40)) + " a1*",
         " ".join(f"a{i}*" for i in range(41))),
    ],
)  # fmt: skip
def test_what_a_query_may_hold(limit: Limit, most: int, kept: str, broken: str) -> None:
    assert limit.most == most
    parse(kept)
    with pytest.raises(InputError, match=re.escape(limit.message.format(most=f"{most:,}"))):
        parse(broken)


@pytest.mark.parametrize(
    ("limit", "query"),
    [("LISTED", "*e*"), ("LISTED", '"*e* *e* *e* *e*"'), ("LISTED", "(*e* NEAR/99 *a*)"),
     ("COMPARED", "(the OR a OR of) NEAR/99 (to OR and OR is)"), ("HITS", "the OR NOT deal*"),
     ("PLACES", "of OR the")],
)  # fmt: skip
def test_what_is_too_wide(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, limit: str, query: str
) -> None:
    """Each limit refuses by itself; it is lowered here if no short query reaches it."""
    known: Limit = getattr(limits, limit)
    if limit in ("HITS", "PLACES"):
        known = dataclasses.replace(known, most=10_000)
        for module in (limits, evaluate):
            monkeypatch.setattr(module, limit, known, raising=False)
    with pytest.raises(InputError, match=re.escape(known.message.format(most=f"{known.most:,}"))):
        engine.search(parse(query))


@pytest.mark.parametrize("query", ["the", '"of the"', "the NEAR/99 and", "the NEAR the", "*s",
                                   "a NEAR/99 b NEAR/99 c", "NOT the", "th*"])  # fmt: skip
def test_what_is_wide_and_answered(engine: Engine, books: Books, query: str) -> None:
    assert answer(Asked(query), engine, books).texts


def test_the_longest_law_is_found_by_all_its_words(engine: Engine, books: Books) -> None:
    longest = max(engine.documents(), key=lambda document: len(document.text) * document.law)
    plain = re.sub(r"[^\w' ]", " ", longest.text)
    for query in (plain, f'"{plain}"'):
        found = [text.document.address for text in answer(Asked(query), engine, books).texts]
        assert longest.address in found


def fits(pattern: str, word: str) -> bool:
    """What a pattern means, written a second time in a slow way."""
    if not pattern or not word:
        return not word and not pattern.strip("*")
    if pattern[0] == "*":
        return fits(pattern[1:], word) or fits(pattern, word[1:])
    return pattern[0] in ("?", word[0]) and fits(pattern[1:], word[1:])


@settings(max_examples=200)
@given(
    pattern=st.text("ab'é?*", min_size=1, max_size=10),
    words=st.lists(st.text("ab'é", min_size=1, max_size=8), max_size=20),
)
def test_patterns_mean_the_same_to_both(browser: Browser, pattern: str, words: list[str]) -> None:
    expected = [word for word in words if fits(pattern, word)]
    assert list(filter(wildcard(pattern), words)) == expected
    assert browser.ask(what="matches", pattern=pattern, words=words) == expected


def test_no_pattern_is_slow(browser: Browser) -> None:
    """Stars between letters once made a search try every way to part the word."""
    pattern, word = f"{'*a' * 25}b", "a" * 60
    start = time.process_time()
    assert not wildcard(pattern)(word)
    assert time.process_time() - start < 1
    start = time.monotonic()
    assert browser.ask(what="matches", pattern=pattern, words=[word]) == []
    assert time.monotonic() - start < 5


@given(value=st.text("abc.", max_size=9), known=st.lists(st.text("abc.", min_size=1, max_size=9)))
def test_the_same_value_is_proposed(browser: Browser, value: str, known: list[str]) -> None:
    proposed = browser.ask(what="nearest", value=value, known=sorted(known))
    assert proposed == nearest(value, sorted(known))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [("witness", "hoyle", "there are academie, bellecour, cotton, quanti, seymour"),
     ("section", "bellecour.piket", "no such section; the nearest is bellecour.piquet"),
     ("section", "constructor", "no such section"), ("language", "de", "there are en, fr"),
     ("kind", "laws", "no such kind; there are "), ("game", "poker", "no such game; there are ")],
)  # fmt: skip
def test_unknown_filters_are_refused_alike(
    engine: Engine, browser: Browser, name: str, value: str, message: str
) -> None:
    filters: dict[str, Any] = {name: value}
    with pytest.raises(InputError, match=re.escape(message)) as caught:
        engine.search(parse("card"), **filters)
    read = browser.ask(what="search", query="card", exact=False, filters={name: value})
    assert read == {"error": str(caught.value)}
