"""Ambigu: the last cards, the ``revy`` (*renvi*), the games shown down, and who is paid."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.ambigu import facts
from executable_rules.ambigu.equality import wins
from executable_rules.ambigu.games import paid_by_each
from executable_rules.ambigu.rounds import Said, Say, Says
from executable_rules.ambigu.terms import FIRST, LEAST, MOST, SECOND, from_his_hand
from executable_rules.facts import of_money
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Drawn
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Settled(NamedTuple):
    """Which of the hands that are shown down wins, from 0, and what a player draws if he has it."""

    winner: int
    drawn: Drawn


@law(
    "bellecour.ambigu.14",
    "academie.ambigu.14",
    says=text("He is given {:card}.", nothing="He is given no cards."),
)
def last_cards(*, hand: facts.Hand, discard: facts.Discard) -> int:
    """Cards given for the last time to a player who holds the vade: as many as he discards.

    He discards what he thinks proper of his four cards, or none.

    Raises ValueError for cards that he has not.
    """
    from_his_hand(discard, hand, FIRST + SECOND)
    return len(discard)


@law(
    "bellecour.ambigu.14",
    "academie.ambigu.14",
    says=yes_no(
        "He may “return” on them, that is raise what they hold.",
        "He may not yet “return” on them, that is raise what they hold.",
    ),
)
def may_return_on(*, done_by_seat: facts.DoneBySeat) -> bool:
    """May one ``return`` (*revenir*) on those who hold the vade, raise it? When all have discarded.

    ``done_by_seat``: for each of them, two or more, whether he has discarded and received his last
    cards. Not before all have.
    """
    return met("before they have discarded", all(done_by_seat), "avant qu'ils ayent écarté")


@law(
    "bellecour.ambigu.15",
    "academie.ambigu.15",
    says=text(
        "Of the “vade”, what they went for, {:counter} stay for the next deal.",
        nothing="Of the “vade”, what they went for, nothing stays for the next deal.",
    ),
)
def vade_remains(*, words_said: Says, stakes: of_money.Stakes) -> int:
    """Counters of the vade that remain for the next deal when all pass on their last cards.

    ``stakes``: what each of those who made or held it put down for it.
    """
    whole_number("players", len(words_said), LEAST, MOST)
    passed = all(it is Said.I_PASS for it in words_said)
    return (
        sum(stakes)
        if met("all the others say the same", passed, "si tous les autres disoient la même chose")
        else 0
    )


@law(
    "bellecour.ambigu.16",
    "academie.ambigu.16",
    says=yes_no("It is a “revy”, or raise.", "It is no “revy”, or raise."),
)
def is_revy(*, bid: facts.Bid, pool: of_money.Pool) -> bool:
    """Are this many counters a ``revy``? If they are more than lie on the game, as the words stand.

    But the words may also mean no more than that he adds to what lies.
    """
    return met("more Counters than there are on the Game", bid > pool, "de plus qu'il n'y en a")


@law("bellecour.ambigu.16")
def passes_after_revy(*, words_said: Say, hand: facts.Hand, pool: of_money.Pool) -> Drawn:
    """What a player draws who made the revy and passes: all, and the value of his hand of each.

    So says the English, of the player who made it. By the French, ``leve_tout``, the others may
    stand or pass, and he draws it when they pass.
    """
    if met("if he passes", words_said is Said.I_PASS):
        return Drawn(pool, each=paid_by_each(hand=hand))
    return Drawn(0)


@law("academie.ambigu.16")
def leve_tout(*, words_said: Says, hand: facts.Hand, pool: of_money.Pool) -> Drawn:
    """What the player who made the revy draws if all others pass: all, and the value of his hand of
    each.

    ``words_said``: by the others. In the English, ``passes_after_revy``, it is he himself who
    passes and takes up all.
    """
    whole_number("words_said", len(words_said), LEAST - 1, MOST - 1)
    if met("s'ils passent", all(it is Said.I_PASS for it in words_said)):
        return Drawn(pool, each=paid_by_each(hand=hand))
    return Drawn(0)


@law(
    "bellecour.ambigu.17",
    "academie.ambigu.17",
    says=yes_no("He may “revy”, or raise, in turn.", "He may not “revy”, or raise, in turn."),
)
def may_revy_in_turn(*, words_said: Say) -> bool:
    """May a player revy in his turn, when another has revied? If he stands (*tient*) that revy."""
    return met(
        "stands the Revy",
        words_said is Said.STANDS,
        "Si quelqu'un des autres Joueurs tient ce renvy",
    )


@law(
    "bellecour.ambigu.18",
    "academie.ambigu.18",
    says=parts(winner=text("The {:seat} hand wins."), drawn=None),
)
def settles(
    *, hands: facts.Hands, pool: of_money.Pool, sum_agreed: facts.SumAgreed | None = None
) -> Settled:
    """Who wins of those who stand, when all show their hands, and what he draws.

    All that lies on the game, and of each other player the value of his Game, or ``sum_agreed``, if
    they have agreed on a sum.
    """
    winner = wins(hands=hands)
    if sum_agreed is None:
        return Settled(winner, Drawn(pool, each=paid_by_each(hand=hands[winner])))
    return Settled(winner, Drawn(pool, each=sum_agreed))
