"""Wit and Reason, as the book of 1754 tells it in prose; solved to the end.

Two have the red and the black cards, all in sight, and lay by turns, the points being added; the
player who comes to 31 wins. So each position is won or lost, and ``winning_cards`` tells by which
cards. A position is the line of cards played, each by its points.

Two things are not said, and do not matter. A coat-card may count ten or be left out: nobody can
play a third ten, as the other has two cards between, which makes more than 31. And the player who
``cannot come in``, whose every card makes more than 31, never can again, since the number only
grows.

The book is right that 9 wins and 10 loses. It does not say that 8 wins too, nor that every other
first card loses; and the line that it gives as lost is won, by the very seven that it warns
against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, pack
from lawsofplay.rules import Fact, law, like, met, offered
from lawsofplay.sentences import text, yes_no

GAME = 31
"""The number to come to."""

POINTS = range(1, 11)
"""The points of a card: the ace one, the ten ten."""

Held = tuple[int, ...]
"""How many cards a player has of each number of points, the ace first."""


class Coin(Enum):
    """The two sides of a coin."""

    CROSS = "the face with the cross"
    PILE = "the other face"


class Player(Enum):
    """The two that play."""

    LEADER = "he who plays the first card"
    FOLLOWER = "the other"


CardsPlayed = Annotated[tuple[int, ...], like(of_cards.CardsPlayed)]
CoinTurned = Annotated[Coin, Fact("which side of the coin is turned up")]
TheCard = Annotated[int, like(of_cards.Card, least=1, most=10)]
Thing = Annotated[Coin, like(of_play.Thing)]
Who = Annotated[Player, like(of_people.Who)]


@law("seymour.wit-and-reason.1", says=text("He has {:pack}."))
def cards_of(*, is_red: of_state.IsRed) -> frozenset[Card]:
    """The cards of one of the two players: all the red, or all the black."""
    return frozenset(card for card in pack() if card.suit.red is is_red)


@law(
    "seymour.wit-and-reason.2",
    says=yes_no("He who called the side of the coin leads.", "The other player leads."),
)
def leads(*, thing: Thing, coin_turned: CoinTurned) -> bool:
    """Whether a player who called a side of the coin (``Cross-Pile``) leads: if that side is up."""
    return thing is coin_turned


def held(line: tuple[int, ...], player: Player) -> Held:
    """What a player has left after a line of play.

    Raises ValueError for a card that he had not any more, and for a line beyond 31.

    >>> held((9, 2, 9), Player.LEADER)
    (2, 2, 2, 2, 2, 2, 2, 2, 0, 2)
    """
    if sum(line) > GAME or not all(card in POINTS for card in line):
        raise ValueError(f"cards_played={line} cannot be: cards of 1 to 10 make {GAME} at the most")
    played = Counter(line[0 if player is Player.LEADER else 1 :: 2])
    left = tuple(2 - played[card] for card in POINTS)
    if min(left) < 0:
        raise ValueError(
            f"cards_played={line} cannot be: the {player.name.lower()} has not so many alike"
        )
    return left


def _after(mine: Held, total: int) -> Iterator[tuple[int, Held, int]]:
    """Each card that comes in, the highest first, with what is left and the number it makes."""
    for card in reversed(POINTS):
        if mine[card - 1] and total + card <= GAME:
            left = (*mine[: card - 1], mine[card - 1] - 1, *mine[card:])
            yield card, left, total + card


def _winning(mine: Held, others: Held, total: int) -> Iterator[int]:
    """The cards with which the player who is to play comes to 31, whatever the other does."""
    for card, left, number in _after(mine, total):
        if number == GAME or _lost(others, left, number):
            yield card


def _lost(mine: Held, others: Held, total: int) -> bool:
    """Whether the other comes to 31, whatever the player who is to play does."""
    ways = [(left, number) for _, left, number in _after(mine, total)] or [(mine, total)]
    return all(any(_winning(others, left, number)) for left, number in ways)


@law(
    "seymour.wit-and-reason.9",
    says=text(
        "A card of {:point} wins, whatever the other does.",
        several="Cards of {:bare} points win, whatever the other does.",
        nothing="No card wins for certain.",
    ),
)
def winning_cards(*, cards_played: CardsPlayed) -> frozenset[int]:
    """The cards with which the player who is to play wins, whatever the other does; none if there
    is none.

    >>> sorted(winning_cards(cards_played=(9, 2))), sorted(winning_cards(cards_played=(10,)))
    ([7, 9], [10])
    """
    to_play, other = (Player.LEADER, Player.FOLLOWER)[:: -1 if len(cards_played) % 2 else 1]
    return frozenset(
        _winning(held(cards_played, to_play), held(cards_played, other), sum(cards_played))
    )


@law(
    "seymour.wit-and-reason.3",
    "seymour.wit-and-reason.4",
    "seymour.wit-and-reason.5",
    "seymour.wit-and-reason.7",
    says={
        Player.LEADER: "The Leader, who plays first, may certainly win.",
        Player.FOLLOWER: "The Follower, who plays second, may certainly win.",
    },
)
def may_certainly_win(*, card: TheCard) -> Player:
    """Which of the two may certainly win the game when the Leader plays such a card first.

    There is no third case: each of the ten cards is won by the one or the other.

    >>> [card for card in POINTS if may_certainly_win(card=card) is Player.LEADER]
    [8, 9]
    """
    answers = winning_cards(cards_played=(card,))
    return Player.FOLLOWER if met("you certainly lose", bool(answers)) else Player.LEADER


@law(
    "seymour.wit-and-reason.5",
    says={
        Player.LEADER: "The Leader, who played first, has come to thirty-one and wins.",
        Player.FOLLOWER: "The Follower, who played second, has come to thirty-one and wins.",
        None: "Nobody has come to thirty-one yet.",
    },
)
def winner(*, cards_played: CardsPlayed) -> Player | None:
    """Who has first come to 31 when these cards were played by turns; nobody as yet, or a
    player.
    """
    held(cards_played, Player.LEADER)
    held(cards_played, Player.FOLLOWER)
    if not met("he who first comes to it", sum(cards_played) == GAME):
        return None
    return Player.LEADER if len(cards_played) % 2 else Player.FOLLOWER


@law("seymour.wit-and-reason.6", says=text("A card of {:point} makes up thirty-one."))
def makes_it_up(*, card: TheCard) -> int:
    """The card that makes 31 when another was played upon 20: whatever it was, there is one."""
    return GAME - 20 - card


@law(
    "seymour.wit-and-reason.8",
    says=text(
        "He cannot make it up to thirty-one when a card of {:point} is played upon twenty.",
        several="He cannot make it up to thirty-one when a card of {:or} points is played upon"
        " twenty.",
        nothing="Whatever is played upon twenty, he can make it up to thirty-one.",
    ),
)
def unanswered_upon_twenty(*, cards_played: CardsPlayed) -> frozenset[int]:
    """The cards that the first to get to 20 cannot answer with 31, by the cards he has spent.

    None as long as he has not spent two of one sort: then he wins. "Otherwise you will lose" is too
    much: see the line that the book tells (seymour.wit-and-reason.9).

    Raises ValueError for cards with which, the other playing between, nobody comes to 20.
    """
    times = Counter(cards_played)
    if any(card not in POINTS or many > 2 for card, many in times.items()):
        raise ValueError(
            f"cards_played={cards_played} cannot be: cards of 1 to 10, two of a sort at the most"
        )
    if sum(cards_played) + len(cards_played) - 1 > 20:
        raise ValueError(
            f"cards_played={cards_played} cannot be: with the other's cards they make more than 20"
        )
    return frozenset(makes_it_up(card=card) for card, many in times.items() if many == 2)


@law("seymour.wit-and-reason.10", says=text("He has {:card} that would make up thirty-one."))
def has_to_make_it_up(*, cards_played: CardsPlayed, who: Who) -> int:
    """How many cards a player has that would now make 31, after a line of play."""
    left = held(cards_played, who)
    wanted = GAME - sum(cards_played)
    return left[wanted - 1] if wanted in POINTS else 0


__all__ = offered(__name__)
