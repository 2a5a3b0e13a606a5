"""What the functions of belle ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.belle import terms
from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

BelleStake = Annotated[
    int, Fact("how many counters each puts into the box of the Belle", unit="counters", least=0)
]
CardsTurned = Annotated[
    tuple[cards.Card, ...], like(of_cards.CardsTurned, fewest=2, pack=WHOLE_PACK)
]
FluxStake = Annotated[
    int, Fact("how many counters each puts into the box of the Flux", unit="counters", least=0)
]
Hand = Annotated[terms.Hand, like(of_cards.Hand)]
Hands = Annotated[tuple[terms.Hand, ...], like(of_cards.Hands, size=52)]
Place = Annotated[int, like(of_play.Place, least=1, most=3)]
Players = Annotated[int, like(of_people.Players, least=2, most=52)]
RoundsTaken = Annotated[
    tuple[int, ...],
    Fact(
        ("in which round each player took his last card, 0 for none, in the order of the seats"),
        least=0,
    ),
]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=51, size=52)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
ThirtyOneStake = Annotated[
    int, Fact("how many counters each puts into the box of Thirty-one", unit="counters", least=0)
]
