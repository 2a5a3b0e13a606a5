"""Quadrille of 1822: which game goes before which, and how the favourite suit is fixed."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.quadrille_1822.bidding import (
    FavouriteBy,
    favourite_suit,
    may_play,
    rank_of_favourite,
    takes_the_game,
)
from executable_rules.quadrille_1822.terms import Mode, Offer

S, H, D, C = Suit
OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


def test_an_offer_is_written_as_it_is_shown() -> None:
    for offer in OFFERS:
        assert Offer.parse(str(offer)) == offer
    for wrong in ("whist", "favourite", ""):
        with pytest.raises(ValueError, match="write solo or favourite solo"):
            Offer.parse(wrong)
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        with pytest.raises(ValueError, match="no suit is trumps"):
            Offer(mode, favourite=True)


@pytest.mark.quotes("quanti.quadrille.solo.1", "The eldest hand has the first option")
def test_of_several_solos_the_eldest_is_played() -> None:
    for number in (2, 3, 4):
        assert takes_the_game(offers=number * (Offer(Mode.SOLO),)) == 0


@pytest.mark.quotes(
    "quanti.quadrille.favourite.1",
    "even though the latter be the elder and the former the younger hand",
)
def test_of_one_mode_that_in_favourite_is_played() -> None:
    for mode in (Mode.SOLO, Mode.CASCO, Mode.DIMIDIATOR, Mode.ALLIANCE):
        assert takes_the_game(offers=(Offer(mode), Offer(mode, favourite=True))) == 1


@pytest.mark.quotes(
    "quanti.quadrille.favourite.1",
    "willing to make the favourite suit trumps; the elder hand takes, as usual, precedency",
)
def test_of_two_alike_the_elder_plays() -> None:
    for offer in reversed(OFFERS):
        assert takes_the_game(offers=(offer, offer, offer)) == 0
    with pytest.raises(ValueError, match="may not be empty"):
        takes_the_game(offers=())


@pytest.mark.quotes(
    "quanti.quadrille.dimidiator.4",
    "a higher mode of the game than an Alliance, but inferior to a Solo",
)
def test_dimidiator_is_above_alliance_and_below_solo() -> None:
    goes_before(Mode.DIMIDIATOR, Mode.ALLIANCE)
    goes_before(Mode.SOLO, Mode.DIMIDIATOR)


@pytest.mark.quotes("quanti.quadrille.casco.1", "inferior to Solo, but superior to a Dimidiator")
def test_casco_is_above_dimidiator_and_below_solo() -> None:
    goes_before(Mode.CASCO, Mode.DIMIDIATOR)
    goes_before(Mode.SOLO, Mode.CASCO)


@pytest.mark.quotes("quanti.quadrille.grandissimo.1", "in precedency ranks above a Solo")
def test_grandissimo_is_above_solo() -> None:
    goes_before(Mode.GRANDISSIMO, Mode.SOLO)


@pytest.mark.quotes("quanti.quadrille.nemo.1", "It is the highest mode of the game")
def test_nemo_is_above_every_mode() -> None:
    goes_before(Mode.NEMO, Mode.SOLO)
    for lower in Mode:
        if lower is not Mode.NEMO:
            goes_before(Mode.NEMO, lower)


def goes_before(higher: Mode, lower: Mode) -> None:
    """The higher mode is played, although the lower be the elder's and in Favourite."""
    best = Offer(lower, favourite=not lower.names_no_trumps)
    assert takes_the_game(offers=(best, Offer(higher))) == 1
    assert takes_the_game(offers=(Offer(higher), best)) == 0


@pytest.mark.quotes(
    "quanti.quadrille.favourite.3",
    "a Dimidiator out of Favourite takes precedency of an Alliance in Favourite",
    "a Dimidiator in Favourite yields to a Solo out of Favourite",
)
@pytest.mark.example("quadrille-1822.precedency")
def test_the_author_s_two_examples_of_precedency() -> None:
    """Page 38; that the last two are equal in premium is tested with the tariff."""
    alliance = Offer(Mode.ALLIANCE, favourite=True)
    assert takes_the_game(offers=(alliance, Offer(Mode.DIMIDIATOR))) == 1
    dimidiator = Offer(Mode.DIMIDIATOR, favourite=True)
    assert takes_the_game(offers=(dimidiator, Offer(Mode.SOLO))) == 1


def test_no_offer_is_higher_than_that_which_is_played() -> None:
    for pair in product(OFFERS, repeat=2):
        played = takes_the_game(offers=pair)
        best, other = pair[played], pair[1 - played]
        above = (best.mode.rank, best.favourite) > (other.mode.rank, other.favourite)
        assert above or (other == best and played == 0)


@pytest.mark.quotes("quanti.quadrille.laws.14", "unless a younger hand force him to do more")
@pytest.mark.quotes(
    "quanti.quadrille.favourite.1",
    "shall be allowed to play his game, in preference to him who will not make that suit",
)
def test_the_same_game_in_favourite_forces_him_too() -> None:
    solo, in_favourite = Offer(Mode.SOLO), Offer(Mode.SOLO, favourite=True)
    assert takes_the_game(offers=(solo, in_favourite)) == 1
    assert may_play(offered=solo, wishes=in_favourite) is False
    assert may_play(offered=solo, wishes=in_favourite, younger_offers=(in_favourite,)) is True
    assert takes_the_game(offers=(in_favourite, in_favourite)) == 0
    assert may_play(offered=solo, wishes=solo, younger_offers=(in_favourite,)) is False


@pytest.mark.quotes(
    "quanti.quadrille.favourite.5",
    "With some it is mutually agreed upon",
    "in whatever suit the first game be won",
    "the uppermost card shews the favourite suit for the deal",
)
def test_three_manners_of_fixing_the_favourite() -> None:
    def fixed(manner: FavouriteBy) -> Suit | None:
        return favourite_suit(manner=manner, agreed=S, first_won=H, uppermost=Card.parse("2D"))

    assert [fixed(manner) for manner in FavouriteBy] == [S, H, D]
    assert favourite_suit(manner=FavouriteBy.FIRST_GAME, agreed=S) is None
    assert favourite_suit(manner=FavouriteBy.FLOATING, agreed=S) is None


@pytest.mark.quotes(
    "quanti.quadrille.favourite.6", "one ranking above another, both in precedency and premium"
)
def test_several_favourites_rank_one_above_another() -> None:
    assert [rank_of_favourite(suit=suit, favourites=(H, S)) for suit in (H, S, D)] == [2, 1, 0]
