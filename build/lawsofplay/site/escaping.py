"""Text of the books, escaped for HTML: between tags and in attributes."""

from __future__ import annotations

import html
import re


def text(value: str | None) -> str:
    """Text to stand between tags: escaped, with every stretch of white space as one blank."""
    return html.escape(re.sub(r"\s+", " ", value), quote=False) if value else ""


def quoted(value: str) -> str:
    """Text to stand in an attribute: escaped, with white space as single blanks."""
    return html.escape(re.sub(r"\s+", " ", value))
