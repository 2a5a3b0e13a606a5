"""What a search finds besides texts leads to pages that there are."""

from __future__ import annotations

import re

from lawsofplay.edition import load_edition
from lawsofplay.outline import load_games
from lawsofplay.project import Project
from lawsofplay.search.engine import Engine
from lawsofplay.site.links import links_of


def test_every_thing_leads_to_its_place(engine: Engine, project: Project) -> None:
    href = links_of(load_edition(project))
    ids: dict[str, set[str]] = {}
    for it in engine.things():
        path, _, name = (it.place or href(it.name)).partition("#")
        if path not in ids:
            page = project.site / path
            assert page.is_file(), it.name
            ids[path] = set(re.findall(r'\bid="?([^\s">]+)', page.read_text(encoding="utf-8")))
        assert not name or name in ids[path], it.name


def test_a_game_that_no_book_treats_is_no_thing(engine: Engine, project: Project) -> None:
    games = {it.name for it in engine.things() if it.kind == "game"}
    treated = {it.game for it in load_edition(project).divisions.values()} - {""}
    assert games == treated < load_games(project).keys()
