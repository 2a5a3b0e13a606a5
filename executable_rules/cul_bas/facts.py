"""What the functions of cul bas ask: facts of this game alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardsShownBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many cards each player has shown down, in the order of the seats",
        unit="cards",
        least=0,
        most=52,
        size=52,
    ),
]
Counters = Annotated[int, like(of_money.Counters, least=1)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]
Price = Annotated[Fraction, like(of_money.Price, least=0)]
