"""Curated classes of spellings: one key for all members, across terms, classes and paradigms."""

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
"""Endings of a regular French verb, modern and of the period."""

Classes = dict[str, str]


def read_class_keys(root: Path, lang: str, known: Callable[[str], bool]) -> Classes:
    """Return the key of every curated member of a language: terms first, then classes and verbs.

    Groups that share a member are one class; its key is the first group's first member.
    """
    curation = read_curation(root, lang)
    groups = [
        *(_term_group(term.term, term.spellings.values()) for term in read_terms(root)),
        *curation.classes,
        *(paradigm(verb, curation, known) for verb in curation.verbs),
    ]
    keys: Classes = {}
    for group in groups:
        _join(keys, [fold_ligatures(form) for form in group if form not in curation.alone])
    return keys


def _term_group(head: str, spellings: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return a term's spellings of one word, in all its languages, its head first."""
    forms = [form for by_language in spellings for form in by_language if " " not in form]
    return (head, *forms)


def paradigm(verb: tuple[str, ...], curation: Curation, known: Callable[[str], bool]) -> list[str]:
    """Return a regular verb's forms that the lexicon knows, the infinitive first."""
    infinitive, *stems = verb
    forms = {stem + ending for stem in stems for ending in ENDINGS}
    return [infinitive, *sorted(form for form in forms - curation.nouns if known(form))]


def _join(keys: Classes, group: list[str]) -> None:
    """Give a group one key; when members have keys already, the first of these wins for all."""
    if not group:
        return
    old = [keys[form] for form in group if form in keys]
    key = old[0] if old else group[0]
    for form, present in list(keys.items()) if len(set(old)) > 1 else ():
        if present in old:
            keys[form] = key
    keys |= dict.fromkeys(group, key)
