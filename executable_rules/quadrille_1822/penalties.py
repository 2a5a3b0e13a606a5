"""Quadrille of 1822, who sustains the penalty of a beast: articles 63 to 74."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, ombre_ranking
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille_1822.terms import HAND, Mode, Outcome, Player
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, told, yes_no


class Bearer(Enum):
    """Who bears the penalty of a beast."""

    HOMBRE = "the Ombre alone, who stands the Game"
    BOTH = "the Ombre and the friend whose King he called"


@law(
    "quanti.quadrille.beast-penalty.1",
    "quanti.quadrille.honours.1",
    says=pays("the opponents’ side", "the hombre’s side", "counter"),
)
def paid_by_the_opponents(*, entitled_to: int, outcome: Outcome) -> int:
    """What the opponents pay for premium and honours: as much below nothing when they receive it.

    The loser pays what he would have been entitled to, by remise and by codille alike.
    """
    won = met("when the game is won", outcome is Outcome.WON)
    return entitled_to if won else -entitled_to


@law("quanti.quadrille.dimidiator.3", says=pays("he who gave the king", "the hombre", "counter"))
def giver_of_the_king_pays(*, premium: int, honours: int = 0, vole: int = 0) -> int:
    """What he pays who delivered the king commuted: honours and vole, but not the premium."""
    whether("exempt from paying the premium of the game", bool(premium))
    return honours + vole


@law(
    "quanti.quadrille.who-pays.5",
    says=yes_no(
        "The ally is as strong as the hombre could expect.",
        "The ally is not so strong as the hombre could expect.",
    ),
)
def able_ally(*, hand: tuple[Card, ...], nominated: Card, trump: Suit) -> bool:
    """Whether the ally is as strong as the hombre could expect, by what he has besides his king.

    The ace of spades; or both other matadors; or one of them and another king; or the other two
    kings that are not trumps; or four small trumps, which are here all but the matadors: the book
    does not bound them.
    """
    if nominated not in hand:
        raise ValueError(f"nominated={nominated} cannot be: the ally has it")
    others = [card for card in hand if card != nominated]
    inferior = sum(card in others for card in (manille(trump), BASTO))
    kings = {card.suit for card in others if card.rank is Rank.KING}
    small = met("four small trumps", _small_trumps(others, trump) >= 4)
    return (
        met("Spadille", SPADILLE in others)
        or met("two inferior matadors", inferior == 2)
        or met("another king with one inferior matador", bool(kings) and inferior == 1)
        or met("the other two kings out of trumps", len(kings - {trump}) == 2)
        or small
    )


@law(
    "quanti.quadrille.who-pays.1",
    "quanti.quadrille.who-pays.2",
    "quanti.quadrille.who-pays.5",
    "quanti.quadrille.who-pays.6",
    "quanti.quadrille.forced-spadille.2",
    "quanti.quadrille.casco.3",
    says={
        Bearer.HOMBRE: "The hombre alone bears the penalty.",
        Bearer.BOTH: "The hombre and his ally bear the penalty in equal shares.",
    },
)
def bears_the_penalty(*, mode: Mode, able: bool = False, bad_play: bool = False) -> Bearer:
    """Who bears the penalty of a beast: of Forced Spadille and Casco both partners alike.

    In Alliance the hombre alone, when he met with an ``able`` ally (``able_ally``), unless the ally
    lost the game by obviously bad play. It is the author's proposal against ``by_his_tricks``.
    """
    if not mode.with_ally:
        return Bearer.HOMBRE
    if met("In Forced Spadille and in Casco", mode is not Mode.ALLIANCE):
        return Bearer.BOTH
    excepted = met("by the obviously bad play of his ally", bad_play)
    return Bearer.HOMBRE if able and not excepted else Bearer.BOTH


@law(
    "quanti.quadrille.who-pays.3",
    says={
        Bearer.HOMBRE: "The hombre alone bears the penalty: he made too few tricks himself.",
        Bearer.BOTH: "The hombre and his ally bear the penalty: he made tricks enough himself.",
    },
)
def by_his_tricks(*, hombres_tricks: int, enough: int) -> Bearer:
    """Who bears it by the method usually adopted: count the tricks that the hombre himself made.

    How many are ``enough`` this book does not say; the older Quadrille has three, or four as is
    agreed. The author calls it an erroneous criterion.
    """
    few = met("count his tricks", whole_number("hombres_tricks", hombres_tricks, 0, HAND) < enough)
    return Bearer.HOMBRE if few else Bearer.BOTH


@law("quanti.quadrille.who-pays.4", says=told("{} makes a trick."))
def who_makes_the_trick(*, spadille_takes: Card, trump: Suit) -> Player:
    """Which partner makes a trick, the hombre having Basta and the ally Manille, against Spadille.

    He whose card the adversary's Spadille does not take: the cards are the same in both cases, and
    right play may lead to either.
    """
    holders = {BASTO: Player.HOMBRE, manille(trump): Player.ALLY}
    if spadille_takes not in holders:
        raise ValueError(f"spadille_takes={spadille_takes} cannot be: it is Basta or Manille")
    return next(player for card, player in holders.items() if card != spadille_takes)


def _small_trumps(hand: Iterable[Card], trump: Suit) -> int:
    matadors = {SPADILLE, manille(trump), BASTO}
    trumps = set(ombre_ranking(trump).trumps()) - matadors
    return sum(card in trumps for card in hand)
