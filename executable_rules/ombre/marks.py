"""Ombre, of staking anew after the Poul, and of the marks of Beasts beneath one another."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_people, of_play
from executable_rules.ombre.settling import staked_next
from executable_rules.ombre.terms import PLAYERS
from executable_rules.quadrille.beast_order import several_in_one_deal
from executable_rules.quadrille.facts import CountersBeforeHim
from executable_rules.quadrille.ombre_beasts import ombre_beast
from executable_rules.quadrille.telling import IN_ORDER
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays, text

BENEATH = 2
"""Counters of each player beneath the others, with which a Beast is marked."""

MAJORITY = 2
"""Of three players."""

Consenting = Annotated[int, like(of_people.Consenting, least=0, most=PLAYERS)]


@law(
    "bellecour.ombre.marking.1",
    "academie.ombre.marking.1",
    says=pays("each player", "the pool", "counter"),
)
def staked_after_the_poul(*, beast_count: of_money.BeastCount) -> int:
    """What each stakes anew when the Poul, or a Beast, was drawn: three counters, or two.

    ``beast_count``: the Beasts still to be drawn. While there are any it is two.
    """
    return staked_next(is_codille=False, beast_count=beast_count)


@law(
    "bellecour.ombre.marking.2",
    "bellecour.ombre.marking.3",
    "academie.ombre.marking.2",
    "academie.ombre.marking.3",
    says=text("Beneath the others lie {:counter} of each player."),
)
def marked_beneath(*, deals_passed: of_play.DealsPassed = 0) -> int:
    """How many counters of each player lie beneath the others when a Beast was made.

    Two mark the Beast, and each time that all have ``passed`` since, two more are laid to them.
    """
    return BENEATH + BENEATH * deals_passed


@law(
    "bellecour.ombre.marking.4",
    says=text("The third Beast is {:counter}."),
)
def third_beast(*, counters_before_him: CountersBeforeHim) -> int:
    """The third Beast, as the English has it: no more than what lies beneath the second.

    ``counters_before_him``: how many of one player lie there. In the French, ``troisieme_bete``,
    the third is greater than the second by that much, as the table of the same chapter shows.
    """
    return ombre_beast(counters_before_him=counters_before_him)


@law(
    "academie.ombre.marking.4",
    says=text("The third Beast is {:counter}."),
)
def troisieme_bete(*, counters_before_him: CountersBeforeHim, beast: of_money.Beast) -> int:
    """The third Beast (*troisiéme*): the second, ``beast``, and what lies beneath it.

    ``counters_before_him``: how many of one player lie there. The English has only what lies
    beneath: ``third_beast``.
    """
    return ombre_beast(counters_before_him=counters_before_him, pool=beast)


@law(
    "bellecour.ombre.beast.8",
    "academie.ombre.beast.10",
    says=IN_ORDER,
)
def beasts_of_one_deal(*, beasts: of_money.Beasts, consenting: Consenting) -> tuple[int, ...]:
    """The Beasts of one deal as they are played for in the next: as one, or apart if the majority
    will.

    ``consenting``: how many of the three would put them apart. The player who made them has no more
    say than each of the others. The numbered law asks that it be agreed, and does not say by whom.
    """
    apart = met("of the majority of the Players", consenting >= MAJORITY, "à la pluralité des voix")
    return several_in_one_deal(beasts=beasts, is_agreed=apart)
