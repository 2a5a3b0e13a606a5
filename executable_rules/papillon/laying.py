"""Papillon, of laying down one's cards (*étendre*): laws I, II, X, XI and XIV.

He lays them down who can take nothing from the board.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis.terms import Winnings
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, told

HAND = 3
"""Cards of each player."""


@law(
    "bellecour.papillon.laws.1",
    "academie.papillon.laws.1",
    says=pays("he who lays down his cards", "the box"),
)
def lays_down(*, card_count: of_cards.CardCount) -> Forfeit:
    """What he pays to the box who lays down (*étend*) so many cards: a counter for each."""
    return Forfeit(whole_number("card_count", card_count, 1, HAND), Unit.COUNTER, Payee.POOL)


@law(
    "bellecour.papillon.laws.2",
    says=pays("he who lays down his cards"),
)
def pays_for_aces(*, cards_shown: of_cards.CardsShown) -> Forfeit:
    """What he pays to each who lays down one, two or three aces: a counter for every ace.

    The French law, ``recoit_pour_les_as``, has the contrary: he is paid by each.
    """
    return Forfeit(_aces(cards_shown), Unit.COUNTER, Payee.EACH)


@law("academie.papillon.laws.2")
def recoit_pour_les_as(*, cards_shown: of_cards.CardsShown) -> Winnings:
    """What he receives of each who lays down one, two or three aces: a counter for every ace.

    The English law, ``pays_for_aces``, has the contrary: he pays to each.
    """
    return Winnings(from_each=_aces(cards_shown))


def _aces(laid_down: tuple[Card, ...]) -> int:
    whole_number("cards", len(laid_down), 1, HAND)
    return sum(card.rank is Rank.ACE for card in laid_down)


@law(
    "bellecour.papillon.laws.10",
    "academie.papillon.laws.10",
    says=pays("each of the others", "the player", "counter"),
)
def consolation(*, has_won: of_conduct.HasWon, is_last: of_state.IsLast) -> int:
    """Counters that he receives of each by the ``claim of Consolation``.

    He is the last to lay down his cards; the English has, in other words, that he holds out with
    them the last. By pages 170 and 283 it is paid when nobody wins the party.
    """
    last = met("holds out with his Cards the last", is_last)
    return 1 if last and met("he does not win the party", not has_won) else 0


@law(
    "bellecour.papillon.laws.11",
    "academie.papillon.laws.11",
    says=told("He takes {:card} of the board.", nothing="He takes no card of the board."),
)
def rest_of_the_board(
    *, card_count: of_cards.CardCount, has_won: of_conduct.HasWon, is_last: of_state.IsLast
) -> int:
    """How many of the cards left on the board a player takes at the end, to win the cards.

    All, if he wins the party or is the last to lay down; whose they are when one does this and
    another that, the law does not say: by pages 170 and 283 it is the last when nobody wins.
    """
    wins = met("He who wins the party", has_won)
    last = met("holds out to the last", is_last)
    return card_count if wins or last else 0


@law(
    "bellecour.papillon.laws.14",
    "academie.papillon.laws.14",
    says=pays("he who plays before his turn", "the box"),
)
def plays_before_his_turn(*, in_turn: of_state.InTurn, card_count: of_cards.CardCount) -> Forfeit:
    """What he pays who plays before his turn: he must lay down his ``cards``, and pays for it."""
    whole_number("card_count", card_count, 1, HAND)
    return (
        NOTHING
        if not met("plays before his turn", not in_turn)
        else lays_down(card_count=card_count)
    )
