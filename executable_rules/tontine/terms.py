"""What the rules of Tontine answer."""

from __future__ import annotations

from typing import NamedTuple


class Turning(NamedTuple):
    """Who cuts, and for whom a card is turned, in order."""

    cuts: int
    turned_for: tuple[int, ...]


class Gift(NamedTuple):
    """Counters given, and to which left hand neighbour: the first, the second or the third."""

    counters: int
    neighbour: int


class Table(NamedTuple):
    """What lies in the box, and what each player has."""

    box: int
    counters: tuple[int, ...]
