"""Catch-Dolt: what the adversary has laid down is drawn from him, not from the heap."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met
from lawsofplay.sentences import told, yes_no


class Source(Enum):
    """Whence a man is taken."""

    HEAP = "the heap of men without the Tables"
    ADVERSARY = "the same point in the adversary's Tables"


@law(
    "seymour.catch-dolt.1",
    says=told("The men of his numbers are taken from the heap of men without the Tables."),
)
def first_lays(*, throw: tuple[int, int]) -> dict[int, Source]:
    """Whence he that throws first takes the men of his numbers: from the heap."""
    return {whole_number("throw", number, 1, 6): Source.HEAP for number in throw}


@law(
    "seymour.catch-dolt.2",
    says={
        Source.HEAP: "The man is drawn from the heap.",
        Source.ADVERSARY: "The man is drawn from the same point in the adversary's tables.",
    },
)
def draws_from(*, number: int, thrown: tuple[int, int]) -> Source:
    """Whence the man of a number is drawn, when the adversary has thrown and laid two numbers."""
    whole_number("number", number, 1, 6)
    return Source.ADVERSARY if number in thrown else Source.HEAP


@law("seymour.catch-dolt.2")
def dolted(*, number: int, thrown: tuple[int, int], taken_from: Source) -> Penalty:
    """What he suffers who takes a man: he is ``dolted`` who takes from the heap what lay elsewhere.

    The print has that he ``lays the Ace down``; with Sice or Duce thrown no Ace can be meant, and
    it is read of the man taken (perhaps: the same). A man drawn from the adversary when he had
    none there cannot be.
    """
    due = draws_from(number=number, thrown=thrown)
    if taken_from is Source.ADVERSARY and due is Source.HEAP:
        raise ValueError("taken_from cannot be the adversary: he has laid no such number")
    takes_wrong = met("takes them from the Heap", taken_from is not due)
    return Penalty.LOSES_GAME if takes_wrong else Penalty.NONE


@law("seymour.catch-dolt.3")
def touches_heap(*, number: int, thrown: tuple[int, int], recalls_himself: bool) -> Penalty:
    """What he suffers who touched a man of the heap for a number that lies with the adversary.

    The game, as if he had taken it (``dolted``), though he ``recals himself``, and draws the
    other. Raises ValueError when he recalls himself where the heap is the right place.
    """
    took = dolted(number=number, thrown=thrown, taken_from=Source.HEAP)
    if met("then recal himself", recalls_himself) and took is Penalty.NONE:
        raise ValueError("recalls_himself=yes cannot be: no such number lies with the adversary")
    return took


@law("seymour.catch-dolt.4", says=yes_no("He has won the game.", "He has not yet won."))
def won(*, filled: bool, men_left: int) -> bool:
    """Whether a player has won who was not dolted: his Tables filled up, and all men borne off."""
    return met("which done", filled) and whole_number("men_left", men_left, 0, 15) == 0
