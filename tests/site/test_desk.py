"""The case desk: the list of what happened, and the facts given once for all laws of a topic."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, quote

import pytest
from lxml import html as parser

RULED = "() => !document.querySelector('#desk').hidden && document.querySelector('#desk .ruling')"
SENTENCES = "#desk .ruling li strong"
CHANGED = f"(was) => document.querySelectorAll('{SENTENCES}')[2].innerText !== was"


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page that fails its test where a script does."""
    opened = browser.new_page(viewport={"width": 1200, "height": 900})
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    opened.close()
    assert faults == []


def opened(page: Any, site: Path, topic: str, case: str = "") -> list[str]:
    """Open a topic's page, with a case in its address; the sentences of its rulings."""
    page.goto("about:blank")
    page.goto((site / "topic" / f"{topic}.html").as_uri() + f"#{case}")
    page.wait_for_function(RULED)
    return sentences(page)


def sentences(page: Any) -> list[str]:
    return [str(text) for text in page.locator(SENTENCES).all_inner_texts()]


def printed(path: Path) -> list[str]:
    """What a topic's page prints of the rulings of its cases."""
    root = parser.parse(str(path)).getroot()
    heads = root.xpath("//section[@class='case']//div[@class='ruling']/h3")
    own = [it for head in heads for it in head.xpath("./following-sibling::ul/li")]
    return [str(it.text_content()).strip() for it in (*heads, *own)]


def topics(site: Path) -> list[Path]:
    return sorted((site / "topic").glob("*.html"))


def disagreements(page: Any, site: Path, pages: list[Path]) -> list[tuple[str, str]]:
    """Sentences of the desk that its page does not print of its own cases, page by page."""
    return [
        (path.stem, said)
        for path in pages
        for said in opened(page, site, path.stem)
        if not any(said in it for it in printed(path))
    ]


def test_the_desk_rules_as_the_page_prints(page: Any, site: Path) -> None:
    """One topic in twelve; every one of them in the long tests."""
    assert disagreements(page, site, topics(site)[::12]) == []


@pytest.mark.long
def test_every_desk_rules_as_its_page_prints(page: Any, site: Path) -> None:
    assert len(topics(site)) > 300
    assert disagreements(page, site, topics(site)) == []


def test_books_that_differ_have_letters_of_their_own(page: Any, site: Path) -> None:
    opened(page, site, "card-faced-in-dealing", "game=Piquet")
    letters = page.locator("#desk .ruling .letter").all_inner_texts()
    assert letters == ["A", "B", "C"]
    assert page.locator("#desk .says").inner_text().startswith("The laws are divided: 3 rulings")


def test_a_fact_is_given_once_for_all_laws(page: Any, site: Path) -> None:
    before = opened(page, site, "card-faced-in-dealing", "game=Piquet")
    page.locator("#desk input[type=number]").fill("0")
    page.wait_for_function(CHANGED, arg=before[2])
    after = sentences(page)
    assert len(after) == len(before) == 3
    assert set(after[1:]).isdisjoint(before)


def test_a_hand_read_from_a_case_is_still_its_own_laws(page: Any, site: Path) -> None:
    """The two hands of the books differ, and the form writes a hand in its own way."""
    said = opened(page, site, "piquet-sequences-named")
    assert said == [
        "He now tells Tierce, Tierce and Tierce Major.",
        "He now tells Tierce and Tierce.",
    ]


def test_the_address_keeps_the_case(page: Any, site: Path) -> None:
    opened(page, site, "card-faced-in-dealing", "game=Piquet")
    page.locator("#desk input[type=number]").fill("0")
    page.wait_for_function("() => location.hash.includes('faced_cards=0')")
    kept, said = page.evaluate("location.hash.slice(1)"), sentences(page)
    assert dict(parse_qsl(kept)) == {"game": "Piquet", "case": "1", "faced_cards": "0"}
    assert opened(page, site, "card-faced-in-dealing", kept) == said


def test_a_ruling_leads_to_its_law_with_the_same_facts(page: Any, site: Path) -> None:
    said = opened(page, site, "card-faced-in-dealing", "game=Piquet")
    page.locator("#desk .ruling a").first.click()
    page.wait_for_selector("#try .says:not(:empty)")
    assert page.locator("#try .says").inner_text() == said[0]


