"""What the functions of guimbarde ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

KingSeat = Annotated[int, like(of_people.KingSeat, least=0, most=51)]
LastCard = Annotated[cards.Card, like(of_cards.LastCard)]
QueenSeat = Annotated[int, Fact("the seat of the player who has the Queen", least=0, most=51)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=51)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
