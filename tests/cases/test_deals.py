"""Deals told step by step: each is whole, and every fault is reported in one line."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from executable_rules.mechanics.cards import cards
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.cases.deals import check_deals, load_deals
from lawsofplay.cases.deals.table import Table, pack_of
from lawsofplay.cases.deals.tally import Tally
from lawsofplay.model.edition import Edition, load_edition

GOOD = """
title = "The elder hand has six spades"
book = "seymour"
names = { elder = "elder hand", younger = "younger hand", stock = "stock" }
unit = "points"
ranks = "A K Q J 10 9 8 7"

[[step]]
told = "The dealer gives the cards."
deals = { elder = "AS KS QS JS 10S 9S AH KH QH JH 10H 9H", younger = "8S 7S 8H 7H AD KD JD 10D 8D 7D QC 9C", stock = "AC KC QD JC 10C 9D 8C 7C" }
ask = [{ law = "seymour.piquet.rules.47", counts = ["stock"] }]

[[step]]
told = "The elder hand changes a card, leads one, and counts."
discards = { elder = "9H" }
takes = { elder = "AC" }
plays = ["elder AS, younger 7S"]
holds = { stock = "KC QD JC 10C 9D 8C 7C" }
ask = [
  { law = "seymour.piquet.rules.22", row = "hand=@elder | other_hand=@younger", adds = ["elder", "2 younger"] },
  { law = "seymour.piquet.rules.59", row = "first_deal_points=@elder.score, @younger.score | second_deal_points=0, 0", adds = ["-younger: 0"] },
]
"""  # noqa: E501


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(find_project())


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus" / "deals").mkdir(parents=True)
    return Project(tmp_path)


def write(project: Project, text: str, name: str = "piquet") -> None:
    (project.corpus / "deals" / f"{name}.toml").write_text(text, encoding="utf-8")


def test_a_deal_is_played_along_and_its_answers_are_told(
    project: Project, edition: Edition
) -> None:
    write(project, GOOD)
    (deal,) = load_deals(project, edition).values()
    first, second = deal.steps
    assert [name for name, _ in first.drawn] == ["elder hand", "younger hand", "stock"]
    assert [ruling.sentence for ruling in first.rulings] == [
        "The “stock” in the middle has 8 cards."
    ]
    assert first.tally == ()
    hand = "AS KS QS JS 10S 9S AH KH QH JH 10H AC"
    assert second.drawn[0] == ("elder hand", cards(hand))
    assert second.left == (("stock", cards("KC QD JC 10C 9D 8C 7C")),)
    assert [[(who, str(card)) for who, card in trick] for trick in second.tricks] == [
        [("elder hand", "AS"), ("younger hand", "7S")]
    ]
    counted, marked = second.rulings
    assert dict(counted.facts)["hand"] == ", ".join(hand.split())
    assert counted.moves == (("elder hand", "+31"), ("younger hand", "+62"))
    assert dict(marked.facts)["first_deal_points"] == "31, 62"
    assert second.tally == (("elder hand", Fraction(31)), ("younger hand", Fraction(31)))


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ('stock = "AC', 'stock = "AS', "step 1: AS cannot be dealt to stock: it lies with elder"),
        (
            'stock = "AC',
            'stock = "6C',
            "step 1: 6C cannot be dealt to stock: it is no longer in the pack",
        ),
        (' 7C" }', '" }', "step 1: stock has 7 cards, but the law says 8"),
        ("AS, younger 7S", "AC, younger JC", "step 2: JC is not with younger: it lies with stock"),
        (
            "AS, younger 7S",
            "9H, younger 7S",
            "step 2: 9H is not with elder: it is no longer in the pack",
        ),
        ('takes = { elder = "AC"', 'takes = { elder = "9H"', "step 2: 9H cannot come to elder"),
        ('stock = "KC', 'stock = "QC', "step 2: stock holds other cards: KC QD JC"),
        ("holds = { stock", "holds = { talon", "step 2: talon is no place"),
        ('"2 younger"', '"2 dealer"', "step 2: dealer is no account"),
        ("-younger: 0", "-younger: 7", "step 2: the field 7 of the answer is no number"),
        ("rules.22", "rules.999", "step 2: seymour.piquet.rules.999: no such address"),
        ("seymour.piquet.rules.22", "bellecour.piquet.laws.1", "a law of piquet in bellecour"),
        ("seymour.piquet.rules.22", "seymour.whist.laws.1", "a law of whist in seymour"),
        (" | other_hand=@younger", "", "the fact is missing"),
        ("hand=@elder |", "hand=KS, KS |", "step 2:"),
        ("hand=@elder |", "hands |", "'hands' is no fact"),
        (", adds = [", ', function = "piquet.x", adds = [', "piquet.x does not execute it; name"),
        ("AS, younger 7S", "AS, younger 7S: stock", "stock wins a trick but plays no card to it"),
        ('younger 7S"]', 'younger 7S: elder", "younger 8S"]', "younger leads, but elder won the"),
        ('younger 7S"]', 'younger 7S", "+younger 7S"]', "7S cannot come to younger"),
        ("@elder.score", "@dealer.score", "dealer is no account"),
        ("hand=@elder", "hand=@dealer", "dealer is no place"),
        (
            'hand=@elder | other_hand=@younger"',
            'hand=@elder | other_hand=@younger", white = "elder"',
            "white=elder: the question has no men on the tables",
        ),
        ('59", row', '59", white = "stack", row', "step 2: white=stack is not in names"),
        ("unit = ", 'as_at = ["wist"]\nunit = ', "as_at: seymour has no law of a game wist"),
        ("ranks = ", "rank = ", "the key"),
        ('"elder AS', '"elder', "must be who plays which card"),
        ("10 9 8 7", "10 9 8 1", "ranks: '1S' is not a card"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    project: Project, edition: Edition, was: str, now: str, fault: str
) -> None:
    assert was in GOOD
    write(project, GOOD.replace(was, now, 1))
    (found,) = check_deals(project, edition)
    assert "corpus/deals/piquet.toml" in str(found)
    if fault != "the key":
        assert fault in str(found)
    with pytest.raises(InputError):
        load_deals(project, edition)


def test_tricks_are_kept_and_cards_taken_in_between_them(
    project: Project, edition: Edition
) -> None:
    text = GOOD.replace(
        'plays = ["elder AS, younger 7S"]',
        'plays = ["elder AS, younger 7S: elder", "+elder KC, younger QD", "elder KC, younger QC"]',
    ).replace('holds = { stock = "KC QD ', 'holds = { stock = "')
    text += """
