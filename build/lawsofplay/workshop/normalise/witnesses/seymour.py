"""Seymour 1754: sound letters with Markdown marks, on pages that the scan ran together.

Most of the work is the frame: 322 pages, the joints between them, the outline, the lists. Letters
are mended from a closed list alone.
"""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.seymour_blocks import (
    BLOCKS,
    FOOTNOTES,
    RUN_IN_HEADS,
    VERSE,
)
from lawsofplay.workshop.normalise.rules.seymour_checks import MARKDOWN
from lawsofplay.workshop.normalise.rules.seymour_joints import (
    CATCHWORDS,
    FRAGMENTS,
    HEADS,
    MERGED,
    SIGNATURES,
)
from lawsofplay.workshop.normalise.rules.seymour_lists import ENTRIES, ITEMS
from lawsofplay.workshop.normalise.rules.seymour_markdown import BLANKS, SIGNS
from lawsofplay.workshop.normalise.rules.seymour_tables import CONTENTS, HANDS
from lawsofplay.workshop.normalise.rules.seymour_words import (
    DIVIDED,
    DOUBTS,
    INNER_HYPHENS,
    LETTERS,
    SPACING,
)
from lawsofplay.workshop.normalise.rules.structure import HEADINGS, PATCHES

RULES: tuple[RepairRule, ...] = (
    MARKDOWN,
    HEADS,
    SIGNATURES,
    CATCHWORDS,
    MERGED,
    FRAGMENTS,
    SPACING,
    RUN_IN_HEADS,
    FOOTNOTES,
    PATCHES,
    HANDS,
    VERSE,
    ENTRIES,
    ITEMS,
    HEADINGS,
    CONTENTS,
    BLOCKS,
    DIVIDED,
    INNER_HYPHENS,
    LETTERS,
    SIGNS,
    BLANKS,
    DOUBTS,
)
"""The rules in their order: those that go by line numbers come before lines move."""
