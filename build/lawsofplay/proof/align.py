"""Align the words of a page with those of its source.

Words are equal, changed, joined, dropped, added or moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from rapidfuzz.distance import Levenshtein

from lawsofplay.proof.words import PageWord, SourceWord

_LONGEST_JOIN = 12
"""How many words of the source one word may come from: a letter-spaced heading splits it so."""

_LARGE = 2_500
"""If the product of the two numbers of words is greater, words are paired by their letters."""

_ALONE = 0.75
"""The cost of a word without a counterpart; a pair without a common letter costs 1."""


@dataclass(frozen=True)
class Pair:
    """Words of the source and the words of the page that correspond; either side may be empty.

    ``moved`` is set where the words stand elsewhere among the source's lines of the same page.
    """

    source: tuple[SourceWord, ...]
    page: tuple[PageWord, ...]
    moved: bool = False

    @property
    def source_key(self) -> str:
        """The letters of the source's words as one word."""
        return "".join(word.key for word in self.source)

    @property
    def page_key(self) -> str:
        """The letters of the page's words as one word."""
        return "".join(word.key for word in self.page)

    @property
    def equal(self) -> bool:
        """Whether both sides have the same letters and figures."""
        return self.source_key == self.page_key


def align(source: Sequence[SourceWord], page: Sequence[PageWord]) -> list[Pair]:
    """Pair the words of a page with its source, in the page's order; moved words are found too."""
    pairs: list[Pair] = []
    matcher = SequenceMatcher(None, [w.key for w in source], [w.key for w in page], autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag == "equal":
            paired = zip(source[i:i_end], page[j:j_end], strict=True)
            pairs += [Pair((left,), (right,)) for left, right in paired]
        else:
            pairs += _align_gap(source[i:i_end], page[j:j_end])
    return _moved(list(_runs(pairs)))


def _align_gap(source: Sequence[SourceWord], page: Sequence[PageWord]) -> Iterator[Pair]:
    """The cheapest pairing of two stretches without equal words in order.

    Words may be joined or split.
    """
    if len(source) * len(page) > _LARGE:
        yield from _align_letters(source, page)
        return
    best = _costs(source, page)
    i = j = 0
    while i < len(source) or j < len(page):
        _, left, right = best[i][j]
        yield Pair(tuple(source[i : i + left]), tuple(page[j : j + right]))
        i, j = i + left, j + right


def _align_letters(source: Sequence[SourceWord], page: Sequence[PageWord]) -> Iterator[Pair]:
    """Pair the words of letter-spaced lines by their letters, whatever blanks separate them.

    A word of the source goes to the page's word that has most of its letters. A word that has no
    letter on the page goes with the word before.
    """
    taken: list[list[SourceWord]] = [[] for _ in page]
    at = 0
    for word, shared in zip(source, _shared_letters(source, page), strict=True):
        at = max(at, shared.most_common(1)[0][0]) if shared else at
        taken[at].append(word)
    for words, page_word in zip(taken, page, strict=True):
        yield Pair(tuple(words), (page_word,))


def _shared_letters(source: Sequence[SourceWord], page: Sequence[PageWord]) -> list[Counter[int]]:
    """For each word of the source, how many of its letters each word of the page has."""
    left = [n for n, word in enumerate(source) for _ in word.key]
    right = [n for n, word in enumerate(page) for _ in word.key]
    shared: list[Counter[int]] = [Counter() for _ in source]
    codes = Levenshtein.opcodes("".join(map(_rough, source)), "".join(map(_rough, page)))
    for code in codes:
        if code.tag == "equal":
            for i in range(code.src_end - code.src_start):
                shared[left[code.src_start + i]][right[code.dest_start + i]] += 1
    return shared


def _rough(word: SourceWord | PageWord) -> str:
    """A word's key with f for s, because the scanner reads the long s as f."""
    return word.key.replace("s", "f")


def _costs(
    source: Sequence[SourceWord], page: Sequence[PageWord]
) -> list[list[tuple[float, int, int]]]:
    """The least cost of pairing from each place on.

    ``[i][j]`` has the cost from word ``i`` of the source and ``j`` of the page to the end. Beside
    it stands how many words of each side the first step takes.
    """
    end: tuple[float, int, int] = (0.0, 0, 0)
    best = [[end] * (len(page) + 1) for _ in range(len(source) + 1)]
    for i in range(len(source), -1, -1):
        for j in range(len(page), -1, -1):
            if i == len(source) and j == len(page):
                continue
            best[i][j] = min(
                (cost + best[i + left][j + right][0], left, right)
                for cost, left, right in _steps(source, page, i, j)
            )
    return best


def _steps(
    source: Sequence[SourceWord], page: Sequence[PageWord], i: int, j: int
) -> Iterator[tuple[float, int, int]]:
    if i < len(source):
        yield _ALONE, 1, 0
    if j < len(page):
        yield _ALONE, 0, 1
    if i == len(source) or j == len(page):
        return
    yield _distance(source[i].key, page[j].key), 1, 1
    if j + 1 < len(page):
        yield 0.1 + _distance(source[i].key, page[j].key + page[j + 1].key), 1, 2
    joined = source[i].key
    for more in range(1, min(_LONGEST_JOIN, len(source) - i)):
        joined += source[i + more].key
        if len(joined) > len(page[j].key) + 3:
            break
        yield 0.1 + _distance(joined, page[j].key), 1 + more, 1


def _distance(left: str, right: str) -> float:
    """How far two words differ: 0 for equal words, 1.6 for words too different to be one."""
    far = Levenshtein.normalized_distance(left, right)
    return far if far <= 0.6 else 1.6


def _runs(pairs: Sequence[Pair]) -> Iterator[Pair]:
    """Join neighbouring words without a counterpart into one pair."""
    held: Pair | None = None
    for pair in pairs:
        alone = not pair.source or not pair.page
        if held and alone and bool(held.source) == bool(pair.source):
            held = Pair(held.source + pair.source, held.page + pair.page)
            continue
        if held:
            yield held
        held = pair if alone else None
        if not alone:
            yield pair
    if held:
        yield held


def _moved(pairs: list[Pair]) -> list[Pair]:
    """Join words that only the page has with words that only the source has, where they agree."""
    dropped = [n for n, pair in enumerate(pairs) if not pair.page]
    for n, pair in enumerate(pairs):
        if pair.source or len(pair.page_key) < 5:
            continue
        page_key = pair.page_key
        for m in dropped:
            other = pairs[m]
            if other.source and Levenshtein.normalized_distance(page_key, other.source_key) <= 0.4:
                pairs[n] = Pair(other.source, pair.page, moved=True)
                pairs[m] = Pair((), ())
                break
    return [pair for pair in pairs if pair.source or pair.page]
