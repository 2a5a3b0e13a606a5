"""Play card by card: a position, what may be played in it, and a line as a book tells it, replayed.

A line is written trick by trick: the seat of the player who leads, a colon, the cards in the order
of play; tricks end with a semicolon. Books do not name every card: ``?`` is any card, ``?H`` any of
a suit (the black aces are of the suit of trumps), ``3S/4S`` one of several.

>>> from executable_rules.mechanics.cards import Suit
>>> start = position("KC 6S", "4S 2C", "3S 7C")
>>> replay(ombre(Suit.SPADES), start, "0: KC 2C 7C; 0: 6S 4S 3S").won
(2, 0, 0)
>>> [after.won for after in readings(ombre(Suit.SPADES), start, "0: KC ? ?C; 0: ?S")]
[(1, 0, 0)]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import matadors, ombre_plays, ombre_ranking
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.tricks import FOLLOW, Duties, may_play, winner

Hand = frozenset[Card]


@dataclass(frozen=True)
class TrickGame:
    """What is needed to play tricks: the order of the cards, and what may be played to a trick.

    ``privileged`` cards have leave of their own. Of two cards that otherwise beat and lose to the
    same cards, of which only one is privileged, each counts for itself. All else that decides what
    may be played must be the suits of the cards and their order.
    """

    ranking: Ranking
    plays: Callable[[Iterable[Card], Sequence[Card]], tuple[Card, ...]]
    privileged: Hand = frozenset()


def plain(ranking: Ranking, duties: Duties = FOLLOW) -> TrickGame:
    """A game of tricks in which no card has a privilege."""
    return TrickGame(ranking, lambda hand, trick: may_play(hand, trick, ranking, duties))


def ombre(trump: Suit) -> TrickGame:
    """Ombre or Quadrille, a suit being trumps: the matadors have their privilege."""
    return TrickGame(
        ombre_ranking(trump),
        lambda hand, trick: ombre_plays(hand, trick, trump),
        frozenset(matadors(trump)),
    )


@dataclass(frozen=True)
class Position:
    """The hands by seat, in the order of play; who leads, what lies, the tricks won."""

    hands: tuple[Hand, ...]
    leader: int
    table: tuple[Card, ...]
    won: tuple[int, ...]

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return next_player(self.leader, len(self.hands), len(self.table))


def position(
    *hands: str, leader: int = 0, table: str = "", won: tuple[int, ...] | None = None
) -> Position:
    """A position from hands written as cards.

    Raises ValueError for a card twice, for hands that do not go with what lies, and for a trick
    that is full.
    """
    held, lying = tuple(cards(hand) for hand in hands), cards(table)
    every = [card for hand in held for card in hand] + list(lying)
    if twice := sorted({str(card) for card in every if every.count(card) > 1}):
        raise ValueError(f"hands have a card twice: {', '.join(twice)}")
    if len(lying) >= len(held):
        raise ValueError(f"table={table!r} is a full trick: {len(held)} play")
    if won is not None and len(won) != len(held):
        raise ValueError(f"won={won} cannot be: {len(held)} play")
    start = Position(tuple(map(frozenset, held)), leader, lying, won or (0,) * len(held))
    played = {next_player(leader, len(held), step) for step in range(len(lying))}
    if len({len(hand) + (seat in played) for seat, hand in enumerate(held)}) > 1:
        raise ValueError("hands must have as many cards each, what lies counted")
    return start


def play(game: TrickGame, before: Position, card: Card) -> Position:
    """The position after one card. Raises ValueError for a card not in hand, or not allowed."""
    hand = before.hands[before.turn]
    if card not in hand:
        raise ValueError(f"player {before.turn} has no {card}")
    allowed = game.plays(hand, before.table)
    if card not in allowed:
        may = " ".join(sorted(map(str, allowed)))
        raise ValueError(f"player {before.turn} may not play {card}; he may play {may}")
    hands = tuple(held - {card} for held in before.hands)
    table = (*before.table, card)
    if len(table) < len(hands):
        return replace(before, hands=hands, table=table)
    takes = next_player(before.leader, len(hands), winner(table, game.ranking))
    won = tuple(tricks + (seat == takes) for seat, tricks in enumerate(before.won))
    return Position(hands, takes, (), won)


_TRICK = re.compile(r"(\d+)\s*:\s*(.+)", re.DOTALL)


def _tricks(line: str) -> Iterator[tuple[int, list[str]]]:
    """The tricks of a line: who leads, and the cards as written."""
    for part in line.split(";"):
        trick = _TRICK.fullmatch(part.strip())
        if trick is None:
            raise ValueError(f"{part.strip()!r} is no trick; write 0: KC QC 3S")
        yield int(trick[1]), trick[2].split()


def replay(game: TrickGame, start: Position, line: str) -> Position:
    """The position after a line in which every card is named.

    Raises ValueError, with the trick and what is amiss, for a line that cannot have been played.
    """
    now = start
    for number, (leader, written) in enumerate(_tricks(line), 1):
        try:
            if leader != now.leader:
                raise ValueError(f"player {now.leader} leads, not {leader}")
            _fits(now, written)
            for word in written:
                now = play(game, now, Card.parse(word))
        except ValueError as fault:
            raise ValueError(f"trick {number}: {fault}") from None
    return now


def readings(game: TrickGame, start: Position, line: str) -> tuple[Position, ...]:
    """Every position to which a line can lead that leaves cards unnamed; none if it cannot be."""
    now = [start]
    for leader, written in _tricks(line):
        now = [position for position in now if position.leader == leader]
        for position in now:
            _fits(position, written)
        for word in written:
            after = (
                play(game, position, card)
                for position in now
                for card in _meant(game, position, word)
            )
            now = list(dict.fromkeys(after))
    return tuple(now)


def _fits(now: Position, written: Sequence[str]) -> None:
    if len(now.table) + len(written) > len(now.hands):
        raise ValueError(f"{' '.join(written)} is more than a trick of {len(now.hands)}")


def _meant(game: TrickGame, now: Position, word: str) -> Iterator[Card]:
    """The cards that a word of the line can mean, of those that may be played."""
    allowed = sorted(game.plays(now.hands[now.turn], now.table), key=str)
    for said in word.split("/"):
        if said == "?":
            yield from allowed
        elif said.startswith("?"):
            suit = Suit(said[1:])
            yield from (card for card in allowed if game.ranking.suit_of(card) is suit)
        elif (card := Card.parse(said)) in allowed:
            yield card
