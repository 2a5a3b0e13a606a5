"""Types of answers that have their own words: a property ``sentence``.

An answer by which something is paid also has ``payments``, a tuple of `Payment`.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from lawsofplay.sentences.templates import whole


class Worded(Enum):
    """An enum whose values are clauses of English: the value of a member is its sentence.

    >>> class Fate(Worded):
    ...     STANDS = "the deal stands"
    >>> Fate.STANDS.sentence
    'The deal stands.'
    """

    @property
    def sentence(self) -> str:
        """The value as a sentence, with a capital letter and a full stop."""
        return whole(str(self.value))


def tells_itself(kind: Any) -> bool:
    """Whether the values of a type have a property ``sentence``."""
    return isinstance(kind, type) and hasattr(kind, "sentence")
