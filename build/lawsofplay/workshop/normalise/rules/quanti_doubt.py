"""Marks what could not be read in quanti; words with dashes between them are checked singly."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.doubt import doubtful
from lawsofplay.workshop.normalise.rules.lines import is_prose
from lawsofplay.workshop.normalise.rules.quanti_words import ORDINAL, TOKEN, split_token

_ARTICLE = re.compile(r"(?:\d+\.—|§ \S+ )")
_MARK = re.compile(r"\[[?^=.]|_")
_ABBREVIATED = frozenset({"i.e", "e.g", "&c", "N", "B", "i", "e"})


def mark_line(text: str, context: Context) -> str:
    """The line with ``[?]`` after every word that looks broken."""
    if not is_prose(text):
        return text
    opening = _ARTICLE.match(text)
    start = opening.end() if opening else 0

    def marked(match: re.Match[str]) -> str:
        token = match[0]
        _, core, _ = split_token(token)
        if _MARK.search(token) or core in _ABBREVIATED or ORDINAL.fullmatch(core):
            return token
        if not core:
            # Signs without a letter: the word is lost.
            return f"{token}[?]" if len(token) > 2 else token
        broken = doubtful(core, context, names=False) or token.lstrip("(\"'")[0] in "^«»%|}{<>~"
        place = token.index(core) + len(core)
        return f"{token[:place]}[?]{token[place:]}" if broken else token

    return text[:start] + TOKEN.sub(marked, text[start:])


def mark_page(page: DraftPage, context: Context) -> DraftPage:
    """Mark a page's doubtful words; pages from patches and price lists are left out."""
    if page.name in context.data["words"]["untouched"]:
        return page
    return page.with_lines(tuple(Line(x.number, mark_line(x.text, context)) for x in page.lines))


DOUBT = RepairRule(
    "quanti-doubt", "doubt", "Marks words that could not be read.", per_page(mark_page)
)
