"""Letter-spaced lines of *academie* closed up, and words broken by blanks made whole.

Nearly a third of the book was read one letter at a time: two blanks part words there, one blank
parts letters; but the scanner often put one blank for two and two for one, so what comes out is
tried against the lexicon.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lawsofplay.normalise.model import Book, Context, Line, Rule
from lawsofplay.normalise.rules.academie_confusions import fold, listed
from lawsofplay.normalise.rules.academie_hyphens import RESTORED
from lawsofplay.normalise.rules.academie_lines import is_text, per_text, words_for
from lawsofplay.normalise.rules.academie_words import Words

SPACED_TOKENS = 5
SPACED_SHARE = 0.5
"""A line of so many tokens, so large a share of them single signs, is letter-spaced."""

_GAP = re.compile(r" {2,}")
_EDGES = re.compile(r"^([^\w&$(£<\[{]*)(.*?)([^\w&$£'’]*)$")
_SIGNS = re.compile(r"([,;:.!?&()]+)")
_MOST_PARTS = 4
_WORD = 2


def is_spaced(line: str) -> bool:
    """Was the line read one letter at a time?"""
    tokens = line.split()
    single = sum(len(token) == 1 for token in tokens)
    return len(tokens) >= SPACED_TOKENS and single > SPACED_SHARE * len(tokens)


def close_up(line: str, words: Words) -> str:
    """A letter-spaced line with its words closed up; any other line is returned as it is."""
    if not is_spaced(line):
        return line
    groups = [group.replace("’ ", "’").split() for group in _GAP.split(line.strip())]
    tail = " " if line.endswith(" ") else ""
    joined = _join_groups([group for group in groups if group], words)
    return " ".join(_segment(group, words) for group in joined) + tail


def _join_groups(groups: list[list[str]], words: Words) -> list[list[str]]:
    """Join neighbours that are no words apart and one word together (``m a n i  e r e``)."""
    done: list[list[str]] = []
    for group in groups:
        if done and _one_word("".join(done[-1]), "".join(group), words):
            done[-1] = done[-1] + group
        else:
            done.append(group)
    return done


def _one_word(left: str, right: str, words: Words) -> bool:
    a, b = core(left), core(right)
    if not a or not b or not left.endswith(a) or not right.startswith(b):
        return False
    if words.plausible(a) and words.plausible(b):
        return False
    return len(a + b) > 2 and _one_case(a + b) and words.plausible(a + b)


def _one_case(word: str) -> bool:
    """No capital inside the word, unless it is all capitals (or ``QU``, ``AY`` begin it)."""
    return word[2:].islower() or word.isupper() or (len(word) < 3 and word[1:].islower())


def core(token: str) -> str:
    """The token without the signs around it."""
    found = _EDGES.match(token)
    return found.group(2) if found else token


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


def _boundaries(chunks: list[str]) -> frozenset[int]:
    ends, at = set(), 0
    for chunk, following in pairwise(chunks):
        at += len(chunk)
        if len(chunk) > 1 or len(following) > 1:
            ends.add(at)
    return frozenset(ends)


def split_words(body: str, words: Words, blanks: frozenset[int] = frozenset()) -> list[str] | None:
    """Part a run of letters into words of the lexicon; None when none or several ways are best.

    ``blanks`` are places where the scanner saw a blank: parting there is cheaper.
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
            if len(parts) < _MOST_PARTS and _is_part(body[start:end], words)
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
    return not part.isdigit() and words.plausible(part)


_AFTER_STOP = re.compile(r"(?<=[\w’'])( ?[,;:])(?=[^\W\d_]{2}|&)|(?<![\w&])(&)(?=[a-zéáí]{2})")
_BEFORE_AMPERSAND = re.compile(r"([;,:.)])(?=&)")
_HALVES = re.compile(
    r"(?<=\b[Dd]é) (?=fend|fauf)|(?<=\b[Pp]ré) (?=fér|sent|fent|judic|céd|vo|ten|tend|fen)"
    r"|(?<=\bau) (?=tres?\b)|(?<=\bMata) (?=dors?\b)|(?<=\bcou) (?=leurs?\b)"
    r"|(?<=\bm[eé]) (?=mes?\b)|(?<=\b[Qq]uel) (?=qu[’']un)"
    r"|(?<!our lor[fs])(?<=\b[Ll]or[fs]) (?=qu)"
    r"|(?<=\bm) (?=él[eé]r?\b)|(?<=\b[Ee]fpa) (?=dille)|(?<=\bMa) (?=nille)"
)
"""Halves that are words apart, and that the book never prints side by side as two words."""

