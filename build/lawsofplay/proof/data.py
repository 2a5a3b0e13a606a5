"""Read corpus/proof.toml: what scanners confuse, and the words that decide laws, by language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from lawsofplay.base.project import Project
from lawsofplay.proof.words import key

_FIGURE = re.compile(r"\d+(?:st|nd|rd|th|d)?|\d+e")
WEIGHTY = ("number", "card", "negation")
"""Kinds of words of which an editor must confirm every change."""


@dataclass(frozen=True)
class ProofData:
    """For one language the confusions (scanned, printed) and the words that decide laws, by kind.

    ``twins`` are words that an editor must always confirm, each with the likelier word.
    """

    confusions: tuple[tuple[str, str], ...]
    weighty: dict[str, frozenset[str]]
    values: dict[str, int]
    twins: dict[str, str] = field(default_factory=dict)

    def weight(self, text: str) -> str:
        """The kind of a word that decides laws, or an empty string; figures are numbers."""
        parts = [key(part) for part in text.split("-")]
        # *1s* is a broken *is*; a figure has only the letters of an ordinal (2d, 3rd).
        if _FIGURE.fullmatch(key(text)):
            return "number"
        return next((kind for kind in WEIGHTY if self.weighty[kind].intersection(parts)), "")

    def value(self, word: str) -> int | None:
        """The number that a word or figure names; None for other words."""
        return int(word) if word.isdecimal() else self.values.get(word)


def load_proof_data(project: Project, language: str) -> ProofData:
    """Read corpus/proof.toml for a language (``en``, ``fr``).

    Raises InputError for a malformed file.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ProofFile

    held = read_as(project.corpus / "proof.toml", "corpus/proof.toml", ProofFile)
    listed = held.fr if language == "fr" else held.en
    weighty = {
        "number": frozenset(listed.number),
        "card": frozenset(listed.card),
        "negation": frozenset(listed.negation),
    }
    return ProofData((*held.confusions, *listed.confusions), weighty, listed.number, listed.twins)
