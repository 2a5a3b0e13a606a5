"""Points of quanti: commas and full points that the scanner read as other signs."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.lines import is_prose

_SIGN = re.compile(r"(?<=[A-Za-z]) ?[\^*»«>•<]+(?=\s|$)")
_BLANKS = re.compile(r" +(?=[;:!?,](?:\s|—|$)|\.—)")
_DASH = re.compile(r" ?(?:—|--|-—|—-)\^* *")
_DOUBLE = re.compile(r",[.,'^]+(?=\s|$)|,,+")
_POINTS = re.compile(r"(?<=[A-Za-z])(?!\.{3})[.,;:]{2,}(?=\s|$)")
_QUOTE_AFTER = re.compile(r"(?<=[.,;:])'(?=\s|$)|(?<=[a-z])[\"](?=[.,;:](?:\s|$))")
_HYPHEN_POINT = re.compile(r"(?<=[a-z]{2})-+(?=[,;:.](?:\s|$))")
_EXCLAIMED = re.compile(r"\b(the|a|an|of|to|and|or|in)!(?=\s|$)")
_STRAY = re.compile(r"(?<!\S)(?:[-•'*.:;^]+|\)(?=[a-z]))(?=[A-Za-z]{2}|[aA](?!\w))(?!'t)")
_ALONE = re.compile(r"(?<=\S) ['•*^.,:;|\\-]+(?= \S)")
_POINT = re.compile(r"(?<=[a-z]{2})(?<!viz)(?<!vol)\.(?= [a-z])(?! la\b)")
_HYPHEN = re.compile(r"(?<=[a-z]{2})-(?=\s)")
_INSIDE = re.compile(r"(?<=[a-z])[.;:]?,(?=[A-Za-z]{2})")
_APOSTROPHE = re.compile(r"(?<=[a-z])['^]+(?=[,;:.]?(?:\s|$))")


def is_capital(text: str) -> bool:
    """Whether the text begins with a capital."""
    return text.lstrip("\"'(")[:1].isupper()


def point(line: str, following: str) -> str:
    """A line whose signs after words become a full point before a capital, else a comma.

    ``following`` is the next line's text; it decides about a sign at the line's end.
    """

    def sign(match: re.Match[str]) -> str:
        if match[0] == " ^" and rest_of(line, match)[:1].islower():
            # A lone sign may be a word of one letter (such ^ stake).
            return match[0]
        before = re.search(r"[A-Za-z]+$", line[: match.start()])
        if before and before[0].lower() in _NO_POINT:
            return ""
        rest = rest_of(line, match) or following
        return "." if not rest or (is_capital(rest) and not is_name(rest)) else ","

    return _SIGN.sub(sign, line)


def rest_of(line: str, match: re.Match[str]) -> str:
    """What follows a match in its line."""
    return line[match.end() :].strip()


_NO_POINT = frozenset({"the", "to", "a", "of", "an"})
"""Words before no point: a sign after them is a speck."""


def is_name(text: str) -> bool:
    """Whether the text begins with a term or name that always has a capital."""
    word = re.match(r"[\"'(]*([A-Za-z]+)", text)
    return word is not None and word[1].lower() in _NAMES


_NAMES = frozenset(
    {"i", "spadille", "manille", "basta", "ponto", "codille", "remise", "premiers", "matadors"}
    | {"solo", "alliance", "dimidiator", "casco", "grandissimo", "nemo", "quadrille", "whist"}
    | {"hombre", "favourite", "spades", "clubs", "hearts", "diamonds"}
)


def points(book: Book, context: Context) -> Book:
    """Read signs after words as points, over the whole book."""
    texts = [x.text if is_prose(x.text) else "" for page in book for x in page.lines]
    # A line that nothing follows ends its block, so the sign at its end ends a sentence.
    following = iter([*texts[1:], ""])
    untouched = context.data["words"]["untouched"]
    return tuple(
        page.with_lines(
            tuple(
                Line(x.number, point(x.text, after))
                if is_prose(x.text) and page.name not in untouched
                else x
                for x, after in zip(page.lines, following, strict=False)
            )
        )
        for page in book
    )


def clean_line(text: str) -> str:
    """A line with its blanks before points, doubled points, dashes and specks set right."""
    if not is_prose(text) or "[" in text:
        return text
    text = _DASH.sub("—", text)
    text = _BLANKS.sub("", text)
    text = _HYPHEN_POINT.sub("", text)
    if text.count('"') % 2 or "'" in text:
        text = _QUOTE_AFTER.sub(lone_quote, text)
    text = _DOUBLE.sub(",", text)
    text = _POINTS.sub(one_point, text)
    text = _EXCLAIMED.sub(r"\1", text)
    text = _STRAY.sub("", text)
    text = _ALONE.sub("", text)
    text = _POINT.sub("", text)
    text = _HYPHEN.sub("", text)
    return _APOSTROPHE.sub(keep_possessive, text)


def one_point(match: re.Match[str]) -> str:
    """One of several points: a stop before a capital if there is one, else the heaviest other."""
    rest = match.string[match.end() :].strip()
    if is_capital(rest) and "." in match[0]:
        return "."
    return next((sign for sign in ";:," if sign in match[0]), ".")


def lone_quote(match: re.Match[str]) -> str:
    """Nothing, for a quotation mark that no other opens in its line."""
    before = match.string[: match.start()]
    opened = re.search(rf"(?<!\w){match[0]}\w", before)
    return match[0] if opened else ""


def clean_page(page: DraftPage, context: Context) -> DraftPage:
    """Clean the lines of a page, unless the list leaves it out."""
    if page.name in context.data["words"]["untouched"]:
        return page
    return page.with_lines(tuple(Line(x.number, clean_line(x.text)) for x in page.lines))


def keep_possessive(match: re.Match[str]) -> str:
    """An apostrophe after s, which may be a genitive; after another letter the speck goes."""
    before = match.string[match.start() - 1]
    return match[0] if before == "s" and match[0] == "'" else ""


POINTS = RepairRule("quanti-points", "punctuation", "Reads signs after words as points.", points)
BLANKS = RepairRule(
    "quanti-blanks",
    "punctuation",
    "Closes up points and dashes; cuts specks.",
    per_page(clean_page),
)
