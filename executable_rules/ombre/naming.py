"""Ombre, of passing: law XX. Naming the suit and asking leave are as at Quadrille.

Laws XVII, XIX and XXI stand with their twins in ``quadrille.naming``.
"""

from __future__ import annotations

from executable_rules.mechanics.results import Penalty
from lawsofplay.rules import law, met


@law("bellecour.ombre.laws.20", "academie.ombre.laws.20")
def stands_after_passing(*, passed: bool) -> Penalty:
    """Whether he who has said ``pass`` may still stand the Game: he may not.

    At Quadrille he may with forced Spadill: ``quadrille.naming.plays_after_passing``. At Ombre, as
    the dictionary says, that must be agreed on before.
    """
    return Penalty.MAY_NOT_PLAY if met("has said, pass", passed) else Penalty.NONE
