"""The hands of Quadrille that both books print as examples of what is to be played.

Each stands in hands.toml as its page prints it; `Hand.trumps` takes the cards from the words of
either language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille
from lawsofplay.base.project import find_project
from lawsofplay.base.schemas.reading import read_as
from lawsofplay.model.edition import load_edition

WORDS_OF_RANKS = {
    **{rank.name.casefold(): rank for rank in Rank},
    **{"as": Rank.ACE, "roy": Rank.KING, "roi": Rank.KING, "dame": Rank.QUEEN, "valet": Rank.KNAVE},
    **{"deux": Rank.TWO, "trois": Rank.THREE, "quatre": Rank.FOUR, "cinq": Rank.FIVE},
    **{"sept": Rank.SEVEN},
}
_BLACK_ACES = {"spadill": SPADILLE, "espadille": SPADILLE, "basto": BASTO, "baste": BASTO}
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True)
class Hand:
    """A hand to be played: its trumps as printed, and how many cards of what sort are beside them.

    ``kings`` and queens ``guarded`` are of other suits; a queen guarded has a small card with her.
    """

    english: str
    french: str
    kings: int = 0
    guarded: int = 0
    small: int = 0

    def trumps(self, witness: str, trump: Suit) -> tuple[Card, ...]:
        """The trumps in the words of a book. Raises KeyError for a word that names no card."""
        words = _WORD.findall(self.printed(witness).casefold())
        return tuple(_card(word, trump) for word in words if word != "and")

    def printed(self, witness: str) -> str:
        """The words of a book."""
        return self.english if witness == "bellecour" else self.french

    def beside(self) -> int:
        """Cards beside the trumps that the book names."""
        return self.kings + 2 * self.guarded + self.small


def _card(word: str, trump: Suit) -> Card:
    if word in ("manill", "manille"):
        return manille(trump)
    if word in ("ponto", "ponte"):
        return Card(Rank.ACE, trump)
    return _BLACK_ACES.get(word) or Card(WORDS_OF_RANKS[word], trump)


@dataclass(frozen=True)
class Section:
    """Hands under one heading, and the pages of both books that have them."""

    trump: Suit
    bellecour: tuple[int, ...]
    academie: tuple[int, ...]
    hands: tuple[Hand, ...]

    def text(self, witness: str) -> str:
        """The paragraphs that begin on the pages, in one line."""
        pages = self.bellecour if witness == "bellecour" else self.academie
        begin = tuple(f"{witness}.p{page:03}." for page in pages)
        paragraphs = load_edition(find_project()).paragraphs
        return " ".join(
            paragraph.text for paragraph in paragraphs if paragraph.anchor.startswith(begin)
        )


@dataclass(frozen=True)
class _Sections:
    section: tuple[Section, ...]


SECTIONS = read_as(Path(__file__).with_name("hands.toml"), "hands.toml", _Sections).section
RED, BLACK, SANS_PRENDRE_RED, SANS_PRENDRE_BLACK = SECTIONS
