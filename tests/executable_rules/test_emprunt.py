"""L'Emprunt: the deal, the card that is due, what is paid for it, and who wins."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from executable_rules.emprunt import (
    au_tour_de,
    donne,
    gagne_partie,
    leads_afresh,
    may_lead,
    next_card,
    plays_on,
    plays_or_borrows,
    takes_from_stock,
)
from executable_rules.emprunt.terms import AfterKing
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.ledger import POOL, Ledger


@given(
    st.permutations(pack()),
    st.sampled_from((3, 4, 5, 6)),
    st.sampled_from(AfterKing),
)
def test_a_party_played_out_ends_and_makes_no_counter(
    shuffled: list[Card], players: int, after_king: AfterKing
) -> None:
    dealt = donne(players=players)
    lowest = Rank(14 - dealt.pack // 4)
    deck = [card for card in shuffled if card.rank.value >= lowest.value]
    hands = [set(deck[dealt.each * it : dealt.each * (it + 1)]) for it in range(players)]
    stock = set(deck[dealt.each * players :])
    assert len(stock) == dealt.left
    names = [str(seat) for seat in range(players)]
    ledger = Ledger.opened(names, each=60, pool=3)
    gone: list[Card] = []
    player, due = 0, None
    while plays_on(cards_left_by_seat=tuple(map(len, hands))):
        if due is None:
            due = may_lead(hand=tuple(hands[player]))[0]
        held = tuple(map(tuple, hands))
        played = plays_or_borrows(card_due=due, seat=player, hands=held)
        if played is None:
            paid = takes_from_stock(card_due=due, hands=held, stock=tuple(stock))
            ledger = ledger.paid(names[player], POOL, paid.amount)
            stock.remove(due)
        elif played.lender is None:
            hands[player].remove(due)
        else:
            ledger = ledger.paid(names[player], names[played.lender], played.counters)
            hands[played.lender].remove(due)
        gone.append(due)
        due = next_card(card_played=due, reading=after_king, rank=lowest, cards_played=tuple(gone))
        last, player = player, au_tour_de(seat=player, players=players)
        assert due is not None or player == leads_afresh(seat=last, players=players)
    won = gagne_partie(pool=ledger.held[POOL], cards_left_by_seat=tuple(map(len, hands)))
    assert won is not None
    ledger = ledger.paid(POOL, names[won.winner], won.takes)
    assert ledger.held[POOL] == 0
    assert ledger.total == 60 * players + 3
    assert len(gone) == len(set(gone))
