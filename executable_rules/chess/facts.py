"""What the functions of chess ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.chess import draughts, field
from executable_rules.facts import of_play
from lawsofplay.rules.fact import Fact, like

BishopWorth = Annotated[int, Fact("what a Bishop is worth, in parts", least=1)]
Draught = Annotated[draughts.Draught, Fact("the draught (move) that is made")]
Draughts = Annotated[
    int, Fact("how many draughts (moves) have been played", unit="draughts", least=0)
]
DraughtsSince = Annotated[
    int, Fact("how many draughts (moves) have been played since", unit="draughts", least=0)
]
FarEnough = Annotated[bool, Fact("whether men further on count too, as the words may also mean")]
Field = Annotated[field.Field, Fact("the chess-board: where the men stand")]
House = Annotated[field.House, Fact("the house (square) asked about")]
IsUnguarded = Annotated[bool, Fact("whether the men are unguarded (uncovered)")]
Kind = Annotated[field.Kind, Fact("which man it is: King, Queen, Bishop and so on")]
KnightHouse = Annotated[str, Fact("the house of the Knight, as the book writes it")]
ManRemoved = Annotated[str, Fact("the man or the house of the remove, as the book writes it")]
OtherHouse = Annotated[
    field.House,
    Fact("the second house (square): where a man goes, or with which the first is compared"),
]
OtherKind = Annotated[
    field.Kind, Fact("the second man, or men, by kind, with which the first is compared")
]
PawnHouse = Annotated[str, Fact("the house of the Pawn, as the book writes it")]
Pieces = Annotated[int, like(of_play.Pieces, least=0)]
QueenHouse = Annotated[str, Fact("the house of the Queen, as the book writes it")]
RookHouse = Annotated[field.House, Fact("the house (square) of the Rook")]
RookWorth = Annotated[int, Fact("what a Rook is worth, in the same parts", least=0)]
RooksMoved = Annotated[
    tuple[field.House, ...], Fact("the houses of the Rooks that have been moved")
]
Side = Annotated[field.Side, Fact("which side is asked about, White or Black")]
SideChosen = Annotated[field.Side, Fact("the side that the player drew, White or Black")]
Start = Annotated[field.House, Fact("the house (square) from which the man starts")]
Thing = Annotated[field.Kind, like(of_play.Thing)]
Unmoved = Annotated[tuple[field.House, ...], Fact("the houses of the men that have not been moved")]
