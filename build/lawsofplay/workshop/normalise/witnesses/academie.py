"""Académie: a French book, scanned with a Spanish alphabet, a third of it letter by letter."""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules import (
    academie_accents,
    academie_context,
    academie_hyphens,
    academie_letters,
    academie_punctuation,
    academie_spacing,
)
from lawsofplay.workshop.normalise.rules.academie_doubt import DOUBT
from lawsofplay.workshop.normalise.rules.academie_furniture import (
    CATCHWORDS,
    ESCAPES,
    HEADS,
    MARKERS,
    NOISE,
    SIGNATURES,
    TAILS,
)
from lawsofplay.workshop.normalise.rules.academie_paragraphs import PARAGRAPHS
from lawsofplay.workshop.normalise.rules.academie_structure import (
    BLOCKS,
    DROP_CAPITALS,
    ENTRIES,
    LAW_NUMERALS,
    NUMERALS,
    OPENINGS,
    beside_notes,
)
from lawsofplay.workshop.normalise.rules.structure import HEADINGS, PATCHES

RULES: tuple[RepairRule, ...] = (
    MARKERS,
    HEADS,
    SIGNATURES,
    CATCHWORDS,
    TAILS,
    NOISE,
    *academie_spacing.RULES,
    OPENINGS,
    PATCHES,
    HEADINGS,
    LAW_NUMERALS,
    ENTRIES,
    BLOCKS,
    DROP_CAPITALS,
    NUMERALS,
    PARAGRAPHS,
    *map(beside_notes, academie_hyphens.RULES),
    academie_context.LISTED,
    *academie_letters.RULES,
    *academie_context.RULES,
    *academie_accents.RULES,
    *academie_punctuation.RULES,
    ESCAPES,
    DOUBT,
)
"""The rules in their order."""
