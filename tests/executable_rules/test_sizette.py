"""Sizette: a whole deal is won by one of the parties, and its price is one game or two."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Forfeit, Payee, Unit
from executable_rules.sizette.dealing import deals, is_higher, pack_played_with, party
from executable_rules.sizette.playing import wins_game
from executable_rules.sizette.terms import Fault


@pytest.mark.example("deals.sizette")
def test_the_pack_is_dealt_out_among_six() -> None:
    """Bellecour p. 239, l. 13619-13621; academie p. 339, l. 16715-16717: king high, six low."""
    pack = pack_played_with()
    assert len(pack) == 6 * deals(dealer=0).each
    hearts = [card for card in pack if card.suit is Suit.HEARTS]
    beaten = {
        str(card): sum(
            is_higher(card=card, other_card=heart, trump=Suit.CLUBS) is True for heart in hearts
        )
        for card in hearts
    }
    assert (beaten["KH"], beaten["6H"]) == (len(hearts) - 1, 0)


def test_of_six_tricks_one_party_has_won_three_first() -> None:
    for winners in product(range(2), repeat=6):
        won = wins_game(winners=winners)
        assert won is not None or sum(winners) == 3
        if won:
            side = [seat for seat in winners if seat in won.seats]
            assert won.games == (2 if len(side) == 6 else 1)


def test_a_renounce_alone_costs_two_games() -> None:
    two = {fault for fault in Fault if fault.price == Forfeit(2, Unit.GAME, Payee.ADVERSARY)}
    assert two == {Fault.RENOUNCE}
    assert party(seat=0) != party(seat=1)
