"""Old English spellings, made from a modern word list by named rules.

Each rule takes the list and yields new forms. A rule marked *attested* is broad: only those of its
forms are kept that a clean book prints. The rules come from the spellings of the five books,
1687-1822.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Derived = Iterator[tuple[str, str]]
"""Pairs of an old form and the modern form that it comes from."""


@dataclass(frozen=True)
class SpellingRule:
    """A named rule that makes old forms from modern ones."""

    name: str
    derive: Callable[[frozenset[str]], Derived]
    attested: bool = False


def _swap(pattern: str, put: str) -> Callable[[frozenset[str]], Derived]:
    """A rule that replaces a pattern wherever it stands in a form."""
    compiled = re.compile(pattern)

    def derive(forms: frozenset[str]) -> Derived:
        return ((compiled.sub(put, form), form) for form in forms if compiled.search(form))

    return derive


def verb_stems(forms: frozenset[str]) -> frozenset[str]:
    """The stems of verbs: what stands before *-ing* and also before *-ed*, or alone and with -s."""
    stems = {form[:-3] for form in forms if form.endswith("ing") and len(form) > 5}
    return frozenset({stem for stem in stems if f"{stem}ed" in forms} | _strong(stems, forms))


def _strong(stems: set[str], forms: frozenset[str]) -> set[str]:
    """The stems whose infinitive and third person in -s are both in the list."""
    return {
        stem
        for stem in stems
        if (stem in forms and f"{stem}s" in forms)
        or (f"{stem}e" in forms and f"{stem}es" in forms)
        or (stem.endswith("y") and f"{stem[:-1]}ied" in forms)
    }


def eth_forms(forms: frozenset[str]) -> Derived:
    """*loseth, carrieth, putteth*: the old third person."""
    for stem in verb_stems(forms):
        yield f"{stem}eth", f"{stem}ing"
        if stem.endswith("y") and f"{stem[:-1]}ies" in forms:
            yield f"{stem[:-1]}ieth", f"{stem[:-1]}ies"


def est_forms(forms: frozenset[str]) -> Derived:
    """*knowest, playest*: the old second person."""
    return ((f"{stem}est", f"{stem}ing") for stem in verb_stems(forms))


def t_participles(forms: frozenset[str]) -> Derived:
    """*lookt, mixt, dropt, stript*: participles in -t after a voiceless consonant."""
    for stem in verb_stems(forms):
        if re.search(r"(?:[kpx]|sh|ss|[cs]h|c|rs)$", stem) and f"{stem}ed" in forms:
            single = stem[:-1] if re.search(r"(pp|kk|ss)$", stem) else stem
            yield f"{single}t", f"{stem}ed"


def syncope(forms: frozenset[str]) -> Derived:
    """*threatning, entring, numbred, reckning*: the weak vowel of -er and -en is left out."""
    for stem in verb_stems(forms):
        if re.search(r"[^aeiou]e[rn]$", stem) and len(stem) > 4:
            short = stem[:-2] + stem[-1]
            yield from ((f"{short}{ending}", f"{stem}{ending}") for ending in ("ing", "ed"))


RULES: tuple[SpellingRule, ...] = (
    SpellingRule("eth", eth_forms),
    SpellingRule("ick", _swap(r"(?<=[a-z]{3})ic(?=s?$|ly$)", "ick")),
    SpellingRule("est", est_forms, attested=True),
    SpellingRule("t-participle", t_participles, attested=True),
    SpellingRule("syncope", syncope, attested=True),
    SpellingRule("our", _swap(r"(?<=[irntv])or(?=s?$)", "our"), attested=True),
    SpellingRule("ize", _swap(r"is(?=(e|ed|es|ing|er|ers|eth)$)", "iz"), attested=True),
    SpellingRule("final-l", _swap(r"ll(?=(ness|s|ed)?$)", "l"), attested=True),
    SpellingRule("final-ll", _swap(r"(?<=[aeiou])l$", "ll"), attested=True),
    SpellingRule("final-rr", _swap(r"(?<=[aiu])r(?=s?$)", "rr"), attested=True),
    SpellingRule("final-tt", _swap(r"(?<=[aeiou])t(?=s?$)", "tt"), attested=True),
    SpellingRule("final-e", _swap(r"$", "e"), attested=True),
    SpellingRule("y-ie", _swap(r"(?<=[^aeiou])y$", "ie"), attested=True),
    SpellingRule("en-in", _swap(r"^en", "in"), attested=True),
    SpellingRule("ledge", _swap(r"lege", "ledge"), attested=True),
    SpellingRule("ct-x", _swap(r"ction", "xion"), attested=True),
    SpellingRule("ou-ow", _swap(r"(?<=[^aeiou])ow(?=[dn])", "ou"), attested=True),
)

SHORTEST = 4
"""Broad rules give no shorter form, because short ones are as often faults as words."""


def derive(forms: Iterable[str], attested: frozenset[str]) -> dict[str, tuple[str, str]]:
    """The old forms, each with the first rule that makes it and its modern form.

    Parameters
    ----------
    forms : the modern word list.
    attested : the forms that the clean English books print.
    """
    known = frozenset(forms)
    derived: dict[str, tuple[str, str]] = {}
    for rule in RULES:
        for form, source in sorted(rule.derive(known)):
            fits = not rule.attested or (form in attested and len(form) >= SHORTEST)
            if fits and form not in known:
                derived.setdefault(form, (rule.name, source))
    return derived
