"""What the functions of whist ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardLed = Annotated[cards.Card, like(of_cards.CardLed)]
Consenting = Annotated[int, like(of_people.Consenting, least=0, most=4)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=17, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, int, int, int], like(of_cards.HandSizes, least=0, most=52)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=3)]
Players = Annotated[int, like(of_people.Players, least=2, most=4)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=3)]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=3, size=4)]
ThrownTogether = Annotated[
    bool, Fact("whether the cards were thrown together, so that it is not plain who played which")
]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=4, pack=WHOLE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=13)]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=0)]
WasAnswered = Annotated[bool, Fact("whether the call was answered")]
WrongCalls = Annotated[int, Fact("how many times the player called a wrong card", least=0)]
