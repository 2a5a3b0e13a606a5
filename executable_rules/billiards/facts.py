"""What the functions of billiards ask: facts of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from executable_rules.billiards import terms
from executable_rules.facts import of_people, of_play
from lawsofplay.rules.fact import Fact, like

AdversaryPasses = Annotated[
    int, Fact("how many passes through the Port the adversary has", unit="passes", least=0)
]
BallsOver = Annotated[int, Fact("how many balls fly over the table", unit="balls", least=0, most=2)]
BrokenCounts = Annotated[
    Mapping[terms.Furniture, int], Fact("how many of each, King, Port and Stick, are broken")
]
FaultsSinceWarned = Annotated[
    int,
    Fact("how many faults the person has committed since he was warned", unit="faults", least=0),
]
FeetOnGround = Annotated[
    int, Fact("how many feet the player has on the ground", unit="feet", least=0, most=2)
]
Furniture = Annotated[
    terms.Furniture, Fact("which of King, Port and Stick is broken, moved or struck down")
]
HitsOrPasses = Annotated[bool, Fact("whether the player hits or passes, or means to")]
IsFornicator = Annotated[
    bool, Fact('whether the player is a "fornicator", that is has passed back through the Port')
]
LiesEvenWithKing = Annotated[bool, Fact("whether the ball lies even with the King")]
Part = Annotated[terms.Part, Fact("with what part of body, clothes or stick it is done")]
Passes = Annotated[int, like(of_play.Passes, least=0)]
PointsAgreed = Annotated[int, like(of_play.PointsAgreed, least=0)]
Seat = Annotated[int, like(of_people.Seat, least=0)]
Smokes = Annotated[bool, Fact("whether the person smokes")]
StringsHisBall = Annotated[
    bool, Fact("whether the player strings his ball, that is lays it even with the King")
]
ThrowsDownKing = Annotated[bool, Fact("whether the King is thrown down")]
Touch = Annotated[terms.Touch, Fact("how the ball touches the King")]
