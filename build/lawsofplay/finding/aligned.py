"""Which word of one language stands for which of the other, counted in laws of both.

The English and French laws that say the same are read as pairs, each as a bag of its classes of
spellings. By the expectations of IBM's first model (Brown et al. 1993), worked out in both
directions, each word of a pair shares in the words of the other law; a word stands for another
where both directions say so.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import fsum

Bags = Sequence[tuple[Sequence[str], Sequence[str]]]
"""The words of two laws that say the same."""
Shares = dict[tuple[str, str], float]

ROUNDS = 6
COMMON = 0.4
"""Words that stand in a larger share of the laws are no help."""
LEAST = 0.3
"""The mean share, of both directions, from which on a word stands for another."""


def counterparts(pairs: Iterable[tuple[set[str], set[str]]]) -> dict[str, list[tuple[str, float]]]:
    """Return, for words of the first language, those of the second and their mean shares.

    >>> laws = [({"king", "called"}, {"roi", "apellé"}), ({"king", "wins"}, {"roi", "gagne"})]
    >>> laws += [({"queen", "wins"}, {"dame", "gagne"}), ({"queen", "called"}, {"dame", "apellé"})]
    >>> [word for word, share in counterparts(laws)["king"]]
    ['roi']
    """
    bags = _bags(list(pairs))
    there, back = _shares(bags), _shares([(second, first) for first, second in bags])
    found: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for (first, second), share in sorted(there.items()):
        mean = math.sqrt(share * back.get((second, first), 0.0))
        if mean >= LEAST:
            found[first].append((second, mean))
    return dict(found)


def _bags(pairs: list[tuple[set[str], set[str]]]) -> Bags:
    """The pairs without words that stand in very many of them, or in one."""
    kept = []
    for side in (0, 1):
        counted = Counter(word for pair in pairs for word in pair[side])
        kept.append({it for it, count in counted.items() if 1 < count <= COMMON * len(pairs) + 1})
    return [(sorted(first & kept[0]), sorted(second & kept[1])) for first, second in pairs]


def _shares(bags: Bags) -> Shares:
    """How much of the words of the second side each of the first side accounts for."""
    shares: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        counted: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        sums: dict[str, float] = defaultdict(float)
        for first, second in bags:
            for word in second:
                known, row = shares.get(word, {}), counted[word]
                weights = [known.get(it, 0.0) for it in first] if shares else [1.0] * len(first)
                every = fsum(weights)
                for it, weight in zip(first, weights, strict=True):
                    if weight > 0:
                        row[it] += weight / every
                        sums[it] += weight / every
        shares = {
            word: {it: count / sums[it] for it, count in row.items()}
            for word, row in counted.items()
        }
    return {(it, word): share for word, row in shares.items() for it, share in row.items()}
