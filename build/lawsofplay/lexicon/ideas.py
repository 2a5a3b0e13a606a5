"""Ideas: words of both languages for one thing, as editors listed them for searches.

``corpus/lexicon/ideas.toml`` holds them. Unlike terms and phrases they prove nothing: a search
falls back on them where words may fail, and says so.
"""

from __future__ import annotations

from pathlib import Path

from lawsofplay.lexicon.store import Language

SHOWN = "corpus/lexicon/ideas.toml"

Idea = dict[Language, tuple[str, ...]]
"""By language, the words or rows of words."""


def read_ideas(root: Path) -> tuple[Idea, ...]:
    """Return the ideas in the file's order. Raises InputError when the file is malformed."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import IdeasFile

    return tuple(
        {"en": _listed(record.en), "fr": _listed(record.fr)}
        for record in read_as(root / SHOWN, SHOWN, IdeasFile).idea
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(word for part in text.split(",") if (word := part.strip()))
