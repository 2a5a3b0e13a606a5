"""What the functions of papillon ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards)]
CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, fewest=3, size=4, pack=WHOLE_PACK)
]
CardsLeftBySeat = Annotated[
    tuple[int, ...], like(of_cards.CardsLeftBySeat, least=0, most=3, fewest=3, size=4)
]
CardsTaken = Annotated[int, like(of_cards.CardsTaken, least=0, most=3)]
CardsWonBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many cards each player has won, in the order of the seats",
        unit="cards",
        least=0,
        most=52,
        fewest=3,
        size=4,
    ),
]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=3)]
Deals = Annotated[int, like(of_play.Deals, least=0, most=5)]
Fishes = Annotated[int, like(of_money.Fishes, least=1)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
HandOfThree = Annotated[
    tuple[cards.Card, ...], like(of_cards.Hand, fewest=1, size=3, pack=WHOLE_PACK)
]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, size=4)]
Pack = Annotated[tuple[cards.Card, ...], like(of_cards.Pack, fewest=52, size=52)]
Players = Annotated[int, like(of_people.Players, least=3, most=4)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=3, size=4)]
