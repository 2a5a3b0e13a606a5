"""What the functions of hazard ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_people, of_play
from lawsofplay.rules.fact import Fact, like

Chance = Annotated[
    int,
    Fact(
        ("the number that the Caster threw first and must throw again to win, his Chance"),
        least=2,
        most=12,
    ),
]
Days = Annotated[int, Fact("how many days it goes on", unit="days", least=0)]
Main = Annotated[int, Fact("the number set before the throw, the Main", least=5, most=9)]
Numbers = Annotated[tuple[int, ...], like(of_play.Numbers, least=0)]
Players = Annotated[int, like(of_people.Players, least=2, most=52)]
Throw = Annotated[tuple[int, ...], like(of_play.Throw, least=1, most=6)]
Throws = Annotated[tuple[int, ...], like(of_play.Throws, least=0)]
