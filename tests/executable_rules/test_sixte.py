"""Sixte: tests that quote its laws in both books; every division of the six tricks."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from executable_rules.mechanics.cards import Rank, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Ruling, Unit, Verdict
from executable_rules.sixte import (
    ONE_GAME,
    Renounced,
    Wins,
    deals_wrong,
    does_not_win,
    false_pack,
    jeu_faux,
    prix_partage,
    renonce,
    renounces,
    shared_tricks,
    three_tricks,
    tricks_win,
    turns_up,
    wins,
)

HEART, SPADE, CLUB = cards("9H AS 7C")


@pytest.mark.quotes(
    "bellecour.sixte.laws.1",
    "He that deals wrong, loses one Game, which he sets off, if he has any Marks, and deals again",
)
@pytest.mark.quotes(
    "academie.sixte.laws.1",
    "CElui qui donne mal, perd un jeu qu'on lui demarque, s'il en a, & recommence à mêler",
)
def test_who_deals_wrong_loses_a_game_if_he_has_any() -> None:
    assert Forfeit(1, Unit.GAME) == ONE_GAME
    for score in (1, 2, 5):
        assert deals_wrong(wrong=True, score=score) == Ruling(Verdict.DEAL_AGAIN, ONE_GAME)
    assert deals_wrong(wrong=True, score=0) == Ruling(Verdict.DEAL_AGAIN)
    assert deals_wrong(wrong=False, score=1) == Ruling(Verdict.NOTHING_FOLLOWS)
    with pytest.raises(ValueError, match="score=-1"):
        deals_wrong(wrong=True, score=-1)


@pytest.mark.quotes(
    "bellecour.sixte.laws.2",
    "the Deal, where it is discovered, is void",
    "that too, if it is quite finished, or the Cards are mixed",
)
def test_a_false_pack_makes_the_deal_void_unless_it_is_finished_or_mixed() -> None:
    assert false_pack() is Verdict.VOID
    assert false_pack(finished=True) is Verdict.STANDS
    assert false_pack(mixed=True) is Verdict.STANDS
    with pytest.raises(ValueError, match="deals_before=-1"):
        false_pack(deals_before=-1)


@pytest.mark.quotes(
    "academie.sixte.laws.2",
    "le coup où il est découvert faux ne vaut pas",
    "& celui-là aussi, si le coup étoit fini de jouer, ou les cartes broüillées",
)
def test_the_french_has_the_same_of_the_deal_itself() -> None:
    assert jeu_faux() is Verdict.VOID
    assert jeu_faux(fini=True) is jeu_faux(broullees=True) is Verdict.STANDS
    with pytest.raises(ValueError, match="coups_avant=-1"):
        jeu_faux(coups_avant=-1)


@pytest.mark.quotes("bellecour.sixte.laws.2", "the preceding one remains good")
@pytest.mark.quotes("academie.sixte.laws.2", "les précédens sont bons, & celui-là aussi")
def test_the_english_keeps_one_preceding_deal_and_the_french_all() -> None:
    assert [false_pack(deals_before=n) for n in (1, 2, 3)] == [
        Verdict.STANDS,
        Verdict.NOT_SAID,
        Verdict.NOT_SAID,
    ]
    assert {jeu_faux(coups_avant=n) for n in (1, 2, 3)} == {Verdict.STANDS}


@pytest.mark.quotes("bellecour.sixte.laws.3", "He who turns up an Ace, marks one Counter for it")
@pytest.mark.quotes("academie.sixte.laws.3", "Qui tourne un as, marque un jetton pour lui")
def test_an_ace_turned_up_marks_one() -> None:
    assert [turns_up(card=card) for card in cards("AH AS KH 10H 6C")] == [1, 1, 0, 0, 0]


@pytest.mark.quotes(
    "bellecour.sixte.laws.4",
    "The Ace wins the King, the King the Queen, the Queen the Knave, the Knave the Ten; and so "
    "the rest, according to their natural Order",
)
@pytest.mark.quotes(
    "academie.sixte.laws.4",
    "L'as emporte le roi, le roi la dame, la dame le valet, le valet le dix, & ainsi des autres "
    "suivant l'ordre naturel",
)
def test_the_ace_wins_the_king_and_so_down() -> None:
    falling = [Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE, *(Rank(n) for n in range(10, 1, -1))]
    for card, other in product(Rank, repeat=2):
        assert wins(card=card, other=other) == (falling.index(card) < falling.index(other))


@pytest.mark.quotes(
    "bellecour.sixte.laws.5",
    "you are obliged to play in the same Suit, if you can; if not you renounce, and pay two Games",
    "if you have them, if not, the first two Games you get",
)
def test_a_renounce_costs_two_games_now_or_when_he_gets_them() -> None:
    hand, trick = (HEART, SPADE), cards("KH")
    for trump in (Suit.SPADES, Suit.HEARTS):
        for score, lost in ((0, (0, 2)), (1, (0, 2)), (2, (2, 0)), (3, (2, 0))):
            made = renounces(hand=hand, trick=trick, played=SPADE, trump=trump, score=score)
            assert made == Renounced(*lost)
            followed = renounces(hand=hand, trick=trick, played=HEART, trump=trump, score=score)
            assert followed == Renounced(0, 0)
    void = renounces(hand=(SPADE,), trick=trick, played=SPADE, trump=Suit.CLUBS, score=2)
    assert void == Renounced(0, 0)
    with pytest.raises(ValueError, match="played is a card of the hand"):
        renounces(hand=hand, trick=trick, played=CLUB, trump=Suit.CLUBS, score=0)
    with pytest.raises(ValueError, match="what lies before it"):
        renounces(hand=hand, trick=(), played=SPADE, trump=Suit.CLUBS, score=0)
    with pytest.raises(ValueError, match="score=-1"):
        renounces(hand=hand, trick=trick, played=SPADE, trump=Suit.CLUBS, score=-1)


@pytest.mark.quotes(
    "academie.sixte.laws.5",
    "on est obligé d'en jetter si on en a, sinon on renonce, & on perd deux jeux dont on est "
    "demarqué, si on les a, ou on le fera d'abord qu'on en aura de cette partie",
)
def test_the_french_takes_the_two_games_of_this_party() -> None:
    jeu, levee = (HEART, SPADE), cards("KH")
    for marques, lost in ((0, (0, 2)), (1, (0, 2)), (2, (2, 0)), (3, (2, 0))):
        fait = renonce(jeu=jeu, levee=levee, jouee=SPADE, triomphe=Suit.CLUBS, marques=marques)
        assert fait == Renounced(*lost, this_party_only=True)
    fourni = renonce(jeu=jeu, levee=levee, jouee=HEART, triomphe=Suit.CLUBS, marques=2)
    assert fourni == Renounced(0, 0, this_party_only=True)
    with pytest.raises(ValueError, match="marques=-1"):
        renonce(jeu=jeu, levee=levee, jouee=SPADE, triomphe=Suit.CLUBS, marques=-1)


@pytest.mark.quotes("bellecour.sixte.laws.5", "the first two Games you get")
@pytest.mark.quotes("academie.sixte.laws.5", "d'abord qu'on en aura de cette partie")
def test_only_the_french_ends_the_debt_with_the_party() -> None:
    hand, trick = (HEART, SPADE), cards("KH")
    english = renounces(hand=hand, trick=trick, played=SPADE, trump=Suit.CLUBS, score=0)
    french = renonce(jeu=hand, levee=trick, jouee=SPADE, triomphe=Suit.CLUBS, marques=0)
    assert english.when_he_has_them == french.when_he_has_them == 2
    assert (english.this_party_only, french.this_party_only) == (False, True)


@pytest.mark.quotes(
    "bellecour.sixte.laws.6",
    "He that plays to a Suit led, is, if he can, to win the highest Card played, or else he "
    "loses a Game, which the other Players challenge",
)
@pytest.mark.quotes(
    "academie.sixte.laws.6",
    "Celui qui jette d'une couleur jouée, doit lever autant qu'il le peut, la carte plus haute "
    "jouée; il perd autrement un jeu qu'on lui demande",
)
def test_who_could_win_in_the_suit_led_and_did_not_loses_a_game() -> None:
    low, high = cards("7H QH")
    hand, trick, trump = (low, high, SPADE), cards("9H 10H"), Suit.SPADES

    def lost(played: int, over: str = "9H 10H", challenged: bool = True) -> Forfeit:
        return does_not_win(
            hand=hand,
            trick=cards(over),
            played=hand[played],
            trump=trump,
            challenged=challenged,
        )

    assert lost(0) == ONE_GAME
    assert lost(0, challenged=False) == NOTHING
    assert lost(1) == NOTHING
    assert lost(0, over="9H KH") == NOTHING
    assert lost(0, over="KH 10H") == NOTHING
    assert lost(0, over="9H 6S") == NOTHING
    assert lost(2) == NOTHING
    default = does_not_win(hand=hand, trick=trick, played=low, trump=trump)
    assert default == ONE_GAME
    trumps = cards("6S KS")
    assert does_not_win(hand=trumps, trick=cards("9S"), played=trumps[0], trump=trump) == ONE_GAME
    for bad_trick, played in (((), low), (trick, CLUB)):
        with pytest.raises(ValueError, match="what lies before it"):
            does_not_win(hand=hand, trick=bad_trick, played=played, trump=trump)


@pytest.mark.quotes("bellecour.sixte.laws.7", "He that wins three Tricks marks a Game")
@pytest.mark.quotes("academie.sixte.laws.7", "Celui qui fait trois mains marque un jeu")
def test_three_tricks_mark_a_game() -> None:
    assert three_tricks(winners=(0, 1, 2, 3, 3, 3)) == 3
    assert three_tricks(winners=(0, 1, 1, 0, 0, 5)) == 0
    assert three_tricks(winners=(4, 4, 4, 4, 0, 1)) == 4
    assert three_tricks(winners=(0, 0, 1, 1, 2, 2)) is None
    for number in (5, 7):
        with pytest.raises(ValueError, match=f"winners cannot be {number}"):
            three_tricks(winners=(0,) * number)


@pytest.mark.quotes("bellecour.sixte.laws.7", "wins three Tricks marks a Game")
@pytest.mark.quotes("academie.sixte.laws.7", "trois mains marque un jeu")
def test_less_than_three_mark_nothing_and_five_a_game() -> None:
    assert [tricks_win(tricks=n) for n in (0, 2, 3, 4, 5)] == [
        Wins.NOTHING,
        Wins.NOTHING,
        Wins.GAME,
        Wins.GAME,
        Wins.GAME,
    ]


@pytest.mark.quotes(
    "bellecour.sixte.laws.8",
    "If two Players make three Tricks each, he that made the first three, marks the Game",
)
@pytest.mark.quotes(
    "academie.sixte.laws.8",
    "Si deux Joueurs ont fait trois mains chacun, celui qui les a plutôt faite, marque le jeu",
)
def test_of_two_with_three_tricks_he_that_made_them_first_marks() -> None:
    assert three_tricks(winners=(0, 1, 0, 1, 0, 1)) == 0
    assert three_tricks(winners=(0, 1, 1, 1, 0, 0)) == 1
    assert three_tricks(winners=(5, 5, 2, 2, 2, 5)) == 2


@pytest.mark.quotes(
    "bellecour.sixte.laws.9",
    "If all the Players have each one Trick, he that made the first Trick marks the Game",
    "when three Players make two Tricks each, he that makes the first two, marks the Game",
)
def test_of_equal_tricks_he_that_made_his_first_marks() -> None:
    assert shared_tricks(winners=(4, 0, 1, 2, 3, 5)) == 4
    assert shared_tricks(winners=(0, 1, 2, 2, 1, 0)) == 2
    assert shared_tricks(winners=(0, 1, 1, 0, 2, 2)) == 1
    assert shared_tricks(winners=(0, 0, 0, 1, 1, 1)) is None
    assert shared_tricks(winners=(0, 0, 1, 2, 3, 4)) is None
    with pytest.raises(ValueError, match="winners cannot be 5"):
        shared_tricks(winners=(0, 1, 2, 3, 4))


@pytest.mark.quotes(
    "academie.sixte.laws.9",
    "Si tous les Joueurs avoient une main chacun, celui qui auroit fait la premiére main, "
    "marqueroit le jeu; de même lorsque le prix est partagé par deux mains, celui qui a plutôt "
    "ses deux mains, marque le jeu",
)
def test_the_french_decides_a_prize_shared_by_two_tricks() -> None:
    assert prix_partage(mains=(4, 0, 1, 2, 3, 5)) == 4
    assert prix_partage(mains=(0, 1, 2, 2, 1, 0)) == 2
    assert prix_partage(mains=(0, 1, 1, 0, 2, 3)) == 1
    assert prix_partage(mains=(0, 0, 1, 2, 3, 4)) is None
    assert prix_partage(mains=(0, 0, 0, 1, 1, 2)) is None
    assert prix_partage(mains=(0, 0, 0, 1, 1, 1)) is None
    with pytest.raises(ValueError, match="winners cannot be 7"):
        prix_partage(mains=(0, 1, 2, 3, 4, 5, 0))


@pytest.mark.quotes("bellecour.sixte.laws.9", "three Players make two Tricks each")
@pytest.mark.quotes("academie.sixte.laws.9", "le prix est partagé par deux mains")
def test_two_players_with_two_tricks_are_decided_in_french_only() -> None:
    winners = (0, 1, 1, 0, 2, 3)
    assert shared_tricks(winners=winners) is None
    assert prix_partage(mains=winners) == 1


@pytest.mark.quotes("bellecour.sixte.laws.10", "He that makes all the Tricks, wins the Party")
@pytest.mark.quotes("academie.sixte.laws.10", "Celui qui fait seul six mains, gagne la partie")
def test_all_the_tricks_win_the_party() -> None:
    assert [tricks_win(tricks=n) for n in (5, 6)] == [Wins.GAME, Wins.PARTY]
    for tricks in (-1, 7):
        with pytest.raises(ValueError, match="from 0 to 6"):
            tricks_win(tricks=tricks)


def test_every_division_of_the_tricks_is_marked_by_one_at_most() -> None:
    """Of the laws VII to X one alone speaks; 2, 1, 1, 1, 1 is left undecided by both books."""
    undecided: dict[str, set[tuple[int, ...]]] = {"english": set(), "french": set()}
    for rest in product(range(5), repeat=5):
        winners = (0, *rest)
        three, shared = three_tricks(winners=winners), shared_tricks(winners=winners)
        partage = prix_partage(mains=winners)
        assert three is None or (shared is None and partage is None)
        assert shared is None or shared == partage
        division = tuple(sorted(Counter(winners).values(), reverse=True))
        for book, marker in (("english", shared), ("french", partage)):
            if three is None and marker is None:
                undecided[book].add(division)
    assert undecided == {
        "english": {(2, 2, 1, 1), (2, 1, 1, 1, 1)},
        "french": {(2, 1, 1, 1, 1)},
    }
