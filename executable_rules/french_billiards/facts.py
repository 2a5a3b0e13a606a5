"""What the functions of french billiards ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.rules.fact import Fact

AboutFalsePlay = Annotated[bool, Fact("whether the dispute is about false play")]
HoldsStick = Annotated[bool, Fact("whether the player holds fast the other's stick")]
IsPlayer = Annotated[bool, Fact("whether the person is one of the players")]
Maces = Annotated[
    int, Fact("how many maces (sticks with a broad head) are broken", unit="maces", least=0)
]
OtherBallOver = Annotated[bool, Fact("whether the other player's ball flies over the table")]
Sticks = Annotated[int, Fact("how many sticks are broken", unit="sticks", least=0)]
TouchesOtherBall = Annotated[bool, Fact("whether the player touches the other's ball")]
