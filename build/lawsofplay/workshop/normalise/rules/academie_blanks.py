"""Joins words of *academie* that a blank broke: ``S ex e``, ``jou er``, ``l ’on``.

Two pieces are one word if the lexicon has that word and does not have both pieces.
"""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_lines import per_text
from lawsofplay.workshop.normalise.rules.academie_words import Words

_EDGES = re.compile(r"^([^\w&$(£<\[{]*)(.*?)([^\w&$£'’]*)$")

_AFTER_STOP = re.compile(r"(?<=[\w’'])( ?[,;:])(?=[^\W\d_]{2}|&)|(?<![\w&])(&)(?=[a-zéáí]{2})")
_BEFORE_AMPERSAND = re.compile(r"([;,:.)])(?=&)")
_HALVES = re.compile(
    r"(?<=\b[Dd]é) (?=fend|fauf)|(?<=\b[Pp]ré) (?=fér|sent|fent|judic|céd|vo|ten|tend|fen)"
    r"|(?<=\bau) (?=tres?\b)|(?<=\bMata) (?=dors?\b)|(?<=\bcou) (?=leurs?\b)"
    r"|(?<=\bm[eé]) (?=mes?\b)|(?<=\b[Qq]uel) (?=qu[’']un)"
    r"|(?<!our lor[fs])(?<=\b[Ll]or[fs]) (?=qu)"
    r"|(?<=\bm) (?=él[eé]r?\b)|(?<=\b[Ee]fpa) (?=dille)|(?<=\bMa) (?=nille)"
    r"|(?<=\b[Uu]n) (?=e [a-zéí]{2})"
)
"""Halves that are words alone, but that the book never prints side by side as two words."""

_PLURAL = re.compile(
    r"(?:(?<=\b[LlDd]e)|(?<=\b[Ll]a)|(?<=[’']A)|(?<=\bIe)|(?<=\b[Ee]lle))"
    r" (?=s\s+[bcdfghjklmnpqrtvzí])"
)
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


def one_word(left: str, right: str, words: Words) -> bool:
    """Whether two pieces make one word, and are not both words alone."""
    a, b = core(left), core(right)
    if not a or not b or not left.endswith(a) or not right.startswith(b):
        return False
    if words.plausible(a) and words.plausible(b):
        return False
    return len(a + b) > 2 and one_case(a + b) and words.plausible(a + b)


def one_case(word: str) -> bool:
    """Whether a word has no capital inside, or is all capitals (``QU``, ``AY`` may begin it)."""
    return word[2:].islower() or word.isupper() or (len(word) < 3 and word[1:].islower())


def core(token: str) -> str:
    """The token without the signs around it."""
    found = _EDGES.match(token)
    return found.group(2) if found else token


def mend_blanks(line: str, words: Words) -> str:
    """A line with broken words joined: ``S ex e``, ``jou er``, ``l ’on``.

    Two pieces are one word if the lexicon has that word and does not have both pieces.
    """
    line = _AFTER_STOP.sub(lambda found: f"{found.group()} ", _BEFORE_AMPERSAND.sub(r"\1 ", line))
    line = _HALVES.sub("", line)
    line = _WIDE.sub(lambda found: found.group(1) + "’", line)
    line = _ELIDED.sub(lambda found: _elide(found, words), line)
    parts = _BLANKS.split(line)
    joined: list[str] = []
    at = 0
    while at < len(parts):
        taken = _fragments(parts, at, words)
        part = "".join(parts[at : at + taken : 2])
        at += taken
        following = parts[at + 1] if at + 1 < len(parts) else ""
        if len(joined) >= 2 and joined[-1] == " " and _joins(joined[-2], part, following, words):
            joined[-2:] = [joined[-2] + part]
        else:
            joined.append(part)
    return _PLURAL.sub("", "".join(joined))


def _fragments(parts: list[str], at: int, words: Words) -> int:
    """How many parts from here (words and blanks) make one word in three or four fragments."""
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
        if enough and one_case(whole) and words.plausible(whole):
            return count
    return 1


def _apart(piece: str, others: list[str], words: Words) -> bool:
    """Whether the piece is a word alone, and the other fragments make another."""
    alone = piece in "aày" if len(piece) == 1 else words.plausible(piece)
    return alone and words.plausible("".join(others))


def _elide(found: re.Match[str], words: Words) -> str:
    letter, following = found.groups()
    if letter == "j" and following == "on":
        # ``jeu j on``: a comma
        return found.group()
    article = letter in {"1", "i"}
    if not article and following in {"il", "ils"} and letter not in {"s", "S"}:
        article = letter.endswith("qu")
        return f"{letter}’" if article else found.group()
    sure = article or letter in "sS" or (letter + fold(following)) in _ELISIONS_SURE
    together = words.plausible(letter + following) and not sure
    if together or not (sure or words.plausible(following)):
        return found.group()
    return ("l" if article else letter) + "’"


def _joins(left: str, right: str, following: str, words: Words) -> bool:
    if not right or right.endswith("-") or not one_word(left, right, words):
        return False
    if (left, right) == ("s", "ou"):
        # ``deux s ou``: a comma
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
    "lont lon lavoir dun dune lun lune lautre lautres dautre dautres den dabord davec lhombre"
    " nen ny nait nest nont nayant nauroit navoit cest cetoit ceut"
)
_LONE = frozenset("s3958jJ1aAy&")


BLANKS = RepairRule(
    "academie-blanks",
    "spacing",
    "Words that a blank broke are made whole; the apostrophe that became a blank is put back.",
    per_text(mend_blanks),
)
