"""Papillon, of the deal, of the pack, and of winning the cards: laws IX, XII, XIII and XV."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_state
from executable_rules.mechanics.cards import pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Forfeit, Payee, Ruling, Unit, Verdict
from executable_rules.papillon import facts
from executable_rules.papillon.laying import HAND
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, told, yes_no

ON_BOARD = {3: 7, 4: 4}
"""Cards turned up on the board, by the number of players."""


class TheCards(NamedTuple):
    """Seat of him who wins the cards, if anybody does, and what each pays him."""

    winner: int | None
    from_each: int


def stock_after(*, players: int, rounds: int) -> int:
    """Cards of the stock when so many rounds of three have been dealt and the board is laid.

    >>> [stock_after(players=3, rounds=n) for n in (1, 5)], stock_after(players=4, rounds=4)
    ([36, 0], 0)
    """
    whole_number("players", players, min(ON_BOARD), max(ON_BOARD))
    left = len(pack()) - ON_BOARD[players] - players * HAND * whole_number("rounds", rounds)
    if left < 0:
        raise ValueError(f"rounds={rounds} cannot be: the stock does not last so long")
    return left


@law(
    "bellecour.papillon.laws.9",
    "academie.papillon.laws.9",
    says=parts(
        winner=told(
            "The {:seat} player wins the cards.",
            none="Nobody wins the cards: they are paid double the next deal.",
        ),
        from_each=pays("each of the others", "the winner", "counter"),
    ),
)
def wins_the_cards(
    *, cards_won_by_seat: facts.CardsWonBySeat, are_equal: of_state.AreEqual = False
) -> TheCards:
    """Who wins the cards, by the number that each seat took: the most, a counter from each.

    When two are equal nobody wins them, and in the next deal they are paid double. What a second
    equality in a row makes of it the law does not say.
    """
    price = 2 if met("paid double the next Deal", are_equal) else 1
    if met("when they are equal", cards_won_by_seat.count(max(cards_won_by_seat)) > 1):
        return TheCards(None, 0)
    return TheCards(cards_won_by_seat.index(max(cards_won_by_seat)), price)


@law("bellecour.papillon.laws.12", "academie.papillon.laws.12")
def false_pack(*, cards: facts.Cards) -> Verdict:
    """What becomes of a deal with a pack that may be ``false``: good, if the number is right.

    Two of one sort and none of another do no harm. That it is void otherwise is not said in so
    many words: *provided*.
    """
    if sorted(map(str, cards)) == sorted(map(str, pack())):
        return Verdict.NOTHING_FOLLOWS
    right = met("provided the number of Cards is right", len(cards) == len(pack()))
    return Verdict.STANDS if right else Verdict.VOID


@law("bellecour.papillon.laws.13", "academie.papillon.laws.13")
def wrong_deal(
    *,
    hand_sizes: facts.HandSizes,
    card_count: of_cards.CardCount,
    was_found_out: of_state.WasFoundOut = True,
) -> Ruling:
    """What follows when the cards are wrong dealt: a new deal, and a fish of the dealer's.

    Each has three cards, and the board seven where three play, four where four. That the same
    player deals again is not said.
    """
    due = ON_BOARD[whole_number("hand_sizes", len(hand_sizes), min(ON_BOARD), max(ON_BOARD))]
    wrong = met("the Cards are wrong dealt", set(hand_sizes) != {HAND} or card_count != due)
    if wrong and met("the moment it is perceived", was_found_out):
        return Ruling(Verdict.DEAL_AGAIN, Forfeit(1, Unit.FISH, Payee.POOL))
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law(
    "bellecour.papillon.laws.15",
    "academie.papillon.laws.15",
    says=yes_no(
        "The dealer must declare that they are the last cards.",
        "The dealer need not declare that they are the last cards.",
    ),
)
def must_declare(*, stock_size: of_cards.StockSize, players: facts.Players) -> bool:
    """Whether the dealer must declare that he deals the last cards: three are left for each."""
    whole_number("players", players, min(ON_BOARD), max(ON_BOARD))
    return met("only three Cards for each left", stock_size == HAND * players)
