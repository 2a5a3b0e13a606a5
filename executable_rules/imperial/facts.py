"""What the functions of imperial ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.imperial import terms
from executable_rules.mechanics import cards
from lawsofplay.rules.fact import Fact, like

CardCount = Annotated[int, like(of_cards.CardCount, least=0, most=36)]
CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, fewest=2, size=3, pack=terms.PACK)
]
CardsWon = Annotated[int, like(of_cards.CardsWon, least=0, most=36)]
ClaimsHeld = Annotated[frozenset[terms.Claim], like(of_play.ClaimsHeld)]
ClaimsTold = Annotated[tuple[terms.Claim, ...], like(of_play.ClaimsTold)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=1)]
Deals = Annotated[int, like(of_play.Deals, least=1)]
ElderPoints = Annotated[int, like(of_play.ElderPoints, least=3, most=9)]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=36)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=12, pack=terms.PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=36, size=52)]
Imperial = Annotated[
    terms.Imperial, Fact("what kind of imperial it is, that is by what it was made")
]
Imperials = Annotated[
    int, Fact("how many imperials the player has, or has marked", unit="imperials", least=0)
]
ImperialsAgreed = Annotated[
    int,
    Fact("how many imperials the players have agreed to play for", unit="imperials", least=1),
]
Pack = Annotated[tuple[cards.Card, ...], like(of_cards.Pack, fewest=32, size=36, pack=terms.PACK)]
PackSize = Annotated[terms.PackSize, like(of_cards.PackSize)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=36)]
Players = Annotated[Literal[2, 3], like(of_people.Players)]
PointsBySeat = Annotated[
    tuple[int, ...], like(of_play.PointsBySeat, least=0, most=terms.MOST_POINTS, fewest=2, size=2)
]
Seat = Annotated[int, like(of_people.Seat, least=0, most=1)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=1, size=2)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=terms.PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=12)]
YoungerPoints = Annotated[int, like(of_play.YoungerPoints, least=3, most=9)]
