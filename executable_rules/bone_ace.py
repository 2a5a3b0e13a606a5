"""Bone-Ace, in 1754 Bonne-Ace: the Bone to the biggest card turned up, the Game to one and thirty.

Each is dealt three cards, the third turned up. How the cards are told towards one and thirty, and
what follows when one goes over it, the books do not say: such numbers are facts here.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, parts, text, yes_no

BONE_ACE = Card(Rank.ACE, Suit.DIAMONDS)
"""Wins all other cards."""

THIRTY_ONE = 31
"""What is played for after the Bone."""


class Dealt(NamedTuple):
    """The cards of one player."""

    unseen: int
    turned_up: int


CardsTurned = Annotated[tuple[Card, ...], like(of_cards.CardsTurned, fewest=1, pack=WHOLE_PACK)]
Players = Annotated[int, like(of_people.Players, least=0, most=52)]


@law(
    "cotton.bone-ace.1",
    "seymour.bone-ace.1",
    says=yes_no("So many may play.", "So many may not play."),
)
def may_play(*, players: Players) -> bool:
    """Whether this many can play: ``as the Cards will permit``, three for each, if none be
    drawn.
    """
    return 1 < players <= len(pack()) // sum(dealt_to_each())


@law(
    "cotton.bone-ace.2",
    "seymour.bone-ace.2",
    says=text("The {:seat} player deals, for he lifted the least card."),
)
def dealer_by_lifting(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Who deals by the cards ``lifted`` (cut), seats from 0: the least.

    Nothing is said of two alike. The ace is taken for the least here; for the Bone it may be the
    highest (``carries_bone``).
    """
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST))


@law(
    "cotton.bone-ace.2",
    "seymour.bone-ace.2",
    says=text(
        "The hands in order, from the eldest to the youngest, are those of the {:seat} players."
    ),
)
def order_of_hands(*, dealer: of_people.Dealer, players: Players) -> tuple[int, ...]:
    """The seats, eldest hand first; the Dealer is the ``youngest``, that is the last."""
    return tuple(next_player(dealer, players, step) for step in range(1, players + 1))


@law(
    "cotton.bone-ace.3",
    "seymour.bone-ace.3",
    says=parts(
        unseen=text("Each player is dealt {:card} that are not turned up."),
        turned_up=text("Each player is dealt {:card} more, turned up."),
    ),
)
def dealt_to_each() -> Dealt:
    """What each has in his turn: two cards, and the third turned up."""
    return Dealt(unseen=2, turned_up=1)


@law(
    "cotton.bone-ace.4",
    "seymour.bone-ace.4",
    says=moves(
        text("The “Bone” is half of the stake: {:counter} of {stake:counter}."),
        "the stake",
        "the player with the highest card",
        "counter",
    ),
)
def bone(*, stake: of_money.Stake) -> Fraction:
    """The ``Bone``: one half of the stake."""
    return Fraction(stake, 2)


@law(
    "cotton.bone-ace.4",
    "seymour.bone-ace.4",
    says=text("The other half of the stake remains for the Game: {:counter} of {stake:counter}."),
)
def remains_for_game(*, stake: of_money.Stake) -> Fraction:
    """What remains for the Game, that is, for the nearest to 31: the other half of the stake."""
    return stake - bone(stake=stake)


@law(
    "cotton.bone-ace.4",
    "seymour.bone-ace.4",
    "cotton.bone-ace.5",
    "seymour.bone-ace.5",
    "cotton.bone-ace.6",
    "seymour.bone-ace.6",
    says=text(
        "The Bone falls to the {:seat} player.",
        several="The highest cards are those of the {:seat} players: of two alike, the law does not"
        " say which has the Bone.",
    ),
)
def carries_bone(
    *, cards_turned: CardsTurned, is_agreed: of_state.IsAgreed = True
) -> tuple[int, ...]:
    """Who carries the Bone by the cards turned up: the biggest, before it the ace of diamonds.

    The eldest hand is 0.

    Of three (or four) alike the eldest has it; of two alike the books say nothing, and both are
    answered. Three alike are taken to be the biggest cards: by the letter three tens would have it
    before a king. Nor do the books say how high the other three aces are.
    """
    if met(
        "is Bone-Ace, and wins all other Cards whatever",
        BONE_ACE in cards_turned,
        "is Bonne-Ace, and wins all other Cards whatever",
    ):
        return (cards_turned.index(BONE_ACE),)
    order = ACE_HIGH if is_agreed else tuple(reversed(Rank))
    best = min((card.rank for card in cards_turned), key=order.index)
    alike = tuple(seat for seat, card in enumerate(cards_turned) if card.rank is best)
    return (
        alike[:1]
        if met("the eldest hand wins it", len(alike) >= 3, "the eldest Hand wins it")
        else alike
    )


@law(
    "cotton.bone-ace.7",
    "seymour.bone-ace.7",
    says=text(
        "The Game goes to the nearest to thirty-one, the {:seat} player.",
        several="As near to thirty-one as one another are the {:seat} players: the law does not say"
        " which of them has the Game.",
    ),
)
def wins_game(*, points_by_seat: of_play.PointsBySeat) -> tuple[int, ...]:
    """Who wins the Game by what each has: the nearest to 31, several if as near.

    By the letter one over 31 is as near as one under; the books do not say that he is out.
    """
    away = [abs(THIRTY_ONE - whole_number("counts", count)) for count in points_by_seat]
    return tuple(seat for seat, distance in enumerate(away) if distance == min(away))


@law(
    "cotton.bone-ace.8",
    "seymour.bone-ace.8",
    says=yes_no(
        "He wins the Game immediately.",
        "He does not win the Game immediately: he has not thirty-one.",
    ),
)
def wins_immediately(*, points: of_play.Points) -> bool:
    """Whether a player wins the Game at once who turns up this number, or draws to it."""
    return points == THIRTY_ONE
