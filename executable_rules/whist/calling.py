"""Whist, of calling honours at the point of 8: laws 10, 11, 12, 21 and 22."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.whist import facts
from executable_rules.whist.rules import HONOURS, by_honours
from executable_rules.whist.terms import ADVISED, CALLING, GAME, NOTHING_FOLLOWS, Choice
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


@law(
    "seymour.whist.laws.10",
    says=parts(
        verdict=None,
        may_consult=yes_no(
            "They may advise with one another.", "There is nothing to advise about."
        ),
    ),
)
def called_at(*, points: of_play.Points) -> Choice:
    """What follows if a party ``calls``, asks for honours, at any score but 8: perhaps a new deal.

    At any but 8 either adversary may demand a new deal, and they may consult.
    """
    whole_number("points", points, 0, GAME - 1)
    wrong = met("call at any Point of the Game, except 8", points != CALLING)
    return ADVISED if wrong else NOTHING_FOLLOWS


@law(
    "seymour.whist.laws.11",
    says=yes_no(
        "He may put his partner in mind of calling.",
        "He may not put his partner in mind of calling.",
    ),
)
def may_remind(*, was_turned: of_state.WasTurned) -> bool:
    """Whether one may put his partner in mind of calling: not once the trump is turned up."""
    return not met("As soon as the Trump is turned up", was_turned)


@law(
    "seymour.whist.laws.12",
    says=text(
        "They still set up {:point} for honours.",
        nothing="They set up nothing for honours of the last deal.",
    ),
)
def honours_of_last_deal(
    *, points: of_play.Points, was_seen: of_state.WasSeen, was_asked: of_state.WasAsked = False
) -> int:
    """What a party may still set up for the last deal's honours: nothing once the trump is seen.

    Unless they were claimed before.
    """
    late = met("When the Trump-Card is seen", was_seen)
    claimed = met("unless before claimed", was_asked)
    return 0 if late and not claimed else points


@law(
    "seymour.whist.laws.21",
    says=parts(
        verdict=None,
        may_consult=yes_no(
            "They may advise with one another.", "There is nothing to advise about."
        ),
    ),
)
def called_without_honours(
    *,
    honours_held: of_play.HonoursHeld,
    other_honours: of_play.OtherHonours,
    was_answered: facts.WasAnswered = True,
    gives_up: of_conduct.GivesUp = True,
) -> Choice:
    """What becomes of a deal called at 8 without the honours for it: the opponents may choose.

    The opponents have ``thrown up`` their cards to a call that was answered, and the callers had
    not Two by Honours, that is three of the four. The opponents may advise with one another, and
    let the deal stand or not: the print leaves out ``or``.
    """
    two = by_honours(honours_held=honours_held, other_honours=other_honours) >= 2
    false = met("had not Two by Honours", not two)
    called = met("call, and his Partner answer", was_answered)
    threw = met("throw up their Cards", gives_up)
    return ADVISED if false and called and threw else NOTHING_FOLLOWS


@law(
    "seymour.whist.laws.22",
    says=parts(
        verdict=None,
        may_consult=yes_no(
            "They may advise with one another.", "There is nothing to advise about."
        ),
    ),
)
def answered_without_an_honour(
    *, was_answered: facts.WasAnswered, honours_held: of_play.HonoursHeld
) -> Choice:
    """What becomes of a deal when a party answers a call: the adversaries choose, and may advise.

    They do so only if the player who answers has no honour.
    """
    none = met(
        "when he has not an Honour",
        whole_number("honours_held", honours_held, 0, len(HONOURS)) == 0,
    )
    return ADVISED if met("if a Party answers", was_answered) and none else NOTHING_FOLLOWS
