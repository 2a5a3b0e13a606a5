"""Quadrille, the order of the cards and the matadors, by the first chapter of two books."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import (
    manille,
    matadors,
    natural_order,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.quadrille import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.quadrille.first-table.1",
    "academie.quadrille.first-table.1",
    "academie.mediateur.natural-table.1",
    says=yes_no("{card} is a trump.", "{card} is no trump."),
)
def is_trump(*, card: facts.Card, trump: of_cards.Trump) -> bool:
    """Whether a card is a trump: a black ace always, another card when its suit is trumps."""
    ace = met(
        "those two Aces are always Trumps",
        card in (matadors(trump)[0], matadors(trump)[2]),
        "ces deux As sont toujours triomphes",
    )
    return ace or card.suit is trump


@law(
    "bellecour.quadrille.first-table.2",
    "bellecour.quadrille.matadors.1",
    "bellecour.quadrille.matadors.2",
    "academie.quadrille.first-table.2",
    "academie.quadrille.first-table.3",
    "academie.quadrille.matadors.2",
    "academie.quadrille.matadors.3",
    "academie.quadrille.matadors.4",
    "academie.quadrille.matadors.5",
    "academie.mediateur.ranking-remarks.9",
    "academie.mediateur.ranking-remarks.10",
    "academie.mediateur.ranking-remarks.14",
    says=text("Of the trumps, or, if it is none, of its own suit, it is the {:nth} card."),
)
def place_of(*, card: facts.Card, trump: of_cards.Trump) -> int:
    """The place of a card, 1 being the highest, among the trumps or else in its own suit.

    The ace of spades is the first trump, the ace of clubs the third, and between them is
    ``Manill``, the lowest card that the suit has when it is not trumps. The red ace of trumps is
    the fourth.

    >>> from executable_rules.mechanics.cards import Suit
    >>> place_of(card=Card.parse("2S"), trump=Suit.SPADES)
    2
    """
    ranking = ombre_ranking(trump)
    return ranking.suits[ranking.suit_of(card)].index(card) + 1


@law(
    "bellecour.quadrille.matadors.1",
    "academie.quadrille.matadors.4",
    says=text("“Manill”, the second trump, is {}."),
)
def manill(*, trump: of_cards.Trump) -> Card:
    """``Manill``, the second trump: the two of a black suit, the seven of a red one."""
    return manille(trump)


@law(
    "bellecour.quadrille.matadors.5",
    "academie.quadrille.matadors.1",
    says=text("There are {:trump}."),
)
def how_many_trumps(*, trump: of_cards.Trump) -> int:
    """How many trumps there are: eleven in a black suit, twelve in a red one, the black aces
    included.
    """
    return len(ombre_ranking(trump).trumps())


@law(
    "bellecour.quadrille.matadors.3",
    "academie.quadrille.matadors.6",
    "academie.mediateur.ranking-remarks.6",
    "academie.mediateur.ranking-remarks.7",
    says=yes_no("{card} is above {other_card}.", "{card} is not above {other_card}."),
)
def is_above(
    *, card: facts.Card, other_card: facts.OtherCard, trump: of_cards.Trump | None = None
) -> bool:
    """Whether a card is above another of its suit, trumps or not; the black aces are trumps.

    In a red suit the two is above the three, and so down to the six, and the six is above the
    seven; but the seven of trumps is ``Manill``. Without ``trump`` it is asked of a suit that is
    not trumps.
    """
    if trump is None:
        order = natural_order(card.suit)
    else:
        ranking = ombre_ranking(trump)
        order = ranking.suits[ranking.suit_of(card)]
    if card == other_card or card not in order or other_card not in order:
        raise ValueError(f"card={card} cannot be with {other_card}: they are two of one suit")
    return card in order[: order.index(other_card)]


@law(
    "bellecour.quadrille.matadors.4",
    "academie.quadrille.matadors.7",
    says=text("They are called matadors: {}.", nothing="No cards of the hand are called matadors."),
)
def called_matadors(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The cards of a hand that are called ``matadors``: the three first trumps, and what follows.

    Those after the third are called so only if the player has the three, and no gap between.
    """
    proper = tuple(card for card in matadors(trump) if card in hand)
    last = sequence_of_matadors(hand, trump)
    follow = ombre_ranking(trump).trumps()[len(matadors(trump)) : last]
    return (*proper, *follow)


@law(
    "bellecour.quadrille.matadors.4",
    "academie.quadrille.matadors.7",
    "academie.mediateur.ranking-remarks.19",
    says=yes_no(
        "{card} has the privilege: no lower trump forces it.",
        "{card} has not the privilege: only the three highest trumps have it.",
    ),
)
def has_the_privilege(*, card: facts.Card, trump: of_cards.Trump) -> bool:
    """Whether a card may be kept back when a lower trump is led: only one of the first three
    trumps.
    """
    return met(
        "it is the three first only", card in matadors(trump), "il n'y a que les trois premiers"
    )
