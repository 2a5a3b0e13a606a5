"""How the edition stands to the lists by which others judge editions: corpus/principles.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.base.schemas.reading import read_checked
from lawsofplay.model.schemas.edition import PrinciplesFile
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

ANSWERS = ("yes", "partly", "no")
_SHOWN = "corpus/principles.toml"


def principle_pages(library: Library) -> Iterator[Page]:
    """One page; raises InputError for a point that is not answered."""
    path = library.project.corpus / "principles.toml"
    lists = read_checked(path, _SHOWN, PrinciplesFile)["list"]
    values = {"lists": [_counted(one) for one in lists]}
    yield Page("about/principles.html", "principles.html", "about", values)


def _counted(one: dict[str, Any]) -> dict[str, Any]:
    counts = [(name, sum(p["answer"] == name for p in one["point"])) for name in ANSWERS]
    return one | {"counts": counts}
