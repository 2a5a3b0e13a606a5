"""Shapes that pictures repeat: each stands once at the head of a page that needs it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from markupsafe import Markup

from lawsofplay.site.drawn import SUITS
from lawsofplay.site.pictures.chessboard import FIELD, MEN
from lawsofplay.site.pictures.tables import TABLES

_SQUARE = Markup(' viewBox="0 0 24 24"')
_SYMBOLS: Mapping[str, Markup] = MappingProxyType(
    {
        name: Markup('<symbol id="{}"{}>{}</symbol>').format(name, frame, shapes)
        for frame, drawn in ((_SQUARE, MEN), (Markup(), SUITS | {"field": FIELD, "tables": TABLES}))
        for name, shapes in drawn.items()
    }
)
_USED = re.compile('<use href="#([a-zA-Z-]+)"')
_MAIN = re.compile("<main[^>]*>")


def with_symbols(page: str) -> str:
    """A page with the shapes that its pictures use, at the head of its main part."""
    used = set(_USED.findall(page))
    shapes = Markup().join(drawn for name, drawn in _SYMBOLS.items() if name in used)
    held = f'<svg class="signs" aria-hidden="true" width="0" height="0">{shapes}</svg>'
    return _MAIN.sub(lambda main: main[0] + held, page, count=1) if used else page
