"""The rules of *The Academy of Play*, in the order in which they run."""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.bellecour_catch import CATCH_LETTERS
from lawsofplay.workshop.normalise.rules.bellecour_hyphens import HYPHENS
from lawsofplay.workshop.normalise.rules.bellecour_marks import ENTRIES, MARKS, NOTES, OPENINGS
from lawsofplay.workshop.normalise.rules.bellecour_page import CATCHWORDS, HEADS, JUNK
from lawsofplay.workshop.normalise.rules.bellecour_points import (
    EDGE_COLONS,
    LONE_DASHES,
    LOST_WORDS,
    POINTS_WITHIN,
    SHORT_COMMAS,
    UNPRINTED,
)
from lawsofplay.workshop.normalise.rules.bellecour_words import (
    CAPITALS,
    CONFUSED,
    CONTEXT,
    EDGES,
    FIGURES,
    FORMS,
    INITIALS,
    INNER_HYPHENS,
    RUN_TOGETHER,
    SIGNS,
    SPECKS,
    SPLIT_WORDS,
)
from lawsofplay.workshop.normalise.rules.doubt import DOUBT
from lawsofplay.workshop.normalise.rules.laws import LAW_NUMERALS
from lawsofplay.workshop.normalise.rules.longs import F_AS_S, LONG_S, S_IN_DISGUISE
from lawsofplay.workshop.normalise.rules.paragraphs import PARAGRAPHS
from lawsofplay.workshop.normalise.rules.punctuation import (
    BLANKS,
    DOUBLED,
    FINAL_COMMAS,
    INNER_COMMAS,
    INNER_STOPS,
    QUOTES,
)
from lawsofplay.workshop.normalise.rules.structure import HEADINGS, PATCHES

RULES: tuple[RepairRule, ...] = (
    JUNK,
    HEADS,
    CATCHWORDS,
    OPENINGS,
    LOST_WORDS,
    EDGES,
    PATCHES,
    NOTES,
    ENTRIES,
    HEADINGS,
    MARKS,
    LAW_NUMERALS,
    PARAGRAPHS,
    HYPHENS,
    LONG_S,
    INITIALS,
    CAPITALS,
    FORMS,
    CONTEXT,
    SIGNS,
    INNER_HYPHENS,
    RUN_TOGETHER,
    SPECKS,
    F_AS_S,
    S_IN_DISGUISE,
    CONFUSED,
    SPLIT_WORDS,
    QUOTES,
    UNPRINTED,
    LONE_DASHES,
    EDGE_COLONS,
    DOUBLED,
    BLANKS,
    POINTS_WITHIN,
    INNER_STOPS,
    INNER_COMMAS,
    FINAL_COMMAS,
    SHORT_COMMAS,
    CATCH_LETTERS,
    DOUBT,
    FIGURES,
)
