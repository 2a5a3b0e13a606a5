"""Marks what could not be read: unknown words that look broken get ``[?]``."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Context, RepairRule
from lawsofplay.workshop.normalise.rules.confusions import MARKS, known_words, on_text
from lawsofplay.workshop.normalise.rules.lines import is_row

_TOKEN = re.compile(r"(?<!\S)(?P<before>[\"'(]*)(?P<word>\S*?)(?P<after>[\"').,;:!?]*)(?!\S)")
_HIDDEN = "\ue000"
"""Stands for an inline mark; an editor decides about the word beside it."""

_ROMAN = re.compile(r"[IVXLC]+")
_NUMBER = re.compile(r"\d+(?:st|nd|rd|th|d)?|\d+-\d+")
_PLAIN = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*'?")
_ALLOWED = frozenset({"&", "&c", "—", "§", "-"})


def doubt_rule(names: bool = True) -> RepairRule:
    """The rule that marks unknown words.

    With ``names``, it leaves an unknown word with a capital (a name, a term) unmarked, unless signs
    stand among its letters or capitals inside it. It never marks words beside a mark, nor tables.
    """

    def line(text: str, context: Context) -> str:
        return text if is_row(text) else mark_doubt(text, context, names)

    return RepairRule(
        "doubt.unknown-words", "doubt", "Marks words that could not be read.", on_text(line)
    )


def mark_doubt(text: str, context: Context, names: bool = True) -> str:
    """A line with ``[?]`` after its doubtful words."""
    marks = [m[0] for m in MARKS.finditer(text)]

    def with_mark(match: re.Match[str]) -> str:
        word = match["word"]
        if not word or _HIDDEN in match[0] or not doubtful(word, context, names):
            return match[0]
        return f"{match['before']}{word}[?]{match['after']}"

    marked = _TOKEN.sub(with_mark, MARKS.sub(_HIDDEN, text))
    for mark in marks:
        marked = marked.replace(_HIDDEN, mark, 1)
    return marked


def doubtful(word: str, context: Context, names: bool = True) -> bool:
    """Whether a word looks broken: unknown, and no number, numeral or plain name."""
    if word in _ALLOWED or word.strip("_") == "" or _NUMBER.fullmatch(word):
        return False
    if _ROMAN.fullmatch(word):
        return False
    bare = word.strip("_")
    if not _PLAIN.fullmatch(bare):
        return True
    if bare in known_words(context) or bare.rstrip("'") in known_words(context):
        return False
    whole = bare[0].isupper() and (bare[1:].islower() or bare.isupper()) and len(bare) > 2
    return not (names and whole)


DOUBT = doubt_rule()
