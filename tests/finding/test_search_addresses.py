"""The search page opened by an address: unknown parts of it are reported or left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.finding.search_support import LAW


@pytest.mark.parametrize(
    ("asked", "message"),
    [("witness=hoyle", "hoyle: no such witness; there are academie, bellecour"),
     ("section=bellecour.piket", "bellecour.piket: no such section; the nearest is bellecour.piq"),
     ("game=constructor", "constructor: no such game; there are "),
     ("order=colour", "colour: no such order; take book, date, left, right, hit."),
     ("view=lines", "lines: no such view; take hits."),
     ("order=constructor", "constructor: no such order")],
)  # fmt: skip
def test_an_address_with_an_unknown_choice_is_refused(
    page: Any, site: Path, asked: str, message: str
) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}?q=card&{asked}")
    expect(page.locator("#found")).to_contain_text(message)
    assert page.locator("#answer").is_hidden()
    # The requested value is among the choices, and another may be taken.
    name, _, value = asked.partition("=")
    assert page.locator(f"[name={name}]").input_value() == value
    page.locator(f"[name={name}]").select_option("")
    page.wait_for_selector("#answer:not([hidden])")


def test_a_section_of_another_book_is_kept(page: Any, site: Path) -> None:
    page.goto((site / "search.html").as_uri() + "?q=card&witness=cotton&section=bellecour.piquet")
    expect(page.locator("#found")).to_have_text(re.compile("^Nothing"))
    assert page.locator("[name=section]").input_value() == "bellecour.piquet"


def test_an_address_that_asks_for_what_no_search_knows(page: Any, site: Path) -> None:
    page.goto((site / "search.html").as_uri() + "?q=codille&witnes=quanti&nonsense=1&exact=1")
    page.wait_for_selector("#answer:not([hidden])")
    shown = page.locator("#found").inner_text()
    assert shown.endswith(
        "The address asks for witnes, nonsense too, which no search knows; that was left aside."
    )
    page.get_by_role("searchbox").fill("king")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).not_to_contain_text("nonsense")


@pytest.mark.parametrize(
    ("query", "message"),
    [("*" * 23 + "z", " hits in "), ("(" * 250 + "card" + ")" * 250, "at most 50 deep"),
     ("NOT " * 200 + "card", " hits in "), ("card " * 200, " hits in "),
     ("*e* NEAR/99 *a*", "more than 3,000 words of the books"), ("constructor", "Nothing found"),
     ("a" * 2_001, "at most 2,000 signs")],
)  # fmt: skip
def test_no_address_stops_the_page(page: Any, site: Path, query: str, message: str) -> None:
    page.goto(f"{(site / 'search.html').as_uri()}?{urlencode({'q': query})}")
    expect(page.locator("#found")).to_contain_text(message)
    assert "try " not in page.locator("#found").inner_text()


def test_a_name_that_is_no_code_for_letters(page: Any, site: Path) -> None:
    """A browser cannot decode what follows the #; the words are lit in the law all the same."""
    page.goto(f"{(site / LAW).as_uri()}?light=renounces#%E0%A4%A")
    page.wait_for_selector("mark.lit")
