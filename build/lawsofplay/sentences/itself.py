"""Types whose values tell themselves: they have a property ``sentence``.

An answer that moves something has ``payments`` too, a tuple of `Payment`.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from lawsofplay.sentences.templates import whole


class Worded(Enum):
    """An enum whose values are clauses: each member is told by its value.

    >>> class Fate(Worded):
    ...     STANDS = "the deal stands"
    >>> Fate.STANDS.sentence
    'The deal stands.'
    """

    @property
    def sentence(self) -> str:
        """The value as a sentence."""
        return whole(str(self.value))


def tells_itself(kind: Any) -> bool:
    """Whether the values of a type tell themselves."""
    return isinstance(kind, type) and hasattr(kind, "sentence")
