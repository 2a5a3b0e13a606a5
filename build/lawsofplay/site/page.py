"""A page to be written: its file, its template, what the template shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Page:
    """One HTML file of the site; ``here`` is the part of the site that it belongs to."""

    path: str
    template: str
    here: str = ""
    values: dict[str, Any] = field(default_factory=dict)
