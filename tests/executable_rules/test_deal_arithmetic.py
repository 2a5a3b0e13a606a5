"""The arithmetic of every pack: does pack, players, hand and stock come out as the books say?

Their words and their figures stand in corpus/examples/deals.toml.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from executable_rules.ambigu.terms import AMBIGU_PACK
from executable_rules.brusquembille.setting import pack_size
from executable_rules.guinguette.dealing import pack_played_with
from executable_rules.guinguette.terms import SmallCards
from executable_rules.mechanics.cards import Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make, stock_left
from executable_rules.ombre.two import pack_by_two, stock_by_two
from executable_rules.papillon.dealing import stock_after
from lawsofplay.base.project import find_project
from lawsofplay.cases.examples import load_examples

RANKS = {rank.letter: rank for rank in Rank}
PIQUET, TWENTY_EIGHT = "2 3 4 5 6", "2 3 4 5 6 7"

EXAMPLES = {
    example.id.removeprefix("deals."): example
    for example in load_examples(find_project())
    if example.group == "deals"
}
"""The deals of the books, by game."""

DEALS = [(game, deal) for game, it in EXAMPLES.items() for deal in it.deals]


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
    for game, deal in DEALS:
        cards = pack([RANKS[letter] for letter in deal.without.split()])
        assert len(cards) - deal.fewer == deal.pack, game
        left = stock_left(deal.pack - deal.aside, deal.players, deal.hand)
        assert left == deal.left, game


OTHERWISE = {"reversis", "reversis-entire", "ambigu-discards", "mouche", "emprunt-five"}
OTHERWISE |= {"homme-d-auvergne-turned", "comet-discard"}
"""Examples that need more than figures: each has its own test."""


def test_every_deal_has_its_figures_or_its_test() -> None:
    assert {game for game, it in EXAMPLES.items() if not it.deals} == OTHERWISE


def test_the_packets_of_the_books_make_the_hand() -> None:
    ways = [(example, packets) for example in EXAMPLES.values() for packets in example.packets]
    assert ways
    for it, packets in ways:
        assert any(packets_make(deal.hand, packets) for deal in it.deals), it.id


@pytest.mark.example("deals.mediateur")
def test_twice_four_and_once_two_would_make_ten_too() -> None:
    assert packets_make(10, (3, 3, 4)) and packets_make(10, (4, 4, 2))


@pytest.mark.example("deals.ombre-by-two", "deals.ambigu", "deals.guinguette")
@pytest.mark.example("deals.papillon", "deals.brusquembille")
def test_the_packs_of_the_rules_are_those_of_the_table() -> None:
    def packs(game: str) -> set[tuple[int, int]]:
        return {(deal.players, deal.pack) for deal in EXAMPLES[game].deals}

    assert (6, len(AMBIGU_PACK)) in packs("ambigu")
    for reading in SmallCards:
        thirty_six = {(n, len(pack_played_with(players=n, reading=reading))) for n in (3, 4)}
        assert thirty_six <= packs("guinguette")
    assert packs("brusquembille") == {(n, pack_size(players=n)) for n in (2, 3, 4, 5)}
    for suit in (Suit.HEARTS, Suit.DIAMONDS):
        assert packs("ombre-by-two") == {(2, len(pack_by_two(suit_left_out=suit)))}
        assert [deal.left for deal in EXAMPLES["ombre-by-two"].deals] == [
            stock_by_two(suit_left_out=suit)
        ]
    for deal in EXAMPLES["papillon"].deals:
        assert stock_after(players=deal.players, deals=1) == deal.left


@pytest.mark.example("deals.imperial")
def test_three_players_of_imperial_need_the_sixes() -> None:
    with pytest.raises(ValueError, match="more than the pack's 32"):
        stock_left(32, 3, 12)


@pytest.mark.example("deals.papillon", "deals.brusquembille")
def test_the_rounds_come_out_even() -> None:
    """Papillon deals three more to each, Brusquembille a card; what is left are whole rounds."""
    rounds = {
        (game, deal.players): divmod(deal.left, deal.players * cards)
        for game, cards in (("papillon", 3), ("brusquembille", 1))
        for deal in EXAMPLES[game].deals
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
    left = {deal.players: deal.left for deal in EXAMPLES["homme-d-auvergne"].deals}
    assert [players for players, cards in left.items() if cards < 3] == [6]


@pytest.mark.example("deals.emprunt-five")
def test_five_players_of_emprunt_need_the_entire_pack() -> None:
    with pytest.raises(ValueError, match="5 players with 10 cards are more than the pack's 44"):
        stock_left(len(pack([Rank.ACE, Rank.TWO])), 5, 10)
    assert stock_left(len(pack()), 5, 10) == 2


@pytest.mark.example("deals.comet-discard")
def test_what_the_players_of_comet_take_is_there() -> None:
    takes = {2: (6, 3), 3: (6, 3, 3), 4: (4, 2, 1, 1), 5: ()}
    deals = (*EXAMPLES["comet"].deals, *EXAMPLES["comet-many-players"].deals)
    stock = {deal.players: deal.left for deal in deals if deal.pack == 48}
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
    assert max(Counter(map(repr, DEALS)).values()) == 1


IN_WORDS = {
    **{3: "three|threes|trois", 4: "four|quatre", 5: "five|cinq", 6: "six", 8: "eight|huit"},
    **{9: "nine|neuf", 10: "ten|dix", 12: "twelve|douze", 13: "treize", 15: "fifteen|quinze"},
    **{17: "dix-sept", 18: "eighteen|dix-huit", 26: "vingt-six"},
}


def test_the_hands_of_the_table_stand_in_the_words_of_the_books() -> None:
    """A hand of one card has no figure."""
    for game, deal in DEALS:
        if deal.hand > 1:
            said = rf"\b(?:{IN_WORDS[deal.hand]})\b(?!-)"
            assert re.search(said, " ".join(EXAMPLES[game].words.values()), re.IGNORECASE), game
