"""What the functions of ma commere ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_state
from executable_rules.ma_commere import terms
from executable_rules.mechanics import cards, held
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardGiven = Annotated[cards.Card, like(of_cards.CardGiven)]
CardsReturned = Annotated[
    tuple[cards.Card, ...],
    Fact("the cards that are given back, in the order of the seats", pack=WHOLE_PACK),
]
CardsTaken = Annotated[int, like(of_cards.CardsTaken, least=1, most=52)]
DoneBySeat = Annotated[tuple[bool, ...], like(of_state.DoneBySeat, fewest=2)]
Hand = Annotated[held.Held, like(of_cards.Hand)]
HandsBefore = Annotated[
    tuple[held.Held, ...],
    Fact("the cards in each player's hand before the change, in the order of the seats"),
]
IsContented = Annotated[
    bool, Fact("whether the player, or the players, are contented with their cards")
]
KindOfHand = Annotated[terms.Kind, like(of_cards.KindOfHand)]
OtherHand = Annotated[held.Held, like(of_cards.OtherHand)]
Players = Annotated[int, like(of_people.Players, least=2, most=52)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
