"""Closes up letter-spaced lines of *academie*, and joins words that blanks broke.

Nearly a third of the book was read one letter at a time. There two blanks part words, and one blank
parts letters. But the scanner often put one blank for two, and two for one. So the result is
compared with the lexicon.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.academie_blanks import BLANKS, core, one_word
from lawsofplay.workshop.normalise.rules.academie_confusions import listed
from lawsofplay.workshop.normalise.rules.academie_hyphens import RESTORED
from lawsofplay.workshop.normalise.rules.academie_lines import words_for
from lawsofplay.workshop.normalise.rules.academie_repair import attested
from lawsofplay.workshop.normalise.rules.academie_words import Words
from lawsofplay.workshop.normalise.rules.lines import is_prose

SPACED_TOKENS = 5
SPACED_SHARE = 0.5
"""A line of so many tokens, with so large a share of single signs, is letter-spaced."""

_GAP = re.compile(r" {2,}")
_SIGNS = re.compile(r"([,;:.!?&()]+)")
_DIVIDED = re.compile(r"([^\W\d_]+)\s?-\s*$")
_MOST_PARTS = 4
_WORD = 2


def is_spaced(line: str) -> bool:
    """Whether the line was read one letter at a time."""
    tokens = line.split()
    single = sum(len(token) == 1 for token in tokens)
    return len(tokens) >= SPACED_TOKENS and single > SPACED_SHARE * len(tokens)


def close_up(line: str, words: Words, half: str = "") -> str:
    """A letter-spaced line with its words closed up; any other line comes back as it is.

    ``half`` is the beginning of a word that goes on in this line.
    """
    if not is_spaced(line):
        return line
    groups = [group.replace("’ ", "’").split() for group in _GAP.split(line.strip())]
    tail = " " if line.endswith(" ") else ""
    joined = _join_groups([group for group in groups if group], words)
    texts = [_segment(group, words) for group in joined]
    if half and joined and words.plausible(half + core("".join(joined[0]))):
        texts[0] = "".join(joined[0])
    return " ".join(texts) + tail


def _join_groups(groups: list[list[str]], words: Words) -> list[list[str]]:
    """Join neighbours that are one word together but no words alone (``m a n i  e r e``)."""
    joined: list[list[str]] = []
    for group in groups:
        if joined and one_word("".join(joined[-1]), "".join(group), words):
            joined[-1] = joined[-1] + group
        else:
            joined.append(group)
    return joined


def _segment(chunks: list[str], words: Words) -> str:
    """The words of one group: whole if it is a word, else parted where the lexicon allows."""
    runs: list[list[str]] = [[]]
    for chunk in (part for held in chunks for part in _SIGNS.split(held) if part):
        if _SIGNS.fullmatch(chunk) and not (chunk == "&" and runs[-1]):
            runs.extend([[chunk], []])
        else:
            runs[-1].append(chunk)
    return " ".join(_part_run(run, words) for run in runs if run)


def _part_run(chunks: list[str], words: Words) -> str:
    whole = "".join(chunks)
    if words.plausible(whole):
        return whole
    parts = split_words(whole, words, _boundaries(chunks))
    if parts:
        return " ".join(parts)
    long = sum(len(chunk) > _WORD and words.plausible(chunk) for chunk in chunks)
    return " ".join(chunks) if long > 1 else whole


_SHORT = listed("II Il IL ll je Je me te ni tu où oü On on Ie Ies eu vu vü")
_FIRST = listed("ft fx 6c 8c")
"""Readings of *si* and of the ampersand before another word."""
_STANDS = 6


def _stands(part: str, words: Words) -> bool:
    """Whether a run of letters may be parted at this word; not at short halves of broken words."""
    if part in _SHORT or attested(part, words):
        return True
    return len(part) >= _STANDS or "’" in part or "'" in part


def _boundaries(chunks: list[str]) -> frozenset[int]:
    ends, at = set(), 0
    for chunk, following in pairwise(chunks):
        at += len(chunk)
        if len(chunk) > 1 or len(following) > 1:
            ends.add(at)
    return frozenset(ends)


def split_words(body: str, words: Words, blanks: frozenset[int] = frozenset()) -> list[str] | None:
    """Part a run of letters into words of the lexicon; None if no way, or several, are best.

    ``blanks`` are places where the scanner saw a blank; parting there is cheaper.
    """
    best: list[list[tuple[float, list[str]]]] = [[] for _ in range(len(body) + 1)]
    best[0] = [(0.0, [])]
    for end in range(1, len(body) + 1):
        ways = [
            (
                cost + _part_cost(body[start:end]) + _cut_cost(start, blanks),
                [*parts, body[start:end]],
            )
            for start in range(max(0, end - 18), end)
            for cost, parts in best[start]
            if len(parts) < _MOST_PARTS
            and (_is_part(body[start:end], words) or body[:end] in _FIRST)
        ]
        best[end] = sorted(ways, key=lambda way: way[0])[:2]
    ways = best[-1]
    if not ways or (len(ways) > 1 and ways[1][0] - ways[0][0] < 0.2):
        return None
    return ways[0][1]


def _part_cost(part: str) -> float:
    return 1.0 + (0.6 if len(part) == 1 else 0.3 if len(part) == 2 else 0.0)


def _cut_cost(start: int, blanks: frozenset[int]) -> float:
    return 0.0 if start in blanks or start == 0 else 0.5


def _is_part(part: str, words: Words) -> bool:
    if len(part) == 1:
        return part in "aáày&"
    return not part.isdigit() and words.plausible(part) and _stands(part, words)


def closed(book: Book, context: Context) -> Book:
    """Close up every letter-spaced line, and drop the blank line after each."""
    words = words_for(context)
    pages = []
    half = ""
    for page in book:
        lines: list[Line] = []
        spaced = False
        for line in page.lines:
            if spaced and not line.text.strip():
                spaced = False
                continue
            spaced = is_prose(line.text) and is_spaced(line.text)
            lines.append(replace(line, text=close_up(line.text, words, half)) if spaced else line)
            if is_prose(line.text):
                found = _DIVIDED.search(lines[-1].text)
                half = found.group(1) if found else ""
        pages.append(page.with_lines(tuple(lines)))
    return tuple(pages)


CLOSED = RepairRule(
    "academie-spaced",
    "spacing",
    "Letter-spaced lines are closed up; the blank line after each is dropped.",
    closed,
)
RULES = (CLOSED, RESTORED, BLANKS)
