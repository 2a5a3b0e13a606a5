"""What the functions of comet ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.comet import terms
from executable_rules.facts import of_cards, of_money, of_people, of_play
from lawsofplay.rules.fact import Fact, like

Absences = Annotated[
    int,
    Fact(
        "how many deals one after another the Comet has been in nobody's hand",
        unit="deals",
        least=0,
    ),
]
Card = Annotated[terms.Face, like(of_cards.Card)]
Cards = Annotated[tuple[terms.Face, ...], like(of_cards.Cards, size=96)]
CardsPlayed = Annotated[tuple[terms.Face, ...], like(of_cards.CardsPlayed, size=96)]
CardsTaken = Annotated[int, like(of_cards.CardsTaken, least=0, most=96)]
CometAppeared = Annotated[
    tuple[bool, ...], Fact("for each deal in its order, whether the Comet appeared")
]
CountersBySeat = Annotated[tuple[int, int, int], like(of_money.CountersBySeat)]
FirstCard = Annotated[terms.Face, like(of_cards.FirstCard)]
Hand = Annotated[tuple[terms.Face, ...], like(of_cards.Hand)]
LastCard = Annotated[terms.Face, like(of_cards.LastCard)]
OtherHand = Annotated[tuple[terms.Face, ...], like(of_cards.OtherHand)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=96)]
Players = Annotated[int, like(of_people.Players, least=1, most=5)]
PlayingPairs = Annotated[
    tuple[tuple[int, int], ...],
    Fact("the places of the two who played each deal, in the order of the deals"),
]
PointsBySeat = Annotated[tuple[int, int], like(of_play.PointsBySeat, least=0)]
PutForNine = Annotated[bool, Fact("whether the Comet is put for the nine")]
Run = Annotated[tuple[terms.Face, ...], like(of_cards.Run)]
Seats = Annotated[tuple[int, int], like(of_people.Seats, least=0, most=4)]
