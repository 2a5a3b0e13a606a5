"""Text of the books as HTML has it: escaped, in lines and in attributes."""

from __future__ import annotations

import html
import re


def text(value: str | None) -> str:
    """Text for HTML: escaped, every stretch of white space as one blank."""
    return html.escape(re.sub(r"\s+", " ", value), quote=False) if value else ""


def quoted(value: str) -> str:
    """Text for an attribute."""
    return html.escape(re.sub(r"\s+", " ", value))
