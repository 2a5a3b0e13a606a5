"""Verquere: placing, points, entering, the double called John."""

from __future__ import annotations

import pytest

from executable_rules.verquere import entered, johned


@pytest.mark.example("verquere.seven-men")
@pytest.mark.quotes(
    "seymour.verquere.4",
    "But you can never be JOHN'D except you have more Men than you can enter upon six Points, "
    "that is to say, 7 Men, which is 1 more than your Points will bear; and in such a Case you "
    "must yield the Double",
)
def test_seven_men_to_enter_are_one_too_many() -> None:
    assert [number for number in range(16) if johned(men_left=number)] == list(range(7, 16))
    assert 7 - entered(men_left=7, open_points=6) == 1
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="men_left"):
            johned(men_left=wrong)
