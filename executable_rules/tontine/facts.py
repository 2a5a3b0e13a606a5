"""What the functions of tontine ask: facts of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from executable_rules.facts import of_money, of_people
from executable_rules.mechanics.cards import Card
from lawsofplay.rules import Fact, like

CardsBySeat = Annotated[Mapping[int, Card], Fact("the card turned up for each player, by his seat")]
CountersBySeat = Annotated[tuple[int, ...], like(of_money.CountersBySeat, least=0, size=104)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=103)]
Players = Annotated[int, like(of_people.Players, least=1, most=104)]
Price = Annotated[int, like(of_money.Price, least=1)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=103)]
Seats = Annotated[frozenset[int], like(of_people.Seats, least=0, most=103, size=104)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
SumDue = Annotated[int, like(of_money.SumDue, least=0, most=3)]
