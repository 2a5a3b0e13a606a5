"""What the functions of imperial ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.imperial import terms
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

CardCount = Annotated[int, like(of_cards.CardCount, least=0, most=36)]
ClaimsHeld = Annotated[frozenset[terms.Claim], like(of_play.ClaimsHeld)]
ClaimsTold = Annotated[tuple[terms.Claim, ...], like(of_play.ClaimsTold)]
Deals = Annotated[int, like(of_play.Deals, least=1)]
FacedCards = Annotated[int, like(of_cards.FacedCards, least=0, most=36)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=12, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=36, size=52)]
Imperial = Annotated[
    terms.Imperial, Fact("what kind of imperial it is, that is by what it was made")
]
Imperials = Annotated[
    int, Fact("how many imperials the player could take down", unit="imperials", least=0)
]
PackSize = Annotated[terms.PackSize, like(of_cards.PackSize)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=36)]
Players = Annotated[Literal[2, 3], like(of_people.Players)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
