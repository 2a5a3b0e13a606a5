"""Quanti: a clean modern type, badly scanned: page numbers, small capitals, points, letters."""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.contexts import context_rule
from lawsofplay.workshop.normalise.rules.hyphens import HYPHENS
from lawsofplay.workshop.normalise.rules.laws import LAW_NUMERALS
from lawsofplay.workshop.normalise.rules.paragraphs import PARAGRAPHS
from lawsofplay.workshop.normalise.rules.punctuation import INNER_COMMAS
from lawsofplay.workshop.normalise.rules.quanti_articles import ARTICLES, ITEMS, LAWS, PARTED
from lawsofplay.workshop.normalise.rules.quanti_capitals import CAPITALS
from lawsofplay.workshop.normalise.rules.quanti_doubt import DOUBT
from lawsofplay.workshop.normalise.rules.quanti_hyphens import LINE_ENDS
from lawsofplay.workshop.normalise.rules.quanti_lines import JOINTS, SPACED
from lawsofplay.workshop.normalise.rules.quanti_pages import EDGES, NUMBERS, SIGNATURES, SPECKS
from lawsofplay.workshop.normalise.rules.quanti_points import BLANKS, POINTS
from lawsofplay.workshop.normalise.rules.quanti_words import WORDS
from lawsofplay.workshop.normalise.rules.structure import HEADINGS, PATCHES

RULES: tuple[RepairRule, ...] = (
    NUMBERS,
    SIGNATURES,
    SPECKS,
    EDGES,
    PATCHES,
    ARTICLES,
    LAWS,
    HEADINGS,
    LAW_NUMERALS,
    SPACED,
    PARAGRAPHS,
    PARTED,
    ITEMS,
    JOINTS,
    LINE_ENDS,
    HYPHENS,
    context_rule("quanti-contexts"),
    WORDS,
    CAPITALS,
    POINTS,
    BLANKS,
    INNER_COMMAS,
    DOUBT,
)
"""The rules in their order."""
