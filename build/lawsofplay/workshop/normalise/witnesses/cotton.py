"""Cotton: a keyed text without punctuation, quoted by a web page in thirteen blocks.

Its words are sound, so no rule changes a word: the blocks are broken, wrapped and marked.
"""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.cotton_blocks import BREAKS, LAWS, SEAMS
from lawsofplay.workshop.normalise.rules.cotton_lines import DOUBTS, WRAP

RULES: tuple[RepairRule, ...] = (BREAKS, LAWS, SEAMS, WRAP, DOUBTS)
"""The rules in their order; the order of the blocks themselves is pagemap.toml's."""
