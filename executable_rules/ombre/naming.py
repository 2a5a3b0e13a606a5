"""Ombre, of passing and of avoiding to play: law XX, and of law XXI what is not as at Quadrille.

Laws XVII and XIX, and the rest of XXI, stand with their twins in ``quadrille.naming``.
"""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_state
from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met
from lawsofplay.sentences import yes_no


@law("bellecour.ombre.laws.20", "academie.ombre.laws.20")
def stands_after_passing(*, has_passed: of_conduct.HasPassed) -> Penalty:
    """Whether a player who has said ``pass`` may still stand the Game: he may not.

    At Quadrille he may with forced Spadill: ``quadrille.naming.plays_after_passing``. At Ombre, as
    the dictionary says, that must be agreed on before.
    """
    return (
        Penalty.MAY_NOT_PLAY if met("has said, pass", has_passed, "a dit passe") else Penalty.NONE
    )


@law(
    "bellecour.ombre.laws.21",
    "academie.ombre.laws.21",
    "bellecour.quadrille.play.36",
    "academie.quadrille.play.39",
    says=yes_no("He may avoid playing.", "He may not avoid playing."),
)
def may_avoid_playing(*, asked_leave: of_conduct.AskedLeave, is_forced: of_state.IsForced) -> bool:
    """Whether a player who has ``asked leave`` (*demandé à jouer*) may still avoid playing: if
    forced.

    ``is_forced``: another offers to play sans prendre, without taking in. *Ni ... ni ..., à moins
    qu'il ne soit forcé*: the exception is read as said of both. So the prose (bellecour p. 97) and
    the dictionary (bellecour p. 147, academie p. 216, "to play Sans Prendre, or pass") have it. It
    may be read as said of playing sans prendre alone (``quadrille.naming.may_play_sans_prendre``).
    The law of Quadrille, ``quadrille.naming.may_still_pass``, binds him without this exception; its
    chapter has it.
    """
    asked = met(
        "He that asks leave",
        asked_leave,
        "he that has asked leave",
        "Celui qui a demandé à jouer",
        "celui qui a demandé à jouer",
    )
    forced = met(
        "unless he is forced",
        is_forced,
        "unless any one should offer to play without calling",
        "à moins qu'il ne soit forcé",
        "à moins que quelqu'un ne veüille jouer sans apeller",
    )
    return forced or not asked
