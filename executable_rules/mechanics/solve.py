"""Play with all hands open: can a side force what it wants, whatever the others play?

What is wanted is a predicate on the tricks that each seat has won at the end. The others are
supposed to play together against it, and both sides to see all cards. What can be forced so can
certainly be forced; what cannot may still succeed at the table.

>>> from executable_rules.mechanics.cards import Suit
>>> from executable_rules.mechanics.replay import ombre, position
>>> both = Solver(ombre(Suit.SPADES), side=frozenset({0}), wants=lambda won: won[0] == 2)
>>> both.can_force(position("JS 5S", "6S 3S")), both.can_force(position("JS 5S", "6S 3S", leader=1))
(False, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.replay import Position, TrickGame, play

Wants = Callable[[tuple[int, ...]], bool]
"""``wants(won)``: is the side content with the tricks that the seats have won at the end?"""

_Hands = tuple[int, ...]


class Solver:
    """What a side can force in a game of tricks.

    It remembers each position that it has searched, so that later questions of the same game are
    answered sooner; the answers do not depend on it.
    """

    # Cards are numbers, suit by suit and highest first; a hand is a set of bits. Of the cards still
    # in play only their order within the suit matters, so a position is kept as the owners of the
    # cards of each suit from the highest down.

    def __init__(self, game: TrickGame, *, side: frozenset[int], wants: Wants) -> None:
        self._game, self._side, self._wants = game, side, wants
        ranking = game.ranking
        self._cards = tuple(card for suit in ranking.suits.values() for card in suit)
        self._place = {card: place for place, card in enumerate(self._cards)}
        self._suit = tuple(ranking.suit_of(card) for card in self._cards)
        self._trump = tuple(ranking.is_trump(card) for card in self._cards)
        self._privileged = tuple(card in game.privileged for card in self._cards)
        self._suits = tuple(
            tuple(self._place[card] for card in suit) for suit in ranking.suits.values()
        )
        self._masks = tuple(sum(1 << place for place in suit) for suit in self._suits)
        self._known: dict[tuple[object, ...], bool] = {}
        self._ends: dict[tuple[tuple[int, ...], int], bool | None] = {}
        self._allowed: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self._owners: list[dict[_Hands, tuple[int, ...]]] = [{} for _ in self._suits]

    def can_force(self, start: Position) -> bool:
        """Can the side bring about what it wants, whatever the others play?"""
        hands = tuple(sum(1 << self._place[card] for card in hand) for hand in start.hands)
        table = tuple(self._place[card] for card in start.table)
        return self._forced(hands, start.leader, table, start.won)

    def forcing_cards(self, start: Position) -> frozenset[Card]:
        """The cards of the player who plays next after which the side can force what it wants."""
        allowed = self._game.plays(start.hands[start.turn], start.table)
        return frozenset(card for card in allowed if self.can_force(play(self._game, start, card)))

    def _forced(
        self, hands: _Hands, leader: int, table: tuple[int, ...], won: tuple[int, ...]
    ) -> bool:
        key = None
        if not table:
            end = self._end(won, hands[0].bit_count())
            if end is not None:
                return end
            key = (leader, won, *self._order(hands))
            if key in self._known:
                return self._known[key]
        turn = (leader + len(table)) % len(hands)
        ours = turn in self._side
        found = any(
            self._after(hands, leader, table, won, turn, card) is ours
            for card in self._choices(hands, leader, table, turn)
        )
        answer = ours if found else not ours
        if key is not None:
            self._known[key] = answer
        return answer

    def _after(
        self,
        hands: _Hands,
        leader: int,
        table: tuple[int, ...],
        won: tuple[int, ...],
        turn: int,
        card: int,
    ) -> bool:
        """What can be forced when a card has been played."""
        left = (*hands[:turn], hands[turn] & ~(1 << card), *hands[turn + 1 :])
        lying = (*table, card)
        if len(lying) < len(hands):
            return self._forced(left, leader, lying, won)
        takes = (leader + self._winner(lying)) % len(hands)
        tricks = (*won[:takes], won[takes] + 1, *won[takes + 1 :])
        return self._forced(left, takes, (), tricks)

    def _beats(self, card: int, other: int) -> bool:
        if self._suit[card] is self._suit[other]:
            return card < other
        return self._trump[card]

    def _winner(self, table: tuple[int, ...]) -> int:
        best = 0
        for place in range(1, len(table)):
            if self._beats(table[place], table[best]):
                best = place
        return best

    def _choices(self, hands: _Hands, leader: int, table: tuple[int, ...], turn: int) -> list[int]:
        """What may be played, one card of each run of equal cards, those that take the
        trick first.
        """
        hand = hands[turn]
        others = sum(hands) - hand + sum(1 << card for card in table)
        legal = self._legal(hand, table)
        chosen = [
            card
            for higher, card in zip((None, *legal), legal, strict=False)
            if higher is None or not self._alike(higher, card, others)
        ]
        if table:
            best = table[self._winner(table)]
            chosen.sort(key=lambda card: (not self._beats(card, best), -card))
        return chosen

    def _alike(self, higher: int, lower: int, others: int) -> bool:
        """Do two cards of a hand beat and lose to the same cards, with none of the others between
        them?
        """
        between = (1 << lower) - (2 << higher)
        same_suit = self._suit[higher] is self._suit[lower]
        same_leave = self._privileged[higher] is self._privileged[lower]
        return same_suit and same_leave and not others & between

    def _legal(self, hand: int, table: tuple[int, ...]) -> tuple[int, ...]:
        """What may be played, in the order of the cards."""
        key = (hand, table)
        if key not in self._allowed:
            held = [self._cards[place] for place in range(hand.bit_length()) if hand >> place & 1]
            lying = [self._cards[place] for place in table]
            allowed = self._game.plays(held, lying)
            self._allowed[key] = tuple(sorted(self._place[card] for card in allowed))
        return self._allowed[key]

    def _order(self, hands: _Hands) -> Iterator[tuple[int, ...]]:
        """The cards in play by suit, with their holders, from the highest down; the privileged
        apart.
        """
        for places, mask, known in zip(self._suits, self._masks, self._owners, strict=True):
            held = tuple(hand & mask for hand in hands)
            if held not in known:
                known[held] = tuple(
                    2 * seat + self._privileged[place]
                    for place in places
                    for seat, hand in enumerate(held)
                    if hand >> place & 1
                )
            yield known[held]

    def _end(self, won: tuple[int, ...], left: int) -> bool | None:
        """Is what is wanted sure, or past hope, whoever wins the tricks left? None if neither."""
        key = (won, left)
        if key not in self._ends:
            if left == 0:
                self._ends[key] = self._wants(won)
            else:
                later = {
                    self._end((*won[:seat], won[seat] + 1, *won[seat + 1 :]), left - 1)
                    for seat in range(len(won))
                }
                self._ends[key] = later.pop() if len(later) == 1 else None
        return self._ends[key]
