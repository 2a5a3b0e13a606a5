"""Limits on what one query may ask, so that none takes longer than a second.

Each limit is counted in the same way in Python and in the browser
(``site_templates/scripts/limits.js``). It counts signs, words and places, never seconds, so that
both refuse the same queries in the same words. ``docs/searching.md`` says what was measured.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.base.errors import InputError


@dataclass(frozen=True)
class Limit:
    """The greatest number that is allowed, and the message for a query that has more."""

    most: int
    message: str

    def keep(self, count: int) -> None:
        """Raise InputError when a query has too many."""
        if count > self.most:
            raise InputError("query", "", self.message.format(most=f"{self.most:,}"))


SIGNS = Limit(2_000, "a query has at most {most} signs; search for fewer words")
BRACKETS = Limit(50, "brackets stand at most {most} deep, one in another; take some away")
NEARS = Limit(50, "a query has at most {most} NEARs; take some away")
PATTERNS = Limit(40, "a query has at most {most} different words with *, ? or ~; take some away")
LISTED = Limit(
    3_000, "the words with *, ? or ~ stand for more than {most} words of the books; "
    "give them more letters")  # fmt: skip
"""Counted: the words of the books that all patterns of a query stand for, together."""
PLACES = Limit(
    200_000, "the words sought stand in more than {most} places of the books; seek rarer words"
)
"""Counted: the places of all different words of a query, also of those under a NOT."""
COMPARED = Limit(
    200_000,
    "phrases and NEAR have more than {most} places to compare; seek rarer words in them",
)
"""Counted, all together: for each phrase the places of its rarest word; for each bracket beside
NEAR those of its parts; for each NEAR, text by text, the places of one side times those of the
other."""
HITS = Limit(
    100_000, "there are more than {most} hits; seek rarer words, or in one book or game alone"
)
"""Counted: the places of all words, phrases and neighbours in the texts that are found."""
