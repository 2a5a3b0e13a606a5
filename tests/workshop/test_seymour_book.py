"""Seymour as a whole: the drafts have the file's words, every law, every page, every list."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.outline import load_outline
from lawsofplay.model.witness import read_source
from lawsofplay.transcription import Block, parse_inline, parse_page
from lawsofplay.workshop.normalise.draft import page_file
from lawsofplay.workshop.normalise.model import DraftPage
from lawsofplay.workshop.normalise.pipeline import Draft, load_context
from lawsofplay.workshop.normalise.rules.laws import roman
from tests.drafts import draft_of, drafted

PROJECT = Project(Path(__file__).parents[2])
pytestmark = draft_of("seymour")
SPLIT = re.compile(r"[\w'&]+|[^\w\s]")


def draft() -> Draft:
    return drafted("seymour")


@cache
def blocks() -> tuple[tuple[str, str, Block], ...]:
    """Every block of the drafts with its page and its division."""
    found = []
    division = ""
    for page in draft().book:
        for block in parse_page(page_file(page), "seymour", page.name, page.name).blocks:
            division = block.argument if block.kind == "division" else division
            found.append((page.name, division, block))
    return tuple(found)


@cache
def laws() -> dict[str, list[str]]:
    """The words of every law by list; ``|`` marks a page's end."""
    found: dict[str, list[str]] = {}
    open_ = False
    for _, division, block in blocks():
        if block.kind == "law":
            found.setdefault(division, []).append(f"{block.argument} {block.text}")
        elif block.kind == "cont" and open_:
            found[division][-1] += f" | {block.text}"
        open_ = block.kind == "law" or (open_ and block.kind in ("cont", "note"))
    return found


def body(name: str) -> str:
    page: DraftPage = next(page for page in draft().book if page.name == name)
    return page.body


@cache
def running_text() -> str:
    return " ".join(" ".join(block.text for _, _, block in blocks()).split())


def test_every_page_but_two_is_there() -> None:
    names = [page.name for page in draft().book]
    body_pages = [f"p{n:03d}" for n in range(1, 325) if n not in (68, 69)]
    assert names == [*(f"f{n:02d}" for n in range(3, 13)), *body_pages]
    assert ":gap 2 pages" in body("p067")


def test_ninety_nine_running_heads_survive_and_each_holds_its_pages_number() -> None:
    heads = {
        page.label: page.furniture["head"] for page in draft().book if "head" in page.furniture
    }
    assert len(heads) == 99
    assert all(re.search(rf"\b{label}\b", head) for label, head in heads.items())
    assert heads["111"] == "Of the GAME of PIQUET. 111"


def test_the_thirteen_signatures_give_gatherings_of_twelve_leaves() -> None:
    found = {p.furniture["sig"]: int(p.label) for p in draft().book if "sig" in p.furniture}
    assert len(found) == 13
    letters = "BCDEFGHIKLMNO"
    for signature, page in found.items():
        letter, _, leaf = signature.partition(" ")
        assert page == letters.index(letter) * 24 + 2 * int(leaf or 1) - 1


def test_the_nine_lists_have_215_laws_in_sequence() -> None:
    counted = [x for x in load_outline(PROJECT, "seymour") if x.count]
    assert sum(x.count or 0 for x in counted) == 215
    for division in counted:
        number = str if division.numerals == "arabic" else roman
        numerals = [text.split()[0].strip("[]") for text in laws()[division.id]]
        assert numerals == [f"{number(n)}." for n in range(1, (division.count or 0) + 1)]


def test_no_word_of_a_law_differs_from_the_file_but_at_a_joint_and_in_one_letter() -> None:
    source = re.sub(r"[^a-z0-9]", "", "".join(read_source(PROJECT, "seymour")).lower())
    different = []
    for division, texts in laws().items():
        for n, text in enumerate(texts, 1):
            plain = re.sub(r"\[\?\]|[_\[\]]", "", text).lower().removeprefix("1. if the leader")
            parts = [re.sub(r"[^a-z0-9]", "", part) for part in plain.split(" | ")]
            if any(part not in source for part in parts):
                different.append(f"{division}.{n}")
    assert different == ["quadrille.laws.17"]


