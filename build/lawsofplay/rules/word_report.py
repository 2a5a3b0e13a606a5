"""Reports of how many words of the laws that run are lit, inert and dark.

The report is the JSON of ``laws coverage --words --json``::

    {"witnesses": {siglum: TOTALS}, "games": {slug: TOTALS}, "total": TOTALS,
     "laws": {address: {"witness", "game", "functions", "files", COUNTS, "stretches"}}}

TOTALS are ``laws`` (those that run), ``dark_laws`` (those of them with dark words) and COUNTS.
COUNTS are ``words, lit, dark`` and, under ``inert``, the number of each kind. ``files`` are the
files of cases that quote the law. ``stretches`` are its words in order: each has its state
(``stands``) and its ``words`` as printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypedDict

from lawsofplay.base.errors import InputError
from lawsofplay.rules.casebook.model import KINDS
from lawsofplay.rules.registry import rules_citing
from lawsofplay.rules.words import DARK, LIT, LawWords


class Counts(TypedDict):
    """The number of words: all, lit, inert by kind, and dark."""

    words: int
    lit: int
    inert: dict[str, int]
    dark: int


class Totals(Counts):
    """The numbers of several laws, with how many laws there are and how many have dark words."""

    laws: int
    dark_laws: int


class Stretch(TypedDict):
    """Neighbouring words of a law in the same state."""

    stands: str
    words: str


class Record(Counts):
    """The words of one law."""

    witness: str
    game: str
    functions: list[str]
    files: list[str]
    stretches: list[Stretch]


class Report(TypedDict):
    """The whole report: totals by siglum and by slug, and records by address."""

    witnesses: dict[str, Totals]
    games: dict[str, Totals]
    total: Totals
    laws: dict[str, Record]


def word_report(laws: Mapping[str, LawWords]) -> Report:
    """Totals by witness and game, and a record of each of these laws (see the module)."""
    counted = {address: words.counts for address, words in laws.items()}
    return {
        "witnesses": _grouped(laws, counted, "witness"),
        "games": _grouped(laws, counted, "game"),
        "total": _totals(counted.values()),
        "laws": {address: _record(words, counted[address]) for address, words in laws.items()},
    }


def below(laws: Mapping[str, LawWords], prefix: str) -> dict[str, LawWords]:
    """The laws of a game (``piquet``), or at and below an address (``seymour.piquet``).

    Raises InputError if there are none.
    """
    chosen = {
        address: words
        for address, words in laws.items()
        if prefix in ("", words.law.game) or f"{address}.".startswith(f"{prefix}.")
    }
    if prefix and not chosen:
        mend = "no law that runs is of this game or at this address; see: laws coverage --words"
        raise InputError(prefix, "", mend)
    return chosen


def _grouped(
    laws: Mapping[str, LawWords], counted: Mapping[str, Counter[str]], key: str
) -> dict[str, Totals]:
    groups: dict[str, list[Counter[str]]] = {}
    for address, words in laws.items():
        groups.setdefault(getattr(words.law, key), []).append(counted[address])
    return {name: _totals(groups[name]) for name in sorted(groups)}


def _totals(counted: Iterable[Counter[str]]) -> Totals:
    by_law = list(counted)
    dark = sum(DARK in counts for counts in by_law)
    return {"laws": len(by_law), "dark_laws": dark, **_counts(sum(by_law, Counter()))}


def _counts(counts: Counter[str]) -> Counts:
    inert = {kind: counts[kind] for kind in KINDS}
    return {"words": counts.total(), "lit": counts[LIT], "inert": inert, "dark": counts[DARK]}


def _record(words: LawWords, counts: Counter[str]) -> Record:
    return {
        "witness": words.law.witness,
        "game": words.law.game,
        "functions": [rule.name for rule in rules_citing(words.law.address)],
        "files": sorted(words.quoting),
        **_counts(counts),
        "stretches": list(_stretches(words)),
    }


def _stretches(law_words: LawWords) -> Iterator[Stretch]:
    for stands, run in groupby(law_words.words, lambda word: word.stands):
        words = list(run)
        yield {"stands": stands, "words": law_words.text[words[0].start : words[-1].end]}
