"""What the functions of backgammon ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.backgammon import tables
from executable_rules.facts import of_play
from lawsofplay.rules.fact import Fact, like

MenTaken = Annotated[int, Fact("how many men were taken up", unit="men", least=0, most=15)]
PointNumber = Annotated[int, like(of_play.PointNumber, least=6, most=24)]
PointsLeft = Annotated[
    tuple[int, ...], Fact("the points from which men were taken, in their order", least=1, most=24)
]
Tables = Annotated[tables.Tables, Fact("the backgammon tables: where the men stand")]
