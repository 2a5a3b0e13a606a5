"""The Beast of the Academy: who stands the game, the Contre, the Curieuse, the tricks, who wins.

He *stands the game* (*fait jouer*) who plays it against the others. Seats count from the eldest
hand, 0, in the order of play.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.beast_of_the_academie.dealing import HAND, LEAST, MOST, Hand, beast_ranking
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.results import Forfeit, Payee, Penalty, Unit
from executable_rules.mechanics.tricks import FOLLOW, may_play, winner
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells, parts, pays, told, yes_no

TO_WIN = 3
"""Tricks of him that stands the game; the two first do, if no other makes three."""


BEASTED = {Penalty.BEAST: "He is “beasted”: he pays a beast."}


class Said(Enum):
    """What a player says or does in his turn to speak."""

    I_PLAY = "I play (je joue)"
    LEADS = "nothing: he leads a card"
    I_PASS = "I pass (je passe)"


class Bound(Tells):
    """What a player may do, or must, when the Curieuse is trumps."""

    MUST_PLAY = "he is obliged to play in the suit of the “Curieuse”, the card at the bottom"
    MAY_STAND = "he may stand the game in the suit of the “Curieuse”, the card at the bottom"
    NOT_SAID = "the law does not say"


class Turned(NamedTuple):
    """What he stakes who plays the Curieuse, and the suit that becomes trumps."""

    stake: Forfeit
    trump: Suit


@law(
    "bellecour.beast.28",
    "academie.beast.28",
    "bellecour.beast.30",
    "academie.beast.30",
    says=yes_no(
        "He “stands the game”: he plays it against the others.", "He does not “stand the game”."
    ),
)
def stands(*, said: Said, eldest: bool = False) -> bool:
    """Does he stand the game by what he says, or by leading a card and saying nothing?

    So the eldest may; raises ValueError for another, of whom only words are told.
    """
    if said is Said.LEADS and not eldest:
        raise ValueError("said=leads cannot be: the eldest hand alone leads without a word")
    leads = met("without saying any thing, he plays such Card", said is Said.LEADS)
    return leads or met("he says, I play", said is Said.I_PLAY)


@law(
    "bellecour.beast.30",
    "academie.beast.30",
    says=told("He may lead one of these: {}.", nothing="He does not lead to the first trick."),
)
def leads_first(*, seat: int, hand: Hand, standing: int | None) -> Hand:
    """The cards that a seat may lead to the first trick: the eldest any, whoever stands.

    None when nobody stands (``standing``).
    """
    if standing is not None:
        whole_number("standing", standing, 0, MOST - 1)
    begins = met("the eldest begins the play", whole_number("seat", seat, 0, MOST - 1) == 0)
    return hand if begins and met("if either of them stands", standing is not None) else ()


@law(
    "bellecour.beast.31",
    "academie.beast.31",
    says=yes_no("He may say so now.", "He may not say so now."),
)
def may_say_now(*, said: Said, now: Said) -> bool:
    """May he who has said or done the one say now the other? Not play after a pass, nor pass.

    Raises ValueError for a lead as a second word; a lead without a word is taken for I play.
    """
    if now is Said.LEADS:
        raise ValueError("now=leads cannot be: it is said, not led, a second time")
    passed = met("if you have once said, I pass", said is Said.I_PASS)
    return now is Said.I_PASS if passed else now is Said.I_PLAY


@law(
    "bellecour.beast.24",
    "academie.beast.24",
    says=yes_no("He is admitted to play.", "He is not admitted to play."),
)
def admitted_to_play(*, another_stands: bool, after_him: bool = False, contre: bool) -> bool:
    """May he play too? Where another stands the game, one who speaks after him, and *contre* only.

    By the ``Contre`` he plays against all. Raises ValueError for a Contre against nobody.
    """
    if (contre or after_him) and not another_stands:
        raise ValueError("contre and after_him cannot be: nobody stands the game before him")
    if not another_stands:
        return True
    speaks_after = met("who is to speak after him", after_him)
    return met("he must play the Contre", contre) and speaks_after


@law("bellecour.beast.25", "academie.beast.25", says=pays("he who loses"))
def beasts_paid(*, loses: bool, contre: bool) -> Forfeit:
    """What he pays who loses: a common beast, and a double one who plays the Contre."""
    double = met("he pays a double Beast", contre)
    return Forfeit((2 if double else 1) if loses else 0, Unit.BEAST)


@law(
    "bellecour.beast.26",
    "academie.beast.26",
    says=yes_no(
        "He may play the “Contre”, against him who stands the game.",
        "He may not play the “Contre”, against him who stands the game.",
    ),
)
def may_play_contre(*, has_played: bool, declared_before: bool = False) -> bool:
    """May he play the Contre? Not after he has played a card, if he has not declared for it."""
    late = met("after you have played a Card", has_played)
    undeclared = met("without declaring for it", not declared_before)
    return not (late and undeclared)


@law(
    "bellecour.beast.32",
    "academie.beast.32",
    says=parts(
        none="The “Curieuse” is not played: not all have passed.",
        stake=pays("he who plays the “Curieuse”", "the pool"),
        trump=told("The new trumps are {}."),
    ),
)
def plays_curieuse(*, said: tuple[Said, ...], first: Card, bottom: Card) -> Turned | None:
    """What the ``Curieuse`` does when all have passed, and one of them, any, will play it.

    He stakes a counter; the card at the bottom makes the trump, the ``first`` one being set
    aside. None where not all passed. Whether to play it is at his liberty.
    """
    if first == bottom:
        raise ValueError("bottom cannot be the card that was turned up first")
    whole_number("players in said", len(said), LEAST, MOST)
    if not met("If all the Players should pass", all(it is Said.I_PASS for it in said)):
        return None
    return Turned(Forfeit(1, Unit.COUNTER, Payee.POOL), bottom.suit)


@law("bellecour.beast.33")
def bound_by_curieuse(*, went: bool) -> Bound:
    """What the others must who did not play the Curieuse: play in that suit.

    Of him who did play it the English says nothing here. In the French it is he who may stand the
    game in it: ``lie_par_curieuse``.
    """
    return Bound.MUST_PLAY if met("the other Players", not went) else Bound.NOT_SAID


@law("academie.beast.33")
def lie_par_curieuse(*, alle: bool) -> Bound:
    """Ce que peuvent *celui ou ceux qui ont été en curieuse*: faire jouer à sa couleur.

    Of the others the French says nothing. In the English they must play in that suit:
    ``bound_by_curieuse``.
    """
    return Bound.MAY_STAND if met("qui ont été en curieuse", alle) else Bound.NOT_SAID


@law(
    "bellecour.beast.34",
    "academie.beast.34",
    says=yes_no("A card may be turned.", "No other card may be turned."),
)
def may_turn_another(*, turned: int) -> bool:
    """May a card be turned for the Curieuse, when so many were? They should turn one only."""
    return not met("turning one Card", whole_number("turned", turned, 0) > 0)


@law(
    "bellecour.beast.27",
    "academie.beast.27",
    "bellecour.beast.35",
    "academie.beast.35",
    says=told("He may play one of these: {}."),
)
def plays(*, hand: Hand, trick: Hand, trump: Suit) -> Hand:
    """What may be played: follow suit, else trump, and higher if it is trumped already.

    Who cannot trump higher throws what he will. In the suit he need not win. It is the same after
    the Curieuse, in her suit. To trump low is *une faute*, bad play: what it costs is not said.
    """
    return due_cards(hand, trick, _checked(hand, trick, trump))


@law("bellecour.beast.29", "academie.beast.29", says=told("The {:seat} player leads another card."))
def leads_next(*, leader: int, trick: Hand, trump: Suit) -> int:
    """The seat that leads another card: he that wins the trick (*fait la levée*).

    Every player has played one card to the trick, so that it has as many as there are players.
    """
    players = whole_number("cards in trick", len(trick), LEAST, MOST)
    return next_player(leader, players, winner(trick, _checked((), trick, trump)))


@law("bellecour.beast.29", says=yes_no("The deal is over.", "The deal is not over."))
def is_over(*, tricks: int, seen: bool = False) -> bool:
    """Is the deal over after so many tricks? When it is finished, or when it is seen who has won.

    ``seen``: by the tricks that each has, whether he that stands has won or is beasted. In the
    French this is seen where it is finished: ``est_fini``.
    """
    whole_number("tricks", tricks, 0, HAND)
    decided = met("or that you see by the Tricks", seen)
    return met("till the Deal is finished", tricks == HAND) or decided


@law("academie.beast.29", says=yes_no("The deal is finished.", "The deal is not finished."))
def est_fini(*, levees: int) -> bool:
    """Le coup est-il fini, *où* l'on voit qui a gagné? After the five tricks.

    The English has *or* for *où*, and leaves off as soon as it is seen: ``is_over``.
    """
    finished = whole_number("levees", levees, 0, HAND) == HAND
    return met("jusqu'à ce que le coup soit fini", finished)


@law("bellecour.beast.23", "academie.beast.23", says=BEASTED)
def outcome(*, winners: tuple[int, ...], standing: int) -> Penalty:
    """What he suffers who stands the game: he is beasted, if he does not win.

    ``winners``: the seats that won the five tricks, in order. He wins by three, or by being the
    first to make two, if none of the others has three.
    """
    whole_number("tricks in winners", len(winners), HAND, HAND)
    for seat in (*winners, standing):
        whole_number("seat", seat, 0, MOST - 1)
    three = met("make three Tricks", winners.count(standing) >= TO_WIN)
    two_first = met("the first that makes two Tricks", _first_to_two(winners) == standing)
    others = max(winners.count(seat) for seat in range(MOST) if seat != standing)
    divided = met("none of the other Players has made three", others < TO_WIN)
    return Penalty.NONE if three or (two_first and divided) else Penalty.BEAST


@law("bellecour.beast.39", "academie.beast.39", says=BEASTED)
def renounces(*, hand: Hand, trick: Hand, played: Card) -> Penalty:
    """What he suffers who ``renounces``, does not follow the suit led though he can."""
    if played not in hand:
        raise ValueError(f"played may be a card of the hand: {played} is none")
    follows = may_play(hand, trick, _checked(hand, trick), FOLLOW)
    return Penalty.BEAST if met("He that renounces", played not in follows) else Penalty.NONE


def due_cards(hand: Hand, trick: Hand, order: Ranking) -> Hand:
    """Of a hand what may be played by the duties of this game, in an order that has trumps.

    Raises ValueError for an empty hand.
    """
    whole_number("cards in hand", len(hand))
    follows = may_play(hand, trick, order, FOLLOW)
    if not trick or met("play in it if you can", follows[0].suit is trick[0].suit):
        return follows
    best = trick[winner(trick, order)]
    trumps = order.trumps()
    if met("if it has been already trumped", order.is_trump(best)):
        trumps = trumps[: trumps.index(best)]
    due = tuple(card for card in hand if card in trumps)
    return due if met("with an higher if you can", bool(due)) else hand


def _first_to_two(winners: tuple[int, ...]) -> int | None:
    return next((seat for n, seat in enumerate(winners) if seat in winners[:n]), None)


def _checked(hand: Hand, trick: Hand, trump: Suit | None = None) -> Ranking:
    if len({*hand, *trick}) < len(hand) + len(trick):
        raise ValueError("hand and trick cannot hold the same card")
    whole_number("cards in hand", len(hand), 0, HAND)
    whole_number("cards in trick", len(trick), 0, MOST)
    return beast_ranking(trump)
