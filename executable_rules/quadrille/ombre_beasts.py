"""The Beasts of Ombre: nine times what each player has marked, and the Beast that is played for."""

from __future__ import annotations

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mechanics.beasts import Staking, nth_beast
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import OF_ORDER
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

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
    says=text("The Beast is {:counter}."),
)
def ombre_beast(*, counters_before_him: facts.CountersBeforeHim, pool: of_money.Pool = 0) -> int:
    """The Beast of Ombre: nine times the counters before a player, and the Beasts that go.

    ``counters_before_him``: what is marked before one player. ``pool``: the Beasts that are played
    for in that deal. After a ``codill`` three counters are marked anew, which makes 27.

    >>> ombre_beast(counters_before_him=5), ombre_beast(counters_before_him=9, pool=45)
    (45, 126)
    """
    worth = PLAYERS * COUNTER * counters_before_him
    return worth + pool


@law(
    "bellecour.ombre.beast-table.4",
    "bellecour.ombre.bavaroise.2",
    "academie.ombre.bavaroise.2",
    says=text("Each player has marked {:counter}."),
)
def marked_by_each(
    *, deals_passed: of_play.DealsPassed = 0, is_agreed: of_state.IsAgreed = False
) -> int:
    """What each player has marked after this many deals that all passed: two for each ``pass``.

    When they play ``three and one`` it is one for each pass. ``À la Bavaroise`` it is three
    counters at first, and two for each pass, too.
    """
    each = 1 if met("in the latter by one only", is_agreed) else 2
    return FIRST_MARK + each * deals_passed


@law(
    "bellecour.ombre.beast-table.1",
    "academie.ombre.beast-table.1",
    says=OF_ORDER,
)
def beast_of_the_table(*, place: of_play.Place, deals_passed: of_play.DealsPassed = 0) -> int:
    """What the first, second, third ... Beast of Ombre is by remise: 27, 72, then 18 more each.

    A deal without passes adds two counters before each player, 18 in all; so does every ``pass``.
    The books print the series up to the fifteenth, with the seventh as 172.

    >>> [beast_of_the_table(place=order) for order in (1, 2, 3, 4, 7)]
    [27, 72, 90, 108, 162]
    """
    opening, added = ombre_beast(counters_before_him=FIRST_MARK), ombre_beast(counters_before_him=2)
    in_table = nth_beast(Staking(opening, added), order=place)
    return in_table + added * deals_passed


@law(
    "bellecour.ombre.bavaroise.2",
    "bellecour.ombre.bavaroise.6",
    "academie.ombre.bavaroise.2",
    "academie.ombre.bavaroise.6",
    says=OF_ORDER,
)
def beast_a_la_bavaroise(*, place: of_play.Place) -> int:
    """What the first, second ... Beast of Ombre is ``à la Bavaroise``: 9, 24, then 6 more each.

    A counter marked is worth one counter there: three of each player at the beginning, then two.
    The books give the series by remise only, without what passes add: the first is never more than
    9.

    >>> [beast_a_la_bavaroise(place=order) for order in (1, 2, 3, 4)]
    [9, 24, 30, 36]
    """
    opening, added = PLAYERS * FIRST_MARK, PLAYERS * 2
    return nth_beast(Staking(opening, added), order=place)
