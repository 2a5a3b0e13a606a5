"""Ombre in the book of 1754, of Gano, by which the defenders let a trick pass, and of rapping."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import ombre_plays, ombre_ranking
from executable_rules.mechanics.results import Penalty
from executable_rules.mechanics.tricks import winner
from executable_rules.ombre import facts
from executable_rules.ombre.playing import Leave
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, text, yes_no

CALLS = 3
"""How often one may call to a comrade who hesitates."""


class Call(Enum):
    """In which words one asks that a trick be let pass."""

    GANO = "Gano"
    GANO_DEL_RE = "Gano del Re"
    YO_GANO = "Yo Gano si se puede"
    OTHER = "other words that mean as much"


class Answered(Worded):
    """How others take it when a player calls Gano."""

    ALLOWED = "he may call so"
    FORBIDDEN = "such words are forbidden"
    NOT_LOST = "he is answered, as in Spain, that the stake is not lost: he may not call so"


Number = Annotated[int, like(of_play.Number, least=0, most=CALLS)]
Trick = Annotated[tuple[Card, ...], like(facts.Trick, fewest=1, size=2)]
WordsSaid = Annotated[Call, like(of_play.WordsSaid)]


@law(
    "seymour.ombre.playing.3",
    "seymour.ombre.playing.4",
    says=text("He plays {:or}."),
)
def gives_gano(*, hand: facts.Hand, trick: Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """With which cards a defender of the stake gives ``Gano``, that is lets his comrade's card win.

    In ``trick`` the comrade's card is the best so far. If he has only cards that win he must play
    one of them, or be beasted: ``playing.refuses_the_king``. Two other books excuse a player who is
    very weak or strong: ``playing.should_give_gano``.
    """
    if set(hand) & set(trick):
        raise ValueError("hand and trick may not share a card")
    may, order = ombre_plays(hand, trick, trump), ombre_ranking(trump)
    passing = tuple(card for card in may if winner((*trick, card), order) < len(trick))
    can = met("if he can", bool(passing), "to have a small Spade in his Hand")
    return passing if can else may


@law(
    "seymour.ombre.playing.5",
    says=yes_no("He may call to him again.", "He may not call to him again."),
)
def may_call_again(
    *, number: Number, was_asked: of_state.WasAsked, other_wants_it: of_conduct.OtherWantsIt = False
) -> bool:
    """May a player call ``Yo Gano si se puede``, I must have it if you can, to his comrade once
    more?

    ``was_asked``: he has called Gano. ``other_wants_it``: the comrade gives it readily. ``number``:
    how many times he has called so; three is the most.
    """
    called = met("after one has called Gano", was_asked)
    slow = met("his Comrade seems to hesitate, or make a Difficulty of it", not other_wants_it)
    return called and slow and met("he may call to him three times", number < CALLS)


@law("seymour.ombre.playing.6")
def may_call_so(*, words_said: WordsSaid, wants_it: of_conduct.WantsIt = False) -> Answered:
    """How others take it when a defender asks in these words that a trick be let pass.

    ``wants_it``: he would win codille, more tricks than the Ombre, and not only defend the stake.
    """
    if not met("no Terms must be made use of but these", words_said is not Call.OTHER):
        return Answered.FORBIDDEN
    codille = met("call it with a Design to win Codille", wants_it)
    return Answered.NOT_LOST if codille else Answered.ALLOWED


@law(
    "seymour.ombre.playing.7",
    says={Leave.MAY: "He may rap his hand upon the table."},
)
def may_rap(*, plays_game: of_conduct.PlaysGame) -> Leave:
    """May a player rap on the table to have his comrade play a high trump? A defender may.

    A defender may. The rule does not speak of the Ombre, who has no comrade.
    ``playing.answers_the_rap`` has which cards are asked for.
    """
    defends = met("one of those who defend the Stake", not plays_game)
    return Leave.MAY if defends else Leave.NOT_SAID


@law("seymour.ombre.codille.2")
def ombre_demands_gano(
    *,
    plays_game: of_conduct.PlaysGame,
    was_asked: of_state.WasAsked,
    expects_it: of_conduct.ExpectsIt,
) -> Penalty:
    """What the Ombre suffers who demands Gano: he is beasted.

    ``expects_it``: he fears codille, and would hinder it. The numbered law forbids it and names no
    penalty: ``turns.may_demand_gano``.
    """
    whether("tho' it were to hinder the Codille", expects_it)
    demanded = met("should demand Gano", was_asked)
    return Penalty.BEAST if met("If the Ombre", plays_game) and demanded else Penalty.NONE
