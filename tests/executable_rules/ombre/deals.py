"""The six deals of Ombre that *The Academy of Play* and the *Académie des jeux* play out.

The English translates the French: the same hands, the same lines; deals.toml has them. Seats are 0
for the eldest (*premier en carte*), 1 for the second, 2 for the youngest. A card that the books
name by its suit alone is written ``?H``; every card that it can have been is tried. Lines are
written as `executable_rules.mechanics.replay` reads them, with ``?`` where the books name no card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.replay import Position, TrickGame, ombre, position, readings
from executable_rules.mechanics.solve import Solver
from lawsofplay.base.schemas.reading import read_as

CARDS = 9
PAGES = Path(__file__).parents[3] / "corpus"


class Outcome(Enum):
    """How a deal ends for the Ombre."""

    WON = "he makes more tricks than either of the others"
    REMISE = "nobody makes more than he, and he not more than each"
    CODILLE = "one of the others makes more than he"


class Printed(NamedTuple):
    """Where words stand: the page, and the line of the page below its head-line."""

    page: str
    line: int
    words: str


@dataclass(frozen=True)
class Line:
    """A line of play, and where each book tells it."""

    play: str
    printed: tuple[Printed, ...]


@dataclass(frozen=True)
class Deal:
    """A deal: trumps, the seat of the Ombre, the hands by seat, trumps first as the books write."""

    trump: Suit
    ombre: int
    hands: tuple[str, str, str]
    lines: dict[str, Line]

    @property
    def game(self) -> TrickGame:
        return ombre(self.trump)

    @property
    def words(self) -> list[str]:
        """Every card as written, seat by seat."""
        return [word for hand in self.hands for word in hand.split()]

    def complete(self) -> tuple[Position, ...]:
        """The deal with every card that one named by its suit can have been."""
        named = {Card.parse(word) for word in self.words if "?" not in word}
        open_ones = [word for word in self.words if "?" in word]
        suit_of = ombre_ranking(self.trump).suit_of
        choices = [
            [card for card in OMBRE_PACK if card not in named and suit_of(card) is Suit(word[1])]
            for word in open_ones
        ]
        found = []
        for chosen in product(*choices):
            written = "|".join(self.hands)
            for word, card in zip(open_ones, chosen, strict=True):
                written = written.replace(word, str(card), 1)
            found.append(position(*written.split("|")))
        return tuple(found)

    def with_hand(self, seat: int, hand: str) -> Deal:
        """The deal with another hand at a seat."""
        hands = [hand if at == seat else it for at, it in enumerate(self.hands)]
        return Deal(self.trump, self.ombre, (hands[0], hands[1], hands[2]), self.lines)


def play(deal: Deal, name: str) -> str:
    """How a line of a deal is played."""
    return deal.lines[name].play


def printed_lines(page: str) -> list[str]:
    """The lines of a page below its head-line, headings counted."""
    witness, _, leaf = page.partition(".")
    text = (PAGES / witness / "pages" / f"{leaf}.txt").read_text(encoding="utf-8")
    body = text.split("\n---\n", 1)[1].splitlines()
    return [it.lstrip("# ") for it in body if it.strip() and not it.startswith((":", "@"))]


def after(deal: Deal, line: str) -> tuple[Position, ...]:
    """The deal, in every way that it can have been, after a line; none if it cannot be played."""
    starts = deal.complete()
    if not line:
        return starts
    return tuple(reading for start in starts for reading in readings(deal.game, start, line))


@cache
def _solver(trump: Suit, seat: int, wanted: Outcome) -> Solver:
    others = frozenset(range(3)) - {seat}

    def won(tricks: tuple[int, ...]) -> bool:
        return tricks[seat] > max(tricks[other] for other in others)

    def codille(tricks: tuple[int, ...]) -> bool:
        return tricks[seat] < max(tricks[other] for other in others)

    if wanted is Outcome.WON:
        return Solver(ombre(trump), side=frozenset({seat}), wants=won)
    return Solver(ombre(trump), side=others, wants=codille)


def outcome(deal: Deal, now: Position) -> Outcome:
    """How the deal ends when all play their best from here, with open hands."""
    if _solver(deal.trump, deal.ombre, Outcome.WON).can_force(now):
        return Outcome.WON
    if _solver(deal.trump, deal.ombre, Outcome.CODILLE).can_force(now):
        return Outcome.CODILLE
    return Outcome.REMISE


def outcomes(deal: Deal, line: str = "") -> set[Outcome]:
    """How the deal ends after a line, in every way that the line can be filled; none: no way."""
    return {outcome(deal, now) for now in after(deal, line)}


def winning(deal: Deal, line: str = "") -> set[frozenset[Card]]:
    """The cards of the next to play after which the Ombre wins, in every way of the line."""
    solver = _solver(deal.trump, deal.ombre, Outcome.WON)
    return {solver.forcing_cards(now) for now in after(deal, line)}


def hand(text: str) -> frozenset[Card]:
    """Cards as a hand holds them."""
    return frozenset(cards(text))


@dataclass(frozen=True)
class _Deals:
    deal: tuple[Deal, ...]


DEALS = read_as(Path(__file__).with_suffix(".toml"), "deals.toml", _Deals).deal
DEAL_1, DEAL_2, DEAL_3, DEAL_4, DEAL_5, DEAL_6 = DEALS
