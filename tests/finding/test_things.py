"""What a search finds besides texts leads to pages that exist."""

from __future__ import annotations

import re

from lawsofplay.base.project import Project
from lawsofplay.citing.links import links_of
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.query import parse
from lawsofplay.finding.things import WORDINGS
from lawsofplay.model.edition import load_edition
from lawsofplay.model.outline import load_games


def test_every_thing_leads_to_its_place(engine: Engine, project: Project) -> None:
    href = links_of(load_edition(project))
    ids: dict[str, set[str]] = {}
    for thing in engine.things()[: engine.weights.told]:
        path, _, name = (thing.place or href(thing.name)).partition("#")
        if path not in ids:
            page = project.site / path
            assert page.is_file(), thing.name
            ids[path] = set(re.findall(r'\bid="?([^\s">]+)', page.read_text(encoding="utf-8")))
        assert not name or name in ids[path], thing.name


def test_a_game_that_no_book_treats_is_no_thing(engine: Engine, project: Project) -> None:
    games = {thing.name for thing in engine.things() if thing.kind == "game"}
    treated = {division.game for division in load_edition(project).divisions.values()} - {""}
    assert games == treated < load_games(project).keys()


def test_wordings_find_their_texts(engine: Engine) -> None:
    """A law in French is found by plain English that neither it nor its sisters print."""
    worded = engine.things()[engine.weights.told :]
    assert {thing.kind for thing in worded} == {WORDINGS} and len(worded) > 6000
    assert [len(thing.texts) for thing in worded] == [1] * len(worded)
    law = "academie.mail.balls-out.11"
    own = next(thing for thing in worded if thing.name == law)
    assert "stolen" in own.words.split(" ")
    found = engine.loosely(parse("stolen"))
    assert law in [hit.document.address for hit in found]


def test_wordings_have_none_of_the_frequent_words(engine: Engine) -> None:
    worded = engine.things()[engine.weights.told :]
    assert worded and not any("the" in thing.words.split(" ") for thing in worded)
