"""Ombre, laws II-VIII and XII: faced cards and hands of a wrong number."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.dealing import (
    card_turned_in_dealing,
    cards_drawn,
    dealt_more_than_ten,
    faced_in_stock,
    joue_avec_huit,
    several_faced,
    stands_when_eight_dealt,
    stands_when_ten_dealt,
    stands_with_faced_stock,
)
from executable_rules.ombre.discarding import speaks_with_a_wrong_hand
from executable_rules.ombre.terms import HAND, NO_FAULT, STOCK, Fault, Says

EXCLUDED = Fault(Verdict.STANDS, (Penalty.MAY_NOT_PLAY,))
BEASTED = Fault(Verdict.STANDS, (Penalty.BEAST,))


def test_nine_cards_each_leave_thirteen() -> None:
    assert (HAND, STOCK) == (9, 13)


@pytest.mark.quotes(
    "bellecour.ombre.laws.2",
    "If in dealing there should come a black Ace turned up, there must be a new Deal.",
)
@pytest.mark.quotes("academie.ombre.laws.2", "il se trouve un As noir tourné, on refait")
@pytest.mark.quotes(
    "seymour.ombre.laws.14", "If one of the Black Aces be turned up in dealing, there must be"
)
@pytest.mark.quotes(
    "seymour.ombre.laws.15", "If the Card seen be any thing but a Black Ace, the Deal is good."
)
def test_a_black_ace_turned_up_makes_a_new_deal() -> None:
    again = [
        card for card in OMBRE_PACK if card_turned_in_dealing(turned=card) is not Verdict.STANDS
    ]
    assert again == [card for card in OMBRE_PACK if card.rank is Rank.ACE and not card.suit.red]
    assert card_turned_in_dealing(turned=Card.parse("AS")) is Verdict.DEAL_AGAIN
    assert card_turned_in_dealing(turned=Card.parse("AC")) is Verdict.DEAL_AGAIN
    assert card_turned_in_dealing(turned=Card.parse("AH")) is Verdict.STANDS
    assert card_turned_in_dealing(turned=Card.parse("KS")) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.ombre.laws.3", "several faced Cards in dealing, there must be a new Deal"
)
@pytest.mark.quotes("academie.ombre.laws.3", "S'il y a plusieurs cartes tournées en donnant")
def test_several_faced_cards_make_a_new_deal() -> None:
    assert several_faced(faced=3) is Verdict.DEAL_AGAIN
    assert several_faced(faced=4) is Verdict.DEAL_AGAIN
    # The prose: with one or two the deal is continued on; more than two make a fresh deal.
    assert several_faced(faced=2) is Verdict.STANDS
    assert several_faced(faced=2, several=2) is Verdict.DEAL_AGAIN
    assert several_faced(faced=0) is Verdict.NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="faced=-1"):
        several_faced(faced=-1)


@pytest.mark.quotes(
    "bellecour.ombre.laws.4",
    "faced Card in the Stock, whatever Card it is",
    "before any one has asked if they play, or has named to play Sans Prendre",
)
@pytest.mark.quotes(
    "academie.ombre.laws.4",
    "quelle qu'elle soit",
    "avant qu'on ait demandé si on joue, ou que quelqu'un ait nommé pour jouer sans prendre",
)
def test_a_faced_card_of_the_stock_must_be_seen_before_anybody_speaks() -> None:
    assert faced_in_stock(faced=True) is Verdict.DEAL_AGAIN
    assert faced_in_stock(faced=True, asked=True) is Verdict.STANDS
    assert faced_in_stock(faced=True, named_sans_prendre=True) is Verdict.STANDS
    assert faced_in_stock(faced=True, asked=True, named_sans_prendre=True) is Verdict.STANDS
    assert faced_in_stock(faced=False) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.ombre.laws.5", "The Dealer cannot be the Ombre, if there is a faced Card"
)
@pytest.mark.quotes("academie.ombre.laws.5", "Celui qui mêle ne peut point jouer")
def test_the_dealer_may_not_play_with_a_faced_stock() -> None:
    assert stands_with_faced_stock(dealer=True, faced=True) is Penalty.MAY_NOT_PLAY
    assert stands_with_faced_stock(dealer=False, faced=True) is Penalty.NONE
    assert stands_with_faced_stock(dealer=True, faced=False) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.ombre.laws.6",
    "If the Dealer gives ten Cards, to either of the other Players, or to himself, he cannot be",
    "but either of the others may, first declaring",
)
@pytest.mark.quotes(
    "academie.ombre.laws.6",
    "Celui qui mêle & donne dix cartes, ou les prend pour lui, ne peut jouer du coup",
    "pour les deux autres ils peuvent jouer",
)
def test_who_dealt_ten_is_excluded_the_others_are_not() -> None:
    for cards, declared in itertools.product((9, 10), (False, True)):
        assert stands_when_ten_dealt(dealer=True, cards=cards, declared=declared) == EXCLUDED
    assert stands_when_ten_dealt(dealer=False, cards=9) == NO_FAULT
    assert stands_when_ten_dealt(dealer=False, declared=True) == NO_FAULT == Fault(Verdict.STANDS)


@pytest.mark.quotes(
    "bellecour.ombre.laws.6",
    "that they have ten Cards; otherwise they are beasted; and the Cards are played out",
)
@pytest.mark.quotes(
    "academie.ombre.laws.6",
    "sans quoi ils feroient la bête, & le coup achéveroit de se jouer",
)
def test_who_has_ten_and_does_not_declare_them_is_beasted_and_plays() -> None:
    assert stands_when_ten_dealt(dealer=False) == BEASTED
    assert stands_when_ten_dealt(dealer=False, cards=9, declared=False) == NO_FAULT
    for cards in (8, 11):
        with pytest.raises(ValueError, match="from 9 to 10"):
            stands_when_ten_dealt(dealer=False, cards=cards)


@pytest.mark.quotes(
    "bellecour.ombre.laws.7",
    "gives, or takes, only eight Cards, he cannot be Ombre; but either of the others may; first "
    "declaring that they have only eight Cards",
)
def test_who_dealt_eight_is_excluded_and_the_others_play() -> None:
    for cards, declared in itertools.product((8, 9), (False, True)):
        assert stands_when_eight_dealt(dealer=True, cards=cards, declared=declared) == EXCLUDED
    assert stands_when_eight_dealt(dealer=False, declared=True) == NO_FAULT
    assert stands_when_eight_dealt(dealer=False, cards=9) == NO_FAULT
    for cards in (7, 10):
        with pytest.raises(ValueError, match="from 8 to 9"):
            stands_when_eight_dealt(dealer=False, cards=cards)


@pytest.mark.quotes(
    "academie.ombre.laws.7",
    "Celui qui n'en donne ou prend que huit, ne peut jouer",
    "celui qui les a reçûes peut jouer, en avertissant auparavant qu'il n'a que huit cartes",
)
def test_in_french_he_plays_who_received_the_eight() -> None:
    for recues, averti in itertools.product((False, True), repeat=2):
        assert joue_avec_huit(mele=True, recues=recues, averti=averti) == EXCLUDED
    assert joue_avec_huit(mele=False, averti=True) == NO_FAULT


@pytest.mark.quotes("bellecour.ombre.laws.7", "either of the others may; first declaring")
@pytest.mark.quotes("academie.ombre.laws.7", "celui qui les a reçûes peut jouer")
def test_of_the_third_player_only_the_english_speaks() -> None:
    for averti in (False, True):
        third = joue_avec_huit(mele=False, recues=False, averti=averti)
        assert third == Fault(Verdict.NOT_SAID)
        assert str(third) == "the law does not say"
        assert stands_when_eight_dealt(dealer=False, cards=9, declared=averti) == NO_FAULT


@pytest.mark.quotes("bellecour.ombre.laws.7", "first declaring that they have only eight Cards")
@pytest.mark.quotes("academie.ombre.laws.7", "en avertissant auparavant qu'il n'a que huit cartes")
@pytest.mark.quotes("bellecour.ombre.laws.11", "without declaring that he has too many, or too few")
@pytest.mark.quotes("academie.ombre.laws.11", "sans avertir qu'il en a plus ou moins, fait la bête")
def test_that_he_is_beasted_who_is_silent_of_eight_is_from_law_xi() -> None:
    silent = speaks_with_a_wrong_hand(dealt=8, says=Says.ASKS_LEAVE, declares=False)
    assert silent is Penalty.BEAST
    assert stands_when_eight_dealt(dealer=False) == joue_avec_huit(mele=False) == BEASTED


@pytest.mark.quotes(
    "bellecour.ombre.laws.8",
    "may play Sans Prendre with those eight Cards; and so may he that has ten: but one of his "
    "Cards must be first drawn, or if he has ten Cards after taking in, one of them must likewise",
)
@pytest.mark.quotes(
    "academie.ombre.laws.8",
    "peut jouer sans prendre avec ses huit cartes",
    "mais il faut auparavant que l'on lui tire une carte de son jeu",
    "l'on en tireroit de même une s'il en avoit dix aprés avoir pris",
)
def test_eight_are_played_as_they_are_and_of_ten_one_is_drawn() -> None:
    assert [cards_drawn(cards=cards) for cards in (8, 9, 10)] == [0, 0, 1]
    for cards in (7, 11):
        with pytest.raises(ValueError, match="from 8 to 10"):
            cards_drawn(cards=cards)


@pytest.mark.quotes(
    "bellecour.ombre.laws.12", "gives more than ten Cards, to either of the Players, he must deal"
)
@pytest.mark.quotes("academie.ombre.laws.12", "donne plus de dix cartes à l'un des Joueurs, refait")
def test_more_than_ten_cards_make_a_new_deal() -> None:
    assert dealt_more_than_ten(dealt=(9, 11, 9)) is Verdict.DEAL_AGAIN
    assert dealt_more_than_ten(dealt=(9, 9, 12)) is Verdict.DEAL_AGAIN
    assert dealt_more_than_ten(dealt=(10, 10, 9)) is Verdict.NOTHING_FOLLOWS
    assert dealt_more_than_ten(dealt=(9, 9, 9)) is Verdict.NOTHING_FOLLOWS
    for dealt in ((11, 9), (9, 9, 9, 11)):
        with pytest.raises(ValueError, match="three numbers"):
            dealt_more_than_ten(dealt=dealt)
