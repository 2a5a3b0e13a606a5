"""The schema of corpus/<witness>/pagemap.toml: which lines of the scan belong to which page."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lawsofplay.base.schemas.names import PageName, Record, Words, fits

Stretches = Annotated[
    str,
    fits(
        r"\d{1,5}(?:-\d{1,5})?(?:, ?\d{1,5}(?:-\d{1,5})?)*", "stretches of lines, such as 3787-3885"
    ),
]
"""Stretches of lines of ocr.txt, as a page map and the header of a page write them."""


class PagemapFile(Record):
    """corpus/<witness>/pagemap.toml: the printed number and the lines of each page."""

    pages: dict[
        PageName,
        Annotated[
            tuple[Words, Stretches],
            Meta(description='two strings, the printed number and the lines: ["52", "3787-3885"]'),
        ],
    ]
