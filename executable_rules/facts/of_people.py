"""Facts about players that several games ask: how many there are, and where they sit."""

from __future__ import annotations

from typing import Annotated

from executable_rules.mechanics import cards
from lawsofplay.rules.fact import Fact

Adversaries = Annotated[
    int, Fact("how many players there are on the other side", unit="players", least=2, most=3)
]
CardsCutBySeat = Annotated[
    tuple[cards.Card, ...],
    Fact("the card that each player cut (lifted), in the order of the seats"),
]
Consenting = Annotated[
    int, Fact("how many of the players consent", unit="players", least=0, most=2)
]
Dealer = Annotated[
    int,
    Fact(
        ("the seat of the player who deals or dealt (Banker, Farmer), seats being counted from 0"),
        least=0,
        most=51,
    ),
]
KingSeat = Annotated[int, Fact("the seat of the player who has the King", least=0)]
OtherSeat = Annotated[
    int,
    Fact(
        ("the second seat: of a neighbour, of the partner or of him who stands the game"),
        least=0,
        most=51,
    ),
]
Owner = Annotated[object, Fact("whose it is")]
PlayerNames = Annotated[
    tuple[str, ...], Fact("the names of the players asked about, in their order")
]
Players = Annotated[int, Fact("how many players there are", unit="players", least=1, most=52)]
PlayersIn = Annotated[
    int,
    Fact(
        "how many of the players are in: keep in, are left or are of the side",
        unit="players",
        least=0,
        most=52,
    ),
]
Seat = Annotated[
    int,
    Fact(
        "the seat of the player asked about, counted from 0 (at Billiards from 1)", least=0, most=51
    ),
]
SeatInTurn = Annotated[
    int,
    Fact(
        ("the seat of the player whose turn it is, counted from 0 (at Billiards from 1)"), least=0
    ),
]
Seats = Annotated[
    tuple[int, int],
    Fact(
        (
            "the seats of the players asked about, in their order, counted from 0 (at "
            "Billiards from 1)"
        ),
        least=0,
    ),
]
Who = Annotated[str, Fact("which player or person it is that does it or has it")]
Winner = Annotated[int, Fact("the seat of the player who won", least=0, most=51)]
Winners = Annotated[
    tuple[int, ...],
    Fact("the seats of those who won, in the order of the tricks or games", least=0),
]
