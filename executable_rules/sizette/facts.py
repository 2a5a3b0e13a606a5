"""What the functions of sizette ask: facts of this game alone."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.sizette.terms import THIRTY_SIX
from lawsofplay.rules.fact import like

Card = Annotated[cards.Card, like(of_cards.Card, pack=THIRTY_SIX)]
CardCalled = Annotated[cards.Card, like(of_cards.CardCalled, pack=THIRTY_SIX)]
CardsCutBySeat = Annotated[
    tuple[cards.Card, ...], like(of_people.CardsCutBySeat, fewest=6, size=6, pack=THIRTY_SIX)
]
Dealer = Annotated[int, like(of_people.Dealer, least=0)]
GamesAgreed = Annotated[int, like(of_play.GamesAgreed, least=0)]
GamesMarked = Annotated[int, like(of_play.GamesMarked, least=0)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=6, pack=WHOLE_PACK)]
HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, fewest=6, size=6)]
Number = Annotated[int, like(of_play.Number, least=0, most=2)]
OtherCard = Annotated[cards.Card, like(of_cards.OtherCard, pack=THIRTY_SIX)]
Pack = Annotated[tuple[cards.Card, ...], like(of_cards.Pack, fewest=36, size=36, pack=THIRTY_SIX)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=5)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, size=5, pack=THIRTY_SIX)]
TrickPlayed = Annotated[
    tuple[cards.Card, ...], like(of_cards.Trick, fewest=1, size=6, pack=THIRTY_SIX)
]
Winners = Annotated[tuple[int, ...], like(of_people.Winners, least=0, most=5, size=6)]