_BLANKS = re.compile(r"(\s+)")
_WIDE = re.compile(
    r"(?<![\w'’])((?:jus|lors|lorf|puis|puif|quel)?qu|[sldnjmctfSLDNJMCT])"
    r"(?:\s+[’']\s*|[’']\s+)(?=[aeiouyéáíóúhAEIOUÉH])"
)
_ELIDED = re.compile(
    r"(?<![\w'’-])((?:jus|lors|lorf|puis|puif|quel)?qu|[ldnjmcLDNJC1]"
    r"|[sS](?= (?:ils?|ap[eé]l\w+)\b)"
    r"|(?<=^)[sS](?= en\b)|[i](?= on\b| [aeéo]\w{3}))"
    r" {1,2}(?=([aeiouyéáíóúhAEIOUÉH]\w+|y\b))"
)


def mend_blanks(line: str, words: Words) -> str:
    """A line with words broken by a blank made whole: ``S ex e``, ``jou er``, ``l ’on``.

    Two pieces are one word when they are so in the lexicon and are not both words apart.
    """
    line = _AFTER_STOP.sub(lambda found: f"{found.group()} ", _BEFORE_AMPERSAND.sub(r"\1 ", line))
    line = _HALVES.sub("", line)
    line = _WIDE.sub(lambda found: found.group(1) + "’", line)
    line = _ELIDED.sub(lambda found: _elide(found, words), line)
    parts = _BLANKS.split(line)
    done: list[str] = []
    at = 0
    while at < len(parts):
        taken = _fragments(parts, at, words)
        part = "".join(parts[at : at + taken : 2])
        at += taken
        following = parts[at + 1] if at + 1 < len(parts) else ""
        if len(done) >= 2 and done[-1] == " " and _joins(done[-2], part, following, words):
            done[-2:] = [done[-2] + part]
        else:
            done.append(part)
    return "".join(done)


def _fragments(parts: list[str], at: int, words: Words) -> int:
    """How many parts from here (words and blanks) are one word in three or four fragments."""
    for count in (7, 5):
        pieces = parts[at : at + count]
        if len(pieces) < count or any(blank != " " for blank in pieces[1::2]):
            continue
        fragments = [core(piece) for piece in pieces[::2]]
        whole = "".join(fragments)
        if "".join(pieces[::2]).rstrip(",;:.") != whole or not fragments[0]:
            continue
        broken = sum(not words.plausible(piece) for piece in fragments)
        single = sum(len(piece) == 1 for piece in fragments)
        if _apart(fragments[0], fragments[1:], words) or _apart(
            fragments[-1], fragments[:-1], words
        ):
            continue
        enough = max(broken, single) >= len(fragments) - 1 and len(whole) >= len(fragments)
        if enough and _one_case(whole) and words.plausible(whole):
            return count
    return 1


def _apart(piece: str, others: list[str], words: Words) -> bool:
    """Is the piece a word of its own, and what the other fragments make another?"""
    alone = piece in "aày" if len(piece) == 1 else words.plausible(piece)
    return alone and words.plausible("".join(others))


def _elide(found: re.Match[str], words: Words) -> str:
    letter, following = found.groups()
    article = letter in {"1", "i"} or (letter == "j" and following == "on")
    if not article and following in {"il", "ils"} and letter not in {"s", "S"}:
        article = letter.endswith("qu")
        return f"{letter}’" if article else found.group()
    sure = article or letter in "sS" or (letter + fold(following)) in _ELISIONS_SURE
    together = words.plausible(letter + following) and not sure
    if together or not (sure or words.plausible(following)):
        return found.group()
    return ("l" if article else letter) + "’"


def _joins(left: str, right: str, following: str, words: Words) -> bool:
    if not right or right.endswith("-") or not _one_word(left, right, words):
        return False
    if len(core(right)) > 1:
        return True
    lone = core(left)
    if right != core(right) and core(right).isalpha() and core(right) not in _LONE:
        return True
    if core(right) in _LONE or (len(lone) > 1 and words.plausible(lone)):
        return False
    if words.plausible(core(following)):
        return True
    return not words.plausible(core(right) + core(following))


_ELISIONS_SURE = listed(
    "dun dune lun lune lautre lautres dautre dautres den dabord davec lhombre nen ny nait nest"
    " nont nayant nauroit navoit cest cetoit ceut"
)
_LONE = frozenset("s3958jJ1aAy&")


def closed(book: Book, context: Context) -> Book:
    """Close up every letter-spaced line and drop the blank line that stands after each."""
    words = words_for(context)
    pages = []
    for page in book:
        lines: list[Line] = []
        spaced = False
        for line in page.lines:
            if spaced and not line.text.strip():
                spaced = False
                continue
            spaced = is_text(line.text) and is_spaced(line.text)
            lines.append(replace(line, text=close_up(line.text, words)) if spaced else line)
        pages.append(page.with_lines(tuple(lines)))
    return tuple(pages)


CLOSED = Rule(
    "academie-spaced",
    "spacing",
    "Letter-spaced lines are closed up; the blank line after each is dropped.",
    closed,
)
WHOLE = Rule(
    "academie-blanks",
    "spacing",
    "Words that a blank broke are made whole; the apostrophe that became a blank is put back.",
    per_text(mend_blanks),
)

RULES = (CLOSED, RESTORED, WHOLE)
