"""Each rule against the proofread text of whole books: which of its changes help, which harm.

A change of a rule is a line before and after it. Its words that differ are sought among the words
of the proofread page that answer that line of ocr.txt and its neighbours (a rule may move a word
over a line's end). A change *helps* where the words after it stand there and those before do not,
*harms* where it is the other way round, and is *open* otherwise: a step on the way that a later
rule finishes, or a place that both readings miss.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from lawsofplay.normalise.model import Change
from lawsofplay.proof.align import Pair


@dataclass(frozen=True)
class Verdict:
    """What one rule did over the pages that editors have read: counts of places."""

    rule: str
    helps: int = 0
    harms: int = 0
    open: int = 0


@dataclass(frozen=True)
class Harmed:
    """A place where a rule spoiled what the editors restored."""

    rule: str
    page: str
    line: int
    before: str
    after: str


Truth = Mapping[int, Counter[str]]
"""Words of the proofread text by the line of ocr.txt that they answer."""


def truth_of(pairs: Iterable[Pair]) -> dict[int, Counter[str]]:
    """The proofread words by source line; what the source has not stands with the word before."""
    found: dict[int, Counter[str]] = defaultdict(Counter)
    line = 0
    for pair in pairs:
        line = pair.source[0].line if pair.source else line
        found[line].update(word.text for word in pair.page)
        # A word divided at a line's end answers both lines.
        for other in {word.line for word in pair.source} - {line}:
            found[other].update(word.text for word in pair.page)
    return found


def judge(
    changes: Iterable[Change], truths: Mapping[str, Truth]
) -> tuple[tuple[Verdict, ...], tuple[Harmed, ...]]:
    """Verdicts by rule, in the order in which rules first change something, and every harm.

    Parameters
    ----------
    changes : the changes of a whole book.
    truths : for each proofread page by name, what `truth_of` says; other pages are left out.
    """
    counts: dict[str, Counter[str]] = {}
    harmed: list[Harmed] = []
    for change in changes:
        if change.page not in truths or not change.line:
            continue
        tally = counts.setdefault(change.rule, Counter())
        there = _around(truths[change.page], change.line)
        for before, after in _hunks(change):
            verdict = _verdict(before, after, there)
            tally[verdict] += 1
            if verdict == "harms":
                told = " ".join(before), " ".join(after)
                harmed.append(Harmed(change.rule, change.page, change.line, *told))
    verdicts = tuple(
        Verdict(rule, tally["helps"], tally["harms"], tally["open"])
        for rule, tally in counts.items()
    )
    return verdicts, tuple(harmed)


def _around(truth: Truth, line: int) -> Counter[str]:
    there: Counter[str] = Counter()
    for near in (line - 1, line, line + 1):
        there.update(truth.get(near, {}))
    return there


def _hunks(change: Change) -> Iterator[tuple[list[str], list[str]]]:
    """The words that a change has otherwise, stretch by stretch."""
    before, after = _plain(change.before), _plain(change.after)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag != "equal":
            yield before[i:i_end], after[j:j_end]


def _plain(text: str) -> list[str]:
    """Words without the marks of the page format, which no print has."""
    return text.replace("[?]", "").replace("_", "").replace("ſ", "s").split()


def _verdict(before: Sequence[str], after: Sequence[str], there: Counter[str]) -> str:
    was, now = _all_there(before, there), _all_there(after, there)
    if not before or not after:
        # Noise cut, or words put in: right if what is gone is not there, or what came is.
        right = not was if before else now
        return "helps" if right else "harms" if before else "open"
    if now and not was:
        return "helps"
    return "harms" if was and not now else "open"


def _all_there(words: Sequence[str], there: Counter[str]) -> bool:
    return all(there[word] >= count for word, count in Counter(words).items())
