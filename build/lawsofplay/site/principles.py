"""How the edition meets the lists by which others judge editions: corpus/principles.toml."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from lawsofplay.base.schemas.reading import read_as
from lawsofplay.model.schemas.edition import ListRecord, PointRecord, PrinciplesFile
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

ANSWERS = ("yes", "partly", "no")
_SHOWN = "corpus/principles.toml"


@dataclass(frozen=True)
class PrincipleList:
    """A list of principles: its points, and how many of them have each answer."""

    id: str
    title: str
    about: str
    points: list[PointRecord]
    counts: list[tuple[str, int]]


@dataclass(frozen=True)
class PrinciplesValues(PageValues):
    """What the page of the principles shows."""

    template: ClassVar[str] = "principles.html"

    lists: list[PrincipleList]


def principle_pages(library: Library) -> Iterator[Page]:
    """The one page of the principles. Raises InputError for a point without an answer."""
    path = library.project.corpus / "principles.toml"
    lists = read_as(path, _SHOWN, PrinciplesFile).lists
    values = PrinciplesValues([_counted(record) for record in lists])
    yield Page("about/principles.html", values, "about")


def _counted(record: ListRecord) -> PrincipleList:
    counts = [(name, sum(point.answer == name for point in record.point)) for name in ANSWERS]
    return PrincipleList(record.id, record.title, record.about, record.point, counts)
