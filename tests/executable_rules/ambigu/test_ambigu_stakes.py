"""Ambigu, laws V-VIII: no credit, demanding, the purse, and the value that is always paid."""

from __future__ import annotations

import pytest

from executable_rules.ambigu.stakes import (
    decave_de_nouveau,
    joue_comptant,
    may_demand,
    may_go_for,
    paie_la_valeur,
    pays_nevertheless,
    takes_from_purse,
)
from executable_rules.mechanics.cards import cards

VALUES = {
    "9S 10S 5H 6D": 1,
    "10S 10H 9D AC": 2,
    "10S 10H 9D 2C": 3,
    "5S 6S 7S 7H": 3,
    "10S 10H 10D 4S": 4,
    "2H 4H 6H 8H": 5,
    "AS AH AD 4C": 6,
    "10S 10H 10D 4C": 7,
    "5S 6S 7S 9S": 8,
    "7S 7H 7D 7C": 10,
    "8S 8H 8D 8C": 11,
    "10S": 0,
}


@pytest.mark.quotes(
    "bellecour.ambigu.laws.5",
    "This Game is not to be played on credit",
    "a Player is not to go for more than he has Stakes",
)
def test_nobody_goes_for_more_than_he_has_stakes() -> None:
    assert may_go_for(counters=9, stakes=10) is True
    assert may_go_for(counters=10, stakes=10) is True
    assert may_go_for(counters=11, stakes=10) is False
    assert may_go_for(counters=1, stakes=0) is False
    with pytest.raises(ValueError, match="counters=0"):
        may_go_for(counters=0, stakes=10)
    with pytest.raises(ValueError, match="stakes=-1"):
        may_go_for(counters=1, stakes=-1)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.5",
    "you are first to decave, that is, give out fresh Counters, for which he is to pay before he "
    "plays",
)
def test_with_fresh_counters_he_may_if_he_has_paid_for_them() -> None:
    assert may_go_for(counters=11, stakes=10, decaved=1, paid=True) is True
    assert may_go_for(counters=12, stakes=10, decaved=1, paid=True) is False
    assert may_go_for(counters=11, stakes=10, decaved=1, paid=False) is False
    assert may_go_for(counters=11, stakes=10, decaved=1) is False
    assert may_go_for(counters=11, stakes=10, paid=True) is False
    assert may_go_for(counters=10, stakes=10, paid=True) is True


@pytest.mark.quotes(
    "academie.ambigu.laws.5",
    "On ne doit point à ce jeu faire de crédit; c'est-à-dire, ne pas jouer hors de la reprise d'un "
    "Joueur, que comptant.",
)
def test_beyond_the_reprise_the_french_plays_for_ready_money() -> None:
    assert joue_comptant(jettons=10, reprise=10) is True
    assert joue_comptant(jettons=11, reprise=10) is False
    assert joue_comptant(jettons=11, reprise=10, comptant=True) is True
    assert joue_comptant(jettons=1, reprise=0) is False
    with pytest.raises(ValueError, match="jettons=0"):
        joue_comptant(jettons=0, reprise=0)
    with pytest.raises(ValueError, match="reprise=-1"):
        joue_comptant(jettons=1, reprise=-1)


@pytest.mark.quotes(
    "academie.ambigu.laws.5",
    "si un Joueur qui a perdu sa reprise veut jouer encore, décaver de nouveau; c'est-à-dire, "
    "reprendre de nouvelles marques qu'il doit payer auparavant",
)
def test_who_lost_his_reprise_takes_new_marks_and_pays_before() -> None:
    assert decave_de_nouveau(reste=0, marques=20, paye_auparavant=True) == 20
    assert decave_de_nouveau(reste=0, marques=20, paye_auparavant=False) == 0
    assert decave_de_nouveau(reste=1, marques=20, paye_auparavant=True) == 1
    assert decave_de_nouveau(reste=0, marques=1, paye_auparavant=True) == 1
    with pytest.raises(ValueError, match="marques=0"):
        decave_de_nouveau(reste=0, marques=0, paye_auparavant=True)
    with pytest.raises(ValueError, match="reste=-1"):
        decave_de_nouveau(reste=-1, marques=20, paye_auparavant=True)


@pytest.mark.quotes("bellecour.ambigu.laws.5", "you are first to decave")
@pytest.mark.quotes("academie.ambigu.laws.5", "un Joueur qui a perdu sa reprise")
def test_the_books_differ_on_who_may_decave() -> None:
    # Three left, he would go for five: by the English he decaves, by the French not yet.
    assert may_go_for(counters=5, stakes=3, decaved=2, paid=True) is True
    assert decave_de_nouveau(reste=3, marques=2, paye_auparavant=True) < 5


