"""Papillon, of laying down one's cards (*étendre*): laws I, II, X, XI and XIV.

A player lays them down who can take nothing from the board.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.papillon import facts
from executable_rules.papillon.beginning import agreeing
from executable_rules.papillon.terms import HAND
from executable_rules.reversis.terms import Winnings
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, text


class LaidDown(NamedTuple):
    """The cards that must be laid down, and the counters paid for them."""

    cards: tuple[Card, ...]
    counters: int


class AtTheEnd(NamedTuple):
    """The cards of the board that the last player takes, and the counters from each."""

    cards: int
    from_each: int


@law(
    "bellecour.papillon.14",
    "academie.papillon.14",
    says=parts(
        cards=text("He must lay down {}.", nothing="He need not lay down his cards."),
        counters=pays("the player", "the box", "counter"),
    ),
)
def must_lay_down(
    *, hand: facts.HandOfThree, board: of_cards.Board, in_turn: of_state.InTurn = True
) -> LaidDown:
    """The cards that a player must lay down (*étendre*), and the counters for the box: one for
    each.

    He must do so if in his turn he can take nothing: he has no card like one of the board, and none
    that two or more of them make up.
    """
    his = met("whose turn it is to play", in_turn, "dont le tour est de jouer")
    cannot = met(
        "cannot pair any Card",
        not agreeing(hand=hand, board=board),
        "ne peut point lever des cartes",
    )
    if his and cannot:
        return LaidDown(hand, lays_down(card_count=len(hand)).amount)
    return LaidDown((), 0)


@law(
    "bellecour.papillon.laws.1",
    "academie.papillon.laws.1",
    says=pays("he who lays down his cards", "the box"),
)
def lays_down(*, card_count: of_cards.CardCount) -> Forfeit:
    """What a player pays to the box if he lays down (*étend*) this many cards: a counter
    for each.
    """
    return Forfeit(whole_number("card_count", card_count, 1, HAND), Unit.COUNTER, Payee.POOL)


@law(
    "bellecour.papillon.laws.2",
    says=pays("he who lays down his cards"),
)
def pays_for_aces(*, cards_shown: of_cards.CardsShown) -> Forfeit:
    """What a player pays to each who lays down one, two or three aces: a counter for every ace.

    The French law, ``recoit_pour_les_as``, has the contrary: he is paid by each.
    """
    return Forfeit(_aces(cards_shown), Unit.COUNTER, Payee.EACH)


@law("academie.papillon.laws.2")
def recoit_pour_les_as(*, cards_shown: of_cards.CardsShown) -> Winnings:
    """What a player receives of each who lays down one, two or three aces: a counter for every ace.

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
    """Counters that the last to hold out with his cards has from each (``Consolation``): one.

    He is the last to lay down his cards. By pages 170 and 283 it is paid when nobody wins the
    party.
    """
    last = met("holds out with his Cards the last", is_last, "étend le dernier ses cartes")
    return (
        1
        if last and met("he does not win the party", not has_won, "ne pouvant pas gagner la partie")
        else 0
    )


@law(
    "bellecour.papillon.laws.11",
    "academie.papillon.laws.11",
    says=text("He takes {:card} of the board.", nothing="He takes no card of the board."),
)
def rest_of_the_board(
    *, card_count: of_cards.CardCount, has_won: of_conduct.HasWon, is_last: of_state.IsLast
) -> int:
    """How many of the cards left on the board a player takes at the end, to win the cards.

    All, if he wins the party or is the last to lay down. The law does not say whose they are when
    one player does the one and another the other; by pages 170 and 283 the last has them only when
    nobody wins.
    """
    wins = met("He who wins the party", has_won, "Celui qui gagne la partie")
    last = met("holds out to the last", is_last, "est le dernier à s'étendre")
    return card_count if wins or last else 0


@law(
    "bellecour.papillon.17",
    "academie.papillon.17",
    says=parts(
        cards=text("He takes {:card} of the board.", nothing="He takes no card of the board."),
        from_each=pays("each of the others", "the player", "counter"),
    ),
)
def plays_the_last(
    *, seats: facts.Seats, is_last: of_state.IsLast, card_count: of_cards.CardCount
) -> AtTheEnd:
    """What a player has who plays the last card by laying down, when nobody finishes.

    He takes the board, and a counter from each. ``seats``: those who took with all their three
    cards. ``card_count``: the cards left on the board; they serve to win the cards. Laws X and XI
    do not ask that nobody finishes.
    """
    nobody = met("when nobody finishes", not seats, "lorsque personne ne finit point")
    last = met("plays the last Card, or Cards", is_last, "celui qui joue la derniere carte")
    return AtTheEnd(card_count, 1) if nobody and last else AtTheEnd(0, 0)


@law(
    "bellecour.papillon.laws.14",
    "academie.papillon.laws.14",
    says=pays("he who plays before his turn", "the box"),
)
def plays_before_his_turn(*, in_turn: of_state.InTurn, card_count: of_cards.CardCount) -> Forfeit:
    """What a player pays who plays before his turn: he lays down his ``cards``, and pays
    for them.
    """
    whole_number("card_count", card_count, 1, HAND)
    return (
        NOTHING
        if not met("plays before his turn", not in_turn, "joue avant son tour")
        else lays_down(card_count=card_count)
    )
