"""Ombre XXXII, XXXIII, XXXV, XXXVI, XXXVIII, XXXIX, XLI, XLIV: cards shown, Games taken."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.ombre.turns import (
    Seen,
    beasts_for_each_renounce,
    card_of_the_suit_told,
    card_seen_by_ombre,
    game_taken_from,
    may_demand_gano,
    montre_son_jeu,
    played_over_at_ombre,
    prejudices_ombre,
    shows_his_game,
    takes_from_a_game,
)
from executable_rules.quadrille.beast_laws import beasts_for_renouncing, shews_his_hand
from executable_rules.quadrille.turns import Asks, may_ask_his_friend, shewn_card

BEASTS = [Forfeit(count, Unit.BEAST) for count in range(4)]


@pytest.mark.quotes(
    "bellecour.ombre.laws.32",
    "if he that is not to play, should play a Card that is likely to prejudice the Ombre, he is "
    "beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.32",
    "Celui cependant qui n'étant pas à jouer jetteroit sur le tapis une carte qui probablement "
    "pourroit nuire à l'hombre, feroit la bête.",
)
def test_a_card_out_of_turn_that_may_prejudice_the_ombre_beasts() -> None:
    assert prejudices_ombre(his_turn=False, likely_to_prejudice=True) is Penalty.BEAST
    assert prejudices_ombre(his_turn=False, likely_to_prejudice=False) is Penalty.NONE
    assert prejudices_ombre(his_turn=True, likely_to_prejudice=True) is Penalty.NONE


HAND = cards("KH 7H QC 5S")


def seen(card: str, trick: str = "", prejudices: bool = True) -> Seen:
    return card_seen_by_ombre(
        card=Card.parse(card),
        hand=HAND,
        trick=cards(trick),
        trump=Suit.DIAMONDS,
        prejudices=prejudices,
    )


@pytest.mark.quotes(
    "bellecour.ombre.laws.33",
    "he has no right to call it, unless by being seen, it may prejudice his Game, in which case "
    "he is obliged to play it",
)
@pytest.mark.quotes(
    "academie.ombre.laws.33",
    "n'est pas en droit de la demander, à moins qu'étant vuë elle puisse préjudicier à son jeu",
    "celui qui a montré sa carte est obligé de la jouer",
)
def test_the_ombre_calls_a_card_seen_only_if_it_may_prejudice_him() -> None:
    free = Seen(card=Verdict.NEED_NOT_PLAY, penalty=Penalty.NONE)
    assert seen("KH", prejudices=False) == free
    assert seen("QC", "6H", prejudices=False) == free
    assert seen("KH") == Seen(card=Verdict.MUST_PLAY, penalty=Penalty.NONE)
    with pytest.raises(ValueError, match="card="):
        seen("KC")


@pytest.mark.quotes(
    "bellecour.ombre.laws.33",
    "if he can do it without renouncing; if he cannot, he does not play it, but is beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.33",
    "s'il le peut sans renoncer, sinon il ne la jouera pas, mais il fera la bête",
)
def test_if_he_must_renounce_to_play_it_he_keeps_it_and_is_beasted() -> None:
    must = Seen(card=Verdict.MUST_PLAY, penalty=Penalty.NONE)
    beasted = Seen(card=Verdict.KEEPS, penalty=Penalty.BEAST)
    assert [seen(card, "6H") for card in ("KH", "7H", "QC", "5S")] == [
        must,
        must,
        beasted,
        beasted,
    ]
    assert seen("QC", "6D") == must


@pytest.mark.quotes("bellecour.ombre.laws.33", "is beasted")
@pytest.mark.quotes("bellecour.quadrille.laws.17", "is obliged to play it")
def test_quadrille_has_no_beast_for_a_card_shewn() -> None:
    assert shewn_card(shewn=True, prejudices=True, informs=False) is Verdict.MUST_PLAY
    assert seen("QC", "6H").penalty is Penalty.BEAST


@pytest.mark.quotes(
    "bellecour.ombre.laws.35",
    "each paying one half of the Beast; and so he that instead of taking from the Stock, takes "
    "from the Game of another Player",
)
@pytest.mark.quotes(
    "academie.ombre.laws.35",
    "de même celui qui au lieu de prendre le talon, prendroit le jeu d'un tiers",
)
def test_who_takes_from_a_game_shares_the_beast() -> None:
    assert takes_from_a_game(beast=27, from_stock=False) == (Fraction(27, 2), Fraction(27, 2))
    assert takes_from_a_game(beast=27, from_stock=True) == (Fraction(0), Fraction(0))


@pytest.mark.quotes(
    "bellecour.ombre.laws.35",
    "the Game is to be replaced, in its proper order",
    "if it is so confounded, that it cannot be replaced, it is at the option of the Ombre to have "
    "a new Deal",
)
@pytest.mark.quotes(
    "academie.ombre.laws.35",
    "faire remettre le jeu comme il étoit",
    "s'il étoit confondu de maniere à ne pouvoir être remis, il dépendroit de l'hombre de refaire",
)
def test_the_game_is_replaced_or_the_ombre_chooses() -> None:
    assert game_taken_from(confounded=False) is Verdict.TAKES_BACK
    assert game_taken_from(confounded=False, ombre_deals_again=True) is Verdict.TAKES_BACK
    assert game_taken_from(confounded=True, ombre_deals_again=True) is Verdict.DEAL_AGAIN
    assert game_taken_from(confounded=True) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.ombre.laws.36",
    "is beasted as often as he renounces, if it is perceived at the time that he makes",
    "if the Cards are all played, he makes but one Beast, tho' he may have made several Renounces",
)
def test_a_beast_for_each_renounce_or_one_when_all_is_played() -> None:
    assert [beasts_for_each_renounce(renounces=count) for count in range(4)] == BEASTS
    played = [beasts_for_each_renounce(renounces=count, all_played=True) for count in range(4)]
    assert played == [BEASTS[count] for count in (0, 1, 1, 1)]
    with pytest.raises(ValueError, match="renounces=-1"):
        beasts_for_each_renounce(renounces=-1)


@pytest.mark.quotes("bellecour.ombre.laws.36", "if the Cards are all played")
@pytest.mark.quotes("bellecour.quadrille.laws.22", "and the Cards are mixed")
def test_quadrille_gives_time_until_the_cards_are_mixed() -> None:
    # All is played, and nothing mixed.
    assert beasts_for_each_renounce(renounces=2, all_played=True) == BEASTS[1]
    assert beasts_for_renouncing(renounces=2, cards_mixed=False) == BEASTS[2]


@pytest.mark.quotes(
    "bellecour.ombre.laws.38",
    "If the Renounce prejudices the Game, and the Coup is not finished",
    "the Game begun from where the Renounce was made",
)
@pytest.mark.quotes(
    "academie.ombre.laws.38",
    "Si la renonce préjudicie au jeu, & que le coup ne soit pas achevé de jouer",
    "& le recommencer à la levée où la renonce a été faite",
)
def test_it_is_played_over_from_the_trick_of_a_renounce_that_did_harm() -> None:
    assert played_over_at_ombre(renounced_in=3, played=3, prejudicial=True) == 3
    assert played_over_at_ombre(renounced_in=1, played=8, prejudicial=True) == 1
    assert played_over_at_ombre(renounced_in=3, played=5, prejudicial=False) is None
    for renounced_in, played in ((0, 3), (4, 3), (1, 0), (1, 10)):
        with pytest.raises(ValueError, match="cannot be"):
            played_over_at_ombre(renounced_in=renounced_in, played=played, prejudicial=True)


@pytest.mark.quotes(
    "bellecour.ombre.laws.38", "if the Coup is finished, it cannot be played over again"
)
@pytest.mark.quotes(
    "academie.ombre.laws.38", "si le coup est achevé de jouer, on ne reprend plus le jeu"
)
def test_not_when_the_nine_tricks_are_played() -> None:
    assert played_over_at_ombre(renounced_in=3, played=8, prejudicial=True) == 3
    assert played_over_at_ombre(renounced_in=3, played=9, prejudicial=True) is None
    assert played_over_at_ombre(renounced_in=9, played=9, prejudicial=True) is None


@pytest.mark.quotes("bellecour.ombre.laws.39", "but he cannot take up the Card that he has played")
@pytest.mark.quotes(
    "academie.ombre.laws.39", "mais il ne sçauroit reprendre sa carte qui seroit bien jouée"
)
def test_the_card_of_the_suit_told_is_well_played() -> None:
    assert card_of_the_suit_told(asked=True) is Verdict.STANDS
    assert card_of_the_suit_told(asked=False) is Verdict.NOT_SAID


@pytest.mark.quotes(
    "bellecour.ombre.laws.41", "He who shows his Game before the Coup is finished, is beasted."
)
def test_who_shows_his_game_before_the_deal_is_finished_is_beasted() -> None:
    assert shows_his_game(finished=False) is Penalty.BEAST
    assert shows_his_game(finished=True) is Penalty.NONE


@pytest.mark.quotes(
    "academie.ombre.laws.41",
    "Celui qui montre son jeu avant que le coup soit gagné, fait la bête.",
)
def test_in_french_before_it_is_won() -> None:
    assert montre_son_jeu(gagne=False) is Penalty.BEAST
    assert montre_son_jeu(gagne=True) is Penalty.NONE


@pytest.mark.quotes("bellecour.ombre.laws.41", "before the Coup is finished")
@pytest.mark.quotes("academie.ombre.laws.41", "avant que le coup soit gagné")
@pytest.mark.quotes("bellecour.quadrille.laws.27", "unless he plays Sans Prendre, or alone")
def test_the_books_and_the_games_differ_of_a_game_shown() -> None:
    # The deal is won, and tricks are left to play.
    assert shows_his_game(finished=False) is Penalty.BEAST
    assert montre_son_jeu(gagne=True) is Penalty.NONE
    # The deal is not won: at Quadrille he who plays alone may show, at Ombre he may not.
    assert shews_his_hand(game_won=False, alone=True) is Penalty.NONE
    assert montre_son_jeu(gagne=False) is Penalty.BEAST


@pytest.mark.quotes(
    "bellecour.ombre.laws.44", "The Ombre is not, upon any account, to demand Gano."
)
@pytest.mark.quotes("academie.ombre.laws.44", "L'hombre ne peut en aucune maniere demander gano.")
@pytest.mark.quotes("seymour.ombre.laws.44", "The Ombre is never to call Gano.")
def test_the_ombre_may_not_demand_gano() -> None:
    assert may_demand_gano(ombre=True) is False
    assert may_demand_gano(ombre=False) is True


@pytest.mark.quotes("bellecour.ombre.laws.44", "The Ombre is not, upon any account")
@pytest.mark.quotes("bellecour.quadrille.laws.14", "to demand Gano of your friend")
def test_those_who_defend_may_at_ombre_and_not_at_quadrille() -> None:
    assert may_demand_gano(ombre=False) is True
    assert may_ask_his_friend(asks=Asks.GANO) is False
