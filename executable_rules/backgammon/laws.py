"""The five Laws of Back-Gammon."""

from __future__ import annotations

from collections import Counter

from executable_rules.backgammon import facts
from executable_rules.backgammon.playing import goings
from executable_rules.backgammon.tables import Tables
from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import MEN
from executable_rules.mechanics.results import Penalty, Verdict
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, text


class Played(Worded):
    """Whether a man is played."""

    PLAYED = "the man is played"
    NOT_PLAYED = "it cannot be said that the man is played"


@law("seymour.backgammon.laws.1")
def man_played(*, was_placed: of_state.WasPlaced, let_go: of_conduct.LetGo) -> Played:
    """Whether a man is played: when he is placed upon a point and ``quitted``, let go.

    Until then he is not. But by law II a man who was taken from a point must be played.
    """
    both = met("placed upon a Point and quitted", was_placed and let_go)
    return Played.PLAYED if both else Played.NOT_PLAYED


@law(
    "seymour.backgammon.laws.2",
    says=text(
        "The tables then stand so: {}.",
        several="The tables then stand in one of these ways: {}.",
        nothing="No man taken can be played: the law does not say what is done.",
    ),
)
def taken_from_a_point(
    *, tables: facts.Tables, throw: of_play.Throw, points_left: facts.PointsLeft
) -> frozenset[Tables]:
    """How the tables can stand after a throw when men were ``taken``, lifted: these must be played.

    Each of one or two men lifted must be played, even if the other number is lost by it. If such a
    man cannot go, no way is left; the law does not say what is then done.
    """
    standing = Counter(dict(enumerate(tables.own)))
    if not 1 <= len(points_left) <= 2 or Counter(points_left) - standing:
        raise ValueError("points_left may be the points of one man or two that stand there")
    whether("if 2 Men are taken", len(points_left) == 2)
    return frozenset(after for after, _ in goings(tables, throw, points_left))


@law("seymour.backgammon.laws.3")
def plays_with_few(*, men: of_play.Men) -> Penalty:
    """What a player suffers who plays with only 15 men: nothing.

    The number is doubtful. Fifteen is every man, and the reason speaks of fewer than you are
    entitled to. For fewer it holds all the more.

    Raises ValueError for more.
    """
    whether("15 Men only", men == MEN)
    whole_number("men", men, 1, MEN)
    return Penalty.NONE


@law(
    "seymour.backgammon.laws.4",
    says=text(
        "He must enter {:man} in the adversary's tables.", nothing="There is no man to be entered."
    ),
)
def to_be_entered(*, men_taken: facts.MenTaken, men: of_play.Men) -> int:
    """How many men must enter when some were borne (taken off) too soon: these, and those taken.

    ``men_taken``: men that should have entered first. ``men``: those borne before they had.
    """
    whole_number("men", men, 0, MEN - men_taken)
    before = met("before you enter'd a Man taken up", men_taken > 0)
    return men_taken + men if before else 0


@law("seymour.backgammon.laws.5")
def throw_mistaken(
    *,
    other_has_played: of_conduct.OtherHasPlayed,
    consenting: of_people.Consenting,
    wants_it: of_conduct.WantsIt = False,
) -> Verdict:
    """Who may alter a throw ``mistook`` (misread) and played on: neither, but by consent.

    Neither, unless both consent. The law does not say what follows before the other has thrown, or
    when he noticed it and threw.
    """
    if not met("has thrown too", other_has_played) or not met("not minding it", not wants_it):
        return Verdict.NOT_SAID
    both = met("the Consent of both", consenting == 2)
    return Verdict.TAKES_BACK if both else Verdict.STANDS
