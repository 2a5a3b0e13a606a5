"""The browser finds what Python finds, within its budgets."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.concordance import ORDERS
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from lawsofplay.finding.words import words
from lawsofplay.site.scripts import sent_scripts
from tests.finding.search_support import Browser

QUERIES = """
show|shew|was|étoit|était|etoit|etait|renounce|revoke|renonce|king|roi|roy|kings|king's
dealer|the|may|not|l'hombre|hombre|ombre|codille|sans prendre|sans-prendre|"sans prendre"
"may not look"|"may look"|"may not"|may not look|"the dealer"|"the king of hearts"
"le roi"|"the king"|"post & pair"|"post and pair"|"of the"|"de la"|"qu'il a"|"n'est pas"
deal OR cut|deal NOT cut|deal -cut|NOT the|(deal OR cut) cards|deal AND cut|NOT (deal OR cut)
deal OR NOT the|"to deal" OR "to cut"|tri*|sh?w|*ille|esp*le|sh?w hand|"sh?w his"|"the *er"
sh?|card?|roi?|may he look ?|"the card?"
bisk~|piquet~|piquet~2|quadrile~|"the piquett~"|mediateur|médiateur|dé|de|dés|à|a|où|ou|s|ſ
king NEAR queen|roi NEAR/2 dame|the NEAR/1 the|"the king" NEAR/5 (queen OR tri*)|NOT king NEAR/3 of
deal NEAR/4 again NEAR/9 card|"il faut" NEAR jouer|(deal OR shuffle) NEAR/3 (cut OR cards) -the
xyzzy|xyzzy OR king|king xyzzy|play'd|played|aujourd'hui|37|&|cœur|coeur|mémoire|ETRE
""".replace("\n", "|")


@functools.cache  # the same queries are asked by several tests
def _python(engine: Engine, query: str, exact: bool, **filters: str) -> set[str]:
    found = engine.search(parse(query), exact, **filters)
    return {hit.document.address for hit in found}


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("query", [query for query in QUERIES.split("|") if query])
def test_the_browser_finds_the_same(
    engine: Engine, browser: Browser, query: str, exact: bool
) -> None:
    found = browser.ask(what="search", query=query, exact=exact, filters={})
    assert {address for address, _ in found} == _python(engine, query, exact)


def test_most_queries_find_something(engine: Engine) -> None:
    queries = [query for query in QUERIES.split("|") if query]
    assert len(queries) >= 60
    assert sum(bool(_python(engine, query, False)) for query in queries) >= len(queries) - 8


@pytest.mark.parametrize(
    "filters",
    [{"witness": "seymour"}, {"game": "piquet"}, {"kind": "law"}, {"language": "fr"},
     {"witness": "academie", "kind": "law"}, {"section": "cotton.chess"},
     {"section": "bellecour.piquet.laws"}, {"section": "academie.quadrille", "kind": "p"}],
)  # fmt: skip
def test_filters_agree(engine: Engine, browser: Browser, filters: dict[str, str]) -> None:
    found = browser.ask(what="search", query="king", exact=False, filters=filters)
    assert found
    assert {address for address, _ in found} == _python(engine, "king", False, **filters)


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_random_queries_agree(engine: Engine, browser: Browser, data: st.DataObject) -> None:
    word = st.sampled_from(engine.vocabulary)
    phrase = st.lists(word, min_size=1, max_size=3).map(lambda words: f'"{" ".join(words)}"')
    query = data.draw(
        st.lists(st.one_of(word, phrase, st.sampled_from(["the", "de"])), min_size=1, max_size=3)
        .map(" OR ".join)
    )  # fmt: skip
    exact = data.draw(st.booleans())
    found = browser.ask(what="search", query=query, exact=exact, filters={})
    assert {address for address, _ in found} == _python(engine, query, exact)


LETTERS = st.text(
    st.one_of(
        st.sampled_from("'’‘ʼ-‐& .,?*~()\"“”ſœæÉéàÀçlqudLD"),
        st.characters(min_codepoint=32, max_codepoint=0x24F),
        st.characters(min_codepoint=0x300, max_codepoint=0x36F),
    ),
    max_size=30,
)


@settings(max_examples=200, deadline=None)
@given(texts=st.lists(LETTERS, min_size=1, max_size=20))
def test_one_tokenizer(browser: Browser, texts: list[str]) -> None:
    expected = [[[word.form, word.start, word.end] for word in words(text)] for text in texts]
    assert browser.ask(what="words", texts=texts) == expected


def _tree(node: Any) -> Any:
    match type(node).__name__:
        case "Phrase":
            joined = {"joined": True} if node.joined else {}
            return {"phrase": [_slot(slot) for slot in node.slots], **joined}
        case "Not":
            return {"not": _tree(node.part)}
        case "Near":
            return {"near": [_tree(node.left), _tree(node.right)], "distance": node.distance}
        case name:
            return {name.lower(): [_tree(part) for part in node.parts]}


def _slot(slot: Any) -> dict[str, Any]:
    shown = {"form": slot.form, "how": slot.how}
    return {**shown, "distance": slot.distance} if slot.how == "near" else shown


@settings(max_examples=300, deadline=None)
@given(
    query=st.one_of(
        LETTERS,
        st.lists(st.sampled_from([*"()\"-*?", "AND", "OR", "NOT", "the", "sh?w", "l'homb*",
                                  "king~2", '"may not"', "what?", "NEAR", "NEAR/3", "NEAR/0",
                                  "(a OR b)", "?", "l'?", "?~", "ro??"]), max_size=8).map(" ".join),
    )
)  # fmt: skip
def test_one_query_language(browser: Browser, query: str) -> None:
    read = browser.ask(what="parse", query=query)
    try:
        expected = _tree(parse(query))
    except InputError as error:
        expected = {"error": error.mend.removesuffix("; see: laws search --help")}
    assert read == expected


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    "query",
    ['"the king" OR show OR tri*', "king NEAR/4 queen", "renounce", "(deal OR donner) NEAR/6 again",
     "deal OR NOT the", '"le roi" NEAR dame -valet', "NOT NOT codille", "a NEAR/2 the NEAR/2 of"],
)  # fmt: skip
def test_every_hit_alike(
    engine: Engine, browser: Browser, project: Project, query: str, order: str
) -> None:
    """Texts, other forms, hits with their marks, order, CSV and address, byte for byte."""
    asked = Asked(query, filters={"witness": "bellecour"} if "the" in query else {}, order=order)
    found = answer(asked, engine, Books(project))
    read = browser.ask(
        what="answer", query=query, exact=False, filters=asked.filters, order=order, edition="0"
    )
    if not order:  # Each weighs likelihood in its own way.
        assert sorted(read["csv"].splitlines()) == _as_edition(found.csv(), asked, project, True)
        return
    assert read["address"] == asked.address("0")
    assert [tuple(pair) for pair in read["also"]] == found.also_found
    assert read["texts"] == [text.document.address for text in found.texts]
    marks = [
        [line.document.address, [list(mark) for mark in line.hit.marks]] for line in found.lines
    ]
    assert read["marks"] == marks
    assert read["csv"].splitlines() == _as_edition(found.csv(), asked, project)


def _as_edition(csv: str, asked: Asked, project: Project, unordered: bool = False) -> list[str]:
    """The rows as those of an edition 0."""
    version = Books(project).version
    own = f"{asked.address(version)},{version}"
    rows = [row.replace(own, f"{asked.address('0')},0") for row in csv.splitlines()]
    return sorted(rows) if unordered else rows


def test_a_link_leads_to_the_word(browser: Browser) -> None:
    asked = {
        "query": "renounces",
        "exact": True,
        "filters": {"section": "bellecour.quadrille.play"},
    }
    links = browser.ask(what="answer", **asked, order="book", edition="0")["links"]
    assert "law/bellecour.quadrille.play.34.html?light=renounces&nth=0" in links


def test_nothing_is_fetched(project: Project) -> None:
    for script in sent_scripts(project.templates / "scripts").values():
        for banned in ("fetch(", "XMLHttpRequest", "http:", "https:", "import(", "innerHTML"):
            assert banned not in script
