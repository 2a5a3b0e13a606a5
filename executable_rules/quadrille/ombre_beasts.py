"""The Beasts of Ombre: nine times what one player has marked, and the Beast that goes."""

from __future__ import annotations

from executable_rules.mechanics.beasts import Staking, nth_beast
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.telling import OF_ORDER
from lawsofplay.rules import law, met
from lawsofplay.sentences import told

PLAYERS = 3
COUNTER = 3
"""Each counter that marks the Game stands for three."""
FIRST_MARK = 3
"""Counters that each player marks on a bare table."""


@law(
    "bellecour.ombre.beast-table.2",
    "bellecour.ombre.beast-table.3",
    "bellecour.ombre.beast-table.4",
    "academie.ombre.beast-table.2",
    "academie.ombre.beast-table.3",
    says=told("The Beast is {:counter}."),
)
def ombre_beast(*, marked: int, going: int = 0) -> int:
    """The Beast of Ombre, in counters, by what is ``marked`` before one of the players.

    ``going`` are the Beasts that go that deal. After a ``codill`` three counters are marked anew,
    which is 27.

    >>> ombre_beast(marked=5), ombre_beast(marked=9, going=45)
    (45, 126)
    """
    worth = PLAYERS * COUNTER * whole_number("marked", marked)
    return worth + whole_number("going", going, 0)


@law(
    "bellecour.ombre.beast-table.4",
    "bellecour.ombre.bavaroise.2",
    "academie.ombre.bavaroise.2",
    says=told("Each player has marked {:counter}."),
)
def marked_by_each(*, passes: int = 0, three_and_one: bool = False) -> int:
    """What each player has marked after so many deals that all passed: two for each ``pass``.

    When they play ``three and one``, one for each pass. ``À la Bavaroise`` it is three counters,
    and two for each pass, too.
    """
    each = 1 if met("in the latter by one only", three_and_one) else 2
    return FIRST_MARK + each * whole_number("passes", passes, 0)


@law(
    "bellecour.ombre.beast-table.1",
    "academie.ombre.beast-table.1",
    says=OF_ORDER,
)
def beast_of_the_table(*, order: int, passes: int = 0) -> int:
    """The Beast made as the first, second, third ... of Ombre, each after the first by remise.

    A deal without passes adds two counters before each player, 18; so does every ``pass``. The
    books print the series up to the fifteenth, the seventh as 172.

    >>> [beast_of_the_table(order=order) for order in (1, 2, 3, 4, 7)]
    [27, 72, 90, 108, 162]
    """
    opening, added = ombre_beast(marked=FIRST_MARK), ombre_beast(marked=2)
    in_table = nth_beast(Staking(opening, added), order=order)
    return in_table + added * whole_number("passes", passes, 0)


@law(
    "bellecour.ombre.bavaroise.2",
    "bellecour.ombre.bavaroise.6",
    "academie.ombre.bavaroise.2",
    "academie.ombre.bavaroise.6",
    says=OF_ORDER,
)
def beast_a_la_bavaroise(*, order: int) -> int:
    """The Beast made as the first, second, third ..., when Ombre is marked ``à la Bavaroise``.

    A counter there is one counter: three of each player at the beginning, then two. The books
    give the series by remise alone, and without what passes add: the first is never more than 9.

    >>> [beast_a_la_bavaroise(order=order) for order in (1, 2, 3, 4)]
    [9, 24, 30, 36]
    """
    opening, added = PLAYERS * FIRST_MARK, PLAYERS * 2
    return nth_beast(Staking(opening, added), order=order)
