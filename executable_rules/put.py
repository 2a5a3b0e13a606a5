"""Put, the ordinary rooking game, as the books of 1687 and 1754 tell it in the same words.

Two play, or three, with three cards each. The player who plays first ``puts``, that is wagers the
whole set upon his hand; the other ``sees`` him and plays, or gives up one point. No suit need be
followed, as far as the books tell, and cards alike tie.

``put.high-game`` holds a packet prepared by a cheat: tests/executable_rules/test_put.py deals it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.orders import A, J, K, Q
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import Fact, law, like, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no

HAND = 3
"""Cards of each player, and so the tricks."""

SMALL = tuple(Rank(pips) for pips in range(10, 3, -1))
"""From the ten to the four."""


class Set(Worded):
    """Who wins the set, that is the whole game, when a put is seen and played out."""

    PUTTER = "he who put wins the set"
    SEER = "he who saw him wins the set"
    NEITHER = "neither wins: it is trick and tie"
    NOT_SAID = "the law does not say"


class Dealt(NamedTuple):
    """The hands of a deal."""

    antagonist: tuple[Card, ...]
    dealer: tuple[Card, ...]


Dealer = Annotated[int, like(of_people.Dealer, least=0, most=1)]
HasPut = Annotated[
    bool, Fact("whether the player has put, that is challenged the other for the game")
]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=3)]


@law(
    "cotton.put.9",
    "seymour.put.9",
    says=text("The Put-cards are, from the best to the meanest, {}."),
)
def order() -> tuple[Rank, ...]:
    """The ``Put-cards``, the ranks from the best to the meanest: the suits do not matter.

    >>> " ".join(rank.letter for rank in order())
    '3 2 A K Q J 10 9 8 7 6 5 4'
    """
    return (Rank.THREE, Rank.TWO, A, K, Q, J, *SMALL)


def best_put_card(lifted: tuple[Card, ...]) -> int | None:
    """The place, from 0, of the best Put-card of some; None where two or more are the best."""
    return carried_by(lifted, order())


@law("cotton.put.1", "seymour.put.1", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Which of two or three players, from 0, deals: the one with the best Put-card lifted.

    Nothing is said of two alike. That they lift for it is told of All-Fours, not here.
    """
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), 2, 3)
    return said(best_put_card(cards_cut_by_seat))


@law("cotton.put.2", "seymour.put.2", says=text("The {:seat} player cuts."))
def cuts(*, dealer: Dealer) -> int:
    """Who cuts the pack when it is shuffled: the dealer's adversary, of two players, from 0."""
    return next_player(dealer, 2)


@law(
    "cotton.put.2",
    "seymour.put.2",
    says=parts(antagonist=text("The antagonist has {}."), dealer=text("The dealer has {}.")),
)
def dealt(*, pack: of_cards.Pack) -> Dealt:
    """The hands from a pack as cut: one to the antagonist, one to the dealer, till each has three.

    The antagonist, or adversary, is the eldest. Raises ValueError if the cards do not suffice.
    """
    whole_number("pack", len(pack), 2 * HAND)
    given = pack[: 2 * HAND]
    return Dealt(given[::2], given[1::2])


@law("cotton.put.3", "seymour.put.3", says=yes_no("The game is won.", "The game is not won yet."))
def game_won(
    *,
    points: of_play.Points,
    has_won: of_conduct.HasWon = False,
    points_agreed: of_play.PointsAgreed = 5,
) -> bool:
    """Whether the game is won: by points, commonly five, or by a ``put`` that is seen and won."""
    up = met("Five up", points >= points_agreed, "5 up")
    return met("or a Putt", has_won, "or a Put") or up


@law(
    "cotton.put.4",
    "seymour.put.4",
    says=text("The eldest wins {:point}.", none="Nothing is won at once: the cards are played."),
)
def wins_unseen(
    *,
    has_put: HasPut,
    was_seen: of_state.WasSeen,
    is_advantageous: of_state.IsAdvantageous = True,
) -> int | None:
    """What the eldest wins at once who ``puts`` and whom the other does not ``see``: one.

    A good game (``is_advantageous``) is no condition: he may put on bad cards too, as the eighth
    rule says. None when he does not put, or is seen: then the cards are played.
    """
    whether("if he hath a good Game", is_advantageous)
    return (
        1
        if has_put
        and met("will not or dare not see him", not was_seen, "will not, or dare not see him")
        else None
    )


@law("cotton.put.5", "seymour.put.5", "cotton.put.6", "seymour.put.6")
def set_won(*, tricks: Tricks, adversary_tricks: of_play.AdversaryTricks) -> Set:
    """Who wins the set, a put being seen, by the tricks of each; the rest of the three are ties.

    The player who has two tricks or three; neither, where each has one and the third is ``tyed``,
    the cards being alike. What one trick and two ties are worth, or three ties, the books do not
    say.
    """
    whole_number("adversary_tricks", adversary_tricks, 0, HAND - tricks)
    if met(
        "he that wins two tricks, or all three",
        max(tricks, adversary_tricks) >= 2,
        "he who wins 2 Tricks, or all 3",
    ):
        return Set.PUTTER if tricks >= 2 else Set.SEER
    each_one = met(
        "if each win a trick, and the third tyed",
        tricks == adversary_tricks == 1,
        "if each win a Trick, and Third tied",
    )
    return Set.NEITHER if each_one else Set.NOT_SAID


@law(
    "cotton.put.7",
    "seymour.put.7",
    says=text("The {:seat} player wins.", none="Nobody wins, since none has most tricks alone."),
)
def wins_without_putting(*, tricks_by_seat: of_play.TricksBySeat) -> int | None:
    """Which player, from 0, wins without a put: the one with most tricks; nobody where two are
    equal.
    """
    whole_number("tricks_by_seat", sum(tricks_by_seat), 0, HAND)
    player = alone_most(tricks_by_seat)
    return player if met("wins most tricks", player is not None, "wins most Tricks") else None


@law(
    "cotton.put.8",
    "seymour.put.8",
    says=yes_no(
        "He may still play without a “put” (a wager of the whole set).",
        "He cannot recall his “put” (the wager of the whole set).",
    ),
)
def may_unsay_it(*, has_put: HasPut) -> bool:
    """Whether the eldest may still play without a put: no, a put cannot be recalled."""
    return not met("cannot recall his putting", has_put, "cannot recal his Putting")