@pytest.mark.parametrize(
    ("division", "number", "words"),
    [
        ("three-handed-quadrille.laws", 1, "and he loses Cordille[?], if he makes but 4, or less."),
        ("ombre.laws", 6, "You are not obliged to play a Matadore upon a small Trump, and may"),
        ("ombre.laws", 24, "turns up a | Card of the Stock, and looks at it, he cannot play, but"),
        ("ombre.laws", 2, "was named by him | who sits upon the Right-hand of the Ombre."),
        (
            "quadrille.laws",
            1,
            "IT is not permitted to deal the Cards any otherwise than by 4 and 3,",
        ),
        ("quadrille.laws", 25, "He who having asked what is | Trumps, shall trump with a Card"),
        ("quadrille.laws", 41, "are to be played[?] what has been agreed upon for the Vole."),
        ("chess.laws", 1, "IF you do but touch a Man, you are obliged to play it, and if once"),
        (
            "whist.laws",
            8,
            "adds 3 to his Score, and the Party that has revoked, in Case they shall",
        ),
        ("whist.laws", 17, "A and Z are Partners against C and Y."),
        ("billiards.orders", 1, "[1.] IF the Leader touch the End of the Table with his Ball, at"),
        (
            "billiards.orders",
            9,
            "If Four Persons play, Two against Two, he that mistakes his Stroke,",
        ),
        ("french-billiards.orders", 8, "He who holes both Balls, loseth 2."),
        ("french-billiards.orders", 13, "his Ball over the | Table, and does not hit his"),
    ],
)
def test_laws_read_as_printed(division: str, number: int, words: str) -> None:
    assert words in laws()[division][number - 1].replace("_", "")


VERSE_ORDERS = """
1. THE leading Ball the upper End mayn't hit, / For if it does, it loses one by it:
6. He that in Play the adverse Ball shall touch / With Stick, Hand, or Cloaths, forfeits just as much.
10. If any Stander-by shall chance to Bet, / And will instruct, he then must pay the Set.
11. The Port or King being set, who moves the same, / With Hand or Stick, shall lose that End or Game.
12. He that can touch, being pass'd, or strike the other / Into the Hazard, is allow'd another.
15. He that breaks any Thing with Violence, / King, Port, or Stick, is to make good the Offence.
17. He that doth make his Ball the King light hit, / And holes the other, scores two Ends for it.
"""  # noqa: E501


def test_the_verse_orders_keep_one_line_a_line() -> None:
    orders = [
        f"{b.argument} {' / '.join(b.lines)}".replace("_", "")
        for _, division, b in blocks()
        if division == "billiards.orders-in-verse" and b.kind == "law"
    ]
    assert len(orders) == 17
    assert set(VERSE_ORDERS.strip().split("\n")) <= set(orders)
    assert "§ 9. _One Foot upon the Ground must still be set,_\n_Or one End's lost" in body("p264")
    assert body("p265").startswith(":cont\n_And if you twice shall reach a Ball e're he_\n_Hath")


def test_the_forty_one_hands_of_ombre_stand_in_order() -> None:
    hands: dict[str, list[str]] = {}
    for _, division, block in blocks():
        if block.kind == "item" and division.startswith("ombre."):
            hands.setdefault(division, []).append(block.argument.rstrip("."))
    assert [len(held) for held in hands.values()] == [12, 11, 10, 8]
    assert all(held == [roman(n) for n in range(1, len(held) + 1)] for held in hands.values())
    assert ":item VI.\n_Manille_, the Duce.\n_Basto_, Ace of Clubs.\n_Queen_.\n" in body("p033")


def test_the_dictionary_has_twenty_six_terms() -> None:
    terms = [b.argument for _, _, b in blocks() if b.kind == "entry"]
    assert len(terms) == 26
    assert terms[14] == "XV. _False Matadores_:"


def test_contents_and_outline_agree_on_pages() -> None:
    first_pages = {x.pages[0] for x in load_outline(PROJECT, "seymour")}
    rows = [line for _, _, b in blocks() if b.kind == "table" for line in b.lines]
    printed = [m[1] for line in rows if (m := re.search(r"\| (\d+) \|$", line))]
    assert len(printed) == 95
    assert set(printed) <= first_pages


def test_every_heading_of_the_outline_is_what_the_file_prints() -> None:
    source = read_source(PROJECT, "seymour")
    for division in load_outline(PROJECT, "seymour"):
        if division.head_lines:
            first, last = division.head_lines
            scanned = re.sub(r"</?i>", "", " ".join(source[first - 1 : last]))
            scanned = scanned.replace("GASCARLLE", "GASCARILLE").replace(
                "G A S C A R L L E", "GASCARILLE"
            )
            heading = division.head + division.subhead
            assert letters(heading) in letters(scanned), division.id


