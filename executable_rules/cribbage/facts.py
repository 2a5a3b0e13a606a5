"""What the functions of cribbage ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.cribbage import terms
from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from lawsofplay.rules.fact import Fact, like

AdversaryPoints = Annotated[int, like(of_play.AdversaryPoints, least=0, most=60)]
Crib = Annotated[
    tuple[cards.Card, ...],
    Fact("the four cards laid out for the crib", fewest=4, size=4, pack=WHOLE_PACK),
]
Discard = Annotated[
    tuple[cards.Card, ...], like(of_cards.Discard, fewest=2, size=2, pack=WHOLE_PACK)
]
OtherHand = Annotated[tuple[cards.Card, ...], like(of_cards.OtherHand, size=5, pack=WHOLE_PACK)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
Thing = Annotated[terms.Thing, like(of_play.Thing)]
Who = Annotated[terms.Player, like(of_people.Who)]
