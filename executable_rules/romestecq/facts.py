"""What the functions of Romestecq ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards, held
from executable_rules.romestecq import terms
from lawsofplay.rules import like

CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, pack=terms.PACK, fewest=2, size=4)
]
CardsCutByTwo = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, pack=terms.PACK, fewest=2, size=2)
]
CardsTakenInTricks = Annotated[
    tuple[cards.Card, ...], like(of_cards.CardsTakenInTricks, pack=terms.PACK)
]
Claim = Annotated[terms.Part, like(of_play.Claim)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=5)]
DealerOfFour = Annotated[int, like(of_people.Dealer, least=0, most=3)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=6, pack=terms.PACK)]
Hands = Annotated[tuple[held.Held, ...], like(of_cards.Hands, fewest=1, size=6)]
Players = Annotated[int, like(of_people.Players, least=1, most=8)]
Seat = Annotated[int, like(of_people.Seat, least=0)]
SeatAtTable = Annotated[int, like(of_people.Seat, least=0, most=5)]
Side = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=5, fewest=3, size=3)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, pack=terms.PACK, fewest=1, size=6)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=5, fewest=5, size=5)]
