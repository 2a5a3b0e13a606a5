"""Phrases whose places are worked out when the index is built.

They are made of common words, whose many places would otherwise be read for every query with such a
phrase. There are two kinds: phrases from the table of senses that may replace words (*dans la
main*), and phrases that words of a query make (*the dealer*). The browser's
``site_templates/scripts/stored.js`` looks them up by the same keys.
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
"""Words of a query as their classes in English and in French."""
MOST = 8
"""A phrase with more spellings that differ in the other language is not worked out."""


@dataclass(frozen=True)
class Known:
    """The phrases whose places an index knows."""

    senses: Senses
    vocabulary: tuple[str, ...] = field(repr=False)

    @cached_property
    def other_phrases(self) -> tuple[Phrase, ...]:
        """The phrases of the table of senses that may replace words, sorted."""
        return sense_phrases(self.senses.table)

    @cached_property
    def asked(self) -> dict[Rows, Leaf]:
        """The phrases that words of a query make, by their classes."""
        rows = sorted(key for key in self.senses.table if len(key[1]) > 1)
        made = [tuple(map(Slot, way)) for key in rows for way in self._ways(*key)]
        return {self.rows(own): together(own) for own in made}

    def rows(self, words: Iterable[Slot]) -> Rows:
        """Words of a query as their classes."""
        forms = [slot.form for slot in words]
        english, french = (
            tuple(self.senses.spelling.of(form, lang) for form in forms) for lang in LANGUAGES
        )
        return english, french

    def has(self, leaf: Leaf) -> bool:
        """Whether words of a query make a phrase whose places are known."""
        return self.rows(slots(leaf)) in self.asked

    @cached_property
    def _forms(self) -> dict[tuple[Language, str], tuple[str, ...]]:
        """For each class, one form for each class of the other language that its forms have."""
        forms: dict[tuple[Language, str], dict[Rows, str]] = defaultdict(dict)
        for word in self.vocabulary:
            own = self.rows((Slot(word),))
            for lang, row in zip(LANGUAGES, own, strict=True):
                forms[lang, row[0]].setdefault(own, word)
        return {key: tuple(own.values()) for key, own in forms.items()}

    def _ways(self, lang: Language, row: Row) -> list[Row]:
        ways = list(product(*(self._forms.get((lang, word), ()) for word in row)))
        return ways if len(ways) <= MOST else []


def sense_phrases(table: Table) -> tuple[Phrase, ...]:
    """The phrases of more than one word that may replace other words, sorted."""
    every = {sense for senses in table.values() for sense in senses if len(sense.words) > 1}
    return tuple(
        sense.leaf for sense in sorted(every, key=lambda sense: (sense.language, sense.words))
    )


def is_sense_phrase(leaf: Leaf) -> bool:
    """Whether a part of a query is a phrase that replaces other words."""
    match leaf:
        case Phrase(words):
            return len(words) > 1 and all(slot.how in LANGUAGES for slot in words)
        case _:
            return False
