"""Which Beasts are played, together or apart, and which of several goes first.

The books contradict themselves. Their numbered laws of Quadrille let the greatest Beast always go
first. Their prose on Ombre and on the Médiateur says that the Beast made first is drawn before it,
and only then the greatest.
"""

from __future__ import annotations

from executable_rules.facts import of_money, of_state
from executable_rules.quadrille import facts
from executable_rules.quadrille.telling import IN_ORDER, VOLE_DRAWS
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, text

Beasts = tuple[int, ...]
"""Beasts in counters, in the order in which they were made."""


@law(
    "bellecour.quadrille.laws.28",
    "seymour.quadrille.laws.28",
    "academie.quadrille.laws.28",
    "bellecour.ombre.laws.47",
    "academie.ombre.laws.47",
    "seymour.ombre.laws.41",
    "seymour.ombre.beaste.9",
    "seymour.ombre.beaste.10",
    only={"is_agreed": ("bellecour", "academie", "seymour.quadrille", "seymour.ombre.beaste.10")},
    says=text(
        "Beasts are played for in the deals to come as follows: {:counter}.",
        nothing="There is no Beast.",
    ),
)
def several_in_one_deal(*, beasts: of_money.Beasts, is_agreed: of_state.IsAgreed = False) -> Beasts:
    """What is played for after several Beasts were made in one deal: all of them together.

    They ``go together``, as one, unless the players agreed otherwise. Of Ombre the law of 1754 says
    only that they may be played off in the next deal; its prose says the rest.

    >>> several_in_one_deal(beasts=(14, 14))
    (28,)
    """
    if met(
        "unless it is otherwise agreed",
        is_agreed,
        "unless it has been otherwise agreed before",
        "unless they are separated by Agreement",
        "à moins qu'il ne soit convenu autrement",
        "à moins qu'on ne soit convenu autrement",
    ):
        return beasts
    return (sum(beasts),) if beasts else ()


@law(
    "bellecour.quadrille.laws.29",
    "seymour.quadrille.laws.29",
    "academie.quadrille.laws.29",
    "bellecour.ombre.laws.48",
    "academie.ombre.laws.48",
    says=IN_ORDER,
)
def greatest_first(*, beasts: of_money.Beasts) -> Beasts:
    """The order in which Beasts ``go``, are played for: always the greatest first.

    >>> greatest_first(beasts=(14, 42, 56))
    (56, 42, 14)
    """
    return tuple(sorted(beasts, reverse=True))


@law(
    "bellecour.ombre.beast.9",
    "seymour.ombre.beaste.17",
    "academie.ombre.beast.11",
    "academie.mediateur.beast.5",
    "academie.mediateur.beast.8",
    says=IN_ORDER,
)
def first_made_then_greatest(*, beasts: of_money.Beasts) -> Beasts:
    """The order in which Beasts are drawn: the first that was made, then always the greatest.

    >>> first_made_then_greatest(beasts=(14, 42, 56))
    (14, 56, 42)
    """
    return beasts[:1] + tuple(sorted(beasts[1:], reverse=True))


@law(
    "seymour.ombre.laws.42",
    says=IN_ORDER,
)
def greatest_after_the_first_stake(*, stake: of_money.Stake, beasts: of_money.Beasts) -> Beasts:
    """The order at Ombre by the numbered law of 1754: the first ``stake``, then the highest Beaste.

    The law does not say what the first stake is. It may be the Beaste laid down first, as the same
    book's prose has it, or the single stakes.
    """
    return (stake, *sorted(beasts, reverse=True))


@law(
    "seymour.ombre.marking.5",
    says=pays("the Ombre", "the stake", "counter"),
)
def doubly_beasted(*, price: of_money.Price = 10, is_double: of_state.IsDouble = False) -> int:
    """What the Ombre lays down if he loses: a ``fish``, or two when he played for a double stake.

    A double stake is one across which a Beaste was laid.
    """
    return 2 * price if met("plays for a double Stake", is_double) else price


@law(
    "seymour.ombre.marking.6",
    says=IN_ORDER,
)
def single_before_double(*, stakes: of_money.Stakes, double_stakes: facts.DoubleStakes) -> Beasts:
    """The order of the stakes at Ombre: those laid down first, the single ones, before the double.

    >>> single_before_double(stakes=(10, 10), double_stakes=(20,))
    (10, 10, 20)
    """
    return stakes + double_stakes


@law(
    "academie.mediateur.beast.7",
    says=text("A Beast of {:counter} is put on the Game next."),
)
def next_on_the_game(*, beasts: of_money.Beasts) -> int:
    """The Beast that is put on the Game when the one that went is drawn: the greatest left.

    >>> next_on_the_game(beasts=(28, 84, 112, 140))
    140
    """
    if len(beasts) < 2:
        raise ValueError("beasts= must be two or more: one is drawn, another is put on the Game")
    return first_made_then_greatest(beasts=beasts)[1]


@law(
    "bellecour.quadrille.laws.42",
    "seymour.quadrille.laws.42",
    "academie.quadrille.laws.42",
    says=VOLE_DRAWS,
)
def vole_draws(*, beasts: of_money.Beasts, beasts_waiting: facts.BeastsWaiting = ()) -> int:
    """What Beasts the ``vole``, all ten tricks, draws: those that go upon the Game and no other."""
    whether(
        "the Beasts, which do not go upon the Game",
        bool(beasts_waiting),
        "the Beastes, which were not played for",
        "les Bêtes qui ne vont point au jeu",
    )
    return sum(beasts)


@law(
    "seymour.ombre.laws.48",
    "bellecour.ombre.laws.62",
    "academie.ombre.laws.62",
    says=VOLE_DRAWS,
)
def vole_takes_all(*, beasts: of_money.Beasts, beasts_waiting: facts.BeastsWaiting = ()) -> int:
    """What Beastes the ``vole`` takes at Ombre when many lie on the board: all of them.

    Two books also say what is paid besides: ``ombre.vole_made.vole_with_several_beasts``.
    """
    if len(beasts) + len(beasts_waiting) < 2:
        raise ValueError(
            "beasts= and beasts_waiting= must be two or more together: the law says many"
        )
    return sum(beasts) + sum(beasts_waiting)
