"""Phrases of which is worked out, when the index is built, where they stand.

They are made of common words, whose places would else be read whenever a query has such a phrase:
those by which others are told (*dans la main*), and words of a query that make one (*the dealer*).
The browser's ``site_templates/scripts/stored.js`` looks them up by the same keys.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from lawsofplay.finding.query import Leaf, Phrase, Slot, slots
from lawsofplay.finding.senses import Row, Senses, Table, together
from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.lexicon import Language

Rows = tuple[Row, Row]
"""Words of a query as their classes in either language."""
MOST = 8
"""Ways to spell a phrase that differ in the other language, at most; with more none is known."""


@dataclass(frozen=True)
class Known:
    """The phrases of an index, by its senses and the words of the books."""

    senses: Senses
    vocabulary: tuple[str, ...] = field(repr=False)

    @cached_property
    def told(self) -> tuple[Phrase, ...]:
        """The phrases by which others are told, sorted."""
        return told_phrases(self.senses.table)

    @cached_property
    def asked(self) -> dict[Rows, Leaf]:
        """The phrases that words of a query make, by their classes."""
        rows = sorted(key for key in self.senses.table if len(key[1]) > 1)
        made = [tuple(map(Slot, way)) for key in rows for way in self._ways(*key)]
        return {self.rows(own): together(own) for own in made}

    def rows(self, words: Iterable[Slot]) -> Rows:
        """Return words of a query as their classes."""
        forms = [slot.form for slot in words]
        english, french = (
            tuple(self.senses.spelling.of(form, lang) for form in forms) for lang in LANGUAGES
        )
        return english, french

    def has(self, leaf: Leaf) -> bool:
        """Tell whether words of a query make a phrase that is known."""
        return self.rows(slots(leaf)) in self.asked

    @cached_property
    def _forms(self) -> dict[tuple[Language, str], tuple[str, ...]]:
        """For each class, a form for each class of the other language that its forms are in."""
        forms: dict[tuple[Language, str], dict[Rows, str]] = defaultdict(dict)
        for word in self.vocabulary:
            own = self.rows((Slot(word),))
            for lang, row in zip(LANGUAGES, own, strict=True):
                forms[lang, row[0]].setdefault(own, word)
        return {key: tuple(some.values()) for key, some in forms.items()}

    def _ways(self, lang: Language, row: Row) -> list[Row]:
        ways = list(product(*(self._forms.get((lang, word), ()) for word in row)))
        return ways if len(ways) <= MOST else []


def told_phrases(table: Table) -> tuple[Phrase, ...]:
    """Return the phrases of more than one word by which a table tells others, sorted."""
    every = {sense for senses in table.values() for sense in senses if len(sense.words) > 1}
    return tuple(it.leaf for it in sorted(every, key=lambda it: (it.language, it.words)))


def is_told(leaf: Leaf) -> bool:
    """Tell whether a part of a query is a phrase by which others are told."""
    match leaf:
        case Phrase(words):
            return len(words) > 1 and all(slot.how in LANGUAGES for slot in words)
        case _:
            return False
