"""What the functions of ferme ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.ferme import terms
from executable_rules.mechanics import held
from lawsofplay.rules.fact import like

CardCount = Annotated[int, like(of_cards.CardCount, least=1, most=52)]
Hand = Annotated[held.Held, like(of_cards.Hand)]
Number = Annotated[int, like(of_play.Number, least=0, most=4)]
OtherNumber = Annotated[int, like(of_play.OtherNumber, least=0, most=4)]
Players = Annotated[int, like(of_people.Players, least=2, most=52)]
WayAgreed = Annotated[terms.Agreed, like(of_play.WayAgreed)]
