"""Médiateur, of the poulans, the fishes that the dealer puts down every deal."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.matadors import SPADILLE, matadors
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mediateur import facts
from executable_rules.quadrille.mediateur_beasts import FISH, PLAYERS, POULANS
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, yes_no

POULANS_OF = (2, 1, 1)
"""Fishes of Spadille, Manille and Baste."""


@law(
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.favourite.1",
    "academie.mediateur.poulans.5",
    says=pays("the dealer", "the board", "fish"),
)
def poulans(*, is_favourite: of_state.IsFavourite, is_double: of_state.IsDouble = False) -> int:
    """How many fishes the dealer puts down, the ``poulans``: six, or twelve on double tours.

    It is six in the favourite suit too. Some houses (``poulans_of_the_game_doubled``) double only
    those of the Game; *Bellecour* (``quadrille.mediateur_beasts.mediateur_game``) has only these
    two numbers.
    """
    whether("excepté cependant les six fiches", is_favourite)
    fishes = POULANS + sum(POULANS_OF)
    return 2 * fishes if met("celui qui fait en met douze", is_double) else fishes


@law(
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.beast.13",
    says=yes_no("The deal is of the double tour.", "The deal is not of the double tour."),
)
def on_the_double_tour(*, place: of_play.Place, first_double_deal: facts.FirstDoubleDeal) -> bool:
    """Is this deal one of the double tour (``grands poulans``) that ``begins`` with that deal?

    The tour lasts four deals in succession, one of each dealer.
    """
    first = whole_number("first_double_deal", first_double_deal)
    of_the_four = first <= place < first + PLAYERS
    return met("pendant quatre coups de suite", of_the_four)


@law("academie.mediateur.great-poulans.2", says=pays("the dealer", "the board", "fish"))
def poulans_of_the_game_doubled(*, is_double: of_state.IsDouble = False) -> int:
    """How many fishes the dealer puts down in some houses: eight on double tours.

    The four of the matadors stay simple there.
    """
    game = 2 * POULANS if met("celles qui sont destinées pour le jeu", is_double) else POULANS
    return game + sum(POULANS_OF)


@law(
    "academie.mediateur.poulans.1",
    says=pays("the dealer’s stake", "the holder of the cards", "fish"),
)
def poulans_drawn(*, hand: facts.Hand, trump: of_cards.Trump) -> int:
    """How many of the dealer's fishes the holder of these cards draws for his ``matadors``.

    Two for Spadille, and Manille and Baste divide two.
    """
    spadille, second, third = POULANS_OF
    _, manille, baste = matadors(trump)
    shared = (second if manille in hand else 0) + (third if baste in hand else 0)
    return shared + (spadille if met("deux de ces fiches à Spadille", SPADILLE in hand) else 0)


@law("academie.mediateur.great-poulans.4", says=pays("the dealer", "the Game", "counter"))
def poulans_du_jeu(
    *, is_favourite: of_state.IsFavourite, is_double: of_state.IsDouble = False
) -> int:
    """Counters of the two fishes (``poulans``) that the dealer puts down for the Game.

    They are doubled on double tours, and not in the favourite suit.
    """
    whether("susceptibles d'augmentation en couleur favorite", is_favourite)
    times = 2 if met("seulement à cause des grands Poulans", is_double) else 1
    return POULANS * FISH * times
