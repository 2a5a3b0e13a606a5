"""Odds as two bars: how likely something is as the book says, and by exact count."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from markupsafe import Markup

_CLAIM = re.compile(r"[Tt]he book says (?:it is )?(?:about )?(\d+) to (\d+)")
_EXACT = re.compile(r"[Ee]xactly,? (?:it is )?(?:about )?(\d+) to (\d+)")

_LENGTH, _HEIGHT, _LEFT = 200, 14, 52


class Odds(NamedTuple):
    """Odds of one number to another."""

    one: int
    other: int

    @property
    def chance(self) -> Fraction:
        """The probability of the first of the two events, between 0 and 1."""
        return Fraction(self.one, self.one + self.other)

    def __str__(self) -> str:
        return f"{self.one} to {self.other}"


def claim_and_count(finding: str) -> tuple[Odds, Odds] | None:
    """The odds in the words of a finding: those of the book, and the exact ones; else None.

    >>> claim_and_count("The book says 5 to 4; exactly it is 21 to 17.")
    (Odds(one=5, other=4), Odds(one=21, other=17))
    >>> claim_and_count("The book says great odds.")
    """
    claim, exact = _CLAIM.search(finding), _EXACT.search(finding)
    if not claim or not exact:
        return None
    claimed, counted = (Odds(int(match[1]), int(match[2])) for match in (claim, exact))
    return claimed, counted


def bars(finding: str) -> Markup:
    """The two odds of a finding as bars of one length; each is filled as far as it is likely."""
    both = claim_and_count(finding)
    if both is None:
        return Markup()
    claim, exact = both
    words = f"The book: {claim}, {_percent(claim)}; exactly: {exact}, {_percent(exact)}"
    width, height = _LEFT + _LENGTH + 50, 2 * (_HEIGHT + 6)
    shapes = _bar("book", claim, 0) + _bar("exact", exact, _HEIGHT + 6)
    return Markup(
        '<svg class="odds" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">'
        "{}</svg>"
    ).format(words, width, height, width, height, shapes)


def _bar(name: str, odds: Odds, y: int) -> Markup:
    """One bar: its name, the bar, and the probability in per cent."""
    filled = round(odds.chance * _LENGTH)
    base = y + _HEIGHT - 2
    named = Markup('<text x="0" y="{}">{}</text>').format(base, name)
    edge = Markup('<rect class="all" x="{}" y="{}" width="{}" height="{}"/>').format(
        _LEFT, y, _LENGTH, _HEIGHT
    )
    part = Markup('<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>').format(
        name, _LEFT, y, filled, _HEIGHT
    )
    share = Markup('<text x="{}" y="{}">{}</text>').format(
        _LEFT + _LENGTH + 6, base, _percent(odds)
    )
    return named + edge + part + share


def _percent(odds: Odds) -> str:
    return f"{float(odds.chance):.1%}"
