"""The page of what ``import lawsofplay`` offers, made from the functions' own documentation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from markupsafe import Markup

import lawsofplay
from lawsofplay.site.code import coded_html, python_html
from lawsofplay.site.docstring import parted
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.programs import FOLDER

PATH = f"{FOLDER}/lawsofplay.html"
"""The page's place on the site."""

_QUOTED_TYPE = re.compile(r"(: |-> )'([^']*)'")

_HEADS = {"Parameters": "It takes", "Returns": "It gives", "Raises": "It raises"}


@dataclass(frozen=True)
class PublicName:
    """A function of the package: its signature, and its docstring in parts.

    ``sections`` have by heading what it takes, gives and raises: each name with its meaning.
    """

    name: str
    signature: Markup
    about: list[Markup]
    sections: Mapping[str, list[tuple[str, Markup]]]
    examples: list[Markup]


@dataclass(frozen=True)
class PublicNamesValues(PageValues):
    """What the page shows."""

    template: ClassVar[str] = "publicnames.html"

    names: list[PublicName]


def api_page() -> Page:
    """The page: each name with its signature, what it means, takes, gives and raises."""
    offered = (name for name in lawsofplay.__all__ if not name.startswith("_"))
    names = [_described(name, getattr(lawsofplay, name)) for name in offered]
    return Page(PATH, PublicNamesValues(names), "about")


def _described(name: str, function: Callable[..., Any]) -> PublicName:
    docstring = parted(function)
    return PublicName(
        name=name,
        signature=Markup(python_html(signature(name, function))),
        about=[Markup(coded_html(text)) for text in (docstring.summary, *docstring.more)],
        sections={
            head: [
                (part, Markup(coded_html(meaning))) for part, meaning in docstring.sections[title]
            ]
            for title, head in _HEADS.items()
            if title in docstring.sections
        },
        examples=[Markup(python_html(example)) for example in docstring.examples],
    )


def signature(name: str, function: Callable[..., Any]) -> str:
    """How a function is called, with the types as they are written.

    >>> signature("law", lawsofplay.law)
    'lawsofplay.law(address: str) -> Law'
    """
    taken = _QUOTED_TYPE.sub(r"\1\2", str(inspect.signature(function)))
    return f"lawsofplay.{name}{taken}"
