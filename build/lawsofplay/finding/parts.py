"""The parts of a query, and the words that may replace each, as `ranking` weighs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from lawsofplay.finding.query import And, Leaf, Node, leaves

WHOLE = 16
"""Shares and worths are given in parts of this number: sixteenths."""
APART = 6
"""What a single word of a phrase is worth, in sixteenths."""

Worthy = tuple[Leaf, int]
"""A leaf that may stand for a part of a query, and what it is worth."""


@dataclass(frozen=True)
class Part:
    """A part of a query, and the leaves that may stand for it, each with its worth.

    If the part is a phrase of several words, ``apart`` are these words as single parts.
    """

    node: Node
    leaves: tuple[Worthy, ...]
    apart: tuple[Part, ...] = ()

    @property
    def sought(self) -> tuple[Worthy, ...]:
        """All leaves that may stand for the part or for one of its words, each with its worth."""
        return once([*self.leaves, *(leaf for word in self.apart for leaf in word.leaves)])

    def with_some(self, frequent: Callable[[Node], bool]) -> Part:
        """The part together with those of its words that are not frequent, which are worth less."""
        some = (word for word in self.apart if not frequent(word.node))
        less = [(leaf, worth * APART // WHOLE) for word in some for leaf, worth in word.leaves]
        return replace(self, leaves=once([*self.leaves, *less]))


def once(leaves_: Sequence[Worthy]) -> tuple[Worthy, ...]:
    """Each leaf once, with its highest worth, in order."""
    best: dict[Leaf, int] = {}
    for leaf, worth in leaves_:
        best[leaf] = max(worth, best.get(leaf, 0))
    return tuple(best.items())


def parts_of(node: Node) -> tuple[Node, ...]:
    """The parts that a text must match."""
    return node.parts if isinstance(node, And) else (node,)


def plain(node: Node) -> Part:
    """A part of a query that nothing else may replace."""
    return Part(node, tuple((leaf, WHOLE) for leaf in dict.fromkeys(leaves(node))))
