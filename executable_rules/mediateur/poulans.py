"""Médiateur, of the poulans, the fishes that the dealer puts down every deal."""

from __future__ import annotations

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.matadors import SPADILLE, matadors
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.mediateur_beasts import FISH, PLAYERS, POULANS
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import told, yes_no

POULANS_OF = (2, 1, 1)
"""Fishes of Spadille, Manille and Baste."""


@law(
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.favourite.1",
    says=told("The dealer puts down {:fish}."),
)
def poulans(*, favourite: bool, double: bool = False) -> int:
    """How many fishes the dealer puts down, the ``poulans``: six, or twelve on double tours.

    Six too in the favourite suit. Some houses (``poulans_of_the_game_doubled``) double those of the
    Game alone; *Bellecour* (``quadrille.mediateur_beasts.mediateur_game``) has only these two.
    """
    whether("excepté cependant les six fiches", favourite)
    fishes = POULANS + sum(POULANS_OF)
    return 2 * fishes if met("celui qui fait en met douze", double) else fishes


@law(
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.beast.13",
    says=yes_no("The deal is of the double tour.", "The deal is not of the double tour."),
)
def on_the_double_tour(*, deal: int, begins: int) -> bool:
    """Is this deal of the double tour (``grands poulans``) that ``begins`` with that deal?

    It lasts four deals in succession, one of each dealer.
    """
    first = whole_number("begins", begins)
    of_the_four = first <= whole_number("deal", deal) < first + PLAYERS
    return met("pendant quatre coups de suite", of_the_four)


@law("academie.mediateur.great-poulans.2", says=told("The dealer puts down {:fish}."))
def poulans_of_the_game_doubled(*, double: bool = False) -> int:
    """How many fishes the dealer puts down in some houses: eight on double tours.

    The four of the matadors stay simple there.
    """
    game = 2 * POULANS if met("celles qui sont destinées pour le jeu", double) else POULANS
    return game + sum(POULANS_OF)


@law(
    "academie.mediateur.poulans.1",
    says=told(
        "He draws {:fish} of those that the dealer put down.",
        nothing="He draws none of the dealer’s fishes.",
    ),
)
def poulans_drawn(*, hand: tuple[Card, ...], trump: Suit) -> int:
    """How many of the dealer's fishes the holder of these cards draws for his ``matadors``.

    Two for Spadille, and Manille and Baste divide two.
    """
    spadille, second, third = POULANS_OF
    _, manille, baste = matadors(trump)
    shared = (second if manille in hand else 0) + (third if baste in hand else 0)
    return shared + (spadille if met("deux de ces fiches à Spadille", SPADILLE in hand) else 0)


@law(
    "academie.mediateur.great-poulans.4", says=told("For the Game the dealer puts down {:counter}.")
)
def poulans_du_jeu(*, favourite: bool, double: bool = False) -> int:
    """Counters of the two fishes (``poulans``) that the dealer puts down for the Game.

    They are doubled on double tours, and not in the favourite suit.
    """
    whether("susceptibles d'augmentation en couleur favorite", favourite)
    times = 2 if met("seulement à cause des grands Poulans", double) else 1
    return POULANS * FISH * times
