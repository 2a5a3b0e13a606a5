"""What the functions of guinguette ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=4, pack=WHOLE_PACK)]
HandSize = Annotated[int, like(of_cards.HandSize, least=4, most=52)]
OwesIt = Annotated[bool, Fact("whether the player owes it")]
Players = Annotated[int, like(of_people.Players, least=3, most=8)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=7, size=8)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=8, pack=WHOLE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=4)]
TricksBySeat = Annotated[tuple[int, ...], like(of_play.TricksBySeat, least=0, size=8)]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=7, fewest=4, size=4)]
