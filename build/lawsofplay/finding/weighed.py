"""What the parts of a query weigh, and what they weigh together in one wording of a text.

The browser's ``site_templates/scripts/ranking.js`` does the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from lawsofplay.finding.evaluate import Number
from lawsofplay.finding.parts import WHOLE

Key = TypeVar("Key")
Worded = tuple[Number, int]
"""One wording: the text for which it stands, and its number among the wordings of that text."""


@dataclass(frozen=True)
class Weighed:
    """What a part of a query weighs in texts, and in single wordings of texts."""

    texts: dict[Number, int] = field(default_factory=dict)
    wordings: dict[Worded, int] = field(default_factory=dict)

    def add(self, other: Weighed) -> None:
        """Keep the greater of two weights, wherever both have one."""
        raise_to(self.texts, other.texts)
        raise_to(self.wordings, other.wordings)


def raise_to(weights: dict[Key, int], others: Mapping[Key, int]) -> None:
    """Put other weights in place of lower ones."""
    for key, weight in others.items():
        if weight > weights.get(key, 0):
            weights[key] = weight


def closest(
    parts: Sequence[Weighed], rarities: Sequence[int], every: int, cover: int
) -> dict[Number, int]:
    """For each text what a query weighs in the one wording in which it weighs most.

    A wording weighs less for the share of the query that it lacks. ``rarities`` is how much each
    part weighs by itself, and ``every`` how much all do. ``cover`` is how much of a weight depends
    on that share, in sixteenths.
    """
    sums: dict[Worded, int] = {}
    shares: dict[Worded, int] = {}
    for part, rarity in zip(parts, rarities, strict=True):
        for wording, weight in part.wordings.items():
            sums[wording] = sums.get(wording, 0) + weight
            shares[wording] = shares.get(wording, 0) + rarity
    most: dict[Number, int] = {}
    for wording, weight in sums.items():
        raise_to(most, {wording[0]: covered(weight, shares[wording], every, cover)})
    return most


def covered(weight: int, share: int, every: int, cover: int) -> int:
    """A weight, reduced by the share of the query that is lacking."""
    return weight * ((WHOLE - cover) * every + cover * share) // (WHOLE * every)
