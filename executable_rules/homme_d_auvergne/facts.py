"""What the functions of homme d'auvergne ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import PIQUET_PACK
from lawsofplay.rules.fact import like

CardCount = Annotated[int, like(of_cards.CardCount, least=1, most=3)]
GamesAgreed = Annotated[int, like(of_play.GamesAgreed, least=1)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=5, pack=PIQUET_PACK)]
King = Annotated[cards.Card, like(of_cards.King)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=5)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
Seat = Annotated[int, like(of_people.Seat, least=0)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=5, pack=PIQUET_PACK)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=5, fewest=5, size=5)]
