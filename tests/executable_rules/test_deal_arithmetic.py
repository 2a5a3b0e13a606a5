"""The arithmetic of every pack: does pack, players, hand and stock come out as the books say?

Their words stand in corpus/examples/deals.toml; here are their figures.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from executable_rules.ambigu.terms import AMBIGU_PACK
from executable_rules.brusquembille import pack_of
from executable_rules.guinguette import SmallCards, thirty_six
from executable_rules.mechanics.cards import Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.ombre.two import pack_by_two, stock_by_two
from executable_rules.papillon.dealing import stock_after
from executable_rules.reversis.terms import hands_dealt
from lawsofplay.examples import load_examples
from lawsofplay.project import find_project

RANKS = {rank.letter: rank for rank in Rank}


@dataclass(frozen=True)
class Deal:
    """A deal as stated: who has how many of which pack, and what is left.

    ``without`` are the ranks thrown out of the fifty-two, ``fewer`` single cards beside them;
    ``aside`` are cards laid out or turned up that are no one's.
    """

    game: str
    pack: int
    players: int
    hand: int
    left: int
    without: str = ""
    fewer: int = 0
    aside: int = 0


PIQUET, THIRTY_SIX, TWENTY_EIGHT = "2 3 4 5 6", "2 3 4 5", "2 3 4 5 6 7"
OMBRE, FIGURES = "8 9 10", "J Q K"

DEALS = [
    Deal("piquet", 32, 2, 12, 8, PIQUET),
    Deal("quadrille", 40, 4, 10, 0, OMBRE),
    Deal("mediateur", 40, 4, 10, 0, OMBRE),
    Deal("solitaire-by-three", 36, 3, 12, 0, f"3 {OMBRE}"),
    Deal("pique-medrille", 40, 2, 10, 20, OMBRE),
    Deal("ombre", 40, 3, 9, 13, OMBRE),
    Deal("quintille", 40, 5, 8, 0, OMBRE),
    Deal("new-quintille", 40, 5, 8, 0, OMBRE),
    Deal("ombre-by-two", 30, 2, 8, 14, OMBRE, fewer=10),
    Deal("imperial", 32, 2, 12, 8, PIQUET),
    Deal("imperial", 36, 2, 12, 12, THIRTY_SIX),
    Deal("imperial", 36, 3, 12, 0, THIRTY_SIX),
    Deal("papillon", 52, 3, 3, 36, aside=7),
    Deal("papillon", 52, 4, 3, 36, aside=4),
    Deal("ambigu", 40, 6, 4, 16, FIGURES),
    Deal("commerce", 52, 3, 3, 43),
    Deal("commerce", 52, 12, 3, 16),
    Deal("tontine", 52, 12, 1, 40),
    Deal("tontine", 52, 15, 1, 37),
    Deal("ma-commere", 52, 7, 3, 31),
    Deal("ma-commere", 52, 8, 3, 28),
    Deal("guimbarde", 52, 9, 5, 7),
    Deal("guimbarde", 36, 6, 5, 6, THIRTY_SIX),
    Deal("guimbarde", 32, 6, 5, 2, PIQUET),
    Deal("triomphe", 32, 2, 5, 22, PIQUET),
    Deal("triomphe", 32, 6, 5, 2, PIQUET),
    Deal("beast", 36, 7, 5, 1, THIRTY_SIX),
    Deal("beast", 36, 6, 5, 6, THIRTY_SIX),
    Deal("beast", 32, 5, 5, 7, PIQUET),
    Deal("beast", 28, 4, 5, 8, TWENTY_EIGHT),
    Deal("beast", 28, 3, 5, 13, TWENTY_EIGHT),
    Deal("homme-d-auvergne", 28, 2, 5, 18, TWENTY_EIGHT),
    Deal("homme-d-auvergne", 28, 3, 5, 13, TWENTY_EIGHT),
    Deal("homme-d-auvergne", 32, 4, 5, 12, PIQUET),
    Deal("homme-d-auvergne", 32, 5, 5, 7, PIQUET),
    Deal("homme-d-auvergne", 32, 6, 5, 2, PIQUET),
    Deal("ferme", 45, 12, 1, 33, "8", fewer=3),
    Deal("hoc", 52, 2, 15, 22),
    Deal("hoc", 52, 3, 12, 16),
    Deal("emprunt", 52, 6, 8, 4),
    Deal("emprunt", 44, 4, 10, 4, "A 2"),
    Deal("emprunt", 40, 3, 12, 4, "A 2 3"),
    Deal("poque", 36, 6, 5, 6, THIRTY_SIX),
    Deal("poque", 32, 4, 5, 12, PIQUET),
    Deal("poque", 32, 3, 5, 17, PIQUET),
    Deal("romestecq", 36, 2, 5, 26, THIRTY_SIX),
    Deal("romestecq", 36, 4, 5, 16, THIRTY_SIX),
    Deal("romestecq", 36, 6, 5, 6, THIRTY_SIX),
    Deal("sizette", 36, 6, 6, 0, THIRTY_SIX),
    Deal("guinguette", 52, 8, 4, 20),
    Deal("guinguette", 36, 4, 4, 20, "2 3 4 5"),
    Deal("guinguette", 36, 3, 4, 24, "2 3 4 5"),
    Deal("sixte", 36, 6, 6, 0, THIRTY_SIX),
    Deal("sixte", 52, 6, 6, 16),
    Deal("vingt-quatre", 52, 5, 10, 2),
    Deal("vingt-quatre", 52, 4, 12, 4),
    Deal("vingt-quatre", 40, 3, 12, 4, "A 2 3"),
    Deal("vingt-quatre", 32, 2, 12, 8, "A 2 3 4 5"),
    Deal("gillet", 32, 4, 3, 20, PIQUET),
    Deal("cul-bas", 52, 5, 5, 19, aside=8),
    Deal("cul-bas", 52, 6, 5, 14, aside=8),
    Deal("cuckoo", 52, 20, 1, 30, aside=2),
    Deal("brusquembille", 32, 2, 3, 26, PIQUET),
    Deal("brusquembille", 32, 4, 3, 20, PIQUET),
    Deal("brusquembille", 30, 3, 3, 21, PIQUET, fewer=2),
    Deal("brusquembille", 30, 5, 3, 15, PIQUET, fewer=2),
    Deal("comet", 48, 2, 18, 12, "A"),
    Deal("comet", 40, 2, 15, 10, "A 2 3"),
    Deal("comet-many-players", 48, 3, 12, 12, "A"),
    Deal("comet-many-players", 48, 4, 10, 8, "A"),
    Deal("comet-many-players", 48, 5, 9, 3, "A"),
    Deal("manille", 52, 2, 26, 0),
    Deal("manille", 52, 3, 17, 1),
    Deal("manille", 52, 4, 13, 0),
    Deal("manille", 52, 5, 10, 2),
]


@pytest.mark.example("deals.piquet", "deals.quadrille", "deals.mediateur", "deals.ombre")
@pytest.mark.example("deals.solitaire-by-three", "deals.pique-medrille", "deals.ombre-by-two")
@pytest.mark.example("deals.quintille", "deals.new-quintille", "deals.imperial", "deals.papillon")
@pytest.mark.example("deals.ambigu", "deals.commerce", "deals.tontine", "deals.ma-commere")
@pytest.mark.example("deals.guimbarde", "deals.triomphe", "deals.beast", "deals.homme-d-auvergne")
@pytest.mark.example("deals.ferme", "deals.hoc", "deals.emprunt", "deals.poque", "deals.romestecq")
@pytest.mark.example("deals.sizette", "deals.guinguette", "deals.sixte", "deals.vingt-quatre")
@pytest.mark.example("deals.gillet", "deals.cul-bas", "deals.cuckoo", "deals.brusquembille")
@pytest.mark.example("deals.comet", "deals.comet-many-players", "deals.manille")
def test_the_deals_of_the_books_come_out() -> None:
    for deal in DEALS:
        cards = pack([RANKS[letter] for letter in deal.without.split()])
        assert len(cards) - deal.fewer == deal.pack, deal
        left = stock_left(deal.pack - deal.aside, deal.players, deal.hand)
        assert left == deal.left, deal


OTHERWISE = {
    "reversis",
    "reversis-entire",
    "ambigu-discards",
    "mouche",
    "homme-d-auvergne-turned",
    "emprunt-five",
    "comet-discard",
}
"""Examples that need more than a row of the table: each has its own test."""


def test_every_deal_that_is_registered_has_its_row() -> None:
    registered = {
        name for it in load_examples(find_project()) if (name := it.id).startswith("deals.")
    }
    rows = {f"deals.{name}" for name in {deal.game for deal in DEALS} | OTHERWISE}
    assert registered == rows


PACKETS = {
    "piquet": (12, [(2,) * 6, (3,) * 4]),
    "quadrille": (10, [(3, 3, 4), (4, 3, 3)]),
    "solitaire-by-three": (12, [(3,) * 4, (4,) * 3]),
    "pique-medrille": (10, [(4, 3, 3)]),
    "ombre": (9, [(3,) * 3]),
    "new-quintille": (8, [(4, 4)]),
    "ombre-by-two": (8, [(3, 3, 2)]),
    "imperial": (12, [(3,) * 4, (4,) * 3]),
    "ambigu": (4, [(2, 2)]),
    "guimbarde": (5, [(3, 2)]),
    "triomphe": (5, [(2, 3)]),
    "beast": (5, [(2, 2, 1), (2, 3), (3, 2)]),
    "poque": (5, [(2, 3)]),
    "romestecq": (5, [(2, 2, 1), (3, 2)]),
    "sizette": (6, [(3, 3)]),
    "guinguette": (4, [(2, 2)]),
    "sixte": (6, [(3, 3)]),
    "cul-bas": (5, [(2, 3)]),
    "comet": (18, [(3,) * 6]),
}
"""By which packets the books say that the cards are dealt."""


def test_the_packets_of_the_books_make_the_hand() -> None:
    for game, (hand, ways) in PACKETS.items():
        assert hand in {deal.hand for deal in DEALS if deal.game == game}, game
        assert all(packets_make(hand, packets) for packets in ways), game


@pytest.mark.example("deals.mediateur")
def test_twice_four_and_once_two_would_make_ten_too() -> None:
    assert packets_make(10, (3, 3, 4)) and packets_make(10, (4, 4, 2))


@pytest.mark.example("deals.ombre-by-two", "deals.ambigu", "deals.guinguette")
@pytest.mark.example("deals.papillon", "deals.brusquembille")
def test_the_packs_of_the_rules_are_those_of_the_table() -> None:
    def packs(game: str) -> set[tuple[int, int]]:
        return {(deal.players, deal.pack) for deal in DEALS if deal.game == game}

    assert (6, len(AMBIGU_PACK)) in packs("ambigu")
    for reading in SmallCards:
        assert {(n, len(thirty_six(reading))) for n in (3, 4)} <= packs("guinguette")
    assert packs("brusquembille") == {(n, pack_of(n)) for n in (2, 3, 4, 5)}
    for suit in (Suit.HEARTS, Suit.DIAMONDS):
        assert packs("ombre-by-two") == {(2, len(pack_by_two(suit_left_out=suit)))}
        assert {deal.left for deal in DEALS if deal.game == "ombre-by-two"} == {
            stock_by_two(suit_left_out=suit)
        }
    for deal in DEALS:
        if deal.game == "papillon":
            assert stock_after(players=deal.players, rounds=1) == deal.left


@pytest.mark.example("deals.imperial")
def test_three_players_of_imperial_need_the_sixes() -> None:
    with pytest.raises(ValueError, match="more than the pack's 32"):
        stock_left(32, 3, 12)


@pytest.mark.example("deals.reversis")
def test_reversis_leaves_three_and_two_or_seven() -> None:
    assert hands_dealt(pack=48, players=4, talon=3) == (11, 11, 11, 12)
    assert hands_dealt(pack=48, players=5, talon=2) == (9, 9, 9, 9, 10)
    assert hands_dealt(pack=48, players=5, talon=7) == (8, 8, 8, 8, 9)


@pytest.mark.example("deals.reversis-entire")
def test_reversis_with_the_entire_pack_does_not_come_out_for_five() -> None:
    assert hands_dealt(pack=52, players=4, talon=3) == (12, 12, 12, 13)
    for talon in (2, 7):
        with pytest.raises(ValueError, match=f"talon={talon} cannot be"):
            hands_dealt(pack=52, players=5, talon=talon)


@pytest.mark.example("deals.papillon", "deals.brusquembille")
def test_the_rounds_come_out_even() -> None:
    """Papillon deals three more to each, Brusquembille a card; what is left are whole rounds."""
    rounds = {
        (deal.game, deal.players): divmod(deal.left, deal.players * (3 if more else 1))
        for deal in DEALS
        if (more := deal.game == "papillon") or deal.game == "brusquembille"
    }
    assert rounds == {
        ("papillon", 3): (4, 0),
        ("papillon", 4): (3, 0),
        ("brusquembille", 2): (13, 0),
        ("brusquembille", 4): (5, 0),
        ("brusquembille", 3): (7, 0),
        ("brusquembille", 5): (3, 0),
    }
    for players in (3, 5):
        assert stock_left(32, players, 3) % players == 2


@pytest.mark.example("deals.ambigu-discards")
def test_ambigu_may_exhaust_its_pack_with_five_or_six() -> None:
    """Two cards, two for them, two more, and four for the last time."""
    used = 2 + 2 + 2 + 4
    assert stock_left(len(AMBIGU_PACK), 4, used) == 0
    for players in (5, 6):
        with pytest.raises(ValueError, match="more than the pack's 40"):
            stock_left(len(AMBIGU_PACK), players, used)


@pytest.mark.example("deals.mouche")
def test_mouche_leaves_three_for_each_and_the_card_turned_up() -> None:
    """Five cards and three: so many the pack has to have."""
    needed = {players: players * (5 + 3) + 1 for players in range(3, 7)}
    assert needed == {3: 25, 4: 33, 5: 41, 6: 49}
    piquet = len(pack([RANKS[letter] for letter in PIQUET.split()]))
    without_sevens = len(pack([RANKS[letter] for letter in TWENTY_EIGHT.split()]))
    assert needed[3] <= without_sevens < piquet < needed[4]
    assert needed[6] <= len(pack())


@pytest.mark.example("deals.homme-d-auvergne-turned")
def test_six_players_of_the_man_of_auvergne_have_no_third_card_to_turn_up() -> None:
    left = {deal.players: deal.left for deal in DEALS if deal.game == "homme-d-auvergne"}
    assert [players for players, cards in left.items() if cards < 3] == [6]


@pytest.mark.example("deals.emprunt-five")
def test_five_players_of_emprunt_need_the_entire_pack() -> None:
    with pytest.raises(ValueError, match="5 players with 10 cards are more than the pack's 44"):
        stock_left(len(pack([Rank.ACE, Rank.TWO])), 5, 10)
    assert stock_left(len(pack()), 5, 10) == 2


@pytest.mark.example("deals.comet-discard")
def test_what_the_players_of_comet_take_is_there() -> None:
    takes = {2: (6, 3), 3: (6, 3, 3), 4: (4, 2, 1, 1), 5: ()}
    stock = {d.players: d.left for d in DEALS if d.game.startswith("comet") and d.pack == 48}
    assert {players: stock[players] - sum(most) for players, most in takes.items()} == {
        2: 3,
        3: 0,
        4: 0,
        5: 3,
    }


@pytest.mark.example("deals.vingt-quatre")
def test_twelve_players_with_twelve_cards_are_a_misprint() -> None:
    with pytest.raises(ValueError, match="12 players with 12 cards are more than the pack's 52"):
        stock_left(52, 12, 12)


def test_no_row_stands_twice() -> None:
    assert max(Counter(DEALS).values()) == 1


IN_WORDS = {
    **{3: "three|threes|trois", 4: "four|quatre", 5: "five|cinq", 6: "six", 8: "eight|huit"},
    **{9: "nine|neuf", 10: "ten|dix", 12: "twelve|douze", 13: "treize", 15: "fifteen|quinze"},
    **{17: "dix-sept", 18: "eighteen|dix-huit", 26: "vingt-six"},
}


def test_the_hands_of_the_table_stand_in_the_words_of_the_books() -> None:
    """A hand of one card has no figure."""
    quoted = {it.id: " ".join(it.words.values()) for it in load_examples(find_project())}
    for deal in DEALS:
        if deal.hand > 1:
            said = rf"\b(?:{IN_WORDS[deal.hand]})\b(?!-)"
            assert re.search(said, quoted[f"deals.{deal.game}"], re.IGNORECASE), deal
