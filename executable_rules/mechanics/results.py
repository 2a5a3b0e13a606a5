"""What laws answer: the results that several games share. A game adds its own beside these.

A law of procedure answers a `Verdict`, a law of fault a `Penalty` or a `Forfeit`, a law that says
both a `Ruling`. Shared words let the books be compared: a misdeal of one game beside another's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from lawsofplay.sentences import Payment, Worded, parts
from lawsofplay.sentences.payments import flow, paid
from lawsofplay.sentences.phrases import counted
from lawsofplay.sentences.templates import whole

T = TypeVar("T")


class Verdict(Worded):
    """What becomes of the deal, the trick, the card or the game."""

    NOTHING_FOLLOWS = "nothing follows: what the law speaks of has not happened"
    """No fault, no misdeal, no card shown: whatever the law begins with."""
    STANDS = "it stands good: what was done is done"
    """It has happened, and the law, or its proviso, lets it be."""
    DEAL_AGAIN = "the cards are dealt again"
    """By whom, few laws say: see `DEALER_AGAIN`."""
    LOSES_DEAL = "the dealer loses his deal"
    VOID = "the deal counts for nothing"
    TAKES_BACK = "what was played is taken back"
    MAY_TAKE_BACK = "what was done may be taken back"
    MUST_PLAY = "the card must be played"
    NEED_NOT_PLAY = "the card need not be played"
    KEEPS = "the card may not be played: it is kept in the hand"
    MAY_CHOOSE = "he whom the fault harms chooses whether the deal stands"
    NOT_SAID = "the law does not say"


DEALER_AGAIN = {Verdict.DEAL_AGAIN: "The dealer deals again."}
"""Words for a law that says who deals again."""

AGAIN_AND_PAYS = parts(
    verdict=DEALER_AGAIN | {Verdict.NOTHING_FOLLOWS: "There is no new deal."}, forfeit=None
)
"""Words for a ruling of such a law, which says what the dealer forfeits or that he is free."""


class Silence(Worded):
    """What is answered, in place of a number, a card or a player, where the law does not say it.

    None is another answer: that there is no such number, card or player.
    """

    NOT_SAID = Verdict.NOT_SAID.value


def said(answer: T | None) -> T | Silence:
    """The answer, or, where there is none, that the law does not say it.

    >>> said(0), said(None)
    (0, <Silence.NOT_SAID: 'the law does not say'>)
    """
    return Silence.NOT_SAID if answer is None else answer


class Chooser(Worded):
    """Who may choose to have a new deal."""

    NOBODY = "nobody may call a new deal: the deal stands"
    ADVERSE_PARTY = "the adverse party may call a new deal"
    DEALER = "the dealer may call a new deal"


class Penalty(Worded):
    """What the player at fault suffers. A fine in counters is a `Forfeit`, not a penalty."""

    NONE = "there is no penalty"
    """Nobody is at fault, or the law punishes nothing; where it is silent, NOT_SAID."""
    COUNTS_NOTHING = "he counts nothing that deal, the other all he has"
    LOSES_STAKE = "he loses his stake"
    LOSES_DEAL = "he loses the deal, as if he had been beaten in it"
    LOSES_GAME = "he loses the game"
    LOSES_PARTY = "he loses the party, the whole of the games that are played for"
    BEAST = "he is beasted: he puts down what the pool holds"
    MAY_NOT_PLAY = "he may not stand the game (be Ombre) in that deal"
    NOT_SAID = Verdict.NOT_SAID.value


class Unit(Enum):
    """In what is paid or marked."""

    COUNTER = "counter"
    FISH = "fish"
    IMPERIAL = "imperial"
    BEAST = "beast"
    POINT = "point"
    GAME = "game"
    TRICK = "trick"

    def of(self, amount: int) -> str:
        """This many of the unit, in words.

        >>> Unit.FISH.of(2), Unit.COUNTER.of(1)
        ('2 fishes', '1 counter')
        """
        return counted(amount, self.value)


class Payee(Enum):
    """To whom it is paid."""

    POOL = "to the pool"
    STAKE = "to the stake"
    EACH = "to each of the other players"
    ADVERSARY = "to the adversary"
    DEALER = "to the dealer"


@dataclass(frozen=True)
class Forfeit:
    """This many of a unit that the player at fault pays, and to whom; none is an amount of 0.

    >>> print(Forfeit(1, Unit.COUNTER, Payee.EACH), Forfeit(0), sep="; ")
    1 counter to each of the other players; no forfeit
    """

    amount: int
    unit: Unit = Unit.COUNTER
    to: Payee = Payee.POOL

    def __str__(self) -> str:
        return f"{self.unit.of(self.amount)} {self.to.value}" if self.amount else "no forfeit"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the player at fault pays, to whom."""
        payee = self.to.value.removeprefix("to ")
        paid = Payment("the player at fault", payee, self.amount, self.unit.value)
        return (paid,) if self.amount else ()

    @property
    def sentence(self) -> str:
        """The forfeit as a sentence.

        >>> Forfeit(1, Unit.FISH).sentence, NOTHING.sentence
        ('The player at fault pays 1 fish to the pool.', 'Nothing is due.')
        """
        return paid(self.payments)


@dataclass(frozen=True)
class Drawn:
    """What the winner draws: counters and fishes of the pool, counters of each other player.

    >>> Drawn(20, each=1).sentence
    'The pool pays 20 counters to the winner and each of the other players pays 1 counter to \
the winner.'
    """

    counters: int
    each: int = 0
    fishes: int = 0

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves to the winner, from whom."""
        return (
            *flow("the pool", "the winner", self.fishes, Unit.FISH.value),
            *flow("the pool", "the winner", self.counters, Unit.COUNTER.value),
            *flow("each of the other players", "the winner", self.each, Unit.COUNTER.value),
        )

    @property
    def sentence(self) -> str:
        """What is drawn, as a sentence or two."""
        return paid(self.payments)


NOTHING = Forfeit(0)
"""No forfeit."""


@dataclass(frozen=True)
class Ruling:
    """What becomes of the play, and what the player at fault forfeits.

    >>> print(Ruling(Verdict.DEAL_AGAIN, Forfeit(1, Unit.FISH)))
    the cards are dealt again; he pays 1 fish to the pool
    >>> print(Ruling(Verdict.NOT_SAID, Forfeit(1, Unit.GAME)))
    he pays 1 game to the pool; what else follows, the law does not say
    """

    verdict: Verdict
    forfeit: Forfeit = NOTHING

    def __str__(self) -> str:
        said, pays = self.verdict.value, f"he pays {self.forfeit}"
        if not self.forfeit.amount:
            return said
        if self.verdict is Verdict.NOT_SAID:
            return f"{pays}; what else follows, {said}"
        return f"{said}; {pays}"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the player at fault pays, to whom."""
        return self.forfeit.payments

    @property
    def sentence(self) -> str:
        """The ruling as a sentence or two.

        >>> Ruling(Verdict.STANDS, Forfeit(1, Unit.FISH)).sentence
        'It stands good: what was done is done. The player at fault pays 1 fish to the pool.'
        >>> Ruling(Verdict.NOT_SAID, Forfeit(1, Unit.GAME)).sentence
        'The player at fault pays 1 game to the pool. What else follows, the law does not say.'
        """
        if not self.forfeit.amount:
            return self.verdict.sentence
        if self.verdict is Verdict.NOT_SAID:
            return f"{self.forfeit.sentence} {whole(f'what else follows, {self.verdict.value}')}"
        return f"{self.verdict.sentence} {self.forfeit.sentence}"
