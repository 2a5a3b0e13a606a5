"""What the functions of triomphe ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import PIQUET_PACK
from lawsofplay.rules.fact import like

CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, fewest=2, size=6, pack=PIQUET_PACK)
]
Discard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, size=5, pack=PIQUET_PACK)]
GamesAgreed = Annotated[int, like(of_play.GamesAgreed, least=1)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=5, pack=PIQUET_PACK)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=5)]
Players = Annotated[int, like(of_people.Players, least=1, most=52)]
Points = Annotated[int, like(of_play.Points, least=1)]
PointsBefore = Annotated[int, like(of_play.PointsBefore, least=0)]
Seat = Annotated[int, like(of_people.Seat, least=0)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=5, fewest=1, size=6)]
Stock = Annotated[tuple[cards.Card, ...], like(of_cards.Stock, fewest=1, size=22, pack=PIQUET_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=5, pack=PIQUET_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=5)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=5, fewest=5, size=5)]
