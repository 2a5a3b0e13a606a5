"""What the functions of reversis ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_money, of_play
from executable_rules.mechanics import cards, results
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.reversis import terms
from lawsofplay.rules.fact import Fact, like

Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards, size=52)]
DueWon = Annotated[terms.Winnings, like(of_money.DueWon)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=12, pack=WHOLE_PACK)]
HandsWon = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.HandsWon, fewest=4, size=5)]
PaidTo = Annotated[results.Payee, Fact("to whom it is paid")]
Price = Annotated[int, like(of_money.Price, least=0, most=1)]
SumAgreed = Annotated[Literal[1, 2], like(of_money.SumAgreed)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=11)]
