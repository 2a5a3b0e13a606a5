"""How many words of the laws that run are lit, inert and dark.

The report is the JSON of ``laws coverage --words --json``::

    {"witnesses": {siglum: TOTALS}, "games": {slug: TOTALS}, "total": TOTALS,
     "laws": {address: {"witness", "game", "functions", "files", COUNTS, "stretches"}}}

TOTALS are ``laws`` (those that run), ``dark_laws`` (those of them with dark words) and COUNTS:
``words, lit, dark`` and under ``inert`` the number of each kind. ``files`` are the files of cases
that quote the law; ``stretches`` its words in order, each run with how it ``stands`` and its
``words`` as printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.rules.casebook.model import KINDS
from lawsofplay.rules.registry import rules_citing
from lawsofplay.rules.words import DARK, LIT, LawWords


def word_report(laws: Mapping[str, LawWords]) -> dict[str, Any]:
    """Totals by witness and game, and a record of each of these laws."""
    counted = {address: it.counts for address, it in laws.items()}
    return {
        "witnesses": _grouped(laws, counted, "witness"),
        "games": _grouped(laws, counted, "game"),
        "total": _totals(counted.values()),
        "laws": {address: _record(it, counted[address]) for address, it in laws.items()},
    }


def below(laws: Mapping[str, LawWords], prefix: str) -> dict[str, LawWords]:
    """The laws of a game (``piquet``), or at and below an address (``seymour.piquet``).

    Raises InputError where there are none.
    """
    found = {
        address: it
        for address, it in laws.items()
        if prefix in ("", it.law.game) or f"{address}.".startswith(f"{prefix}.")
    }
    if prefix and not found:
        mend = "no law that runs is of this game or at this address; see: laws coverage --words"
        raise InputError(prefix, "", mend)
    return found


def _grouped(
    laws: Mapping[str, LawWords], counted: Mapping[str, Counter[str]], key: str
) -> dict[str, Any]:
    groups: dict[str, list[Counter[str]]] = {}
    for address, it in laws.items():
        groups.setdefault(getattr(it.law, key), []).append(counted[address])
    return {name: _totals(groups[name]) for name in sorted(groups)}


def _totals(counted: Iterable[Counter[str]]) -> dict[str, Any]:
    all_of = list(counted)
    dark = sum(DARK in counts for counts in all_of)
    return {"laws": len(all_of), "dark_laws": dark, **_counts(sum(all_of, Counter()))}


def _counts(counts: Counter[str]) -> dict[str, Any]:
    inert = {kind: counts[kind] for kind in KINDS}
    return {"words": counts.total(), LIT: counts[LIT], "inert": inert, DARK: counts[DARK]}


def _record(it: LawWords, counts: Counter[str]) -> dict[str, Any]:
    return {
        "witness": it.law.witness,
        "game": it.law.game,
        "functions": [rule.name for rule in rules_citing(it.law.address)],
        "files": sorted(it.quoting),
        **_counts(counts),
        "stretches": list(_stretches(it)),
    }


def _stretches(it: LawWords) -> Iterator[dict[str, str]]:
    for stands, run in groupby(it.words, lambda word: word.stands):
        words = list(run)
        yield {"stands": stands, "words": it.text[words[0].start : words[-1].end]}
