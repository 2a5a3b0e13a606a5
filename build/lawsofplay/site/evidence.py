"""The evidence for a law's function: seal, faults tried, comparisons with engines, examples."""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.cases.examples import Example, load_examples, tests_of_examples
from lawsofplay.cases.oracles import Divergence, Oracle, load_oracles, tests_of_oracles
from lawsofplay.cases.vocabulary import REASONS, VERDICTS
from lawsofplay.gates.mutation.record import STORED, explained, read_record
from lawsofplay.model.edition import Law
from lawsofplay.rules import Rule
from lawsofplay.rules.seals import SEALED, digest, read_seals, state, word_difference
from lawsofplay.site.library import Library


@dataclass(frozen=True)
class Seal:
    """The seal of a function on a law: its state and, where the text changed, the difference."""

    state: str
    difference: str


@dataclass(frozen=True)
class TriedFaults:
    """Faults put into a function to try its tests.

    ``survivors`` are those that no test found: the code before, the code after, and why. ``now`` is
    false when the function has changed since they were tried.
    """

    count: int
    survivors: tuple[tuple[str, str, str], ...]
    now: bool


@dataclass(frozen=True)
class EngineComparison:
    """A comparison with an engine: its record, the divergences that this law explains, its test."""

    oracle: Oracle
    divergences: tuple[tuple[Divergence, str], ...]
    test: str


@dataclass(frozen=True)
class RunExample:
    """A worked example of a book that a test of this law runs, and its verdict in words."""

    example: Example
    verdict: str


class Evidence:
    """All the records of evidence, read once for all pages."""

    def __init__(self, library: Library) -> None:
        project = library.project
        self._seals = read_seals(project)
        self._tried = read_record(project) if (project.root / STORED).is_file() else {}
        self._explained = explained(project) if self._tried else {}
        self._oracles = load_oracles(project)
        self._asking = tests_of_oracles(project)
        examples = {example.id: example for example in load_examples(project)}
        self._examples: dict[str, list[Example]] = {}
        for name, tests in tests_of_examples(project).items():
            for test in tests if name in examples else ():
                self._examples.setdefault(test, []).append(examples[name])

    def seal(self, rule: Rule, law: Law) -> Seal:
        """The seal of a function on a law."""
        pair = (rule.name, law.address)
        standing = state(self._seals, pair, law.text)
        changed = standing != SEALED and pair in self._seals
        return Seal(standing, word_difference(self._seals[pair], law.text) if changed else "")

    def tried(self, function: str, source: str) -> TriedFaults | None:
        """The faults put into a function; None where none was tried."""
        record = self._tried.get(function)
        if record is None:
            return None
        survivors = tuple(
            (was, now, self._explained.get((function, was, now), ""))
            for was, now in record.survivors
        )
        return TriedFaults(record.tried, survivors, digest(source) == record.digest)

    def judged(self, law: Law) -> list[EngineComparison]:
        """The comparisons with engines that name a law."""
        return [
            self._judged(oracle, law) for oracle in self._oracles if _names(oracle, law.address)
        ]

    def _judged(self, oracle: Oracle, law: Law) -> EngineComparison:
        diverging = tuple(
            (divergence, REASONS[divergence.why])
            for divergence in oracle.divergences
            if law.address in divergence.words
        )
        return EngineComparison(oracle, diverging, next(iter(self._asking.get(oracle.id, ())), ""))

    def exercised(self, tests: list[str]) -> list[RunExample]:
        """The worked examples that these tests run."""
        run = {example.id: example for test in tests for example in self._examples.get(test, ())}
        return [RunExample(example, VERDICTS[example.verdict]) for example in run.values()]


def _names(oracle: Oracle, address: str) -> bool:
    return address in oracle.laws or any(
        address in divergence.words for divergence in oracle.divergences
    )
