"""Texts come in one order, on the command line and in the browser: the weights are one table."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from tests.finding.search_support import Browser

HERE = Path(__file__).parent


def _queries(name: str) -> list[dict[str, Any]]:
    return list(tomllib.loads((HERE / name).read_text(encoding="utf-8"))["query"])


GOLD = _queries("gold.toml")
TUNING = [gold["q"] for gold in _queries("questions-tuning.toml")]


@pytest.mark.parametrize("gold", GOLD, ids=[gold["ask"] for gold in GOLD])
def test_one_order(engine: Engine, browser: Browser, gold: dict[str, Any]) -> None:
    exact, filters = gold.get("exact", False), gold.get("filters", {})
    found = engine.search(parse(gold["q"]), exact, **filters)
    told = browser.ask(what="search", query=gold["q"], exact=exact, filters=filters)
    assert [address for address, _ in told] == [hit.document.address for hit in found]


def _readable(query: str) -> bool:
    try:
        parse(query)
    except InputError:
        return False
    return True


@pytest.mark.parametrize("query", [query for query in TUNING if _readable(query)])
def test_one_order_where_words_may_fail(engine: Engine, browser: Browser, query: str) -> None:
    found = engine.loosely(parse(query))
    told = browser.ask(what="loosely", query=query, filters={})
    expected = [[hit.document.address, hit.score, len(hit.lacks)] for hit in found]
    assert told == expected
    suggested = [thing.title for thing in engine.suggest(parse(query), query)]
    assert browser.ask(what="suggest", query=query) == suggested


ASKED = [
    *TUNING,
    "may he look ?",
    "whist?",
    "how to play whist",
    "cribbage rules",
    "Back-Gammon",
    "quadrile",
    "xyzzyplugh",
    "the",
    "deal OR NOT the",
    "jetons",
    "king called",
    "roi appelé",
    "deals wrong vole",
]


@pytest.mark.parametrize("query", ASKED)
def test_one_answer(engine: Engine, browser: Browser, project: Project, query: str) -> None:
    told = answer(Asked(query), engine, Books(project))
    read = browser.ask(what="ask", query=query, exact=False, filters={})
    for name in ("named", "texts", "loosely"):
        assert read[name] == [it.document.address for it in getattr(told, name)], name
    assert read["things"] == [thing.title for thing in told.things]
    assert read["near"] == told.near
    assert read["proofs"] == [asdict(proof) | {"laws": [*proof.laws]} for proof in told.proofs]


def test_weights_are_whole_and_tell_texts_apart(engine: Engine) -> None:
    found = engine.search(parse("king"))
    scores = [hit.score for hit in found]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) > 20
    assert all(isinstance(score, int) for score in scores)


NAMING = """
quadrille law 12|law XII quadrille|piquet p. 21|Quanti, law 45|tenth law of chess|p. 3 hombre
bellecour.piquet.laws.13|bellecour.p021.3|bellecour.p021|cotton.chess|cotton.b03.2|piquet 12
loi 3 du piquet, académie|order 5 of billiards|bellecour.piquet.laws.999|xyzzy law 1|seymour.poker.1
backgammon|the rules of Whist|lanturlu|Échecs|jeu de mail|post & pair
""".strip().replace("\n", "|")


@pytest.mark.parametrize("query", NAMING.split("|"))
def test_one_place_that_is_named(engine: Engine, browser: Browser, query: str) -> None:
    found = [[hit.document.address, hit.score] for hit in engine.named(query)]
    assert browser.ask(what="named", query=query) == found
