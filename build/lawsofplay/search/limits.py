"""How much one query may ask, so that none takes longer than a second.

Each limit is counted alike in Python and in the browser (``site_templates/scripts/limits.js``): in
signs, words and places, never in seconds, so that both refuse the same queries in the same words.
``docs/searching.md`` says what was measured.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.errors import InputError


@dataclass(frozen=True)
class Limit:
    """How many there may be at most, and what is said of a query that has more."""

    most: int
    told: str

    def keep(self, count: int) -> None:
        """Raise InputError when a query has too many."""
        if count > self.most:
            raise InputError("query", "", self.told.format(most=f"{self.most:,}"))


SIGNS = Limit(2_000, "a query has at most {most} signs; search for fewer words")
BRACKETS = Limit(50, "brackets stand at most {most} deep, one in another; take some away")
NEARS = Limit(50, "a query has at most {most} NEARs; take some away")
PATTERNS = Limit(40, "a query has at most {most} different words with *, ? or ~; take some away")
LISTED = Limit(
    2_500, "the words with *, ? or ~ stand for more than {most} words of the books; "
    "give them more letters")  # fmt: skip
"""The words of the books that all patterns of a query stand for, together."""
PLACES = Limit(
    150_000, "the words sought stand in more than {most} places of the books; seek rarer words"
)
"""The places of all different words of a query, together, before anything is excluded."""
PAIRS = Limit(
    300_000, "NEAR has more than {most} pairs of places to compare; seek rarer words with it"
)
"""For each NEAR and each text, the places of one side times those of the other; together."""
