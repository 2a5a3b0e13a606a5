"""In which order texts are told: sums of whole numbers, the same in the browser; ties as printed.

A text weighs what each part of the query weighs in its own words and in those of the things that
it stands under: headings, the names of its game, its book, topics that ask it. All of that is
multiplied by its rank. The browser's ``site_templates/scripts/ranking.js`` does the same.

When words may fail, parts of a query that stand in many texts are left aside, unless there is
nothing else: of a question in natural words so only those are weighed that tell texts apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from lawsofplay.search.evaluate import Evaluation, Number
from lawsofplay.search.query import And, Leaf, Node, Not, leaves
from lawsofplay.search.weights import Weights

OWN, PLACE = 1, 1
"""What a part of a query weighs in a text's own words, and in those of what it stands under."""
MOST = 600
"""Texts that are told at most where words may fail."""
SHARE = 8
"""No text is told that weighs less than the first one through so much."""
THINGS = 5
"""Things that are told at most."""


@dataclass(frozen=True)
class Ranked:
    """A text in which words may fail: its number, its weight, the parts that it lacks."""

    number: Number
    score: int
    lacks: tuple[Node, ...]


@dataclass
class Ranking:
    """The weights of texts for one query; things are numbered after the texts."""

    weights: Weights = field(repr=False)
    evaluation: Evaluation

    @property
    def total(self) -> int:
        """How many texts there are."""
        return len(self.weights.ranks)

    def scores(self, node: Node, texts: Collection[Number]) -> dict[Number, int]:
        """Return what texts weigh that a query finds."""
        sums = dict.fromkeys(texts, 0)
        for leaf in dict.fromkeys(leaves(node)):
            for text, weight in self._weigh(leaf, texts).items():
                sums[text] += weight
        return {text: weight * self.weights.ranks[text] for text, weight in sums.items()}

    def _weigh(self, leaf: Leaf, texts: Iterable[Number]) -> dict[Number, int]:
        found = self.evaluation.matched(leaf)
        rarity = self.weights.rarity(len(found))
        above = self._in_things(leaf)
        weighed = {}
        for text in texts:
            own = self.weights.weight(rarity, text, len(found[text])) if text in found else 0
            place = max((above.get(it, 0) for it in self.weights.standing[text]), default=0)
            if own or place:
                weighed[text] = OWN * own + PLACE * place
        return weighed

    def loosely(self, node: Node, texts: Collection[Number]) -> list[Ranked]:
        """Return those of some texts that match a part of a query, the likeliest first."""
        parts = self.telling(node)
        weighed = [self._part(part, texts) for part in parts]
        left = set().union(*weighed).difference(*map(self.evaluation.texts, _excluded(node)))
        scores = {
            text: self.weights.ranks[text] * sum(it.get(text, 0) for it in weighed) for text in left
        }
        kept = _heaviest(scores)
        return [
            Ranked(
                text,
                scores[text],
                tuple(part for part, it in zip(parts, weighed, strict=True) if text not in it),
            )
            for text in kept
        ]

    def _part(self, part: Node, texts: Collection[Number]) -> dict[Number, int]:
        """What one part of a query weighs: of several that stand for it, the heaviest counts."""
        most: dict[Number, int] = {}
        for leaf in dict.fromkeys(leaves(part)):
            for text, weight in self._weigh(leaf, texts).items():
                most[text] = max(weight, most.get(text, 0))
        return most

    def telling(self, node: Node) -> list[Node]:
        """Return the parts of a query that tell texts apart: those not frequent, or all."""
        parts: list[Node] = [part for part in _parts(node) if not isinstance(part, Not)]
        return [it for it in parts if not self.evaluation.is_frequent(it)] or parts

    def things(self, node: Node) -> list[int]:
        """Return the things, counted from 0, that most of a query's weight stands in."""
        parts = self.telling(node)
        rarities = {part: self._rarity(part) for part in parts}
        shares: dict[int, int] = {}
        scores: dict[int, int] = {}
        for part in parts:
            for number, weight in self._most_in_things(part).items():
                shares[number] = shares.get(number, 0) + rarities[part]
                scores[number] = scores.get(number, 0) + weight
        least = 2 * sum(rarities.values())
        kept = [number for number, share in shares.items() if 3 * share >= least]
        return sorted(kept, key=lambda it: (-scores[it], it))[:THINGS]

    def _most_in_things(self, part: Node) -> dict[int, int]:
        most: dict[int, int] = {}
        for leaf in leaves(part):
            for number, weight in self._in_things(leaf).items():
                most[number] = max(weight, most.get(number, 0))
        return most

    def _rarity(self, part: Node) -> int:
        found = (len(self.evaluation.matched(leaf)) for leaf in leaves(part))
        return self.weights.rarity(max(found, default=self.total))

    def _in_things(self, leaf: Leaf) -> dict[int, int]:
        """What a phrase or neighbours weigh in the things, counted from 0, that have them."""
        found = self.evaluation.matched(leaf)
        rarity = self.weights.rarity(len(found))
        return {
            number - self.total: self.weights.weight(rarity, number, len(spans))
            for number, spans in found.items()
            if number >= self.total
        }

    def named(
        self, where: Iterable[Leaf], mark: Iterable[Leaf], texts: Iterable[Number]
    ) -> dict[Number, int]:
        """Return those of some texts that stand where all of some words say, and what these weigh.

        Headings and books say where a text stands. The word that marks a law (*order*) weighs
        too, where a heading has it.
        """
        needed, more = (list(map(self._in_things, words)) for words in (where, mark))
        return {
            text: self.weights.ranks[text] * sum(self._above(it, text) for it in (*needed, *more))
            for text in texts
            if all(self._above(it, text) for it in needed)
        }

    def _above(self, things: Mapping[int, int], text: Number) -> int:
        under = self.weights.standing[text]
        return max((things.get(it, 0) for it in under if it < self.weights.places), default=0)


def _parts(node: Node) -> tuple[Node, ...]:
    return node.parts if isinstance(node, And) else (node,)


def _excluded(node: Node) -> list[Node]:
    return [part.part for part in _parts(node) if isinstance(part, Not)]


def _heaviest(scores: Mapping[Number, int]) -> list[Number]:
    order = sorted(scores, key=lambda text: (-scores[text], text))
    return [text for text in order[:MOST] if SHARE * scores[text] >= scores[order[0]]]
