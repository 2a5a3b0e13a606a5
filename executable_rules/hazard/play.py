"""What the throws pay: nick, out, and Chance against Main."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_play
from executable_rules.hazard import facts
from executable_rules.hazard.cast import (
    Cast,
    Party,
    Term,
    chances,
    checked_main,
    checked_sum,
    first_cast,
    nicks,
    wins_by,
)
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, pays, text, yes_no

Thing = Annotated[Term, like(of_play.Thing)]


@law(
    "seymour.hazard.10",
    says=text(
        "His Chance and the Main are {0:bare} to {1:bare}.",
        none="The play is over: the throw nicked or was out.",
    ),
)
def hath(*, main: facts.Main, points: of_play.Points) -> tuple[int, int] | None:
    """The Chance and the Main that the Caster ``hath`` after his first throw, as "5 to 7".

    None when the throw nicks or is out, so that the play is over.
    """
    return (points, main) if first_cast(main=main, points=points) is Cast.CHANCE else None


@law(
    "seymour.hazard.11",
    says=pays(
        "the Setter",
        "the Caster",
        "counter",
        none="Neither the Chance nor the Main has come yet.",
    ),
)
def gains_by_chance(
    *, main: facts.Main, chance: facts.Chance, throws: facts.Throws, stake: of_money.Stake
) -> int | None:
    """What the Caster gains (below zero, pays) of the money set him, once he has a Chance.

    The first of Chance and Main decides; None while neither has come.
    Raises ValueError when the number is no Chance to this Main.
    """
    if chance not in chances(main=main):
        raise ValueError(f"chance={chance} cannot be: it is no Chance to the Main {main}")
    for points in throws:
        own = met("throws his own Chance", checked_sum(points) == chance)
        if own or met("which was the Main", points == main):
            winner = wins_by(thing=Term.CHANCE if own else Term.MAIN)
            return stake if winner is Party.CASTER else -stake
    return None


@law(
    "seymour.hazard.12",
    says=moves(
        text(
            "The Caster sweeps {:counter}.",
            nothing="The Caster sweeps nothing.",
            none="The Caster has a Chance, and must wait which comes first.",
        ),
        "the table",
        "the Caster",
        "counter",
    ),
)
def swept(*, main: facts.Main, points: of_play.Points, pool: of_money.Pool) -> int | None:
    """What the Caster sweeps by a nick; nothing yet when he has a Chance and must wait.

    Nothing when he is out: what he then pays, seymour.hazard.13 does not say.
    """
    cast = first_cast(main=main, points=points)
    if met("he must wait which will come first", cast is Cast.CHANCE):
        return None
    return pool if met("that is a Nick", cast is Cast.NICK) else 0


@law("seymour.hazard.13")
def cast_to_seven(*, points: of_play.Points) -> Cast:
    """What a first throw is to the Main 7, as this sentence tells it.

    Read by itself it makes 7 a Chance to 7; seymour.hazard.7 makes it a nick. Raises ValueError
    for 11, of which the sentence before speaks (seymour.hazard.12), not this one.
    """
    if met("Ames-Ace, Duce-Ace, or 12", checked_sum(points) in (2, 3, 12)):
        return Cast.OUT
    if met("from 4 to 10", 4 <= points <= 10):
        return Cast.CHANCE
    raise ValueError("points=11 is not told here: it nicks 7 (seymour.hazard.12)")


@law("seymour.hazard.15", says=pays("the Setter", "the Caster", "stake"))
def gains_at_six_or_eight(*, main: facts.Main, chance: facts.Chance, thing: Thing) -> int:
    """+1 or -1, what a Caster with a Chance to 8 or 6 gains, by which comes first.

    Raises ValueError for a number that this sentence does not list, among them 6 to 8 and 8 to 6
    which are Chances by seymour.hazard.6.
    """
    if main not in (8, 6) or chance not in (4, 5, 7, 9, 10):
        raise ValueError(f"{chance} to {main} is not told here: 4, 5, 7, 9, 10 to 8 or 6 are")
    return 1 if met("which if he throws first, he wins", thing is Term.CHANCE) else -1


@law(
    "seymour.hazard.16",
    says={
        Cast.NICK: "The Caster wins at once.",
        Cast.OUT: "The Caster loses at once.",
        Cast.CHANCE: "The Caster casts on.",
        None: "The law does not say.",
    },
)
def decided_at_once(*, main: facts.Main, points: of_play.Points) -> Cast | None:
    """What the casts listed here do at once; nothing for a cast that the sentence passes over.

    The print's ``12 to 8, or 6 to the same Cast with the Main`` is read: 12 to 8 or 6, or the
    same cast with the Main. It passes over 12 to 7, and 11.
    """
    same = points == checked_main(main)
    if met("he wins", same or (points == 12 and main in (8, 6))):
        return Cast.NICK
    if met("Ames-Ace, or Duce-Ace to all", checked_sum(points) in (2, 3)):
        return Cast.OUT
    twelve = points == 12 and main in (5, 9)
    return Cast.OUT if met("12, when the Main is either 5 or 9", twelve) else None


@law(
    "seymour.hazard.17",
    says=yes_no("Nothing nicks this Main but itself.", "Another number nicks this Main too."),
)
def nicked_only_by_itself(*, main: facts.Main) -> bool:
    """Whether nothing nicks a Main but the same number thrown."""
    return nicks(main=main) == {main}
