"""Quadrille of 1822, the cards and their order: articles 2 to 7."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.matadors import manille, natural_order, ombre_ranking
from executable_rules.quadrille_1822 import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law(
    "quanti.quadrille.cards.1",
    "bellecour.quadrille.play.2",
    "academie.quadrille.play.2",
    "bellecour.mediateur.rules.8",
    "academie.mediateur.equipment.8",
    says=text("The pack has {:pack}."),
)
def quadrille_pack(*, pack: of_cards.Pack) -> tuple[Card, ...]:
    """The cards of Quadrille and the Médiateur: a whole pack without eights, nines and tens."""
    return tuple(card for card in pack if card.rank not in (Rank.EIGHT, Rank.NINE, Rank.TEN))


@law(
    "quanti.quadrille.cards.2",
    "quanti.quadrille.cards.3",
    "quanti.quadrille.cards.4",
    "quanti.quadrille.cards.5",
    "quanti.quadrille.cards.6",
    says=text("From the highest to the lowest they are {}."),
)
def order_of(*, suit: of_cards.Suit, is_trump: facts.IsTrump) -> tuple[Card, ...]:
    """The cards of a suit, the highest first, when it is trumps and when it is not.

    As trumps it has Spadille and Basta besides, and Manille, its lowest card, between them.
    """
    if met("when they are trumps", is_trump):
        return ombre_ranking(suit).trumps()
    return natural_order(suit)


@law("quanti.quadrille.cards.4", says=text("“Manille”, the second trump, is {}."))
def manille_of(*, trump: of_cards.Trump) -> Card:
    """``Manille``, the second trump: the card that would else be the lowest of its suit."""
    return manille(trump)
