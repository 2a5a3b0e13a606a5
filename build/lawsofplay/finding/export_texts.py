"""Export texts for browsers, with rules inside paragraphs and links written short.

A row has address, link, pages, state and text. The link is empty where it is a law's page. It ends
in ``#`` where the address follows. The text of a rule whose paragraph stands in the same bucket is
``[how many rows before, first letter, how many letters]``: its place there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

Row = list[Any]
Part = list[tuple[int, Row]]
"""A bucket: rows with their numbers."""

_LINK, _TEXT = 1, 4


def texts_cut(rows: Iterable[Row], paragraphs: Sequence[int], limit: int) -> Iterator[Part]:
    """Divide rows into buckets of about ``limit`` letters, rules with their paragraph if possible.

    ``paragraphs`` has for each row the number of the paragraph in which it stands, or its own.
    """
    part: Part = []
    size = 0
    texts: dict[int, str] = {}
    for number, row in enumerate(rows):
        texts[number] = row[_TEXT]
        short = _shortened(row, number, paragraphs[number], texts, part)
        length = _length(short)
        if part and size + length > limit:
            yield part
            part, size, short = [], 0, _linked(row)
            length = _length(short)
        part.append((number, short))
        size += length
    yield part


def _shortened(row: Row, number: int, paragraph: int, texts: dict[int, str], part: Part) -> Row:
    """A row as it is written in a bucket that begins with ``part``."""
    short = _linked(row)
    at = texts[paragraph].find(row[_TEXT]) if part and paragraph < number else -1
    if at >= 0 and part[0][0] <= paragraph:
        short[_TEXT] = [number - paragraph, at, len(row[_TEXT])]
    return short


def _linked(row: Row) -> Row:
    address, link = row[0], row[_LINK]
    short = "" if link == f"law/{address}.html" else link
    if short.endswith(f"#{address}"):
        short = short.removesuffix(address)
    return [address, short, *row[_LINK + 1 :]]


def _length(row: Row) -> int:
    return len(json.dumps(row, ensure_ascii=False))
