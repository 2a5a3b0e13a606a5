"""The words by which the project's files name kinds: of norms, sentences, divisions, relations."""

from __future__ import annotations

import re

KINDS = ("law", "rule", "definition", "example", "reason", "advice", "anecdote")
"""What a passage is. Numbered items are ``law`` unless norms.toml says otherwise."""

STATUSES = ("custom", "rival-custom", "former", "proposal", "condemned")
"""How the book holds to it."""

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
"""What a sentence is. ``law`` is never written down: the sentences of numbered laws are law."""

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
"""What the books call their parts, reduced to the types that the TEI uses in ``div/@type``."""

RELATIONS = {
    "same": "says the same",
    "fuller": "says the same and more",
    "briefer": "says the same but less",
    "modified": "differs in a number, a penalty or a condition",
    "contradicts": "rules the contrary",
}
"""Kinds of relation, as the first law stands to the second."""

JOINS = {
    "excepts": ("excepted by", "excepts"),
    "prices": ("priced by", "prices"),
    "defines": ("defined in", "defines"),
}
"""Kinds of join: how the second law stands to the first, and the first to the second."""

_ONE_SIDED = re.compile(r"\b(?:the (?:one|other)|this law)\b", re.IGNORECASE)
"""Words that mean another law on each of the two pages, outside the books' own words."""

_QUOTED = re.compile(r'"[^"]*"')


def one_sided(difference: str) -> str:
    """The first words of a difference that name a law by where its reader stands; empty if none.

    >>> one_sided('the French adds "the one"'), one_sided("the other adds a stake")
    ('', 'the other')
    """
    found = _ONE_SIDED.search(_QUOTED.sub("", difference))
    return found[0] if found else ""
