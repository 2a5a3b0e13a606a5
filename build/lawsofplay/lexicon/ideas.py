"""Ideas: words of both languages for one thing, which editors listed for the search.

They stand in ``corpus/lexicon/ideas.toml``. Unlike terms and phrases they prove nothing: a search
uses them only where the typed words may fail, and says so.
"""

from __future__ import annotations

from pathlib import Path

from lawsofplay.lexicon.store import Language

SHOWN = "corpus/lexicon/ideas.toml"

Idea = dict[Language, tuple[str, ...]]
"""The words, or groups of words, by language."""


def read_ideas(root: Path) -> tuple[Idea, ...]:
    """The ideas in the order of the file.

    Raises InputError when the file is malformed.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import IdeasFile

    return tuple(
        {"en": _listed(record.en), "fr": _listed(record.fr)}
        for record in read_as(root / SHOWN, SHOWN, IdeasFile).idea
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(word for part in text.split(",") if (word := part.strip()))
