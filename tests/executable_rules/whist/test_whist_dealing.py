"""Whist, laws 1, 2, 3, 9, 23 and 24: the deal, the pack, the trump card."""

from __future__ import annotations

from itertools import permutations

import pytest

from executable_rules.mechanics.results import Chooser, Verdict
from executable_rules.whist.dealing import (
    Asked,
    TrumpCard,
    deal_lost,
    faced_in_the_pack,
    may_ask_of_trumps,
    may_bring_new_cards,
    may_look,
    one_short,
    revokes_punished,
    trump_card_lies,
    turned_up_in_dealing,
)


@pytest.mark.quotes(
    "seymour.whist.laws.1",
    "While the Cards are in dealing, none of the Players are to take up, or look at his Cards",
)
def test_nobody_looks_at_his_cards_while_they_are_dealt() -> None:
    assert not may_look(in_dealing=True)
    assert may_look(in_dealing=False)


@pytest.mark.quotes(
    "seymour.whist.laws.1", "if the Deal happens to be lost, the Cards shall be dealt again"
)
def test_when_the_deal_is_lost_they_are_dealt_again() -> None:
    assert deal_lost(lost=True) is Verdict.DEAL_AGAIN
    assert deal_lost(lost=False) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "seymour.whist.laws.2",
    "a Card in the Pack happens to be faced, except it be the last Card, they shall be dealt again",
)
def test_for_a_faced_card_but_the_last_they_are_dealt_again() -> None:
    for place in (1, 2, 51):
        assert faced_in_the_pack(faced=frozenset({place})) is Verdict.DEAL_AGAIN
    assert faced_in_the_pack(faced=frozenset({51, 52})) is Verdict.DEAL_AGAIN
    assert faced_in_the_pack(faced=frozenset({52})) is Verdict.STANDS
    assert faced_in_the_pack(faced=frozenset()) is Verdict.NOTHING_FOLLOWS
    for wrong in (0, 53):
        with pytest.raises(ValueError, match="from 1 to 52"):
            faced_in_the_pack(faced=frozenset({wrong}))


@pytest.mark.quotes(
    "seymour.whist.laws.3",
    "If in dealing the Cards one is turned up, the adverse Party may, if they please, call a new",
)
def test_for_a_card_turned_up_the_adverse_party_may_call_a_new_deal() -> None:
    assert turned_up_in_dealing(turned_up=True) is Chooser.ADVERSE_PARTY
    assert turned_up_in_dealing(turned_up=False) is Chooser.NOBODY
    assert turned_up_in_dealing(turned_up=False, by_adverse_party=True) is Chooser.NOBODY


@pytest.mark.quotes(
    "seymour.whist.laws.3",
    "unless either of them has occasioned the turning up such Card",
    "in which Case it is in the Option of the Dealer",
)
def test_if_they_occasioned_it_the_dealer_chooses() -> None:
    assert turned_up_in_dealing(turned_up=True, by_adverse_party=True) is Chooser.DEALER


@pytest.mark.quotes(
    "seymour.whist.laws.9",
    "does not observe it till after several Tricks are played, and if at the same time the other "
    "Players hold their right Numbers, the Deal must not be lost",
)
def test_one_card_short_observed_late_does_not_lose_the_deal() -> None:
    for hands in set(permutations((12, 13, 13, 13))):
        assert one_short(hands=hands) is Verdict.STANDS
        assert one_short(hands=hands, several_tricks=False) is Verdict.NOT_SAID
    assert one_short(hands=(12, 13, 13, 12)) is Verdict.NOT_SAID
    assert one_short(hands=(12, 13, 11, 13)) is Verdict.NOT_SAID
    assert one_short(hands=(12, 13, 13, 15)) is Verdict.NOT_SAID


@pytest.mark.quotes(
    "seymour.whist.laws.9",
    "if it should be found that any of the other Players holds 14 Cards, the Deal must be void",
)
def test_if_another_has_fourteen_the_deal_is_void() -> None:
    for hands in set(permutations((12, 13, 13, 14))):
        assert one_short(hands=hands) is Verdict.VOID
        assert one_short(hands=hands, several_tricks=False) is Verdict.VOID
    for wrong in ((13, 13, 13, 13), (11, 13, 14, 14)):
        with pytest.raises(ValueError, match="a player who has 12"):
            one_short(hands=wrong)


@pytest.mark.quotes(
    "seymour.whist.laws.9",
    "he who plays with 12 Cards, is liable to be punished with each Revoke, if he should make any",
)
def test_he_is_punished_for_each_revoke() -> None:
    assert [revokes_punished(revokes=number, cards=12) for number in range(4)] == [0, 1, 2, 3]
    assert revokes_punished(revokes=2, cards=13) == 2
    with pytest.raises(ValueError, match="revokes"):
        revokes_punished(revokes=-1, cards=12)
    assert revokes_punished(revokes=1, cards=1) == 1
    for wrong in (0, 14):
        with pytest.raises(ValueError, match="cards"):
            revokes_punished(revokes=0, cards=wrong)


@pytest.mark.quotes(
    "seymour.whist.laws.23",
    "In the Middle of a Game, no new Cards shall be introduced without a general Consent.",
)
def test_new_cards_by_general_consent_only() -> None:
    allowed = [may_bring_new_cards(middle_of_game=True, consents=number) for number in range(5)]
    assert allowed == [False, False, False, False, True]
    assert may_bring_new_cards(middle_of_game=False, consents=0)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match="consents"):
            may_bring_new_cards(middle_of_game=True, consents=wrong)


@pytest.mark.quotes(
    "seymour.whist.laws.24",
    "The Trump-Card ought to be left open upon the Table till 'tis the Dealer's Turn to play",
)
def test_the_trump_card_lies_open_till_the_dealers_turn() -> None:
    assert trump_card_lies(dealers_turn=False) is TrumpCard.ON_THE_TABLE
    assert trump_card_lies(dealers_turn=True) is TrumpCard.IN_HAND


@pytest.mark.quotes(
    "seymour.whist.laws.24",
    "No-body has a Right to ask what was turned up, but may ask what is Trumps",
)
def test_once_it_is_mixed_one_may_ask_for_the_suit_only() -> None:
    assert not may_ask_of_trumps(asked=Asked.WHAT_WAS_TURNED_UP, mixed=True)
    assert may_ask_of_trumps(asked=Asked.WHAT_IS_TRUMPS, mixed=True)
    assert all(may_ask_of_trumps(asked=asked, mixed=False) for asked in Asked)
