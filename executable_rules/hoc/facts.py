"""What the functions of hoc ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

Cards = Annotated[tuple[cards.Card, cards.Card, cards.Card], like(of_cards.Cards)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=2)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, pack=WHOLE_PACK)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, size=3, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=1, most=3)]
Points = Annotated[int, like(of_play.Points, least=1)]
PointsCalled = Annotated[int, like(of_play.PointsCalled, least=1)]
RankWanted = Annotated[cards.Rank, Fact("the rank of the card that is wanted")]
Seat = Annotated[int, like(of_people.Seat, least=0, most=2)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
