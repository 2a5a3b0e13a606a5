"""What the functions of ambigu ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.ambigu.terms import AMBIGU_PACK
from executable_rules.facts import of_cards, of_money, of_people, of_state
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Bid = Annotated[int, like(of_money.Bid, least=1)]
Card = Annotated[cards.Card, like(of_cards.Card, pack=AMBIGU_PACK)]
CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, fewest=2, size=6, pack=AMBIGU_PACK)
]
CardsDiscarded = Annotated[int, like(of_cards.CardsDiscarded, least=0, most=52)]
CardsDue = Annotated[Literal[2, 4], Fact("how many cards each player is to have", unit="cards")]
CardsSeen = Annotated[int, like(of_cards.CardsSeen, least=0, most=4)]
CardsShort = Annotated[int, like(of_cards.CardsShort, least=0, most=52)]
Discard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, size=4, pack=AMBIGU_PACK)]
DoneBySeat = Annotated[tuple[bool, ...], like(of_state.DoneBySeat, fewest=2, size=6)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
HandSize = Annotated[int, like(of_cards.HandSize, least=0, most=52)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands)]
OneOrTwo = Annotated[int, like(of_money.SumAgreed, least=1, most=2)]
OtherHand = Annotated[tuple[cards.Card, ...], like(of_cards.OtherHand, pack=WHOLE_PACK)]
OtherDiscard = Annotated[tuple[cards.Card, ...], like(of_cards.OtherDiscard, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=5)]
SumAgreed = Annotated[int, like(of_money.SumAgreed, least=1)]
UsesDiscards = Annotated[bool, Fact("whether the discards are to be used")]
