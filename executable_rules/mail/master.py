"""Mail, Règles particulières concernant le Maître du Mail, ou son commis, ou les porte-lèves.

The copy breaks off in the second of these laws.
"""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money
from executable_rules.mail import facts
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, yes_no

SOLS_POUR_TOUT = 10
"""Sols for balls, mallets and lèves together."""

PREMIERE_HEURE = 6
"""Hour of the morning from which that is the price."""


@law("academie.mail.master.1", says=yes_no("He may enter the game.", "He may not enter the game."))
def peut_entrer(
    *,
    has_own_gear: facts.HasOwnGear,
    gave_notice: of_conduct.GaveNotice = False,
    has_come: facts.HasCome = False,
) -> bool:
    """May a player enter the game who comes to the Master's lodge for gear, or brings his own?

    With his own he must first let the Master, or his clerk (*commis*), know. The clerk serves at
    the lodge for the Master.
    """
    if met("s'il en aporte", has_own_gear):
        return not met("sans avoir averti ou fait avertir le Maître", not gave_notice)
    return met("sera tenu de venir à la loge du Maître", has_come)


@law("academie.mail.master.1", says=pays("the player", "the Master", "coin"))
def droit_du_jeu(*, has_own_gear: facts.HasOwnGear, price: of_money.Price) -> int:
    """What is due (*droit de son jeu*) for playing with one's own mallet and balls: as custom has
    it.

    The book names neither the sum nor the coin. A player who takes them at the lodge pays the price
    (``fourniture``).
    """
    return price if met("s'il en aporte", has_own_gear) else 0


@law("academie.mail.master.2", says=pays("the player", "the Master", "sol"))
def fourniture(*, has_own_gear: facts.HasOwnGear, hour: facts.Hour) -> int | Silence:
    """What the Master asks for balls, mallets and lèves together, in sols; ``hour`` is from 0 to
    23.

    A player who has none of his own pays ten, from six in the morning on. There, in the word
    *matin*, the copy breaks off; until what hour is not known, and nothing is left of an earlier
    hour. By this law a player who has his own pays nothing; he pays ``droit_du_jeu``.
    """
    if not met("à ceux qui n'en auront point", not has_own_gear):
        return 0
    depuis = met("depuis six heures du ma", hour >= PREMIERE_HEURE)
    return SOLS_POUR_TOUT if depuis else Silence.NOT_SAID
