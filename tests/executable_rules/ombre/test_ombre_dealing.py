"""Ombre, laws II-VIII and XII: faced cards and hands of a wrong number."""

from __future__ import annotations

from executable_rules.ombre.terms import HAND, STOCK


def test_nine_cards_each_leave_thirteen() -> None:
    assert (HAND, STOCK) == (9, 13)
