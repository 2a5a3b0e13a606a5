"""Poque: the boxes of the suit turned up, the cards played out, and the end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit, cards
from executable_rules.mechanics.results import Silence
from executable_rules.poque.dealing import put_in
from executable_rules.poque.playing import (
    Run,
    first_out_draws,
    follows,
    most_pays,
    remain,
    run,
    says,
    settled,
    takes_up,
)
from executable_rules.poque.terms import THIRTY_SIX, Box


def card(name: str) -> Card:
    return Card.parse(name)


def plays(leader: int, led: str, *hands: str) -> tuple[str, str | None, int | None]:
    """A run in short: ``0:7S 1:8S``, what was called in vain, and who leads next."""
    out = run(hands=tuple(cards(hand) for hand in hands), leader=leader, card=card(led))
    played = " ".join(f"{seat}:{it}" for seat, it in out.played)
    return played, out.sans and str(out.sans), out.leads


@pytest.mark.quotes(
    "bellecour.poque.12",
    "the ace, king, queen, knave, or ten, in the suit that is turn'd up; and he that has one or "
    "more of them, takes up the poque mark'd with the cards he has",
)
@pytest.mark.quotes(
    "academie.poque.12",
    "l'as, le roi, la dame, le valet, ou le dix de la couleur de la carte qui tourne; celui des "
    "Joueurs qui a l'un ou l'autre, ou plusieurs, leve les poques marqués aux cartes qu'il en a",
)
def test_the_ace_to_ten_of_the_suit_turned_up_take_up_their_boxes() -> None:
    turned = card("7H")
    assert takes_up(hand=cards("AH KH QH JH 10H"), turned=turned) == tuple(Box)[:5]
    assert takes_up(hand=cards("AS KH QS JH 10S"), turned=turned) == (Box.KING, Box.KNAVE)
    assert takes_up(hand=cards("AS KS QS JS 10S"), turned=turned) == ()
    assert takes_up(hand=cards("AS KS QS JS 10S"), turned=card("7S")) == tuple(Box)[:5]
    with pytest.raises(ValueError, match="not the one turned up"):
        takes_up(hand=cards("AH KH QH JH 7H"), turned=turned)
    with pytest.raises(ValueError, match="below the six"):
        takes_up(hand=cards("AH KH QH JH 7H"), turned=card("5H"))


@pytest.mark.quotes("bellecour.poque.12", "those that are not drawn, remain for the next deal")
@pytest.mark.quotes("academie.poque.12", "ceux qui ne sont pas levés restent pour le coup suivant")
def test_boxes_not_drawn_remain_for_the_next_deal() -> None:
    hands = (cards("AH KS QS JS 10S"), cards("AS KD QH JH 10D"), cards("AC KC QC JC 10C"))
    assert remain(hands=hands, turned=card("7H")) == (Box.KING, Box.TEN_AND_NINE)
    assert remain(hands=hands, turned=card("7C")) == ()
    assert remain(hands=hands[:1], turned=card("8D")) == tuple(Box)[:5]


@pytest.mark.quotes(
    "bellecour.poque.13",
    "he that has the most cards left, when one of the players has quite cleared his hand, is "
    "obliged to pay to each player, as many counters, as he has cards in his hand",
)
@pytest.mark.quotes(
    "academie.poque.13",
    "est obligé de donner autant de jettons à chacun qu'il se trouve de cartes dans la main",
)
@pytest.mark.quotes(
    "bellecour.poque.16", "as many counters to each player, as he has cards in his hand"
)
@pytest.mark.quotes(
    "academie.poque.16",
    "celui qui en a davantage, paye à chaque Joueur autant de jettons qu'il a de cartes en main",
)
def test_he_that_has_the_most_cards_pays_each_player_as_many() -> None:
    assert most_pays(left=(0, 1, 3)) == (3, 3, -6)
    assert most_pays(left=(2, 0, 4, 1)) == (4, 4, -12, 4)
    assert most_pays(left=(5, 1, 1, 0, 2, 3)) == (-25, 5, 5, 5, 5, 5)
    assert most_pays(left=(0, 3, 3)) is Silence.NOT_SAID
    assert most_pays(left=(0, 3, 1, 3)) is Silence.NOT_SAID


@pytest.mark.quotes("bellecour.poque.13", "when one of the players has quite cleared his hand")
@pytest.mark.quotes("academie.poque.13", "quand un des Joueurs s'en est défait entiérement")
def test_the_play_ends_when_one_hand_is_cleared() -> None:
    for left in ((1, 2, 3), (0, 0, 3), (0, 1), (0, 1, 2, 3, 4, 5, 1), (0, 1, 6), (0, -1, 1)):
        with pytest.raises(ValueError, match="left"):
            most_pays(left=left)


@pytest.mark.quotes("bellecour.poque.14", "there can be no cards played above them")
@pytest.mark.quotes("academie.poque.14", "on ne sçauroit mettre de cartes par-dessus")
def test_nothing_is_played_above_an_ace() -> None:
    for suit in Suit:
        line = cards(" ".join(f"{rank}{suit.value}" for rank in (6, 7, 8, 9, 10, *"JQKA")))
        assert [follows(card=it) for it in line] == [*line[1:], None]
    with pytest.raises(ValueError, match="below the six"):
        follows(card=card("5S"))


@pytest.mark.quotes("bellecour.poque.14", "you run no risk of losing the lead by so doing")
@pytest.mark.quotes("academie.poque.14", "on ne risque pas pour cela de perdre sa primauté")
def test_who_plays_an_ace_leads_again() -> None:
    assert plays(1, "AS", "7S 8D", "AS 9H", "KS QH") == ("1:AS", None, 1)
    assert plays(0, "QS", "QS 8D", "AS 9H", "KS 9D") == ("0:QS 2:KS 1:AS", None, 1)


@pytest.mark.quotes(
    "bellecour.poque.15",
    "you say seven, eight, if you have the eight in the same suit, or else you say seven sans "
    "eight",
)
@pytest.mark.quotes(
    "academie.poque.15",
    "on dira sept, huit si on en a le huit de la même couleur; autrement il faudra dire sept sans "
    "huit",
)
def test_seven_eight_or_seven_sans_eight() -> None:
    hand = cards("7S 8S 7H 8D AC")
    assert says(hand=hand, card=card("7S")) == (card("8S"), False)
    assert says(hand=hand, card=card("7H")) == (card("8H"), True)
    assert says(hand=hand, card=card("AC")) is None
    with pytest.raises(ValueError, match="card=9S"):
        says(hand=hand, card=card("9S"))


@pytest.mark.quotes(
    "bellecour.poque.15",
    "he that has the eight of that suit plays it, and continues to play on with the nine, if he "
    "has it, or else he says, sans nine; and so of the others",
)
@pytest.mark.quotes(
    "academie.poque.15",
    "celui qui a le huit de cette même couleur, le joue & continue de jouer le neuf de la même "
    "couleur s'il l'a; & autrement, il dit sans neuf, & ainsi des autres",
)
@pytest.mark.example("poque.seven-sans-eight")
def test_he_that_has_the_card_called_plays_it_and_continues() -> None:
    hands = ("7S KH QD", "JS 8S 9S 7D", "10S 9H AC")
    assert plays(0, "7S", *hands)[0] == "0:7S 1:8S 1:9S 2:10S 1:JS"
    assert plays(0, "7S", *hands)[1] == "QS"
    assert plays(2, "9H", *hands) == ("2:9H", "10H", 2)
    assert says(hand=cards(hands[0]), card=card("7S")) == (card("8S"), True)
    assert says(hand=cards(hands[1]), card=card("8S")) == (card("9S"), False)


@pytest.mark.quotes(
    "bellecour.poque.15",
    "if none of the players has the card that is called, he that spoke first, plays such card of "
    "his game as he thinks proper",
)
@pytest.mark.quotes(
    "academie.poque.15",
    "si tous les Joueurs se trouvent sans avoir ladite carte qu'on a apellée, celui qui a parlé le "
    "premier, joue la carte de son jeu qu'il veut",
)
@pytest.mark.example("poque.spoke-first")
def test_he_that_spoke_first_leads_again_when_he_also_called() -> None:
    assert plays(0, "7S", "7S 8S KH", "JD 7D", "9H AC") == ("0:7S 0:8S", "9S", 0)
    began_and_called = plays(0, "7S", "7S 9S KH", "8S 7D", "9H AC")
    assert began_and_called == ("0:7S 1:8S 0:9S", "10S", 0)
    not_said = plays(0, "7S", "7S KH", "8S 7D", "9H AC")
    assert not_said == ("0:7S 1:8S", "9S", None)


@pytest.mark.quotes(
    "bellecour.poque.16",
    "this method is observed, till one of them has cleared his hand of all his cards",
)
@pytest.mark.quotes(
    "academie.poque.16",
    "jusqu'à ce qu'un des Joueurs se soit défait de toutes ses cartes",
)
@pytest.mark.quotes("bellecour.poque.15", "naming it in the same manner")
@pytest.mark.quotes("academie.poque.15", "la nomme de la même maniere")
def test_the_run_stops_when_a_hand_is_cleared() -> None:
    assert plays(0, "7S", "7S", "8S 7D", "9H AC") == ("0:7S", None, None)
    assert plays(0, "7S", "7S KH", "8S", "9S AC") == ("0:7S 1:8S", None, None)
    assert plays(2, "AC", "7S KH", "8S", "AC") == ("2:AC", None, None)
    three = (cards("7S KH"), cards("8S 7D"), cards("9H AC"))
    assert not run(hands=three, leader=0, card=card("7S")).over
    assert not run(hands=three, leader=2, card=card("AC")).over
    assert run(hands=(cards("7S"), *three[1:]), leader=0, card=card("7S")).over
    assert first_out_draws(left=(1, 0, 2)) == (-1, 3, -2)
    assert plays(0, "9S", "9S 7S 7D 7C 7H", "8S", "10S") == ("0:9S 2:10S", None, None)
    for hands in (("7S", "7S"), ("7S", "7S", "8S"), ("7S", "", "8S"), ("7S", "7H 8H 9H JH QH KH")):
        with pytest.raises(ValueError, match="hands"):
            plays(0, "7S", *hands, *["6D"] * (3 - len(hands)))
    with pytest.raises(ValueError, match="hands=2"):
        plays(0, "7S", "7S", "8S")
    with pytest.raises(ValueError, match="hands=7"):
        plays(0, "6S", "6S", "7S", "8S", "9S", "10S", "JS", "QS")
    with pytest.raises(ValueError, match="leader=3"):
        plays(3, "7S", "7S", "8S", "9S")
    with pytest.raises(ValueError, match="card=8S"):
        plays(0, "8S", "7S", "8S", "9S")
    with pytest.raises(ValueError, match="below the six"):
        plays(0, "5S", "5S", "8S", "9S")


@pytest.mark.quotes(
    "bellecour.poque.16",
    "he that does it first, receives a counter for each card, that the other players have in "
    "their hands",
)
@pytest.mark.quotes(
    "academie.poque.16",
    "celui qui s'en est défait le premier, tire un jetton de chaque carte que les Joueurs ont en "
    "main, lorsqu'il a fini",
)
def test_the_first_out_has_a_counter_for_each_card_of_the_others() -> None:
    assert first_out_draws(left=(0, 1, 3)) == (4, -1, -3)
    assert first_out_draws(left=(5, 5, 5, 0, 5, 5)) == (-5, -5, -5, 25, -5, -5)
    with pytest.raises(ValueError, match="one only"):
        first_out_draws(left=(0, 0, 3))


@pytest.mark.quotes(
    "bellecour.poque.16", "he that has the most cards, pays at the same time, as many counters"
)
@pytest.mark.quotes("academie.poque.16", "sans que cela empêche que celui qui en a davantage, paye")
@pytest.mark.example("poque.end")
def test_both_payments_are_made_so_that_he_with_the_most_pays_twice() -> None:
    assert settled(left=(0, 1, 3)) == (4 + 3, -1 + 3, -3 - 6)
    assert settled(left=(2, 0, 4, 1)) == (-2 + 4, 7 + 4, -4 - 12, -1 + 4)
    assert settled(left=(0, 2, 2)) is Silence.NOT_SAID


@given(st.permutations(PIQUET_PACK), st.integers(3, 4))
def test_what_is_drawn_and_what_remains_are_the_whole_of_the_boxes(
    dealt: list[Card], players: int
) -> None:
    hands = {f"seat {it}": tuple(dealt[5 * it : 5 * it + 5]) for it in range(players)}
    turned = dealt[-1]
    sets = {it.name: [Card(it.ranks[0], turned.suit)] if it.ranks else [] for it in Box}
    table = Boxes.opened(list(hands), sets).staked(1)
    assert tuple(table.lying(it.name) for it in Box) == put_in(players=players)
    for hand in hands.values():
        assert table.drawn_by(hand) == tuple(it.name for it in takes_up(hand=hand, turned=turned))
    shown = table.shown(hands)
    left = remain(hands=tuple(hands.values()), turned=turned)
    assert [it.name for it in left] == [box for box in sets if sets[box] and shown.lying(box)]
    assert shown.ledger.total == table.ledger.total == 0


@given(st.permutations(PIQUET_PACK), st.integers(3, 6))
def test_a_run_goes_up_by_one_in_one_suit(dealt: list[Card], players: int) -> None:
    hands = tuple(tuple(dealt[5 * seat : 5 * seat + 5]) for seat in range(players))
    out = run(hands=hands, leader=0, card=hands[0][0])
    assert isinstance(out, Run)
    for (_, lower), (_, upper) in zip(out.played, out.played[1:], strict=False):
        assert follows(card=lower) == upper
    assert all(it in hands[seat] for seat, it in out.played)
    assert out.sans is None or not any(out.sans in hand for hand in hands)
    assert out.sans is None or out.sans in THIRTY_SIX


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5), st.data())
def test_what_some_pay_others_gain(others: list[int], data: st.DataObject) -> None:
    out = data.draw(st.integers(0, len(others)))
    left = (*others[:out], 0, *others[out:])
    assert sum(first_out_draws(left=left)) == 0
    gains = settled(left=left)
    assert (gains is Silence.NOT_SAID) == (others.count(max(others)) > 1)
    assert gains is Silence.NOT_SAID or sum(gains) == 0
