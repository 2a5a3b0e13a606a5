"""Guimbarde: what hands are, marriages, and faults."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.guimbarde.boxes import makes_point
from executable_rules.guimbarde.faults import fails_to_force, renounces
from executable_rules.guimbarde.fool import paid_for_fool
from executable_rules.guimbarde.marriages import boxes_drawn, grand_match, wins_king_of_hearts
from executable_rules.guimbarde.playing import plays
from executable_rules.guimbarde.terms import (
    BOXES,
    DUTIES,
    POINT,
    boxes_opened,
    drawn,
    guimbarde_ranking,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Forfeit, Payee, Unit

PLAYERS = ("Ann", "Ben", "Cis", "Dan", "Eve")


@pytest.mark.parametrize("trump", Suit)
def test_guimbarde_the_king_and_the_fool_are_the_first_three_whatever_is_trumps(
    trump: Suit,
) -> None:
    """The Academy of Play, pp. 195-196, lines 11434-11446; Académie, p. 305, lines 15267-15275."""
    order = guimbarde_ranking(trump)
    trumps = [str(card) for card in order.trumps()]
    rest = [f"{letter}{trump.value}" for letter in ("K", "Q", "J", "A", *range(10, 1, -1))]
    assert trumps == ["QH", "KH", "JD", *(card for card in rest if card not in ("QH", "KH", "JD"))]
    assert sorted(str(card) for held in order.suits.values() for card in held) == sorted(
        map(str, pack())
    )


@pytest.mark.parametrize("suit", Suit)
def test_the_ace_is_inferior_to_the_knave_and_superior_to_the_ten(suit: Suit) -> None:
    """P. 196, lines 11443-11446."""
    order = guimbarde_ranking(Suit.CLUBS if suit is Suit.SPADES else Suit.SPADES)
    king, ace, ten = (Card(rank, suit) for rank in (Rank.KING, Rank.ACE, Rank.TEN))
    assert order.beats(ace, ten)
    if suit is not Suit.HEARTS:
        assert order.beats(king, ace)
    if suit is not Suit.DIAMONDS:
        assert order.beats(Card(Rank.KNAVE, suit), ace)


@pytest.mark.example("guimbarde.five-boxes")
def test_one_hand_draws_all_five_boxes() -> None:
    """X38: pp. 194-195, lines 11355-11432; W44: Académie, p. 305, lines 15242-15251."""
    hand = cards("KH QH JD AH 7S")
    table = boxes_opened(PLAYERS, each=20).staked()
    assert [table.lying(box) for box in BOXES] == [5, 5, 5, 5, 5]
    assert makes_point(hand=hand)
    after = table.shown({"Ann": hand}).drawn("Ann", [POINT])
    assert [after.lying(box) for box in BOXES] == [0, 0, 0, 0, 0]
    assert after.ledger.held["Ann"] == 20 - 5 + 25
    assert after.ledger.total == 100
    # Then each puts a counter into the box of the Point: the stake of him that wins the Cards.
    assert after.staked(boxes=[POINT]).lying(POINT) == 5


@pytest.mark.example("guimbarde.one-box")
def test_any_one_of_these_separately_draws_its_own_box() -> None:
    """P. 195, lines 11421-11426: you draw according to what it is."""
    table = boxes_opened(PLAYERS)
    assert table.drawn_by(cards("KH 7S")) == ("the King",)
    assert table.drawn_by(cards("QH 7S")) == ("the Guimbarde",)
    assert table.drawn_by(cards("JD 7S")) == ("the Fool",)
    assert table.drawn_by(cards("KH QH")) == ("the Marriage", "the King", "the Guimbarde")
    assert table.drawn_by(cards("KD QD JH")) == ()


@pytest.mark.example("guimbarde.point")
def test_three_four_or_five_of_a_suit_make_a_point() -> None:
    """P. 194, lines 11383-11385; the King and the Guimbarde count for it as hearts."""
    assert not makes_point(hand=cards("KH QH JD 7S 8S"))
    assert makes_point(hand=cards("KH QH 7H JD 8S"))
    assert makes_point(hand=cards("2C 3C 4C 5C 6C"))
    assert not makes_point(hand=cards("2C 3C"))


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(5, 9), st.data())
def test_what_one_gains_the_others_pay(players: int, data: st.DataObject) -> None:
    seats = st.integers(0, players - 1)
    gains = drawn(
        players, data.draw(seats), data.draw(st.sets(seats)), each=data.draw(st.integers(0, 3))
    )
    assert sum(gains) == 0
    assert len(gains) == players


def test_as_at_trumps_one_follows_forces_and_trumps() -> None:
    """P. 196, lines 11449-11451: continued on, as at the Game of Trumps."""
    assert DUTIES.follow and DUTIES.trump and DUTIES.head
    assert plays(hand=cards("KS 7S QH"), trick=cards("9S"), trump=Suit.CLUBS) == cards("KS")
    assert plays(hand=cards("KC 7D QH"), trick=cards("9S"), trump=Suit.CLUBS) == cards("KC QH")
    with pytest.raises(ValueError, match="winner=5"):
        drawn(5, 5, [])
    with pytest.raises(ValueError, match="seat=5"):
        drawn(5, 0, [5])


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "He who has the grand match in hand, that is the King and Queen of Hearts, receives two "
    "Counters from each Player, in playing the Cards, besides the boxes that he draws",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "Qui a le grand mariage en main; c'est-à-dire, le roi & la dame de cœur, tire deux jettons de "
    "chaque Joueur, en jouant les cartes, outre les boetes qu'il a gagné",
)
def test_the_grand_match_in_hand_is_worth_two_from_each_besides_the_boxes() -> None:
    gains = grand_match(players=5, winner=1, has_it=True)
    assert gains == (-2, 8, -2, -2, -2)
    hand = cards("KH QH 7S 8S 9S")
    drawn = boxes_drawn(hand=hand)
    assert drawn == ("the Marriage", "the King", "the Guimbarde")
    table = boxes_opened("ABCDE").staked().drawn("B", drawn)
    assert table == boxes_opened("ABCDE").staked().shown({"B": hand})
    assert table.ledger.held["B"] + gains[1] == -5 + 15 + 8
    assert table.ledger.total == 0


@pytest.mark.quotes("bellecour.guimbarde.laws.4", "besides the boxes that he draws")
@pytest.mark.quotes("academie.guimbarde.laws.4", "outre les boetes qu'il a gagné")
@pytest.mark.example("guimbarde.five-boxes")
def test_the_five_boxes_may_come_together_in_one_hand() -> None:
    """X38: pp. 194-195, lines 11355-11432; W44: Académie, p. 305, lines 15242-15251."""
    five = ("the Point", "the Marriage", "the Fool", "the King", "the Guimbarde")
    for hand in ("KH QH JD 7H 7S", "KH QH JD 7H 8H"):
        drawn = boxes_drawn(hand=cards(hand), allowed_as_good=True)
        assert drawn == five
        table = boxes_opened("ABCDE", each=20).staked()
        after = table.drawn("C", drawn)
        assert [table.lying(box) for box in five] == [5] * 5
        assert [after.lying(box) for box in five] == [0] * 5
        assert after.ledger.held["C"] == 40
        assert after.ledger.total == 100
    assert boxes_drawn(hand=cards("KH QH JD 7H 7S")) == five[1:]
    assert boxes_drawn(hand=cards("KH QH JD 7C 7S"), allowed_as_good=True) == five[1:]
    assert boxes_drawn(hand=cards("JD 7D 8D 7C 7S"), allowed_as_good=True) == (five[0], five[2])
    assert boxes_drawn(hand=cards("KD QD JH 7C 7S"), allowed_as_good=True) == ()


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "to whom alone the privilege of winning the King of Hearts belongs",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "par un privilége à elle seulement accordé, enleve le roi de cœur",
)
def test_guimbarde_alone_wins_the_king_of_hearts() -> None:
    for trump in Suit:
        winners = [card for card in pack() if wins_king_of_hearts(card=card, trump=trump)]
        assert winners == list(cards("QH"))


TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.5",
    "if in play he should be taken by the King or Queen of Hearts, he receives nothing; on the "
    "contrary, he pays a Counter to the Player that takes him",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.5",
    "qu'il soit pris par le roi ou la dame de cœur, il ne gagne rien, au contraire il en paye un à "
    "celui qui l'emporte",
)
def test_the_fool_taken_pays_him_that_takes_him() -> None:
    for card in cards("KH QH"):
        assert paid_for_fool(players=5, seat=3, other_card=card, other_seat=1) == (0, 1, 0, -1, 0)
    for card in (card for card in pack() if str(card) not in ("KH", "QH")):
        with pytest.raises(ValueError, match="King or Queen of Hearts"):
            paid_for_fool(players=5, seat=3, other_card=card, other_seat=1)
    for taking, taker in [(None, 1), (Card.parse("KH"), None), (Card.parse("KH"), 3)]:
        with pytest.raises(ValueError, match="given both"):
            paid_for_fool(players=5, seat=3, other_card=taking, other_seat=taker)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(pack()), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(0, 3),
)
def test_a_card_is_in_order_or_it_is_a_fault(held: list[Card], trump: Suit, lie: int) -> None:
    trick, hand = tuple(held[:lie]), tuple(held[3:])
    for card in hand:
        fines = [
            asked(hand=hand, trick=trick, card_played=card, trump=trump)
            for asked in (renounces, fails_to_force)
        ]
        assert (TO_EACH in fines) == (card not in plays(hand=hand, trick=trick, trump=trump))
