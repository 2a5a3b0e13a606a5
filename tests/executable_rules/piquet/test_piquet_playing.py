"""Piquet, laws IV, XVIII, XIX and XXIV: playing the cards."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet.playing import (
    Mixed,
    ShortHand,
    Thrown,
    card_played,
    jette_ses_cartes,
    plays_with_few,
    short_hand,
    suit_to_lead,
    throws_down,
    throws_down_the_last,
)


@pytest.mark.quotes(
    "bellecour.piquet.laws.4",
    "He who plays with less than twelve Cards, may count all that he has; the playing with too "
    "few Cards being no fault",
)
@pytest.mark.quotes(
    "academie.piquet.laws.4",
    "peut compter tout ce qu'il a dans son jeu",
    "point de faute à jouer avec moins de cartes",
)
@pytest.mark.parametrize("few", [11, 10, 1])
def test_playing_with_few_is_no_fault(few: int) -> None:
    assert plays_with_few(cards=few) is Penalty.NONE
    assert plays_with_few(cards=12) is Penalty.NONE
    assert plays_with_few(cards=13) is Penalty.COUNTS_NOTHING


@pytest.mark.quotes("bellecour.piquet.laws.4", "plays with less than twelve")
@pytest.mark.quotes("academie.piquet.laws.4", "Qui prend moins de cartes ou s'en trouve moins")
def test_taken_few_or_found_few_it_is_one() -> None:
    # The French has two ways of it, the English one; the fact is how many he plays with.
    assert plays_with_few(cards=11) is Penalty.NONE


@pytest.mark.quotes_reason("bellecour.piquet.laws.4", "this law is less rigid than the last")
@pytest.mark.quotes_reason("academie.piquet.laws.4", "moins rigide sur cette regle")
def test_it_is_less_rigid_than_the_law_of_too_many() -> None:
    assert plays_with_few(cards=11) is Penalty.NONE
    assert plays_with_few(cards=13) is Penalty.COUNTS_NOTHING


@pytest.mark.quotes(
    "bellecour.piquet.laws.4",
    "his adversary always counts the last Card, and consequently cannot be capoted",
)
@pytest.mark.quotes("academie.piquet.laws.4", "son adversaire compte toujours la derniére")
def test_the_adversary_counts_the_last_card_and_is_not_capoted() -> None:
    assert short_hand(cards=11, adversary_won=0) == ShortHand(11, 1, False)
    assert short_hand(cards=11, adversary_won=5) == ShortHand(6, 6, False)


@pytest.mark.quotes(
    "bellecour.piquet.laws.4",
    "which he that has not twelve Cards must be if his adversary should win the eleven first "
    "Tricks; he having nothing to play to the twelfth",
)
@pytest.mark.quotes("academie.piquet.laws.4", "les onze premiéres levées", "fournir à la douziéme")
def test_who_loses_eleven_tricks_is_capoted_for_the_twelfth() -> None:
    assert short_hand(cards=11, adversary_won=11) == ShortHand(0, 12, True)
    assert short_hand(cards=11, adversary_won=10) == ShortHand(1, 11, False)
    assert short_hand(cards=9, adversary_won=11) == ShortHand(0, 12, True)
    assert short_hand(cards=1, adversary_won=10) == ShortHand(1, 11, False)


@pytest.mark.quotes(
    "bellecour.piquet.laws.4",
    "He who plays with less than twelve Cards",
    "if his adversary should win the eleven first Tricks",
)
@pytest.mark.quotes("academie.piquet.laws.4", "si son adversaire faisoit les onze premiéres levées")
@pytest.mark.quotes_reason("bellecour.piquet.laws.4", "plays with eleven Cards or less")
@pytest.mark.quotes_reason("academie.piquet.laws.4", "n'a que onze cartes ou moins")
@pytest.mark.parametrize(("few", "won"), [(12, 5), (0, 11), (11, 12), (10, 0), (11, -1)])
def test_of_twelve_cards_or_other_tricks_the_law_does_not_speak(few: int, won: int) -> None:
    with pytest.raises(ValueError, match=r"1 to 11|\b[01] to 11 of the eleven first"):
        short_hand(cards=few, adversary_won=won)


@pytest.mark.quotes(
    "bellecour.piquet.laws.18",
    "Every Card that is separated, and has touched the board, is judged to be played",
)
@pytest.mark.quotes("academie.piquet.laws.18", "Toute carte", "est censée jouée")
def test_a_card_on_the_board_is_played() -> None:
    ace, rest = Card.parse("AS"), cards("KH 7D")
    assert card_played(card=ace, hand=rest) is Verdict.STANDS
    assert card_played(card=ace, hand=rest, touched_board=False) is Verdict.MAY_TAKE_BACK
    assert card_played(card=ace, hand=rest, quitted=False) is Verdict.MAY_TAKE_BACK
    assert card_played(card=ace, hand=rest, led=Suit.SPADES) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.piquet.laws.18",
    "and you have one of the Suit; in that case you are permitted to take it up, and play one of "
    "the right Suit",
)
@pytest.mark.quotes("academie.piquet.laws.18", "en ce cas il est permis de la reprendre")
def test_who_has_the_suit_takes_the_wrong_card_up() -> None:
    wrong, rest = Card.parse("AS"), cards("KH 7D")
    assert card_played(card=wrong, hand=rest, led=Suit.HEARTS) is Verdict.TAKES_BACK
    assert card_played(card=wrong, hand=rest, led=Suit.CLUBS) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.piquet.laws.18",
    "if you have none of the Suit led, and play a Card that you did not intend, you are not "
    "admitted to take it again, after you have once quitted it",
)
@pytest.mark.quotes("academie.piquet.laws.18", "lâchée de la main")
def test_who_has_it_not_cannot_take_back_what_he_has_quitted() -> None:
    card, rest = Card.parse("AS"), cards("KH 7D")
    stands = card_played(card=card, hand=rest, led=Suit.CLUBS, touched_board=False)
    assert stands is Verdict.STANDS
    held = card_played(card=card, hand=rest, led=Suit.CLUBS, quitted=False)
    assert held is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes(
    "bellecour.piquet.laws.19",
    "afterwards does not play that Suit",
    "to oblige him to play in such Suit as he shall find convenient",
)
@pytest.mark.quotes(
    "academie.piquet.laws.19", "je jouerai de telle couleur", "il trouvera à propos"
)
def test_who_plays_another_suit_than_he_named_plays_what_the_adversary_likes() -> None:
    spades, hearts, clubs = Suit.SPADES, Suit.HEARTS, Suit.CLUBS
    assert suit_to_lead(named=spades, leads=hearts, adversary_wishes=clubs, left=1) is clubs
    assert suit_to_lead(named=spades, leads=hearts, adversary_wishes=hearts, left=2) is hearts
    assert suit_to_lead(named=spades, leads=spades, adversary_wishes=clubs, left=1) is spades


@pytest.mark.quotes("bellecour.piquet.laws.19", "to see the Cards that the Dealer has left")
@pytest.mark.quotes("academie.piquet.laws.19", "le dernier lorsqu'il en laisse")
def test_when_the_dealer_left_none_there_is_nothing_to_see() -> None:
    # Only the French says when he leaves any; the English takes it for granted.
    with pytest.raises(ValueError, match="no card to see"):
        suit_to_lead(named=Suit.CLUBS, leads=Suit.CLUBS, adversary_wishes=Suit.CLUBS, left=0)


@pytest.mark.quotes(
    "bellecour.piquet.laws.24",
    "throws down his Cards and mixes them with the Stock, loses the Party",
)
@pytest.mark.quotes("academie.piquet.laws.24", "qu'on brouille avec le talon", "la partie")
def test_who_throws_down_and_mixes_loses_the_party() -> None:
    assert throws_down(mixed_by=Mixed.HE) is Thrown.LOSES_PARTY
    assert jette_ses_cartes(brouille_par=Mixed.HE) is Thrown.LOSES_PARTY


@pytest.mark.quotes("bellecour.piquet.laws.24", "and mixes them with the Stock")
@pytest.mark.quotes("academie.piquet.laws.24", "qu'on brouille")
def test_in_the_french_whoever_mixes_them() -> None:
    assert throws_down(mixed_by=Mixed.ADVERSARY) is Thrown.KEEPS_DOWN
    assert jette_ses_cartes(brouille_par=Mixed.ADVERSARY) is Thrown.LOSES_PARTY


@pytest.mark.quotes(
    "bellecour.piquet.laws.24",
    "if his Cards are not mixed, he has a right, provided the other Player has not mixed his",
)
@pytest.mark.quotes("academie.piquet.laws.24", "mais si rien n'est mêlé il y peut revenir")
def test_unmixed_he_takes_them_up_again() -> None:
    assert throws_down(mixed_by=Mixed.NOBODY) is Thrown.TAKES_UP
    assert throws_down(mixed_by=Mixed.NOBODY, other_has_mixed=True) is Thrown.KEEPS_DOWN
    assert jette_ses_cartes(brouille_par=Mixed.NOBODY) is Thrown.TAKES_UP
    closed = jette_ses_cartes(brouille_par=Mixed.NOBODY, autre_brouille=True)
    assert closed is Thrown.KEEPS_DOWN


@pytest.mark.quotes(
    "bellecour.piquet.laws.24",
    "a Player having two or three Cards left, thinks that his adversary has better, and throws "
    "them down altogether",
    "tho' they are inferior, win those thrown down",
)
@pytest.mark.quotes("academie.piquet.laws.24", "quoique ses cartes soient inférieures")
@pytest.mark.parametrize("left", [2, 3])
def test_the_last_two_or_three_thrown_down_are_lost(left: int) -> None:
    assert throws_down_the_last(cards_left=left) == left
    for other in (1, 4):
        with pytest.raises(ValueError, match="two or three"):
            throws_down_the_last(cards_left=other)


@pytest.mark.quotes("bellecour.piquet.laws.24", "the other Party then shows his Cards")
@pytest.mark.quotes("academie.piquet.laws.24", "montre alors ses cartes")
def test_the_other_wins_them_when_he_shows_his_own() -> None:
    # In the English he shows them; the French says: if he does.
    assert throws_down_the_last(cards_left=3, adversary_shows=True) == 3
    assert throws_down_the_last(cards_left=3, adversary_shows=False) == 0
