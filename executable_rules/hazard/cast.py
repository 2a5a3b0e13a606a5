"""What one throw of the two dice is: Main, Chance, nick or out."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play
from executable_rules.hazard import facts
from executable_rules.mechanics.dice import FACES
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no

SUMS = range(2, 13)
"""What two dice can show."""


class Cast(Worded):
    """What the Caster's first throw is to the Main."""

    NICK = "it nicks the Main: the Caster wins"
    OUT = "he is out: the Caster loses"
    CHANCE = "it is his Chance: he casts on"


class Party(Enum):
    """The two sides of the stake."""

    CASTER = "he who throws the dice"
    SETTER = "he who stakes against him"


class Term(Enum):
    """The two numbers that matter once the first throw has decided nothing."""

    MAIN = "the number set before the first throw"
    CHANCE = "the number of the first throw"


Thing = Annotated[Term, like(of_play.Thing)]


def checked_sum(points: int) -> int:
    """The points, if two dice can show them. Raises ValueError if not."""
    if points not in SUMS:
        raise ValueError(f"points={points} cannot be: two dice show from 2 to 12")
    return points


def checked_main(main: int) -> int:
    """The Main, if it is one. Raises ValueError if not."""
    if not may_be_main(points=main):
        raise ValueError(f"main={main} cannot be: the Mains are 5, 6, 7, 8 and 9")
    return main


@law("seymour.hazard.1", says=text("As many play as will: {:person}."))
def persons_engaged(*, players: facts.Players) -> int:
    """How many play: as many as will, one of them the Caster.

    Raises ValueError for fewer than the Caster and one Setter.
    """
    if players < 2:
        raise ValueError(f"players={players} cannot be: a Caster wants a Setter, so two at least")
    return players


@law("seymour.hazard.1", says=text("The throw is {:point}."))
def points_thrown(*, throw: facts.Throw) -> int:
    """The points of a throw. Raises ValueError if it is not of two dice."""
    if len(throw) != 2 or any(die not in FACES for die in throw):
        raise ValueError(f"throw={throw} cannot be: two dice are thrown, each from 1 to 6")
    return sum(throw)


@law(
    "seymour.hazard.2",
    says={
        Party.CASTER: "It wins for the Caster, who throws the dice.",
        Party.SETTER: "It wins for the Setter, who stakes against him.",
    },
)
def wins_by(*, thing: Thing) -> Party:
    """For whom the Main and the Chance win after the first throw: the Setter, and the Caster."""
    return Party.CASTER if met("The Chance is the Caster's", thing is Term.CHANCE) else Party.SETTER


@law("seymour.hazard.3", says=yes_no("It may be the Main.", "It may not be the Main."))
def may_be_main(*, points: of_play.Points) -> bool:
    """Whether a number may be the Main, set before the Caster throws: from five to nine."""
    return 5 <= points <= 9


@law(
    "seymour.hazard.4",
    says=yes_no(
        "The points lie where Chances and Nicks lie.",
        "The points lie outside the Chances and Nicks.",
    ),
)
def within_chances_and_nicks(*, points: of_play.Points) -> bool:
    """Whether points lie where, it is said here, all Chances and Nicks lie: from 4 to 10.

    ``nicks`` (seymour.hazard.7) contradicts it: 11 and 12 nick too.
    """
    return 4 <= points <= 10


@law(
    "seymour.hazard.5",
    says=text(
        "The only Chance named to this Main is {:bare}.",
        several="The Chances named to this Main are {:bare}.",
    ),
)
def chances_named(*, main: facts.Main) -> frozenset[int]:
    """The Chances that are named one by one for a Main; fewer than it has (see ``chances``).

    >>> sorted(chances_named(main=7))
    [6, 9, 10]
    """
    mirrored = 13 - checked_main(main)
    return frozenset({mirrored, 9, 10}) if main <= 8 else frozenset({mirrored})


@law("seymour.hazard.6", says=text("The Chances to this Main are {:bare}."))
def chances(*, main: facts.Main) -> frozenset[int]:
    """The Chances to a Main: first throws after which the Caster must throw on.

    >>> sorted(chances(main=7))
    [4, 5, 6, 8, 9, 10]
    """
    nicking = nicks(main=main)
    return frozenset(points for points in range(4, 11) if points not in nicking)


@law(
    "seymour.hazard.7",
    says=text(
        "The only number that nicks (wins at once) is {:bare}.",
        several="The numbers that nick (win at once) are {:bare}.",
    ),
)
def nicks(*, main: facts.Main) -> frozenset[int]:
    """The first throws that nick a Main, that is, win at once.

    >>> sorted(nicks(main=7)), sorted(nicks(main=5))
    ([7, 11], [5])
    """
    others = {6: {12}, 7: {11}, 8: {12}}
    return frozenset({checked_main(main)} | others.get(main, set()))


@law(
    "seymour.hazard.8",
    says=text(
        "The number that is out (loses at once) is {:bare}.",
        several="The numbers that are out (lose at once) are {:bare}.",
        nothing="Neither 11 nor 12 points are out to this Main.",
    ),
)
def high_outs(*, main: facts.Main) -> frozenset[int]:
    """Which of 11 and 12 are ``out`` to a Main, that is, lose at once.

    >>> sorted(high_outs(main=9)), sorted(high_outs(main=7))
    ([11, 12], [12])
    """
    twelve = {12} if checked_main(main) in (9, 7, 5) else set()
    eleven = {11} if main in (9, 8, 6, 5) else set()
    return frozenset(twelve | eleven)


@law(
    "seymour.hazard.9",
    says=yes_no("It is out (loses at once) to every Main.", "It is not out to every Main."),
)
def out_to_all(*, throw: facts.Throw) -> bool:
    """Whether a throw is Ames-Ace (two aces) or Duce-Ace, which are out to every Main."""
    return tuple(sorted(throw)) in ((1, 1), (1, 2))


def first_cast(*, main: int, points: int) -> Cast:
    """What the first throw is to the Main, by the rules above together.

    >>> first_cast(main=7, points=11), first_cast(main=8, points=11)
    (<Cast.NICK: 'it nicks the Main: the Caster wins'>, <Cast.OUT: 'he is out: the Caster loses'>)
    """
    if checked_sum(points) in nicks(main=main):
        return Cast.NICK
    return Cast.CHANCE if points in chances(main=main) else Cast.OUT
