"""What the functions of gillet ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.gillet import terms
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import PIQUET_PACK
from lawsofplay.rules.fact import like

Card = Annotated[cards.Card, like(of_cards.Card, pack=PIQUET_PACK)]
Counters = Annotated[int, like(of_money.Counters, least=1)]
Hand = Annotated[terms.Hand, like(of_cards.Hand)]
Hands = Annotated[tuple[terms.Hand, ...], like(of_cards.Hands, size=4)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard, pack=PIQUET_PACK)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, most=52)]
Players = Annotated[int, like(of_people.Players, least=4, most=4)]
