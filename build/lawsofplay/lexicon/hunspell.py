"""Expand a Hunspell dictionary (stems and suffix rules) into inflected forms with their tags.

It reads only what the French dictionary of Dicollecte uses: ``FLAG long`` and ``SFX`` rules of one
level. Its ``PFX`` rules add elided articles (l', d', qu'), which the lexicon removes by rule.
Source of the format: the manual page hunspell(5).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

NEED_AFFIX = "()"


@dataclass(frozen=True)
class Suffix:
    """One suffix rule: what is cut off, what is added, and to which stems it applies."""

    cut: str
    put: str
    where: re.Pattern[str]
    tags: frozenset[str]


@dataclass(frozen=True)
class Inflected:
    """One form of one dictionary entry; tags such as ``po:v1_it``, ``po:iimp``, ``is:pl``."""

    lemma: str
    form: str
    tags: frozenset[str]


@cache
def _pattern(condition: str) -> re.Pattern[str]:
    return re.compile(f"(?:{condition})$")


def suffix_rules(lines: Iterable[str]) -> dict[str, list[Suffix]]:
    """The suffix rules of an ``.aff`` file, by flag."""
    rules: dict[str, list[Suffix]] = {}
    for line in lines:
        parts = line.split()
        # A rule has at least five fields; the line that opens a flag (SFX a0 Y 102) has four.
        if len(parts) < 5 or parts[0] != "SFX":
            continue
        cut, put = ("" if part == "0" else part for part in (parts[2], parts[3].split("/")[0]))
        rule = Suffix(cut, put, _pattern(parts[4]), frozenset(parts[5:]))
        rules.setdefault(parts[1], []).append(rule)
    return rules


def _flags(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def expand(lines: Iterable[str], rules: dict[str, list[Suffix]]) -> Iterator[Inflected]:
    """Every form of every entry of a ``.dic`` file, in the order of the file."""
    for line in lines:
        head, *rest = line.split() or [""]
        stem, _, flag_text = head.partition("/")
        if not stem or stem.isdigit():
            continue
        tags, flags = frozenset(rest), _flags(flag_text)
        if NEED_AFFIX not in flags:
            yield Inflected(stem, stem, tags)
        for flag in flags:
            yield from _apply(stem, tags, rules.get(flag, []))


def _apply(stem: str, tags: frozenset[str], rules: list[Suffix]) -> Iterator[Inflected]:
    for rule in rules:
        if stem.endswith(rule.cut) and rule.where.search(stem):
            form = stem[: len(stem) - len(rule.cut)] + rule.put
            yield Inflected(stem, form, tags | rule.tags)
