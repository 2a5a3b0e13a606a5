"""Can a reading be explained by what scanners confuse? The list is corpus/proof.toml."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache


def explained(source: str, page: str, confusions: Iterable[tuple[str, str]]) -> bool:
    """Can ``source`` become ``page`` by listed confusions alone, one or several?

    Parameters
    ----------
    source, page : words as `words.key` gives them.
    confusions : pairs (what the scanner wrote, what the print has); either may be empty.

    >>> explained("fhew", "shew", [("f", "s")]), explained("table", "cards", [("f", "s")])
    (True, False)
    """
    pairs = [(s, p) for s, p in confusions if s in source and p in page]

    @cache
    def from_here(i: int, j: int, left: int) -> bool:
        if i == len(source) and j == len(page):
            return True
        if (
            i < len(source)
            and j < len(page)
            and source[i] == page[j]
            and from_here(i + 1, j + 1, left)
        ):
            return True
        return left > 0 and any(
            source.startswith(scanned, i)
            and page.startswith(printed, j)
            and from_here(i + len(scanned), j + len(printed), left - 1)
            for scanned, printed in pairs
        )

    # More than every third letter confused explains anything, that is nothing.
    return from_here(0, 0, max(1, (len(page) + 1) // 3))
