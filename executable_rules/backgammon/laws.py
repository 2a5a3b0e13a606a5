"""The five Laws of Back-Gammon."""

from __future__ import annotations

from collections import Counter

from executable_rules.backgammon.playing import Throw, goings
from executable_rules.backgammon.tables import Tables
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import MEN
from executable_rules.mechanics.results import Penalty, Verdict
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Tells, told


class Played(Tells):
    """Whether a man is played."""

    PLAYED = "he is played"
    NOT_PLAYED = "it cannot be said that he is played"


@law("seymour.backgammon.laws.1")
def man_played(*, placed: bool, quitted: bool) -> Played:
    """Whether a man is played: when he is placed upon a point and ``quitted``, let go.

    Till then he is not, though by law II he that was taken from a point must be.
    """
    both = met("placed upon a Point and quitted", placed and quitted)
    return Played.PLAYED if both else Played.NOT_PLAYED


@law(
    "seymour.backgammon.laws.2",
    says=told(
        "The tables can then stand so: {}.",
        nothing="No man taken can be played: the law does not say what is done.",
    ),
)
def taken_from_a_point(
    *, tables: Tables, throw: Throw, taken: tuple[int, ...]
) -> frozenset[Tables]:
    """How the tables can stand after a throw when men were ``taken`` from some points.

    Each of one or two men taken must be played, though the other number be lost by it. None can
    be, when such a man cannot go: what is then done the law does not say.
    """
    standing = Counter(dict(enumerate(tables.own)))
    if not 1 <= len(taken) <= 2 or Counter(taken) - standing:
        raise ValueError("taken may be the points of one man or two that stand there")
    whether("if 2 Men are taken", len(taken) == 2)
    return frozenset(after for after, _ in goings(tables, throw, taken))


@law("seymour.backgammon.laws.3")
def plays_with_few(*, men: int) -> Penalty:
    """What he suffers who plays with 15 men only: nothing.

    The number is doubtful: fifteen is every man, and the reason speaks of fewer than you are
    entitled to. Of fewer it holds with more reason. Raises ValueError for more.
    """
    whether("15 Men only", men == MEN)
    whole_number("men", men, 1, MEN)
    return Penalty.NONE


@law(
    "seymour.backgammon.laws.4",
    says=told(
        "He must enter {:man} in the adversary's tables.", nothing="There is no man to be entered."
    ),
)
def to_be_entered(*, taken_up: int, borne_since: int) -> int:
    """How many men must enter in the adversary's Tables, when some were borne out of season.

    ``taken_up``: men that should have entered first; ``borne_since``: before they had.
    """
    whole_number("borne_since", borne_since, 0, MEN - whole_number("taken_up", taken_up, 0, MEN))
    before = met("before you enter'd a Man taken up", taken_up > 0)
    return taken_up + borne_since if before else 0


@law("seymour.backgammon.laws.5")
def throw_mistaken(*, adversary_thrown: bool, consents: int, minded: bool = False) -> Verdict:
    """What becomes of a throw ``mistook`` and played: who may alter it when the other has thrown.

    Neither, but by the consent of both. Before the other has thrown, or when he minded it and
    threw, the law does not say.
    """
    whole_number("consents", consents, 0, 2)
    if not met("has thrown too", adversary_thrown) or not met("not minding it", not minded):
        return Verdict.NOT_SAID
    both = met("the Consent of both", consents == 2)
    return Verdict.TAKES_BACK if both else Verdict.STANDS
