"""What the functions of reversis ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards, results
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.reversis import terms
from lawsofplay.rules.fact import Fact, like

Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards, size=52)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=4)]
DealResult = Annotated[terms.End, like(of_play.DealResult)]
Discard = Annotated[
    tuple[cards.Card, ...], like(of_cards.Discard, pack=WHOLE_PACK, fewest=1, size=1)
]
DueWon = Annotated[terms.Winnings, like(of_money.DueWon)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=13, pack=WHOLE_PACK)]
HandsWon = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.HandsWon, fewest=4, size=5)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=1, most=3, fewest=3, size=5)]
PaidTo = Annotated[results.Payee, Fact("to whom it is paid")]
Place = Annotated[int, like(of_play.Place, least=1)]
Players = Annotated[int, like(of_people.Players, least=4, most=5)]
Price = Annotated[int, like(of_money.Price, least=0, most=1)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=4)]
Stock = Annotated[tuple[cards.Card, ...], like(of_cards.Stock, pack=WHOLE_PACK, fewest=1, size=8)]
SumAgreed = Annotated[Literal[1, 2], like(of_money.SumAgreed)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=12)]
TricksBySeat = Annotated[
    tuple[int, ...], like(of_play.TricksBySeat, least=0, most=12, fewest=4, size=5)
]
