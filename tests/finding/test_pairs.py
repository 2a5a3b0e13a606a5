"""Pairs of common words that print joins: stored where they stand, and read so."""

from __future__ import annotations

import pytest

from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export_pairs import COMMON, joined_pairs, pairs_cut
from lawsofplay.finding.export_words import in_order, words_of
from lawsofplay.finding.query import Phrase, Slot, parse
from lawsofplay.finding.words import forms
from tests.finding.search_support import Browser, places_told, unpacked


def test_only_a_hyphen_or_an_apostrophe_joins() -> None:
    pairs = joined_pairs(["Peut-on, s’il n'a", "on a — deux, by one"])
    assert pairs == {("peut", "on"), ("s", "il"), ("n", "a")}


def test_what_is_exported_of_a_pair_is_where_it_stands(engine: Engine) -> None:
    words = sorted(engine.vocabulary, key=in_order)
    printed = [forms(document.text) for document in engine.documents()]
    printed += [forms(thing.words) for thing in engine.things()]
    firsts = words_of(words, engine.spelling)
    cut = pairs_cut(engine, firsts, printed)
    rows = {tuple(key): ways for part in cut for _, (key, ways) in part}
    for pair in [("n", "a"), ("l", "on"), ("elder", "hand")]:
        own = tuple(map(Slot, pair))
        english, french = engine.known.rows(own)
        key = tuple(firsts.place["en", form] for form in english)
        key += tuple(firsts.place["fr", form] for form in french)
        stored = {
            (text, first): tuple(words[number] for number in unpacked(way))
            for way, texts, places in rows[key]
            for text, first in places_told(texts, places)
        }
        there = engine.matched(Phrase(own))
        assert {text for text, _ in stored} == there.keys()
        assert len(stored) == sum(map(len, there.values())) > 0
        for (text, first), way in stored.items():
            assert tuple(printed[text][first : first + 2]) == way
        for slot in own:
            assert sum(map(len, engine.matched(Phrase((slot,))).values())) >= COMMON


@pytest.mark.parametrize("query", ["n'a", "l'on", "elder-hand", '"n a"', "n'est OR n'a"])
def test_a_pair_is_found_as_any_phrase(engine: Engine, browser: Browser, query: str) -> None:
    found = [hit.document.address for hit in engine.search(parse(query))]
    reply = browser.ask(what="search", query=query, exact=False, filters={})
    assert found and [address for address, _ in reply] == found
