"""Médiateur, of the order of the cards: their names and number, the matadors, who takes a trick.

The two orders, natural and of trumps, are those of Ombre (``ombre.pack_and_order``).
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import matadors, natural_order, ombre_ranking
from executable_rules.mediateur import facts
from executable_rules.mediateur.favourite import Seat
from executable_rules.mediateur.terms import HAND
from executable_rules.ombre.pack_and_order import wins_the_trick
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from executable_rules.quadrille.order import has_the_privilege
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text


class Named(NamedTuple):
    """The trumps that have names of their own; in black there is no Ponte."""

    spadille: Card
    manille: Card
    baste: Card
    ponte: Card | None


FourPlayed = Annotated[
    tuple[Card, ...], like(of_cards.Trick, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]


@law(
    "academie.mediateur.ranking-remarks.7",
    "academie.mediateur.ranking-remarks.8",
    "academie.mediateur.ranking-remarks.9",
    "academie.mediateur.ranking-remarks.10",
    "academie.mediateur.ranking-remarks.11",
    "academie.mediateur.ranking-remarks.12",
    says=parts(
        spadille=text("“Spadille”, the first trump, is {}."),
        manille=text("“Manille”, the second, is {}."),
        baste=text("“Baste”, the third, is {}."),
        ponte=text("“Ponte”, the fourth, is {}.", none="There is no “Ponte”."),
    ),
)
def trumps_named(*, trump: of_cards.Trump) -> Named:
    """The trumps that have names: ``Spadille``, Manille, Baste, and in a red suit Ponte, its ace.

    Spadille and Baste, the black aces, are the same in all suits; each suit has its own Manille.
    """
    red = not met("Si l'on joue en couleur noire", not trump.red)
    return Named(*matadors(trump), ponte=Card(Rank.ACE, trump) if red else None)


@law(
    "academie.mediateur.ranking-remarks.13",
    says=text(
        "Till trumps are named, the lowest card of the suit, which may become “Manille”, is {}."
    ),
)
def manille_that_waits(*, suit: of_cards.Suit) -> Card:
    """The ``manille d'attente``, Manille to be, of a suit: its lowest card until trumps are
    named.
    """
    return natural_order(suit)[-1]


@law(
    "academie.mediateur.ranking-remarks.5",
    says=text("The suit counts {:card}."),
)
def cards_of_the_suit(*, suit: of_cards.Suit, trump: of_cards.Trump) -> int:
    """How many cards a suit has, trumps or not: a red one has its ace, and so one more than a
    black.

    The black aces are not of their suits: they are trumps, whatever is trumps.
    """
    return len(ombre_ranking(trump).suits[suit])


@law(
    "academie.mediateur.ranking-remarks.15",
    "academie.mediateur.ranking-remarks.17",
    says=text(
        "These cards of the hand have the rights of matadors: {}.",
        nothing="No card of the hand has the rights of matadors.",
    ),
)
def matadors_with_rights(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The cards of a hand that have the rights of ``matadors``: the three true ones alone.

    The others, which follow them in sequence, have the name only (``playing.matadors_named``).
    """
    held = (card for card in ombre_ranking(trump).trumps() if card in hand)
    return tuple(card for card in held if has_the_privilege(card=card, trump=trump))


@law("academie.mediateur.preliminaries.19", says=text("A deal has {:trick}."))
def tricks_of_a_deal() -> int:
    """How many tricks (*mains*, *levées*) a deal has: ten."""
    return HAND


@law(
    "academie.mediateur.preliminaries.19",
    says=text("The {:seat} player takes up the four cards, and keeps them before him."),
)
def takes_the_trick(*, trick: FourPlayed, trump: of_cards.Trump, seat: Seat) -> int:
    """The seat that takes a trick (*levée*): that of the highest card. ``seat`` has led."""
    return next_player(seat, PLAYERS, trick.index(wins_the_trick(trick=trick, trump=trump)))
