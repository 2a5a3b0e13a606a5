"""Catch-Dolt: what the adversary has laid down is drawn from him, not from the heap."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no


class Source(Enum):
    """Whence a man is taken."""

    HEAP = "the heap of men without the Tables"
    ADVERSARY = "the same point in the adversary's Tables"


WhereItIs = Annotated[Source, like(of_play.WhereItIs)]


@law(
    "seymour.catch-dolt.1",
    says=text("The men of his numbers are taken from the heap of men without the Tables."),
)
def first_lays(*, throw: of_play.Throw) -> dict[int, Source]:
    """From where the first thrower takes the men of his numbers: from the heap."""
    return {whole_number("throw", number, 1, 6): Source.HEAP for number in throw}


@law(
    "seymour.catch-dolt.2",
    says={
        Source.HEAP: "The man is drawn from the heap.",
        Source.ADVERSARY: "The man is drawn from the same point in the adversary's tables.",
    },
)
def draws_from(*, number: of_play.Number, throw: of_play.Throw) -> Source:
    """From where the man of a number is drawn: from the adversary if he threw it, else the heap."""
    whole_number("number", number, 1, 6)
    return Source.ADVERSARY if number in throw else Source.HEAP


@law("seymour.catch-dolt.2")
def dolted(*, number: of_play.Number, throw: of_play.Throw, where_it_is: WhereItIs) -> Penalty:
    """What a player suffers who takes a man from the heap that lay elsewhere: he is ``dolted``.

    The print has that he ``lays the Ace down``. With Sice or Duce thrown no Ace can be meant, and
    it is read of the man taken (perhaps: the same). A man drawn from the adversary when he had none
    there cannot be.
    """
    due = draws_from(number=number, throw=throw)
    if where_it_is is Source.ADVERSARY and due is Source.HEAP:
        raise ValueError("where_it_is cannot be the adversary: he has laid no such number")
    takes_wrong = met("takes them from the Heap", where_it_is is not due)
    return Penalty.LOSES_GAME if takes_wrong else Penalty.NONE


@law("seymour.catch-dolt.3")
def touches_heap(
    *, number: of_play.Number, throw: of_play.Throw, was_returned: of_state.WasReturned
) -> Penalty:
    """What a player suffers who touched a man of the heap for a number that the adversary has.

    He loses the game, as if he had taken it (``dolted``), even if he ``recals himself``, and draws
    the other.

    Raises ValueError when he recalls himself where the heap is the right place.
    """
    took = dolted(number=number, throw=throw, where_it_is=Source.HEAP)
    if met("then recal himself", was_returned) and took is Penalty.NONE:
        raise ValueError("was_returned=yes cannot be: no such number lies with the adversary")
    return took


@law("seymour.catch-dolt.4", says=yes_no("He has won the game.", "He has not yet won."))
def won(*, was_made: of_state.WasMade, men_left: of_play.MenLeft) -> bool:
    """Whether a player who was not dolted has won: his Tables filled up, and all men borne off."""
    return met("which done", was_made) and whole_number("men_left", men_left, 0, 15) == 0
