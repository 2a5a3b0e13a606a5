"""Whether letters that scanners confuse can explain a reading; corpus/proof.toml lists them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache


def explained(source: str, page: str, confusions: Iterable[tuple[str, str]]) -> bool:
    """Whether listed confusions alone, one or several, can turn ``source`` into ``page``.

    Parameters
    ----------
    source, page : words as `words.key` gives them.
    confusions : pairs of what the scanner wrote and what is printed; either may be empty.

    >>> explained("fhew", "shew", [("f", "s")]), explained("table", "cards", [("f", "s")])
    (True, False)
    """
    pairs = [(s, p) for s, p in confusions if s in source and p in page]

    @cache
    def matches(i: int, j: int, left: int) -> bool:
        if i == len(source) and j == len(page):
            return True
        if (
            i < len(source)
            and j < len(page)
            and source[i] == page[j]
            and matches(i + 1, j + 1, left)
        ):
            return True
        return left > 0 and any(
            source.startswith(scanned, i)
            and page.startswith(printed, j)
            and matches(i + len(scanned), j + len(printed), left - 1)
            for scanned, printed in pairs
        )

    # If more than every third letter could be confused, any word could become any other.
    return matches(0, 0, max(1, (len(page) + 1) // 3))
