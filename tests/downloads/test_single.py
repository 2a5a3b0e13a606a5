"""A law or a game in a file of its own: in its place, whole, and equal to the lists."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.downloads.records import FIELDS
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.site.download import game_json_path, law_json_path
from lawsofplay.site.library import Library

LAW = "bellecour.piquet.laws.3"


@pytest.fixture(scope="module")
def site(built_project: Project) -> Path:
    return built_project.site


def read(site: Path, path: str) -> Any:
    return json.loads((site / path).read_bytes())


def test_every_law_and_game_has_its_file(site: Path, library: Library) -> None:
    laws = {path.stem for path in (site / law_json_path("x")).parent.glob("*.json")}
    games = {path.stem for path in (site / game_json_path("x")).parent.glob("*.json")}
    assert laws == set(library.edition.laws)
    assert games == set(library.games)


def test_a_law_is_told_with_all_that_runs_it(site: Path, files: dict[str, bytes]) -> None:
    law = read(site, law_json_path(LAW))
    (listed,) = (load for load in json.loads(files["laws.json"]) if load["address"] == LAW)
    assert [*FIELDS, "cases", "citation", "version"] == list(law)
    assert {name: law[name] for name in FIELDS if name != "functions"} == {
        name: value for name, value in listed.items() if name != "functions"
    }
    assert [function["name"] for function in law["functions"]] == [
        function["name"] for function in listed["functions"]
    ]
    for function in law["functions"]:
        assert function["swhid"].startswith("swh:1:cnt:")
        assert {fact["name"] for fact in function["facts"]} <= set(function["schema"]["properties"])
        assert LAW in function["laws"]
    assert f"[{LAW}]" in law["citation"]
    assert law["version"] in law["citation"]


def test_the_cases_are_those_that_quote_it(site: Path) -> None:
    law = read(site, law_json_path(LAW))
    assert law["cases"]
    for case in law["cases"]:
        assert LAW in {quote["law"] for quote in case["quotes"]}
        assert case["rules"].endswith(".")
        rows = [row for asked in case["questions"] for row in asked["rows"]]
        assert rows
        assert all({"answer", "refused"} & set(row) for row in rows)


def test_a_game_is_told_part_by_part(site: Path, library: Library) -> None:
    game = read(site, game_json_path("piquet"))
    assert (game["name"], game["page_on_site"]) == ("Piquet", "games/piquet.html")
    laws = {address for address, law in library.edition.laws.items() if law.game == "piquet"}
    assert [law["address"] for law in game["laws"]] == [
        address for address in library.edition.laws if address in laws
    ]
    sentences = [
        sentence
        for part in game["parts"]
        for passage in part["told"]
        for sentence in passage["sentences"]
    ]
    assert len(sentences) > 50
    assert {address for sentence in sentences for address in sentence["laws"]} <= laws
    assert "deal" in {part["part"] for part in game["parts"]}


def test_all_functions_and_all_cases_stand_in_lists(files: dict[str, bytes]) -> None:
    functions = json.loads(files["functions.json"])
    names = {rule.name for found in rules_by_law().values() for rule in found}
    assert {function["name"] for function in functions} == names
    cases = json.loads(files["cases.json"])
    assert len(cases) > 3500
    assert {case["part"] for case in cases} >= {"deal", "play", "scoring", "faults"}
