"""Compares each rule with the proofread text of whole books: which of its changes help or harm.

A change of a rule is a line before and after it. The words that differ are looked up on the
proofread page, among the words for that line of ocr.txt and its neighbours. (A rule may move a word
to another line.)

A change *helps* if the words after it stand there and those before it do not. It *harms* if it is
the other way round. Otherwise it is *open*: a step that a later rule finishes, or a place that both
readings miss.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.model.witness import read_source
from lawsofplay.proof.align import Pair
from lawsofplay.proof.emendations import aligned
from lawsofplay.proof.words import page_words
from lawsofplay.transcription import load_pages
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import Change
from lawsofplay.workshop.proof.collation import words_of_drafts
from lawsofplay.workshop.proof.readings import differences


@dataclass(frozen=True)
class Verdict:
    """What one rule did on the pages that editors have read, in counts of places."""

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


_PASSAGE = 3
"""So many words in a row do not occur twice on a page by chance."""

Truth = Mapping[int, Counter[str]]
"""Words of the proofread text by the line of ocr.txt to which they belong."""


def truth_of(pairs: Iterable[Pair]) -> dict[int, Counter[str]]:
    """The proofread words by source line; a word that the source lacks goes with the one before."""
    found: dict[int, Counter[str]] = defaultdict(Counter)
    line = 0
    for pair in pairs:
        line = pair.source[0].line if pair.source else line
        found[line].update(word.text for word in pair.page)
        # A word divided at a line's end belongs to both lines.
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
    truths : for each proofread page by name, the result of `truth_of`; other pages are left out.
    """
    changes = tuple(changes)
    put: dict[str, Counter[str]] = defaultdict(Counter)
    for change in changes:
        put[change.page].update(word for _, after in _hunks(change) for word in after)
    counts: dict[str, Counter[str]] = {}
    harmed: list[Harmed] = []
    for (rule, page), group in groupby(changes, lambda change: (change.rule, change.page)):
        if page not in truths:
            continue
        tally = counts.setdefault(rule, Counter())
        held = list(group)
        hunks = [(change.line, *hunk) for change in held for hunk in _hunks(change)]
        left = {change.line: Counter(_plain(change.after)) for change in held}
        come = Counter(word for _, _, after in hunks for word in after)
        for line, before, after in hunks:
            own, near = truths[page].get(line, Counter()), _around(truths[page], line)
            if not after:
                # If the line still has the word elsewhere (as *that* twice), it has not lost it.
                own = own - left[line]
            # One rule takes a heading out, and another puts it in its place.
            moved = put[page] if len(before) >= _PASSAGE else come
            verdict = _verdict(before, after, own, near, moved)
            tally[verdict] += 1
            if verdict == "harms":
                harmed.append(Harmed(rule, page, line, " ".join(before), " ".join(after)))
    verdicts = tuple(
        Verdict(rule, tally["helps"], tally["harms"], tally["open"])
        for rule, tally in counts.items()
    )
    return verdicts, tuple(harmed)


def _around(truth: Truth, line: int) -> Counter[str]:
    words: Counter[str] = Counter()
    for near in (line - 1, line, line + 1):
        words.update(truth.get(near, {}))
    return words


def _hunks(change: Change) -> Iterator[tuple[list[str], list[str]]]:
    """The words that a change alters, stretch by stretch."""
    before, after = _plain(change.before), _plain(change.after)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag != "equal":
            yield before[i:i_end], after[j:j_end]


def _plain(text: str) -> list[str]:
    """Words without the marks of the page format, which no print has."""
    plain = text.replace("[?]", "").replace("[...]", "").replace("_", "").replace("\\", "")
    return plain.replace("ſ", "s").split()


def _verdict(
    before: Sequence[str],
    after: Sequence[str],
    own: Counter[str],
    near: Counter[str],
    come: Counter[str],
) -> str:
    """Whether a change helps, harms, or stays open.

    ``own`` are the proofread words of the line, ``near`` those of its neighbours too. ``come`` are
    words put in elsewhere on the page: a word that only moved is not lost.
    """
    was, now = _all_in(before, own), _all_in(after, near)
    if before and was and _all_in(before, come):
        return "open"
    if not after:
        # What was cut is noise or furniture if the proofread line does not have it.
        return "harms" if was else "helps"
    if not before:
        return "helps" if now else "open"
    if now and not was:
        return "helps"
    return "harms" if was and not now else "open"


def _all_in(words: Sequence[str], counts: Counter[str]) -> bool:
    return all(counts[word] >= count for word, count in Counter(words).items())


def whole_book(project: Project, siglum: str) -> dict[str, Any]:
    """The automatic layer of a book against the pages that editors have read.

    ``pages`` and ``words`` count what was read. ``differing`` counts the places where the draft has
    other words, ``points`` those where only points, capitals or hyphens differ. ``rules`` has the
    verdict on each rule, with up to five harms.
    """
    source = read_source(project, siglum)
    pages = [page for page in load_pages(project, siglum) if page.header.state != "draft"]
    truths = {page.name: truth_of(aligned(page, source)) for page in pages}
    made = pipeline.run(project, siglum)
    verdicts, harmed = judge(made.changes, truths)
    drafts = words_of_drafts(made, siglum)
    kinds = Counter(
        difference.kind
        for page in pages
        for difference in differences(drafts[page.name], page_words(page))
    )
    return {
        "pages": len(pages),
        "words": sum(len(page_words(page)) for page in pages),
        "differing": kinds["words"],
        "points": kinds["points"],
        "rules": [
            {**vars(verdict), "examples": [vars(h) for h in harmed if h.rule == verdict.rule][:5]}
            for verdict in verdicts
        ],
    }
