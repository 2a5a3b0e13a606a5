"""Ombre, of the ten ``hazards`` that the cards of the Ombre's hand make, by the dictionary.

Each is a fish from each of the other players, and is asked alone: a hand may make several.
``hazards`` has the other four.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, sequence_of_matadors
from executable_rules.mechanics.results import Silence
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from executable_rules.ombre.settling import hazards_from_each
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays

RED_ACES = frozenset({Card(Rank.ACE, Suit.HEARTS), Card(Rank.ACE, Suit.DIAMONDS)})

FISH = pays("each of the other players", "the Ombre", "fish")


def _paid(made: bool, has_won: bool) -> int:
    """A fish from each for a hazard that the Ombre's hand makes, if he wins; to each, if he
    loses.
    """
    return hazards_from_each(hazards=int(made), has_won=has_won)


def _all_four(hand: tuple[Card, ...], rank: Rank) -> bool:
    """Whether the hand has this card of every suit."""
    return [card.rank for card in hand].count(rank) == len(Suit)


@law("bellecour.quadrille.dictionary.1", "academie.quadrille.dictionary.1", says=FISH)
def bon_air(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    has_won: of_conduct.HasWon,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> int:
    """Fishes for the ``Bon-air``, to play without taking in with four matadors; below zero he pays.

    The books do not say that five matadors are a Bon-air too, and it is not so taken.
    """
    number = matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    four = met("with four Matadors", number == 4, "avec quatre matadors")
    alone = met("you play Sans Prendre", plays_sans_prendre, "lorsque l'on joue sans prendre")
    return _paid(four and alone, has_won)


@law("bellecour.quadrille.dictionary.5", "academie.quadrille.dictionary.10", says=FISH)
def charivary(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for the ``Charivary``, the four queens in the Ombre's hand; below zero he pays."""
    queens = _all_four(ombre_hand, Rank.QUEEN)
    return _paid(
        met("the four Queens", queens, "lorsqu'on joue, à porter les quatre Dames"), has_won
    )


@law("bellecour.quadrille.dictionary.7", "academie.quadrille.dictionary.12", says=FISH)
def chicoree(
    *, ombre_hand: facts.OmbreHand, trump: of_cards.Trump, has_won: of_conduct.HasWon
) -> int:
    """Fishes for the ``Chicorée``, three or four false matadors; below zero the Ombre pays.

    They are the trumps in sequence from the second down, Spadill (the first) being away.
    """
    away = SPADILLE not in ombre_hand
    false = away and sequence_of_matadors((*ombre_hand, SPADILLE), trump) - 1 in (3, 4)
    made = met("three or four false Matadors", false, "trois ou quatre faux Matadors")
    return _paid(made, has_won)


@law("bellecour.quadrille.dictionary.9", "academie.quadrille.dictionary.14", says=FISH)
def contentment(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    has_won: of_conduct.HasWon,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> int | Silence:
    """Fishes for the perfect ``Contentment``, five matadors and sans prendre (without taking in).

    More matadors than five are taken for five. For this hazard alone the dictionaries do not say
    that he pays if he loses; the law of all hazards does, ``settling.hazards_from_each``.
    """
    number = matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    five = met("five Matadors", number >= 5, "c'est avoir cinq matadors")
    if not (five and met("a Sans Prendre", plays_sans_prendre, "& sans prendre")):
        return 0
    return _paid(True, has_won) if has_won else Silence.NOT_SAID


@law("bellecour.quadrille.dictionary.14", "academie.quadrille.dictionary.27", says=FISH)
def discord(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for the ``Discord``, the four kings in the Ombre's hand; below zero he pays."""
    kings = _all_four(ombre_hand, Rank.KING)
    return _paid(met("the four Kings", kings, "lorsque celui qui fait a les quatre rois"), has_won)


@law("bellecour.quadrille.dictionary.19", "academie.quadrille.dictionary.37", says=FISH)
def fanatique(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for the ``Fanatique``, the four knaves in the Ombre's hand; below zero he pays."""
    knaves = _all_four(ombre_hand, Rank.KNAVE)
    return _paid(
        met("the four Knaves", knaves, "lorsque celui qui fait jouer a les quatre valets"), has_won
    )


@law("bellecour.quadrille.dictionary.23", "academie.quadrille.dictionary.42", says=FISH)
def guinguette(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for the ``Guinguette``, to play without a black ace; below zero the Ombre pays."""
    without = not {SPADILLE, BASTO} & set(ombre_hand)
    return _paid(met("without a black Ace", without, "sans as noir"), has_won)


@law("bellecour.quadrille.dictionary.29", "academie.quadrille.dictionary.57", says=FISH)
def mirliro(
    *, ombre_hand: facts.OmbreHand, trump: of_cards.Trump, has_won: of_conduct.HasWon
) -> int:
    """Fishes for the ``Mirliro``, which two hands make; below zero the Ombre pays.

    It is the two black aces without Manill, the matador that would make them three, or the two red
    aces with Basto, the ace of clubs.
    """
    held = set(ombre_hand)
    alone = {SPADILLE, BASTO} <= held and manille(trump) not in held
    black = met("without any other Matadors", alone, "sans Matadors")
    red = RED_ACES | {BASTO} <= held
    with_basto = met("the two red Aces with Basto", red, "les deux as rouges avec le baste")
    return _paid(black or with_basto, has_won)


@law("bellecour.quadrille.dictionary.32", "academie.quadrille.dictionary.60", says=FISH)
def partie_quarree(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for the ``Partie quarrée``, three kings and a queen; below zero the Ombre pays."""
    ranks = [card.rank for card in ombre_hand]
    square = (ranks.count(Rank.KING), ranks.count(Rank.QUEEN)) == (3, 1)
    return _paid(met("three Kings and a Queen", square, "trois rois & une dame"), has_won)


@law("bellecour.quadrille.dictionary.54", "academie.quadrille.dictionary.91", says=FISH)
def yeux(*, ombre_hand: facts.OmbreHand, has_won: of_conduct.HasWon) -> int:
    """Fishes for my Grandmother's Eyes (*yeux*), the two red aces; below zero the Ombre pays."""
    red = set(ombre_hand) >= RED_ACES
    return _paid(
        met("the two red Aces", red, "lorsque celui qui joue a les deux as rouges"), has_won
    )
