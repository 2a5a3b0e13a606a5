"""Whist, of the ``Revoke``, not to follow suit though one can: laws 7, 8, 15 and 20."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.results import Silence, Verdict
from executable_rules.whist import facts
from executable_rules.whist.rules import is_up
from executable_rules.whist.terms import GAME, Hand, highest_and_lowest, without_revoking
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no

FOR_A_REVOKE = 3
"""Points that the adverse party adds."""


class Scores(NamedTuple):
    """The points of the party that revoked, and of the adverse party."""

    revoked: int
    adverse: int


class Score(Enum):
    """What a party sets up."""

    REVOKE = "the three points for a revoke"
    HONOURS = "points for honours"
    TRICKS = "points for tricks"


class TakenUp(NamedTuple):
    """Whether the revoker, and the next player, may take up what they played."""

    revoker: Verdict
    next_player: Verdict


ClaimsTold = Annotated[frozenset[Score], like(of_play.ClaimsTold)]


@law(
    "seymour.whist.laws.7",
    says=yes_no(
        "The revoke (not following suit) may be challenged.",
        "The revoke (not following suit) may not yet be challenged.",
    ),
)
def may_challenge(
    *,
    was_turned: of_state.WasTurned,
    let_go: of_conduct.LetGo,
    has_played_again: of_conduct.HasPlayedAgain = False,
) -> bool:
    """Whether a revoke may be challenged: when the trick is turned and ``quitted``, let go.

    It may also be when the player who revoked, or his partner, ``has_played_again``, that is a card
    to the next trick.
    """
    done = met("till the Trick is turned and quitted", was_turned and let_go)
    return met("or his Partner, have played again", has_played_again) or done


@law(
    "seymour.whist.laws.8",
    says=text(
        "The party that revoked then stands at {.revoked:point}, "
        "the adverse party at {.adverse:point}."
    ),
)
def revoke_scored(*, points: of_play.Points, adversary_points: of_play.AdversaryPoints) -> Scores:
    """The scores after a revoke is properly challenged: the adverse party adds 3 to its own.

    If the side that revoked should be ``up``, that is has 10, it stays at 9.
    """
    up = met("in Case they shall be up", is_up(points=points))
    return Scores(
        revoked=GAME - 1 if up else points,
        adverse=adversary_points + FOR_A_REVOKE,
    )


@law(
    "seymour.whist.laws.8",
    says={
        Score.REVOKE: "The three points for a revoke go first.",
        Score.HONOURS: "The points for honours go first.",
        Score.TRICKS: "The points for tricks go first.",
    },
)
def scored_first(*, claims_told: ClaimsTold) -> Score | Silence:
    """Which of the scores of a deal goes first: a revoke's, to which every other gives place.

    When there is no revoke, which of the others is first, the law does not say.
    """
    return (
        Score.REVOKE
        if met("give Place to a Revoke", Score.REVOKE in claims_told)
        else Silence.NOT_SAID
    )


@law(
    "seymour.whist.laws.15",
    says=text("The adversaries may call {:or}.", nothing="The adversaries may call no card."),
)
def called_at_once(
    *, hand: facts.Hand, card_led: facts.CardLed, was_returned: of_state.WasReturned = False
) -> frozenset[Card]:
    """What the adverse party may call from a player who revokes and discovers it: highest or
    lowest.

    It is a card of the suit led, before the cards are ``returned`` (so the print, a doubtful word:
    turned). Afterwards none; the law goes no further.
    """
    in_time = met("before the Cards are", not was_returned)
    return highest_and_lowest(hand, card_led.suit) if in_time else frozenset()


@law(
    "seymour.whist.laws.15",
    says=text("He may play {:or}.", nothing="He has nothing to play."),
)
def called_later(
    *,
    hand: facts.Hand,
    card: of_cards.Card,
    trick: facts.Trick = (),
    was_returned: of_state.WasReturned = False,
) -> Hand:
    """What a player may play when the card by which he revoked is called: that, if no revoke.

    It is called instead of the highest or lowest (``called_at_once``), if that does not oblige him
    to revoke. Law 20 (``obliged``) does not give the adversaries this choice.
    """
    free = without_revoking(hand, trick)
    may = met("if it does not oblige the Person to revoke", card in free)
    return (card,) if may and met("before the Cards are", not was_returned) else free


@law(
    "seymour.whist.laws.20",
    says=parts(
        revoker={
            Verdict.MAY_TAKE_BACK: "The revoker may take up his card.",
            Verdict.STANDS: "The revoker's card stands.",
        },
        next_player={
            Verdict.MAY_TAKE_BACK: "The next player may take up his card.",
            Verdict.STANDS: "The next player's card stands.",
            Verdict.NOTHING_FOLLOWS: "The next player has not played.",
        },
    ),
)
def taken_up(
    *, was_turned: of_state.WasTurned, next_has_played: of_conduct.NextHasPlayed = True
) -> TakenUp:
    """Whether the revoker, and then the next player, may take up what they played.

    They may if the revoke is discovered before the trick is turned. If the next player has not
    played he has nothing to take up.
    """
    early = met("before the Trick is turned", not was_turned)
    cards = Verdict.MAY_TAKE_BACK if early else Verdict.STANDS
    after = met("so may the next Player", next_has_played)
    return TakenUp(cards, cards if after else Verdict.NOTHING_FOLLOWS)


@law(
    "seymour.whist.laws.20",
    says=text(
        "The adversaries may make him play {:or}.",
        nothing="The adversaries may call no card.",
    ),
)
def obliged(
    *, hand: facts.Hand, card_led: facts.CardLed, was_turned: of_state.WasTurned = False
) -> frozenset[Card]:
    """What the adversaries may oblige the revoker to play: highest or lowest of the suit led."""
    in_time = met("before the Trick is turned", not was_turned)
    return highest_and_lowest(hand, card_led.suit) if in_time else frozenset()
