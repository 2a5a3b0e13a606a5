"""Phrases whose places are worked out beforehand, and how they are exported."""

from __future__ import annotations

from typing import Any

import pytest

from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export_phrases import phrases_cut
from lawsofplay.finding.export_words import in_order, words_of
from lawsofplay.finding.known import MOST, Known, is_sense_phrase
from lawsofplay.finding.query import Near, Phrase, Slot
from lawsofplay.finding.senses import Sense, Senses, together
from lawsofplay.finding.spelling import Spelling
from lawsofplay.finding.words import forms
from tests.finding.search_support import places_told, unpacked

HAND = Sense("fr", ("dans", "la", "main"), "idea", 11)
FRENCH = Phrase((Slot("dans", "fr"), Slot("la", "fr"), Slot("main", "fr")))


def _known(spelt: dict[str, str], vocabulary: tuple[str, ...]) -> Known:
    table = {("en", ("the", "king")): (HAND,), ("en", ("hand",)): (HAND,)}
    return Known(Senses(table, Spelling({"en": spelt, "fr": {}})), vocabulary)  # type: ignore[arg-type]


def test_a_phrase_by_which_others_are_told_is_known_once() -> None:
    known = _known({}, ("hand", "king", "the"))
    assert known.other_phrases == (FRENCH,)
    assert is_sense_phrase(FRENCH)


@pytest.mark.parametrize(
    "leaf",
    [
        Phrase((Slot("main", "fr"),)),
        Phrase((Slot("la"), Slot("main"))),
        Near(Phrase((Slot("la", "fr"),)), Phrase((Slot("main", "fr"),)), 4),
    ],
)
def test_one_word_and_words_as_typed_tell_nothing(leaf: Any) -> None:
    assert not is_sense_phrase(leaf)


def test_words_of_a_query_that_make_a_phrase_are_known_in_every_spelling() -> None:
    known = _known({"kings": "king"}, ("hand", "king", "kings", "the"))
    the, king, kings = Slot("the"), Slot("king"), Slot("kings")
    assert known.has(together([the, king])) and known.has(together([the, kings]))
    assert not known.has(together([king, the])) and not known.has(together([the, Slot("hand")]))


def test_a_phrase_of_too_many_spellings_is_not_known() -> None:
    """Each spelling that the other language distinguishes would be a phrase of its own."""
    spelt = {f"king{at}": "king" for at in range(MOST)}
    assert _known(spelt, ("the", *spelt)).has(together([Slot("the"), Slot("king1")]))
    spelt |= {f"king{MOST}": "king"}
    assert not _known(spelt, ("the", *spelt)).has(together([Slot("the"), Slot("king1")]))


def test_what_is_exported_of_a_phrase_is_where_it_stands(engine: Engine) -> None:
    words = sorted(engine.vocabulary, key=in_order)
    printed = [forms(document.text) for document in engine.documents()]
    printed += [forms(thing.words) for thing in engine.things()]
    known = words_of(words, engine.spelling)
    rows = dict(row for part in phrases_cut(engine, known, printed) for _, row in part)
    assert len(rows) > len(engine.known.other_phrases) > 100
    for leaf in engine.known.other_phrases[::7]:
        lang = leaf.slots[0].how
        row = rows[f"{lang} {known.row(lang, tuple(slot.form for slot in leaf.slots))}"]  # type: ignore[arg-type]
        exported = {
            (text, first): tuple(words[number] for number in unpacked(way))
            for way, texts, places in row
            for text, first in places_told(texts, places)
        }
        there = engine.matched(leaf)
        assert {text for text, _ in exported} == there.keys()
        assert len(exported) == sum(map(len, there.values()))
        for (text, first), way in exported.items():
            assert tuple(printed[text][first : first + len(way)]) == way
