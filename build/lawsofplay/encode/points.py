"""Marking what the editors added to a source without punctuation, in the encoded text.

A point becomes ``<pc resp="#editor">,</pc>``. A word with a capital that the source does not
have becomes ``<choice><orig>the</orig><reg resp="#editor">The</reg></choice>``; so does ``&c.``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from lawsofplay.base.errors import InputError
from lawsofplay.encode.words_only import added
from lawsofplay.model.tei import XML_ID, Element, add_text, make, sub, tag

# Elements without words of the source: page furniture, and what the editors supplied.
_SILENT = frozenset(tag(name) for name in ("fw", "corr", "supplied", "figDesc"))
# Elements whose beginning and end also end a word.
_BREAKING = frozenset(
    tag(name) for name in ("p", "l", "lb", "head", "label", "cell", "orth", "def")
)
_LETTERS = re.compile(r"&?[\w'-]+")


@dataclass(frozen=True)
class _Stretch:
    """A text node: the tail or the text of an element, and its offset in the whole text."""

    element: Element
    is_tail: bool
    start: int
    text: str


def mark_points(text: Element, words: Sequence[str], file: str) -> None:
    """Mark, in the ``text`` element of a document, the points and capitals that the editors added.

    ``words`` are the words of the source, in the order of the text; messages name ``file``.
    Raises InputError (file, xml:id) at the first word that differs.
    """
    stretches = list(_stretches(text))
    whole = "".join(stretch.text for stretch in stretches)
    marked: set[int] = set()
    for match, source in zip_longest(re.finditer(r"\S+", whole), words):
        offsets = added(match[0], source) if match and source is not None else None
        if match is None or offsets is None:
            start = match.start() if match else len(whole)
            word = f"{match[0]!r}" if match else "the end of the text"
            mend = f"{word} stands where the source has {source or 'no more words'!r}"
            raise InputError(file, _place(stretches, start), mend)
        marked.update(match.start() + offset for offset in offsets)
    for stretch in stretches:
        extent = range(stretch.start, stretch.start + len(stretch.text))
        inside_offsets = sorted(offset - stretch.start for offset in marked.intersection(extent))
        if inside_offsets:
            _rewrite(stretch, inside_offsets)


def _stretches(text: Element) -> Iterator[_Stretch]:
    """The text nodes in reading order, with a blank where a block begins or ends."""
    start = 0
    for element, is_tail, words in _nodes(text):
        yield _Stretch(element, is_tail, start, words)
        start += len(words)


def _nodes(element: Element) -> Iterator[tuple[Element, bool, str]]:
    if element.tag in _BREAKING:
        yield element, True, " "
    if element.tag not in _SILENT:
        yield element, False, element.text or ""
        for child in element:
            yield from _nodes(child)
            yield child, True, child.tail or ""
    if element.tag in _BREAKING:
        yield element, True, " "


def _rewrite(stretch: _Stretch, offsets: Sequence[int]) -> None:
    """Turn the point or the word at each offset of a text node into an element."""
    holder = make("p")
    written_to = 0
    for offset in offsets:
        add_text(holder, stretch.text[written_to:offset])
        word = _LETTERS.match(stretch.text, offset)
        if word:
            choice = sub(holder, "choice")
            sub(choice, "orig", _as_received(word[0]))
            sub(choice, "reg", word[0], resp="#editor")
            written_to = word.end()
        else:
            sub(holder, "pc", stretch.text[offset], resp="#editor")
            written_to = offset + 1
    add_text(holder, stretch.text[written_to:])
    _replace(stretch, holder)


def _as_received(word: str) -> str:
    return word[1:] if word.startswith("&") else word[0].lower() + word[1:]


def _replace(stretch: _Stretch, holder: Element) -> None:
    """Replace a text node by the content of ``holder``."""
    element, children = stretch.element, list(holder)
    if stretch.is_tail:
        parent = element.getparent()
        assert parent is not None
        element.tail = holder.text
        place = parent.index(element) + 1
        parent[place:place] = children
    else:
        element.text = holder.text
        element[0:0] = children


def _place(stretches: Sequence[_Stretch], offset: int) -> str:
    """The nearest xml:id before an offset of the whole text; empty if there is none."""
    named = [
        identity
        for stretch in stretches
        if stretch.start <= offset
        for identity in [stretch.element.get(XML_ID)]
        if identity
    ]
    return named[-1] if named else ""
