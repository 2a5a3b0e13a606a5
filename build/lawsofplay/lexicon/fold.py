"""Reduce the ways of writing the same letters to one: long s, curly apostrophes, capitals."""

from __future__ import annotations

import unicodedata

_SIGNS = str.maketrans({"ſ": "s", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-"})
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_BARE = str.maketrans("àâäçéèêëîïôöùûü", "aaaceeeeiioouuu")


def fold(token: str) -> str:
    """A token in NFC and lower case, with s for ſ, and plain apostrophes and hyphens."""
    return unicodedata.normalize("NFC", token).translate(_SIGNS).lower()


def fold_ligatures(token: str) -> str:
    """A folded token with oe and ae for the ligatures."""
    return fold(token).translate(_LIGATURES)


def without_accents(form: str) -> str:
    """A folded French form without its accents."""
    return form.translate(_BARE)
