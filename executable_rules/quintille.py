"""Quintille, Ombre by five: who takes and who pays what of the counters, old way and new."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.ombre.terms import Ends
from lawsofplay.rules import Fact, law, like, met, offered
from lawsofplay.sentences import Payment, parts, shares, text
from lawsofplay.sentences.payments import NOTHING_DUE, flow, paid
from lawsofplay.sentences.templates import filled

PLAYERS = 5
HAND = 8
"""Cards of each player, and so the tricks."""

FRIENDS_TRICKS = 5
"""Tricks with which the Ombre and his friend win."""

DEFENDANTS = 3
"""Those who defend the game against the Ombre and the king that he called."""


class Shared(NamedTuple):
    """What the Ombre and the friend who has the king take up, or lay down if it is below zero."""

    ombre: int
    friend: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves between the stake and each of the two."""
        of_ombre = flow("the stake", "the Ombre", self.ombre, "counter")
        return of_ombre + flow("the stake", "his friend", self.friend, "counter")

    @property
    def sentence(self) -> str:
        """The shares as a sentence.

        >>> Shared(2, 1).sentence, Shared(0, 0).sentence
        ('The Ombre takes up 2 counters and his friend 1 counter.', 'Nothing is due.')
        >>> Shared(-2, -1).sentence
        'The Ombre lays down 2 counters and his friend 1 counter.'
        """
        if not any(self):
            return NOTHING_DUE
        does = "lays down" if self.ombre < 0 else "takes up"
        shares = (abs(self.ombre), abs(self.friend))
        text = f"The Ombre {does} {{0:counter}} and his friend {{1:counter}}."
        return filled(text, shares, {})


