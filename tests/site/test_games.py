"""The pages of the games: told part by part, and all that stands around a game found from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import html

from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.model import PARTS
from lawsofplay.site.library import Library
from lawsofplay.site.quoted import as_sentence
from lawsofplay.site.taught import Teaching
from tests.elements import texts


def page_of(site: Path, slug: str) -> html.HtmlElement:
    return html.fromstring((site / f"games/{slug}.html").read_text(encoding="utf-8"))


def test_every_case_is_told_on_the_page_of_each_game_it_is_about(library: Library) -> None:
    laws = library.edition.laws
    wanted = {
        (laws[quoted.address].game, as_sentence(case.heading), quoted.address)
        for book in library.casebooks
        for case in book.cases
        for quoted in case.quoted
    }
    teaching = Teaching(library)
    told = {
        (slug, sentence.words, law.address)
        for slug in library.games
        for part in teaching.of(slug)
        for telling in part.tellings
        for sentence in telling.sentences
        for law in sentence.laws
    }
    assert told == wanted


def test_the_parts_stand_in_the_order_of_play(library: Library) -> None:
    order, teaching = list(PARTS), Teaching(library)
    for slug in library.games:
        names = [part.name for part in teaching.of(slug)]
        assert names == sorted(names, key=order.index), slug


@pytest.mark.parametrize("slug", ["piquet", "quadrille", "hazard", "chess", "archery"])
def test_the_contents_name_every_section_and_nothing_else(site: Path, slug: str) -> None:
    tree = page_of(site, slug)
    named = tree.xpath("//nav[@class='contentsbeside']//a/@href")
    there = tree.xpath("//main/h2[@id]/@id | //main/section[@id][h2]/@id")
    assert named == [f"#{it}" for it in there]


def test_a_sentence_leads_to_each_law_that_it_rests_on(site: Path) -> None:
    (item,) = page_of(site, "piquet").xpath("//li[starts-with(., 'Two persons only play.')]")
    links = item.xpath("span[@class='rests']/a")
    assert [(link.text, link.get("href")) for link in links] == [
        ("p. 222", "../law/academie.piquet.idea.1.html"),
        ("p. 1", "../law/bellecour.piquet.idea.1.html"),
    ]


def test_a_game_of_a_board_is_set_out_and_not_dealt(site: Path) -> None:
    heads = page_of(site, "chess").xpath("//section[@class='taught']/h2/text()")
    assert "Setting out" in heads and "Deal" not in heads


def test_topics_examples_terms_and_differences_are_found_from_the_game(
    site: Path, library: Library
) -> None:
    tree = page_of(site, "quadrille")
    linked = set(tree.xpath("//section[@id='topics']//a/@href"))
    wanted = {
        f"../topic/{topic.id}.html"
        for topic in library.topics
        if any(library.edition.laws[law].game == "quadrille" for law in topic.laws)
    }
    assert linked == wanted != set()
    assert tree.xpath("//section[@id='differences']/ul/li")
    assert tree.xpath("//section[@id='proof']//a[contains(@href, 'examples/quadrille')]")
    assert "../glossary.html#term-renounce" in tree.xpath("//section[@id='terms']//a/@href")
    assert tree.xpath("//a[@href='../concordance/quadrille.html']")


def test_law_and_topic_lead_to_their_games(site: Path, project: Project) -> None:
    law = html.fromstring((site / "law/bellecour.piquet.laws.3.html").read_text(encoding="utf-8"))
    assert law.xpath("//dt[.='Game']/following-sibling::dd/a/@href") == ["../games/piquet.html"]
    topic = html.fromstring((site / "topic/misdeal-price.html").read_text(encoding="utf-8"))
    assert "../games/imperial.html" in texts(topic, "//p[@class='kicker']/a/@href")


def test_an_order_of_trumps_is_drawn_as_its_function_answers(site: Path) -> None:
    tree = page_of(site, "quadrille")
    drawn = tree.xpath("//section[@id='players']//figure[figcaption]/svg/@aria-label")
    assert any(it.startswith("ace of spades; seven of hearts; ace of clubs; ace,") for it in drawn)
    assert len(tree.xpath("//svg[@class='signs']")) == 1
