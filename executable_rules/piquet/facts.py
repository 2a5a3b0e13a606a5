"""What the functions of piquet ask: facts of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_conduct, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.piquet import terms
from lawsofplay.rules.fact import Fact, like

AdversaryHasSeen = Annotated[bool, Fact("whether the adversary has seen his own hand")]
AdversaryHasTaken = Annotated[bool, Fact("whether the adversary has taken in his cards")]
AdversaryRanks = Annotated[
    frozenset[cards.Rank], Fact("the ranks of which the adversary has all four cards")
]
AdversaryTricks = Annotated[int, like(of_play.AdversaryTricks, least=0, most=11)]
CallerClaims = Annotated[
    Mapping[terms.Claim, int], Fact("what he who called has, each thing with its points")
]
CardCalled = Annotated[cards.Card, like(of_cards.CardCalled)]
CardCount = Annotated[int, like(of_cards.CardCount, least=0, most=36)]
CardLed = Annotated[cards.Card, like(of_cards.CardLed)]
Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards, size=36, pack=WHOLE_PACK)]
CardsDiscarded = Annotated[int, like(of_cards.CardsDiscarded, least=0, most=36)]
CardsLeft = Annotated[int, like(of_cards.CardsLeft, least=0, most=36)]
CardsSeen = Annotated[int, like(of_cards.CardsSeen, least=0, most=36)]
CardsTaken = Annotated[int, like(of_cards.CardsTaken, least=0, most=36)]
Claim = Annotated[terms.Claim, like(of_play.Claim)]
ClaimsHeld = Annotated[frozenset[terms.Claim], like(of_play.ClaimsHeld)]
ClaimsTold = Annotated[frozenset[terms.Claim], like(of_play.ClaimsTold)]
CutAnAce = Annotated[bool, Fact("whether the other player cut himself an ace")]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=1)]
DealerHasSeen = Annotated[bool, Fact("whether the dealer has seen his own hand")]
Discard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, size=36, pack=WHOLE_PACK)]
DoneBy = Annotated[frozenset[terms.Hand], Fact("which of the players have done it")]
ElderCardsTaken = Annotated[int, like(of_cards.ElderCardsTaken, least=0, most=36)]
ElderCounts = Annotated[
    tuple[int, ...],
    Fact(
        ("what the elder hand counts, one thing after another in the order of reckoning"),
        unit="points",
        least=0,
    ),
]
ElderHandSize = Annotated[int, like(of_cards.ElderHandSize, least=0, most=36)]
ElderHasPlayed = Annotated[bool, Fact("whether the elder hand has played a card")]
ElderPoints = Annotated[int, like(of_play.ElderPoints, least=0)]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=36)]
FirstDealPoints = Annotated[
    tuple[int, int],
    Fact("the points of each of two players in the first of two deals", unit="points", least=0),
]
FirstPacket = Annotated[
    Literal[2, 3], Fact("by how many cards at a time the cards were dealt first", unit="cards")
]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=36, pack=WHOLE_PACK)]
HandSize = Annotated[int, like(of_cards.HandSize, least=0, most=36)]
HappensOften = Annotated[bool, Fact("whether it happens often")]
HasDiscarded = Annotated[int, like(of_conduct.HasDiscarded)]
OtherHand = Annotated[cards.Card, like(of_cards.OtherHand)]
OtherHasMixed = Annotated[bool, Fact("whether the other player has mixed his cards")]
OwnCardsPlayed = Annotated[
    int, Fact("how many cards the player asked about has played", unit="cards", least=0, most=36)
]
OwnClaims = Annotated[
    Mapping[terms.Claim, int], Fact("what the player told and holds, each thing with its points")
]
OwnRanks = Annotated[frozenset[cards.Rank], like(of_cards.OwnRanks)]
Owner = Annotated[terms.Hand, like(of_people.Owner)]
PacketWanted = Annotated[
    Literal[2, 3], Fact("by how many cards at a time the dealer wants to deal", unit="cards")
]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=36)]
Places = Annotated[tuple[int, ...], like(of_play.Places, least=1)]
PointsBySeat = Annotated[tuple[int, ...], like(of_play.PointsBySeat, least=0, fewest=1)]
SecondDealPoints = Annotated[
    tuple[int, int],
    Fact("the points of each of two players in the second of two deals", unit="points", least=0),
]
StockSize = Annotated[int, like(of_cards.StockSize, least=0, most=36)]
ThatOnly = Annotated[bool, Fact("whether it is that only, and nothing more")]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=12)]
Who = Annotated[terms.Hand, like(of_people.Who)]
YoungerCounts = Annotated[
    tuple[int, ...],
    Fact(
        ("what the younger hand counts, one thing after another in the order of reckoning"),
        unit="points",
        least=0,
    ),
]
YoungerHandSize = Annotated[int, like(of_cards.YoungerHandSize, least=0, most=36)]
YoungerPoints = Annotated[int, like(of_play.YoungerPoints, least=0)]
