"""Bellecour: noise at edges, split capitals, and words decided by a closed list or by context."""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.model import Context, DraftPage, Line, RepairRule, per_page
from lawsofplay.workshop.normalise.rules.confusions import (
    Confusion,
    confusion_rule,
    known_words,
    on_text,
    outside_marks,
    sub_outside,
)
from lawsofplay.workshop.normalise.rules.hyphens import TENS, UNITS
from lawsofplay.workshop.normalise.rules.lines import is_directive, is_row

_LEFT = re.compile(r"^(?:[|=_*~»«>¢#•°^%\\\-—.,:;'\"“”‘’!?©®„+<]{1,3}\s+)+(?=\S)")
_ATTACHED = re.compile(r"^[\"#*.\-]+(?=[a-zſ])")
_RIGHT = re.compile(r"(?:\s+(?:[|=_*~»«>•°^\\©®„“”\"'—-]{1,3}|[.,:;!?][^\w\s]+))+$")
_AFTER_STOP = re.compile(
    r"(?<=[.;:,!?])(?:\s+(?:[^\w\s]{1,3}|[^\w\s]?\d{1,3}|[b-zB-HJ-NP-Zöä]|_))+$"
)
_STRAY = re.compile(r"[|\\_<>«»©®]|(?<!\w)[\[\]{}](?!\w)")

SPLIT = re.compile(r"\b([A-Z]) ([a-z]{2,})\b")
QUOTED_T = re.compile(r"(?<!\w)'(?=T(?!is\b|was\b|ill\b|would\b)[a-z])")

_BETWEEN = re.compile(r"(?<![\w'])([^\W\d_]{2,})([.,'\"*])([a-z]{2,}(?:'d)?)(?![\w'])")
_PIECES = re.compile(r"(?<![\w'-])([^\W\d_]{2,}) ([a-z]+)(?![\w'-])")
_SIGNED = re.compile(r"(?<![\w'])[^\W\d_]*[/{](?:[^\W\d_]+|[/{])*")
_INNER_HYPHEN = re.compile(r"(?<![\w-])([^\W\d_]+)- ([^\W\d_]+)")
_CAPITAL_WITHIN = re.compile(r"\b([A-Za-z]*[a-z])'?([A-Z][a-z]+)\b")


def strip_edges(page: DraftPage, context: Context) -> DraftPage:
    """Cut specks at both ends of lines; ``[edges]`` lists those that look like words."""
    left = dict(context.data["edges"]["left"])
    right = dict(context.data["edges"]["right"])
    texts = [x.text.strip() for x in page.lines]
    lines = []
    for place, line in enumerate(page.lines):
        text = texts[place].removeprefix(left.get(line.number, "")).lstrip()
        text = text.removesuffix(right.get(line.number, "")).rstrip()
        text = divided(text, next((x for x in texts[place + 1 :] if x), ""), context)
        lines.append(Line(line.number, outer_specks(text)))
    return page.with_lines(tuple(lines))


def divided(text: str, following: str, context: Context) -> str:
    """*mark -*, *mark»* and *mark"* before *ed*: the hyphen that divides a word is restored."""
    left = re.search(r"([^\W\d_]+)(?: -|[»\"”])$", text)
    right = re.match(r"[^\W\d_]+", following)
    if not left or not right:
        return text
    word = (left[1] + right[0]).replace("ſ", "s")
    return text[: left.end(1)] + "-" if word in known_words(context) else text


def outer_specks(text: str) -> str:
    """A line without the specks at its ends; a hyphen that divides a word stays."""
    if not re.search(r"[A-Za-z]{2}", text):
        return text
    text = _ATTACHED.sub("", _LEFT.sub("", text))
    before = ""
    while before != text:
        before = text
        text = _RIGHT.sub("", text)
        text = _AFTER_STOP.sub("", text)
    if text.count('"') == 1:
        text = text.removeprefix('"')
    return outside_marks(text, lambda part: _STRAY.sub("", part)).strip()


def join_capitals(text: str, context: Context) -> str:
    """*K nave* is *Knave*: a capital and its word are joined if only the two together are known."""
    words = known_words(context)

    def mended(match: re.Match[str]) -> str:
        joined = match[1] + match[2]
        whole = joined in words and not (match[1] in "AIO" and match[2] in words)
        return joined if whole else match[0]

    return sub_outside(SPLIT, mended, text)


def initial_t(text: str, context: Context) -> str:
    """*'Frick*, *J'rump*, *I'rick*: the T of two words that the scanner often broke."""
    text = re.sub(r"(?<!\w)(?:'[A-Z]'?|[A-Z]'|'[A-Z]{2}'?)\s?(?=(?:rump|rick)s?\b)", "T", text)
    text = re.sub(r"(?<!\w)T'(?=[a-z]{2})", "T", text)
    return QUOTED_T.sub("", text)


def by_context(text: str, context: Context) -> str:
    """Real words that stand for others, as the words beside them decide (closed lists)."""
    for record in context.data["context"]:
        text = re.sub(record["scanned"], record["read"], text)
    return text


def by_list(text: str, context: Context) -> str:
    """Broken forms that can be only one word of this book (closed list ``[forms]``)."""
    forms: dict[str, str] = context.data["forms"]
    pattern = re.compile(r"(?<![\w'])(?:" + "|".join(map(re.escape, forms)) + r")(?![\w'])")
    return sub_outside(pattern, lambda m: forms[m[0]], text)


