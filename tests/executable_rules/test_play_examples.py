"""Small endings that the books reason about, in the game of the Médiateur and in Quadrille.

They name two or three cards; the others are the editor's, as small as can be, and said so.
"""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.replay import Position, TrickGame, ombre, play, position, replay
from executable_rules.mechanics.solve import Solver

SPADES = ombre(Suit.SPADES)


def tricks_forced(game: TrickGame, start: Position, seat: int = 0) -> int:
    """How many tricks a seat makes when all play their best, with open hands."""
    most = sum(start.won) + len(start.hands[seat])

    def forced(number: int) -> bool:
        side = frozenset({seat})
        solver = Solver(game, side=side, wants=lambda won: won[seat] >= number)
        return solver.can_force(start)

    return max(filter(forced, range(most + 1)))


def led(hombre: str, adversary: str, leader: int) -> Position:
    return position(hombre, adversary, leader=leader)


@pytest.mark.example("mediateur.knave-and-five")
def test_of_knave_and_five_against_six_and_three_he_who_leads_loses_a_trick() -> None:
    hombre, adversary = "JS 5S", "6S 3S"
    assert tricks_forced(SPADES, led(hombre, adversary, leader=0)) == 1
    assert tricks_forced(SPADES, led(hombre, adversary, leader=1)) == 2
    assert tricks_forced(SPADES, led(hombre, adversary, leader=0), seat=1) == 1
    assert tricks_forced(SPADES, led(hombre, adversary, leader=1), seat=1) == 0


@pytest.mark.example("mediateur.knave-and-five")
def test_of_knave_and_five_the_adversarys_answers_card_by_card() -> None:
    first, waits = led("JS 5S", "6S 3S", leader=0), led("JS 5S", "6S 3S", leader=1)
    assert replay(SPADES, first, "0: JS 3S; 0: 5S 6S").won == (1, 1)
    assert replay(SPADES, first, "0: 5S 6S; 1: 3S JS").won == (1, 1)
    assert replay(SPADES, waits, "1: 6S JS; 0: 5S 3S").won == (2, 0)
    assert replay(SPADES, waits, "1: 3S 5S; 0: JS 6S").won == (2, 0)


@pytest.mark.example("mediateur.king-and-knave")
@pytest.mark.parametrize("guard", ["AH", "2H", "7H"])
def test_king_and_knave_make_both_tricks_if_the_queen_must_come_to_them(guard: str) -> None:
    """The guard of the queen is the editor's: whichever small heart it is."""
    attacks, waits = (led("KH JH", f"QH {guard}", leader=leader) for leader in (0, 1))
    assert replay(SPADES, attacks, f"0: KH {guard}; 0: JH QH").won == (1, 1)
    assert replay(SPADES, waits, f"1: QH KH; 0: JH {guard}").won == (2, 0)
    assert [tricks_forced(SPADES, start) for start in (attacks, waits)] == [1, 2]


@pytest.mark.example("mediateur.spadille-and-baste")
@pytest.mark.parametrize("guard", ["KS", "3S"])
def test_spadille_and_baste_make_both_tricks_if_manille_must_come_to_them(guard: str) -> None:
    """The trump beside Manille is the editor's: without one she would fall to Spadille."""
    attacks, waits = (led("AS AC", f"2S {guard}", leader=leader) for leader in (0, 1))
    assert replay(SPADES, attacks, f"0: AS {guard}; 0: AC 2S").won == (1, 1)
    assert replay(SPADES, waits, f"1: 2S AS; 0: AC {guard}").won == (2, 0)
    assert [tricks_forced(SPADES, start) for start in (attacks, waits)] == [1, 2]
    alone = led("AS AC", "2S 3H", leader=0)
    assert tricks_forced(SPADES, alone) == 2


@pytest.mark.example("mediateur.guarded-queen")
def test_a_guarded_queen_makes_her_trick_if_the_king_is_led_to_her() -> None:
    """The guard and the king's companion are the editor's, the companion being the higher."""
    comes, goes = (led("QH 7H", "KH 6H", leader=leader) for leader in (1, 0))
    assert replay(SPADES, comes, "1: KH 7H; 1: 6H QH").won == (1, 1)
    assert replay(SPADES, goes, "0: QH KH; 1: 6H 7H").won == (0, 2)
    assert replay(SPADES, goes, "0: 7H 6H; 1: KH QH").won == (0, 2)
    assert [tricks_forced(SPADES, start) for start in (comes, goes)] == [1, 0]


# Quadrille: the ally sits at 0, an adversary with Spadille at 1, the hombre at 2.
ALLY, ADVERSARY, HOMBRE = 0, 1, 2


@pytest.mark.example("quadrille.basta-and-manille")
def test_the_same_cards_give_the_trick_to_the_hombre_or_to_his_ally() -> None:
    """Basta, Manille and Spadille are the book's; a small trump to each and the rest are not."""
    hands = ("2S 3S", "AS KH", "AC 4S", "6H 5H")
    manille_led, basta_led = (position(*hands, leader=seat) for seat in (ALLY, HOMBRE))
    first = replay(SPADES, manille_led, "0: 2S AS 4S 6H; 1: KH AC 5H 3S").won
    second = replay(SPADES, basta_led, "2: AC 6H 3S AS; 1: KH 4S 5H 2S").won
    assert (first[HOMBRE], first[ALLY]) == (1, 0)
    assert (second[HOMBRE], second[ALLY]) == (0, 1)
    assert first[HOMBRE] + first[ALLY] == second[HOMBRE] + second[ALLY]
    assert abs(first[HOMBRE] - second[HOMBRE]) + abs(first[ALLY] - second[ALLY]) == 2


@pytest.mark.example("quadrille.basta-and-manille")
def test_basta_and_manille_without_a_guard_could_not_both_be_kept() -> None:
    """Spadille led would take both: neither has a privilege against a superior."""
    start = position("2S 6D", "AS KH", "AC 5D", "6H 5H", leader=ADVERSARY)
    lead = play(SPADES, start, Card.parse("AS"))
    assert SPADES.plays(lead.hands[HOMBRE], lead.table) == cards("AC")


@pytest.mark.example("quadrille.queen-made-good")
def test_the_allys_small_card_forces_the_king_and_the_hombres_queen_is_good() -> None:
    """The queen, the inferior card and the king are the book's; the suit is hearts here."""
    start = position("3H 6C", "KH 4H", "QH 5H", "6D 5D", leader=ALLY)
    assert replay(SPADES, start, "0: 3H KH 5H 6D; 1: 4H QH 5D 6C").won == (0, 1, 1, 0)
    attacks = position("3H 6C", "KH 4H", "QH 5H", "6D 5D", leader=HOMBRE)
    assert replay(SPADES, attacks, "2: QH 6D 3H KH; 1: 4H 5H 5D 6C").won == (0, 2, 0, 0)
