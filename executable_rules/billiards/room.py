"""The room: standers-by who speak, bet or stop a ball, who judges, what is broken."""

from __future__ import annotations

from enum import Enum

from executable_rules.billiards import facts
from executable_rules.billiards.terms import Fine, Forfeit, Furniture
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text


class Judge(Enum):
    """Who decides or tells."""

    NOBODY = "nobody, as yet"
    STANDERS_BY = "the standers-by"
    ANOTHER = "another, who may be asked"


PENCE_IN_SHILLING = 12


@law("seymour.billiards.orders.12", says=pays("the stander-by", "the company"))
def stander_by_speaks(
    *,
    faults_since_warned: facts.FaultsSinceWarned,
    consent_given: of_conduct.ConsentGiven = False,
    was_asked: of_state.WasAsked = False,
    was_paid: of_state.WasPaid = True,
    has_staked: of_conduct.HasStaked = False,
) -> Fine | Forfeit:
    """What a stander-by forfeits if he instructs or speaks: two-pence for each fault after the
    warning.

    If he will not pay he may not stay. It does not matter whether he ``bets``, that is has money on
    the game; in the verse it is all that matters (``stander_by_bets``).
    """
    faults = faults_since_warned
    uncalled = met("without Consent, or being first asked", not (consent_given or was_asked))
    if not (uncalled and met("after he is advertised", faults > 0)):
        return Fine(0)
    return Fine(2 * faults) if was_paid else Forfeit.LEAVES_ROOM


@law("seymour.billiards.orders-in-verse.10")
def stander_by_bets(
    *, has_staked: of_conduct.HasStaked, instructs: of_conduct.Instructs
) -> Forfeit:
    """What a stander-by forfeits who bets and instructs: he must pay the Set, without a warning.

    The order fines him two-pence, and warns him first (``stander_by_speaks``).
    """
    both = met("shall chance to Bet", has_staked) and met("will instruct", instructs)
    return Forfeit.THE_SET if both else Forfeit.NONE


@law("seymour.billiards.orders-in-verse.13")
def stander_by_stops_ball(
    *, touches_it: of_conduct.TouchesIt, was_lost: of_state.WasLost
) -> Forfeit:
    """What a stander-by forfeits who stops a ball: he pays for all, if the game is lost by it."""
    lost = met("The Game being lost thereby", was_lost)
    return Forfeit.ALL if touches_it and lost else Forfeit.NONE


@law(
    "seymour.billiards.orders.15",
    says={
        Judge.NOBODY: "Nobody decides it until judgment is asked.",
        Judge.STANDERS_BY: "The standers-by decide it.",
        Judge.ANOTHER: "Another may be asked.",
    },
)
def decides_controversy(*, was_asked: of_state.WasAsked) -> Judge:
    """Who decides a controversy of the players: the standers-by, when they are asked.

    In French Billiards it is the Marker: ``french_billiards.room.decides_difference``.
    """
    return Judge.STANDERS_BY if met("upon asking Judgment", was_asked) else Judge.NOBODY


@law("seymour.billiards.13")
def ashes_fall(*, smokes: facts.Smokes, on_table: of_state.OnTable) -> Forfeit:
    """What a player forfeits who ``smoaks`` and lets the ashes of his pipe fall on the table.

    The book gives as its reason that the cloth is burnt by it, and does not ask whether it was. It
    does not say what is forfeited. Of hand or sleeve, in the same sentence, it says ``a Loss``, not
    a ``Forfeiture``.
    """
    if not smokes and on_table:
        raise ValueError("on_table=yes cannot be: there are no ashes of him who does not smoke")
    fall = met("let the Ashes of your Pipe fall on the Table", on_table)
    return Forfeit.NOT_NAMED if fall else Forfeit.NONE


@law(
    "seymour.billiards.orders-in-verse.16",
    says={
        Judge.NOBODY: "He need ask nobody.",
        Judge.STANDERS_BY: "The standers-by may be asked.",
        Judge.ANOTHER: "He may ask another whether it be so.",
    },
)
def tells_of_the_game(*, is_experienced: of_state.IsExperienced) -> Judge:
    """Whom a player may ask if he does not fully know the game: another. Nothing is decided
    by it.
    """
    return (
        Judge.ANOTHER if met("not the Game doth fully know", not is_experienced) else Judge.NOBODY
    )


@law("seymour.billiards.orders-in-verse.16", says=text("He has yet to set up (mark) {:game}."))
def games_to_set_up(*, games_won: of_play.GamesWon, games_marked: of_play.GamesMarked) -> int:
    """How many games won a player has yet to ``set up``, that is, to mark."""
    return games_won - whole_number("games_marked", games_marked, 0, games_won)


@law("seymour.billiards.orders.15")
def breaks(*, broken_counts: facts.BrokenCounts) -> Fine:
    """What is forfeited for what is broken, however it came: King 1 s., Port 10 s., Stick 5 s.

    A stick of French Billiards is six-pence: ``french_billiards.room.breaks``.

    >>> str(breaks(broken_counts={Furniture.KING: 1, Furniture.STICK: 2}))
    '11 s. 0 d.'
    """
    shillings = {Furniture.KING: 1, Furniture.PORT: 10, Furniture.STICK: 5}
    owed = sum(
        shillings[thing] * whole_number(thing.name, count, 0)
        for thing, count in broken_counts.items()
    )
    return Fine(owed * PENCE_IN_SHILLING)


@law("seymour.billiards.orders-in-verse.15")
def breaks_with_violence(
    *, furniture: facts.Furniture | None, by_unfair_means: of_state.ByUnfairMeans
) -> Forfeit:
    """What a player owes if he breaks King, Port or Stick with violence: to make it good, at its
    cost.
    """
    broke = met("King, Port, or Stick", furniture is not None)
    return Forfeit.MAKES_GOOD if broke and met("with Violence", by_unfair_means) else Forfeit.NONE
