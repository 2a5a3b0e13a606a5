"""Find which words of one language correspond to which of the other, by counting in the laws.

English and French laws that say the same are read as pairs. Each law is a bag of the classes of its
words. IBM's first model (Brown et al. 1993) estimates in both directions how much each word of a
pair accounts for the words of the other law. Two words correspond where both directions agree.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import fsum

Bags = Sequence[tuple[Sequence[str], Sequence[str]]]
"""Pairs of laws that say the same, each law as its words."""
Shares = dict[tuple[str, str], float]

ROUNDS = 6
COMMON = 0.4
"""Words that stand in a larger share of the laws are left out."""
LEAST = 0.3
"""The least mean share of both directions at which two words correspond."""


def counterparts(pairs: Iterable[tuple[set[str], set[str]]]) -> dict[str, list[tuple[str, float]]]:
    """For words of the first language the corresponding words of the second, with mean shares.

    >>> laws = [({"king", "called"}, {"roi", "apellé"}), ({"king", "wins"}, {"roi", "gagne"})]
    >>> laws += [({"queen", "wins"}, {"dame", "gagne"}), ({"queen", "called"}, {"dame", "apellé"})]
    >>> [word for word, share in counterparts(laws)["king"]]
    ['roi']
    """
    bags = _bags(list(pairs))
    forward, back = _shares(bags), _shares([(second, first) for first, second in bags])
    by_word: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for (first, second), share in sorted(forward.items()):
        mean = math.sqrt(share * back.get((second, first), 0.0))
        if mean >= LEAST:
            by_word[first].append((second, mean))
    return dict(by_word)


def _bags(pairs: list[tuple[set[str], set[str]]]) -> Bags:
    """The pairs without words that stand in very many laws, or in only one."""
    kept = []
    for side in (0, 1):
        counted = Counter(word for pair in pairs for word in pair[side])
        kept.append(
            {word for word, count in counted.items() if 1 < count <= COMMON * len(pairs) + 1}
        )
    return [(sorted(first & kept[0]), sorted(second & kept[1])) for first, second in pairs]


def _shares(bags: Bags) -> Shares:
    """For each pair of words (first, second) how much the first accounts for the second."""
    shares: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        counted: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        sums: dict[str, float] = defaultdict(float)
        for first, second in bags:
            for word in second:
                known, row = shares.get(word, {}), counted[word]
                weights = (
                    [known.get(other, 0.0) for other in first] if shares else [1.0] * len(first)
                )
                total = fsum(weights)
                for other, weight in zip(first, weights, strict=True):
                    if weight > 0:
                        row[other] += weight / total
                        sums[other] += weight / total
        shares = {
            word: {other: count / sums[other] for other, count in row.items()}
            for word, row in counted.items()
        }
    return {(other, word): share for word, row in shares.items() for other, share in row.items()}
