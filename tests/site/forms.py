"""A law's form in a browser: opened and read as tests need it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from lawsofplay.rules.asking import ask
from lawsofplay.rules.registry import rule_named
from lawsofplay.rules.tell import tell_call

TWICE = "bellecour.piquet.laws.11"
SEEN = "piquet.dealing.deals_twice"
CARDS = "academie.beast.39"
SEVERAL = "bellecour.piquet.laws.3"

SAYS = "#try .says:not(:empty)"
"""The answer, once it is there."""


def opened(page: Any, site: Path, address: str, fragment: str = "") -> str:
    """Open the page of a law with a ruling in its address; return what it says first."""
    page.goto("about:blank")
    page.goto((site / "law" / f"{address}.html").as_uri() + (f"#{fragment}" if fragment else ""))
    page.wait_for_selector(SAYS)
    return says(page)


def says(page: Any) -> str:
    """The answer."""
    return str(page.locator(SAYS).inner_text())


def told(function: str, address: str, *facts: str) -> str:
    """What the function itself answers."""
    found = tell_call(ask(rule_named(function), address, facts).call, address)
    assert found
    return found.sentence


def ruling(page: Any) -> dict[str, str]:
    """The ruling that the page's address names."""
    return dict(parse_qsl(page.url.partition("#")[2]))


def unfold(page: Any) -> None:
    """Open everything that is folded up in the form."""
    page.wait_for_selector(SAYS)
    page.evaluate("document.querySelectorAll('#try details').forEach(it => { it.open = true; })")
