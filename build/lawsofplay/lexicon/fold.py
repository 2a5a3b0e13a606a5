"""One form for every way of writing the same letters: long s, curly apostrophes, capitals."""

from __future__ import annotations

import unicodedata

_SIGNS = str.maketrans({"ſ": "s", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-"})


def fold(token: str) -> str:
    """Return a token in NFC and lower case, with s for ſ, and plain apostrophes and hyphens."""
    return unicodedata.normalize("NFC", token).translate(_SIGNS).lower()
