"""Maps of rulings: what each law answers on every value, and where two books part."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import html

from lawsofplay.base.project import Project
from lawsofplay.cases.maps import REFUSED, Axis, RulingMap, load_maps, rulings
from lawsofplay.pipeline import checks
from lawsofplay.site.library import Library
from lawsofplay.site.parting import partings
from tests.elements import elements, texts
from tests.site.copied import changed

WHIST = RulingMap(
    "ruff-and-honours-can-ye",
    "Is a side up?",
    Axis("points", ("8", "9", "10")),
    Axis("", ("",)),
    (),
    {
        "cotton.whist.4": "whist.rules_1687.is_up_1687",
        "seymour.whist.observations.10": "whist.rules.is_up",
    },
)


def test_each_law_is_asked_on_every_value(library: Library) -> None:
    assert library.rules
    ruled = {law: [row.value for row in rows[0]] for law, rows in rulings(WHIST).items()}
    assert ruled["cotton.whist.4"] == ["no", "yes", "yes"]
    assert ruled["seymour.whist.observations.10"] == ["no", "no", "yes"]


def test_facts_that_cannot_be_together_are_no_ruling(library: Library) -> None:
    assert library.rules
    law, function = "cotton.gleek.23", "gleek.buying.of_a_rank"
    axis = Axis("card_count", ("4", "40"))
    rank = ("rank=ace",)
    made = RulingMap("", "", axis, Axis("", ("",)), rank, {law: function})
    (row,) = rulings(made)[law]
    assert row[1].value == REFUSED != row[0].value


def test_equal_letters_are_equal_answers_and_marks_stand_where_they_differ(
    library: Library,
) -> None:
    for ruling_map in library.maps:
        (shown,) = (
            found for found in partings(library, ruling_map.topic) if found.asks == ruling_map.asks
        )
        ruled = rulings(ruling_map)
        for place, group in enumerate(shown.groups):
            cells = list(zip(*(rows[place] for rows in ruled.values()), strict=True))
            letters = list(zip(*(row.letters for row in group.rows), strict=True))
            assert [len(set(cell)) > 1 for cell in cells] == list(group.parts)
            assert [len(set(cell)) > 1 for cell in letters] == list(group.parts)
        assert len({sentence for _, sentence in shown.legend}) == len(shown.legend)


def test_a_map_stands_on_the_page_of_its_topic(site: Path, library: Library) -> None:
    for ruling_map in library.maps:
        page = html.fromstring(
            (site / f"topic/{ruling_map.topic}.html").read_text(encoding="utf-8")
        )
        (part,) = elements(page, "//section[@id='parting']")
        assert ruling_map.asks in texts(part, "h3/text()")
        assert part.xpath(".//tr[@class='parted']//td[.='≠']")
        assert page.xpath("//nav//a[@href='#parting']")


def test_the_laws_of_a_map_are_of_its_topic(library: Library) -> None:
    topics = {topic.id: topic for topic in library.topics}
    for ruling_map in library.maps:
        games = {library.edition.laws[law].game for law in topics[ruling_map.topic].laws}
        assert {library.edition.laws[law].game for law in ruling_map.laws} <= games, (
            ruling_map.topic
        )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('topic = "sixte-false-pack"', 'topic = "sixte"', "no such topic: sixte"),
        ("points=7..11", "points=7..8", "the laws rule alike everywhere; take the map out"),
        ("points=7..11", "points=7..5", "a range rises"),
        ("points=7..11", "dots=7..11", "the fact is missing"),
        ('"whist.rules.is_up"', '"whist.rules.is_down"', "is no function of seymour.whist"),
        ('["in_turn=no"]', '["in_turn=no", "men=3"]', "none of the functions takes the fact men"),
        ('"cotton.whist.4" = "whist.rules_1687.is_up_1687"', "", "two laws or more"),
    ],
)
def test_a_map_that_shows_nothing_is_told(
    project: Project, tmp_path: Path, old: str, new: str, said: str
) -> None:
    copy = changed(project, tmp_path, "maps.toml", old, new)
    told = [str(fault) for fault in checks.run("pictures", copy)]
    assert any(it.startswith("corpus/maps.toml, ") and said in it for it in told), told


def test_the_maps_of_the_edition_are_sound(project: Project) -> None:
    assert len(load_maps(project)) >= 8
    assert checks.run("pictures", project) == []
