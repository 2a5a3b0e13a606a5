"""Cautious inflection: from a form to the base forms that it may belong to, and back.

A base counts only when the lexicon knows it. In English *-ed* and *-ing* are removed only from
verbs, that is from words whose other participle is known too. No rule touches a stem under three
letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Known = Callable[[str], bool]

SHORTEST = 3
DOUBLED = re.compile(r"([b-df-hj-np-tv-z])\1$")
TWO_CONSONANTS = re.compile(r"[b-df-hj-np-tv-xz]{2}$")


def english_bases(form: str, known: Known) -> Iterator[str]:
    """The base forms that an English form may belong to, the likeliest first."""
    if form.endswith("s"):
        candidates = _without_s(form)
    elif form.endswith(("ed", "ing")):
        candidates = _without_ending(form, known)
    else:
        return
    yield from (base for base in candidates if len(base) >= SHORTEST and known(base))


def _without_s(form: str) -> Iterator[str]:
    if form.endswith("ies"):
        yield f"{form[:-3]}y"
    if re.search(r"(?:s|x|z|ch|sh|o)es$", form):
        yield form[:-2]
    if not form.endswith(("ss", "us", "is")):
        yield form[:-1]


def _without_ending(form: str, known: Known) -> Iterator[str]:
    ending = "ed" if form.endswith("ed") else "ing"
    other = {"ed": "ing", "ing": "ed"}[ending]
    stem = form[: -len(ending)]
    if form.endswith("ied"):
        yield f"{form[:-3]}y"
    if not known(stem + other):
        return
    # After two consonants the stem is mostly complete (plant-ed), otherwise it lost an e (plac-ed).
    yield from (stem, f"{stem}e") if TWO_CONSONANTS.search(stem) else (f"{stem}e", stem)
    if DOUBLED.search(stem):
        yield stem[:-1]


def english_forms(base: str) -> Iterator[str]:
    """The forms that an English base may have; most of them do not exist."""
    stems = {base, base[:-1], base + base[-1]}
    yield from (stem + ending for stem in stems for ending in ("s", "es", "ed", "ing", "'d", "d"))
    yield from (base[:-1] + ending for ending in ("ies", "ied", "y'd"))


def french_bases(form: str, known: Known) -> Iterator[str]:
    """The singular, masculine or third person singular that a French form may belong to."""
    yield from (base for base in _french_candidates(form) if len(base) >= SHORTEST and known(base))


def _french_candidates(form: str) -> Iterator[str]:
    if form.endswith("aux"):
        yield f"{form[:-2]}l"
    if form.endswith(("aux", "eux", "oux")):
        yield form[:-1]
    if form.endswith("aient"):
        yield f"{form[:-5]}ait"
    if form.endswith("s") and not form.endswith("ss"):
        yield form[:-1]
    if form.endswith("ée"):
        yield form[:-1]


def french_forms(base: str) -> Iterator[str]:
    """The forms that a French base may have; most of them do not exist."""
    yield from (base + ending for ending in ("s", "x", "e", "es"))
    yield f"{base[:-1]}ux"
    if base.endswith("ait"):
        yield f"{base[:-3]}aient"
