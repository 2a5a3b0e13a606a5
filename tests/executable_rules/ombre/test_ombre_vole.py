"""Ombre, of the vole: laws LXIII and LXVIII-LXXI, and how LXXIII contradicts them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.ombre.vole import (
    Won,
    vole_with_beasts_together,
)
from executable_rules.quadrille.ombre_beasts import ombre_beast


@pytest.mark.example("ombre.vole-of-72")
def test_the_vole_of_the_chapter_is_worth_seventy_two_and_thirty_six_from_each() -> None:
    # bellecour p. 113, academie p. 183: five counters before each and one Beast of 27.
    tours = ombre_beast(counters_before_him=5)
    assert tours == 45
    assert vole_with_beasts_together(beasts=(27,), pool=tours) == Won(72, Fraction(36))
