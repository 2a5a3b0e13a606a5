"""What the functions of guinguette ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardCount = Annotated[int, like(of_cards.CardCount, least=1, most=52)]
CardsDrawn = Annotated[tuple[cards.Card, ...], like(of_cards.CardsDrawn, size=16, pack=WHOLE_PACK)]
CardsShown = Annotated[tuple[cards.Card, ...], like(of_cards.CardsShown, size=52, pack=WHOLE_PACK)]
Counters = Annotated[int, like(of_money.Counters, least=1)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=7)]
Discard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, fewest=1, size=4)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=4, pack=WHOLE_PACK)]
HandInPlay = Annotated[
    tuple[cards.Card, ...], like(of_cards.Hand, fewest=1, size=4, pack=WHOLE_PACK)
]
HandSize = Annotated[int, like(of_cards.HandSize, least=4, most=52)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, fewest=3, size=8)]
Hands = Annotated[tuple[held.Held, ...], like(of_cards.Hands, fewest=3, size=8)]
OneDiscard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, fewest=1, size=1)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard)]
OwesIt = Annotated[bool, Fact("whether the player owes it")]
Players = Annotated[int, like(of_people.Players, least=3, most=8)]
Pool = Annotated[int, like(of_money.Pool, least=1)]
Price = Annotated[int, like(of_money.Price, least=1)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=7)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=7)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=7, size=8)]
Stock = Annotated[tuple[cards.Card, ...], like(of_cards.Stock, fewest=1, size=52, pack=WHOLE_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=8, pack=WHOLE_PACK)]
TrickPlayed = Annotated[
    tuple[cards.Card, ...], like(of_cards.Trick, fewest=1, size=8, pack=WHOLE_PACK)
]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=4)]
TricksBySeat = Annotated[tuple[int, ...], like(of_play.TricksBySeat, least=0, size=8)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=7, fewest=4, size=4)]
