"""Pointers are found in any attribute, and still lead on when their target moves."""

from __future__ import annotations

from lxml import etree

from lawsofplay.model.pointers import led_to, pointers

PIECE = '<p ana="#a #b" n="3" who="x.xml#c"><ptr target="https://example.org/#d" other="#e"/></p>'


def found(text: str) -> list[tuple[str, str]]:
    return [(name, word) for _, name, word in pointers(etree.fromstring(text))]


def test_all_words_of_an_attribute_are_pointers() -> None:
    assert found(PIECE) == [("ana", "#a"), ("ana", "#b"), ("who", "x.xml#c"), ("other", "#e")]


def test_what_is_left_behind_is_found_in_its_file() -> None:
    root = etree.fromstring(PIECE)
    led_to(root, "../book.xml")
    assert root.get("ana") == "../book.xml#a ../book.xml#b"
    assert root.get("who") == "x.xml#c"
    assert root[0].get("target") == "https://example.org/#d"
    assert root.get("n") == "3"
