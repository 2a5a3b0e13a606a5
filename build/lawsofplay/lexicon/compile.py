"""Compile the lexicon: word lists, period rules, curated terms and the clean books' own words.

Each line of ``corpus/lexicon/en.txt`` and ``fr.txt`` has a form, a tab and a ground: why the form
counts as a word. ``d`` is a Debian list. ``r:RULE<MODERN`` is a rule of period spelling (several
are joined by ``+``) with the modern form that it changed. ``s`` are the curated short words, ``t``
the terms, ``n`` the names, ``v`` the curated variants, and ``b:WITNESS`` is a book. If a form has
several grounds, the first in this order is written.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_text
from lawsofplay.lexicon import attested, english, french, hunspell, stops
from lawsofplay.lexicon.curated import curated_forms
from lawsofplay.lexicon.lists import DICTIONARIES, read_list, recorded_lists

ENGLISH_FORM = re.compile(r"[a-z]+")
FRENCH_FORM = re.compile(r"[a-zàâçéèêëîïôöûùüœæ]+")
SMALL, STANDARD = 3, 4
"""English words of up to 3 letters come from the small lists, of 4 from the standard ones."""

NO_WORDS = frozenset({"po:sign", "po:symb", "po:err", "po:pfx", "po:sfx"})
"""Tags of the French dictionary for entries that are not words: signs, prefixes, mistakes."""

ENOUGH = 4
"""How often a clean book must print a word of its own before it is known."""
CLEAN = ("seymour", "cotton")
"""English books with nearly faultless files: a keyed text, and a scan with some 60 faults."""
WITNESS_LENGTH = 4

Grounds = dict[str, str]


def compile_lexicon(root: Path, dictionaries: Path = DICTIONARIES) -> None:
    """Write ``corpus/lexicon/en.txt`` and ``fr.txt`` under ``root``.

    Raises InputError when a curated file is malformed, and when a word list has another version
    than recorded or is not installed; the message names the package.
    """
    for lang, grounds in (
        ("en", english_grounds(root, dictionaries)),
        ("fr", french_grounds(root, dictionaries)),
    ):
        write_text(root / "corpus/lexicon" / f"{lang}.txt", lexicon_text(root, lang, grounds))


def lexicon_text(root: Path, lang: str, grounds: Grounds) -> str:
    """The text of a compiled lexicon: curated forms added, excluded forms taken out, lines sorted.

    Raises InputError for a form that is both curated and excluded.
    """
    barred = stops.excluded_forms(root, lang)
    clashing = barred & {*curated_forms(root, lang), *stops.short_forms(root, lang)}
    if clashing:
        raise InputError(
            "corpus/lexicon/excluded.toml",
            "",
            f"{min(clashing)!r} is curated and excluded; choose one",
        )
    kept = {form: ground for form, ground in grounds.items() if form not in barred}
    return "".join(f"{form}\t{ground}\n" for form, ground in sorted(kept.items()))


def _merge(*layers: Grounds) -> Grounds:
    """The forms of all layers; the first layer that has a form gives its ground."""
    merged: Grounds = {}
    for layer in layers:
        merged = layer | merged
    return merged


def english_list(root: Path, dictionaries: Path) -> frozenset[str]:
    """The modern English forms that the stop rule admits."""
    lists = recorded_lists(root)
    forms: dict[str, frozenset[str]] = {
        size: frozenset(
            form
            for country in ("british", "american")
            for form in read_list(lists[f"{country}-{size}"], dictionaries)
            if ENGLISH_FORM.fullmatch(form)
        )
        for size in ("small", "standard", "large")
    }
    return frozenset(form for form in forms["large"] if _english_fits(form, forms))


def _english_fits(form: str, forms: dict[str, frozenset[str]]) -> bool:
    if stops.stopped(form, "en"):
        return False
    if len(form) <= SMALL:
        return form in forms["small"]
    return len(form) > STANDARD or form in forms["standard"]


def english_grounds(root: Path, dictionaries: Path) -> Grounds:
    """Every English form with its ground."""
    modern = english_list(root, dictionaries)
    clean = sum((attested.witness_tokens(root, siglum) for siglum in CLEAN), Counter[str]())
    ruled = english.derive(modern, frozenset(clean))
    return _merge(
        dict.fromkeys(modern, "d"),
        {form: f"r:{rule}<{source}" for form, (rule, source) in ruled.items()},
        dict.fromkeys(stops.short_forms(root, "en"), "s"),
        curated_forms(root, "en"),
        _book_words(root),
    )


def _book_words(root: Path) -> Grounds:
    """The clean books' own words, if printed often enough and not very short."""
    grounds: Grounds = {}
    for siglum in CLEAN:
        for form, count in attested.witness_tokens(root, siglum).items():
            sound = ENGLISH_FORM.fullmatch(form) and not stops.stopped(form, "en")
            if count >= ENOUGH and len(form) >= WITNESS_LENGTH and sound:
                grounds.setdefault(form, f"b:{siglum}")
    return grounds


def french_words(root: Path, dictionaries: Path) -> list[french.Word]:
    """The forms of the French dictionary that the lexicon takes.

    Left out are forms that the stop rule bars, verbs that the book does not have, and rare tenses.
    """
    lists = recorded_lists(root)
    rules = hunspell.suffix_rules(read_list(lists["french-affixes"], dictionaries))
    forms = hunspell.expand(read_list(lists["french-stems"], dictionaries)[1:], rules)
    words = [
        french.Word(form.form, form.lemma, form.tags)
        for form in forms
        if FRENCH_FORM.fullmatch(form.form)
        and not form.tags & NO_WORDS
        and not stops.stopped(form.form, "fr")
    ]
    verbs = _verbs_of_the_book(root, words)
    return [
        word
        for word in words
        if not french.is_verb(word) or (word.lemma in verbs and not french.is_rare_tense(word))
    ]


def _verbs_of_the_book(root: Path, words: Iterable[french.Word]) -> frozenset[str]:
    """The verbs of which the French book may have a form, however it is spelt or scanned."""
    outlines = {attested.outline(token) for token in attested.witness_tokens(root, "academie")}
    return frozenset(
        word.lemma
        for word in words
        if french.is_verb(word) and attested.outline(word.form) in outlines
    )


def french_grounds(root: Path, dictionaries: Path) -> Grounds:
    """Every French form with its ground."""
    words = french_words(root, dictionaries)
    readings = {attested.reading(token) for token in attested.witness_tokens(root, "academie")}
    ruled = french.derive(words, lambda form: attested.reading(form) in readings)
    return _merge(
        {word.form: "d" for word in words},
        {form: f"r:{'+'.join(word.rules)}<{word.source}" for form, word in ruled.items()},
        dict.fromkeys(stops.short_forms(root, "fr"), "s"),
        curated_forms(root, "fr"),
    )
