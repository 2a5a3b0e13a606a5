"""What corpus/deals/<game>.toml may hold; `lawsofplay.cases.deals` explains it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lawsofplay.base.schemas.names import Address, Number, Record, Siglum, Slug, Words, fits
from lawsofplay.cases.deals.tally import EFFECT

Place = Annotated[str, fits("[a-z][a-z_]*", "the name of a player or a place, such as elder")]
Cards = Annotated[str, Meta(pattern=r"\S", description="cards with blanks between, such as KS 10H")]
Held = dict[Place, Cards]
Effect = Annotated[str, fits(EFFECT, "an account, such as elder, -pool, 3 first or elder: points")]
Counted = Annotated[
    str, fits(r"[a-z][a-z_]*(?:: \w+(?:\.\w+)*)?", "a place, such as elder or elder: hand")
]
Trick = Annotated[
    str,
    fits(
        r"\+?[a-z][a-z_]* \w+(?:, [a-z][a-z_]* \w+)*(?:: [a-z][a-z_]*)?",
        "who plays which card, such as elder KS, younger 7S: elder",
    ),
]


class AskRecord(Record):
    """A law asked about the facts of a step."""

    law: Address
    function: Annotated[
        str, fits(r"(?:[a-z_0-9]+(?:\.[a-z_0-9]+)+)?", "a function, such as piquet.playing.leads")
    ] = ""
    row: str = ""
    white: Annotated[
        str, fits("(?:[a-z][a-z_]*)?", "the name of whose men are drawn white, such as abel")
    ] = ""
    adds: list[Effect] = field(default_factory=list)
    counts: list[Counted] = field(default_factory=list)


class StepRecord(Record):
    """One step of a deal: what happens, and which laws are asked about it."""

    told: Words
    deals: Held = field(default_factory=dict)
    discards: Held = field(default_factory=dict)
    takes: Held = field(default_factory=dict)
    plays: list[Trick] = field(default_factory=list)
    holds: Held = field(default_factory=dict)
    ask: list[AskRecord] = field(default_factory=list)


class DealFile(Record):
    """A whole deal: corpus/deals/<game>.toml."""

    title: Words
    book: Siglum
    names: Annotated[
        dict[Place, Words],
        Meta(min_length=1, description="a table: each player or place and its name for readers"),
    ]
    step: Annotated[
        list[StepRecord], Meta(min_length=2, description="two steps at least: [[step]]")
    ]
    as_at: list[Slug] = field(default_factory=list)
    unit: str = ""
    ranks: str = ""
    without: str = ""
    packs: Number = 1
