"""Hoc: what hands are, calling, and prices."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.hoc.calling import best_point, best_sequence, is_single, may_revy, renvie
from executable_rules.hoc.prices import (
    for_quart_to_king,
    for_quint,
    for_quint_to_king,
    for_single_sequences,
    for_tierce_or_quart,
)
from executable_rules.hoc.terms import (
    HOCS,
    Game,
    Privilege,
    dealt_to_each,
    hoc_pack,
    is_hoc,
    privileges,
    worth_when_played,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Silence


@pytest.mark.example("hoc.deal")
@pytest.mark.quotes("bellecour.hoc.2", "all the fifty-two cards")
@pytest.mark.quotes("bellecour.hoc.1", "fifteen cards to each, and in the other twelve")
def test_cards_are_left_of_either_deal() -> None:
    left = {n: stock_left(len(hoc_pack()), n, dealt_to_each(players=n)) for n in (2, 3)}
    assert left == {2: 22, 3: 16}


@pytest.mark.quotes("bellecour.hoc.4", "he may play them for what other cards he pleases")
@pytest.mark.quotes("academie.hoc.4", "peut s'en servir pour telles cartes que bon lui semble")
def test_the_six_cards_go_for_any_other() -> None:
    for card in pack():
        assert (Privilege.ANY_CARD in privileges(card=card)) is (card in HOCS)


@pytest.mark.quotes(
    "bellecour.hoc.5", "the four Kings, the Queen of spades, and the Knave of diamonds"
)
@pytest.mark.quotes("academie.hoc.5", "les quatre rois, la dame de pique & le valet de carreau")
def test_there_are_six_hocs() -> None:
    assert [card for card in hoc_pack() if is_hoc(card=card)] == list(cards("QS KS KH JD KD KC"))
    for other in cards("QH QD QC JS JH JC AS 10D"):
        assert not is_hoc(card=other)


@pytest.mark.quotes("bellecour.hoc.5", "either of which are worth a counter to him that plays them")
@pytest.mark.quotes("academie.hoc.5", "chacune de ces cartes vaut un jetton à celui qui la jette")
def test_a_hoc_is_worth_a_counter() -> None:
    assert sum(worth_when_played(card=card) for card in hoc_pack()) == 6
    assert worth_when_played(card=Card.parse("QS")) == 1
    assert worth_when_played(card=Card.parse("QH")) == 0


@pytest.mark.example("hoc.revy-of-twenty")
@pytest.mark.quotes("bellecour.hoc.9", "going on to twenty; at least you can if you choose it")
@pytest.mark.quotes("academie.hoc.9", "en montant toujours de vingt; l'on peut de moins")
def test_the_two_books_agree_up_to_twenty_in_all() -> None:
    for before, revy in product(range(1, 22), repeat=2):
        english, french = (
            may_revy(earlier_revys=(before,), bid=revy),
            renvie(earlier_revys=(before,), bid=revy),
        )
        assert french is (revy <= 20)
        assert english is (Silence.NOT_SAID if french and before + revy > 20 else french)


@pytest.mark.example("hoc.single-sequences")
@pytest.mark.quotes(
    "bellecour.hoc.17",
    "The highest single sequence is Queen, Knave and Ten, and the lowest, Ace, Two and Three",
)
@pytest.mark.quotes(
    "academie.hoc.17",
    "dame, valet & dix est la plus forte séquence simple, & la derniére est as, deux & trois",
)
def test_single_sequences_go_from_ace_two_three_to_the_queen() -> None:
    suit = [Card(rank, Suit.CLUBS) for rank in Rank]
    threes = [tuple(suit[at : at + 3]) for at in range(11)]
    single = [three for three in threes if is_single(run=three)]
    assert (single[0], single[-1]) == (cards("AC 2C 3C"), cards("10C JC QC"))
    assert len(single) == 10
    higher = all(best_sequence(hands=(one, _hearts(it))) == 0 for it, one in pairwise(single))
    assert higher


def _hearts(run: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card(card.rank, Suit.HEARTS) for card in run)


DECK = pack()


@given(st.lists(st.integers(0, 51), min_size=24, max_size=24, unique=True))
def test_who_has_the_best_does_not_hang_on_the_places(order: list[int]) -> None:
    one, other = (tuple(DECK[number] for number in half) for half in (order[:12], order[12:]))
    for best in (best_point, best_sequence):
        there, back = best(hands=(one, other)), best(hands=(other, one))
        assert back == (1 - there if isinstance(there, int) else there)


SINGLE, DOUBLE = Game
KING, QUEEN, KNAVE = Rank.KING, Rank.QUEEN, Rank.KNAVE


def for_sequence(*, cards: int, top: Rank, game: Game = Game.SINGLE) -> int | Silence:
    """What a sequence is paid, by the prices of the book together, where they say it.

    Not said are the quart to the queen, six cards or more that end below the king, and the
    single sequence in a double game.
    """
    if top is KING and cards >= 4:
        return (
            for_quart_to_king(mode=game)
            if cards == 4
            else for_quint_to_king(card_count=cards, mode=game)
        )
    if cards >= 5:
        return for_quint(mode=game) if cards == 5 else Silence.NOT_SAID
    if cards == 3 and top is not KING:
        return for_single_sequences(number=1, mode=game)
    return for_tierce_or_quart(card_count=cards, top_card=top, mode=game)


@pytest.mark.example("hoc.prices-of-sequences")
@pytest.mark.quotes("bellecour.hoc.20", "receives two counters; and the same is paid to him")
@pytest.mark.quotes("bellecour.hoc.22", "Three counters are paid, for the quart to the king")
@pytest.mark.quotes("bellecour.hoc.23", "is paid three counters when it is a single game")
@pytest.mark.quotes("bellecour.hoc.24", "receives from each player four counters")
def test_the_prices_of_the_sequences_rise_with_them() -> None:
    sequences = [(3, QUEEN), (3, KING), (4, KNAVE), (4, KING), (5, QUEEN), (5, KING), (6, KING)]
    single = [for_sequence(cards=cards, top=top) for cards, top in sequences]
    double = [for_sequence(cards=cards, top=top, game=DOUBLE) for cards, top in sequences]
    assert single == [1, 2, 2, 3, 3, 4, 4]
    assert double == [Silence.NOT_SAID, 4, 4, 6, 6, 8, 8]


@pytest.mark.example("hoc.quart-to-the-queen")
@pytest.mark.quotes("bellecour.hoc.20", "a quart to some card which he may have, up to the knave")
@pytest.mark.quotes("bellecour.hoc.22", "for the quart to the king")
@pytest.mark.quotes("academie.hoc.20", "quelque carte que ce puisse être jusqu'au valet")
@pytest.mark.quotes("academie.hoc.22", "pour la quatriéme de roi")
def test_the_quart_to_the_queen_has_no_price() -> None:
    priced = {top: for_sequence(cards=4, top=top) for top in (KNAVE, QUEEN, KING)}
    assert priced == {KNAVE: 2, QUEEN: Silence.NOT_SAID, KING: 3}
    for length in (6, 7):
        assert for_sequence(cards=length, top=QUEEN) is Silence.NOT_SAID
