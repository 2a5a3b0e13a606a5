"""Which tokens are the same word for a reader who searches: by spelling, inflection or term."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

from lawsofplay.base.files import read_text
from lawsofplay.lexicon import apostrophes, inflect
from lawsofplay.lexicon.classes import read_class_keys
from lawsofplay.lexicon.curated import read_curation
from lawsofplay.lexicon.fold import fold_ligatures, without_accents
from lawsofplay.lexicon.store import Language, Lexicon, load

RULED = re.compile(r"^(.+)\tr:[^<\n]*<(.+)$", re.MULTILINE)
"""A line with a form that a rule made: the form, and the modern form it was made from."""

MODERN_PAIRS = (
    (re.compile(r"(?<=[a-z]{2})our(?=(?:s|ed|ing|able|ite|er|ers)?$)"), "or"),
    (re.compile(r"(?<=[a-z]{3})is(?=(?:e|es|ed|ing|er|ers)$)"), "iz"),
)
"""Pairs of modern English spellings; the second stands for both. Short words such as *our/or* and
*prise/prize* do not count, since the ending needs a stem before it."""


class Variants:
    """The classes of spellings of one language: all tokens of a class have one key.

    Terms of the games have one key in both languages (*espadille* and *spadill*: ``spadille``).
    Negations, modal verbs and numbers are alone in their classes.
    """

    def __init__(
        self, lexicon: Lexicon, keys: dict[str, str], sources: dict[str, str], alone: frozenset[str]
    ) -> None:
        self.lexicon = lexicon
        self._keys = keys
        self._sources = sources
        self._alone = alone
        self._found: dict[str, str] = {}

    def key(self, token: str) -> str:
        """The key of a token's class; the folded token where it has none."""
        folded = fold_ligatures(token)
        if folded not in self._found:
            self._found[folded] = self._find(folded)
        return self._found[folded]

    def _find(self, token: str) -> str:
        if token in self._keys:
            return self._keys[token]
        if token in self._sources:
            return self.key(self._sources[token])
        # A contraction listed with its apostrophe (he'd, let's) is no form of another word.
        if token in self._alone or ("'" in token and self._knows(token)):
            return token
        base = next(self._simpler(token), None)
        return token if base is None else self.key(base)

    def _simpler(self, token: str) -> Iterator[str]:
        """Simpler words of which the token may be a form; the first counts."""
        if "'" in token:
            full = self._full(token)
            yield from () if full is None else (full,)
            return
        bases = inflect.french_bases if self.lexicon.lang == "fr" else inflect.english_bases
        for base in bases(token, self._knows):
            # Inflected forms of a word that stands alone are separate too: *sixes* is not *six*.
            if base in self._alone:
                return
            yield base
        yield from self._other_spelling(token)

    def _knows(self, form: str) -> bool:
        return form in self.lexicon.forms

    def _full(self, token: str) -> str | None:
        """A token without its elision or possessive, and with its lost vowel put back."""
        if self.lexicon.lang == "fr":
            head, _, rest = token.partition("'")
            return rest if rest and apostrophes.ELIDED.fullmatch(head) else None
        return apostrophes.english_full(token, self._knows)

    def _other_spelling(self, token: str) -> Iterator[str]:
        if self.lexicon.lang == "en":
            for pattern, put in MODERN_PAIRS:
                other = pattern.sub(put, token)
                # A form that a rule made (surprized) leads to its source, not to another form.
                listed = self._knows(other) and other not in self._sources
                if other != token and listed and self._knows(token):
                    yield other
        elif not self._knows(token):
            # An accented form whose source is this token says nothing about it.
            accented = [f for f in self._accented.get(token, []) if self._sources.get(f) != token]
            if len({self.key(form) for form in accented}) == 1:
                yield accented[0]

    @cached_property
    def _accented(self) -> dict[str, list[str]]:
        """French forms with accents, by the form without accents that a reader may type."""
        forms: dict[str, list[str]] = {}
        for form in sorted(self.lexicon.forms):
            bare = without_accents(form)
            if bare != form:
                forms.setdefault(bare, []).append(form)
        return forms

    @cached_property
    def _members(self) -> dict[str, list[str]]:
        """Curated forms and forms made by rules, by the key or source that they lead to."""
        forms: dict[str, list[str]] = {}
        for form, key in (*self._keys.items(), *self._sources.items()):
            forms.setdefault(key, []).append(form)
        return forms

    def expand(self, token: str) -> tuple[str, ...]:
        """Every known spelling of a token's class, sorted; the token alone if it has no class.

        The forms are folded as keys are (lower case, oe for œ).
        """
        key = self.key(token)
        members, todo = {fold_ligatures(token), key}, [key, fold_ligatures(token)]
        while todo:
            fresh = {form for form in self._candidates(todo.pop()) if self._belongs(form, key)}
            todo.extend(sorted(fresh - members))
            members |= fresh
        return tuple(sorted(members))

    def _candidates(self, form: str) -> Iterator[str]:
        yield from self._members.get(form, ())
        if "'" in form:
            return
        forward = inflect.french_forms if self.lexicon.lang == "fr" else inflect.english_forms
        yield from forward(form)
        if self.lexicon.lang == "en":
            yield from (form.replace("or", "our"), form.replace("iz", "is"))

    def _belongs(self, form: str, key: str) -> bool:
        return (form in self._keys or form in self.lexicon) and self.key(form) == key


@cache
def variants(lang: Language, root: Path) -> Variants:
    """The classes of a language, read once.

    Raises InputError when the lexicon or a curated file is missing or malformed.
    """
    lexicon = load(lang, root)
    keys = read_class_keys(root, lang, lexicon.forms.__contains__)
    text = read_text(root / "corpus/lexicon" / f"{lang}.txt")
    ruled = ((fold_ligatures(form), fold_ligatures(source)) for form, source in RULED.findall(text))
    sources = {form: source for form, source in ruled if form != source}
    return Variants(lexicon, keys, sources, read_curation(root, lang).alone)
