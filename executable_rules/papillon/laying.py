"""Papillon, of laying down one's cards (*étendre*): laws I, II, X, XI and XIV.

He lays them down who can take nothing from the board.
"""

from __future__ import annotations

from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis.terms import Winnings
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, told

HAND = 3
"""Cards of each player."""


@law("bellecour.papillon.laws.1", "academie.papillon.laws.1")
def lays_down(*, cards: int) -> Forfeit:
    """What he pays to the box who lays down (*étend*) so many cards: a counter for each."""
    return Forfeit(whole_number("cards", cards, 1, HAND), Unit.COUNTER, Payee.POOL)


@law("bellecour.papillon.laws.2")
def pays_for_aces(*, laid_down: tuple[Card, ...]) -> Forfeit:
    """What he pays to each who lays down one, two or three aces: a counter for every ace.

    The French law, ``recoit_pour_les_as``, has the contrary: he is paid by each.
    """
    return Forfeit(_aces(laid_down), Unit.COUNTER, Payee.EACH)


@law("academie.papillon.laws.2")
def recoit_pour_les_as(*, etendues: tuple[Card, ...]) -> Winnings:
    """What he receives of each who lays down one, two or three aces: a counter for every ace.

    The English law, ``pays_for_aces``, has the contrary: he pays to each.
    """
    return Winnings(from_each=_aces(etendues))


def _aces(laid_down: tuple[Card, ...]) -> int:
    whole_number("cards", len(laid_down), 1, HAND)
    return sum(card.rank is Rank.ACE for card in laid_down)


@law(
    "bellecour.papillon.laws.10",
    "academie.papillon.laws.10",
    says=pays("each of the others", "the player", "counter"),
)
def consolation(*, wins_party: bool, last_to_lay_down: bool) -> int:
    """Counters that he receives of each by the ``claim of Consolation``.

    He is the last to lay down his cards; the English has, in other words, that he holds out with
    them the last. By pages 170 and 283 it is paid when nobody wins the party.
    """
    last = met("holds out with his Cards the last", last_to_lay_down)
    return 1 if last and met("he does not win the party", not wins_party) else 0


@law(
    "bellecour.papillon.laws.11",
    "academie.papillon.laws.11",
    says=told("He takes {:card} of the board.", nothing="He takes no card of the board."),
)
def rest_of_the_board(*, on_board: int, wins_party: bool, last_to_lay_down: bool) -> int:
    """How many of the cards left on the board a player takes at the end, to win the cards.

    All, if he wins the party or is the last to lay down; whose they are when one does this and
    another that, the law does not say: by pages 170 and 283 it is the last when nobody wins.
    """
    whole_number("on_board", on_board, 0)
    wins = met("He who wins the party", wins_party)
    last = met("holds out to the last", last_to_lay_down)
    return on_board if wins or last else 0


@law("bellecour.papillon.laws.14", "academie.papillon.laws.14")
def plays_before_his_turn(*, in_turn: bool, cards: int) -> Forfeit:
    """What he pays who plays before his turn: he must lay down his ``cards``, and pays for it."""
    whole_number("cards", cards, 1, HAND)
    return NOTHING if not met("plays before his turn", not in_turn) else lays_down(cards=cards)
