"""The fixed words of the project's files: the kinds of norms, sentences, divisions, relations."""

from __future__ import annotations

import re

KINDS = ("law", "rule", "definition", "example", "reason", "advice", "anecdote")
"""The kinds of a norm. A numbered item is a ``law`` unless norms.toml says otherwise."""

STATUSES = ("custom", "rival-custom", "former", "proposal", "condemned")
"""The statuses of a norm: how it was valid when the book was written."""

CLASSES = (
    "law",
    "rule",
    "restates",
    "definition",
    "example",
    "reason",
    "advice",
    "narrative",
    "not play",
    "front",
)
"""The classes of a sentence. ``law`` is never written in a file: numbered laws have it anyway."""

DIVISION_TYPES = (
    "front",
    "back",
    "titlepage",
    "preface",
    "contents",
    "part",
    "game",
    "chapter",
    "section",
    "laws",
    "decisions",
    "dictionary",
    "table",
    "verse",
    "example",
    "strategy",
)
"""The types of divisions, which the TEI has in ``div/@type``."""

RELATIONS = {
    "same": "says the same",
    "fuller": "says the same and more",
    "briefer": "says the same but less",
    "modified": "differs in a number, a penalty or a condition",
    "contradicts": "rules the contrary",
}
"""The kinds of relation, with what the first law does, compared with the second."""

JOINS = {
    "excepts": ("excepted by", "excepts"),
    "prices": ("priced by", "prices"),
    "defines": ("defined in", "defines"),
}
"""The kinds of join, in two phrases: from the second law to the first, and from first to second."""

_ONE_SIDED = re.compile(r"\b(?:the (?:one|other)|this law)\b", re.IGNORECASE)
"""Words whose meaning depends on which of the two laws' pages is read."""

_QUOTED = re.compile(r'"[^"]*"')


def one_sided(difference: str) -> str:
    """The first words of a difference such as "the other", outside quotations; empty if none.

    >>> one_sided('the French adds "the one"'), one_sided("the other adds a stake")
    ('', 'the other')
    """
    match = _ONE_SIDED.search(_QUOTED.sub("", difference))
    return match[0] if match else ""
