"""Signs of *academie*: commas read as figures and letters, ampersands, *Il*, blanks, quotes."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_lines import per_text
from lawsofplay.workshop.normalise.rules.academie_tokens import NOTHING, Near, Token, map_tokens
from lawsofplay.workshop.normalise.rules.academie_words import Words
from lawsofplay.workshop.normalise.rules.lines import prose_lines, rebuild

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "″": '"'})
_FALSE_COMMA = listed("3 9 5 8 s j ¿ ¡ „ * ^ ♦ •")
_COUNTED = listed(
    "jettons jetton fiches fiche mains main levees levee points point cartes carte contrats tours"
    " fois tour mils as rois bêtes béte d"
)
_BEFORE_FIGURE = listed(
    "de a les ces des ou & par paye fait font que en page pag p table est fera reste restent plus"
    " moins avec et cent vingt trente"
)
_AMPERSANDS = frozenset(["Si", "Sí", "Sl", "SI"])
"""These words are no conjunction if they have a capital inside a sentence."""

_BEFORE_SE = listed("qui que on il ils elle elles ne l'on de pour")
_ARTICLES = listed("le la de a elle ie se")

_IL = frozenset(["11", "II", "ll", "lI", "1l", "H", "U", "íl", "ÍI", "IL", "li"])
_AFTER_IL = listed(
    "n ne est y faut fait se s lui le la les l en a peut doit sera seroit fera feroit faudra"
    " faudroit arrive convient importe suffit vaut etoit falloit auroit aura gagne perd joue"
    " paye prend tire demande marque n'y n'est reste ajoute coupe met nomme donne leve"
)


_STOP_FIRST = re.compile(r"([,;:])\s+(?=\S)")


def mend_signs(text: str, _words: Words) -> str:
    """A line with plain quotes, no blank before a stop, one after it, and no specks at its ends."""
    text = text.translate(_PLAIN)
    text = re.sub(r"(?<=[^\W\d_]{3})3(?=\s|$)", ",", text)
    text = re.sub(r"(?<=[^\W\d_]{2})\s?[¡¿„](?=\s|$)", ",", text)
    text = re.sub(r"[ \t]+[|■•♦^_~\\«<>̂]+[ \t]*$|^[|■•♦^_~\\<>]+[ \t]+", "", text)
    text = re.sub(r"([,.;:])['\"](?=[ \t]*$)", r"\1", text)
    text = re.sub(r"(?<=\w)'(?=[ \t]|$)", "", text)
    text = re.sub(r"(?<=\w)[ \t]*\\(?=[ \t]|&|$)", "; ", text)
    text = re.sub(r"\b(est|Est):(?= [a-zéà])", r"\1", text)
    text = re.sub(r"(?<![\w&])&[.,](?=[ \t]*[a-zéà])", "&", text)
    text = re.sub(r"(?<=\w)[ \t]+[sj39]&(?=[ \t]|$)", ", &", text)
    text = re.sub(r"(?<=[a-zé]{2})-[ \t]+(?=[a-zéà])", " ", text)
    text = re.sub(r"&\s?c\b[.,]?(?=\s|$)", "&c.", text)
    text = re.sub(r"(?<!\|)[ \t]+(?=[,;:.!?](?:[ \t]|$|[,;:.]))", "", text)
    text = re.sub(r",(?:\s*,)+", ",", text)
    text = re.sub(r"([,;:])(?=[^\W\d_&])", r"\1 ", text)
    return re.sub(r"(?<=\S)[ \t]{2,}", " ", text).rstrip()


def decide(token: Token, left: Near, right: Near) -> str:
    """The reading of a lone token that is no word: a comma, an ampersand, *Il*."""
    before = left[-1] if left else NOTHING
    after = right[0] if right else NOTHING
    if token.word == "Se" and not token.before:
        if before.folded in _BEFORE_SE and not before.after:
            return "se"
        return "Se" if before.closes or not before.word else "&"
    if token.word in _AMPERSANDS and not (token.before or token.after or token.opens):
        inside = before.before == "," or (len(before.word) > 1 and before.word[1:].islower())
        return "&" if inside and before.after in {"", ","} else token.word
    if token.word in _IL and not token.after and _follows_il(after):
        return "Il" if before.closes or not before.word else "il"
    if _is_comma(token, before, after):
        return ","
    return token.word


def _follows_il(after: Token) -> bool:
    return fold(after.word).partition("'")[0] in _AFTER_IL and after.word[:1].islower()


def _is_comma(token: Token, before: Token, after: Token) -> bool:
    sign = token.word or token.before + token.after
    if sign not in _FALSE_COMMA or (token.word and (token.before or token.after)):
        return False
    if not before.word or before.after or len(before.word) < 2 or not after.word[:1].islower():
        return after.word == "&" and bool(before.word) and not before.after
    if sign in "3958" and (fold(after.word) in _COUNTED or before.folded in _BEFORE_FIGURE):
        return False
    if sign == "s" and (before.folded in _ARTICLES or fold(after.word)[0] in "aeiouy"):
        return False
    return before.word[-1].isalpha()


def lone_signs(book: Book, _context: Context) -> Book:
    """The book with every lone sign read as `decide` says."""
    decided = map_tokens(book, decide)
    changed: dict[tuple[str, int], Line | None] = {}
    for (page, at, line), (next_page, next_at, following) in pairwise(prose_lines(decided)):
        if (found := _STOP_FIRST.match(following.text)) and page == next_page:
            held = changed.get((page, at)) or line
            changed[page, at] = replace(held, text=held.text.rstrip() + found.group(1))
            changed[next_page, next_at] = replace(following, text=following.text[found.end() :])
    return rebuild(decided, changed)


LONE = RepairRule(
    "academie-lone-signs",
    "punctuation",
    "Lone figures and letters between words are commas, Se and 8c ampersands, 11 and II are Il.",
    lone_signs,
)
SIGNS = RepairRule(
    "academie-signs",
    "punctuation",
    "Plain quotes, no blank before a stop, one after it, no specks at the ends of lines.",
    per_text(mend_signs),
)

RULES = (LONE, SIGNS)
