"""What the functions of gleek ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.gleek import terms
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Coin = Annotated[terms.Coin, Fact("which coin is played for")]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
Mournivals = Annotated[
    tuple[cards.Rank, ...], Fact("the ranks of which the player has all four (a mournival)")
]
Revies = Annotated[int, Fact("how many times it was raised (revied) above eight", least=0)]
SecondHand = Annotated[
    tuple[cards.Card, ...], Fact("the cards in the hand next after the eldest", pack=WHOLE_PACK)
]
Tricks = Annotated[int, like(of_play.Tricks, least=0)]
WhereItIs = Annotated[terms.Where, like(of_play.WhereItIs)]
