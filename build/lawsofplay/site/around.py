"""What other pages say of a game: topics, differences, silences, examples, engines, terms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from lawsofplay.cases.examples import ODDS, Example
from lawsofplay.cases.oracles import Oracle
from lawsofplay.cases.topics import Topic
from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.model.edition import Law
from lawsofplay.model.relations import Relation
from lawsofplay.site.concordance import concordances
from lawsofplay.site.evidence import Evidence
from lawsofplay.site.library import Library

_DIFFERENT = ("contradicts", "modified")
"""Relations of laws that decide the same thing in different ways."""


@dataclass(frozen=True)
class GameContext:
    """What other pages say of a game.

    ``differences`` are the pairs of its laws that decide a thing in different ways, contradictions
    first. ``silences`` are the cases of topics on which one of its laws says nothing.
    """

    topics: tuple[Topic, ...]
    differences: tuple[Relation, ...]
    silences: tuple[tuple[Topic, str], ...]
    examples: tuple[Example, ...]
    oracles: tuple[Oracle, ...]
    terms: tuple[Term, ...]
    has_concordance: bool

    @property
    def odds(self) -> tuple[Example, ...]:
        """The examples that say how likely something is."""
        return tuple(example for example in self.examples if example.group == ODDS)

    @property
    def worked(self) -> tuple[Example, ...]:
        """The other examples."""
        return tuple(example for example in self.examples if example.group != ODDS)


class GameContexts:
    """What other pages say of each game; read once for all games."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._evidence = Evidence(library)
        self._terms = read_terms(library.project.root)

    @cached_property
    def _laws(self) -> dict[str, list[Law]]:
        by_game: dict[str, list[Law]] = {}
        for law in self._library.edition.laws.values():
            by_game.setdefault(law.game, []).append(law)
        return by_game

    @cached_property
    def _compared(self) -> frozenset[str]:
        """The games that have a concordance."""
        return frozenset(concordance.slug for concordance in concordances(self._library))

    def of(self, slug: str) -> GameContext:
        """What other pages say of a game."""
        laws = self._laws.get(slug, [])
        addresses = {law.address for law in laws}
        topics = _once(
            topic for law in laws for topic in self._library.topics_by_law.get(law.address, ())
        )
        return GameContext(
            topics=tuple(sorted(topics, key=lambda topic: topic.title.casefold())),
            differences=self._differences(addresses),
            silences=self._silences(topics, addresses),
            examples=self._examples(laws),
            oracles=_once(judged.oracle for law in laws for judged in self._evidence.judged(law)),
            terms=tuple(term for term in self._terms if slug in term.games),
            has_concordance=slug in self._compared,
        )

    def _differences(self, laws: set[str]) -> tuple[Relation, ...]:
        inside = [
            pair
            for pair in self._library.pairs
            if pair.relation in _DIFFERENT and pair.difference and {pair.law, pair.other} <= laws
        ]
        return tuple(sorted(inside, key=lambda relation: _DIFFERENT.index(relation.relation)))

    def _silences(self, topics: tuple[Topic, ...], laws: set[str]) -> tuple[tuple[Topic, str], ...]:
        """The cases, each with its topic, on which a law of the game answers: it does not say."""
        return tuple(
            (topic, case.facts)
            for topic in topics
            for case, ruled in zip(topic.cases, self._library.rulings[topic.id], strict=True)
            if any(
                "does not say" in sentence
                for ruling in ruled
                for law, sentence in ruling.sentences.items()
                if law in laws
            )
        )

    def _examples(self, laws: list[Law]) -> tuple[Example, ...]:
        """The worked examples that the cases and tests of the laws run."""
        quotations = self._library.quotations
        tests = [quotation.test_id for law in laws for quotation in quotations.get(law.address, ())]
        return _once(
            exercised.example for exercised in self._evidence.exercised(list(dict.fromkeys(tests)))
        )


Identified = TypeVar("Identified", Topic, Example, Oracle)


def _once(records: Iterable[Identified]) -> tuple[Identified, ...]:
    """Records without those whose id occurs before, in order."""
    return tuple({record.id: record for record in records}.values())
