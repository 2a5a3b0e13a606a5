"""What the functions of quadrille 1822 ask: facts of this game alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.quadrille_1822 import terms
from lawsofplay.rules.fact import Fact, like

Aces = Annotated[
    int, Fact("how many of the four aces the player holds", unit="aces", least=0, most=4)
]
Act = Annotated[terms.Act, like(of_play.Act)]
AdversaryTricks = Annotated[int, like(of_play.AdversaryTricks, least=0, most=10)]
ByBadPlay = Annotated[bool, Fact("whether the game was lost by bad play")]
Card = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]
CardTaken = Annotated[cards.Card, like(of_cards.CardTaken, pack=OMBRE_PACK)]
Cards = Annotated[tuple[cards.Card, ...], like(of_cards.Cards, size=40, pack=OMBRE_PACK)]
CardsShown = Annotated[tuple[cards.Card, ...], like(of_cards.CardsShown, pack=OMBRE_PACK)]
DealResult = Annotated[terms.Outcome, like(of_play.DealResult)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=3)]
GamePrice = Annotated[Fraction, like(of_money.GamePrice, least=0)]
Hand = Annotated[tuple[cards.Card, ...], like(of_cards.Hand, size=11, pack=OMBRE_PACK)]
HandSize = Annotated[int, like(of_cards.HandSize, least=0, most=40)]
Hands = Annotated[tuple[tuple[cards.Card, ...], ...], like(of_cards.Hands, pack=OMBRE_PACK)]
HasPartner = Annotated[bool, Fact("whether the player has a partner")]
IsTrump = Annotated[bool, Fact("whether the suit asked about is trumps")]
MatadorPrice = Annotated[Fraction, like(of_money.MatadorPrice, least=0)]
Mode = Annotated[terms.Mode, like(of_play.Mode)]
Number = Annotated[int, like(of_play.Number, least=1, most=2)]
Offer = Annotated[terms.Offer, Fact("which game the player offers to play")]
Offers = Annotated[tuple[terms.Offer, ...], like(of_play.Offers)]
OmbreTricks = Annotated[int, like(of_play.OmbreTricks, least=0, most=10)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
PartnerAct = Annotated[terms.Act, Fact("what the partner does or did")]
Place = Annotated[int, like(of_play.Place, least=0)]
PlayersPassed = Annotated[
    int, Fact("how many of the players have passed", unit="players", least=0, most=3)
]
RevokerAct = Annotated[terms.Act, Fact("what the revoker did")]
TopCard = Annotated[cards.Card, like(of_cards.TopCard, pack=OMBRE_PACK)]
Trick = Annotated[tuple[cards.Card, ...], like(of_cards.Trick, pack=OMBRE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=10)]
TricksPlayed = Annotated[int, like(of_play.TricksPlayed, least=1, most=10)]
VolePrice = Annotated[Fraction, like(of_money.VolePrice, least=0)]
WasDenied = Annotated[bool, Fact("whether it is denied")]
Who = Annotated[terms.Player, like(of_people.Who)]
Winners = Annotated[tuple[terms.Player, ...], like(of_people.Winners)]
Wish = Annotated[terms.Offer, Fact("which game the player wishes to play instead")]
