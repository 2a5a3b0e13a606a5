"""Sixte, of what the tricks win: laws VII to X, and the end of the party."""

from __future__ import annotations

from collections import Counter

from executable_rules.facts import of_people, of_play
from executable_rules.sixte import facts
from executable_rules.sixte.terms import SIX, Wins
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.sixte.laws.7",
    "bellecour.sixte.laws.8",
    "academie.sixte.laws.7",
    "academie.sixte.laws.8",
    says=text("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def three_tricks(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game by three tricks, from the winners of the six in their order.

    Of two who made three each it is the player who made them first. None if nobody made three.
    """
    return _first_to(3, _six(winners))


@law(
    "bellecour.sixte.laws.9",
    says=text("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def shared_tricks(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game when all six have each one trick, or three have two each.

    The player who made the first trick, or the first two. None in every other division: the French,
    ``prix_partage``, decides more of them.
    """
    each = set(Counter(_six(winners)).values())
    if met("all the Players have each one Trick", each == {1}):
        return winners[0]
    return _first_to(2, winners) if met("three Players make two Tricks", each == {2}) else None


@law(
    "academie.sixte.laws.9",
    says=text("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def prix_partage(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game when all have one trick (*main*), or two tricks share the prize.

    The prize is shared by two tricks (*partagé par deux mains*) when two or three players have
    two and nobody more; the English, ``shared_tricks``, decides it only of three.
    """
    made = Counter(_six(winners))
    if met("tous les Joueurs avoient une main", len(made) == SIX):
        return winners[0]
    best = max(made.values())
    partage = best == 2 and list(made.values()).count(best) >= 2
    return (
        _first_to(2, winners)
        if met("lorsque le prix est partagé par deux mains", partage)
        else None
    )


@law(
    "bellecour.sixte.laws.7",
    "bellecour.sixte.laws.10",
    "academie.sixte.laws.7",
    "academie.sixte.laws.10",
    says={
        Wins.NOTHING: "He wins neither a game nor the party.",
        Wins.GAME: "He wins a game.",
        Wins.PARTY: "He wins the party.",
    },
)
def tricks_win(*, tricks: facts.Tricks) -> Wins:
    """What this many tricks of one player win: three or more a game, all six the party.

    Of two who made three it is another law: ``three_tricks``. The French says *seul six mains*.
    """
    if met("makes all the Tricks", tricks == SIX, "Celui qui fait seul six mains"):
        return Wins.PARTY
    return (
        Wins.GAME
        if met("wins three Tricks", tricks >= 3, "Celui qui fait trois mains")
        else Wins.NOTHING
    )


@law(
    "bellecour.sixte.2",
    "academie.sixte.2",
    says=yes_no("He wins the party.", "He does not win the party yet."),
)
def wins_party(*, games_marked: of_play.GamesMarked) -> bool:
    """Whether this many games win the party: it consists of six. Law X has another way to
    win it.
    """
    return met("consists of six Games", games_marked >= SIX, "va en six Jeux")


def _six(winners: tuple[int, ...]) -> tuple[int, ...]:
    if len(winners) != SIX:
        raise ValueError(f"winners cannot be {len(winners)}: there are {SIX} tricks")
    return winners


def _first_to(number: int, winners: tuple[int, ...]) -> int | None:
    """Who first has this many tricks."""
    made: Counter[int] = Counter()
    for seat in winners:
        made[seat] += 1
        if made[seat] == number:
            return seat
    return None
