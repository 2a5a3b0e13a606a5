"""How the edition stands to the lists by which others judge editions: corpus/principles.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.errors import InputError
from lawsofplay.files import read_toml
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

ANSWERS = ("yes", "partly", "no")
_SHOWN = "corpus/principles.toml"


def principle_pages(library: Library) -> Iterator[Page]:
    """One page; raises InputError for a point that is not answered."""
    data = read_toml(library.project.corpus / "principles.toml", _SHOWN, rows=("list",))
    values = {"lists": [_checked(one) for one in data.get("list", ())]}
    yield Page("about/principles.html", "principles.html", "about", values)


def _checked(one: dict[str, Any]) -> dict[str, Any]:
    for point in one.get("point", ()):
        if point.get("answer") not in ANSWERS or not point.get("how"):
            asked = str(point.get("asked", ""))
            raise InputError(_SHOWN, asked, "answer yes, partly or no, and say how")
    counts = [(name, sum(p["answer"] == name for p in one["point"])) for name in ANSWERS]
    return one | {"counts": counts}
