"""The arithmetic of a deal: packets, hands, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from executable_rules.mechanics.numbers import whole_number


def stock_left(pack: int, players: int, hand: int) -> int:
    """Cards left over (*talon*) when each player has his hand. Raises ValueError if too few.

    >>> stock_left(32, 2, 12), stock_left(40, 4, 10)
    (8, 0)
    """
    left = pack - players * hand
    if left < 0:
        raise ValueError(f"{players} players with {hand} cards are more than the pack's {pack}")
    return left


def packets_make(hand: int, packets: Sequence[int]) -> bool:
    """Do packets of this many cards, dealt one after another, make a hand?

    >>> packets_make(10, (3, 3, 4)), packets_make(9, (2, 2))
    (True, False)
    """
    return all(packet > 0 for packet in packets) and sum(packets) == hand


def next_player(player: int, players: int, steps: int = 1) -> int:
    """The seat this many steps on, seats being 0 to ``players`` - 1 in the order of play."""
    return (whole_number("player", player, 0, players - 1) + steps) % players
