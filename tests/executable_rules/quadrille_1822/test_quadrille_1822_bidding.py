"""Quadrille of 1822, laws 11 to 19 and 34 to 36: offering to play, the king named or commuted."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import NOTHING, Ruling, Verdict
from executable_rules.quadrille.naming import queens_called
from executable_rules.quadrille_1822.bidding import (
    KingNominated,
    ally_may_declare_himself,
    asks_whether_in_favourite,
    king_named,
    may_be_nominated,
    may_name_trumps,
    may_play,
    may_speak,
    mode_played,
    must_nominate_a_queen,
    nominates,
    queens_nominated,
    trumps_with_an_ally,
)
from executable_rules.quadrille_1822.commuting import Exchanged, given_face_upwards, may_draw_back
from executable_rules.quadrille_1822.terms import Mode, Offer, Player

S, H, D, C = Suit
FOUR_KINGS = cards("KS KH KD KC 2S 3S 4S 5S 6S 7S")
THREE_KINGS = cards("KS KH KD 2S 3S 4S 5S 6S 7S 2H")
OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


@pytest.mark.quotes(
    "quanti.quadrille.laws.11", "to remain silent, till the turn comes to him to speak"
)
def test_each_is_silent_till_his_turn() -> None:
    assert may_speak(his_turn=True) is True
    assert may_speak(his_turn=False) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.14",
    "must play the game he first offers to play",
    "unless a younger hand force him to do more",
)
def test_he_plays_what_he_offered_unless_forced_to_more() -> None:
    offered = Offer(Mode.DIMIDIATOR)

    def games(*younger: Offer) -> list[Offer]:
        return [it for it in OFFERS if may_play(offered=offered, wishes=it, younger_offers=younger)]

    assert games() == [offered]
    for no_more in (Offer(Mode.ALLIANCE, favourite=True), offered):
        assert games(no_more) == [offered]
    solo, grandissimo, nemo = Offer(Mode.SOLO), Offer(Mode.GRANDISSIMO), Offer(Mode.NEMO)
    in_favourite = Offer(Mode.SOLO, favourite=True)
    assert games(solo, Offer(Mode.CASCO)) == [solo, in_favourite, grandissimo, nemo]
    assert games(in_favourite) == [in_favourite, grandissimo, nemo]


@pytest.mark.quotes(
    "quanti.quadrille.laws.15",
    "names trumps without naming the mode of his game, he must play Solo",
)
def test_trumps_without_a_mode_is_a_solo() -> None:
    assert mode_played() is Mode.SOLO
    assert mode_played(named=Mode.DIMIDIATOR) is Mode.DIMIDIATOR


@pytest.mark.quotes(
    "quanti.quadrille.laws.16",
    "must play without an ally; and if he wins his game, he does not receive the premium of a Solo",
)
def test_he_who_nominates_his_own_king_has_no_ally_and_no_premium() -> None:
    hand = cards("KH 2S")
    assert nominates(king=Card.parse("KH"), hand=hand) == KingNominated(False, False)
    assert nominates(king=Card.parse("KD"), hand=hand) == KingNominated(True, False)


@pytest.mark.quotes(
    "quanti.quadrille.laws.17",
    "naming such a king suffers no penalty, but is at liberty to correct his mistake",
)
def test_the_king_of_trumps_is_named_without_penalty() -> None:
    king = Card.parse("KH")
    assert king_named(king=king, trump=H) == Ruling(Verdict.MAY_TAKE_BACK, NOTHING)
    assert king_named(king=king, trump=S) == Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)
    with pytest.raises(ValueError, match="no king"):
        king_named(king=Card.parse("QH"), trump=S)


@pytest.mark.quotes(
    "quanti.quadrille.laws.17",
    "As the king of the trump suit cannot be nominated",
)
@pytest.mark.quotes("quanti.quadrille.alliance.3", "some king, that is not the king of trumps")
def test_any_king_but_that_of_trumps_may_be_nominated() -> None:
    for king, trump in product(cards("KS KH KD KC"), Suit):
        may = may_be_nominated(card=king, hand=cards("2S"), trump=trump)
        assert may is (king.suit is not trump)
    assert may_be_nominated(card=Card.parse("JH"), hand=FOUR_KINGS, trump=S) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.18",
    "If a person holds the four kings, he is at liberty to nominate a queen, but not otherwise",
)
def test_a_queen_is_nominated_with_four_kings_only() -> None:
    queen = Card.parse("QD")
    assert may_be_nominated(card=queen, hand=FOUR_KINGS, trump=H) is True
    assert may_be_nominated(card=queen, hand=THREE_KINGS, trump=H) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.18",
    "wishes to make that suit trumps, of which he has not the king, he must forego the doing it",
    "to name one of the suits for trumps, of which he holds the king",
)
def test_with_three_kings_he_may_not_make_the_fourth_suit_trumps() -> None:
    assert trumps_with_an_ally(hand=THREE_KINGS) == (S, H, D)
    assert trumps_with_an_ally(hand=FOUR_KINGS) == (S, H, D, C)
    assert trumps_with_an_ally(hand=cards("KS KH 2S")) == (S, H, D, C)
    with_queens = cards("KS KH KD KC QS QH QD QC")
    assert trumps_with_an_ally(hand=with_queens) == ()


@pytest.mark.quotes("quanti.quadrille.laws.18", "he is at liberty to nominate a queen")
@pytest.mark.quotes("quanti.quadrille.alliance.4", "he must nominate a queen; but not otherwise")
@pytest.mark.quotes(
    "quanti.quadrille.dimidiator.1",
    "unless you hold the four kings in your own hand",
)
def test_of_four_kings_law_18_lets_him_and_the_articles_oblige_him() -> None:
    """Pages 30 and 31 against page 71; both refer to the law, and to a page not its own."""
    assert must_nominate_a_queen(hand=FOUR_KINGS) is True
    assert must_nominate_a_queen(hand=THREE_KINGS) is False
    own_king = Card.parse("KH")
    assert may_be_nominated(card=own_king, hand=FOUR_KINGS, trump=S) is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.19",
    "is obliged to undertake in Favourite the same mode of the game",
    "in case the question be answered, in the negative",
)
def test_he_who_asks_if_it_is_in_favourite_must_play_it_so() -> None:
    asked = asks_whether_in_favourite(offer=Offer(Mode.DIMIDIATOR))
    assert asked == Offer(Mode.DIMIDIATOR, favourite=True)
    assert asks_whether_in_favourite(offer=Offer(Mode.SOLO, favourite=True)) is None


@pytest.mark.quotes("quanti.quadrille.casco.2", "the holder of that king is to name trumps")
def test_in_casco_the_partner_names_trumps() -> None:
    assert may_name_trumps(mode=Mode.CASCO) == frozenset({Player.ALLY})


@pytest.mark.quotes(
    "quanti.quadrille.forced-spadille.1",
    "he may either name the suit himself, or leave it to his partner to name it",
)
@pytest.mark.quotes("quanti.quadrille.alliance.3", "The hombre in alliance must name the trump")
def test_who_names_trumps() -> None:
    hombre = frozenset({Player.HOMBRE})
    assert may_name_trumps(mode=Mode.FORCED_SPADILLE) == hombre | {Player.ALLY}
    for mode in (Mode.ALLIANCE, Mode.DIMIDIATOR, Mode.SOLO):
        assert may_name_trumps(mode=mode) == hombre
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        assert may_name_trumps(mode=mode) == frozenset()


@pytest.mark.quotes("quanti.quadrille.alliance.1", "when the playing the nominated king reveals")
@pytest.mark.quotes(
    "quanti.quadrille.alliance.2", "allow the ally to declare himself aloud, as soon as he has been"
)
def test_the_ally_is_hidden_or_speaks_aloud() -> None:
    assert ally_may_declare_himself(king_played=False) is False
    assert ally_may_declare_himself(king_played=True) is True
    assert ally_may_declare_himself(king_played=False, aloud=True) is True


# The king commuted.


@pytest.mark.quotes("quanti.quadrille.laws.34", "the king must be given face upwards")
@pytest.mark.quotes("quanti.quadrille.dimidiator.3", "does so with its face upwards")
@pytest.mark.quotes(
    "quanti.quadrille.laws.35",
    "given by the hombre in exchange for the king commuted, must not be shewn",
)
def test_the_king_is_seen_and_the_card_for_it_is_not() -> None:
    assert given_face_upwards(card=Exchanged.KING) is True
    assert given_face_upwards(card=Exchanged.FOR_THE_KING) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.36",
    "provided he has not yet asked for his king",
    "if the holder of the king has not yet manifested himself",
    "the hombre cannot take back his card",
)
def test_the_hombre_draws_back_until_the_holder_shows_himself() -> None:
    assert may_draw_back(asked_for_king=False) is True
    assert may_draw_back(asked_for_king=True) is True
    assert may_draw_back(asked_for_king=True, holder_manifested=True) is False
    with pytest.raises(ValueError, match="no king has been asked for"):
        may_draw_back(asked_for_king=False, holder_manifested=True)


@pytest.mark.quotes(
    "quanti.quadrille.laws.18",
    "If a person holds the four kings, he is at liberty to nominate a queen, but not otherwise",
)
@pytest.mark.quotes("bellecour.quadrille.laws.12", "the Queen of the Suit that is trumps")
def test_the_queen_of_trumps_is_excepted_by_the_older_law_alone() -> None:
    kings, queens = cards("KS KH KD KC"), cards("QS QH QD QC")
    for trump in Suit:
        assert set(queens_nominated(hand=kings, trump=trump)) == set(queens)
        older = set(queens) - {Card(Rank.QUEEN, trump)}
        assert set(queens_called(hand=kings, trump=trump)) == older
        assert queens_nominated(hand=kings[1:], trump=trump) == ()
