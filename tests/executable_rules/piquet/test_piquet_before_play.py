"""Picket and Piquet before a card is played: tests that quote the books of 1687 and 1754."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Penalty
from executable_rules.piquet.before_play import (
    RECKONED,
    asks_of,
    cut_again,
    dealer_may_discard_more,
    done_by,
    first_reckoned,
    may_examine,
    may_look_on_discard,
    may_reckon_what_he_named,
    mixes_one_too_many,
    most_of_a_suit,
)
from executable_rules.piquet.customs import may_turn_back, must_lead, must_shew
from executable_rules.piquet.dealing import Step
from executable_rules.piquet.discarding import Announcement, elder_says
from executable_rules.piquet.picket import in_the_pack
from executable_rules.piquet.terms import HAND, Claim, Hand
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER
PACK_1687 = tuple(card for card in pack() if in_the_pack(card=card))


@pytest.mark.quotes("cotton.piquet.29", "The Dealer shuffles, and the other cuts")
@pytest.mark.quotes(
    "seymour.piquet.rules.38",
    "the Dealer is to shuffle the Cards, and offer them to the other to be cut",
)
def test_the_dealer_shuffles_and_the_other_cuts() -> None:
    assert done_by(step=Step.SHUFFLE) is YOUNGER
    assert done_by(step=Step.CUT) is ELDER
    assert done_by(step=Step.DEAL) is YOUNGER


@pytest.mark.quotes(
    "seymour.piquet.accidents.44",
    "is not to look at the Bottom; if he should",
    "they must be shuffled and cut again",
)
def test_the_bottom_seen_they_are_cut_again() -> None:
    assert cut_again(bottom_seen=True) is True
    assert cut_again(bottom_seen=True, known_by_mark=True) is True
    assert cut_again() is False


@pytest.mark.quotes(
    "seymour.piquet.accidents.45",
    "cut neatly, that is, without scattering or displacing, and neither have seen the Bottom",
    "by some outward Mark should know it to be a bad Card for him",
    "never to be cut twice, but in the Cases beforementioned",
)
def test_neatly_cut_they_are_never_cut_twice() -> None:
    for known in (False, True):
        assert cut_again(known_by_mark=known) is False
        assert cut_again(scattered=True, known_by_mark=known) is True
        assert cut_again(bottom_seen=True, known_by_mark=known) is True
    assert cut_again(bottom_seen=True, scattered=True) is True
    marked = Proviso("by some outward Mark", True)
    assert marked in explain(cut_again, known_by_mark=True).call.steps
    assert marked not in explain(cut_again).call.steps


@pytest.mark.quotes(
    "seymour.piquet.accidents.39",
    "Nor is it allowed before discarding, to look to examine the Cards you are to take in, even on "
    "the Outside",
)
def test_before_discarding_they_are_not_examined_even_on_the_outside() -> None:
    for outside_only in (False, True):
        assert may_examine(discarded=False, outside_only=outside_only) is False
        assert may_examine(discarded=True, outside_only=outside_only) is True
    outside = Proviso("even on the Outside", True)
    assert outside in explain(may_examine, discarded=False, outside_only=True).call.steps
    assert outside not in explain(may_examine, discarded=False).call.steps


@pytest.mark.quotes(
    "seymour.piquet.accidents.40",
    "should always tell how many he leaves, if he does not take in all his 5",
)
def test_he_who_takes_in_first_tells_how_many_he_leaves() -> None:
    told = [elder_says(taken_in=taken) for taken in range(1, 6)]
    assert told == [*(Announcement(taken, 5 - taken) for taken in range(1, 5)), None]


@pytest.mark.quotes(
    "seymour.piquet.accidents.38",
    "after he has once discarded, and taken in, he can discard no more",
    "tho' he has not looked on the Cards he takes in",
)
def test_the_dealer_who_left_cards_discards_no_more() -> None:
    for looked in (False, True):
        assert dealer_may_discard_more(discarded=True, taken_in=True, looked=looked) is False
        assert dealer_may_discard_more(discarded=True, taken_in=False, looked=looked) is True
        assert dealer_may_discard_more(discarded=False, taken_in=False, looked=looked) is True
    unseen = Proviso("tho' he has not looked on the Cards he takes in", True)
    told = explain(dealer_may_discard_more, discarded=True, taken_in=True)
    assert unseen in told.call.steps
    told = explain(dealer_may_discard_more, discarded=True, taken_in=True, looked=True)
    assert unseen not in told.call.steps


@pytest.mark.quotes(
    "seymour.piquet.accidents.41",
    "Unless he mixes it with the rest of his Game",
    "loses the whole Profit of that Deal, and reckons nothing",
)
def test_one_too_many_mixed_with_his_game_costs_the_deal() -> None:
    assert mixes_one_too_many(mixed=True) is Penalty.COUNTS_NOTHING
    assert mixes_one_too_many(mixed=False) is Penalty.NONE
    assert may_turn_back(looked=False) is True


@pytest.mark.quotes(
    "seymour.piquet.accidents.43",
    "his Discard near himself, which he has the Liberty of looking on as often as he pleases",
)
def test_each_may_look_on_his_own_discard() -> None:
    seen = {(whose, who) for whose, who in product(Hand, Hand) if _looks(whose, who)}
    assert seen == {(ELDER, ELDER), (YOUNGER, YOUNGER)}


def _looks(whose: Hand, who: Hand) -> bool:
    return may_look_on_discard(whose=whose, who=who)


@pytest.mark.quotes("seymour.piquet.rules.39", "he is obliged to lead the Card he names")
def test_the_card_named_is_led() -> None:
    hand, named, another = cards("KH 9H 8S"), Card.parse("9H"), Card.parse("8S")
    assert must_lead(promised=named, hand=hand, appointed=another) == named


@pytest.mark.quotes("cotton.piquet.30", "the Ruff, that is, how much you can make of one suit")
def test_the_ruff_is_the_most_that_is_made_of_one_suit() -> None:
    assert most_of_a_suit(hand=cards("AS KS QS 9H 8H 7H 6H")) == 31
    assert most_of_a_suit(hand=cards("AS KS QS 10H 9H 8H 7H 6H")) == 40
    assert most_of_a_suit(hand=cards("AS KS AH 9H")) == 21


@pytest.mark.quotes(
    "seymour.piquet.rules.40",
    "what Suit he has most Cards of; then he is to reckon how many Points he has in that Suit, and "
    "ask the other if so many are good",
)
def test_the_eldest_asks_of_the_suit_that_he_has_most_cards_of() -> None:
    assert asks_of(hand=cards("AS KS QS JS 7H 8H")) == 41
    assert asks_of(hand=cards("AS KS QS 10H 9H 8H 7H")) == 34
    assert asks_of(hand=cards("AS KS QS 9H 8H 7H")) == 31
    assert asks_of(hand=cards("9H 8H 7H AS KS QS")) == 31


@pytest.mark.quotes("cotton.piquet.30", "how much you can make of one suit")
@pytest.mark.quotes("seymour.piquet.rules.40", "what Suit he has most Cards of")
def test_with_the_sixes_the_longer_suit_may_make_less() -> None:
    hand = cards("AS KS QS 9H 8H 7H 6H")
    assert (most_of_a_suit(hand=hand), asks_of(hand=hand)) == (31, 30)


def test_without_the_sixes_the_longer_suit_makes_more() -> None:
    ranks = {card.rank for card in PIQUET_PACK}
    for many in range(1, len(ranks)):
        longer = sorted(ranks, key=_reckoned)[: many + 1]
        shorter = sorted(ranks, key=_reckoned)[-many:]
        hand = tuple(Card(rank, Suit.HEARTS) for rank in longer)
        other = tuple(Card(rank, Suit.SPADES) for rank in shorter)
        assert most_of_a_suit(hand=hand) > most_of_a_suit(hand=other)
        assert most_of_a_suit(hand=hand) == asks_of(hand=(*hand, *other))


def _reckoned(rank: Rank) -> int:
    return most_of_a_suit(hand=(Card(rank, Suit.HEARTS),))


@given(st.permutations(PIQUET_PACK), st.permutations(PACK_1687))
def test_the_two_ways_agree_in_1754_and_differ_at_most_by_one_in_1687(
    deck: list[Card], with_sixes: list[Card]
) -> None:
    hand = tuple(deck[:HAND])
    assert asks_of(hand=hand) == most_of_a_suit(hand=hand)
    hand = tuple(with_sixes[:HAND])
    assert most_of_a_suit(hand=hand) - asks_of(hand=hand) in (0, 1)


@pytest.mark.quotes("seymour.piquet.rules.41", "the Carte-blanche is the first Thing that reckons")
@pytest.mark.quotes("seymour.piquet.accidents.42", "is always first told")
def test_the_carte_blanche_is_reckoned_first() -> None:
    for others in product(Claim, Claim):
        claims = frozenset({Claim.CARTE_BLANCHE, *others})
        assert first_reckoned(claims=claims) == {Claim.CARTE_BLANCHE}


@pytest.mark.quotes(
    "seymour.piquet.rules.42", "If there be no Carte-blanche, the Point is the first Thing"
)
def test_without_it_the_point() -> None:
    claims = frozenset(Claim) - {Claim.CARTE_BLANCHE}
    assert first_reckoned(claims=claims) == {Claim.POINT}
    words = "If there be no Carte-blanche"
    assert explain(first_reckoned, claims=claims).call.steps == [Proviso(words, True)]
    told = explain(first_reckoned, claims=frozenset(Claim))
    assert told.call.steps == [Proviso(words, False)]


@pytest.mark.quotes(
    "seymour.piquet.rules.43",
    "The second Thing is the Sequents",
    "The next to those to be reckoned, are the Threes, or Quatorzes",
)
def test_then_sequents_then_threes_and_quatorzes() -> None:
    last = frozenset({Claim.THREES, Claim.QUATORZE})
    assert first_reckoned(claims=last | {Claim.SEQUENCE}) == {Claim.SEQUENCE}
    assert first_reckoned(claims=last) == last
    assert first_reckoned(claims=frozenset({Claim.THREES})) == {Claim.THREES}
    assert first_reckoned(claims=frozenset()) == frozenset()
    assert frozenset().union(*RECKONED) == frozenset(Claim)


@pytest.mark.quotes(
    "seymour.piquet.accidents.42",
    "must be shewed upon the Table, whether in the Hand of the Dealer, or of the other",
)
def test_the_carte_blanche_must_be_shewn() -> None:
    assert must_shew(claim=Claim.CARTE_BLANCHE) is True


@pytest.mark.quotes(
    "seymour.piquet.accidents.36",
    "not shew them before he plays down, he loses the Advantage of reckoning them",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.37",
    "he must likewise shew them before he plays down to the Leader's Cards",
    "as well as the other",
)
def test_what_is_not_shewn_before_play_is_not_reckoned() -> None:
    for claim, shewn, played in product(Claim, (False, True), (False, True)):
        kept = shewn or not played or claim in (Claim.THREES, Claim.QUATORZE)
        assert may_reckon_what_he_named(claim=claim, shewn=shewn, played=played) is kept
