"""Every name of a game, old or new, English or French, finds texts on it among the first ten."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from lawsofplay.finding.things import names_of
from lawsofplay.finding.words import forms
from lawsofplay.model.outline import load_games

NAMES = sorted(
    (slug, name) for slug, game in load_games(find_project()).items() for name in names_of(game)
)


def wordings(name: str) -> Iterator[str]:
    """Ways to write a name: with blanks, with hyphens, and as one word."""
    parts = re.split("[ -]+", name)
    yield from (name, " ".join(parts), "-".join(parts), f"{name} rules", "".join(forms(name)))


@pytest.fixture(scope="module")
def told(engine: Engine) -> frozenset[str]:
    """The games that have texts of their own."""
    return frozenset(document.game for document in engine.documents())


def test_the_names_are_many(told: frozenset[str]) -> None:
    assert len([slug for slug, _ in NAMES if slug in told]) > 200


@pytest.mark.parametrize(("slug", "name"), NAMES, ids=[name for _, name in NAMES])
def test_no_name_misses(
    engine: Engine, project: Project, told: frozenset[str], slug: str, name: str
) -> None:
    if slug not in told:
        return  # dice, tables and cards are families of games
    for query in dict.fromkeys(wordings(name)):
        found = answer(Asked(query), engine, Books(project)).every[:10]
        assert slug in {text_found.document.game for text_found in found}, query


def test_every_game_is_found_as_a_game(engine: Engine, project: Project) -> None:
    games = load_games(project)
    for slug in ("backgammon", "mail", "cuckoo", "homme-d-auvergne"):
        things = answer(Asked(str(games[slug]["en"])), engine, Books(project)).things
        assert ("game", slug) in {(thing.kind, thing.name) for thing in things}


@pytest.mark.parametrize("wording", ["{}", "{} rules", "how to play {}"])
def test_a_game_that_is_named_comes_first(engine: Engine, wording: str) -> None:
    """Of the things found, the game's own page stands above its topics, headings and terms."""
    games = [thing for thing in engine.things() if thing.kind == "game"]
    for game in games:
        query = wording.format(game.title)
        found = engine.suggest(parse(query), query)
        called = {thing.name for thing in found if thing.kind == "game"}
        assert found[0].kind == "game" and game.name in called, query


def test_every_heading_is_found(engine: Engine, project: Project) -> None:
    """A heading whose words are told in full is among the headings found, or its equal is."""
    headings = [it for it in engine.things() if it.kind == "heading"]
    for heading in headings[:: len(headings) // 25]:
        found = answer(
            Asked(f'"{heading.title.replace(chr(34), " ")}"'), engine, Books(project)
        ).things
        assert heading.title in {thing.title for thing in found}, heading.name


def test_a_term_that_is_found_leads_to_its_entry(project: Project, engine: Engine) -> None:
    places = [thing.place for thing in engine.things() if thing.kind == "term"]
    text = (project.site / "glossary.html").read_text(encoding="utf-8")
    assert len(places) > 100
    for page, _, anchor in (place.partition("#") for place in places):
        assert page == "glossary.html" and re.search(rf'id="?{anchor}"?[ >]', text), anchor
