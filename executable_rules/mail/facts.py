"""What the functions of mail ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_people, of_play
from executable_rules.mail import terms
from lawsofplay.rules.fact import Fact, like

Adversaries = Annotated[int, like(of_people.Adversaries, least=0, most=52)]
AtGrandCoup = Annotated[
    bool, Fact('whether it is for the "grand coup", the stroke for the longest drive')
]
ComesInForTwo = Annotated[
    bool, Fact("whether the player comes in again for two passes, doubling what he plays for")
]
DistanceAfter = Annotated[
    int, Fact("the second distance, where the ball lies or was met", unit="paces", least=0)
]
DistanceBefore = Annotated[
    int, Fact("the first distance, from where the ball lay or was played", unit="paces", least=0)
]
FromItsPlace = Annotated[bool, Fact("whether he plays from the very place where the ball lies")]
Handicaps = Annotated[
    tuple[int, ...],
    Fact("how many paces each player is given, in the order of the players", unit="paces", least=0),
]
HasCome = Annotated[bool, Fact("whether the player, or those asked about, have come there")]
HasLeft = Annotated[bool, Fact("whether the player's ball has gone out of the mall")]
HasOwnGear = Annotated[bool, Fact("whether the player has his own mallet and balls")]
HeadPassedBall = Annotated[bool, Fact("whether the head of the mallet goes past the ball")]
Hour = Annotated[int, Fact("the hour of the day, from 0 to 23", least=0, most=23)]
IsInOrder = Annotated[
    bool, Fact("whether the player is in order, that is still allowed to shoot at the pass")
]
IsMaster = Annotated[bool, Fact("whether the person is the Master of the mall")]
IsPresent = Annotated[bool, Fact("whether somebody is present, near by")]
LiesBadly = Annotated[bool, Fact("whether the ball lies where it can hardly be struck")]
Mode = Annotated[terms.Maniere, like(of_play.Mode)]
OrderInPass = Annotated[
    terms.Ordre,
    Fact("how far the player, or each player, is in strokes: as many as another, or so many more"),
]
OtherHasPassed = Annotated[bool, Fact("whether another player's ball has gone through the arch")]
OtherOrder = Annotated[
    terms.Ordre, Fact("how far the other player is in strokes: as many, or so many more")
]
Owner = Annotated[terms.De, like(of_people.Owner)]
Paces = Annotated[int, Fact("how many paces it is", unit="paces", least=-3)]
PacesByPlayer = Annotated[
    tuple[int, ...],
    Fact(
        "how far each player's ball went or lies, in the order of the players",
        unit="paces",
        fewest=1,
    ),
]
PiecesOut = Annotated[int, Fact("how many pieces of the ball went out", unit="pieces", least=0)]
PlayerNames = Annotated[tuple[str, str], like(of_people.PlayerNames)]
SamePlayers = Annotated[bool, Fact("whether the players are the same")]
StrokesAgreed = Annotated[
    int, Fact("in how many strokes it is agreed to reach the pass", unit="strokes", least=0)
]
TheyShoot = Annotated[bool, Fact("whether they shoot for it")]
ThinksHimselfAlone = Annotated[bool, Fact("whether the player thinks that he alone is left")]
WasForbidden = Annotated[bool, Fact('whether it was forbidden beforehand ("défendu")')]
WasTouched = Annotated[bool, Fact("whether it was touched or met")]
Who = Annotated[terms.De, like(of_people.Who)]
Place = Annotated[int, like(of_play.Place, least=1, most=100)]
