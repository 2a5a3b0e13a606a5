"""Kinds of values that data files hold; the description of each says what it must be."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from lawsofplay.base.project import WITNESSES


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table of a data file; it may hold only the keys that its class declares."""


_PART = "[a-z0-9]+(?:-[a-z0-9]+)*"
_DOTTED = rf"{_PART}(?:\.{_PART})"
WITNESS = "|".join(WITNESSES)
"""The form of a book's siglum."""

DIVISION = _DOTTED + "*"
"""The form of a division's id, such as piquet.laws."""

ADDRESS = rf"(?:{WITNESS})(?:\.{_PART})*"
"""The form of an address."""

PARAGRAPH = r"[fpbz]\d+[a-z]?\.n?[1-9]\d*"
"""The form of a paragraph's name within its book: p021.3, or p021.n1 for a footnote."""


def fits(pattern: str, description: str) -> Meta:
    """The kind of text that matches a pattern as a whole; ``description`` says it in words."""
    return Meta(pattern=rf"\A(?:{pattern})\Z", description=description)


def one_of(names: Iterable[str]) -> Meta:
    """The kind of text that is one of these names."""
    known = tuple(names)
    return Meta(
        pattern=rf"\A(?:{'|'.join(map(re.escape, known))})\Z",
        description="one of " + ", ".join(filter(None, known)),
    )


Words = Annotated[str, Meta(pattern=r"\S", description="words between quotation marks")]
"""Text that is not empty."""

Slug = Annotated[
    str, fits(_PART, "small letters and figures, with hyphens between, such as ma-commere")
]
"""A name that can be used as a file name and in addresses."""

DivisionId = Annotated[str, fits(_DOTTED + "*", "a division's id, such as piquet.laws")]
RuleId = Annotated[
    str, fits(_DOTTED + r"*\.[1-9]\d*", "a division's id and a number, such as hazard.3")
]
DottedId = Annotated[
    str, fits(_DOTTED + "+", "an id of two parts or more, such as backgammon.throws")
]
Address = Annotated[str, fits(ADDRESS, "an address, such as bellecour.piquet.laws.3")]
PageAddress = Annotated[
    str, fits(rf"(?:{WITNESS})\.[fpbz]\d+[a-z]?", "a page's address, such as bellecour.p122")
]
PageLabel = Annotated[str, fits(r"[^/\\\s][^/\\\n]{0,20}", "a page as printed, such as 52 or [iv]")]
PageName = Annotated[str, fits(r"[fpbz]\d+[a-z]?", "the name of a page file, such as p021")]
FactName = Annotated[str, fits(r"[a-z][a-z0-9_]*", "the name of a fact, such as in_turn")]
FunctionName = Annotated[
    str, fits(r"[a-z_0-9]+(?:\.[a-z_0-9]+)+", "a function, such as piquet.playing.leads")
]
DefinitionName = Annotated[
    str, fits(r"[a-z_0-9]+(?:\.\w+)+", "a helper or constant, such as piquet.terms.HAND")
]
SentenceName = Annotated[
    str, fits(r"[a-z]+(?:\.[a-z0-9-]+)+:\d+", "a sentence's name, such as bellecour.p157.1:2")
]
Siglum = Annotated[str, one_of(WITNESSES)]
Language = Literal["en", "fr"]
Sha256 = Annotated[str, fits("[0-9a-f]{64}", "a SHA-256, 64 hexadecimal digits in small letters")]
Digest = Annotated[str, fits("[0-9a-f]{16}", "sixteen hexadecimal digits in small letters")]
Date = Annotated[str, fits(r"\d{4}-\d\d-\d\d", "a day, such as 2026-11-22")]
Version = Annotated[str, fits(r"\d+\.\d+\.\d+", "a version, such as 0.5.0")]
Web = Annotated[
    str,
    fits(r"(?:https?://[^\s\"<>]+)?", "an address that begins with https:// or http://, or empty"),
]
SitePath = Annotated[
    str, fits(r"[a-z0-9-]+(?:/[a-z0-9.-]*[a-z0-9-])*\.html", "a page, such as about/tests.html")
]
SharePath = Annotated[
    str, fits(r"[a-z0-9-]+(?:/[a-z0-9-]+)*(?:\.[a-z]+)?", "a path without '..' below /usr/share")
]

Line = Annotated[int, Meta(ge=1, le=99_999, description="a line of ocr.txt, a whole number from 1")]
Count = Annotated[int, Meta(ge=0, le=9_999_999, description="a whole number from 0")]
Number = Annotated[int, Meta(ge=1, le=999_999, description="a whole number from 1")]
Column = Annotated[int, Meta(ge=0, le=99_999, description="a column, a whole number from 0")]
Rate = Annotated[float, Meta(ge=0, le=10, description="a number from 0")]
Share = Annotated[float, Meta(ge=-1, le=1, description="a number from -1 to 1")]

Lines = Annotated[list[Line], Meta(min_length=1, description="a list of lines of ocr.txt")]
Span = Annotated[
    tuple[Line, Line], Meta(description="two lines of ocr.txt, first and last: [1516, 1520]")
]
Columns = Annotated[tuple[Column, Column], Meta(description="two columns: [0, 411]")]
Listed = Annotated[list[Words], Meta(description="a list of words between quotation marks")]
Some = Annotated[list[Words], Meta(min_length=1, description="a list of at least one word")]


def ordered(span: tuple[int, int], key: str) -> None:
    """Raises ValueError, naming the key, when the last number is less than the first."""
    if span[1] < span[0]:
        raise ValueError(f"{key} ends before it begins; write the lower number first")
