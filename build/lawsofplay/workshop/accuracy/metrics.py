"""Counts wrong characters, wrong words, right words harmed, and wrong words mended.

Characters
    The least number of insertions, deletions and substitutions that turn the truth into the
    measured text (Levenshtein distance), divided by the length of the truth. *Strict* compares
    ``fold.strict``, *folded* compares ``fold.folded``. *Letters* compares ``fold.strict`` without
    any white space. So the gain from closing up letter-spaced lines can be told from the gain in
    letters. Doubtful words count here, since their place in a faulty text is not known.
Words
    The same on the two lists of ``fold.words``, as ``align`` aligns them: with the fewest edits,
    then with the most equal words. Between runs of equal words are *gaps*: t words of truth
    against l words of text, which cost max(t, l) edits. Doubtful words of the truth do not count.
    In a gap, each removes one word of the text too. With d doubtful words among t, the gap costs
    max(t - d, l - d). It costs nothing if all t > 0 are doubtful.
Harm
    A word of the truth is *right* in a text if the alignment pairs it with an equal word. The harm
    rate counts certain words that are right in the scan as received and wrong in the layer. It
    divides them by the certain words right in the scan. The mend rate is the opposite: words wrong
    as received and right in the layer, by those wrong as received. A word glued to its neighbour
    is wrong.

All figures are kept as counts, so that rates of several passages come from sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from rapidfuzz.distance import Levenshtein

from lawsofplay.workshop.accuracy.align import Gap, gaps
from lawsofplay.workshop.accuracy.fold import folded, strict, words


@dataclass(frozen=True)
class Counts:
    """Counts of one passage in one layer, or the sum of several."""

    characters: int = 0
    character_errors: int = 0
    folded_characters: int = 0
    folded_errors: int = 0
    letters: int = 0
    letter_errors: int = 0
    words: int = 0
    word_errors: int = 0
    right_received: int = 0
    harmed: int = 0
    wrong_received: int = 0
    mended: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Counts)))

    @property
    def character_error_rate(self) -> float | None:
        """Strict character errors by characters; above 1 if much is inserted."""
        return _rate(self.character_errors, self.characters)

    @property
    def folded_error_rate(self) -> float | None:
        """Character errors without case, accents and punctuation, by characters."""
        return _rate(self.folded_errors, self.folded_characters)

    @property
    def letter_error_rate(self) -> float | None:
        """Strict character errors without any white space on either side, by characters."""
        return _rate(self.letter_errors, self.letters)

    @property
    def word_error_rate(self) -> float | None:
        """Word edits by certain words."""
        return _rate(self.word_errors, self.words)

    @property
    def harm_rate(self) -> float | None:
        """Right words made wrong, by words right as received."""
        return _rate(self.harmed, self.right_received)

    @property
    def mend_rate(self) -> float | None:
        """Wrong words made right, by words wrong as received."""
        return _rate(self.mended, self.wrong_received)


@dataclass(frozen=True)
class Harm:
    """A right word made wrong: its place in ``words(truth)``, the word, and what stands instead."""

    place: int
    word: str
    reading: str


def compare(
    truth: str, received: str, layer: str, doubtful: frozenset[int] = frozenset()
) -> tuple[Counts, tuple[Harm, ...]]:
    """Compare a layer with the truth and with the scan as received: counts, each harmed word."""
    expected = words(truth)
    before, after = gaps(expected, words(received)), gaps(expected, words(layer))
    certain = frozenset(range(len(expected))) - doubtful
    right_before, right_after = certain - _within(before), certain - _within(after)
    harmed = right_before - right_after
    counts = Counts(
        *_distance(strict(truth), strict(layer)),
        *_distance(folded(truth), folded(layer)),
        *_distance(_spaceless(truth), _spaceless(layer)),
        words=len(certain),
        word_errors=sum(_cost(gap, doubtful) for gap in after),
        right_received=len(right_before),
        harmed=len(harmed),
        wrong_received=len(certain - right_before),
        mended=len(right_after - right_before),
    )
    return counts, _harms(expected, after, harmed)


def _distance(truth: str, text: str) -> tuple[int, int]:
    """The length of the truth, and the number of edits to the text."""
    return len(truth), Levenshtein.distance(truth, text)


def _spaceless(text: str) -> str:
    return strict(text).replace(" ", "")


def _cost(gap: Gap, doubtful: frozenset[int]) -> int:
    certain = len(set(range(gap.start, gap.end)) - doubtful)
    unsure = gap.end - gap.start - certain
    if unsure and not certain:
        return 0
    return max(certain, len(gap.reading) - unsure)


def _within(found: Sequence[Gap]) -> frozenset[int]:
    return frozenset(place for gap in found for place in range(gap.start, gap.end))


def _harms(truth: Sequence[str], found: Sequence[Gap], harmed: frozenset[int]) -> tuple[Harm, ...]:
    return tuple(
        Harm(place, truth[place], _reading(gap, place))
        for gap in found
        for place in range(gap.start, gap.end)
        if place in harmed
    )


def _reading(gap: Gap, place: int) -> str:
    """What stands for the word: its counterpart in an even gap, else all words of the gap."""
    if len(gap.reading) == gap.end - gap.start:
        return gap.reading[place - gap.start]
    return " ".join(gap.reading)


def _rate(part: int, whole: int) -> float | None:
    return part / whole if whole else None
