"""What the functions of beast of the academie ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.beast_of_the_academie import terms
from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import like

Answer = Annotated[terms.Said, like(of_play.Answer)]
Beast = Annotated[int, like(of_money.Beast, least=1)]
BottomCard = Annotated[cards.Card, like(of_cards.BottomCard)]
FirstCard = Annotated[cards.Card, like(of_cards.FirstCard)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
Price = Annotated[int, like(of_money.Price, least=1)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=0, most=5)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=51)]
WordsSaid = Annotated[terms.Said, like(of_play.WordsSaid)]
WordsSaidSaid = Annotated[tuple[terms.Said, ...], like(of_play.WordsSaid)]
