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
    out = run(hands=tuple(cards(hand) for hand in hands), seat_in_turn=leader, card=card(led))
    played = " ".join(f"{seat}:{it}" for seat, it in out.played)
    return played, str(out.sans) if out.sans else None, out.leads


@pytest.mark.quotes("bellecour.poque.14", "there can be no cards played above them")
@pytest.mark.quotes("academie.poque.14", "on ne sçauroit mettre de cartes par-dessus")
def test_nothing_is_played_above_an_ace() -> None:
    for suit in Suit:
        line = cards(" ".join(f"{rank}{suit.value}" for rank in (6, 7, 8, 9, 10, *"JQKA")))
        assert [follows(card=it) for it in line] == [*line[1:], None]
    with pytest.raises(ValueError, match="below the six"):
        follows(card=card("5S"))


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
        assert table.drawn_by(hand) == tuple(
            it.name for it in takes_up(hand=hand, turned_card=turned)
        )
    shown = table.shown(hands)
    left = remain(hands=tuple(hands.values()), turned_card=turned)
    assert [it.name for it in left] == [box for box in sets if sets[box] and shown.lying(box)]
    assert shown.ledger.total == table.ledger.total == 0


@given(st.permutations(PIQUET_PACK), st.integers(3, 6))
def test_a_run_goes_up_by_one_in_one_suit(dealt: list[Card], players: int) -> None:
    hands = tuple(tuple(dealt[5 * seat : 5 * seat + 5]) for seat in range(players))
    out = run(hands=hands, seat_in_turn=0, card=hands[0][0])
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
    assert sum(first_out_draws(cards_left_by_seat=left)) == 0
    gains = settled(cards_left_by_seat=left)
    assert (gains is Silence.NOT_SAID) == (others.count(max(others)) > 1)
    assert gains is Silence.NOT_SAID or sum(gains) == 0
