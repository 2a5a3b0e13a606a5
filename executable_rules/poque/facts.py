"""What the functions of poque ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.poque import terms
from lawsofplay.rules.fact import Fact, like

Box = Annotated[terms.Box, Fact("which box is asked about")]
CardsLeftBySeat = Annotated[
    tuple[int, ...], like(of_cards.CardsLeftBySeat, least=0, most=52, size=6)
]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=5)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, size=6, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=3, most=6)]
Price = Annotated[int, like(of_money.Price, least=1)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=5)]
