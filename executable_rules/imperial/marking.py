"""Imperial, of marking, effacing and the end of the party: laws XIII, XIV, XV and XX."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.imperial import facts
from executable_rules.imperial.showing import is_admitted
from executable_rules.imperial.terms import MOST_POINTS, Imperial
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import text


class Count(Enum):
    """What is counted, in the order in which it is counted."""

    TURN = "the turn, la tourne: an honour that the dealer turns up"
    IN_HAND = "an imperial in hand"
    TURNED = "an imperial with the card turned up"
    POINT = "the point"
    WON = "an imperial won in play, qu'on fait tomber"
    HONOURS = "honours won in tricks"
    CARDS = "cards: tricks more than are due"


Claim = Annotated[Literal[Count.HONOURS, Count.CARDS], like(of_play.Claim)]
ElderCount = Annotated[Count, Fact("by which count the elder hand could finish")]
YoungerCount = Annotated[Count, Fact("by which count the younger hand could finish")]


@law(
    "bellecour.imperial.laws.13",
    "academie.imperial.laws.13",
    says=text("The adversary keeps {:point}.", nothing="The adversary keeps no points."),
)
def adversary_keeps(
    *, imperial: facts.Imperial, points: of_play.Points, is_agreed: of_state.IsAgreed = False
) -> int:
    """How many points the adversary keeps when a player has an imperial, which cancels them.

    Points are what is less than an imperial. The player's own points stay (pages 159 and 274).

    Raises ValueError for the imperial won in play, of which neither this law nor the chapter
    speaks.
    """
    whole_number("points", points, 0, MOST_POINTS)
    if imperial is Imperial.WON:
        raise ValueError(
            "imperial=won cannot be: the law does not speak of the imperial won in play"
        )
    good = met(
        "when it is good", is_admitted(imperial=imperial, is_agreed=is_agreed), "lorsqu'elle vaut"
    )
    return 0 if good else points


@law(
    "bellecour.imperial.laws.14",
    "academie.imperial.laws.14",
    says=text(
        "The adversary has {:point} at the end.", nothing="The adversary has no points at the end."
    ),
)
def adversary_has_at_the_end(
    *, claim: Claim, points: of_play.Points, points_in_play: of_play.PointsInPlay = 0
) -> int:
    """How many points the adversary has when an imperial was made up: only what he wins after it.

    What he wins by the cards, which are counted after the honours, he still marks.

    Raises ValueError when both win the cards.
    """
    kept = adversary_keeps(imperial=Imperial.OF_POINTS, points=points)
    honours = met(
        "by the Honours that he wins in the play",
        claim is Count.HONOURS,
        "pour les honneurs, qu'il léve pendant le coup",
    )
    return kept + whole_number("points_in_play", points_in_play, 0, None if honours else 0)


@law(
    "bellecour.imperial.laws.15",
    "academie.imperial.laws.15",
    says={
        Hand.ELDER: "The elder hand finishes the party.",
        Hand.YOUNGER: "The younger hand finishes the party.",
    },
)
def finishes_first(*, elder_count: ElderCount, younger_count: YoungerCount) -> Hand | Silence:
    """Who finishes the party when each could by one count: the one whose count comes first.

    The law says nothing where both finish by the same count.
    """
    order = list(Count)
    if met(
        "The turn takes place in finishing the Party",
        elder_count is not younger_count,
        "La tourne est reçue à finir la partie",
    ):
        return Hand.ELDER if order.index(elder_count) < order.index(younger_count) else Hand.YOUNGER
    return Silence.NOT_SAID


@law("bellecour.imperial.laws.20", "academie.imperial.laws.20")
def quits(
    *, is_finished: of_state.IsFinished, consent_given: of_conduct.ConsentGiven = False
) -> Penalty:
    """What a player suffers if he quits the ``party`` early: its loss, unless both consent."""
    early = met("before it is finished", not is_finished, "avant qu'elle soit achevée")
    if early and not met(
        "unless it be by mutual consent",
        consent_given,
        "à moins que ce ne soit d'un mutuel consentement",
    ):
        return Penalty.LOSES_PARTY
    return Penalty.NONE
