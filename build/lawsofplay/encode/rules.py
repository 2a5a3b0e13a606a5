"""Finding the prose rules of norms.toml in the text: their words become addressed spans."""

from __future__ import annotations

import re

from lawsofplay.base.errors import InputError
from lawsofplay.encode.pieces import Span, running_text, widen
from lawsofplay.encode.state import Book
from lawsofplay.model.norms import ProseRule
from lawsofplay.model.tei import XML_ID

SENTENCE_END = re.compile(r"[.!?](?:\s|$)")

AGAIN = "its last words stand again in the same sentence; name more words before them, or the later"

Texts = dict[str, list[tuple[int, str]]]
"""Number and running text of each block, by division."""


def find_spans(book: Book) -> dict[int, list[Span]]:
    """The spans of all prose rules, by number of block.

    Raises InputError (norms.toml, rule) for a division that is not there, words that stand in no
    one paragraph of it, last words that stand twice in the sentence, and rules that overlap.
    """
    texts: Texts = {}
    for number, block in enumerate(book.blocks):
        if block.form != "verse":
            texts.setdefault(block.division, []).append((number, running_text(block.pieces)))
    shown = f"corpus/{book.siglum}/norms.toml"
    spans: dict[int, list[Span]] = {}
    for rule in book.norms.rules:
        number, start, end = _find(rule, texts, book, shown)
        span = widen(Span(start, end, _attributes(book, rule)), book.blocks[number].pieces)
        held = spans.setdefault(number, [])
        if any(span.start < other.end and other.start < span.end for other in held):
            raise InputError(shown, rule.id, "its words overlap another rule's; move its bounds")
        held.append(span)
    return spans


def check_norms(book: Book, addresses: set[str]) -> None:
    """Raises InputError when norms.toml names an item that is not there, or takes its address."""
    shown = f"corpus/{book.siglum}/norms.toml"
    for name in book.norms.kinds:
        if name not in addresses:
            raise InputError(shown, name, "no numbered item has this address; mend or remove it")
    for rule in book.norms.rules:
        if f"{book.siglum}.{rule.id}" in addresses:
            raise InputError(shown, rule.id, "a numbered item has this address; take a free number")


def _find(rule: ProseRule, texts: Texts, book: Book, shown: str) -> tuple[int, int, int]:
    if rule.division not in book.outline:
        raise InputError(shown, rule.id, "no such division in outline.toml")
    first, last = _words(rule.first), _words(rule.last)
    for number, text in texts.get(rule.division, ()):
        begin = first.search(text)
        ends = last.finditer(text, begin.start()) if begin else ()
        end = next((match.end() for match in ends if begin and match.end() >= begin.end()), None)
        if begin and end:
            if last.search(SENTENCE_END.split(text[end:], maxsplit=1)[0]):
                raise InputError(shown, rule.id, AGAIN)
            return number, begin.start(), end
    raise InputError(shown, rule.id, "its first and last words stand in no one paragraph there")


def _words(words: str) -> re.Pattern[str]:
    """Words whatever blanks and line ends part them."""
    return re.compile(r"\s+".join(re.escape(word) for word in words.split()))


def _attributes(book: Book, rule: ProseRule) -> tuple[tuple[str, str], ...]:
    kind, status = rule.kind.kind, rule.kind.status
    attributes = {"type": "rule"}
    if kind != "rule":
        attributes["subtype"] = kind
    if status != "custom":
        attributes["ana"] = f"#{status}"
    return (*attributes.items(), (XML_ID, f"{book.siglum}.{rule.id}"))
