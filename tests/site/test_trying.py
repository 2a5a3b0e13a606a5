"""The form on a law's page: its fields, and the answer as soon as a fact changes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from lxml import html as parser

from lawsofplay.cases.at_work import from_cases
from lawsofplay.model.edition import Edition
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.knowing import knows
from lawsofplay.rules.registry import load_rules, rule_named
from tests import tools
from tests.elements import elements, texts
from tests.site.forms import CARDS, SEEN, SEVERAL, TWICE, opened, ruling, says, told, unfold
from tests.site.test_browser import violations

KINDS = (
    TWICE,  # yes or no
    SEVERAL,  # a number; two functions
    CARDS,  # a hand, a trick, a card
    "seymour.in-and-in.1",  # choices
    "seymour.backgammon.2",  # the tables
    "cotton.chess.aim.2",  # a chess-board, a house
    "academie.ambigu.laws.1",  # several hands
    "academie.account-piquet.5",  # numbers, so many
    "academie.ferme.10",  # a hand with blanks between its cards
    "quanti.quadrille.rates.1",  # a list of choices
    "academie.imperial.laws.7",  # a set of choices
    "academie.cul-bas.2",  # a fraction
)
"""A law for each kind of field."""


def printed(site: Path, address: str) -> str:
    """The answer of the case that the page prints."""
    root = parser.document_fromstring((site / f"law/{address}.html").read_bytes())
    return str(root.xpath("string(//section[@id='case']//strong)"))


@pytest.mark.parametrize("address", KINDS)
def test_the_form_begins_with_the_pages_own_case(page: Any, site: Path, address: str) -> None:
    assert opened(page, site, address) == printed(site, address) != ""


EVERY = """async (forms) => {
  const found = {}, place = document.createElement("div");
  for (const { law, begin = 0, functions, names } of forms) {
    const { start = {}, without = [], unknown = {} } = functions[begin], name = names[begin];
    try {
      await Laws.ready(name);
      const own = lawsofplay.form(place, name, { start, without, unknown });
      found[law] = lawsofplay.sentence(Laws.ask(name, law, own.facts()));
    } catch (error) {
      found[law] = String(error);
    }
  }
  return found;
}"""


@pytest.mark.long
def test_every_law_answers_its_own_case_through_its_form(page: Any, site: Path) -> None:
    forms, wanted = [], {}
    for path in sorted(site.glob("law/*.html")):
        root = parser.document_fromstring(path.read_bytes())
        for data in texts(root, "//script[@id='trying']/text()"):
            names = [head.text_content() for head in elements(root, "//section[@id='function']/h3")]
            forms.append({**json.loads(data), "law": path.stem, "names": names})
            wanted[path.stem] = root.xpath("string(//section[@id='case']//strong)")
    opened(page, site, TWICE)
    found = page.evaluate(EVERY, forms)
    assert len(found) > 2900
    assert {it: said for it, said in found.items() if wanted[it] not in ("", said)} == {}


ROWS = """async (rows) => {
  const bad = [], place = document.createElement("div");
  const said = ({ refusal, value, told }) => refusal || JSON.stringify([value, told]);
  let own, asked;
  for (const [name, law, facts] of rows) {
    await Laws.ready(name);
    if (asked !== name) own = lawsofplay.form(place, name);
    asked = name;
    own.put(facts);
    const [given, read] = [facts, own.facts()].map((it) => said(Laws.ask(name, law, it)));
    if (given !== read || own.missing().length) bad.push([name, facts, own.facts(), given, read]);
  }
  return bad;
}"""


@pytest.mark.long
def test_every_row_of_the_casebook_goes_through_the_form(page: Any, site: Path) -> None:
    """The values that the fields read back give the same answer as the row itself."""
    load_rules()
    rows: dict[tuple[str, tuple[str, ...]], list[Any]] = {}
    for law, found in from_cases(casebooks(tools.ROOT)).items():
        for work in found:
            facts = dict(word.split("=", 1) for word in work.ask)
            if all(knows(rule_named(work.function), law, name) for name in facts):
                rows[work.function, work.ask] = [work.function, law, facts]
    assert len(rows) > 12_000
    opened(page, site, TWICE)
    assert page.evaluate(ROWS, [rows[key] for key in sorted(rows)]) == []


def test_without_script_there_is_no_form(browser: Any, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / f"law/{TWICE}.html").as_uri())
    assert not page.locator("#try").is_visible()
    assert not page.locator("a[href='#try']").is_visible()
    assert page.locator("#try input, #try button").count() == 0
    assert page.locator("#case").is_visible()
    context.close()


def test_a_fact_changed_is_answered_at_once(page: Any, site: Path) -> None:
    opened(page, site, TWICE)
    box = page.get_by_role("checkbox", name="The dealer has seen his own hand")
    box.focus()
    page.keyboard.press("Space")
    facts = ("dealer_has_seen=yes", "adversary_has_seen=yes")
    assert says(page) == told(SEEN, TWICE, *facts)
    assert box.evaluate("it => it === document.activeElement")
    assert page.locator("#try .says").get_attribute("role") == "status"


def test_a_number_is_typed_within_its_bounds_and_beyond_refused(page: Any, site: Path) -> None:
    opened(page, site, SEVERAL)
    function = "piquet.discarding.plays_more_than_twelve"
    box = page.get_by_label("How many cards the player has in his hand")
    box.fill("12")
    assert says(page) == told(function, SEVERAL, "hand_size=12")
    box.fill("99")
    assert "from 0 to 36" in says(page)
    box.fill("")
    assert says(page) == "Say first: how many cards the player has in his hand."
    assert page.locator("#try .citation").inner_text() == "Nothing is ruled yet."


def test_met_and_not_met_are_told_in_words_lines_and_signs(page: Any, site: Path) -> None:
    opened(page, site, TWICE)
    page.get_by_role("checkbox", name="The dealer has seen his own hand").check()
    style = """it => [getComputedStyle(it).textDecorationStyle,
      getComputedStyle(it, '::before').content.slice(1, 2)]"""
    lit = page.locator("#try .clauses mark.unmet")
    assert lit.inner_text() == "before he has seen any of his Cards"
    assert lit.evaluate(style) == ["dashed", "✗"]
    assert "Not met: before he has seen any" in page.locator("#try .tree").inner_text()
    page.get_by_role("checkbox", name="The dealer has seen his own hand").uncheck()
    lit = page.locator("#try .clauses mark.met").first
    assert lit.evaluate(style) == ["solid", "✓"]
    assert page.locator("#try .clauses mark.unmet").count() == 0


def test_laws_called_stand_below_with_their_words(page: Any, site: Path, edition: Edition) -> None:
    opened(page, site, "seymour.in-and-in.1")
    tree = page.locator("#try .tree")
    assert tree.locator("a[href='seymour.in-and-in.2.html']").count() == 1
    assert edition.law("seymour.in-and-in.2").text in tree.inner_text()


def test_cards_are_chosen_by_keyboard_in_their_order(page: Any, site: Path) -> None:
    opened(page, site, CARDS)
    hand = page.get_by_role("group", name="The cards in the player's hand")
    hand.locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    queen = hand.get_by_role("button", name="queen of hearts", exact=True)
    assert queen.get_attribute("aria-pressed") == "true"
    assert queen.evaluate("it => it === document.activeElement")
    chosen = hand.locator(".chosen button")
    assert [text[:-1].strip("♠♥♦♣") for text in chosen.all_inner_texts()] == ["K", "7", "Q"]
    assert chosen.last.get_attribute("aria-label") == "Take out the queen of hearts"
    assert ruling(page)["hand"] == "KS,7H,QH"
    # A row of buttons is one stop; the next Tab leaves it.
    page.keyboard.press("Tab")
    assert not hand.evaluate("it => it.contains(document.activeElement)")
    chosen.first.press("Enter")
    assert ruling(page)["hand"] == "7H,QH"
    assert chosen.first.evaluate("it => it === document.activeElement")


def test_a_card_played_answers_as_the_function_does(page: Any, site: Path) -> None:
    first = opened(page, site, CARDS)
    played = page.get_by_role("group", name="The card that the player plays")
    played.locator("summary").click()
    played.get_by_role("button", name="king of spades", exact=True).click()
    facts = ("hand=KS,7H", "trick=9S", "card_played=KS")
    function = "beast_of_the_academie.playing.renounces"
    assert says(page) == told(function, CARDS, *facts) != first
    assert played.locator(".chosen button").count() == 1


def test_a_hand_holds_no_more_than_it_may(page: Any, site: Path) -> None:
    opened(page, site, TWICE)
    place = """() => {
      const groups = lawsofplay.suits(["KS", "QS", "JS"]);
      const own = lawsofplay.picker({ groups, most: 2, changed() {} });
      document.querySelector("main").append(own.element);
      own.element.querySelector("details").open = true;
      window.own = own;
    }"""
    page.evaluate(place)
    picker = page.locator("main > .picker")
    for card in ("king", "queen", "knave"):
        picker.get_by_role("button", name=f"{card} of spades", exact=True).click()
    assert page.evaluate("own.chosen()") == ["KS", "QS"]
    assert picker.locator("[role=status]").inner_text() == (
        "There are 2 already: take one out first."
    )
    assert page.evaluate("[own.choose(['AS']), own.choose(['KS', 'KS']), own.choose(['JS'])]") == [
        False,
        False,
        True,
    ]


def test_dice_are_thrown_by_their_faces(page: Any, site: Path) -> None:
    opened(page, site, TWICE)
    page.evaluate("""() => {
      const of = [{ kind: "number" }, { kind: "number" }];
      const fact = { name: "throw", gloss: "the throw", kind: "parts", of, least: 1, most: 6 };
      window.die = lawsofplay.field(lawsofplay.wanted(fact), () => {});
      document.querySelector("main").append(die.element);
      die.element.querySelector("details").open = true;
    }""")
    for face in ("six", "two", "five"):
        page.locator("main > .picker").get_by_role("button", name=face, exact=True).click()
    assert page.evaluate("die.read()") == "2,5"
    assert page.evaluate("[die.write('7, 1'), die.write('4, 4'), die.read()]") == [
        False,
        True,
        "4,4",
    ]


def test_men_stand_on_the_points_and_in_the_houses(page: Any, site: Path) -> None:
    opened(page, site, "seymour.backgammon.2")
    page.get_by_label("your own, point 24").fill("2")
    page.wait_for_function("location.hash.includes('tables=')")
    assert ruling(page)["tables"] == "24:2 / 6:1 1:2"
    opened(page, site, "cotton.chess.aim.2")
    page.get_by_label("house e3").select_option(label="♖\ufe0e")
    facts = ("field=Ke1 Re3 / Re8 Kg8", "house=e3")
    assert says(page) == told("chess.checks.confined", "cotton.chess.aim.2", *facts)


def test_of_several_functions_one_is_chosen_by_what_it_tells(page: Any, site: Path) -> None:
    first = opened(page, site, SEVERAL)
    page.get_by_role("radio", name=re.compile("What each player counts")).check()
    page.wait_for_function(
        "first => document.querySelector('#try .says').textContent !== first", arg=first
    )
    assert page.locator("#try .askedfacts .fact").count() > 1
    assert "ask=piquet.telling" in page.url or "ask=piquet" in page.url


# -- for everybody ----------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", [TWICE, CARDS, SEVERAL, "cotton.chess.aim.2"])
def test_axe_finds_nothing_in_the_form(browser: Any, site: Path, address: str, scheme: str) -> None:
    found = violations(browser, site / f"law/{address}.html", scheme, {}, prepare=unfold)
    assert found == []


@pytest.mark.parametrize("address", KINDS)
def test_the_form_is_no_wider_than_a_small_phone(page: Any, site: Path, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    opened(page, site, address)
    unfold(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
