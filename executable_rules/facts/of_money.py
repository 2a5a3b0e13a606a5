"""Facts about money that several games ask: stakes, pools, prices and what is due."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from executable_rules.mechanics import cards
from lawsofplay.rules.fact import Fact

Beast = Annotated[
    int,
    Fact("how many counters the beast is, the penalty for a lost game", unit="counters", least=0),
]
BeastCount = Annotated[
    int, Fact("how many beasts, or mouches, lie or are made", unit="beasts", least=0)
]
Beasts = Annotated[
    tuple[int, ...],
    Fact(
        "how many counters each beast, or mouche, is that lies, in their order",
        unit="counters",
        least=0,
    ),
]
Bid = Annotated[
    int, Fact("how many counters the player bids or raises (revies)", unit="counters", least=0)
]
CardDue = Annotated[cards.Card, Fact("the card that is to be played now")]
Consolation = Annotated[
    int,
    Fact("how many counters the consolation is, which is paid besides", unit="counters", least=0),
]
Counters = Annotated[
    int, Fact("how many counters the player has, or are asked about", unit="counters", least=0)
]
CountersBeforeHim = Annotated[
    int, Fact("how many counters lie before the player", unit="counters", least=0)
]
CountersBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many counters each player has or won, in the order of the seats",
        unit="counters",
        least=0,
        size=52,
    ),
]
DueClaimed = Annotated[object, Fact("which sum or sums the player claims")]
DueWon = Annotated[object, Fact("which sum or sums the player has won")]
EarlierRevys = Annotated[
    tuple[int, ...],
    Fact(
        "how many counters each of those before raised (revied), in their order",
        unit="counters",
        least=0,
    ),
]
Fishes = Annotated[
    int, Fact("how many fishes (counters of more worth) it is", unit="fishes", least=0)
]
GamePrice = Annotated[int, Fact("how much the game itself is paid with", unit="counters", least=0)]
Lots = Annotated[Mapping[cards.Card, int], Fact("how many counters lie on each card")]
MatadorPrice = Annotated[
    int, Fact("how much the matadors, the highest trumps, are paid with", unit="counters", least=0)
]
PointsDue = Annotated[
    int, Fact("how many points were due, that is ought to have been marked", unit="points", least=0)
]
Pool = Annotated[
    int,
    Fact(
        "how much lies on the game, in the pool, on the board or in the box",
        unit="counters",
        least=0,
    ),
]
Price = Annotated[
    int, Fact("how much is paid for one, or it is worth, in counters or in coin", least=0)
]
Prices = Annotated[
    tuple[int, ...],
    Fact("how much each offers or is worth, in their order, in counters or in coin", least=0),
]
SansPrendrePrice = Annotated[
    int,
    Fact(
        'how much is paid for playing "sans prendre", alone and without taking in',
        unit="counters",
        least=0,
    ),
]
Stake = Annotated[
    int,
    Fact(
        "how much the stake is: each player's, or the one stake of all, where there is but one",
        unit="counters",
        least=0,
    ),
]
Stakes = Annotated[
    tuple[int, ...],
    Fact("how many counters each stake or sum is, in their order", unit="counters", least=0),
]
SumAgreed = Annotated[
    int, Fact("how much the players have agreed on for it", unit="counters", least=0)
]
SumDue = Annotated[int, Fact("how much is due to the player or from him", unit="counters", least=0)]
SumPaid = Annotated[int, Fact("how much was paid, taken or counted", unit="counters", least=0)]
Tickets = Annotated[int, Fact("how many tickets there are", unit="tickets", least=1, most=4)]
VolePrice = Annotated[
    int, Fact("how much the vole, all the tricks, is paid with", unit="counters", least=0)
]
