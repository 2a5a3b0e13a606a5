"""The page of what ``import lawsofplay`` offers, made from the functions' own documentation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

import lawsofplay
from lawsofplay.site.code import coded_html, python_html
from lawsofplay.site.docstring import parted
from lawsofplay.site.page import Page
from lawsofplay.site.programs import FOLDER

PATH = f"{FOLDER}/lawsofplay.html"
"""The page's place on the site."""

_QUOTED_TYPE = re.compile(r"(: |-> )'([^']*)'")

_HEADS = {"Parameters": "It takes", "Returns": "It gives", "Raises": "It raises"}


def api_page() -> Page:
    """The page: each name with its signature, what it means, takes, gives and raises."""
    offered = (it for it in lawsofplay.__all__ if not it.startswith("_"))
    names = [_described(it, getattr(lawsofplay, it)) for it in offered]
    return Page(PATH, "publicnames.html", "about", {"names": names})


def _described(name: str, function: Callable[..., Any]) -> dict[str, Any]:
    told = parted(function)
    return {
        "name": name,
        "signature": Markup(python_html(signature(name, function))),
        "about": [Markup(coded_html(it)) for it in (told.summary, *told.more)],
        "sections": {
            head: [(part, Markup(coded_html(meaning))) for part, meaning in told.sections[title]]
            for title, head in _HEADS.items()
            if title in told.sections
        },
        "examples": [Markup(python_html(example)) for example in told.examples],
    }


def signature(name: str, function: Callable[..., Any]) -> str:
    """How a function is called, with the types as they are written.

    >>> signature("law", lawsofplay.law)
    'lawsofplay.law(address: str) -> Law'
    """
    taken = _QUOTED_TYPE.sub(r"\1\2", str(inspect.signature(function)))
    return f"lawsofplay.{name}{taken}"
