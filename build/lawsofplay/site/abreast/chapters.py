"""The games that two books treat so much alike that they can be read side by side.

The chapters of two books on a game are parallel if enough laws of each were compared with laws of
the other: at least the share `ENOUGH`. With fewer, most rows would have nothing to stand beside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from lawsofplay.model.edition import Law
from lawsofplay.model.relations import Relation
from lawsofplay.site.abreast.aligning import AlignedRow, Measure, aligned
from lawsofplay.site.abreast.passages import Passage, passages
from lawsofplay.site.concordance import by_date
from lawsofplay.site.library import Library

ENOUGH = 0.6
"""The share of the laws of either book that must have been compared with laws of the other."""

_WEIGHTS = {"same": 3, "fuller": 2, "briefer": 2, "modified": 2, "contradicts": 1}
"""The weight with which a relation joins two passages."""

_HEADING = 3
"""The weight with which headings over divisions of the same name are joined."""


@dataclass(frozen=True)
class Chapter:
    """A game in two books, the older first: the passages of each, and how they stand in rows.

    ``shares`` are the shares of each book's laws that were compared with laws of the other.
    ``pairs`` are the relations between their laws.
    """

    game: str
    books: tuple[str, str]
    left: tuple[Passage, ...]
    right: tuple[Passage, ...]
    rows: tuple[AlignedRow, ...]
    shares: tuple[float, float]
    pairs: tuple[Relation, ...]


def chapters(library: Library) -> Iterator[Chapter]:
    """The parallel chapters: first those in two languages, then those in one language."""
    held: dict[tuple[str, str], list[Law]] = {}
    for law in library.edition.laws.values():
        held.setdefault((law.witness, law.game), []).append(law)
    for one, other in _pairs(library):
        for game in library.games:
            if (one, game) in held and (other, game) in held:
                left, right = held[one, game], held[other, game]
                pairs = _between(library.pairs, left, right)
                shares = _share(pairs, left), _share(pairs, right)
                if min(shares) >= ENOUGH:
                    yield _chapter(library, game, (one, other), shares, pairs)


def _pairs(library: Library) -> list[tuple[str, str]]:
    """Every two books, the older first; those in two languages come before the others."""
    pairs = list(combinations(by_date(library.witnesses), 2))
    return sorted(pairs, key=lambda pair: library.language(pair[0]) == library.language(pair[1]))


def _between(all_pairs: tuple[Relation, ...], left: list[Law], right: list[Law]) -> list[Relation]:
    """The relations between laws of two books."""
    ours, theirs = ({law.address for law in laws} for laws in (left, right))
    return [
        pair
        for pair in all_pairs
        if {pair.law, pair.other} & ours and {pair.law, pair.other} & theirs
    ]


def _share(pairs: list[Relation], laws: list[Law]) -> float:
    compared = {address for pair in pairs for address in (pair.law, pair.other)}
    return sum(law.address in compared for law in laws) / len(laws)


def _chapter(
    library: Library,
    game: str,
    books: tuple[str, str],
    shares: tuple[float, float],
    pairs: list[Relation],
) -> Chapter:
    left, right = (tuple(passages(library.edition, book, game)) for book in books)
    rows = aligned(measures(left), measures(right), _joins(left, right, pairs))
    return Chapter(game, books, left, right, tuple(rows), shares, tuple(pairs))


def measures(held: tuple[Passage, ...]) -> list[Measure]:
    """What alignment needs to know of passages."""
    return [Measure(passage.length, passage.is_heading, passage.stems) for passage in held]


def _joins(
    left: tuple[Passage, ...], right: tuple[Passage, ...], pairs: list[Relation]
) -> Mapping[tuple[int, int], int]:
    """The weights of joins: by laws that were compared, and by headings of the same name."""
    ours, theirs = places(left), places(right)
    weights = Counter(heading_joins(left, right))
    for pair in pairs:
        for law, other in ((pair.law, pair.other), (pair.other, pair.law)):
            if law in ours and other in theirs:
                weights[ours[law], theirs[other]] += _WEIGHTS[pair.relation]
    return weights


def heading_joins(
    left: tuple[Passage, ...], right: tuple[Passage, ...]
) -> dict[tuple[int, int], int]:
    """The weights of joins between headings of divisions that have one name in both books."""
    named = {passage.section: place for place, passage in enumerate(right) if passage.is_heading}
    return {
        (place, named[passage.section]): _HEADING
        for place, passage in enumerate(left)
        if passage.is_heading and passage.section in named
    }


def places(held: tuple[Passage, ...]) -> dict[str, int]:
    """By law: the number of the passage in which it stands."""
    return {law: place for place, passage in enumerate(held) for law in passage.laws}
