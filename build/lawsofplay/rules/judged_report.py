"""Reports of the facts that are judgements, as text for the command line and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from lawsofplay.rules.judgement import Judgement
from lawsofplay.rules.left import Judged


def judged_lines(judged: Judged) -> str:
    """A fact as text: what computes it for which functions, and why it is left to the table."""
    return "\n".join(_lines(judged))


def _lines(judged: Judged) -> Iterator[str]:
    yield f"{judged.fact}: {judged.gloss}"
    for judgement in judged.computed:
        yield f"  computed from {seen(judgement)} by {judgement.rule.name}"
        yield f"    for {', '.join(judgement.functions)}"
    if judged.left:
        yield f"  left to the table: {judged.why}"
        yield f"    in {', '.join(judged.left)}"


def seen(judgement: Judgement) -> str:
    """The names of the facts from which a judgement computes its fact, as a list in words."""
    *names, last = judgement.rule.usual
    return f"{', '.join(names)} and {last}" if names else last


# "from" is a word of Python, so this type cannot be written as a class.
JudgementData = TypedDict(
    "JudgementData", {"judgement": str, "from": list[str], "functions": list[str]}
)
"""A judgement for JSON: its function, the facts it takes, and the functions that it serves."""


class JudgedData(TypedDict):
    """A fact that is a judgement, for JSON; the fields are those of `Judged`."""

    fact: str
    gloss: str
    computed: list[JudgementData]
    left: list[str]
    why: str


def judged_data(judged: Judged) -> JudgedData:
    """A fact as data for JSON."""
    computed: list[JudgementData] = [
        {
            "judgement": judgement.rule.name,
            "from": list(judgement.rule.usual),
            "functions": list(judgement.functions),
        }
        for judgement in judged.computed
    ]
    return {
        "fact": judged.fact,
        "gloss": judged.gloss,
        "computed": computed,
        "left": list(judged.left),
        "why": judged.why,
    }
