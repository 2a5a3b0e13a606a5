"""What the functions of mediateur ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from lawsofplay.rules.fact import Fact, like

Card = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]
CardsTurned = Annotated[tuple[cards.Card, ...], like(of_cards.CardsTurned, pack=OMBRE_PACK)]
Contracts = Annotated[
    int,
    Fact('how many contracts ("contrats", the dearest counters) it is', unit="contracts", least=0),
]
Dealer = Annotated[int, like(of_people.Dealer, least=0)]
Deals = Annotated[int, like(of_play.Deals, least=1)]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=40)]
FirstDoubleDeal = Annotated[int, Fact("the number of the first deal that counts double", least=0)]
FriendTricks = Annotated[int, like(of_play.FriendTricks, least=0)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=11, pack=OMBRE_PACK)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, pack=OMBRE_PACK)]
OtherHand = Annotated[tuple[cards.Card, ...], like(of_cards.OtherHand, pack=OMBRE_PACK)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
Remises = Annotated[int, like(of_play.Remises, least=0, most=100)]
Seat = Annotated[int, like(of_people.Seat, least=0)]
SuitMissing = Annotated[cards.Suit, Fact("the suit of which the player has no card")]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, pack=OMBRE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=10)]
