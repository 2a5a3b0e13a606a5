"""A page to be written: its file, the values that its template shows, and its part of the site."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True)
class PageValues:
    """The values that a template reads by name. Each kind of page has a class of its own.

    ``template`` is the file of the template that shows such a page.
    """

    template: ClassVar[str]

    def by_name(self) -> dict[str, object]:
        """The values by the names under which the template reads them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


COMMON = ("root", "here", "href", "version", "released", "path", "canonical", "description")
"""The values that every template may read besides; `lawsofplay.pipeline.render` gives them."""


@dataclass(frozen=True)
class Page:
    """One HTML file of the site; ``here`` is the part of the site that it belongs to."""

    path: str
    values: PageValues
    here: str = ""

    @property
    def template(self) -> str:
        """The file of its template."""
        return self.values.template