@pytest.mark.quotes(
    "bellecour.ambigu.laws.6",
    "You have a right to demand what you have won, till the Cards are cut for the next Deal, but "
    "not afterwards.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.6",
    "On peut demander ce qu'on a gagné jusqu'à ce qu'on ait coupé pour le jeu suivant, aprés quoi "
    "on n'y est plus reçû.",
)
def test_what_was_won_is_demanded_till_the_cut() -> None:
    assert may_demand(won=7, cut_for_next=False) == 7
    assert may_demand(won=7, cut_for_next=True) == 0
    assert may_demand(won=0, cut_for_next=False) == 0
    with pytest.raises(ValueError, match="won=-1"):
        may_demand(won=-1, cut_for_next=False)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.7",
    "It is not permitted to take any money from your purse, or to borrow any, after you have seen "
    "the third Card",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.7",
    "Il n'est pas permis de tirer de l'argent de sa poche, ni d'en emprunter aprés avoir vû la "
    "troisiéme carte",
)
def test_nothing_from_the_purse_after_the_third_card() -> None:
    taken = [takes_from_purse(counters=20, cards_seen=seen) for seen in range(5)]
    assert taken == [20, 20, 20, 0, 0]
    with pytest.raises(ValueError, match="from 0 to 4"):
        takes_from_purse(counters=20, cards_seen=5)
    with pytest.raises(ValueError, match="from 0 to 4"):
        takes_from_purse(counters=20, cards_seen=-1)


@pytest.mark.quotes(
    "bellecour.ambigu.laws.7",
    "after seeing the first two Cards",
    "you may do it, when any one deals again",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.7",
    "sur les deux premieres, on peut le faire quand quelqu'un fait battre",
)
def test_after_two_cards_it_is_done_when_any_one_deals_again() -> None:
    assert takes_from_purse(counters=20, cards_seen=2, deals_again=True) == 20
    assert takes_from_purse(counters=20, cards_seen=2, deals_again=False) == 0
    assert takes_from_purse(counters=20, cards_seen=1, deals_again=False) == 20


@pytest.mark.quotes(
    "bellecour.ambigu.laws.7", "stake what you think proper, by saying, I have so many Counters"
)
@pytest.mark.quotes(
    "academie.ambigu.laws.7", "caver de ce qu'on voudra, disant: j'en suis de tant de jettons"
)
def test_he_stakes_what_he_pleases_by_saying_so() -> None:
    assert takes_from_purse(counters=1, cards_seen=2) == 1
    with pytest.raises(ValueError, match="counters=0"):
        takes_from_purse(counters=0, cards_seen=2)
    assert takes_from_purse(counters=999, cards_seen=2) == 999
    assert takes_from_purse(counters=999, cards_seen=2, says_so=False) == 0


@pytest.mark.quotes(
    "bellecour.ambigu.laws.8",
    "Tho' you have nothing remaining before you, or that all is engaged on the Revy, you pay "
    "nevertheless the value of the Game to him that wins it; that is, the value of the Point, "
    "Prime, Sequence, Flux or Tricon, &c.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.8",
    "Quoiqu'on n'ait rien de reste devant soi, ou que tout soit engagé au renvi, on ne laisse pas "
    "de payer la valeur du jeu à celui qui le gagne; c'est-à-dire, ce que valent les points, "
    "primes, séquences, flux ou tricons, &c.",
)
def test_the_value_of_the_game_is_paid_by_him_too_who_has_nothing() -> None:
    for hand, counters in VALUES.items():
        game = cards(hand)
        assert pays_nevertheless(game=game, remaining=0) == counters, hand
        assert pays_nevertheless(game=game, remaining=1) == counters
        assert paie_la_valeur(jeu=game, reste=0, des_vades_ou_renvis=True) == counters
        assert paie_la_valeur(jeu=game, reste=9, des_vades_ou_renvis=True) == counters
    with pytest.raises(ValueError, match="remaining=-1"):
        pays_nevertheless(game=cards("4S 5S"), remaining=-1)
    with pytest.raises(ValueError, match="reste=-1"):
        paie_la_valeur(jeu=cards("4S 5S"), reste=-1, des_vades_ou_renvis=True)


@pytest.mark.quotes("bellecour.ambigu.laws.8", "all except the Vades, and the Revys")
def test_the_english_excepts_the_vades_and_the_revys() -> None:
    flux = cards("2H 4H 6H 8H")
    assert pays_nevertheless(game=flux, remaining=0, vades_and_revys=6) == 5
    assert pays_nevertheless(game=flux, remaining=1, vades_and_revys=6) == 11
    with pytest.raises(ValueError, match="vades_and_revys=-1"):
        pays_nevertheless(game=flux, remaining=1, vades_and_revys=-1)


@pytest.mark.quotes("academie.ambigu.laws.8", "encore qu'on ne fût pas des vades ni des renvis")
def test_in_the_french_he_too_pays_who_was_not_of_them() -> None:
    assert paie_la_valeur(jeu=cards("2H 4H 6H 8H"), reste=9, des_vades_ou_renvis=False) == 5
    assert paie_la_valeur(jeu=cards("2H 4H 6H 8H"), reste=0, des_vades_ou_renvis=False) == 5


@pytest.mark.quotes("bellecour.ambigu.laws.8", "all except the Vades, and the Revys")
@pytest.mark.quotes("academie.ambigu.laws.8", "encore qu'on ne fût pas des vades ni des renvis")
def test_the_books_differ_on_what_the_vades_and_revys_have_to_do_with_it() -> None:
    flux = cards("2H 4H 6H 8H")
    # The English asks what he pays: less with nothing left. The French asks who pays: all.
    english = {pays_nevertheless(game=flux, remaining=left, vades_and_revys=6) for left in (0, 9)}
    french = {
        paie_la_valeur(jeu=flux, reste=left, des_vades_ou_renvis=of_them)
        for left in (0, 9)
        for of_them in (False, True)
    }
    assert (english, french) == ({5, 11}, {5})
