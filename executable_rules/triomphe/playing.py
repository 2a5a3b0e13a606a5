"""Triomphe as at Paris: what is shown, what may be played, what is marked, the end of the party."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.triomphe import facts
from executable_rules.triomphe.dealing import HAND, LEAST, MOST, Hand, triomphe_ranking
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no

TO_WIN = 3
"""Tricks of him, or of the party, that wins the deal."""

PARTY = 5
"""Games of the party, commonly."""


class Way(Enum):
    """How a player communicates his game, his cards, to another."""

    SHOWS = "he shows it"
    SAYS = "he tells it in words"


class Offer(Enum):
    """What the other party answers when the game is given up to it."""

    ACCEPTS = "it accepts it"
    REFUSES = "it will not accept of it"


class Offered(NamedTuple):
    """Games that the party to which the game is given up marks, and those that it loses."""

    marks: int
    loses: int


Act = Annotated[Way, like(of_play.Act)]
Answer = Annotated[Offer, like(of_play.Answer)]


@law(
    "bellecour.triomphe.5",
    "academie.triomphe.5",
    says=yes_no("He may communicate his game so.", "He may not communicate his game so."),
)
def may_communicate(*, seats: facts.Seats, other_seat: facts.OtherSeat, act: Act) -> bool:
    """May one of these seats, a party, communicate his ``game``, his cards, to another seat so?

    To those of the same party, and by showing it only (*de la vue seulement*).
    """
    own = met("those of the same party", other_seat in seats, "bien entendu ceux d'un même parti")
    return (
        met(
            "by showing it only",
            act is Way.SHOWS,
            "Ils se communiquent leur jeu de la vue seulement",
        )
        and own
    )


@law(
    "bellecour.triomphe.6",
    "academie.triomphe.6",
    says=text("The {:seat} player plays next."),
)
def plays_after(*, seat: facts.Seat, players: facts.Players) -> int:
    """The seat that plays to the trick after this one: by their rank, that is as they sit."""
    return next_player(seat, whole_number("players", players, LEAST, MOST))


@law(
    "bellecour.triomphe.11",
    "academie.triomphe.11",
    "bellecour.triomphe.provinces.1",
    "academie.triomphe.provinces.1",
    says=text("He may play this card alone: {}.", several="He may play one of these: {}."),
)
def plays(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: the eldest any card; the others follow suit and win, or trump without the
    suit.

    A player need not trump higher than a trump that lies. The words bind him to win in the suit
    that was led (*lever, s'ils en ont de plus haut*), and law VI fines only one who does not trump.
    """
    return due_cards(hand, trick, triomphe_ranking(trump))


@law(
    "bellecour.triomphe.12",
    "academie.triomphe.12",
    says=text("They mark {:game}.", nothing="They mark no game."),
)
def marks(*, tricks: facts.Tricks) -> int:
    """Games that a player, or a party, marks by the tricks of the five: one for three or four.

    The ``vole``, all five, makes two.
    """
    vole = met("if he makes the Vole", tricks == HAND, "s'il faisoit la vole")
    won = met(
        "makes three Tricks",
        tricks >= TO_WIN,
        "celui des deux ou de deux Partis qui a fait trois mains",
    )
    return (2 if vole else 1) if won else 0


@law(
    "bellecour.triomphe.13",
    "academie.triomphe.13",
    says=parts(
        marks=text(
            "The party to which the game is given up marks {:game}.",
            nothing="The party to which the game is given up marks no game.",
        ),
        loses=text("It loses {:game}.", nothing="It loses none."),
    ),
)
def given_up(*, answer: Answer, tricks: facts.Tricks | None = None) -> Offered:
    """What follows when a player gives up the game to the other party, which accepts or refuses.

    He may if he has a bad hand. A party that refuses plays, and has made this many ``tricks``:
    without the vole it loses two games, with it it marks for it.

    Raises ValueError where it is accepted and played all the same, or refused and not played.
    """
    if (answer is Offer.REFUSES) is (tricks is None):
        raise ValueError(
            "tricks cannot be so: they are given if the game is refused, and so played"
        )
    if met("if he had accepted it", tricks is None, "s'il l'accepte"):
        return Offered(1, 0)
    missed = tricks != HAND
    lost = met("if he does not make the Vole", missed, "s'il ne fait pas la vole")
    return Offered(0, 2) if lost else Offered(marks(tricks=HAND), 0)


@law(
    "bellecour.triomphe.laws.10",
    "academie.triomphe.laws.10",
    "bellecour.triomphe.provinces.1",
    "academie.triomphe.provinces.1",
    says=yes_no("They have won the party.", "They have not won the party."),
)
def party_is_won(
    *, games_marked: of_play.GamesMarked, games_agreed: facts.GamesAgreed = PARTY
) -> bool:
    """Has a player or side that marked this many games won the party? It has commonly five."""
    return games_marked >= games_agreed


def due_cards(hand: Hand, trick: Hand, order: Ranking) -> Hand:
    """The cards of a hand that may be played to a trick, in an order of the cards that has trumps.

    Raises ValueError for a hand without cards, and for a card that is in hand and in the trick.
    """
    whole_number("cards in hand", len(hand))
    if set(hand) & set(trick):
        raise ValueError("hand and trick cannot hold the same card")
    if not trick:
        return hand
    follow = tuple(card for card in hand if card.suit is trick[0].suit)
    if met("if they have it", bool(follow), "s'ils en ont"):
        best = trick[winner(trick, order)]
        higher = tuple(card for card in follow if order.beats(card, best))
        return higher if met("to win if they can", bool(higher), "de plus haut") else follow
    trumps = tuple(card for card in hand if order.is_trump(card))
    return trumps if met("if they have any Trumps", bool(trumps), "des Triomphes") else hand
