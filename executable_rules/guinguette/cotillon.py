"""Guinguette: speaking of the Cotillon, moving it, standing the game, and the play of the cards."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.beast_of_the_academie.playing import due_cards
from executable_rules.facts import of_cards, of_play
from executable_rules.guinguette import facts
from executable_rules.guinguette.terms import MOVES, TO_MOVE, Said, guinguette_ranking
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.results import NOTHING, Forfeit
from executable_rules.mechanics.tricks import winner
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no

Spoken = Annotated[tuple[Said, ...], like(of_play.Announcements)]
TheAnswer = Annotated[Said, like(of_play.Answer)]

MOVED = parts(
    hand=text("He has then {}.", nothing="He has then no card."),
    forfeit=pays("he who moves the “Cotillon”", "its box"),
)
"""Words for what follows when the Cotillon is moved."""


class Named(NamedTuple):
    """The trump that the eldest hand named, and what he puts to the Cotillon besides."""

    trump: Suit
    forfeit: Forfeit


class Moved(NamedTuple):
    """The hand of the player who moved the Cotillon, and what he pays for it."""

    hand: tuple[Card, ...]
    forfeit: Forfeit


@law(
    "bellecour.guinguette.18",
    "academie.guinguette.18",
    says=parts(
        trump=text("Trumps are {}."),
        forfeit=pays("the eldest hand", "the “Cotillon”", nothing="He is not obliged to play."),
    ),
)
def eldest_names(*, suit_named: of_cards.SuitNamed, answer: TheAnswer) -> Named:
    """What follows when the eldest names a suit: it is trumps, and does not oblige him to play.

    If he says *I play* (*je joue*) he puts a second counter into the Cotillon.

    Raises ValueError if he moves it instead: the next rule says what that costs.
    """
    if answer is Said.MOVES:
        raise ValueError("answer=moves cannot be: to move the Cotillon is another rule's")
    plays = met("I play", answer is Said.PLAYS, "il dira, je joue")
    return Named(suit_named, Forfeit(1) if plays else NOTHING)


@law("bellecour.guinguette.19", says=MOVED)
def moves_cotillon(
    *,
    hand: facts.Hand,
    discard: facts.Discard,
    stock: facts.Stock,
    card_count: facts.CardCount,
) -> Moved:
    """What follows when a player ``moves the Cotillon``: he pays two counters, and draws a card.

    He discards what he thinks proper, cuts the shuffled stock, and takes the bottom card of the
    cards that he has cut off, so many (``card_count``). The French, ``remue_le_cotillon``, has him
    discard one card, as he draws one.
    """
    return _moved(hand, discard, stock, card_count)


@law("academie.guinguette.19", says=MOVED)
def remue_le_cotillon(
    *,
    hand: facts.Hand,
    discard: facts.OneDiscard,
    stock: facts.Stock,
    card_count: facts.CardCount,
) -> Moved:
    """What follows when a player *remue le Cotillon*: he pays two counters, and draws a card.

    He discards which of his cards he will (*telle de ses cartes*): one. The English,
    ``moves_cotillon``, does not say how many.
    """
    return _moved(hand, discard, stock, card_count)


@law(
    "bellecour.guinguette.19",
    "academie.guinguette.19",
    says=yes_no(
        "He draws his card rightly.", "He does not draw rightly: he may show none of these cards."
    ),
)
def draws_rightly(
    *, stock: facts.Stock, card_count: facts.CardCount, cards_shown: facts.CardsShown
) -> bool:
    """Does a player draw rightly who lets these cards be seen? Not if he had cut them off.

    He may turn none of the cards that he has cut off. ``card_count``: how many he has cut off; the
    lowest of them is the card that he takes.
    """
    _cut(stock, card_count)
    seen = set(stock[:card_count]) & set(cards_shown)
    return met(
        "without turning the Cards he holds", not seen, "sans tourner les cartes qu'il tient"
    )


@law(
    "bellecour.guinguette.20",
    "academie.guinguette.20",
    says=yes_no("He may move the “Cotillon”.", "He may not move the “Cotillon” now."),
)
def may_move_it(*, seat: facts.Seat, players: facts.Players, announcements: Spoken) -> bool:
    """May a seat move the Cotillon, after what was said in turn from the eldest hand, seat 0?

    Twice at most; the second time when the others have spoken and his turn has come again, whether
    they raised it or not.
    """
    turn = met(
        "when it is your turn to speak",
        len(announcements) % players == seat,
        "quand son tour de parler revient",
    )
    own = announcements[seat::players]
    return (
        met(
            "revy at the Cotillon twice",
            own.count(Said.MOVES) < MOVES,
            "renvier le Cotillon jusqu'à deux fois",
        )
        and turn
    )


@law(
    "bellecour.guinguette.18",
    "academie.guinguette.18",
    "bellecour.guinguette.21",
    "academie.guinguette.21",
    says=yes_no("He plays: he stands the game.", "He does not play."),
)
def stands_game(*, answer: TheAnswer) -> bool:
    """Does a player play who answers so: *I play*, or *I move the Cotillon*, which declares it?"""
    moves = met("he that moves the Cotillon", answer is Said.MOVES, "Celui qui remue le cotillon")
    return moves or met("He must say, I play", answer is Said.PLAYS, "il dira, je joue")


@law("bellecour.guinguette.22", "academie.guinguette.22", says=text("He may play {:or}."))
def plays(*, hand: facts.HandInPlay, trick: facts.Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """What may be played, as at the Beast: follow suit, else trump, and over a trump with a higher.

    It is law X, not the chapter, that one must play higher in the suit too.

    Raises ValueError for a card of the hand that lies in the trick.
    """
    if {*hand} & {*trick}:
        raise ValueError("hand and trick cannot hold the same card")
    return due_cards(hand, trick, guinguette_ranking(trump))


@law(
    "bellecour.guinguette.22",
    "academie.guinguette.22",
    says=text("{} takes the trick."),
)
def takes_trick(*, trick: facts.TrickPlayed, trump: of_cards.Trump) -> Card:
    """The card that takes a trick, as at the Beast: the highest trump, else of the suit led.

    The trump is that which the eldest hand named; the ace is lowest in each suit.
    """
    return trick[winner(trick, guinguette_ranking(trump))]


def _moved(
    hand: tuple[Card, ...], discard: tuple[Card, ...], stock: tuple[Card, ...], cut: int
) -> Moved:
    if not {*discard} <= {*hand} or {*hand} & {*stock}:
        raise ValueError("discard may be cards of the hand, and no card of it may be in the stock")
    _cut(stock, cut)
    kept = tuple(card for card in hand if card not in discard)
    return Moved((*kept, stock[cut - 1]), Forfeit(TO_MOVE))


def _cut(stock: tuple[Card, ...], cut: int) -> None:
    if cut > len(stock):
        raise ValueError(f"card_count={cut} cannot be: it is from 1 to {len(stock)}")
