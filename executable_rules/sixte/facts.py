"""What the functions of Sixte ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card
from lawsofplay.rules.fact import like

Dealer = Annotated[int, like(of_people.Dealer, least=0, most=5)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=6, pack=WHOLE_PACK)]
Pack = Annotated[tuple[Card, ...], like(of_cards.Pack, size=52, pack=WHOLE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=6)]
