"""Cotton: a keyed text without punctuation, which a web page quotes in thirteen blocks.

Its words are sound, so no rule changes a word. The rules break the blocks, wrap and mark them.
"""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.cotton_blocks import BREAKS, LAWS, SEAMS
from lawsofplay.workshop.normalise.rules.cotton_lines import DOUBTS, WRAP

RULES: tuple[RepairRule, ...] = (BREAKS, LAWS, SEAMS, WRAP, DOUBTS)
"""The rules in their order; pagemap.toml gives the order of the blocks themselves."""
