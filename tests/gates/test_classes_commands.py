"""``laws classes`` and ``laws coverage --classes`` on the edition itself."""

from __future__ import annotations

import json

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.commands import classing, covering
from lawsofplay.model.vocabulary import CLASSES
from tests.typed import typed

run = typed(classing, covering)


def lines(*words: str) -> list[list[str]]:
    return [line.split("\t") for line in run("classes", *words).splitlines() if line[0] != "#"]


def test_a_sentence_a_line() -> None:
    found = lines("bellecour", "--division", "imperial.laws")
    assert len(found) == 20
    assert found[4] == [
        "bellecour.imperial.laws.5:1",
        "law",
        "If there is a faced Card in the Stock, it does not prevent the Deal from being play'd.",
    ]


def test_the_address_stands_beside_the_class() -> None:
    first = lines("quanti", "--division", "quadrille.cards")[0]
    assert first[:2] == ["quanti.p010.1:1", "rule quanti.quadrille.cards.1"]


def test_a_division_has_what_stands_in_it() -> None:
    whole = run("classes", "seymour", "--division", "cock-fighting")
    assert "# seymour.cock-fighting.verses:" in whole
    assert {line[1] for line in lines("seymour", "--game", "bowling")} == {"not play"}


def test_open_and_rules_are_parts_of_the_list() -> None:
    whole = lines("cotton")
    waiting = [row for row in whole if row[1] == "?"]
    assert lines("cotton", "--open") == waiting
    assert all(line[1].startswith("rule") for line in lines("cotton", "--rules"))


def test_the_drawn_tenth_is_blind() -> None:
    found = lines("quanti", "--drawn")
    assert {row[1] for row in found} == {"?"}
    assert 0 < len(found) < len(lines("quanti")) / 10
    records = json.loads(run("classes", "quanti", "--drawn", "--json"))
    assert [record["sentence"] for record in records] == [row[0] for row in found]
    assert all("class" not in record for record in records)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("whist",), "no such book; take one of bellecour"),
        (("cotton", "--division", "mail"), "no such division in corpus/cotton/outline.toml"),
        (("cotton", "--game", "mail"), "cotton has no sentence of this game"),
    ],
)
def test_what_is_not_there_is_told(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError, match=message):
        run("classes", *words)


def test_coverage_by_classes() -> None:
    report = json.loads(run("coverage", "--classes", "--json"))
    books = report["witnesses"].values()
    for totals in (report["total"], *books, *report["games"].values()):
        counted = [*totals["classes"].values(), totals["open"]]
        assert totals["sentences"] == sum(totals["sentences"] for totals in counted)
        assert totals["words"] == sum(totals["words"] for totals in counted)
        assert totals["classes"].keys() == set(CLASSES)
        assert sum(totals["rules"].values()) == totals["classes"]["rule"]["sentences"]
        assert (totals["share"] is None) == bool(
            totals["open"]["sentences"] or not sum(totals["rules"].values())
        )
    assert report["total"]["sentences"] == sum(book["sentences"] for book in books)


def test_the_tables_are_as_wide_as_a_terminal() -> None:
    output = run("coverage", "--classes")
    assert max(map(len, output.splitlines())) <= 80
    assert "Sentences by class" in output
    assert "\n  gleek " in output


def test_coverage_of_a_game() -> None:
    report = json.loads(run("coverage", "--classes", "gleek", "--json"))
    assert report["games"].keys() == {"gleek"}
    below = json.loads(run("coverage", "--classes", "cotton.gleek", "--json"))
    assert below["witnesses"].keys() == {"cotton"}


def test_the_rules_of_play_stand_in_the_table_of_laws() -> None:
    output = run("coverage")
    assert "The rules of play, by sentences" in output
    assert max(map(len, output.splitlines())) <= 80
