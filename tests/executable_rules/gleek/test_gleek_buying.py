"""Gleek: buying the stock, Gleeks and Mournivals, and faults in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.gleek.buying import (
    Call,
    Odd,
    Purchase,
    buys_stock,
    calls_for_gleek,
    counts_after_discard,
    forfeits_for_laid_out,
    gleek_a_piece,
    gleek_receives,
    mournival_a_piece,
    odd_money,
    of_a_rank,
    of_a_rank_1754,
    pays_after_bating,
)
from executable_rules.gleek.dealing import next_bid
from executable_rules.gleek.terms import A_PIECE, Held
from executable_rules.mechanics.cards import Rank

ACE, KING, QUEEN, KNAVE = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE


@pytest.mark.example("gleek.sixteen-for-the-stock")
@pytest.mark.quotes(
    "cotton.gleek.10",
    "if at sixteen they say, take it",
    "taking in seven Cards, and putting out seven in their stead",
    "must pay besides eight to one, and eight to the other",
)
@pytest.mark.quotes(
    "seymour.gleek.9",
    "if at 16, they say, take it",
    "taking in 7 Cards, and putting out 7 in their Stead",
    "must pay besides 8 to one, and 8 to the other",
)
def test_sixteen_is_eight_to_each() -> None:
    assert buys_stock(bid=16) == Purchase(takes_in=7, puts_out=7, to_each=8)
    assert buys_stock(bid=12) == Purchase(7, 7, 6)


@pytest.mark.quotes("cotton.gleek.10", "none will venture more for it, he is bound to take it")
@pytest.mark.quotes("seymour.gleek.9", "none will venture more for it: He is bound to take it")
def test_he_is_bound_when_none_ventures_more() -> None:
    assert buys_stock(bid=16, ventured_more=True) is None
    assert buys_stock(bid=16, ventured_more=False) is not None
    with pytest.raises(ValueError, match="bid=11 cannot be: it is 12 or more"):
        buys_stock(bid=11)


@pytest.mark.quotes(
    "cotton.gleek.11",
    "if any odd money be given, as 15, 17, or the like, the eldest hand usually claims it",
    "or else it is given to the box",
)
@pytest.mark.quotes(
    "seymour.gleek.10",
    "If any odd Money be given, as 15, 17, or the like, the eldest Hand usually claims it",
    "or else it is given to the Box",
)
def test_odd_money() -> None:
    assert [odd_money(bid=bid) for bid in (15, 16, 17)] == [Odd.ELDEST, Odd.NOBODY, Odd.ELDEST]
    assert odd_money(bid=15, eldest_claims=False) is Odd.BOX
    assert odd_money(bid=16, eldest_claims=False) is Odd.NOBODY


@given(st.integers(12, 400))
def test_the_price_is_all_paid(bid: int) -> None:
    purchase = buys_stock(bid=bid)
    assert purchase is not None
    assert 2 * purchase.to_each + (odd_money(bid=bid) is not Odd.NOBODY) == bid
    assert next_bid(last=bid) == bid + 1


@pytest.mark.quotes(
    "cotton.gleek.12",
    "if he have Mournival, Gleek, or Tiddy in his hand",
    "he bates for them all, and so possibly may gain by it",
)
@pytest.mark.quotes(
    "seymour.gleek.11",
    "if he have Murnival, Gleek, or Tiddy in his Hand",
    "he bates for them all, and so possibly may gain by it",
)
def test_he_bates_for_what_he_has() -> None:
    assert pays_after_bating(bid=16) == 16
    assert pays_after_bating(bid=16, tiddy=True) == 12
    assert pays_after_bating(bid=16, gleeks=(KING,)) == 10
    assert pays_after_bating(bid=16, mournivals=(ACE,)) == 0
    assert pays_after_bating(bid=13, gleeks=(KNAVE,), mournivals=(ACE,), tiddy=True) == -9
    with pytest.raises(ValueError, match="bid=10"):
        pays_after_bating(bid=10)
    assert pays_after_bating(bid=20, gleeks=(KING, QUEEN), mournivals=(KNAVE,)) == 20 - 6 - 4 - 4
    for twice in ({"gleeks": (KING, KING)}, {"gleeks": (KING,), "mournivals": (KING,)}):
        with pytest.raises(ValueError, match="a rank twice"):
            pays_after_bating(bid=16, **twice)


@pytest.mark.quotes(
    "cotton.gleek.21",
    "A Mournival of Aces is eight, of Kings six, of Queens four",
    "Knaves two a piece",
)
@pytest.mark.quotes(
    "seymour.gleek.20", "A Murnival of Aces is 8, of Kings 6, of Queens 4", "Knaves 2 a-piece"
)
def test_mournivals() -> None:
    assert {rank: mournival_a_piece(rank=rank) for rank in A_PIECE} == {
        ACE: 8,
        KING: 6,
        QUEEN: 4,
        KNAVE: 2,
    }


@pytest.mark.quotes(
    "cotton.gleek.22",
    "A Gleek of Aces is four, of Kings three, of Queens two, and of Knaves one a piece",
)
@pytest.mark.quotes(
    "seymour.gleek.21", "A Gleek of Aces is 4, of Kings 3, of Queens 2, and of Knaves 1 a-piece"
)
def test_gleeks() -> None:
    assert {rank: gleek_a_piece(rank=rank) for rank in A_PIECE} == {
        ACE: 4,
        KING: 3,
        QUEEN: 2,
        KNAVE: 1,
    }
    with pytest.raises(ValueError, match="rank=ten cannot be: a Gleek is of aces"):
        gleek_a_piece(rank=Rank.TEN)


@pytest.mark.quotes("cotton.gleek.22", "from the other two Gamesters")
@pytest.mark.quotes("seymour.gleek.21", "from the other 2 Gamesters")
def test_a_gleek_is_paid_by_two() -> None:
    assert [gleek_receives(rank=rank) for rank in (ACE, KING, QUEEN, KNAVE)] == [8, 6, 4, 2]


@pytest.mark.example("gleek.what-a-gleek-is")
@pytest.mark.quotes(
    "cotton.gleek.23",
    "A Mournival is either all the Aces, the four Kings, Queens, or Knaves",
    "and a Gleek is three of any of the aforesaid",
)
def test_three_are_a_gleek_in_1687() -> None:
    said = [of_a_rank(rank=KING, held=held) for held in range(5)]
    assert said == [Held.NEITHER] * 3 + [Held.GLEEK, Held.MOURNIVAL]
    with pytest.raises(ValueError, match="rank=nine"):
        of_a_rank(rank=Rank.NINE, held=3)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match=f"held={wrong} cannot be: it is from 0 to 4"):
            of_a_rank(rank=ACE, held=wrong)


@pytest.mark.example("gleek.what-a-gleek-is")
@pytest.mark.quotes(
    "seymour.gleek.22",
    "A Murnival, is either all the Aces, the 4 Kings, Queens, or Knaves",
    "and a Gleek is 5 of any of the aforesaid",
)
def test_five_are_a_gleek_in_1754_and_no_pack_has_them() -> None:
    said = [of_a_rank_1754(rank=KING, held=held) for held in range(6)]
    assert said == [Held.NEITHER] * 4 + [Held.MOURNIVAL, Held.GLEEK]
    with pytest.raises(ValueError, match="rank=nine"):
        of_a_rank_1754(rank=Rank.NINE, held=5)
    with pytest.raises(ValueError, match="held=-1"):
        of_a_rank_1754(rank=ACE, held=-1)


@pytest.mark.quotes(
    "cotton.gleek.20",
    "have lay'd them out in the stock, if you be taken in it",
    "forfeit double what you receive",
)
@pytest.mark.quotes(
    "seymour.gleek.19",
    "have laid them out in the Stock, if you are detected, you forfeit double what you receive",
)
def test_called_for_and_laid_out() -> None:
    assert forfeits_for_laid_out(received=gleek_receives(rank=ACE)) == 16
    assert forfeits_for_laid_out(received=6) == 12
    assert forfeits_for_laid_out(received=6, taken=False) == 0


@pytest.mark.quotes(
    "cotton.gleek.29",
    "it is lookt upon as very foul play to call for a Gleek",
    "when the person hath but two in his hands",
)
@pytest.mark.quotes(
    "seymour.gleek.28",
    "it is looked upon as very foul Play to call for a Gleek",
    "when the Person hath but 2 in Hand",
)
def test_a_gleek_called_for_with_two() -> None:
    said = [calls_for_gleek(held=held) for held in range(5)]
    assert said == [Call.FOUL] * 3 + [Call.FAIR] * 2
    with pytest.raises(ValueError, match="held=-1"):
        calls_for_gleek(held=-1)


@pytest.mark.quotes(
    "cotton.gleek.30",
    "lay out but 5 or 6 Cards, if you call for any Gleek or Mournivals, you lose them all",
    "if it be found out that you so discard",
)
@pytest.mark.quotes(
    "seymour.gleek.29",
    "lay out but 5 or 6 Cards, if you call for any Gleek or Murnival, you lose them all",
    "if it be found out that you discard",
)
def test_a_wrong_discard_loses_gleeks_and_mournivals() -> None:
    assert [counts_after_discard(laid_out=number, called=8) for number in (5, 6, 7)] == [0, 0, 8]
    assert counts_after_discard(laid_out=5, called=8, found_out=False) == 8
    assert counts_after_discard(laid_out=7, called=8, found_out=True) == 8
    for number in (4, 8):
        with pytest.raises(ValueError, match="from 5 to 7"):
            counts_after_discard(laid_out=number, called=8)
