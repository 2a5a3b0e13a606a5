"""What the functions of commerce ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardGiven = Annotated[cards.Card, like(of_cards.CardGiven)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=3, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, size=52)]
HasTraded = Annotated[bool, Fact("whether the player has traded")]
OtherHand = Annotated[tuple[cards.Card, ...], like(of_cards.OtherHand, size=3, pack=WHOLE_PACK)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=11)]