def letters(text: str) -> str:
    return "".join(c for c in text if c.isalpha()).casefold()


@cache
def closed_lists() -> dict[str, Any]:
    return load_context(PROJECT, "seymour").data


def listed_letters(page: DraftPage) -> tuple[Counter[str], Counter[str]]:
    """Letters that the closed lists may add to a page, and those they may remove."""
    lists = closed_lists()
    rows = [*lists["spacing"]["letters"], *lists["hyphens"]["inside"], *lists["letters"]["certain"]]
    held = {n for a, b in page.stretches for n in range(a, b + 1)}
    gained: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for number, scanned, printed, *times in rows:
        if number in held:
            gained += Counter(letters(printed) * (times or [1])[0])
            lost += Counter(letters(scanned) * (times or [1])[0])
    for table in (lists["joints"]["fragments"], lists["joints"]["merged"]):
        lost += Counter("".join(letters(x) for n, x in table.items() if int(n) in held))
    misread = {int(n) for n in lists["furniture"]["mended"]} & held
    source = read_source(PROJECT, "seymour")
    lost += Counter("".join(letters(source[n - 1]) for n in misread))
    for number, word in lists["hyphens"]["divided"].items():
        gained += Counter(letters(word)) if int(number) in held else Counter()
        # The rest of the word, where a long s may have been read as f.
        taken = Counter(f"{letters(word)}ff")
        lost += taken if {int(number), int(number) + 6} & held else Counter()
    return gained, lost + Counter("".join(letters(x) for x in page.furniture.values()))


def test_nothing_is_lost_and_nothing_invented() -> None:
    """Page by page, the draft has the file's letters, except for furniture and closed lists."""
    source = read_source(PROJECT, "seymour")
    marks = re.compile(
        r"^(?:@ .*|:(?:gap|figure) .*|:(?:cont|p|verse|lines|table|item|entry|note)\b)", re.M
    )
    for page in draft().book:
        scanned = " ".join(source[n - 1] for a, b in page.stretches for n in range(a, b + 1))
        there = Counter(letters(re.sub(r"<sup>o</sup>|<[^>]+>", "", scanned).replace("ſ", "s")))
        here = Counter(letters(marks.sub("", page.body)))
        gained, lost = listed_letters(page)
        # The outline restores a letter of GASCARILLE.
        gained += Counter("i") if page.name == "p041" else Counter()
        assert here - there <= gained, page.name
        assert there - here <= lost, page.name


def test_every_mark_in_the_drafts_is_well_formed() -> None:
    for name, _, block in blocks():
        parse_inline(block.text, name, block.line)
        if block.kind == "entry":
            parse_inline(block.argument, name, block.line)


def test_no_dress_is_left() -> None:
    bodies = {
        page.name: page.body.replace("[^*]", "").replace(":note *", "") for page in draft().book
    }
    left = re.compile(r"\*|</?[a-z]+>|\xa0|ſ|[ēÉ“”]| [;:?!]|^#{3,} |(?<=[a-z])-$", re.M)
    assert [name for name, text in bodies.items() if left.search(text)] == []


@pytest.mark.parametrize(
    "words",
    [
        "in a natural Descent: King, Queen, Knave, 7. 6. 5. 4. 3. 2.",
        "Having fed your Cock thus four Days",
        "but the rest are quite reversed; for the lowest",
        "_so, so Boy, so_",
        "_Terra à Terra_",
        "_Espadille Forcé_",
        "a 7, and it is called a _Septieme_; an 8, and it is called a _Huitieme_.",
        "_I will see it, and revie_, saith one",
        "a _Terce-Major_ in Hearts",
        "play you the Eight; when he throws his King",
        "who is in Suspence, whether to play _this_, or _that_ Card",
        "There can be no _Main_ thrown above 9, nor under 5:",
        "To win 2 Tricks signifies nothing, to win 3 or 4 wins but 1, but to win 5 is",
        "placing 3 Fingers, or 4 on the Table, 3 or 4 Honours.",
        "and 8 Cards of no Significance: How are you to play the Game? _A._ Play the Ace",
        "If you have a good Prospect of winning the Game,",
        "a certain Numer[?] of _Fishes_",
        "upon this very Bet: The Bargain",
    ],
)
def test_dangerous_lines_read_as_printed(words: str) -> None:
    assert words in running_text()
