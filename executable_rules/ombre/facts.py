"""What the functions of ombre ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.ombre import terms
from lawsofplay.rules.fact import Fact, like

Announcements = Annotated[tuple[terms.Says, ...], like(of_play.Announcements, fewest=3, size=3)]
Card = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]
CardCount = Annotated[int, like(of_cards.CardCount, least=1, most=40)]
CardPlayed = Annotated[cards.Card, like(of_cards.CardPlayed, pack=OMBRE_PACK)]
CardsDiscarded = Annotated[int, like(of_cards.CardsDiscarded, least=0, most=40)]
CardsTaken = Annotated[int, like(of_cards.CardsTaken, least=0, most=9)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=2)]
DealResult = Annotated[terms.Ends, like(of_play.DealResult)]
DrawsCodille = Annotated[bool, Fact("whether the player draws what codille wins")]
Discard = Annotated[tuple[cards.Card, ...], like(of_cards.Discard, size=9, pack=OMBRE_PACK)]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=40)]
FirstDefenderTricks = Annotated[
    int, Fact("how many tricks the first of the two others has won", unit="tricks", least=0)
]
FirstTricks = Annotated[int, like(of_play.FirstTricks, least=0, most=9)]
FromStock = Annotated[bool, Fact("whether the card is of the stock")]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=OMBRE_PACK)]
HandAfterTaking = Annotated[
    int, Fact("how many cards the player has after he took in", unit="cards", least=0, most=40)
]
HandSize = Annotated[int, like(of_cards.HandSize, least=0, most=40)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=40, size=52)]
Hazards = Annotated[
    int, Fact("how many hazards, chances that are paid besides, there are", unit="hazards", least=0)
]
OmbreHand = Annotated[tuple[cards.Card, ...], like(of_cards.OmbreHand, pack=OMBRE_PACK)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard, pack=OMBRE_PACK)]
OtherSpokeFirst = Annotated[bool, Fact("whether the other player spoke first")]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
PassesByPlayer = Annotated[
    tuple[int, ...],
    Fact("how many times each player has passed, in the order of the seats", least=0),
]
Raps = Annotated[bool, Fact("whether the friend raps, that is knocks on the table in playing")]
SecondDefenderTricks = Annotated[
    int, Fact("how many tricks the second of the two others has won", unit="tricks", least=0)
]
StakesLeft = Annotated[
    int, Fact("how many single stakes are left on the board", unit="stakes", least=1, most=3)
]
StockSize = Annotated[int, like(of_cards.StockSize, least=0, most=40)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=OMBRE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=9)]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=0)]
TurnedCard = Annotated[cards.Card, like(of_cards.TurnedCard, pack=OMBRE_PACK)]
WordsSaid = Annotated[terms.Says, like(of_play.WordsSaid)]
Winner = Annotated[int, like(of_people.Winner, least=0, most=2)]
