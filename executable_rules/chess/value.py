"""The value of the men against one another, as far as the book sets it down."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.chess import facts
from executable_rules.chess.field import PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.ways import compass
from executable_rules.facts import of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text


class Weight(Enum):
    """How one man weighs against others."""

    MORE = "worth more"
    LESS = "worth less"
    NOT_SAID = "the law does not say"


class Exchange(Worded):
    """Whether it is better to lose one man for another of the adversary's."""

    BETTER = "it is better than the contrary"
    WORSE = "the contrary is better"
    NOT_SAID = "the law does not say"


OtherKind = Annotated[tuple[Kind, ...], like(facts.OtherKind)]


@law(
    "cotton.chess.value.1",
    says={
        Weight.MORE: "The Queen does more service than they.",
        Weight.LESS: "The Queen does less service than they.",
        Weight.NOT_SAID: "The law does not say.",
    },
)
def queens_service(*, other_kind: OtherKind) -> Weight:
    """How a Queen weighs against other great men: more than any two of them.

    The law says nothing of three. The chapter goes on that a King who loses ``two or three of his
    best men`` in taking the Queen has the best of it.
    """
    great = met(
        "any two great Men", len(other_kind) <= 2 and all(kind.great for kind in other_kind)
    )
    besides = met("besides", not {Kind.KING, Kind.QUEEN} & set(other_kind))
    return Weight.MORE if other_kind and great and besides else Weight.NOT_SAID


@law(
    "cotton.chess.value.2",
    says={
        Weight.MORE: "The Rook is worth more than they.",
        Weight.LESS: "The Rook is worth less.",
        Weight.NOT_SAID: "The law does not say.",
    },
)
def rooks_worth(*, other_kind: OtherKind) -> Weight:
    """How a Rook weighs: less than a Queen, more than two Bishops or two Knights.

    The modern reckoning is the contrary: a Rook is five, two Bishops or Knights are twice three.
    """
    if Kind.QUEEN in other_kind:
        return Weight.LESS
    two = len(other_kind) <= 2 and len(set(other_kind)) == 1
    alike = met("two Bishops or two Knights", two and other_kind[0] in (Kind.BISHOP, Kind.KNIGHT))
    return Weight.MORE if alike else Weight.NOT_SAID


@law("cotton.chess.value.2", says=text("By this reckoning the Queen is worth {:point}."))
def queens_worth(*, rook_worth: facts.RookWorth, bishop_worth: facts.BishopWorth) -> int:
    """What a Queen is worth, if a Rook and a Bishop (or Knight) are worth so much.

    She is as much above the Rook as he is above them, and so below two Rooks. Yet she does ``more
    service than any two great Men`` (``queens_service``).

    Raises ValueError for a Rook that is not worth more than two Bishops.
    """
    least = 2 * bishop_worth + 1
    return 2 * whole_number("rook_worth", rook_worth, least) - bishop_worth


@law(
    "cotton.chess.value.3",
    says={
        Weight.MORE: "The {kind} is accounted better than the {other_kind}.",
        Weight.LESS: "The {kind} is accounted less than the {other_kind}.",
        Weight.NOT_SAID: "The law does not say.",
    },
)
def accounted(*, kind: facts.Kind, other_kind: facts.OtherKind) -> Weight:
    """Which of Bishop and Knight is ``accounted`` better: the Bishop, who mates with more ease.

    The sentence goes on that it is more dangerous to lose a Knight (``more_dangerous_to_lose``),
    and that at the beginning Bishops are better lost for the adversary's Knights
    (``better_exchanged``). So this is said of the end of a game.
    """
    account = {
        (Kind.BISHOP, Kind.KNIGHT): Weight.MORE,
        (Kind.KNIGHT, Kind.BISHOP): Weight.LESS,
    }
    return account.get((kind, other_kind), Weight.NOT_SAID)


@law("cotton.chess.value.8", says=text("It is more dangerous to lose the {}."))
def more_dangerous_to_lose(*, kind: facts.Kind, other_kind: facts.OtherKind) -> Kind | Silence:
    """Which of two men it is more dangerous to lose: of Knight and Bishop the Knight.

    It is because of his check, which cannot be covered. Yet Bishops are ``accounted`` better.
    Nothing is said of other men.
    """
    both = met("to lose a Knight than a Bishop", {kind, other_kind} == {Kind.KNIGHT, Kind.BISHOP})
    return Kind.KNIGHT if both else Silence.NOT_SAID


@law("cotton.chess.value.9")
def better_exchanged(
    *, kind: facts.Kind, other_kind: facts.OtherKind, at_start: of_state.AtStart
) -> Exchange:
    """Whether it is better to lose a man for one of the adversary's than the contrary.

    At the beginning of the game it is better to lose a Bishop for a Knight, though Bishops are
    ``accounted`` better. Nothing is said here of later, and of other men.
    """
    if not met("at the beginning of the Game", at_start):
        return Exchange.NOT_SAID
    exchanged = {
        (Kind.BISHOP, Kind.KNIGHT): Exchange.BETTER,
        (Kind.KNIGHT, Kind.BISHOP): Exchange.WORSE,
    }
    return exchanged.get((kind, other_kind), Exchange.NOT_SAID)


@law("cotton.chess.value.4", says=text("He passes through {}."))
def houses_passed(*, kind: facts.Kind, house: facts.House) -> frozenset[House]:
    """Every house that a man alone can reach from one: a Bishop half of them, a Knight all."""
    passed, fresh = {house}, {house}
    while fresh:
        reach = (compass(Field({it: Man(Side.WHITE, kind)}), it) for it in fresh)
        fresh = {to for houses in reach for to in houses} - passed
        passed |= fresh
    return frozenset(passed)


@law(
    "cotton.chess.value.5",
    says=text(
        "They can guard each other in {:placing} of the two.",
        nothing="They cannot guard each other.",
    ),
)
def mutual_guards(*, kind: facts.Kind) -> int:
    """In how many places a side's two Knights, or Bishops, can guard each other: Bishops in none.

    Raises ValueError for a kind of man of which a side has not just two.
    """
    if len(PLACED.of(Side.WHITE, kind)) != 2:
        raise ValueError(f"kind={kind.name.lower()} cannot be: a side has not two of them")
    one, other = PLACED.of(Side.WHITE, kind)
    man = Man(Side.WHITE, kind)
    return sum(
        second in compass(Field({first: man, second: man}), first)
        for first in houses_passed(kind=kind, house=one)
        for second in houses_passed(kind=kind, house=other)
    )


@law("cotton.chess.value.6", says=text("The best Pawn is the one at {}."))
def best_pawn(*, side: facts.Side) -> House:
    """The first place of the best Pawn in the field: the Kings Bishops."""
    return House.named("KB2", side)


@law("cotton.chess.value.7", says=text("This Pawn is {:nth} in worth."))
def pawns_worth(*, house: facts.House) -> int | Silence:
    """A Pawn's place in the order of worth, by his first house; 1 is best, 5 last.

    The book leaves out the Queens Bishops Pawn. Raises ValueError for other houses.
    """
    if house.rank not in (2, 7):
        raise ValueError(f"house={house} is no Pawn's first place")
    best = best_pawn(side=Side.WHITE).file
    return {best: 1, 5: 2, 4: 3, 2: 4, 7: 4, 1: 5, 8: 5}.get(house.file, Silence.NOT_SAID)
