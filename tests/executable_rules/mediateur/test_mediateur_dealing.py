"""Médiateur, before the cards are played: counters, seats, the favourite suit, the deal."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.mediateur.dealing import (
    BOX,
    PLACES,
    deals,
    deals_that_stand,
    dealt_out_of_turn,
    faced_in_dealing,
    first_dealer_by_cut,
    first_dealer_by_king,
    in_counters,
    may_be_dealt,
    seat_drawn,
)

BOXES = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


@pytest.mark.quotes(
    "academie.mediateur.equipment.1",
    "connues maintenant sous le nom de Fiches, égalent la valeur d'un mil",
)
@pytest.mark.quotes(
    "academie.mediateur.equipment.2",
    "elles ne font valeur que de sa dixiéme partie",
    "il en entre dix dans la composition de la boëte, & dix-neuf fiches, ce qui fait deux mils",
    "forment sept mils",
)
@pytest.mark.example("mediateur.kit")
def test_a_box_holds_seven_mils() -> None:
    assert in_counters(contrats=1) == in_counters(fiches=10) == in_counters(jettons=100) == 100
    assert in_counters(fiches=19, jettons=10) == in_counters(contrats=2)
    assert in_counters(**BOX) == in_counters(contrats=7) == 700
    # Bought without counters, a box has twenty fishes, of which one is changed.
    assert in_counters(contrats=5, fiches=20) == 700


@pytest.mark.quotes(
    "academie.mediateur.payment.1",
    "dix jettons égalent la valeur d'une fiche, que dix fiches sont équivalentes à un contrat",
    "en gagnant la valeur de quatre contrats, une fiche, six jettons; on demanderoit quatre cent"
    " seize",
)
@pytest.mark.example("mediateur.four-hundred-and-sixteen")
def test_four_contracts_a_fish_and_six_counters_are_416() -> None:
    assert in_counters(contrats=4, fiches=1, jettons=6) == 416
    for fact in ("contrats", "fiches", "jettons"):
        with pytest.raises(ValueError, match=f"{fact}=-1"):
            in_counters(**{fact: -1})


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.1",
    "la Dame est à sa droite, le Valet ensuite, de façon que l'As se trouve à la gauche du Roi",
)
@pytest.mark.quotes(
    "bellecour.mediateur.places.1",
    "the Queen sits at his right hand, the Knave next the Queen, and the Ace on the left of the"
    " King",
)
def test_the_seats_by_king_queen_knave_and_ace() -> None:
    for king in range(4):
        seats = [seat_drawn(card=card, king=king) for card in PLACES]
        assert seats == [(king + steps) % 4 for steps in range(4)]
    assert [seat_drawn(card=card, king=0) for card in (Rank.QUEEN, Rank.ACE)] == [1, 3]
    with pytest.raises(ValueError, match="card may be KING, QUEEN, KNAVE or ACE"):
        seat_drawn(card=Rank.TWO, king=0)


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.2",
    "la derniére carte qui s'est trouvée dans la portion séparée est cœur: cœur sera la favorite",
    "doit mêler les cartes pour le premier coup",
)
@pytest.mark.example("mediateur.favourite-by-cut")
def test_a_heart_at_the_bottom_makes_hearts_favourite_and_their_player_deal() -> None:
    bottom = Card.parse("4H")
    assert first_dealer_by_cut(bottom=bottom, suits=BOXES) == (Suit.HEARTS, 2)
    for rank, suit in product((Rank.KING, Rank.TWO), Suit):
        favourite, seat = first_dealer_by_cut(bottom=Card(rank, suit), suits=BOXES)
        assert favourite is suit is BOXES[seat]
    with pytest.raises(ValueError, match="suits may be the four suits"):
        first_dealer_by_cut(bottom=bottom, suits=(Suit.HEARTS,) * 4)


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.3",
    "un Roi dont la couleur détermine la favorite pour toute la partie",
    "celui devant lequel tombe ce Roi, doit alors commencer",
)
def test_the_first_king_turned_makes_the_favourite_and_the_dealer() -> None:
    turned = cards("2S QH 7D 4C AS KC KD")
    assert first_dealer_by_king(turned=turned) == (Suit.CLUBS, 1)
    assert first_dealer_by_king(turned=turned, first=3) == (Suit.CLUBS, 0)
    assert first_dealer_by_king(turned=cards("KD")) == (Suit.DIAMONDS, 0)
    with pytest.raises(ValueError, match="turned may not be without a King"):
        first_dealer_by_king(turned=cards("2S QH"))


@pytest.mark.quotes(
    "academie.mediateur.dealing.1",
    "dix cartes par deux fois trois & une fois quatre",
    "de donner deux fois quatre & une fois deux",
)
def test_ten_cards_are_dealt_by_twice_three_and_once_four() -> None:
    for packets in ((3, 3, 4), (3, 4, 3), (4, 3, 3)):
        assert may_be_dealt(packets=packets)
    for packets in ((4, 4, 2), (3, 3, 3, 1), (10,), (5, 5), (3, 3), ()):
        assert not may_be_dealt(packets=packets)


@pytest.mark.quotes("academie.mediateur.dealing.2", "On entend par tour, quatre coups joués")
def test_a_tour_is_four_deals_and_a_party_forty() -> None:
    # "Une partie qui est pour le moins de quarante coups", says the page before.
    assert (deals(tours=1), deals()) == (4, 40)
    with pytest.raises(ValueError, match="tours=0"):
        deals(tours=0)


@pytest.mark.quotes(
    "academie.mediateur.dealing.3",
    "qu'il reste encore quelques cartes à distribuer lorsqu'on s'en aperçoit, le coup devient nul",
)
def test_out_of_turn_is_void_while_cards_are_left_to_deal() -> None:
    turn = dealt_out_of_turn(dealer=2, ought=1, all_dealt=False)
    assert (turn.verdict, turn.dealers) == (Verdict.VOID, (1, 2, 3, 0))
    assert turn.poulans is None


@pytest.mark.quotes(
    "academie.mediateur.dealing.4",
    "quelques-uns des jeux levés, alors le coup est valable",
    "celui qui a fait hors de son rang, doit mettre les poulans",
    "il n'est condamné à aucune punition",
    "fera le coup suivant",
    "la main passe à celui qui le suit",
)
def test_out_of_turn_stands_when_hands_are_taken_up_and_his_turn_is_passed_over() -> None:
    turn = dealt_out_of_turn(dealer=3, ought=1, all_dealt=True)
    assert (turn.verdict, turn.dealers) == (Verdict.STANDS, (1, 2, 0))
    assert (turn.poulans, turn.penalty) == (3, Penalty.NONE)
    assert dealt_out_of_turn(dealer=2, ought=1, all_dealt=True).dealers == (1, 3, 0)
    unsaid = dealt_out_of_turn(dealer=2, ought=1, all_dealt=True, hands_taken_up=False)
    assert (unsaid.verdict, unsaid.dealers) == (Verdict.NOT_SAID, ())
    with pytest.raises(ValueError, match="dealer=1 cannot be: it is the seat that ought to deal"):
        dealt_out_of_turn(dealer=1, ought=1, all_dealt=True)
    for dealer, ought, fact in ((4, 0, "dealer=4"), (-1, 0, "dealer=-1"), (0, 4, "ought=4")):
        with pytest.raises(ValueError, match=fact):
            dealt_out_of_turn(dealer=dealer, ought=ought, all_dealt=True)
    with pytest.raises(ValueError, match="ought=-1"):
        dealt_out_of_turn(dealer=0, ought=-1, all_dealt=True)


@pytest.mark.quotes(
    "academie.mediateur.dealing.5",
    "deux cartes semblables dans un jeu, le coup seroit nul, si on s'en apercevoit avant",
    "seroient valables",
)
def test_two_like_cards_make_the_deal_void_and_those_before_it_stand() -> None:
    assert deals_that_stand(deals_played=5, twice=True) == 4
    assert deals_that_stand(deals_played=5, twice=True, seen_before_the_end=False) == 5
    assert deals_that_stand(deals_played=5, twice=False) == 5
    assert deals_that_stand(deals_played=1, twice=True) == 0
    with pytest.raises(ValueError, match="deals_played=0"):
        deals_that_stand(deals_played=0, twice=True)


@pytest.mark.quotes("academie.mediateur.dealing.6", "une carte tournée, il faut refaire")
def test_for_a_faced_card_they_deal_again() -> None:
    assert [faced_in_dealing(faced=faced) for faced in (0, 1, 2)] == [
        Verdict.NOTHING_FOLLOWS,
        Verdict.DEAL_AGAIN,
        Verdict.DEAL_AGAIN,
    ]
    with pytest.raises(ValueError, match="faced=-1"):
        faced_in_dealing(faced=-1)
