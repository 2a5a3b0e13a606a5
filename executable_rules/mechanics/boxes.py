"""Boxes on the board, filled by stakes: a player draws a box who shows what belongs to it.

What nobody draws is left for the next deal. The boxes are accounts of a ledger, beside those of the
players. So, whatever is staked and drawn, no counter is made and none is lost.

>>> from executable_rules.mechanics.cards import cards
>>> table = Boxes.opened(["Ann", "Ben"], {"king": cards("KH"), "marriage": cards("KH QH")}, each=5)
>>> drawn = table.staked(1).shown({"Ann": cards("KH 7S"), "Ben": cards("QH")})
>>> print(drawn.ledger)
Ann 5, Ben 3, pool 0, king 0, marriage 2
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.ledger import Ledger


@dataclass(frozen=True)
class Boxes:
    """A table with boxes; ``sets`` are the cards that draw each box, none where cards do not decide
    it.

    A box without cards of its own (the point, the most tricks) is drawn by name.
    """

    players: tuple[str, ...]
    sets: Mapping[str, frozenset[Card]]
    ledger: Ledger

    @classmethod
    def opened(
        cls, players: Sequence[str], sets: Mapping[str, Iterable[Card]], each: int = 0
    ) -> Boxes:
        """Empty boxes, and every player with the same sum. Raises ValueError if a name stands there
        twice.
        """
        opened = Ledger.opened(players, each)
        if len({*opened.held, *sets}) != len(players) + len(sets) + 1:
            raise ValueError("players and boxes may not share a name")
        boxes = Ledger(MappingProxyType(dict(opened.held) | dict.fromkeys(sets, 0)))
        return cls(tuple(players), {box: frozenset(held) for box, held in sets.items()}, boxes)

    def staked(self, counters: int = 1, boxes: Collection[str] | None = None) -> Boxes:
        """Each player has put this many counters into every box, or into these."""
        ledger = self.ledger
        for box in self.sets if boxes is None else boxes:
            ledger = ledger.collected(self.players, counters, box)
        return replace(self, ledger=ledger)

    def drawn(self, player: str, boxes: Iterable[str]) -> Boxes:
        """A player has drawn all that lies in some boxes."""
        ledger = self.ledger
        for box in boxes:
            ledger = ledger.paid(box, player, self.lying(box))
        return replace(self, ledger=ledger)

    def shown(self, hands: Mapping[str, Iterable[Card]]) -> Boxes:
        """Each has drawn the boxes whose cards he shows; they must be in one hand."""
        table = self
        for player, hand in hands.items():
            table = table.drawn(player, self.drawn_by(hand))
        return table

    def drawn_by(self, hand: Iterable[Card]) -> tuple[str, ...]:
        """The boxes that a hand draws by its cards."""
        held = frozenset(hand)
        return tuple(box for box, cards in self.sets.items() if cards and cards <= held)

    def lying(self, box: str) -> int:
        """What lies in a box. Raises ValueError for a box that is not there."""
        if box not in self.sets:
            raise ValueError(f"{box!r} is no box; they are {', '.join(self.sets)}")
        return self.ledger.held[box]
