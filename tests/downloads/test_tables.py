"""The laws, and the records about them, as tables and as data."""

from __future__ import annotations

import csv
import doctest
import io
import json

import pytest

from lawsofplay.downloads import archive, tables
from lawsofplay.downloads.records import FIELDS
from lawsofplay.site import download as model
from lawsofplay.site.library import Library


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_every_law_stands_in_table_and_data_with_its_words(
    files: dict[str, bytes], library: Library
) -> None:
    table, data = rows(files["laws.csv"]), json.loads(files["laws.json"])
    laws = library.edition.laws
    assert [row["address"] for row in table] == [law["address"] for law in data] == list(laws)
    assert [row["text"] for row in table] == [law.text for law in laws.values()]
    assert [law["text"] for law in data] == [law.text for law in laws.values()]


def test_the_fields_of_a_law_are_those_explained(files: dict[str, bytes]) -> None:
    assert {tuple(law) for law in json.loads(files["laws.json"])} == {tuple(FIELDS)}
    assert list(rows(files["laws.csv"])[0]) == list(FIELDS)


@pytest.mark.parametrize("form", ["csv", "json"])
def test_each_language_has_its_own_file(files: dict[str, bytes], form: str) -> None:
    read = json.loads if form == "json" else rows
    found = {lang: read(files[f"laws-{lang}.{form}"]) for lang in ("en", "fr")}
    for lang, laws in found.items():
        assert {law["language"] for law in laws} == {lang}
    every = read(files[f"laws.{form}"])
    assert sum(map(len, found.values())) == len(every)
    assert {law["witness"] for law in found["fr"]} == {"academie"}


def test_a_law_tells_what_runs_it(files: dict[str, bytes]) -> None:
    (law,) = (
        load
        for load in json.loads(files["laws.json"])
        if load["address"] == "bellecour.piquet.laws.3"
    )
    assert law["functions"][0]["file"].startswith("executable_rules/piquet")
    assert law["functions"][0]["line"] > 0
    assert any("counts nothing" in words for test in law["tests"] for words in test["words"])
    assert law["seal"] == "sealed"
    assert {relation["law"] for relation in law["relations"]} >= {"academie.piquet.laws.3"}
    assert (law["numeral"], law["kind"], law["status"]) == ("III", "law", "custom")
    (row,) = (row for row in rows(files["laws.csv"]) if row["address"] == law["address"])
    assert f"({law['functions'][0]['file']}:{law['functions'][0]['line']})" in row["functions"]


def test_laws_of_a_scan_under_terms_name_them(files: dict[str, bytes]) -> None:
    terms = {(law["witness"], law["licence"]) for law in json.loads(files["laws.json"])}
    assert ("seymour", "CC-BY-NC-SA-2.0-UK") in terms
    assert {name for siglum, name in terms if siglum != "seymour"} == {"CC-BY-4.0"}


def test_the_glossary_has_every_entry_of_the_books(
    files: dict[str, bytes], library: Library
) -> None:
    found = json.loads(files["glossary.json"])
    count = sum(len(root.findall(".//{*}entry")) for root in library.edition.roots.values())
    assert len(found) == len(rows(files["glossary.csv"])) == count > 150
    assert all(term["term"] and term["definition"] and term["division"] for term in found)
    basto = next(
        term for term in found if term["term"] == "BASTO" and term["witness"] == "bellecour"
    )
    assert basto["definition"].startswith("That is the Ace of Clubs")
    assert (basto["game"], basto["page"]) == ("quadrille", "bellecour.p144")


def test_what_stands_beside_the_laws(files: dict[str, bytes], library: Library) -> None:
    topics = {load["id"]: load for load in json.loads(files["topics.json"])}
    assert set(topics) == {topic.id for topic in library.topics}
    for name, rulings in library.rulings.items():
        values = [[ruling["value"] for ruling in case["rulings"]] for case in topics[name]["cases"]]
        assert values == [[ruled.value for ruled in case] for case in rulings]
    for name in ("examples", "oracles"):
        assert all(load["tests"] for load in json.loads(files[f"{name}.json"]))
    assert len(rows(files["relations.csv"])) == len(json.loads(files["relations.json"])) > 500
    terms = {load["term"]: load for load in json.loads(files["terms.json"])}
    assert "espadille" in terms["spadille"]["fr"]


def test_no_cell_is_taken_for_a_formula(files: dict[str, bytes]) -> None:
    cells = (
        cell
        for name, data in files.items()
        if name.endswith(".csv")
        for row in rows(data)
        for cell in row.values()
    )
    assert [cell for cell in cells if cell.startswith(("=", "+", "@", "\t"))] == []


@pytest.mark.parametrize("module", [archive, model, tables])
def test_the_examples_in_docstrings(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