@pytest.mark.parametrize("place", ["game={}", "game=Piquet&case={}", "game=Piquet&case=1&{}=1"])
def test_a_strange_address_does_no_harm(page: Any, site: Path, place: str) -> None:
    strange = quote("<img src=x onerror=window.harm=1>", safe="")
    opened(page, site, "card-faced-in-dealing", place.format(strange))
    assert page.evaluate("window.harm") is None
    assert page.locator("#desk img").count() == 0


def test_the_list_is_narrowed_by_words(page: Any, site: Path) -> None:
    page.goto((site / "desk.html").as_uri())
    assert page.locator("details.desk[open]").count() == 0
    page.locator("#happened").fill("FACED piquet")
    shown = page.locator("details.desk:visible").filter(has=page.locator("li:visible"))
    assert shown.first.inner_text().startswith("Piquet")
    links = page.locator("details.desk li:visible a").all()
    assert links
    assert all("game=Piquet" in link.get_attribute("href") for link in links)
    page.locator("#happened").fill("xyzzy")
    assert page.locator("#left").inner_text().startswith("No question has these words")


@pytest.mark.parametrize(
    ("said", "topic", "game"),
    [
        ("somebody was dealt thirteen cards at Piquet", "piquet-wrong-number-dealt", "Piquet"),
        ("a card was shown in dealing at Whist", "card-faced-in-dealing", "Whist"),
        ("he revoked at Quadrille", "renounce-price", "Quadrille"),
        ("She dealt out of her turn", "dealer-out-of-turn", "Piquet"),
        ("Touching a piece at chess", "touched-card-man-or-ball", "Chess"),
    ],
)
def test_a_case_is_found_in_words_of_today(
    page: Any, site: Path, said: str, topic: str, game: str
) -> None:
    page.goto((site / "desk.html").as_uri())
    page.locator("#happened").fill(said)
    link = page.locator(f"li:visible a[href='topic/{topic}.html?game={game}']")
    assert link.count() == 1
    assert page.locator("#left").inner_text()


def test_where_no_question_has_all_words_those_with_most_are_shown(page: Any, site: Path) -> None:
    page.goto((site / "desk.html").as_uri())
    page.locator("#happened").fill("xyzzy renounced Quadrille")
    assert "has all of these words" in page.locator("#left").inner_text()
    assert page.locator("details.desk:visible summary").all_inner_texts()
    page.locator("#happened").fill("xyzzy plugh renounced")
    assert page.locator("details.desk:visible").count() == 0


def test_a_topic_leads_to_the_desk_where_there_is_one(page: Any, site: Path) -> None:
    opened(page, site, "misdeal-price")
    page.locator(".jump a[href='#desk']").click()
    assert page.locator("#desk").evaluate("it => it.getBoundingClientRect().top") < 100
    root = parser.parse(str(site / "topic" / "misdeal-price.html")).getroot()
    (own,) = root.xpath("//nav[contains(@class, 'jump')]/span[@hidden]")
    ids = set(root.xpath("//@id"))
    assert own.text_content().endswith("your own case")
    assert {
        it.removeprefix("#") for it in root.xpath("//nav[contains(@class, 'jump')]//@href")
    } <= ids


def test_the_situation_stands_in_full_above_its_facts(page: Any, site: Path) -> None:
    opened(page, site, "card-faced-in-dealing", "game=Piquet")
    chosen = page.get_by_label("What happened").locator("option:checked").text_content()
    assert page.locator("#desk .happened").inner_text() == chosen


def test_a_game_named_goes_before_those_that_speak_of_it(page: Any, site: Path) -> None:
    page.goto((site / "desk.html").as_uri())
    page.locator("#happened").fill("he revoked at Quadrille")
    shelves = page.locator("details.desk:visible summary").all_inner_texts()
    assert [shelve.split()[0].casefold() for shelve in shelves] == ["quadrille"]


def test_the_home_page_leads_to_the_desk(page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name="Settle a case").click()
    assert page.locator("h1").inner_text() == "The case desk"


def test_the_list_needs_no_script(site: Path) -> None:
    root = parser.parse(str(site / "desk.html")).getroot()
    links = {
        str(it.get("href")).partition("?")[0] for it in root.xpath("//details[@class='desk']//li/a")
    }
    assert links == {f"topic/{path.name}" for path in topics(site)}
