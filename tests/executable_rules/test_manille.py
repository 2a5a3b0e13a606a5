"""La Manille, or the old Comète."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.comet.dealing import Deal
from executable_rules.manille import (
    MANILLE,
    GoesOn,
    Owed,
    dealt,
    enjeu,
    goes_for,
    goes_on,
    kings_left,
    kings_played,
    leads_again,
    looks_in_the_heap,
    manille_kept,
    manille_played,
    may_begin,
    may_deal_by,
    may_play,
    pays_by_cards,
    pays_by_points,
    run_from,
    who_cuts,
    wins,
)
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit


def ranks(first: int, last: int) -> tuple[Rank, ...]:
    """The ranks from one to another."""
    return tuple(Rank(n) for n in range(first, last + 1))


@pytest.mark.quotes(
    "academie.manille.1",
    "neuf fiches qui valent dix jettons chacune, & de dix jettons",
    "ce qui fait en tout cent jettons",
)
@pytest.mark.example("manille.stake")
def test_nine_fiches_and_ten_jettons_are_a_hundred() -> None:
    assert enjeu() == enjeu(fiches=9, jettons=10) == 100
    assert enjeu(fiches=1, jettons=0) == 10
    assert enjeu(fiches=0, jettons=1) == 1
    for fiches, jettons in ((-1, 10), (9, -1)):
        with pytest.raises(ValueError, match="=-1"):
            enjeu(fiches=fiches, jettons=jettons)


@pytest.mark.quotes(
    "academie.manille.2",
    "composé de toutes les cartes; c'est-à-dire, de cinquante-deux",
    "depuis deux personnes jusqu'à cinq",
)
def test_two_to_five_play_with_fifty_two_cards() -> None:
    assert [n for n in range(1, 7) if may_play(cards=52, players=n)] == [2, 3, 4, 5]
    assert not may_play(cards=51, players=2)
    assert not may_play(cards=48, players=5)
    assert not may_play(cards=1, players=2)
    with pytest.raises(ValueError, match="cards=0"):
        may_play(cards=0, players=2)


@pytest.mark.quotes(
    "academie.manille.3",
    "les mêle & les donne à couper à celui de sa gauche",
)
def test_the_player_on_the_left_cuts() -> None:
    assert [who_cuts(dealer=n, players=4) for n in range(4)] == [3, 0, 1, 2]
    assert who_cuts(dealer=0, players=2) == 1
    assert who_cuts(dealer=0, players=5) == 4
    for dealer, players in ((4, 4), (-1, 4), (0, 1), (0, 6)):
        with pytest.raises(ValueError, match="cannot be"):
            who_cuts(dealer=dealer, players=players)


@pytest.mark.quotes("academie.manille.3", "il les donne trois à trois, ou quatre à quatre")
def test_three_or_four_are_dealt_at_a_time() -> None:
    assert [n for n in range(1, 7) if may_deal_by(packet=n)] == [3, 4]
    assert may_deal_by(packet=1) is False
    with pytest.raises(ValueError, match="packet=0"):
        may_deal_by(packet=0)


@pytest.mark.quotes(
    "academie.manille.4",
    "elles en auront chacun vingt-six: si c'est à trois dix-sept, & il en restera une",
    "à quatre, treize, & à cinq, dix, & en restera deux",
)
@pytest.mark.example("manille.deals")
def test_all_the_cards_are_shared() -> None:
    assert [dealt(players=n) for n in (2, 3, 4, 5)] == [(26, 0), (17, 1), (13, 0), (10, 2)]
    assert dealt(players=3) == Deal(each=17, stock=1)
    for players in (1, 6):
        with pytest.raises(ValueError, match="from 2 to 5"):
            dealt(players=players)


@pytest.mark.quotes(
    "academie.manille.5",
    "La principale carte de ce jeu, est le neuf de carreau, & on l'apelle par excélence la Manille",
    "on la fait valoir pour telle carte que l'on veut",
)
def test_the_nine_of_diamonds_goes_for_any_card() -> None:
    assert goes_for(card=MANILLE) == frozenset(Rank)
    for card in set(pack()) - {Card.parse("9D")}:
        assert goes_for(card=card) == {card.rank}


@pytest.mark.quotes(
    "academie.manille.6", "le premier commence à jouer par telle carte de son jeu qu'il veut"
)
def test_the_first_begins_with_what_card_he_will() -> None:
    hand = cards("AS KH 9D")
    assert may_begin(hand=hand) == set(hand)
    with pytest.raises(ValueError, match="twice"):
        may_begin(hand=cards("AS AS"))


@pytest.mark.quotes(
    "academie.manille.6",
    "l'as qui n'est compté que pour un; le deux, trois, quatre, & le reste en montant jusqu'au roi",
)
@pytest.mark.quotes(
    "academie.manille.7",
    "si c'étoit un neuf, le Joueur diroit, six, sept, huit sans neuf si c'étoit le dix qui manquât",
)
@pytest.mark.quotes(
    "academie.manille.8",
    "il n'importe pas de quelle couleur que soient les cartes, pourvû qu'elles soient de suite",
)
@pytest.mark.example("manille.eight-sans-nine")
def test_the_cards_go_upwards_whatever_their_suit() -> None:
    whole = cards("6S 7H 8D 9C 10S JS QH KD")
    assert run_from(first=Rank.SIX, hand=whole) == ranks(6, 13)
    without_nine = tuple(card for card in whole if card.rank is not Rank.NINE)
    assert run_from(first=Rank.SIX, hand=without_nine) == ranks(6, 8)
    without_ten = tuple(card for card in whole if card.rank is not Rank.TEN)
    assert run_from(first=Rank.SIX, hand=without_ten) == ranks(6, 9)
    assert run_from(first=Rank.ACE, hand=cards("AS 2H KS")) == ranks(1, 2)
    assert run_from(first=Rank.KING, hand=cards("AS KS")) == (Rank.KING,)
    assert run_from(first=Rank.EIGHT, hand=cards("8S 9D 10S")) == (Rank.EIGHT,)
    for first, hand in ((Rank.TWO, "3S"), (Rank.NINE, "9D")):
        with pytest.raises(ValueError, match="not in the hand"):
            run_from(first=first, hand=cards(hand))
    with pytest.raises(ValueError, match="twice"):
        run_from(first=Rank.TWO, hand=cards("2S 2S"))


@pytest.mark.quotes(
    "academie.manille.7",
    "ou qu'il eut poussé jusqu'au roi, auquel cas il recommenceroit par telle carte",
)
def test_he_that_comes_to_the_king_begins_again() -> None:
    assert [rank for rank in Rank if leads_again(last=rank)] == [Rank.KING]


@pytest.mark.quotes(
    "academie.manille.7",
    "le Joueur d'aprés qui auroit la carte dont l'autre manqueroit, continueroit en la jettant",
)
@pytest.mark.quotes(
    "academie.manille.9",
    "cela iroit à celui de sa droite qui pourroit encore ne pas l'avoir",
    "celui qui l'a le premier, continue à jouer son jeu",
)
def test_the_first_to_the_right_that_has_the_card_goes_on() -> None:
    assert goes_on(others_have=(True, True)) == GoesOn(seat=1, from_each=0)
    assert goes_on(others_have=(False, True, True)) == GoesOn(2, 0)
    assert goes_on(others_have=(False, False, False, True)) == GoesOn(4, 0)
    assert goes_on(others_have=(True,)) == GoesOn(1, 0)
    for others in ((), (True,) * 5):
        with pytest.raises(ValueError, match="from 1 to 4"):
            goes_on(others_have=others)


@pytest.mark.quotes(
    "academie.manille.9",
    "si aucun des Joueurs ne l'avoit pas",
    "reçoit un jetton de chaque Joueur, & recommence à jouer",
)
def test_if_nobody_has_it_he_receives_a_jetton_of_each_and_begins_again() -> None:
    for others in range(1, 5):
        assert goes_on(others_have=(False,) * others) == GoesOn(seat=0, from_each=1)


@pytest.mark.quotes(
    "academie.manille.10",
    "autant de jettons qu'on se trouve de points dans les cartes que l'on a dans son jeu",
)
def test_a_loser_gives_a_jetton_for_every_point() -> None:
    assert pays_by_points(left=cards("KS QH JD 10C 9D AS")) == 50
    assert pays_by_points(left=()) == 0
    assert pays_by_points(left=cards("2S")) == 2
    with pytest.raises(ValueError, match="twice"):
        pays_by_points(left=cards("2S 2S"))


@pytest.mark.quotes(
    "academie.manille.11",
    "veulent jouer petit jeu, ne donnent de jettons qu'autant qu'il reste de cartes",
)
def test_at_the_petit_jeu_he_gives_one_for_every_card() -> None:
    assert pays_by_cards(left=cards("KS QH JD 10C 9D AS")) == 6
    assert pays_by_cards(left=()) == 0
    with pytest.raises(ValueError, match="twice"):
        pays_by_cards(left=cards("2S 2S"))


@pytest.mark.quotes(
    "academie.manille.12",
    "chacun doit lui donner une fiche, ou moins, si l'on est convenu",
    "s'il attend à la demande, qu'elle soit couverte de quelque carte, il n'y est plus reçû",
)
def test_he_that_plays_the_manille_has_a_fiche_of_each_if_he_asks_in_time() -> None:
    assert manille_played(covered=False) == manille_played(covered=False, agreed=10) == 10
    assert manille_played(covered=False, agreed=4) == 4
    assert manille_played(covered=False, agreed=0) == 0
    assert manille_played(covered=True) == manille_played(covered=True, agreed=4) == 0
    for agreed in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            manille_played(covered=True, agreed=agreed)


@pytest.mark.quotes(
    "academie.manille.13",
    "est obligé de donner une fiche, ou moins, si l'on est convenu, à chaque Joueur",
    "neuf jettons pour le nombre de points que contient la Manille",
    "ou bien un point, si l'on paye seulement un point par carte",
)
def test_he_that_keeps_the_manille_pays_a_fiche_to_each_and_nine_to_the_winner() -> None:
    assert manille_kept() == manille_kept(by_points=True) == Owed(to_each=10, to_winner=9)
    assert manille_kept(by_points=False) == Owed(to_each=10, to_winner=1)
    assert manille_kept(agreed=4) == Owed(4, 9)
    assert manille_kept(agreed=0).to_each == 0
    for agreed in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            manille_kept(agreed=agreed)


@pytest.mark.quotes(
    "academie.manille.14",
    "gagne un jetton de chaque Joueur pour chaque roi joué",
)
def test_each_king_played_gains_a_jetton_of_each() -> None:
    assert [kings_played(kings=n) for n in range(5)] == [0, 1, 2, 3, 4]
    for kings in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            kings_played(kings=kings)


@pytest.mark.quotes(
    "academie.manille.14",
    "il paye pour chaque roi restant un jetton à chaque Joueur, & dix jettons au gagnant",
    "si l'on paye par point",
)
def test_each_king_left_costs_a_jetton_to_each_and_ten_to_the_winner() -> None:
    assert [kings_left(kings=n) for n in range(5)] == [(0, 0), (1, 10), (2, 20), (3, 30), (4, 40)]
    assert kings_left(kings=2, by_points=True) == Owed(to_each=2, to_winner=20)
    assert kings_left(kings=2, by_points=False) == Owed(to_each=2, to_winner=2)
    assert kings_left(kings=1).to_winner == pays_by_points(left=cards("KS"))
    for kings in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            kings_left(kings=kings)


@pytest.mark.quotes(
    "academie.manille.15",
    "une ou deux fiches que chaque Joueur a mis dans un corbillon",
    "outre les marques qu'il retire de chacun",
)
def test_the_winner_has_the_corbillon_and_the_marks() -> None:
    assert wins(players=3, fiches=1, marks=12) == 42
    assert wins(players=5, fiches=2, marks=0) == 100
    assert wins(players=2, fiches=1, marks=0) == 20
    for players, fiches, marks in ((1, 1, 0), (6, 1, 0), (3, 0, 0), (3, 3, 0), (3, 1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            wins(players=players, fiches=fiches, marks=marks)


@pytest.mark.quotes(
    "academie.manille.16",
    "à peine de donner un jetton à chaque Joueur",
    "si-tôt que la main du curieux aura touché les cartes",
    "cette peine pourra n'avoir pas lieu, ou sera plus grande, si les Joueurs en conviennent",
)
def test_he_that_touches_the_heap_pays_a_jetton_to_each() -> None:
    one = Forfeit(1, Unit.COUNTER, Payee.EACH)
    assert looks_in_the_heap(touched=True) == looks_in_the_heap(touched=True, agreed=1) == one
    assert looks_in_the_heap(touched=True, agreed=5).amount == 5
    assert looks_in_the_heap(touched=True, agreed=0).amount == 0
    assert looks_in_the_heap(touched=False) == looks_in_the_heap(touched=False, agreed=5) == NOTHING
    with pytest.raises(ValueError, match="agreed=-1"):
        looks_in_the_heap(touched=False, agreed=-1)


@given(st.permutations(pack()), st.integers(2, 5))
def test_the_points_of_all_the_cards_are_those_of_the_pack(
    shuffled: list[Card], players: int
) -> None:
    each, stock = dealt(players=players)
    hands = [tuple(shuffled[each * n : each * (n + 1)]) for n in range(players)]
    rest = tuple(shuffled[each * players :])
    assert len(rest) == stock
    assert sum(pays_by_points(left=hand) for hand in (*hands, rest)) == 340
    assert sum(pays_by_cards(left=hand) for hand in (*hands, rest)) == 52