[[step]]
told = "They count."
ask = [
  { law = "seymour.piquet.rules.34", row = "tricks=@elder.tricks" },
  { law = "seymour.piquet.accidents.14", row = "cards_discarded=5 | cards_taken=5" },
]
"""
    write(project, text)
    (deal,) = load_deals(project, edition).values()
    assert [len(trick) for trick in deal.steps[1].tricks] == [2, 2]
    assert deal.steps[2].rulings[0].facts == (("tricks", "1"),)


def test_a_row_has_the_last_trick_and_the_cards_won(project: Project, edition: Edition) -> None:
    law = "seymour.piquet.rules.22"
    text = GOOD.replace('7S"]', '7S: elder"]').replace(
        'row = "hand=@elder | other_hand=@younger"', 'row = "hand=@elder.cards | other_hand=@trick"'
    )
    write(project, text)
    (deal,) = load_deals(project, edition).values()
    (ruling,) = [ruling for ruling in deal.steps[1].rulings if ruling.law.address == law]
    assert dict(ruling.facts) == {"hand": "AS, 7S", "other_hand": "AS, 7S"}


def test_a_law_of_several_functions_is_asked_by_name(project: Project, edition: Edition) -> None:
    law = "bellecour.piquet.idea.3"
    text = GOOD.replace('"seymour"', '"bellecour"').replace("seymour.piquet.rules.47", law)
    write(project, text)
    (found,) = check_deals(project, edition)
    assert "several functions execute it; name one of" in str(found)


def test_a_game_played_as_another_asks_its_laws(project: Project, edition: Edition) -> None:
    law = 'law = "seymour.ombre.dealing.1"'
    text = GOOD.replace('law = "seymour.piquet.rules.47", counts = ["stock"]', law)
    write(project, text)
    (found,) = check_deals(project, edition)
    assert "a law of ombre in seymour; this deal is of piquet in seymour" in str(found)
    write(project, text.replace("unit = ", 'as_at = ["ombre"]\nunit = '))
    (deal,) = load_deals(project, edition).values()
    assert deal.steps[0].rulings[0].law.game == "ombre"


def test_a_file_is_named_by_a_game(project: Project, edition: Edition) -> None:
    write(project, GOOD, "pique")
    (found,) = check_deals(project, edition)
    assert "there is no law of a game pique" in str(found)


def test_the_deals_of_the_edition_are_whole(edition: Edition) -> None:
    assert list(check_deals(find_project(), edition)) == []


def test_a_card_moves_and_two_packs_have_each_twice() -> None:
    table = Table(["one", "two"], pack_of("A K", "KH", 2))
    table.deal("one", cards("AS AS"))
    table.take("two", cards("AS"))
    assert (table.at("one"), table.at("two")) == (cards("AS"), cards("AS"))
    with pytest.raises(ValueError, match="KH cannot be dealt to two"):
        table.deal("two", cards("KH"))


def test_an_account_takes_and_gives_and_is_set() -> None:
    tally = Tally(["one", "pool"])
    assert [tally.add(entry, 5) for entry in ("one", "-pool", "3 pool", "-2/5 pool", "=one")] == [
        ("one", "+5"),
        ("pool", "−5"),
        ("pool", "+15"),
        ("pool", "−2"),
        ("one", "= 5"),
    ]
    assert dict(tally.shown()) == {"one": 5, "pool": 8}
    with pytest.raises(ValueError, match="the answer is no number"):
        tally.add("one", True)
