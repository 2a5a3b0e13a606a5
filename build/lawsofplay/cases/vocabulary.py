"""The words that files use for verdicts on examples, and for why a law and an engine differ."""

from __future__ import annotations

VERDICTS = {
    "right": "the book is right",
    "rounded": "the book's figure is near the exact one",
    "misprint": "one book or its print is wrong, and what is meant is certain",
    "wrong": "the book's claim does not hold",
    "contradicts": "the book contradicts itself, or its sister, and both cannot be right",
    "open": "the words do not say enough to decide",
}
"""The verdicts on worked examples."""


REASONS = {
    "law": "the law rules otherwise",
    "silent": "the law does not say",
    "engine": "the engine leaves it out, or errs by its own rules",
}
"""Why law and engine diverge."""
