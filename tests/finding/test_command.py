"""``laws search`` on a terminal and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import searching
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from lawsofplay.finding.today import otherwise, proposals

Run = Callable[..., Result]


@pytest.fixture
def run(project: Project, engine: object, monkeypatch: pytest.MonkeyPatch) -> Run:
    import typer

    app = typer.Typer()
    searching.register(app)
    app.callback()(lambda: None)
    monkeypatch.chdir(project.root)
    return lambda *words: CliRunner().invoke(app, ["search", *words])


def test_results_show_address_page_and_hits(run: Run) -> None:
    shown = run("king", "--witness", "seymour", "--kind", "law", "--limit", "2").stdout
    lines = shown.splitlines()
    assert lines[0].startswith("seymour.") and "(seymour, p. " in lines[0]
    assert "*King*" in shown or "*king*" in shown or "*Kings*" in shown
    assert lines[-1].endswith("; 2 shown, see --limit")


def test_results_for_programs(run: Run) -> None:
    data = json.loads(run("show", "--limit", "0", "--json").stdout)
    assert data["total"] == len(data["results"]) > 20
    marked = {
        row["snippet"][start:end].lower() for row in data["results"] for start, end in row["marks"]
    }
    assert "shew" in marked
    assert all(row["hits"] for row in data["results"])


def test_a_phrase_in_the_shell(run: Run) -> None:
    data = json.loads(run('"may not"', "--json").stdout)
    assert 0 < data["total"] < json.loads(run("may not", "--json").stdout)["total"]


def test_neighbours_and_other_forms(run: Run) -> None:
    shown = run("king NEAR/3 queen", "--section", "cotton.chess").stdout
    assert "also found: kings " in shown
    data = json.loads(run("king NEAR/3 queen", "--section", "cotton.chess", "--json").stdout)
    assert data["books"] == {"cotton": data["hits"]}
    assert data["also_found"]["kings"] > 1
    assert data["address"].startswith("search.html?q=king+NEAR%2F3+queen&section=cotton.chess")
    assert all(row["within"][-1] == "cotton.chess" for row in data["results"])


def test_every_hit_in_its_context(run: Run) -> None:
    shown = run(
        "renounce", "--witness", "quanti", "--hits", "--sort", "left", "--limit", "3"
    ).stdout
    assert len([line for line in shown.splitlines() if "*" in line]) == 3
    data = json.loads(run("renounce", "--hits", "--limit", "0", "--json").stdout)
    assert len(data["results"]) == data["hits"] > data["total"]
    assert {"left", "hit", "right"} <= set(data["results"][0])
    rows = run("renounce", "--csv").stdout.splitlines()
    assert len(rows) == data["hits"] + 1


def test_an_unknown_order_and_section(run: Run) -> None:
    for words in (("king", "--sort", "colour"), ("king", "--section", "bellecour.poker")):
        result = run(*words)
        assert result.exit_code == 1
        assert isinstance(result.exception, InputError)


def test_what_is_too_much_is_refused_in_a_line(run: Run) -> None:
    for query in ("(" * 250 + "card" + ")" * 250, "deal " * 2_000, "*e*", " NEAR ".join("ab" * 99)):
        result = run(query)
        assert result.exit_code == 1
        assert isinstance(result.exception, InputError)


def test_exact(run: Run) -> None:
    loose, exact = (json.loads(run("shew", *more, "--json").stdout) for more in ((), ("--exact",)))
    assert exact["total"] < loose["total"]


@pytest.mark.parametrize("query", ["", "  ", '"may', "(may", "king OR"])
def test_faults(run: Run, query: str) -> None:
    result = run(query)
    assert result.exit_code == 1
    assert isinstance(result.exception, InputError)


def test_words_of_today(run: Run, engine: Engine, project: Project) -> None:
    """Each word finds nothing by itself, and the word proposed for it finds something."""
    assert 'try: "deals wrong"' in run("Misdeal").stdout
    for word, query in proposals(project).items():
        assert not engine.search(parse(word)), word
        assert engine.search(parse(query)), query


def test_words_that_mean_something_else(engine: Engine, project: Project) -> None:
    """Each is printed in its language, and the word to ask instead finds other texts."""
    for variant in otherwise(project):
        word = parse(f'"{variant.word}"')
        printed = {hit.document.address for hit in engine.search(word, language=variant.language)}
        assert variant.where in printed, variant.word
        assert {hit.document.address for hit in engine.search(parse(variant.ask))} - printed, (
            variant.ask
        )


def test_nothing(run: Run) -> None:
    assert run("xyzzyplugh").stdout == "nothing found\n"
    assert run("xyzzyplugh xyzzyplughs").stdout == "nothing found\n"
    assert "words spelt nearly so: quadrile: quadrille" in run("quadrile").stdout


def test_a_question(run: Run) -> None:
    """A ? at the end is a question mark if it finds nothing as a letter."""
    shown = run("Who wins when there is a stalemate?", "--limit", "5").stdout
    assert "no text has all the words" in shown
    assert "cotton.chess.mates." in shown
    assert "; without: " in shown
    data = json.loads(run("may he look?", "--json").stdout)
    assert data["total"] > 0


def test_a_law_by_its_number(run: Run) -> None:
    data = json.loads(run("quanti", "law", "45", "--json").stdout)
    assert [row["address"] for row in data["named"]] == ["quanti.quadrille.laws.45"]
