"""Highlighting in a law: the words that tests quote, and the words that decide nothing.

`lit` gives a copy of a law's TEI in which stretches of text are wrapped in ``lit`` elements. There
is one element for each stretch that the same quotations cover; the renderer writes it as ``mark``.
Its attribute ``n`` names the quotations; ``begins`` and ``ends`` name those whose words begin and
end there. Words that decide nothing, if no quotation covers them, are wrapped with ``inert``.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import accumulate, pairwise

from lxml import etree

from lawsofplay.model.edition import BLOCKS, UNREAD
from lawsofplay.model.tei import Element, tag

LIT = "lit"
"""The tag of highlighted words. It has no namespace, since it never leaves this package."""


@dataclass(frozen=True)
class Lighting:
    """Words to highlight: the name of the quotation, and its words.

    ``reason`` says whether they stand in the book's reasons. ``inert`` says whether they decide
    nothing; such words have no name. ``span`` is their place in the law's text, if known.
    """

    name: str
    words: str
    reason: bool = False
    inert: bool = False
    span: tuple[int, int] | None = None


def lit(law: Element, lightings: Sequence[Lighting]) -> Element:
    """A copy of a law with the words highlighted; words that do not stand in it are skipped."""
    law = deepcopy(law)
    notes = [note for note in law.iter(tag("note")) if note.get("type") == "reason"]
    own = [lighting for lighting in lightings if not lighting.reason]
    for part, chosen, unread in [
        (law, own, UNREAD),
        *(
            (note, [lighting for lighting in lightings if lighting.reason], UNREAD - {tag("note")})
            for note in notes
        ),
    ]:
        slots = list(_slots(part, unread))
        stretches = _stretches("".join(slot.text for slot in slots), chosen)
        _light(slots, stretches)
    return law


@dataclass(frozen=True)
class _Slot:
    """A run of text: that of an element, or that after it; at the edge of a block, no element."""

    element: Element | None
    after: bool
    text: str


_BORDER = _Slot(None, False, " ")


def _slots(element: Element, unread: frozenset[str]) -> Iterator[_Slot]:
    """The text of an element in reading order, as `model.edition.reading_text` reads it."""
    if element.text:
        yield _Slot(element, False, element.text)
    for child in element:
        if isinstance(child.tag, str) and child.tag not in unread:
            border = [_BORDER] if child.tag in BLOCKS else []
            yield from border
            yield from _slots(child, unread)
            yield from border
        if child.tail:
            yield _Slot(child, True, child.tail)


@dataclass(frozen=True)
class _Stretch:
    name: str
    start: int
    end: int
    inert: bool


def _stretches(text: str, lightings: Sequence[Lighting]) -> list[_Stretch]:
    """The stretches of a text where whole words stand, whatever its white space is."""
    if not lightings:
        return []
    words = [match.span() for match in re.finditer(r"\S+", text)]
    line = " ".join(text[start:end] for start, end in words)
    # The place of each word in the line; its letters stand as far from it in the text.
    places = list(accumulate((end - start + 1 for start, end in words), initial=0))

    def in_text(place: int) -> int:
        number = bisect_right(places, place) - 1
        return words[number][0] + place - places[number]

    placed = (
        (words_lit, words_lit.span or _place(" ".join(words_lit.words.split()), line))
        for words_lit in lightings
    )
    return [
        _Stretch(words_lit.name, in_text(place[0]), in_text(place[1] - 1) + 1, words_lit.inert)
        for words_lit, place in placed
        if place
    ]


def _place(words: str, line: str) -> tuple[int, int] | None:
    """Where words first stand in a line without being parts of longer words."""
    start = line.find(words) if words else -1
    while start >= 0:
        end = start + len(words)
        whole = not (words[0].isalnum() and line[start - 1 : start].isalnum())
        if whole and not (words[-1].isalnum() and line[end : end + 1].isalnum()):
            return start, end
        start = line.find(words, start + 1)
    return None


def _light(slots: Sequence[_Slot], stretches: Sequence[_Stretch]) -> None:
    """Wrap the stretches in elements; they may overlap and go over several runs of text."""
    if not stretches:
        return
    starts = [0, *accumulate(len(slot.text) for slot in slots)]
    cuts = sorted({place for stretch in stretches for place in (stretch.start, stretch.end)})
    for slot, start in zip(slots, starts, strict=False):
        end = start + len(slot.text)
        inner = [start, *(cut for cut in cuts if start < cut < end), end]
        pieces = [(slot.text[a - start : b - start], a, b) for a, b in pairwise(inner)]
        if slot.element is not None:
            _replace(slot, [(text, _covering(stretches, a, b)) for text, a, b in pieces])


_Cover = dict[str, str]
"""The attributes of highlighted words; empty for all other words."""


def _covering(stretches: Sequence[_Stretch], start: int, end: int) -> _Cover:
    covering = [stretch for stretch in stretches if stretch.start <= start and end <= stretch.end]
    quoted = [stretch for stretch in covering if not stretch.inert]
    if not quoted:
        return {"inert": "yes"} if covering else {}
    names = {
        "n": [stretch.name for stretch in quoted],
        "begins": [stretch.name for stretch in quoted if stretch.start == start],
        "ends": [stretch.name for stretch in quoted if stretch.end == end],
    }
    return {key: " ".join(dict.fromkeys(value)) for key, value in names.items() if value}


def _replace(slot: _Slot, pieces: Sequence[tuple[str, _Cover]]) -> None:
    """Put pieces of text, some of them highlighted, in the place of a run of text."""
    if not any(cover and text.strip() for text, cover in pieces):
        return
    assert slot.element is not None
    parent = slot.element.getparent() if slot.after else slot.element
    assert parent is not None
    place = parent.index(slot.element) + 1 if slot.after else 0
    last = ""
    made: list[Element] = []
    for text, cover in pieces:
        if cover:
            made.append(etree.Element(LIT, cover))
            made[-1].text = text
        elif made:
            made[-1].tail = text
        else:
            last = text
    if slot.after:
        slot.element.tail = last
    else:
        slot.element.text = last
    for number, element in enumerate(made):
        parent.insert(place + number, element)
