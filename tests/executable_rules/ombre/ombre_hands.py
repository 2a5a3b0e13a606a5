"""The hands of Ombre that both books print as the smallest to be played, and their page and line.

The English of bellecour, pp. 116-118; the French of academie, pp. 186-188, differs in two hands
(`IN_FRENCH`); hands.toml has them. Trumps are the cards named of the suit that is played,
and the black aces; what a semicolon divides from them is of other suits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, ombre_ranking
from lawsofplay.base.files import read_toml

CORPUS = Path(__file__).parents[3] / "corpus"


@dataclass(frozen=True)
class Hand:
    """A hand as printed: its trumps, highest first or not, and what is beside them."""

    trumps: tuple[str, ...]
    beside: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Hand:
        """A hand written in the words of the English book."""
        trumps, _, beside = text.partition(";")
        return cls(tuple(trumps.split()), tuple(beside.split()))

    def cards(self, trump: Suit) -> tuple[Card, ...]:
        """Its trumps, in the order of the book."""
        called = {"Spadill": SPADILLE, "Basto": BASTO, "Manill": manille(trump)}
        called["Ponto"] = Card(Rank.ACE, trump)
        return tuple(called.get(name) or Card(Rank[name.upper()], trump) for name in self.trumps)


@dataclass(frozen=True)
class Section:
    """Hands under one heading, with the first line of them in the pages of both books."""

    division: str
    bellecour: tuple[int, int]
    academie: tuple[int, int]
    hands: tuple[Hand, ...]


def _section(told: dict[str, Any]) -> Section:
    hands = tuple(map(Hand.read, told["hands"]))
    return Section(told["division"], tuple(told["bellecour"]), tuple(told["academie"]), hands)


_READ = read_toml(Path(__file__).with_name("hands.toml"))
SECTIONS = tuple(map(_section, _READ["section"]))
BLACK, RED, SANS_PRENDRE_BLACK, SANS_PRENDRE_RED = SECTIONS
IN_FRENCH = {(it["division"], it["number"]): Hand.read(it["hand"]) for it in _READ["french"]}
"""Where the French prints other cards, or another order, by division and number."""

_ENGLISH = {
    **{"espadille": "spadill", "manille": "manill", "baste": "basto", "ponte": "ponto"},
    **{"roi": "king", "dame": "queen", "valet": "knave", "renonce": "renounce"},
    **{"deux": "two", "trois": "three", "quatre": "four", "cinq": "five", "sept": "seven"},
    **{"gardée": "guarded", "gardé": "guarded"},
}
_LINKS = frozenset({"and", "a", "une"})


def printed(witness: str, division: str, first_page: int) -> list[list[str]]:
    """The words of each hand as the pages of a book have them, the French put into English."""
    paths = [CORPUS / witness / "pages" / f"p{page}.txt" for page in (first_page, first_page + 1)]
    bodies = [path.read_text(encoding="utf-8").partition("\n---\n")[2] for path in paths]
    text = "\n".join(body.replace(":cont\n", "").strip("\n") for body in bodies)
    text = text.partition(f"@ ombre.{division}\n")[2].partition("\n@ ")[0]
    items = re.split(r"^:item .*\n", text, flags=re.MULTILINE)[1:]
    return [_words(re.split(r"\n\n|[.:]", item)[0]) for item in items]


def _words(item: str) -> list[str]:
    words = (_ENGLISH.get(word, word) for word in re.findall(r"[^\W\d_]+", item.casefold()))
    return [word for word in words if word not in _LINKS]


def sure_tricks(hand: tuple[Card, ...], trump: Suit) -> int:
    """Tricks that the trumps of a hand make if all the others lie in one hand against it.

    Each of those takes the highest of ours that it beats; what it cannot take is sure.
    """
    order = ombre_ranking(trump).trumps()
    theirs = [place for place, card in enumerate(order) if card not in hand]
    sure = 0
    for place in sorted(map(order.index, hand), reverse=True):
        above = [other for other in theirs if other < place]
        if above:
            theirs.remove(max(above))
        else:
            sure += 1
    return sure
