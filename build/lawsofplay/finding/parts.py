"""The parts of a query, and what may stand for each, as `ranking` weighs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from lawsofplay.finding.query import And, Leaf, Node, leaves

WHOLE = 16
"""What shares and worths are parts of."""
APART = 6
"""What one word of a phrase is worth by itself, in sixteenths."""

Worthy = tuple[Leaf, int]
"""What may stand for a part of a query, and what it is worth."""


@dataclass(frozen=True)
class Part:
    """A part of a query, and what may stand for it, each with how much of it that is worth.

    Of several words that make a phrase, ``apart`` are these by themselves.
    """

    node: Node
    leaves: tuple[Worthy, ...]
    apart: tuple[Part, ...] = ()

    @property
    def sought(self) -> tuple[Worthy, ...]:
        """All that may stand for the part or for one of its words, each for what it is worth."""
        return once([*self.leaves, *(leaf for word in self.apart for leaf in word.leaves)])

    def with_some(self, frequent: Callable[[Node], bool]) -> Part:
        """The part with those of its words, for less, that are not frequent."""
        some = (word for word in self.apart if not frequent(word.node))
        less = [(leaf, worth * APART // WHOLE) for word in some for leaf, worth in word.leaves]
        return replace(self, leaves=once([*self.leaves, *less]))


def once(told: Sequence[Worthy]) -> tuple[Worthy, ...]:
    """Return each leaf at its highest worth, in order."""
    best: dict[Leaf, int] = {}
    for leaf, worth in told:
        best[leaf] = max(worth, best.get(leaf, 0))
    return tuple(best.items())


def parts_of(node: Node) -> tuple[Node, ...]:
    """Return the parts that a text must have."""
    return node.parts if isinstance(node, And) else (node,)


def plain(node: Node) -> Part:
    """Return a part of a query for which nothing else may stand."""
    return Part(node, tuple((leaf, WHOLE) for leaf in dict.fromkeys(leaves(node))))
