"""Ombre: the worked examples of its chapters, read from the words that the register quotes."""

from __future__ import annotations

import re

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.matadors import (
    BASTO,
    SPADILLE,
    manille,
    natural_order,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.claims import matadors_of_the_ombre
from executable_rules.ombre.packs import HAND
from executable_rules.ombre.playing import makes_gano, refuses_the_king
from executable_rules.ombre.settling import beast_when_marked_differently, hazards_from_each
from executable_rules.quadrille.beasts import game_marked, quintille_beast
from executable_rules.quadrille.naming import suit_named, trump_named
from executable_rules.quadrille.ombre_beasts import marked_by_each, ombre_beast
from executable_rules.quintille import (
    codille_won,
    divide_the_spoil,
    friends_win,
    sans_prendre_draws,
)
from lawsofplay.base.project import find_project
from lawsofplay.cases.examples import load_examples

RANKS = {rank.name.casefold(): rank for rank in Rank} | {
    **{"roi": Rank.KING, "dame": Rank.QUEEN, "valet": Rank.KNAVE, "as": Rank.ACE},
    **{"deux": Rank.TWO, "trois": Rank.THREE, "quatre": Rank.FOUR, "cinq": Rank.FIVE},
    **{"sept": Rank.SEVEN, "duce": Rank.TWO},
    **{str(number): Rank(number) for number in range(2, 8)},
}


def quoted(example: str) -> dict[str, str]:
    """The words of an example, by page."""
    return next(it.words for it in load_examples(find_project()) if it.id == example)


def named(word: str, suit: Suit) -> Card:
    """A card as a list of trumps or of a plain suit names it, in English or French."""
    if word in ("manill", "manille"):
        return manille(suit)
    if word in ("punto", "ponte"):
        return Card(Rank.ACE, suit)
    aces = {"spadill": SPADILLE, "espadille": SPADILLE, "basto": BASTO, "baste": BASTO}
    return aces.get(word) or Card(RANKS[word], suit)


@pytest.mark.example("ombre.natural-black", "ombre.natural-red")
@pytest.mark.example("ombre.trumps-black", "ombre.trumps-red")
@pytest.mark.parametrize("suit", Suit)
def test_the_lists_of_the_books_are_the_orders_of_the_family(suit: Suit) -> None:
    colour = "red" if suit.red else "black"
    orders = {"natural": natural_order(suit), "trumps": ombre_ranking(suit).trumps()}
    for name, order in orders.items():
        for page, words in quoted(f"ombre.{name}-{colour}").items():
            cells = re.findall(r"\w+", words.casefold())
            if page == "seymour.p006":  # a table of two columns, below the matadors and Punto
                cells = cells[0 if suit.red else 1 :: 2]
                order = order[-len(cells) :]
            assert tuple(named(cell, suit) for cell in cells) == order, page
    assert [len(order) for order in orders.values()] == ([10, 12] if suit.red else [9, 11])


@pytest.mark.example("ombre.matadors-to-nine")
def test_from_spadille_to_the_knave_they_are_seven_and_with_the_two_and_three_nine() -> None:
    hand = cards("AS 7H AC AH KH QH JH")
    assert matadors_of_the_ombre(ombre_hand=hand, trump=Suit.HEARTS) == 7
    assert matadors_of_the_ombre(ombre_hand=(*hand, *cards("2H 3H")), trump=Suit.HEARTS) == 9
    black = cards("AS 2S AC KS QS JS 7S 6S 5S")
    assert matadors_of_the_ombre(ombre_hand=black, trump=Suit.SPADES) == 9


@pytest.mark.example("ombre.five-trumps")
def test_three_matadors_the_seven_and_the_three_are_five_trumps_of_nine_cards() -> None:
    hand = cards("AS 2S AC 7S 3S KH QH JD 4C")
    trumps = [card for card in hand if ombre_ranking(Suit.SPADES).is_trump(card)]
    assert trumps == list(cards("AS 2S AC 7S 3S"))
    assert matadors_of_the_ombre(ombre_hand=hand, trump=Suit.SPADES) == 3
    assert len(set(hand)) == HAND == 5 + 4


@pytest.mark.example("ombre.hearts-i-mean-spades")
def test_he_who_says_hearts_and_means_spades_plays_in_hearts() -> None:
    for said in (("Hearts", "Spades"), ("Cœur", "Pique")):
        suits = tuple(suit for word in said if (suit := suit_named(words_said=word)))
        assert suits == (Suit.HEARTS, Suit.SPADES)
        assert trump_named(suits_named=suits, suit=Suit.SPADES) is Suit.HEARTS
    assert suit_named(words_said="love") is suit_named(words_said="guerre") is None


@pytest.mark.example("ombre.matadors-to-nine")
@pytest.mark.parametrize("trump", Suit)
def test_from_three_to_nine_in_sequence_are_paid(trump: Suit) -> None:
    order = ombre_ranking(trump).trumps()
    paid = [matadors_of_the_ombre(ombre_hand=order[:number], trump=trump) for number in range(10)]
    assert paid == [0, 0, 0, 3, 4, 5, 6, 7, 8, 9]
    # They must follow one another: the gap ends the sequence.
    broken = (*order[:3], order[4])
    assert sequence_of_matadors(broken, trump) == 3


@pytest.mark.example("ombre.gano-of-the-king")
def test_the_king_alone_must_be_played_to_the_queen() -> None:
    king, queen, small = cards("KS QS 4S")
    hand = (king, small, *cards("5H 3C"))
    assert makes_gano(hand=hand, card_led=queen, trump=Suit.DIAMONDS) == (small,)
    alone = (king, *cards("5H 3C"))
    assert makes_gano(hand=alone, card_led=queen, trump=Suit.DIAMONDS) == (king,)
    for plays, penalty in ((king, Penalty.NONE), (alone[1], Penalty.BEAST)):
        said = refuses_the_king(hand=alone, card_led=queen, trump=Suit.DIAMONDS, card_played=plays)
        assert said is penalty


@pytest.mark.example("ombre.beast-of-45", "ombre.beast-of-126")
def test_the_figures_of_counters_make_45_and_126() -> None:
    """Three counters and two for a pass; then two passes more."""
    first = ombre_beast(counters_before_him=marked_by_each(deals_passed=1))
    assert first == 3 * (5 * 3) == 45
    passes = 3 * (4 * 3)
    second = ombre_beast(counters_before_him=marked_by_each(deals_passed=3), pool=first)
    assert second == 45 + passes + first == 126
    assert beast_when_marked_differently(counters_by_seat=(5, 5, 5)) == first


@pytest.mark.example("ombre.pretintailles")
@pytest.mark.parametrize("page", ["bellecour.p150", "academie.p218"])
def test_both_lists_of_hazards_name_fourteen(page: str) -> None:
    words = re.split(r"viz\.|qui sont", quoted("ombre.pretintailles")[page])[1]
    names = [name for name in re.split(r", and |,| & ", words.strip(" .")) if name.strip()]
    assert len(names) == len(set(names)) == 14


@pytest.mark.example("ombre.pretintailles")
@pytest.mark.parametrize("trump", Suit)
def test_bon_air_and_guinguette_cannot_be_in_one_hand(trump: Suit) -> None:
    """Four matadors, and a game won without a black ace: each is a fish from each, won or lost."""
    bon_air = ombre_ranking(trump).trumps()[:4]
    assert sequence_of_matadors(bon_air, trump) == 4
    assert {SPADILLE, BASTO} <= set(bon_air)
    guinguette = [card for card in ombre_ranking(trump).trumps() if card not in (SPADILLE, BASTO)]
    assert sequence_of_matadors(guinguette[:HAND], trump) == 0
    assert [hazards_from_each(hazards=1, has_won=won) for won in (True, False)] == [1, -1]


@pytest.mark.example("quintille.two-of-five")
@pytest.mark.parametrize(("lying", "shares"), [(3, (2, 1)), (4, (2, 2)), (5, (3, 2))])
def test_what_is_left_is_shared_and_the_odd_counter_is_his_who_plays(
    lying: int, shares: tuple[int, int]
) -> None:
    assert friends_win(tricks=5, pool=lying) == divide_the_spoil(counters=lying) == shares


@pytest.mark.example("quintille.two-of-five")
def test_of_one_counter_from_each_of_five_two_drawn_leave_three() -> None:
    five = ("Ann", "Ben", "Cis", "Dan", "Eve")
    table = Ledger.opened(five, each=20).collected(five, 1)
    assert table.held[POOL] == 5
    assert sans_prendre_draws(pool=5) == ((2,), 3)
    assert table.paid(POOL, "Ann", 2).held[POOL] == 3
    assert friends_win(tricks=5) == friends_win(tricks=5, pool=3) == (2, 1)


@pytest.mark.example("quintille.codille")
def test_of_four_or_five_counters_three_draw_one_and_one_or_two_are_left() -> None:
    waiting = [codille_won(pool=lying, seats=()) for lying in (4, 5)]
    assert waiting == [((1, 1, 1), 1), ((1, 1, 1), 2)]
    assert codille_won(pool=4, seats=(2, 0)) == ((1, 1, 2), 0)
    assert codille_won(pool=5, seats=(2, 0)) == ((2, 1, 2), 0)


@pytest.mark.example("new-quintille.beasts")
def test_a_fish_and_five_counters_are_the_first_beast_of_the_new_quintille() -> None:
    assert quintille_beast(place=1) == game_marked(price=10, players=5) == 15
