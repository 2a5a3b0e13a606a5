"""A hundred questions of readers (gold.toml): both engines find the laws and the same texts."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from tests.finding.search_support import Browser

FILE = Path(__file__).with_name("gold.toml")
GOLD: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["query"]
FIELDS = {"ask", "q", "exact", "filters", "finds", "only", "lacks"}


def _asked(gold: dict[str, Any]) -> dict[str, Any]:
    filters, exact = gold.get("filters", {}), gold.get("exact", False)
    return {"query": gold["q"], "exact": exact, "filters": filters}


def test_the_list() -> None:
    assert len(GOLD) == 100
    assert all(set(gold) <= FIELDS and gold["finds"] for gold in GOLD)
    assert len({str(_asked(gold)) for gold in GOLD}) == len(GOLD)


def test_every_address_is_in_the_edition(engine: Engine) -> None:
    known = {document.address for document in engine.documents()}
    for gold in GOLD:
        assert known.issuperset([*gold["finds"], *gold.get("lacks", ())]), gold["ask"]


@pytest.mark.parametrize("gold", GOLD, ids=[gold["ask"] for gold in GOLD])
def test_both_engines_find_it(engine: Engine, browser: Browser, gold: dict[str, Any]) -> None:
    asked = _asked(gold)
    found = engine.search(parse(asked["query"]), asked["exact"], **asked["filters"])
    addresses = {hit.document.address for hit in found}
    assert addresses >= set(gold["finds"])
    assert not addresses & set(gold.get("lacks", ()))
    if gold.get("only"):
        assert addresses == set(gold["finds"])
    assert {address for address, _ in browser.ask(what="search", **asked)} == addresses


def test_budgets_over_the_list(browser: Browser, project: Project) -> None:
    """Asked one after another, as in a sitting, each query loads 30 kB at most, packed."""
    weights = browser.ask(what="weigh", queries=[_asked(gold) for gold in GOLD])
    later = [after - before for before, after in itertools.pairwise(weights)]
    assert max(later) <= 30_000
