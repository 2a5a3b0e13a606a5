"""The hands of Ombre that the book of 1754 lets be played, and its stakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.matadors import manille, matadors, ombre_ranking
from executable_rules.ombre.settling_1754 import vole_gains
from executable_rules.quadrille.beast_order import doubly_beasted, single_before_double
from tests.executable_rules.ombre.ombre_hands import (
    BLACK,
    IN_FRENCH,
    RED,
    SANS_PRENDRE_BLACK,
    SANS_PRENDRE_RED,
    Hand,
    Section,
)

PAGES = Path(__file__).parents[3] / "corpus" / "seymour" / "pages"
DIVISIONS = {
    "games-in-black": (32, 33, 34),
    "games-in-red": (34, 35),
    "sans-prendre-in-black": (36, 37),
    "sans-prendre-in-red": (38, 39),
}
SISTERS = dict(zip(DIVISIONS, (BLACK, RED, SANS_PRENDRE_BLACK, SANS_PRENDRE_RED), strict=True))
_NUMBERS = {"a": 1, "1": 1, "2": 2, "3": 3, "two": 2, "three": 3}
_CALLED = {"spadille": "Spadill", "manille": "Manill", "basto": "Basto", "punto": "Ponto"}


class Read:
    """A hand as printed: trumps named, small trumps not named, kings, guarded queens, renounces."""

    def __init__(self, item: str) -> None:
        self.trumps: list[str] = []
        self.small = self.kings = self.guarded = self.renounces = 0
        self.manille = ""
        entries = [it.strip() for it in re.split(r"[.\n]", item.replace("_", ""))]
        text = ". ".join(entries)
        text = re.sub(r"(Spadille|Basto), Ace of (Spades|Clubs)[,.]?", r"\1.", text)
        text = re.sub(r"Punto, Ace of (Trumps in Red|Trumps|Diamonds)", "Punto", text)
        for entry in filter(None, (it.strip(" ,") for it in text.split("."))):
            self._add(entry.replace("[?]", "").casefold())

    def _add(self, entry: str) -> None:
        called, _, rest = entry.partition(", the ")
        if called == "manille":
            self.manille = rest.strip("[]").replace("sic: ", "").partition(" | ")[0]
        number, _, what = entry.partition(" ")
        if called in _CALLED:
            self.trumps.append(_CALLED[called])
        elif "trump" in entry:
            # "1 Trump. 2 Trumps." counts them up: the first, the second.
            self.small = max(self.small, _NUMBERS[number])
        elif entry == "queen guarded" or what == "queen guarded":
            self.guarded += 1
        elif what in ("king", "kings"):
            self.kings += _NUMBERS[number]
        elif what == "renounce":
            self.renounces += 1
        else:
            self.trumps.append({"duce": "Two"}.get(entry, entry.capitalize()))

    @property
    def size(self) -> int:
        """The cards that it has at least, one small card guarding a queen."""
        return len(self.trumps) + self.small + self.kings + 2 * self.guarded


def printed(division: str) -> list[Read]:
    """The hands of a division, read from its pages."""
    bodies = [
        (PAGES / f"p{page:03d}.txt").read_text(encoding="utf-8").partition("\n---\n")[2]
        for page in DIVISIONS[division]
    ]
    text = "\n".join(bodies).partition(f"@ ombre.{division}\n")[2].partition("\n@ ")[0]
    items = re.split(r"^:item .*\n", text, flags=re.MULTILINE)[1:]
    return [Read(re.split(r"\n\n", item)[0]) for item in items]


def trump_of(division: str) -> Suit:
    """A suit of the colour."""
    return Suit.DIAMONDS if division.endswith("red") else Suit.SPADES


def named(hand: Read, trump: Suit) -> list[Card]:
    """The trumps that the hand names."""
    return list(Hand(tuple(hand.trumps)).cards(trump))


def sister(section: Section, number: int) -> Hand:
    """The hand of the same number in the other books: the French where they differ."""
    return IN_FRENCH.get((section.division, number), section.hands[number - 1])


ALL = pytest.mark.example(
    "ombre-1754.hands-black",
    "ombre-1754.hands-red",
    "ombre-1754.sans-prendre-black",
    "ombre-1754.sans-prendre-red",
)


@ALL
def test_there_are_as_many_hands_of_nine_cards_at_most() -> None:
    assert [len(printed(division)) for division in DIVISIONS] == [12, 11, 10, 8]
    for division in DIVISIONS:
        trump = trump_of(division)
        for hand in printed(division):
            trumps = named(hand, trump)
            assert len(set(trumps)) == len(trumps)
            assert set(trumps) <= set(ombre_ranking(trump).trumps())
            assert hand.size <= 9
            assert hand.kings + hand.guarded + hand.renounces <= 3


@ALL
def test_with_discarding_no_hand_has_the_three_matadores() -> None:
    # "with the 3 Matadores you are always to play in any Colour"
    with_three = {
        division: [
            number
            for number, hand in enumerate(printed(division), 1)
            if {*matadors(trump_of(division))} <= {*named(hand, trump_of(division))}
        ]
        for division in DIVISIONS
    }
    assert with_three == {
        "games-in-black": [],
        "games-in-red": [],
        "sans-prendre-in-black": [1, 3, 4],
        "sans-prendre-in-red": [1, 2],
    }


def differing(division: str) -> dict[int, tuple[set[str], set[str]]]:
    """By number, trumps that one book names and the other has not, where no small one is meant."""
    section = SISTERS[division]
    found = {}
    for number, hand in enumerate(printed(division), 1):
        theirs = set(sister(section, number).trumps) - {"Seven" if division.endswith("red") else ""}
        ours = set(hand.trumps)
        if "Manill" in ours and division.endswith("red"):
            theirs |= {"Manill"}  # The other book calls it the Seven in some hands.
        extra, wanting = ours - theirs, theirs - ours
        if extra or len(wanting) != hand.small:
            found[number] = (extra, wanting)
    return found


@pytest.mark.example("ombre-1754.hands-black")
def test_two_black_hands_differ_from_the_other_book() -> None:
    assert [hand.small for hand in printed("games-in-black")] == [
        1,
        1,
        1,
        2,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
    assert differing("games-in-black") == {9: ({"Seven"}, set()), 12: ({"Five"}, {"Queen"})}


@pytest.mark.example("ombre-1754.hands-red")
def test_the_red_hands_are_those_of_the_french() -> None:
    assert differing("games-in-red") == {10: ({"Four"}, {"Five"})}
    kings = [hand.kings for hand in printed("games-in-red")]
    assert kings == [sister(RED, number).beside.count("King") for number in range(1, 12)]
    assert (kings[10], RED.hands[10].beside) == (1, ())


@pytest.mark.example("ombre-1754.sans-prendre-black")
def test_the_black_hands_sans_prendre_want_three_suits_at_most() -> None:
    hands = printed("sans-prendre-in-black")
    suits = [hand.kings + hand.renounces for hand in hands]
    other = [
        sum(it in ("King", "Renounce") for it in hand.beside) for hand in SANS_PRENDRE_BLACK.hands
    ]
    assert (suits[1], other[1]) == (3, 4)
    assert max(hand.renounces for hand in hands) == 1
    assert differing("sans-prendre-in-black") == {
        2: ({"Queen"}, {"King"}),
        3: ({"King"}, set()),
        5: ({"King"}, {"Four", "Three"}),
        6: ({"King"}, {"Six", "Five", "Four"}),
        8: (set(), {"Four"}),
    }


@pytest.mark.example("ombre-1754.sans-prendre-red")
def test_manille_in_red_is_the_seven_and_two_hands_say_the_duce() -> None:
    said = [hand.manille for hand in printed("sans-prendre-in-red")]
    assert said == ["duce", "duce", "seven", "seven", "", "", "seven", ""]
    assert all(manille(suit).rank is Rank.SEVEN for suit in Suit if suit.red)
    assert {read.manille for read in printed("games-in-red")} == {"seven", ""}
    assert {read.manille for read in printed("games-in-black")} == {"duce", ""}
    # In black both would be right; the twelve trumps of red hold the duce besides.
    assert Card(Rank.TWO, Suit.DIAMONDS) in ombre_ranking(Suit.DIAMONDS).trumps()[7:]


@pytest.mark.example("ombre-1754.sans-prendre-red")
def test_guarded_queens_stand_once() -> None:
    assert [read.guarded for read in printed("sans-prendre-in-red")] == [0, 0, 0, 0, 1, 0, 0, 1]
    assert max(read.size for read in printed("sans-prendre-in-red")) == 9


THREE_PLAYERS = ("Ann", "Ben", "Cis")


@pytest.mark.example("ombre-1754.three-stakes")
def test_three_fishes_are_played_for_and_two_others_lay_down_again() -> None:
    table = Ledger.opened(THREE_PLAYERS, each=9).collected(THREE_PLAYERS, 1)
    assert table.held[POOL] == 3
    first, second, third = "Ann", "Ben", "Cis"
    table = table.paid(POOL, first, 1).paid(POOL, second, 1)
    assert table.held[POOL] == 1
    again = table.collected([player for player in THREE_PLAYERS if player != third], 1)
    assert again.held[POOL] == 3
    # Against laying down a fish himself and taking one up, he is as well off.
    assert again.held[third] == table.paid(POOL, third, 1).collected(THREE_PLAYERS, 1).held[third]


@pytest.mark.example("ombre-1754.double-stakes")
@pytest.mark.parametrize("fish", [10, 12])
def test_three_beastes_across_three_stakes_are_three_double_stakes(fish: int) -> None:
    stakes = [fish] * 3
    for number in range(3):
        stakes[number] += doubly_beasted(price=fish)
    assert stakes == [2 * fish] * 3
    assert doubly_beasted(price=fish, is_double=True) == 2 * fish
    one_crossed = single_before_double(stakes=(fish, fish), double_stakes=(2 * fish,))
    assert one_crossed == (fish, fish, 2 * fish)


@pytest.mark.example("ombre-1754.vole-of-thirteen")
@pytest.mark.parametrize(("fish", "from_each"), [(10, 13), (12, 15)])
def test_the_vole_has_one_fish_and_three_from_each(fish: int, from_each: int) -> None:
    lying = 2 * fish + 2 * len(THREE_PLAYERS)
    besides = vole_gains(pool=lying, beast_count=1) - lying
    assert divmod(besides, 2) == (from_each, 0)
    assert divmod(from_each, fish) == (1, 3)
