"""Facts that follow from what the table sees, worked out in the form on a law's page."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.site.forms import SAYS, opened, ruling, says, told, unfold
from tests.site.test_browser import violations

WORK_OUT = "work it out from what the table sees"
SAY = "say it yourself"

RENOUNCING = "seymour.ombre.laws.40"
RENOUNCED = "Whether the player has renounced, or would: not followed suit though he could"
FINISHED = "The stroke, deal, game or party asked about is finished"
TAKEN_BACK = "ombre.playing_1754.taken_back"
KEPT = {"hand": "AC,KD,3S", "trick": "6H", "card_played": "KD", "trump": "hearts"}
"""Basto is not forced by the six of trumps."""
FORCED = KEPT | {"trick": "AS"}

TURN = "seymour.quadrille.laws.15"
IN_TURN = "quadrille.turns.plays_in_turn"

TWO = "quanti.quadrille.laws.22"
PLAYED = "quadrille_1822.playing.card_once_played"

SAME_TWO = "bellecour.quadrille.play.35"
REPLAYED = "quadrille.chapter.replayed_by_the_chapter"


def words(facts: dict[str, str]) -> tuple[str, ...]:
    return tuple(f"{name}={text}" for name, text in facts.items())


def cited(function: str, facts: dict[str, str]) -> str:
    return urlencode({"ask": function} | facts)


def work_out(page: Any, fact: str) -> Any:
    """Turn a fact to what the table sees, by keyboard; gives its group."""
    group = page.get_by_role("group", name=fact, exact=True)
    group.get_by_role("radio", name=SAY).focus()
    page.keyboard.press("ArrowDown")
    assert group.get_by_role("radio", name=WORK_OUT).is_checked()
    return group


def chosen(group: Any, name: str, *cards: str) -> None:
    picker = group.get_by_role("group", name=name)
    picker.locator("summary").click()
    for card in cards:
        picker.get_by_role("button", name=card, exact=True).click()


def test_whether_he_renounces_is_worked_out_from_his_cards(page: Any, site: Path) -> None:
    opened(page, site, RENOUNCING)
    group = work_out(page, RENOUNCED)
    assert says(page) == "Say first: the card that the player plays; the suit that is trumps."
    chosen(group, "The cards in the player's hand", "ace of clubs", "king of diamonds")
    chosen(group, "The cards that lie in the trick so far", "six of hearts")
    chosen(group, "The card that the player plays", "king of diamonds")
    group.get_by_role("radio", name="hearts").check()
    facts = {"hand": "AC,KD", "trick": "6H", "card_played": "KD", "trump": "hearts"}
    asked = told(TAKEN_BACK, RENOUNCING, "is_finished=no", *words(facts))
    assert (
        says(page) == asked != told(TAKEN_BACK, RENOUNCING, "has_renounced=yes", "is_finished=no")
    )
    assert "He does not renounce." in page.locator("#try .tree").inner_text()
    given = ruling(page)
    assert "has_renounced" not in given
    assert {name: given[name] for name in facts} == facts
    assert "hand=AC,KD" in page.locator("#try .citation").inner_text()
    # What is said is not lost by working it out.
    group.get_by_role("radio", name=SAY).check()
    assert ruling(page)["has_renounced"] == "yes"
    assert "hand" not in ruling(page)


@pytest.mark.parametrize("facts", [KEPT, FORCED])
def test_a_ruling_worked_out_is_opened_as_it_was_cited(
    page: Any, site: Path, facts: dict[str, str]
) -> None:
    all_facts = facts | {"is_finished": "no"}
    said = opened(page, site, RENOUNCING, cited(TAKEN_BACK, all_facts))
    assert said == told(TAKEN_BACK, RENOUNCING, *words(all_facts))
    assert page.get_by_role("radio", name=WORK_OUT).is_checked()
    assert not page.locator("#try .since").is_visible()
    page.get_by_role("checkbox", name=FINISHED).check()
    address = page.url.partition("#")[2]
    again = says(page)
    assert opened(page, site, RENOUNCING, address) == again
    assert ruling(page) == dict(ruling(page), **facts)


def test_whose_turn_it_is_is_worked_out_from_the_seats(page: Any, site: Path) -> None:
    opened(page, site, TURN)
    group = work_out(page, "Whether it is the turn of the player asked about")
    seats = {"seat": "3", "dealer": "0", "players": "4"}
    for label, value in (
        ("The seat of the player asked about", seats["seat"]),
        ("The seat of the player who deals", seats["dealer"]),
        ("How many players there are", seats["players"]),
    ):
        group.get_by_label(label).fill(value)
    nobody = told(IN_TURN, TURN, *words(seats), "trick=none")
    assert says(page) == nobody
    assert "It is not his turn to play." in page.locator("#try .tree").inner_text()
    chosen(group, "The cards that lie in the trick so far", "king of clubs", "two of clubs")
    assert says(page) == told(IN_TURN, TURN, *words(seats), "trick=KC,2C") != nobody
    assert "It is his turn to play." in page.locator("#try .tree").inner_text()


def test_what_the_table_sees_is_varied_like_other_facts(page: Any, site: Path) -> None:
    facts = {"seat": "3", "dealer": "0", "players": "4", "trick": "KC,2C"}
    opened(page, site, TURN, cited(IN_TURN, facts))
    change = page.locator("#try .changes li").first
    change.wait_for()
    promised = change.locator("span").inner_text()
    change.locator("button").click()
    assert says(page) == promised
    given = ruling(page)
    assert {name: given[name] for name in facts} != facts


def test_a_sister_is_asked_by_what_the_table_sees(page: Any, site: Path) -> None:
    facts = {"seat": "3", "dealer": "0", "players": "4", "trick": "none"}
    opened(page, site, TURN, cited(IN_TURN, facts))
    row = page.locator(
        "#try .sisters li", has=page.locator("a[href='bellecour.quadrille.laws.15.html']")
    )
    said = told(IN_TURN, "bellecour.quadrille.laws.15", *words(facts))
    assert row.locator("strong").inner_text() == said
    assert row.locator(".stands").inner_text() == "It rules the same."


ROW = """async ([theirs, judgements]) => {
  const kept = globalThis.Laws, asked = [];
  const fact = (name) => ({ name, gloss: `whether ${name}`, default: null, optional: false });
  const own = ["hand", "trick"].map(fact), worked = [{ ...fact("renounced"), seen: own }];
  globalThis.Laws = {
    ready: async () => {}, facts: () => theirs.map(fact),
    judgements: () => judgements.map(([it, seen]) => ({ fact: it, facts: seen.map(fact) })),
    ask: (name, address, facts) => {
      asked.push(facts);
      return { value: "1", facts, refusal: "", told: { sentence: "One." } };
    },
  };
  const result = { value: "1", refusal: "", told: { sentence: "One." },
    facts: { renounced: "yes" } };
  const sister = { address: "x.y.1", title: "T", asked: [{ name: "g", alike: true }] };
  const given = { hand: "KC", trick: "QC" };
  const [row] = await lawsofplay.sisterRows([sister],
    { at: 0, asked: "f", own, worked, given, result, href: (it) => it });
  globalThis.Laws = kept;
  return [asked[0] ?? null, row.textContent];
}"""


@pytest.mark.parametrize(
    ("theirs", "judgements", "asked", "words"),
    [
        (["renounced"], [], {"renounced": "yes"}, "It rules the same."),
        # What she can work out herself, she does by her own book.
        (
            ["renounced"],
            [["renounced", ["hand"]]],
            {"hand": "KC"},
            "It does not ask for whether trick.",
        ),
        (["renounced"], [["renounced", ["hand", "deal"]]], {"renounced": "yes"}, "the same."),
        (["hand", "trick"], [], {"hand": "KC", "trick": "QC"}, "It rules the same."),
        (["renounced", "hand"], [], {"renounced": "yes", "hand": "KC"}, "It rules the same."),
        (["other"], [], None, "It must know besides: whether other"),
    ],
)
def test_a_sister_takes_what_was_worked_out_or_what_the_table_sees(
    page: Any, site: Path, theirs: Any, judgements: Any, asked: Any, words: str
) -> None:
    opened(page, site, TURN)
    given, row = page.evaluate(ROW, [theirs, judgements])
    assert given == asked
    assert words in row


def test_a_fact_said_stands_beside_one_that_is_worked_out(page: Any, site: Path) -> None:
    """A card serves both judgements; that is made for which all is given that it needs."""
    facts = {"hand": "QC,4D", "trick": "KC", "card_played": "QC", "trump": "spades"}
    opened(page, site, TWO, cited(PLAYED, facts))
    ways = page.get_by_role("radio", name=WORK_OUT)
    assert [it.is_checked() for it in ways.all()] == [False, True]
    assert says(page) == told(PLAYED, TWO, *words(facts))
    opened(page, site, TWO, cited(PLAYED, {"before_turn": "no"} | facts))
    assert [it.is_checked() for it in ways.all()] == [False, True]
    assert says(page) == told(PLAYED, TWO, "before_turn=no", *words(facts))
    assert ruling(page)["before_turn"] == "no"


def test_facts_that_serve_two_judgements_are_asked_once(page: Any, site: Path) -> None:
    opened(page, site, SAME_TWO)
    page.get_by_role("radio", name=WORK_OUT).first.check()
    ways = page.get_by_role("radio", name=WORK_OUT)
    assert [it.is_checked() for it in ways.all()] == [True, True]
    assert page.get_by_role("group", name="The cards played").locator("visible=true").count() == 1
    assert (
        page.get_by_text("By the facts that are given above.").locator("visible=true").count() == 1
    )


def test_what_can_be_worked_out_is_described(page: Any, site: Path) -> None:
    opened(page, site, RENOUNCING)
    (it,) = page.evaluate(f"Laws.judgements('{TAKEN_BACK}')")
    assert (it["fact"], it["gloss"]) == ("has_renounced", RENOUNCED[0].lower() + RENOUNCED[1:])
    assert [fact["name"] for fact in it["facts"]] == ["hand", "trick", "card_played", "trump"]
    assert (len(it["facts"][0]["pack"]), it["facts"][0]["optional"]) == (40, False)
    opened(page, site, "bellecour.piquet.laws.11")
    assert page.evaluate("Laws.judgements('piquet.dealing.deals_twice')") == []
    assert page.get_by_role("radio", name=WORK_OUT).count() == 0


# -- for everybody ----------------------------------------------------------------------------


def worked_out(page: Any) -> None:
    page.wait_for_selector(SAYS)
    for it in page.get_by_role("radio", name=WORK_OUT).all():
        it.check()
    unfold(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", [RENOUNCING, TURN, SAME_TWO])
def test_axe_finds_nothing_in_facts_worked_out(
    browser: Any, site: Path, address: str, scheme: str
) -> None:
    path = site / f"law/{address}.html"
    assert violations(browser, path, scheme, {}, prepare=worked_out) == []


@pytest.mark.parametrize("address", [RENOUNCING, TURN, SAME_TWO])
def test_facts_worked_out_are_no_wider_than_a_small_phone(
    page: Any, site: Path, address: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    opened(page, site, address)
    worked_out(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
