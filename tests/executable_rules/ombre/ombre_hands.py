"""The hands of Ombre that both books print as the smallest to be played, and their page and line.

The English of bellecour, pp. 116-118; the French of academie, pp. 186-188, differs in two hands
(`IN_FRENCH`). Trumps are the cards named of the suit that is played, and the black aces; what a
semicolon divides from them is of other suits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, ombre_ranking

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


def _section(
    division: str, bellecour: tuple[int, int], academie: tuple[int, int], hands: str
) -> Section:
    return Section(division, bellecour, academie, tuple(map(Hand.read, hands.strip().split("\n"))))


BLACK = _section(
    "hands-black",
    (116, 28),
    (186, 26),
    """
Manill Basto King Five
Spadill Basto King Five
Spadill Manill King Four
Spadill Manill Six Seven
Spadill Basto Queen Seven
Manill Basto Queen Five Six
Spadill King Queen Knave Seven
Manill King Queen Knave Seven
Basto King Queen Knave
Manill Basto Seven Six Five Four
King Queen Knave Seven Six Five
Spadill King Queen Four Three
""",
)

RED = _section(
    "hands-red",
    (117, 17),
    (186, 83),
    """
Spadill Manill Ponto Four
Basto Manill Ponto Two
Spadill Basto Ponto Three
Spadill Manill King Queen
Spadill Manill Knave Three; King
Spadill Basto King Queen Knave
Basto Ponto King Queen Knave
Manill Ponto King Queen Knave
Manill Basto King Queen Three
Manill Basto Knave Two Three Five
Spadill Basto King Two
""",
)

SANS_PRENDRE_BLACK = _section(
    "sans-prendre-black",
    (118, 12),
    (187, 64),
    """
Spadill Manill Basto King Six; Renounce
Spadill Manill King Knave; King King Renounce Renounce
Spadill Manill Basto; King King
Spadill Manill Basto Six Three Four; Renounce Renounce
Manill Basto Queen Knave Four Three; King
Manill Basto Six Five Four; Renounce Renounce
Basto King Queen Knave Seven Six; King
King Queen Knave Seven Six Five Four; King
Spadill King Queen Seven Six Four; King Renounce Renounce
Manill King Queen Knave Seven Four; King Renounce Renounce
""",
)

SANS_PRENDRE_RED = _section(
    "sans-prendre-red",
    (118, 58),
    (188, 28),
    """
Spadill Manill Basto Three Four Five; King
Spadill Seven Basto King Three; King
Spadill Manill Ponto Six Three; King Queen-guarded Queen-guarded
Seven Basto Queen Knave Two Six; King Queen-guarded Queen-guarded
Basto Ponto King Six Three Two; King Queen-guarded Queen-guarded
Ponto King Queen Knave Two Three Six; King
Seven Basto Ponto Four Three Five; King Renounce Renounce
Spadill Ponto King Queen Two Six; King Knave-guarded
""",
)

SECTIONS = (BLACK, RED, SANS_PRENDRE_BLACK, SANS_PRENDRE_RED)

IN_FRENCH = {
    ("hands-red", 11): Hand.read("Spadill Basto King Two; King"),
    ("sans-prendre-red", 1): Hand.read("Spadill Manill Three Basto Four Five; King"),
}
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
