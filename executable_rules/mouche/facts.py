"""What the functions of mouche ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import like

ElderHand = Annotated[tuple[cards.Card, ...], like(of_cards.ElderHand, size=5, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
Pool = Annotated[int, like(of_money.Pool, least=1)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
YoungerHand = Annotated[tuple[cards.Card, ...], like(of_cards.YoungerHand, size=5, pack=WHOLE_PACK)]
