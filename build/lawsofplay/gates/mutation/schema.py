"""The files of executable_rules on mutation testing: the results, and survivors explained."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lawsofplay.base.schemas.names import Count, Digest, FunctionName, Record, Words


class SurvivorRecord(Record):
    """A fault that no quoting test finds, and why none can."""

    function: FunctionName
    was: Words
    now: Words
    reason: Words


class SurvivorsFile(Record):
    """executable_rules/survivors.toml."""

    survivor: list[SurvivorRecord] = field(default_factory=list)


class TriedRecord(Record):
    """The results of mutation testing for one function."""

    digest: Digest
    mutants: Count
    survivors: list[Annotated[list[Words], Meta(min_length=2, max_length=2)]]


MutationFile = Annotated[
    dict[FunctionName, TriedRecord], Meta(min_length=1, description="one function at least")
]
"""executable_rules/mutation.json; `lawsofplay.gates.mutation.record` explains it."""
