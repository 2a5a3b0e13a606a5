"""Finding the rules in prose of norms.toml in the text, to give their words an address."""

from __future__ import annotations

import re

from lawsofplay.base.errors import InputError
from lawsofplay.encode.pieces import Span, running_text, widen
from lawsofplay.encode.state import Book
from lawsofplay.model.norms import ProseRule
from lawsofplay.model.tei import XML_ID

SENTENCE_END = re.compile(r"[.!?](?:\s|$)")

AGAIN = "its last words are twice in the same sentence; name more words before them, or the later"

Texts = dict[str, list[tuple[int, str]]]
"""The number and the running text of each block, by the id of its division."""


def find_spans(book: Book) -> dict[int, list[Span]]:
    """The spans of all rules in prose, by the number of their block.

    Raises InputError (norms.toml, rule) for an unknown division, for words that are not in one
    paragraph of it, and for rules that overlap. So it does for last words that are twice in the
    sentence.
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
    """Raise InputError if norms.toml names an unknown item, or gives a rule an item's address."""
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
    mend = "no paragraph of its division has both its first and its last words; copy them again"
    raise InputError(shown, rule.id, mend)


def _words(words: str) -> re.Pattern[str]:
    """A pattern for words with any blanks and line ends between them."""
    return re.compile(r"\s+".join(re.escape(word) for word in words.split()))


def _attributes(book: Book, rule: ProseRule) -> tuple[tuple[str, str], ...]:
    kind, status = rule.kind.kind, rule.kind.status
    attributes = {"type": "rule"}
    if kind != "rule":
        attributes["subtype"] = kind
    if status != "custom":
        attributes["ana"] = f"#{status}"
    return (*attributes.items(), (XML_ID, f"{book.siglum}.{rule.id}"))
