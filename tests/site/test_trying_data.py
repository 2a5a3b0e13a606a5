"""The data of a law's form: functions with their first facts, sister laws with theirs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.site.library import Library
from tests.site.forms import CARDS, SEVERAL, TWICE
from tests.site.test_law_pages import law_page

GLOSS = "//section[@id='function']/h3/following-sibling::*[1][self::p]"


def handed(site: Path, address: str) -> Any:
    """The data of a law's form; None if its page has none."""
    (data,) = law_page(site, address).xpath("//script[@id='trying']/text()") or [None]
    return data and json.loads(data)


def glosses(site: Path, address: str) -> list[str]:
    """The gloss of each function of a law, which the form takes from the page."""
    return [it.text_content() for it in law_page(site, address).xpath(GLOSS)]


def test_a_law_that_no_function_executes_has_no_form(site: Path) -> None:
    assert handed(site, "academie.mediateur.calling.1") is None
    assert not law_page(site, "academie.mediateur.calling.1").xpath("//*[@id='try']")


def test_every_law_that_runs_has_a_form(site: Path, library: Library) -> None:
    has = {path.stem for path in site.glob("law/*.html") if b"id=trying>" in path.read_bytes()}
    assert has == set(library.rules)


def test_the_form_begins_with_the_case_that_is_printed(site: Path) -> None:
    data = handed(site, CARDS)
    (function,) = data["functions"]
    shown = law_page(site, CARDS).xpath("string(//section[@id='case']//*[@class='counts'])")
    assert data.get("begin", 0) == 0
    for name, text in function["start"].items():
        assert f"{name.replace('_', ' ')} is {text}" in shown
    assert set(function["start"]) == {"hand", "trick", "card_played"}


def test_each_function_of_a_law_begins_with_a_row_of_its_cases(site: Path) -> None:
    functions = handed(site, SEVERAL)["functions"]
    assert len(functions) > 1
    assert all(function["start"] for function in functions)
    assert all(glosses(site, SEVERAL)) and len(glosses(site, SEVERAL)) == len(functions)


CODE = re.compile(r"None|[*`]|[a-z0-9]_[a-z0-9]")
"""Signs in glosses that mean something only to programmers."""


def test_what_a_law_is_asked_is_told_without_the_words_of_code(site: Path) -> None:
    asked = {
        text
        for path in site.glob("law/*.html")
        if (data := handed(site, path.stem))
        for text in (
            *glosses(site, path.stem),
            *(
                theirs["gloss"]
                for it in data["sisters"]
                for theirs in it["asked"]
                if theirs not in (0, 1) and "gloss" in theirs
            ),
        )
    }
    assert len(asked) > 1500
    # A name alone in brackets is a function, to whose page it links.
    assert [it for it in sorted(asked) if CODE.search(re.sub(r" \(\w+\)", "", it))] == []


@pytest.mark.parametrize(
    ("address", "without", "unknown"),
    [
        ("academie.mediateur-solitaire.another-way.3", ["is_double"], {}),
        (
            "academie.mediateur-solitaire.tritrille.1",
            [],
            {"way_agreed": ["all-suits", "fours-kept", "threes"]},
        ),
    ],
)
def test_what_a_law_does_not_know_is_not_asked(
    site: Path, address: str, without: list[str], unknown: dict[str, list[str]]
) -> None:
    (function,) = handed(site, address)["functions"]
    assert (function.get("without", []), function.get("unknown", {})) == (without, unknown)


def test_sisters_are_of_other_books_and_asked_the_same(site: Path) -> None:
    data = handed(site, TWICE)
    sisters = {it["address"]: it for it in data["sisters"]}
    assert "academie.piquet.laws.11" in sisters
    assert not any(sister.startswith("bellecour.") for sister in sisters)
    assert sisters["academie.piquet.laws.11"]["asked"] == [1]


def test_a_sister_with_another_function_says_what_it_is_asked(site: Path) -> None:
    data = handed(site, "academie.ambigu.laws.11")
    (sister,) = (
        known for known in data["sisters"] if known["address"] == "bellecour.ambigu.laws.11"
    )
    (first, *_) = law_page(site, "academie.ambigu.laws.11").xpath("//*[@id='function']/h3")
    assert first.text_content() == "ambigu.faults.accuse_faux"
    theirs = sister["asked"][0]
    assert (theirs["name"], theirs["alike"]) == ("ambigu.faults.calls_wrong", True)
    assert theirs["gloss"]
