"""What the tests of the French rules share: the words to go by, and lines run through rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from lawsofplay.lexicon import load
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line, RepairRule
from lawsofplay.workshop.normalise.rules import (
    academie_accents,
    academie_context,
    academie_hyphens,
    academie_letters,
    academie_punctuation,
    academie_spacing,
)
from lawsofplay.workshop.normalise.rules.academie_lines import words_for
from lawsofplay.workshop.normalise.rules.academie_words import Words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "corpus" / "academie" / "ocr.txt"
RULES: tuple[RepairRule, ...] = (
    *academie_spacing.RULES,
    *academie_hyphens.RULES,
    *academie_letters.RULES,
    *academie_context.RULES,
    *academie_accents.RULES,
    *academie_punctuation.RULES,
)
"""All rules about letters, in the order of the witness."""


@cache
def context() -> Context:
    """A context with the French lexicon and nothing else."""
    return Context("academie", (), (), load("fr", ROOT), {}, ROOT)


def words() -> Words:
    """The words to go by."""
    return words_for(context())


def book(*lines: str) -> Book:
    """A page of these lines, numbered from 1."""
    held = tuple(Line(number, text) for number, text in enumerate(lines, 1))
    return (DraftPage("p001", "1", ((1, len(lines)),), held),)


def run(*lines: str, rules: Iterable[RepairRule] = RULES) -> list[str]:
    """The lines after the rules."""
    pages = book(*lines)
    for rule in rules:
        pages = rule.apply(pages, context())
    return [line.text for page in pages for line in page.lines]


def mended(line: str) -> str:
    """One line after all rules, with its true end."""
    return " ".join(run(line + " "))