class VoleShared(NamedTuple):
    """What the Ombre and the friend who has the king receive who win the vole."""

    ombre: int
    friend: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the defendants pay, and what lies besides."""
        of_each = flow("each of the three defendants", "the Ombre and his friend", 2, "counter")
        lying = sum(self) - 2 * DEFENDANTS
        return of_each + flow("the stake", "the Ombre and his friend", lying, "counter")

    @property
    def sentence(self) -> str:
        """The payments and the shares as sentences.

        >>> VoleShared(3, 3).sentence.partition(". ")[2]
        'Of it the Ombre has 3 counters and his friend 3 counters.'
        """
        of_it = filled("Of it the Ombre has {0:counter} and his friend {1:counter}.", self, {})
        return f"{paid(self.payments)} {of_it}"


class Divided(NamedTuple):
    """What each of the defendants takes up, in the order of their seats, and what is left."""

    each: tuple[int, ...]
    left: int


IsSingle = Annotated[bool, Fact("whether it is a single one, and not doubled")]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=8)]


@law(
    "seymour.quintille.7",
    "bellecour.quintille.6",
    "academie.quintille.6",
    says=parts(
        each=shares(
            "the player who plays “sans prendre” (alone)", unit="counter", others="the stake"
        ),
        left=text(
            "What is due to him for playing alone he has besides. What is left of the stake is"
            " {:counter}.",
            nothing="What is due to him for playing alone he has besides. Nothing of the stake is"
            " left.",
        ),
    ),
)
def sans_prendre_draws(*, pool: of_money.Pool, is_single: IsSingle = True) -> Divided:
    """What a player takes up who wins ``sans-prendre`` (alone), of single stakes: two of five.

    With Beastes besides the law does not say it. Two books say, for single stakes, that he "wins a
    single Game" (*gagne simplement*); their sentence before is about Beasts and the vole.
    """
    if not met(
        "If there are only single Stakes", is_single, "If he wins a single Game", "gagne simplement"
    ):
        raise ValueError("is_single=no cannot be: the law is of single stakes")
    return Divided((2,), whole_number("pool", pool, 2) - 2)


@law("seymour.quintille.9", "bellecour.quintille.8", "academie.quintille.8")
def friends_win(*, tricks: Tricks, pool: of_money.Pool = 3) -> Shared:
    """What the Ombre and his friend take up of the counters that lie, if they make five tricks.

    Of three the Ombre has two; of an even number each has half. Nothing if they do not win.
    """
    five = tricks >= FRIENDS_TRICKS
    if not met("if between them they make five Tricks", five, "if they make five Tricks together"):
        return Shared(0, 0)
    half, odd = divmod(pool, 2)
    even = met(
        "When the Counters happen to be even", odd == 0, "the Counters are even", "soient pairs"
    )
    return Shared(half if even else half + 1, half)


@law(
    "seymour.quintille.10",
    "bellecour.quintille.9",
    "academie.quintille.9",
    "seymour.quintille.18",
    "bellecour.quintille.17",
    "academie.quintille.17",
)
def friends_lay_down(*, pool: of_money.Pool = 3) -> Shared:
    """What the Ombre and his friend lay down when they are beasted: what they would have taken up.

    Of three counters two and one, which the law of the ``Remise`` says in figures.
    """
    would = friends_win(tricks=FRIENDS_TRICKS, pool=pool)
    return Shared(-would.ombre, -would.friend)


@law(
    "seymour.quintille.10",
    "bellecour.quintille.9",
    "academie.quintille.9",
    "seymour.quintille.11",
    "bellecour.quintille.10",
    "academie.quintille.10",
    says={
        Ends.WON: "The Ombre and his friend win.",
        Ends.REMISE: "It is “remise”: the two have not won, and they are beasted.",
        Ends.CODILLE: "It is “codille”: the two lose, and the three others win.",
    },
)
def friends_end(*, tricks: Tricks) -> Ends:
    """How the deal ends for the two: ``Remise`` with four tricks, ``Codille`` with less."""
    if tricks >= FRIENDS_TRICKS:
        return Ends.WON
    four = met("make but four Tricks", tricks == FRIENDS_TRICKS - 1, "ne font que quatre mains")
    return Ends.REMISE if four else Ends.CODILLE


@law(
    "seymour.quintille.11",
    "bellecour.quintille.10",
    "academie.quintille.10",
    "seymour.quintille.13",
    "bellecour.quintille.12",
    "academie.quintille.12",
    "seymour.quintille.14",
    "bellecour.quintille.13",
    "academie.quintille.13",
    only={"at_start": ("seymour.quintille.14", "bellecour.quintille.13", "academie.quintille.13")},
    says=parts(
        each=shares("the {:seat} defendant", unit="counter", others="the stake"),
        left=text("What nobody takes up is {:counter}.", nothing="Nothing of the stake is left."),
    ),
)
def codille_won(
    *, pool: of_money.Pool, seats: Seats, at_start: of_state.AtStart = False
) -> Divided:
    """What three who win Codille take up: one each, and the odd ones by their highest trumps.

    ``seats``: the seats 0 to 2 of those who have one, the highest first. ``at_start``, when the
    five that were laid down lie, the remaining two wait for the next deal, against what the law
    says of five counters elsewhere. Two books call these two the Beast.
    """
    each, odd = divmod(whole_number("pool", pool, DEFENDANTS), DEFENDANTS)
    if met(
        "If Codille is lost the first Time",
        at_start,
        "If the Beast Codill is lost the first Coup",
        "Qui perd la bête codille le premier coup",
    ):
        if pool != PLAYERS:
            raise ValueError(f"pool={pool} cannot be: the first time each of five laid down one")
        return Divided((each,) * DEFENDANTS, odd)
    return _by_trumps(each, odd, seats, DEFENDANTS)


@law(
    "seymour.quintille.15",
    "bellecour.quintille.14",
    "academie.quintille.14",
)
def vole_with_a_king(*, pool: of_money.Pool = 0) -> VoleShared:
    """What the Ombre and his friend receive for the ``vole``: two counters from each defendant.

    "He receives" them, and the law gives the king one if the number is odd. It is the next law that
    they divide the rest equally; the vole is an exception to it only in the odd one. Six are even:
    an odd one comes only from what is ``lying`` besides. Two books say each of the (other) Players
    for the Defendants; the friend is not taken to pay.
    """
    half, odd = divmod(2 * DEFENDANTS + pool, 2)
    one_over = met(
        "if the Number chances to be odd", odd == 1, "if the number is odd", "le nombre est impair"
    )
    return VoleShared(half, half + 1 if one_over else half)


@law(
    "seymour.quintille.16",
    "bellecour.quintille.15",
    "academie.quintille.15",
)
def divide_the_spoil(*, counters: of_money.Counters, was_made: of_state.WasMade = False) -> Shared:
    """How the Ombre and his friend divide Beastes too: equally, and the odd counter is the Ombre's.

    For the vole the odd one is the friend's: ``vole_with_a_king``.
    """
    half, odd = divmod(counters, 2)
    if met("except in Case of the Vole", was_made, "except in the case of a Vole", "hors le cas"):
        return Shared(half, half + odd)
    one_over = met(
        "if the Number is odd", odd == 1, "if the number is odd", "si le nombre en est impair"
    )
    return Shared(half + 1 if one_over else half, half)


@law(
    "seymour.new-quintille.7",
    "bellecour.new-quintille.7",
    "academie.new-quintille.7",
)
def half_and_half(*, counters: of_money.Counters, has_won: of_conduct.HasWon = False) -> Shared:
    """How the Ombre and the king his ally pay, and divide, at the new Quintille: half each.

    The Ombre pays the odd counter, and takes it. It is said afterwards that the vole goes so too.
    """
    half, odd = divmod(counters, 2)
    one_over = met("there happens to be an odd Counter", odd == 1, "if there is an odd Counter")
    ombre = half + 1 if one_over else half
    won = met("in the Winnings they divide equally", has_won, "if they win, they divide the stake")
    return Shared(ombre, half) if won else Shared(-ombre, -half)


@law(
    "seymour.new-quintille.11",
    "bellecour.new-quintille.11",
    "academie.new-quintille.11",
    says=parts(
        each=shares("the {:seat} of the four", unit="counter", others="the stake"),
        left=text(
            "What waits for the next deal is {:counter}.",
            nothing="Nothing waits for the next deal.",
        ),
    ),
)
def four_divide(*, pool: of_money.Pool, seats: Seats) -> Divided:
    """What four who win Codille of one alone take up: equal shares, the odd ones by their trumps.

    ``seats``: the seats 0 to 3 of those who have one, the highest first. What nobody has a trump
    for waits for the next deal.
    """
    each, odd = divmod(pool, 4)
    some = met("if there are any odd Counters", odd > 0, "s'il se trouve des jettons impairs")
    return _by_trumps(each, odd if some else 0, seats, 4)


def _by_trumps(each: int, odd: int, by_trumps: tuple[int, ...], players: int) -> Divided:
    """Equal shares, and the odd counters one by one to those whose trumps are highest."""
    if len(set(by_trumps)) < len(by_trumps) or not set(by_trumps) <= set(range(players)):
        raise ValueError(f"seats= must be different seats from 0 to {players - 1}")
    fortunate = by_trumps[:odd]
    shares = tuple(each + (seat in fortunate) for seat in range(players))
    return Divided(shares, odd - len(fortunate))


__all__ = offered(__name__)
