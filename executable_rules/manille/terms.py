"""Manille: the fiche, the Manille, what is said of a card, what its rules answer."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import paid

FICHE = 10
"""Counters that a fiche is worth."""

MANILLE = Card(Rank.NINE, Suit.DIAMONDS)
"""The principal card, which passes for whatever card one will."""

_NAMES = ("as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
NAMES = dict(zip(Rank, (*_NAMES, "valet", "dame", "roi"), strict=True))
"""What is said when a card is thrown."""


class Donne(NamedTuple):
    """Who cuts, how many cards each has, and how many remain on the cloth."""

    coupe: int
    chacun: int
    restent: int


class Suite(NamedTuple):
    """Cards that were thrown one after another, by number, and the one that was wanting."""

    jetees: tuple[Rank, ...]
    sans: Rank | None

    def __str__(self) -> str:
        said = ", ".join(NAMES[rank] for rank in self.jetees)
        return f"{said} sans {NAMES[self.sans]}" if self.sans else said


class Dette(NamedTuple):
    """Counters that one pays: to each player, and besides to the player who wins."""

    a_chacun: int
    au_gagnant: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player pays to each of the others, and besides to the player who wins."""
        due = {"each of the other players": self.a_chacun, "the winner": self.au_gagnant}
        paid_to = due.items()
        return tuple(
            Payment("the player", to, amount, "counter") for to, amount in paid_to if amount
        )

    @property
    def sentence(self) -> str:
        """What a player pays as a sentence.

        >>> Dette(0, 9).sentence, Dette(0, 0).sentence
        ('The player pays 9 counters to the winner.', 'Nothing is due.')
        """
        return paid(self.payments)


def nombre_de_joueurs(joueurs: int) -> int:
    """How many play, if so many may."""
    return whole_number("joueurs", joueurs, 2, 5)


def jeux_tenus(jeux: tuple[Held, ...]) -> list[tuple[Card, ...]]:
    """The cards of each hand. Raises ValueError for an empty hand, and for a card held twice."""
    held = [card for jeu in jeux for card in jeu.cards]
    if not jeux or not all(jeu.cards for jeu in jeux):
        raise ValueError("each has one card at least")
    if len(set(held)) < len(held):
        raise ValueError("the same card cannot be held twice")
    return [jeu.cards for jeu in jeux]
