"""What the functions of costly colours ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from lawsofplay.rules.fact import like

FirstCard = Annotated[cards.Card, like(of_cards.FirstCard)]
Players = Annotated[int, like(of_people.Players, least=2, most=2)]
PointsAgreed = Annotated[int, like(of_play.PointsAgreed, least=0)]
Total = Annotated[int, like(of_play.Total, least=0)]
