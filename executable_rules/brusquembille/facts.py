"""What the functions of Brusquembille ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import PIQUET_PACK
from lawsofplay.rules import like

Card = Annotated[cards.Card, like(of_cards.Card, pack=PIQUET_PACK)]
Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards, pack=PIQUET_PACK)]
CardsTakenInTricks = Annotated[
    tuple[cards.Card, ...], like(of_cards.CardsTakenInTricks, pack=PIQUET_PACK)
]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=4)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=PIQUET_PACK)]
HandSize = Annotated[int, like(of_cards.HandSize, least=0, most=3)]
HandsWon = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.HandsWon, fewest=2, size=5)]
Players = Annotated[int, like(of_people.Players, least=2, most=5)]
PlayersAsked = Annotated[int, like(of_people.Players, least=1, most=8)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=4)]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=3, fewest=2, size=2)]
Stock = Annotated[tuple[cards.Card, ...], like(of_cards.Stock, size=32, pack=PIQUET_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=5, pack=PIQUET_PACK)]
WholeTrick = Annotated[
    tuple[cards.Card, ...], like(of_cards.Trick, pack=PIQUET_PACK, fewest=2, size=5)
]
