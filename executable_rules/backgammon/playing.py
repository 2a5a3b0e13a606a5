"""Backgammon before its laws: placing, the throw, entering, bringing home, bearing, what is won."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, zip_longest

from executable_rules.backgammon import facts
from executable_rules.backgammon.tables import ENTERS, HOME, OFF, Tables, places
from executable_rules.facts import of_play, of_state
from executable_rules.mechanics.dice import chance, doublets, odds
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import MEN
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text

Throw = tuple[int, int]
"""The points of the two dice."""

Going = tuple[Tables, tuple[int, ...]]
"""The tables in the midst of a throw, and the points whose taken men are still to be played."""


@law("seymour.irish.1", says=text("Each player has {:man}."))
def men_each(*, men: of_play.Men) -> int:
    """How many of the men each of the two players has: they are equally divided.

    Raises ValueError for an odd number, which cannot be.
    """
    each, over = divmod(whole_number("men", men), 2)
    if over:
        raise ValueError(f"men={men} cannot be: they are equally divided between two")
    return each


@law("seymour.irish.2", says=text("The men are placed so: {}."))
def placed_by_tables(*, number: of_play.Number = 2) -> Tables:
    """The men placed, as the book tells it by the Left-Hand and the Right-Hand Table.

    ``number``: of men on the Ace. The left is read as holding the home tables of both, the right as
    the others, whose points are counted from the edge. Only so does it agree with ``placed``, where
    the book tells it a second time.
    """
    left = {ENTERS - 1: number, 6: 5}
    edge = ENTERS // 2
    men = places(left | {edge + 1 - 5: 3, edge + 1: 5})
    return Tables(men, men)


@law("seymour.irish.3", "seymour.backgammon.1", says=text("The men are placed so: {}."))
def placed() -> Tables:
    """The men placed: two on the adversary's Ace-Point, five, three and five; for both players
    alike.

    The ``Double Sice`` is the twelfth point from where a man enters, and so eleven from that
    Ace-Point, the ``Sice-Cinque``. The Cinque-Point is that of the outer tables, counted from the
    edge.
    """
    men = places({ENTERS - 1: 2, ENTERS - (6 + 6): 5, ENTERS // 2 + 1 - 5: 3, HOME: 5})
    return Tables(men, men)


@law(
    "seymour.backgammon.1", "seymour.verquere.6", says=text("The numbers to be played are {:bare}.")
)
def pips_played(*, throw: of_play.Throw, is_agreed: of_state.IsAgreed = False) -> tuple[int, ...]:
    """The numbers that a throw gives to play: a doublet is played four-fold, at Irish it is not."""
    doublet = met("in Doublets", doublets(throw))
    return throw * 2 if doublet and not is_agreed else throw


@law(
    "seymour.backgammon.5",
    says=text(
        "A man taken up can enter on the adversary's points {:bare}.",
        nothing="A man taken up can enter nowhere.",
    ),
)
def entering_points(*, tables: facts.Tables) -> frozenset[int]:
    """Points of the adversary, counted as he does, on which a man taken up can enter.

    Points that he has ``supplied``, that is holds with two men or more, are shut.
    """
    tables_of_his = range(1, HOME + 1)
    return frozenset(point for point in tables_of_his if tables.open(ENTERS - point))


def _gone(tables: Tables, pips: tuple[int, ...], taken: tuple[int, ...]) -> Iterator[set[Going]]:
    """What the tables can be after these numbers, each played as long as one can be."""
    now: set[Going] = {(tables, taken)}
    while now:
        yield now
        if not pips:
            return
        (die, *rest), now_on = pips, set[Going]()
        for here, left in now:
            for start in range(1, ENTERS + 1):
                if here.may_go(start, die):
                    at = left.index(start) if start in left else len(left)
                    now_on.add((here.after(start, die), left[:at] + left[at + 1 :]))
        now, pips = now_on, tuple(rest)


def goings(tables: Tables, throw: Throw, taken: tuple[int, ...] = ()) -> frozenset[Going]:
    """Every way to play as many numbers of the throw as can be played, in either order.

    The men ``taken`` (lifted) are played, even where fewer numbers can then be played; no way is
    left where they cannot go.
    """
    orders = set(permutations(pips_played(throw=throw)))
    ways = [list(_gone(tables, pips, taken)) for pips in sorted(orders)]
    after = [frozenset().union(*at) for at in zip_longest(*ways, fillvalue=set[Going]())]
    able = (frozenset(going for going in at if not going[1]) for at in reversed(after))
    return next((at for at in able if at), frozenset())


@law(
    "seymour.backgammon.bearing.1",
    says=text(
        "The tables then stand so: {}.",
        several="The tables then stand in one of these ways: {}.",
    ),
)
def plays(*, tables: facts.Tables, throw: of_play.Throw) -> frozenset[Tables]:
    """How the tables can stand after a throw: a player is ``forced`` to play what he can, to his
    hurt.

    If he can play either of two numbers but not both, he may choose: the book does not say which.
    """
    return frozenset(after for after, _ in goings(tables, throw))


@law(
    "seymour.backgammon.bringing-home.1",
    says=text(
        "The only stage home is point {:bare}.",
        several="The stages home, one after the other, are the points {:bare}.",
        nothing="There is no stage before home.",
    ),
)
def stages(*, point_number: facts.PointNumber) -> tuple[int, ...]:
    """The stages, six points apart, by which the farthest man comes home without losing a point.

    The first is the adversary's ``Barr`` Point, the last one's own six Point.
    """
    return tuple(point for point in range(ENTERS - 1, OFF, -HOME) if point < point_number)


@law(
    "seymour.backgammon.cautions.1",
    says=text("The men have {:point} to go in all.", nothing="The men have no way to go."),
)
def forwardness(*, tables: facts.Tables) -> int:
    """How many points one's men have to go: the fewer, the more forward.

    It is counted as the book does: first how far the men abroad are from the Size Point (the six),
    then all men as if they were in the Tables.
    """
    men = tuple(enumerate(tables.own))
    abroad = sum(max(place - HOME, 0) * number for place, number in men)
    return abroad + sum(min(place, HOME) * number for place, number in men)


@law(
    "seymour.backgammon.bearing.2",
    says=text("The odds are {0:bare} to {1:bare} against a throw of doublets."),
)
def odds_against_doublets() -> tuple[int, int]:
    """The bet against a throw of ``double dice``: five to one."""
    return odds(chance(lambda throw: throw[0] != throw[1]))


@law(
    "seymour.backgammon.2",
    "seymour.backgammon.3",
    "seymour.backgammon.4",
    says=pays("the loser", "the winner", "stake"),
)
def won(*, tables: facts.Tables, by_doublets: of_state.ByDoublets = False) -> int:
    """What a player wins whose table is clear: a ``hit`` of 1, a ``Back-Gammon`` of 3, one more by
    doublets.

    It is a Back-Gammon while a man of the adversary has not come in. One more is won when the last
    man goes off with doublets. The directions name a ``gammon`` often, but never its worth: it is
    read here that both players bear when all their men have come in.
    """
    if tables.own[OFF] != MEN:
        raise ValueError("tables cannot be: he wins who has borne all his men")
    out = met("before your Adversary's Men be come in", not tables.turned.all_in)
    return (3 if out else 1) + met("goes off with Doublets", by_doublets)
