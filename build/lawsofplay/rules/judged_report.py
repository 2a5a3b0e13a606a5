"""The facts that are judgements, told: for the command line and for JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.rules.judgement import Judgement
from lawsofplay.rules.left import Judged


def judged_lines(found: Judged) -> str:
    """A fact, what computes it for which functions, and why it is left to the table."""
    return "\n".join(_lines(found))


def _lines(found: Judged) -> Iterator[str]:
    yield f"{found.fact}: {found.gloss}"
    for judgement in found.computed:
        yield f"  computed from {seen(judgement)} by {judgement.rule.name}"
        yield f"    for {', '.join(judgement.functions)}"
    if found.left:
        yield f"  left to the table: {found.why}"
        yield f"    in {', '.join(found.left)}"


def seen(it: Judgement) -> str:
    """The facts from which a judgement is made, in a row of words."""
    *names, last = it.rule.usual
    return f"{', '.join(names)} and {last}" if names else last


def judged_data(found: Judged) -> dict[str, Any]:
    """The same as data."""
    computed = [
        {
            "judgement": judgement.rule.name,
            "from": list(judgement.rule.usual),
            "functions": list(judgement.functions),
        }
        for judgement in found.computed
    ]
    told = {"fact": found.fact, "gloss": found.gloss, "computed": computed}
    return {**told, "left": list(found.left), "why": found.why}
