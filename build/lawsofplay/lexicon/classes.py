"""Curated classes of spellings: all members of a class have one key.

A class comes from a term of the games, from a list of spellings, or from the forms of a verb.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from lawsofplay.lexicon.curated import Curation, read_curation, read_terms
from lawsofplay.lexicon.fold import fold_ligatures

ENDINGS = re.findall(
    r"\S+",
    """
e es ent ez ons ant er é ée és ées a ai as èrent ât assent ions iez
ois oit oient ais ait aient era erai eras erez erons eront erois eroit eroient erais erait eraient
""",
)
"""Endings of a regular French verb, modern and old."""

Known = Callable[[str], bool]


def read_class_keys(root: Path, lang: str, known: Known) -> dict[str, str]:
    """The key of every curated form of a language: terms first, then classes and verbs.

    Groups that share a member are one class, with the first group's key. A term's spellings in the
    other language get its key too, unless they are words of this language: *pique* is a suit in
    French and a score in English.
    """
    curation, terms = read_curation(root, lang), read_terms(root)
    groups = [
        *((term.term, _one_word(term.spellings.get(lang, ()))) for term in terms),
        *((forms[0], list(forms)) for forms in curation.classes),
        *((verb[0], paradigm(verb, curation, known)) for verb in curation.verbs),
    ]
    keys: dict[str, str] = {}
    for key, forms in groups:
        _join(keys, key, [fold_ligatures(form) for form in forms if form not in curation.alone])
    for term in terms:
        foreign = (form for forms in term.spellings.values() for form in (*forms, term.term))
        for form in _one_word(foreign):
            if not known(form):
                keys.setdefault(fold_ligatures(form), term.term)
    return keys


def _one_word(spellings: Iterable[str]) -> list[str]:
    return [form for form in spellings if " " not in form]


def paradigm(verb: tuple[str, ...], curation: Curation, known: Known) -> list[str]:
    """The forms of a regular verb that the lexicon knows, the infinitive first."""
    infinitive, *stems = verb
    forms = {stem + ending for stem in stems for ending in ENDINGS}
    return [infinitive, *sorted(form for form in forms - curation.nouns if known(form))]


def _join(keys: dict[str, str], key: str, group: list[str]) -> None:
    """Give a group its key.

    If members have keys already, the first of these becomes the key of all.
    """
    old = [keys[form] for form in group if form in keys]
    key = old[0] if old else key
    for form, present in list(keys.items()) if len(set(old)) > 1 else ():
        if present in old:
            keys[form] = key
    keys |= dict.fromkeys(group, key)
