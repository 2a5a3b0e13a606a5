"""What the functions of quadrille ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.quadrille import terms
from lawsofplay.rules.fact import Fact, like

BeastsWaiting = Annotated[
    tuple[int, ...],
    Fact("how many counters each beast is that waits for a later deal", unit="counters", least=0),
]
Card = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]
CardCount = Annotated[int, like(of_cards.CardCount, least=0, most=40)]
CardPlayed = Annotated[cards.Card, like(of_cards.CardPlayed, pack=OMBRE_PACK)]
CountersBeforeHim = Annotated[int, like(of_money.CountersBeforeHim, least=1)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=3)]
Deals = Annotated[int, like(of_play.Deals, least=1)]
DoubleStakes = Annotated[
    tuple[int, ...],
    Fact(
        "how many counters each double stake is that lies, in their order", unit="counters", least=0
    ),
]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=40)]
FirstTricks = Annotated[int, like(of_play.FirstTricks, least=0, most=10)]
FriendTricks = Annotated[int, like(of_play.FriendTricks, least=0, most=10)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=11, pack=OMBRE_PACK)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, size=4, pack=OMBRE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=40, size=52)]
InHaste = Annotated[bool, Fact("whether it was done in haste, so that the other had no time")]
IsParticular = Annotated[
    bool, Fact("whether it is one of the four points in which the game differs from Quadrille")
]
IsWrittenDown = Annotated[bool, Fact("whether the state of the game is written down")]
OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=10)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard, pack=OMBRE_PACK)]
OtherHand = Annotated[tuple[cards.Card, ...], like(of_cards.OtherHand, size=11, pack=OMBRE_PACK)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
Players = Annotated[int, like(of_people.Players, least=3, most=52)]
RenouncesNoticed = Annotated[
    int,
    Fact("how many of the renounces (not following suit) were noticed", unit="renounces", least=0),
]
Seat = Annotated[int, like(of_people.Seat, least=0, most=3)]
SureTricks = Annotated[int, like(of_play.SureTricks, least=0, most=10)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=OMBRE_PACK)]
ThreeHands = Annotated[
    tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, fewest=3, size=3, pack=OMBRE_PACK)
]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=10)]
TricksAgreed = Annotated[int, like(of_play.TricksAgreed, least=0, most=4)]
WordsSaid = Annotated[terms.Speech, like(of_play.WordsSaid)]
TricksBySeat = Annotated[
    tuple[int, ...], like(of_play.TricksBySeat, least=0, most=10, fewest=4, size=4)
]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=0, most=10)]