def specks_between(text: str, context: Context) -> str:
    """*Law.is*, *was'told* and *one,or*: two known words with a speck or a point between them."""
    words = known_words(context)

    def mended(match: re.Match[str]) -> str:
        left, speck, right = match.groups()
        if match[0] in words or left not in words or right not in words:
            return match[0]
        return f"{left}{',' if speck == ',' else ''} {right}"

    text = re.sub(r"(?<!\S)[-.·](?=[^\W\d_]{2,})", "", text)
    return sub_outside(_BETWEEN, mended, text)


def split_words(text: str, context: Context) -> str:
    """*play ed* is *played*: two pieces, at least one unknown, that make a known word."""
    words = known_words(context)

    def mended(match: re.Match[str]) -> str:
        left, right = match[1], match[2]
        whole = left in words and right in words
        return match[0] if whole or left + right not in words else left + right

    return sub_outside(_PIECES, mended, text)


STROKES = tuple(
    Confusion(scanned, printed)
    for scanned, printed in re.findall(
        r"(\w+):(\w+)",
        "c:e e:c e:o o:e c:o o:c a:e e:a o:a a:o o:u u:a a:u h:b b:h n:h k:h li:h tl:th n:u u:n "
        "rn:m m:rn in:m ri:n ii:n i:l l:i i:t t:f f:t l:f s:f t:r r:t y:v vv:w g:q q:g fl:ff "
        "O:Q D:Q I:T F:T L:T J:I",
    )
)
"""Letters that this scan confuses, beside the long s."""


def sign_as_s(text: str, context: Context) -> str:
    """*{hall* and *adver/ary*: a sign for the long s (or an f), if only one makes a word."""
    words = known_words(context)

    def mended(match: re.Match[str]) -> str:
        readings = {match[0].replace("/", x).replace("{", x) for x in "sf"}
        found = [x for x in readings if x in words]
        return found[0] if len(found) == 1 else match[0]

    return sub_outside(_SIGNED, mended, text)


def inner_hyphens(text: str, context: Context) -> str:
    """*turn- up* is *turn-up*, *half- of* is *half of*: a hyphen before a blank."""
    words, compounds = known_words(context), context.data["compounds"]

    def mended(match: re.Match[str]) -> str:
        left, right = match[1], match[2]
        number = TENS.fullmatch(left.lower()) and UNITS.fullmatch(right.lower())
        if number or f"{left}-{right}".casefold() in compounds:
            return f"{left}-{right}"
        return f"{left} {right}" if left in words and right in words else match[0]

    return sub_outside(_INNER_HYPHEN, mended, text)


def run_together(text: str, context: Context) -> str:
    """*theStock* is *the Stock*: two known words, parted where a small letter meets a capital."""
    words = known_words(context)

    def mended(match: re.Match[str]) -> str:
        whole = match[0] in words or not (match[1] in words and match[2] in words)
        return match[0] if whole else f"{match[1]} {match[2]}"

    return sub_outside(_CAPITAL_WITHIN, mended, text)


def doubt_figures(page: DraftPage, context: Context) -> DraftPage:
    """Mark single figures, except on pages under ``figures``: this book writes numbers in words.

    Elsewhere a figure stands for a word that the scanner lost: *collected 2 make an Imperial*.
    """
    if page.label in context.data["figures"]:
        return page
    pattern = r"(?<!\S)(\d{1,2})(?=[ ;:,]|$)"

    def marked(line: Line) -> Line:
        if is_directive(line.text) or is_row(line.text):
            return line
        marked = outside_marks(line.text, lambda part: re.sub(pattern, r"\1[?]", part))
        return Line(line.number, marked)

    return page.with_lines(tuple(marked(x) for x in page.lines))


def _text_rule(name: str, group: str, does: str, function: object) -> RepairRule:
    return RepairRule(f"bellecour.{name}", group, does, on_text(function))  # type: ignore[arg-type]


EDGES = RepairRule(
    "bellecour.edges", "noise", "Cuts specks at the edges of lines.", per_page(strip_edges)
)
CAPITALS = _text_rule("capitals", "letters", "Joins a capital to its word.", join_capitals)
INITIALS = _text_rule("initial-t", "letters", "Mends the T of Trump and Trick.", initial_t)
FORMS = _text_rule("forms", "letters", "Mends forms of a closed list.", by_list)
CONTEXT = _text_rule("context", "letters", "Decides between real words by context.", by_context)
SIGNS = _text_rule("sign-as-s", "letters", "Reads { and / as a long s (or an f).", sign_as_s)
INNER_HYPHENS = _text_rule("inner-hyphens", "letters", "Closes or cuts hyphens.", inner_hyphens)
RUN_TOGETHER = _text_rule("run-together", "letters", "Parts words run together.", run_together)
FIGURES = RepairRule(
    "bellecour.figures",
    "doubt",
    "Marks single figures, which stand for lost words.",
    per_page(doubt_figures),
)
SPECKS = _text_rule("specks", "letters", "Cuts specks between two words.", specks_between)
SPLIT_WORDS = _text_rule("split-words", "letters", "Joins the pieces of a word.", split_words)
CONFUSED = confusion_rule(
    "bellecour.strokes",
    "Mends unknown words by one confusion of letters, if only one word fits.",
    STROKES,
    shortest=5,
)
