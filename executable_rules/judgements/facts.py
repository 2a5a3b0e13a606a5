"""The facts from which judgements are made, with the bounds that they need."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import OMBRE_PACK, WHOLE_PACK
from lawsofplay.rules import like

MOST = 7
"""So many cards in a hand are played out in every way; more would take too long."""

OmbreHand = Annotated[
    tuple[cards.Card, ...], like(of_cards.Hand, fewest=1, size=11, pack=OMBRE_PACK)
]
CardPlayed = Annotated[cards.Card, like(of_cards.CardPlayed, pack=OMBRE_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=7, pack=WHOLE_PACK)]
OmbreTrick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=3, pack=OMBRE_PACK)]
HandLeft = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=13, pack=WHOLE_PACK)]
CardsPlayed = Annotated[
    tuple[cards.Card, ...], like(of_cards.CardsPlayed, fewest=1, size=52, pack=WHOLE_PACK)
]
OmbreCardsPlayed = Annotated[
    tuple[cards.Card, ...], like(of_cards.CardsPlayed, fewest=1, size=40, pack=OMBRE_PACK)
]
OpenHands = Annotated[tuple[held.Held, ...], like(of_cards.Hands, fewest=3, size=3)]
Pack = Annotated[tuple[cards.Card, ...], like(of_cards.Pack, size=104)]
HandSizes = Annotated[
    tuple[int, ...], like(of_cards.HandSizes, fewest=1, size=12, least=0, most=52)
]
HandSize = Annotated[int, like(of_cards.HandSize, least=1, most=5)]
Players = Annotated[int, like(of_people.Players, least=2, most=7)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=6)]
OmbreSeat = Annotated[int, like(of_people.Seat, least=0, most=2)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=6)]
SeatInTurn = Annotated[int, like(of_people.SeatInTurn, least=0, most=2)]
Winner = Annotated[int, like(of_people.Winner, least=0, most=6)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=6, size=5)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=6)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=10)]
OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=10)]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=1, most=12)]
Throw = Annotated[tuple[int, int], like(of_play.Throw, least=1, most=6)]
