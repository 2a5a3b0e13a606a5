"""A docstring in its parts: summary, further paragraphs, sections, errors and examples.

Sections are those of numpydoc: a title, a line of hyphens, and entries ``name : meaning``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from inspect import getdoc
from typing import Any

_SECTION = re.compile(r"^([A-Z][a-z]+)\n-+\n", re.MULTILINE)
_EXAMPLE = ">>>"
_ERRORS = "Raises "


@dataclass(frozen=True)
class Docstring:
    """The parts of a docstring, each as text.

    ``errors`` are its paragraphs on what it refuses; ``sections`` has by title the entries of each.
    """

    summary: str
    more: tuple[str, ...]
    errors: tuple[str, ...]
    examples: tuple[str, ...]
    sections: dict[str, tuple[tuple[str, str], ...]]


def parted(documented: Callable[..., Any]) -> Docstring:
    """The docstring of a function or class in its parts.

    >>> def gives(x):
    ...     '''What he gives.
    ...
    ...     Raises ValueError for nothing.
    ...
    ...     Parameters
    ...     ----------
    ...     x : a thing,
    ...         or none.
    ...     '''
    >>> parted(gives).summary, parted(gives).errors, parted(gives).sections
    ('What he gives.', ('Raises ValueError for nothing.',), {'Parameters': (('x', 'a thing, or \
none.'),)})
    """
    body, *sections = _SECTION.split(getdoc(documented) or "")
    named = dict(zip(sections[::2], sections[1::2], strict=True))
    examples = named.pop("Examples", "")
    stripped = (paragraph.strip("\n") for paragraph in body.split("\n\n"))
    first, *paragraphs = [*filter(None, stripped)] or [""]
    shown = [paragraph for paragraph in paragraphs if paragraph.startswith(_EXAMPLE)]
    errors = [paragraph for paragraph in paragraphs if paragraph.startswith(_ERRORS)]
    more = [
        paragraph for paragraph in paragraphs if paragraph not in shown and paragraph not in errors
    ]
    return Docstring(
        _line(first),
        tuple(map(_line, more)),
        tuple(map(_line, errors)),
        (*shown, *filter(None, [examples.strip()])),
        {title: _entries(text) for title, text in named.items()},
    )


def _line(text: str) -> str:
    return " ".join(text.split())


def _entries(text: str) -> tuple[tuple[str, str], ...]:
    """The entries of a section: a name and its meaning, which may go on in indented lines."""
    entries = re.split(r"\n(?=\S)", text.strip())
    parts = (entry.partition(" : ") for entry in entries)
    return tuple((name, _line(meaning)) for name, _, meaning in parts)
