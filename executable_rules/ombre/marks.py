"""Ombre, of staking anew after the Poul, and of the marks of Beasts beneath one another."""

from __future__ import annotations

from executable_rules.facts import of_money, of_play
from executable_rules.ombre.settling import staked_next
from executable_rules.quadrille.facts import CountersBeforeHim
from executable_rules.quadrille.ombre_beasts import ombre_beast
from lawsofplay.rules import law
from lawsofplay.sentences import pays, told

BENEATH = 2
"""Counters of each player beneath the others, with which a Beast is marked."""


@law(
    "bellecour.ombre.marking.1",
    "academie.ombre.marking.1",
    says=pays("each player", "the pool", "counter"),
)
def staked_after_the_poul(*, beast_count: of_money.BeastCount) -> int:
    """What each stakes anew when the Poul, or a Beast, was drawn: three counters, or two.

    ``beast_count``: the Beasts still to be drawn. While there are any, it is two.
    """
    return staked_next(is_codille=False, beast_count=beast_count)


@law(
    "bellecour.ombre.marking.2",
    "bellecour.ombre.marking.3",
    "academie.ombre.marking.2",
    "academie.ombre.marking.3",
    says=told("Beneath the others lie {:counter} of each player."),
)
def marked_beneath(*, deals_passed: of_play.DealsPassed = 0) -> int:
    """Counters of each player that lie beneath the others, when a Beast was made.

    Two mark it, and so often as all have ``passed`` since, two more are laid to them.
    """
    return BENEATH + BENEATH * deals_passed


@law(
    "bellecour.ombre.marking.4",
    says=told("The third Beast is {:counter}."),
)
def third_beast(*, counters_before_him: CountersBeforeHim) -> int:
    """The third Beast, as the English has it: no more than what lies beneath the second.

    ``counters_before_him``: so many of one player lie there. The French, which the table of the
    same chapter bears out, has the third greater than the second by that: ``troisieme_bete``.
    """
    return ombre_beast(counters_before_him=counters_before_him)


@law(
    "academie.ombre.marking.4",
    says=told("The third Beast is {:counter}."),
)
def troisieme_bete(*, counters_before_him: CountersBeforeHim, beast: of_money.Beast) -> int:
    """The third Beast (*troisiéme*): the second, ``beast``, and what lies beneath it.

    ``counters_before_him``: so many of one player lie there. The English has what lies beneath
    alone: ``third_beast``.
    """
    return ombre_beast(counters_before_him=counters_before_him, pool=beast)
