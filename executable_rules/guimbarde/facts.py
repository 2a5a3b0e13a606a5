"""What the functions of guimbarde ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.guimbarde.terms import SmallCards
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Counters = Annotated[int, like(of_money.Counters, least=1)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=8)]
KingSeat = Annotated[int, like(of_people.KingSeat, least=0, most=51)]
LastCard = Annotated[cards.Card, like(of_cards.LastCard)]
Limit = Annotated[int, like(of_play.Limit, least=1, most=52)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard)]
PackSize = Annotated[int, like(of_cards.PackSize, least=25, most=52)]
Players = Annotated[int, like(of_people.Players, least=5, most=9)]
PointsBySeat = Annotated[tuple[int, ...], like(of_play.PointsBySeat, least=0, fewest=5, size=9)]
Price = Annotated[int, like(of_money.Price, least=1)]
QueenSeat = Annotated[int, Fact("the seat of the player who has the Queen", least=0, most=51)]
Reading = Annotated[SmallCards, like(of_play.Reading)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=8)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=51)]
Stock = Annotated[tuple[cards.Card, ...], like(of_cards.Stock, fewest=1, size=52, pack=WHOLE_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
TrickPlayed = Annotated[
    tuple[cards.Card, ...], like(of_cards.Trick, fewest=1, size=9, pack=WHOLE_PACK)
]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=8, fewest=5, size=5)]
