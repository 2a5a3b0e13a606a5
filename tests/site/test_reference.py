"""The reference of functions: each is there, with all that is known of it and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lxml import html

import lawsofplay
from lawsofplay import api
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.site.quoted import as_sentence
from tests.tools import ROOT

RULES = {name: rule for name, rule in load_rules().items() if rule.addresses}


def page_of(site: Path, path: str) -> Any:
    return html.fromstring((site / "code" / path).read_bytes())


def games() -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for rule in RULES.values():
        found.setdefault(rule.name.partition(".")[0], []).append(rule)
    return found


def test_every_game_is_listed_with_its_functions_and_laws(site: Path) -> None:
    page = page_of(site, "index.html")
    told = {
        row.find("dt/a").text_content(): row.xpath("string(dd/span)")
        for row in page.xpath("//dl[contains(@class, 'how')]/div")
    }
    assert set(told) == set(games())
    for game, rules in games().items():
        laws = {address for rule in rules for address in rule.addresses}
        assert told[game].split()[::2] == [str(len(rules)), str(len(laws))]


@pytest.mark.parametrize("game", ["piquet", "loterie", "tontine", "odds"])
def test_a_games_page_has_its_functions_laws_and_facts(site: Path, game: str) -> None:
    page, rules = page_of(site, f"games/{game}.html"), games()[game]
    links = {str(it.get("href")) for it in page.xpath("//dl[@class='functions']/dt/a")}
    assert links == {
        f"../../code/{rule.name.rpartition('.')[0]}.html#{rule.name.rpartition('.')[2]}"
        for rule in rules
    }
    files = {link.partition("#")[0].rpartition("/")[2] for link in links}
    laws = {
        link.text for file in files for link in page_of(site, file).xpath("//a[@class='address']")
    }
    assert laws >= {address for rule in rules for address in rule.addresses}
    told = {term.text_content() for term in page.xpath("//section[@id='facts']//dt")}
    assert told == {fact.name for rule in rules for fact in facts_of(rule)}


def test_a_function_is_told_in_full(site: Path) -> None:
    """Its facts with units, its answers, what it refuses, its laws, and its cases."""
    page = page_of(site, "piquet.dealing.html")
    (section,) = page.xpath("//section[@id='dealt_too_many']")
    text = " ".join(section.text_content().split())
    assert "whoever has thirteen cards, since the dealer is at fault" in text
    assert "how many cards the elder hand, who plays first, has: a whole number of cards" in text
    assert "It answers: nothing-follows or stands or again or elder-chooses" in text
    assert "may not be under 12: these are laws of too many" in text
    rule = RULES["piquet.dealing.dealt_too_many"]
    assert [link.text for link in section.xpath(".//a[@class='address']")] == list(rule.addresses)
    cases = section.xpath(".//a[contains(@href, '#tests')]")
    assert [link.text for link in cases] == ["5 cases", "1 case"]
    for link in cases:
        law = page_of(site, str(link.get("href")).partition("#")[0])
        assert len(law.xpath("//div[@class='quoting']")) >= int(str(link.text).split()[0])


def meant(site: Path, link: Any) -> set[str]:
    """What the cases mean that stand on the page of a law."""
    page = page_of(site, str(link.get("href")).partition("#")[0])
    return {item.text_content() for item in page.xpath("//div[@class='sense']//li")}


def test_every_case_and_refusal_stands_with_its_function(site: Path) -> None:
    cases: dict[str, set[str]] = {}
    refusals: dict[str, set[str]] = {}
    for case in (case for book in casebooks(ROOT) for case in book.cases):
        for question in case.questions:
            cases.setdefault(question.function, set()).add(as_sentence(case.heading))
            refused = {row.answer for row in question.rows if row.refused}
            refusals.setdefault(question.function, set()).update(refused)
    for path in sorted((site / "code").glob("piquet.*.html")):
        for section in page_of(site, path.name).xpath("//main/section"):
            name = f"{path.stem}.{section.get('id')}"
            links = section.xpath(".//a[contains(@href, '#tests')]")
            wanted = cases.get(name, set())
            assert sum(int(link.text.split()[0]) for link in links) == len(wanted), name
            assert {heading for link in links for heading in meant(site, link)} >= wanted, name
            text = {item.text_content().strip() for item in section.xpath("ul/li")}
            assert text >= refusals.get(name, set()), name


def test_the_page_of_the_package_has_every_name(site: Path) -> None:
    page = page_of(site, "lawsofplay.html")
    assert [it.get("id") for it in page.xpath("//main/section")] == api.__all__
    assert {*lawsofplay.__all__} == {*api.__all__, "__version__"}
