"""Compile the lexicon: word lists, period rules, curated terms and the clean books' own words.

``corpus/lexicon/en.txt`` and ``fr.txt`` hold one form a line, a tab and the form's ground:
``d`` a Debian list, ``r:RULE<MODERN`` a period rule (several: joined by ``+``) and the modern form
that it changed, ``s`` the curated short words, ``t`` the terms, ``n`` the names, ``v`` the curated
variants, ``b:WITNESS`` a book. A form that has several grounds shows the first, in that order.
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
"""Tags of the French dictionary for what is no word: signs, prefixes, known mistakes."""

ENOUGH = 4
"""A clean book's own word is known when the book prints it so many times."""
CLEAN = ("seymour", "cotton")
"""English books whose files are letter-true: a keyed text, and a scan with some 60 faults."""
WITNESS_LENGTH = 4

Grounds = dict[str, str]


def compile_lexicon(root: Path, dictionaries: Path = DICTIONARIES) -> None:
    """Write ``corpus/lexicon/en.txt`` and ``fr.txt`` under ``root``, atomically.

    Raises InputError when a word list is not installed (naming the package) or is not the
    recorded version, and when a curated file is malformed.
    """
    for lang, grounds in (
        ("en", english_grounds(root, dictionaries)),
        ("fr", french_grounds(root, dictionaries)),
    ):
        write_text(root / "corpus/lexicon" / f"{lang}.txt", lexicon_text(root, lang, grounds))


def lexicon_text(root: Path, lang: str, grounds: Grounds) -> str:
    """Return the file's text: curated grounds added, exclusions taken out, lines sorted."""
    barred = stops.excluded_forms(root, lang)
    both = barred & {*curated_forms(root, lang), *stops.short_forms(root, lang)}
    if both:
        raise InputError(
            "corpus/lexicon/excluded.toml", "", f"{min(both)!r} is curated and excluded; choose one"
        )
    kept = {form: ground for form, ground in grounds.items() if form not in barred}
    return "".join(f"{form}\t{ground}\n" for form, ground in sorted(kept.items()))


def _merge(*layers: Grounds) -> Grounds:
    """Return all layers' forms; the first layer that has a form gives its ground."""
    merged: Grounds = {}
    for layer in layers:
        merged = layer | merged
    return merged


def english_list(root: Path, dictionaries: Path) -> frozenset[str]:
    """Return the modern English forms that the stop rule lets in."""
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
    """Return every English form with its ground."""
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
    """Return the clean books' own words: printed often enough, and not too short to be sure."""
    grounds: Grounds = {}
    for siglum in CLEAN:
        for form, count in attested.witness_tokens(root, siglum).items():
            sound = ENGLISH_FORM.fullmatch(form) and not stops.stopped(form, "en")
            if count >= ENOUGH and len(form) >= WITNESS_LENGTH and sound:
                grounds.setdefault(form, f"b:{siglum}")
    return grounds


def french_words(root: Path, dictionaries: Path) -> list[french.Word]:
    """Return the dictionary's French forms: stop rule, verbs of the book, living tenses."""
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
    """Return the verbs one of whose forms the French book may hold, however spelled or scanned."""
    held = {attested.outline(token) for token in attested.witness_tokens(root, "academie")}
    return frozenset(
        word.lemma for word in words if french.is_verb(word) and attested.outline(word.form) in held
    )


def french_grounds(root: Path, dictionaries: Path) -> Grounds:
    """Return every French form with its ground."""
    words = french_words(root, dictionaries)
    held = {attested.reading(token) for token in attested.witness_tokens(root, "academie")}
    ruled = french.derive(words, lambda form: attested.reading(form) in held)
    return _merge(
        {word.form: "d" for word in words},
        {form: f"r:{'+'.join(word.rules)}<{word.source}" for form, word in ruled.items()},
        dict.fromkeys(stops.short_forms(root, "fr"), "s"),
        curated_forms(root, "fr"),
    )
