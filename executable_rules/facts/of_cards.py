"""Facts about cards that several games ask: hands, packs, suits, and how many cards there are."""

from __future__ import annotations

from typing import Annotated

from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import OMBRE_PACK, WHOLE_PACK
from lawsofplay.rules.fact import Fact

Board = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that lie face up on the table", size=52, pack=WHOLE_PACK),
]
BottomCard = Annotated[cards.Card, Fact("the card at the bottom of the pack", pack=OMBRE_PACK)]
Card = Annotated[cards.Card, Fact("the card asked about")]
CardCalled = Annotated[
    cards.Card, Fact("the card that is called, named or asked for", pack=OMBRE_PACK)
]
CardCount = Annotated[int, Fact("how many cards are asked about", unit="cards", least=0, most=52)]
CardGiven = Annotated[cards.Card, Fact("the card that the player gives", pack=OMBRE_PACK)]
CardLed = Annotated[
    cards.Card, Fact("the card that was led, or that the elder hand leads", pack=OMBRE_PACK)
]
CardPlayed = Annotated[cards.Card, Fact("the card that the player plays")]
CardTaken = Annotated[cards.Card, Fact("the card that the player takes or gets back")]
Cards = Annotated[tuple[cards.Card, ...], Fact("the cards asked about", size=52, pack=WHOLE_PACK)]
CardsDiscarded = Annotated[
    int, Fact("how many cards the player discards (lays out)", unit="cards", least=5, most=7)
]
CardsDrawn = Annotated[tuple[cards.Card, ...], Fact("the cards that are drawn", pack=WHOLE_PACK)]
CardsLeft = Annotated[
    int, Fact("how many cards the player has left", unit="cards", least=0, most=52)
]
CardsLeftBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many cards each player has left, in the order of the seats",
        unit="cards",
        least=0,
        most=52,
        size=52,
    ),
]
CardsPlayed = Annotated[
    tuple[cards.Card, ...],
    Fact(
        "the cards played so far, in the order in which they were played", size=52, pack=WHOLE_PACK
    ),
]
CardsSeen = Annotated[
    int, Fact("how many cards the player has seen", unit="cards", least=0, most=52)
]
CardsShort = Annotated[
    int, Fact("how many cards are wanting to the player", unit="cards", least=1, most=40)
]
CardsShown = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that are shown or laid down on the table", pack=WHOLE_PACK),
]
CardsTaken = Annotated[
    int, Fact("how many cards the player takes or took in", unit="cards", least=0, most=52)
]
CardsTakenInTricks = Annotated[
    tuple[cards.Card, ...], Fact("the cards in the tricks that the player won", pack=WHOLE_PACK)
]
CardsTurned = Annotated[
    tuple[cards.Card, ...],
    Fact(
        ("the cards that are turned up, in the order of the seats or in which they came"),
        pack=WHOLE_PACK,
    ),
]
CardsWon = Annotated[int, Fact("how many cards the player has won", unit="cards", least=0, most=52)]
DemandsBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many cards or tickets each player asks for, in the order of the seats",
        unit="cards",
        least=0,
        most=52,
        size=52,
    ),
]
Discard = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that the player discarded (laid out)", size=52, pack=WHOLE_PACK),
]
ElderCardsTaken = Annotated[
    int, Fact("how many cards of the stock the elder hand took", unit="cards", least=0, most=96)
]
ElderHand = Annotated[
    tuple[cards.Card, ...], Fact("the cards in the elder hand, who plays first", pack=WHOLE_PACK)
]
ElderHandSize = Annotated[
    int, Fact("how many cards the elder hand, who plays first, has", unit="cards", least=0, most=96)
]
FacedCards = Annotated[
    int,
    Fact(
        "how many cards came faced, that is with their face shown", unit="cards", least=0, most=52
    ),
]
FirstCard = Annotated[
    cards.Rank, Fact("the card, or its rank, that comes first or from which they go on")
]
FirstPackets = Annotated[
    tuple[int, ...],
    Fact(
        "by how many cards at a time the dealing was begun, in order",
        unit="cards",
        least=0,
        most=52,
    ),
]
FriendHand = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards in the hand of the Ombre's friend", size=11, pack=OMBRE_PACK),
]
Hand = Annotated[
    tuple[cards.Card, ...], Fact("the cards in the player's hand", size=5, pack=WHOLE_PACK)
]
HandSize = Annotated[
    int, Fact("how many cards the player has in his hand", unit="cards", least=1, most=52)
]
HandSizes = Annotated[
    tuple[int, ...],
    Fact(
        "how many cards each player has or was given, in the order of the seats",
        unit="cards",
        least=0,
        most=52,
    ),
]
Hands = Annotated[
    tuple[held.Held, ...],
    Fact("the cards in each player's hand, in the order of the seats", size=52),
]
HandsWon = Annotated[
    tuple[tuple[cards.Card, ...], ...],
    Fact("the cards that each player won in tricks, in the order of the seats"),
]
KindOfHand = Annotated[object, Fact("what kind of hand it is")]
King = Annotated[cards.Card, Fact("the King asked about", pack=OMBRE_PACK)]
LastCard = Annotated[
    cards.Rank, Fact("the card, or its rank, that was played last or is the last of the row")
]
OmbreHand = Annotated[
    tuple[cards.Card, ...],
    Fact(
        "the cards in the hand of the Ombre, who plays against the others", size=11, pack=OMBRE_PACK
    ),
]
OtherCard = Annotated[
    cards.Card, Fact("the second card, with which the card asked about is compared")
]
OtherDiscard = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that the other player lays out", fewest=2, size=2, pack=WHOLE_PACK),
]
OtherHand = Annotated[
    tuple[cards.Card, ...],
    Fact(
        "the cards in the other player's hand, the neighbour's or the adversary's", pack=WHOLE_PACK
    ),
]
OtherRank = Annotated[cards.Rank, Fact("the second rank, with which the first is compared")]
OtherSuit = Annotated[
    cards.Suit, Fact("the second suit: that which another named, wishes or turned up")
]
OwnRanks = Annotated[
    tuple[cards.Rank, ...], Fact("the ranks of which the player has three or four cards")
]
Pack = Annotated[tuple[cards.Card, ...], Fact("the cards of the pack, the top card first")]
PackSize = Annotated[int, Fact("how many cards the pack has", unit="cards", least=1, most=52)]
Packets = Annotated[
    tuple[int, ...],
    Fact(
        "by how many cards at a time they are dealt or taken in, in order",
        unit="cards",
        least=0,
        most=52,
    ),
]
PointsInHand = Annotated[
    int, Fact("how many points the player counts in his hand, before play", unit="points", least=0)
]
Rank = Annotated[cards.Rank, Fact("the rank of the card asked about")]
Run = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that follow one another, in their order", pack=WHOLE_PACK),
]
Stock = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards of the stock, the top card first", size=52, pack=WHOLE_PACK),
]
StockSize = Annotated[int, Fact("how many cards the stock has", unit="cards", least=0, most=52)]
Suit = Annotated[cards.Suit, Fact("the suit asked about")]
SuitLed = Annotated[cards.Suit, Fact("the suit that was led to the trick")]
SuitLeftOut = Annotated[cards.Suit, Fact("the suit that is left out of the pack")]
SuitNamed = Annotated[cards.Suit, Fact("the suit that is named")]
SuitsNamed = Annotated[tuple[cards.Suit, ...], Fact("the suits that are named, in their order")]
TopCard = Annotated[
    cards.Rank, Fact("the card, or its rank, on the top of the stock or the sequence")
]
Trick = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that lie in the trick so far, the card led first", pack=WHOLE_PACK),
]
Trump = Annotated[cards.Suit, Fact("the suit that is trumps")]
TurnedCard = Annotated[cards.Card, Fact("the card that is turned up")]
YoungerHand = Annotated[
    tuple[cards.Card, ...], Fact("the cards in the younger hand, who plays last", pack=WHOLE_PACK)
]
YoungerHandSize = Annotated[
    int, Fact("how many cards the younger hand, who deals, has", unit="cards", least=0, most=96)
]
