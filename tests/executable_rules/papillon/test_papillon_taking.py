"""Papillon, of taking from the board: laws III to VIII."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.capture import takings
from executable_rules.mechanics.cards import Card, cards
from executable_rules.papillon.taking import (
    aces_taken,
    as_avec_un_as,
    draws_aces,
    haneton,
    petit_papillon,
    sauterelle,
    three_take_the_fourth,
    wins_party,
)

ACES_ALONE = (("AC", "AS", 2), ("2S", "AS AH", 4), ("3S", "AS AH AD", 6), ("4S", "AS AH AD AC", 8))
"""The card, what it takes, and what each pays: bellecour p. 170, academie p. 284."""


@pytest.mark.quotes(
    "bellecour.papillon.laws.3",
    "takes up one or more Aces, receives as many Counters from each Player, as he takes up Aces",
)
@pytest.mark.quotes(
    "academie.papillon.laws.3",
    "prend un ou plusieurs as, se fait payer autant de jettons par chaque Joueur",
)
@pytest.mark.example("papillon.ten-takes-three")
def test_a_counter_from_each_for_every_ace_taken() -> None:
    """The ten that takes an ace, a four and a five: bellecour p. 168 lines 10105-10112."""
    for card, taken, aces in (
        ("10S", "AH 4D 5C", 1),
        ("8S", "AH AD 6C", 2),
        ("8S", "4H 4D", 0),
        ("AC", "AS", 1),
        ("4S", "AS AH AD AC", 4),
        ("KS", "KH", 0),
    ):
        assert aces_taken(card=Card.parse(card), taken=cards(taken)) == aces


@pytest.mark.quotes("bellecour.papillon.laws.3", "in taking the Cards off the board")
@pytest.mark.quotes("academie.papillon.laws.3", "en prenant des cartes dessus le tapis")
@pytest.mark.example("papillon.eight-takes")
def test_only_what_the_card_can_take_is_paid() -> None:
    """An eight takes 8, 4+4, 5+3, 7+1, 6+2, never two eights: bellecour p. 169."""
    eight = Card.parse("8S")
    for taken in ("8H", "4H 4D", "5H 3D", "7H AD", "6H 2D"):
        assert aces_taken(card=eight, taken=cards(taken)) == ("A" in taken)
    for taken in ("8H 8D", "7H", "AH 6D", ""):
        with pytest.raises(ValueError, match="several of its number"):
            aces_taken(card=eight, taken=cards(taken))


@pytest.mark.quotes(
    "academie.papillon.laws.4",
    "avec un as dans sa main tire un autres as sur le jeu, gagne deux jettons",
    "avec un deux léve deux as qui sont sur le tapis, gagne quatre jettons",
    "avec un trois en léveroit trois, en gagneroit six de même",
    "avec un quatre léveroit les quatre as qui seroient sur jeu, il gagneroit huit",
)
@pytest.mark.example("papillon.aces")
def test_in_french_aces_alone_are_paid_two_each() -> None:
    """Two, four, six, eight: academie p. 284 lines 14325-14332."""
    for card, taken, paid in ACES_ALONE:
        assert as_avec_un_as(carte=Card.parse(card), levees=cards(taken)) == paid
    for card, taken in (("8S", "7H AD"), ("4S", "AH AD 2C"), ("KS", "KH")):
        assert as_avec_un_as(carte=Card.parse(card), levees=cards(taken)) == 0
    with pytest.raises(ValueError, match="several of its number"):
        as_avec_un_as(carte=Card.parse("3S"), levees=cards("AS AH"))


@pytest.mark.quotes(
    "bellecour.papillon.laws.4",
    "with a Duce, draws two Aces, wins four Counters from each",
    "three Aces, wins six Counters from each",
    "with a four, draws the four Aces, wins eight Counters",
)
@pytest.mark.example("papillon.aces")
def test_in_english_two_to_four_aces_alone_are_paid_two_each() -> None:
    """Four, six, eight: bellecour p. 170 lines 10220-10224."""
    for card, taken, paid in ACES_ALONE[1:]:
        assert draws_aces(card=Card.parse(card), taken=cards(taken)) == paid
        assert draws_aces(card=Card.parse(card), taken=cards(taken), hand=cards("AC")) == paid
    for card, taken in (("4S", "AH AD 2C"), ("KS", "KH"), ("9S", "5H 4D")):
        assert draws_aces(card=Card.parse(card), taken=cards(taken)) == 0
    with pytest.raises(ValueError, match="several of its number"):
        draws_aces(card=Card.parse("3S"), taken=cards("AS AH"))


@pytest.mark.quotes(
    "bellecour.papillon.laws.4",
    "without an Ace in his Hand, draws another Ace from the board, wins two Counters",
)
@pytest.mark.example("papillon.aces")
def test_in_english_one_ace_is_paid_to_him_who_has_none() -> None:
    """Bellecour p. 170 line 10218, as printed."""
    ten, taken = Card.parse("10S"), cards("AH 4D 5C")
    assert draws_aces(card=ten, taken=taken) == 2
    assert draws_aces(card=ten, taken=taken, hand=cards("KS 2H")) == 2
    assert draws_aces(card=ten, taken=taken, hand=cards("KS AS")) == 0
    assert draws_aces(card=Card.parse("AS"), taken=cards("AH")) == 0


@pytest.mark.quotes("bellecour.papillon.laws.4", "without an Ace in his Hand")
@pytest.mark.quotes("academie.papillon.laws.4", "avec un as dans sa main")
@pytest.mark.example("papillon.aces")
def test_with_or_without_an_ace_is_the_difference_of_the_books() -> None:
    """The series of both, two, four, six, eight, bears out *avec*: ace, deuce, three, four."""
    ace, other = Card.parse("AS"), cards("AH")
    assert as_avec_un_as(carte=ace, levees=other) == 2
    assert draws_aces(card=ace, taken=other) == 0
    ten, taken = Card.parse("10S"), cards("AH 4D 5C")
    assert as_avec_un_as(carte=ten, levees=taken) == 0
    assert draws_aces(card=ten, taken=taken) == 2


@pytest.mark.quotes("bellecour.papillon.laws.3", "as many Counters from each Player")
@pytest.mark.quotes("academie.papillon.laws.3", "autant de jettons par chaque Joueur")
@pytest.mark.quotes("academie.papillon.laws.4", "gagne deux jettons de chacun")
def test_aces_alone_are_paid_the_double_of_aces_taken() -> None:
    """Whether the fourth law pays besides the third or in its place is not said."""
    for card, taken, _ in ACES_ALONE:
        once = aces_taken(card=Card.parse(card), taken=cards(taken))
        assert as_avec_un_as(carte=Card.parse(card), levees=cards(taken)) == 2 * once > 0


@pytest.mark.quotes(
    "bellecour.papillon.laws.5",
    "draws three Cards of the same sort, wins a Counter from each Player",
)
@pytest.mark.quotes(
    "academie.papillon.laws.5", "leveroit trois cartes de la même maniére, gagneroit un jetton"
)
def test_one_card_draws_three_of_its_sort() -> None:
    for card, taken, paid in (
        ("KS", "KH KD KC", 1),
        ("8S", "8H 8D 8C", 1),
        ("8S", "8H 8D", 0),
        ("8S", "8H 8D 7C", 0),
        ("3S", "AH AD AC", 0),
        ("KS", "KH", 0),
        ("KS", "KS KH KD", 0),
        ("KS", "KS KH KD KC", 0),
        ("KS", "", 0),
    ):
        assert haneton(card=Card.parse(card), taken=cards(taken)) == paid


@pytest.mark.quotes("bellecour.papillon.laws.5", "draws three Cards of the same sort")
def test_the_haneton_breaks_the_rule_that_a_card_takes_one_of_its_like() -> None:
    """Bellecour p. 169 line 10147: *with an Eight, you cannot take off two Eights*."""
    eight, three = Card.parse("8S"), cards("8H 8D 8C")
    assert haneton(card=eight, taken=three) == 1
    assert all(len(it) == 1 for it in takings(eight, three))


@pytest.mark.quotes(
    "bellecour.papillon.laws.3", "takes up one or more Aces", "as many Counters from each Player"
)
@pytest.mark.quotes("academie.papillon.laws.3", "autant de jettons par chaque Joueur qu'il a pris")
@pytest.mark.quotes("bellecour.papillon.laws.4", "with a Three, drawns three Aces")
@pytest.mark.quotes("academie.papillon.laws.4", "avec un trois en léveroit trois")
@pytest.mark.quotes("bellecour.papillon.laws.5", "draws three Cards of the same sort")
@pytest.mark.quotes("academie.papillon.laws.5", "leveroit trois cartes de la même maniére")
def test_three_aces_drawn_by_the_fourth_are_paid_by_the_third_law_and_not_by_the_fourth() -> None:
    ace, three = Card.parse("AS"), cards("AH AD AC")
    assert haneton(card=ace, taken=three) == 1
    assert aces_taken(card=ace, taken=three) == 3
    assert draws_aces(card=ace, taken=three) == as_avec_un_as(carte=ace, levees=three) == 0
    assert aces_taken(card=Card.parse("8S"), taken=cards("8H 8D 8C")) == 0
    with pytest.raises(ValueError, match="several of its number"):
        aces_taken(card=ace, taken=three[:2])


@pytest.mark.quotes(
    "bellecour.papillon.laws.6",
    "has three Cards of the same sort, of which the fourth is on the board",
    "takes it with his Three, and wins a Counter from each",
)
@pytest.mark.quotes(
    "academie.papillon.laws.6",
    "trois cartes d'une même maniére dont la quatriéme seroit sur le tapis",
)
def test_three_of_a_sort_take_the_fourth() -> None:
    for hand, taken, paid in (
        ("KS KH KD", "KC", 1),
        ("2S 2H 2D", "2C", 1),
        ("KS KH KD", "QC", 0),
        ("KS KH", "KC", 0),
        ("KS KH QD", "KC", 0),
        ("KS KH KD KC", "KC", 0),
        ("", "KC", 0),
    ):
        assert three_take_the_fourth(cards=cards(hand), taken=Card.parse(taken)) == paid


@pytest.mark.quotes(
    "bellecour.papillon.laws.7",
    "draws all the Cards, or the only Card that remains on the board, wins a Counter",
    "he who is to play after him, is obliged to lay down his Game",
)
@pytest.mark.quotes(
    "academie.papillon.laws.7",
    "leveroit toutes les cartes, ou la carte seule qui resteroit sur le tapis, gagneroit un jetton",
    "celui qui joue aprés, est obligé d'étendre son jeu",
)
def test_sauterelle_clears_the_board() -> None:
    board = cards("AH 4D 5C")
    assert sauterelle(board=board, taken=board) == (1, True)
    assert sauterelle(board=board, taken=board[::-1]) == (1, True)
    assert sauterelle(board=board[:1], taken=board[:1]) == (1, True)
    assert sauterelle(board=board, taken=board[:2]) == (0, False)
    for lying, taken in (((), ()), (board[:1], board[1:2])):
        with pytest.raises(ValueError, match="nor without the cards taken"):
            sauterelle(board=lying, taken=taken)


@pytest.mark.quotes(
    "bellecour.papillon.laws.8",
    "during the course of the party, makes his three Cards, wins a Counter from each",
    "makes them when all the Cards are played, wins the party",
)
@pytest.mark.quotes(
    "academie.papillon.laws.8",
    "fait ses trois cartes, gagne un jetton de chacun",
    "quand toutes les cartes sont jouées, gagne la partie",
)
def test_three_cards_made_win_a_counter_or_at_last_the_party() -> None:
    assert petit_papillon(by_taking=3, all_dealt=False) == (1, False)
    assert petit_papillon(by_taking=3, all_dealt=True) == (0, True)
    for by_taking, all_dealt in product((0, 1, 2), (False, True)):
        assert petit_papillon(by_taking=by_taking, all_dealt=all_dealt) == (0, False)
    for wrong in (-1, 4):
        with pytest.raises(ValueError, match="from 0 to 3"):
            petit_papillon(by_taking=wrong, all_dealt=False)


@pytest.mark.quotes("bellecour.papillon.laws.8", "when all the Cards are played, wins the party")
@pytest.mark.quotes("academie.papillon.laws.8", "gagne la partie")
def test_of_several_he_wins_who_is_nearest_the_dealers_left() -> None:
    """Bellecour p. 169 and 170, lines 10174-10185: the dealer in preference to all the rest."""
    for made, winner in (((0, 1, 2), 2), ((0, 1), 1), ((0,), 0), ((), None)):
        assert wins_party(made_their_three=frozenset(made), players=3) == winner
    assert wins_party(made_their_three=frozenset({1, 3}), players=4) == 3
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="from 0 to 2, the dealer's"):
            wins_party(made_their_three=frozenset({seat}), players=3)
    for players in (2, 5):
        with pytest.raises(ValueError, match="from 3 to 4"):
            wins_party(made_their_three=frozenset(), players=players)
