"""What files about laws may hold: topics, examples, oracles, relations, results of tests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    Address,
    Count,
    DefinitionName,
    DottedId,
    FactName,
    FunctionName,
    Number,
    PageAddress,
    Record,
    SentenceName,
    Slug,
    Words,
    fits,
    one_of,
)
from lawsofplay.cases.vocabulary import REASONS, VERDICTS

Quoted = Annotated[
    dict[Address, Words],
    Meta(min_length=1, description="a table: the law and its words, one at least"),
]


CaseName = Annotated[
    str,
    fits(
        r"[a-z_0-9]+(?:\.[a-z_0-9]+)*: \S.*",
        "a file of cases and a heading, such as tontine: an entire pack",
    ),
]


class AnswerRecord(Record):
    """A case of the casebook that a topic names."""

    case: CaseName
    row: str = ""
    function: Annotated[
        str, fits(r"(?:[a-z_0-9]+(?:\.[a-z_0-9]+)+)?", "a function, such as piquet.playing.leads")
    ] = ""


class CaseRecord(Record):
    """A case of a topic."""

    facts: Words
    answer: Annotated[
        list[AnswerRecord], Meta(min_length=1, description="one answer at least: [[case.answer]]")
    ]


class TopicFile(Record):
    """corpus/topics/<id>.toml; `lawsofplay.cases.topics` explains it."""

    title: Words
    question: Words
    case: Annotated[list[CaseRecord], Meta(min_length=1, description="one case at least: [[case]]")]


class DealRecord(Record):
    """A deal as a book states it: how many cards the pack has, each hand has, and are left.

    ``without`` are the ranks taken out of the fifty-two cards, ``fewer`` the single cards taken out
    besides. ``aside`` are cards laid out or turned up that belong to nobody.
    """

    pack: Number
    players: Number
    hand: Number
    left: Count
    without: str = ""
    fewer: Count = 0
    aside: Count = 0


class ExampleRecord(Record):
    """A worked example."""

    id: DottedId
    title: Words
    verdict: Annotated[str, one_of(VERDICTS)]
    finding: Words
    words: Annotated[
        dict[PageAddress, Words],
        Meta(min_length=1, description="a table: the page and its words, one at least"),
    ]
    deals: list[DealRecord] = field(default_factory=list)
    packets: list[list[Number]] = field(default_factory=list)


class ExampleFile(Record):
    """corpus/examples/<group>.toml; `lawsofplay.cases.examples` explains it."""

    example: Annotated[
        list[ExampleRecord], Meta(min_length=1, description="one example at least: [[example]]")
    ]


class DivergenceRecord(Record):
    """A divergence: where a law and an engine differ."""

    id: Slug
    title: Words
    why: Annotated[str, one_of(REASONS)]
    law: Words
    engine: Words
    words: Quoted


class OracleRecord(Record):
    """A comparison of laws with an engine."""

    id: DottedId
    title: Words
    engine: Words
    package: Words
    compared: Words
    count: Number
    unit: Words
    agreed: Words
    laws: Annotated[
        list[Address], Meta(min_length=1, description="a list of the laws compared, one at least")
    ]
    divergence: list[DivergenceRecord] = field(default_factory=list)
    long: bool = False


class OracleFile(Record):
    """corpus/oracles/<game>.toml; `lawsofplay.cases.oracles` explains it."""

    oracle: Annotated[
        list[OracleRecord], Meta(min_length=1, description="one oracle at least: [[oracle]]")
    ]


class AlikeRow(Record):
    """A line of executable_rules/alike.tsv: two laws that differ but have one function, and why."""

    function: FunctionName
    law: Address
    other: Address
    why: Words


class JudgementRow(Record):
    """A line of executable_rules/judgements.tsv: a fact that the players must judge, and why."""

    fact: FactName
    why: Words


class RestatedRow(Record):
    """A line of corpus/restated.tsv: what a sentence says beyond the laws that it restates."""

    sentence: SentenceName
    says: Words
    why: Words


class HelperRow(Record):
    """A line of executable_rules/helpers.tsv: a definition that no function uses, and why."""

    name: DefinitionName
    why: Words
