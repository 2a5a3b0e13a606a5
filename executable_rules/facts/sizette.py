"""What the functions of sizette ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import like

Dealer = Annotated[int, like(of_people.Dealer, least=0)]
GamesAgreed = Annotated[int, like(of_play.GamesAgreed, least=0)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=6, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, fewest=6, size=6)]
Number = Annotated[int, like(of_play.Number, least=0, most=2)]
