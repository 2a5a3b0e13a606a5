"""What the functions of odds ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_play
from lawsofplay.rules.fact import Fact, like

CardsOut = Annotated[
    int,
    Fact(
        "how many cards of the kind asked about are out, that is in other places",
        unit="cards",
        least=0,
        most=52,
    ),
]
CertainCards = Annotated[
    int, Fact("how many certain cards the question is about", unit="cards", least=0, most=52)
]
Printed = Annotated[tuple[tuple[int, int], ...], Fact("the sums as printed, each of two columns")]
Rounds = Annotated[int, Fact("how many rounds of trumps are played", unit="rounds", least=0)]
Throw = Annotated[tuple[int, ...], like(of_play.Throw, least=1, most=6)]
Tickets = Annotated[int, like(of_money.Tickets, least=0, most=52)]
