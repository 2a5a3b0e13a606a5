"""Laws compared with oracles, the programs of others: corpus/oracles/<game>.toml.

::

    [[oracle]]
    id = "backgammon.throws"                  # <game>.<what is compared>
    title = "Every throw of random games"
    engine = "OpenSpiel: backgammon"          # the judge, and the game that it plays
    package = "open_spiel>=2.0.2"             # as pyproject.toml asks for it
    compared = "How the tables can stand after each throw."
    count = 1800                              # so many at least, each time the test runs
    unit = "throws"
    agreed = "All throws but those below."    # the domain on which the two must agree
    laws = ["seymour.backgammon.1"]           # whose functions are put to the test
    long = true                               # only if its test is marked long; else left out

    [[oracle.divergence]]                     # none, or as many as there are kinds
    id = "either-number"
    title = "Either of two numbers"
    why = "silent"                            # one of REASONS
    law = "what the law rules"
    engine = "what the engine does"
    [oracle.divergence.words]                 # of each law that explains it, words as printed
    "seymour.backgammon.bearing.1" = "words of the law"

One test asks each oracle; it carries ``@pytest.mark.oracle("backgammon.throws")``. It tells the
fixture ``oracle`` how much it compares and the id of each divergence that it meets. It fails unless
it meets every recorded divergence and no other (`lawsofplay.cases.comparing`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.cases.marked import tests_marked
from lawsofplay.cases.register import load_register
from lawsofplay.model.edition import Edition
from lawsofplay.rules.quotations import quotation_fault
from lawsofplay.rules.registry import load_rules, rules_citing

if TYPE_CHECKING:
    from lawsofplay.cases.schemas.laws import OracleRecord


@dataclass(frozen=True)
class Divergence:
    """One kind of divergence: what the law rules and what the engine does; ``words`` by address."""

    id: str
    title: str
    why: str
    law: str
    engine: str
    words: dict[str, str]


@dataclass(frozen=True)
class Oracle:
    """One comparison: the engine, what is compared and how often, where they agree or differ."""

    id: str
    title: str
    engine: str
    package: str
    compared: str
    count: int
    unit: str
    agreed: str
    laws: tuple[str, ...]
    divergences: tuple[Divergence, ...]
    long: bool
    file: str

    @property
    def game(self) -> str:
        """The game compared: the first part of the id."""
        return self.id.partition(".")[0]


def load_oracles(project: Project) -> tuple[Oracle, ...]:
    """Every oracle, sorted by id.

    Raises InputError for a malformed one and for an id used twice.
    """
    from lawsofplay.cases.schemas.laws import OracleFile

    return load_register(project, "oracles", OracleFile, lambda file: file.oracle, _oracle)


def _oracle(record: OracleRecord, shown: str) -> Oracle:
    divergences = tuple(
        Divergence(
            divergence_record.id,
            divergence_record.title,
            divergence_record.why,
            divergence_record.law,
            divergence_record.engine,
            divergence_record.words,
        )
        for divergence_record in record.divergence
    )
    if len({divergence.id for divergence in divergences}) < len(divergences):
        raise InputError(shown, record.id, "two divergences have the same id; give each its own")
    return Oracle(
        id=record.id,
        title=record.title,
        engine=record.engine,
        package=record.package,
        compared=record.compared,
        count=record.count,
        unit=record.unit,
        agreed=record.agreed,
        laws=tuple(record.laws),
        divergences=divergences,
        long=record.long,
        file=shown,
    )


def tests_of_oracles(project: Project) -> dict[str, tuple[str, ...]]:
    """For each oracle the tests that ask it, as pytest names them."""
    return tests_marked(project, "oracle")


def check_oracles(project: Project, edition: Edition) -> Iterator[InputError]:
    """Faults of the oracles.

    They are words that stand in no law, engines that pyproject.toml does not ask for, laws without
    a function, and oracles without a test.
    """
    oracles = {oracle.id: oracle for oracle in load_oracles(project)}
    tests = tests_of_oracles(project)
    if oracles:
        load_rules()
    for oracle in oracles.values():
        yield from _law_faults(oracle, edition)
        if f'"{oracle.package}"' not in read_text(project.root / "pyproject.toml"):
            mend = f"pyproject.toml does not ask for {oracle.package}"
            yield InputError(oracle.file, oracle.id, mend)
        if len(tests.get(oracle.id, ())) != 1:
            mend = f'must have one test; mark one @pytest.mark.oracle("{oracle.id}")'
            yield InputError(oracle.file, oracle.id, mend)
    for name, marked in tests.items():
        if name not in oracles:
            yield InputError(marked[0], name, "no such oracle in corpus/oracles")


def _law_faults(oracle: Oracle, edition: Edition) -> Iterator[InputError]:
    for address in oracle.laws:
        if address not in edition.laws or not rules_citing(address):
            yield InputError(oracle.file, oracle.id, f"no function executes {address}")
    for divergence in oracle.divergences:
        place = f"{oracle.id}, {divergence.id}"
        for address, words in divergence.words.items():
            try:
                fault = quotation_fault(edition, address, words)
            except InputError as error:
                fault = error.mend
            if fault:
                yield InputError(oracle.file, place, f"{address}: {fault}")
