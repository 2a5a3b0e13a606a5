"""Quadrille, the New Decisions of two books: calling, the friend who shows himself, renounces.

They repeat much of the numbered laws. Here stands what they add or decide otherwise.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.results import Forfeit, Penalty, Silence, Unit
from executable_rules.mechanics.tricks import winner
from executable_rules.quadrille import facts
from executable_rules.quadrille.naming import own_kings_called, queens_called
from executable_rules.quadrille.turns import Friend, shews_that_he_is_the_friend
from executable_rules.quadrille.turns import may_be_played as may_follow
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no


class Renounced(Worded):
    """What becomes of a card by which somebody renounced."""

    TAKES_UP = "he may take up his card, and is not beasted"
    BEASTED = "he is beasted: he puts down what the pool holds"


class ToldTrump(NamedTuple):
    """What follows when one trumps with a suit that he was told was trumps, and it is not."""

    penalty: Penalty
    taken_up: bool
    winner: int


class Way(Enum):
    """How a player would learn, or let others learn, what was played."""

    NAMES_THE_KING = "says, that is the King"
    NAMES_A_SUIT = "says that a suit is trumped"
    ASKS = "asks whether a suit is trumped"
    EXAMINES = "examines the tricks that have been played"


class Person(Enum):
    """Who would speak."""

    PLAYER = "a player"
    SPECTATOR = "one who looks on"


Act = Annotated[Way, like(of_play.Act)]
Who = Annotated[Person, like(of_people.Who)]


@law(
    "bellecour.quadrille.decisions-calling.1",
    "seymour.quadrille.decisions-calling.1",
    "academie.quadrille.decisions-calling.1",
    says=text("He may pass, or call {:or}.", nothing="He has none to call, and must pass."),
)
def called_for_want_of_a_king(*, hand: facts.Hand, trump: of_cards.Trump) -> tuple[Card, ...]:
    """What a player may call who has the three Kings that are not trumps, or all four; he may pass.

    With all four he may call a Queen or a King of his own. Without the King of trumps he may call a
    King of his own, and no Queen.

    Raises ValueError for a hand that lacks another King, whom he may then call.
    """
    wanting = [suit for suit in Suit if Card(Rank.KING, suit) not in hand and suit is not trump]
    if wanting:
        raise ValueError(
            f"hand may not lack the King of {wanting[0].name.casefold()}: he is called"
        )
    queens = queens_called(hand=hand, trump=trump)
    return (*queens, *own_kings_called(hand=hand, trump=trump))


@law("bellecour.quadrille.decisions-playing.1", "academie.quadrille.decisions-playing.1")
def friend_shown(
    *,
    hand: facts.Hand,
    card_played: facts.CardPlayed,
    king: of_cards.King,
    trump: of_cards.Trump,
    is_advantageous: of_state.IsAdvantageous,
    is_sure: of_state.IsSure,
    is_first: of_state.IsFirst = False,
    wants_it: of_conduct.WantsIt = True,
) -> Friend:
    """What a player loses if he shews, by a matador or the King, that he is the friend: the vole.

    He is not first to play, and must mean to shew it (``wants_it``). He loses the vole. He is also
    beasted if the card helps to win a game that was doubtful, not ``is_sure``. The law
    (``turns.shews_that_he_is_the_friend``) asks for bad faith in place of that.
    """
    serves = met(
        "if the Card shown serves to win the Game",
        is_advantageous,
        "si la carte montrée sert à faire gagner le jeu",
    )
    doubtful = met("when it is doubtful", not is_sure, "le jeu qui seroit douteux")
    return shews_that_he_is_the_friend(
        hand=hand,
        card_played=card_played,
        king=king,
        trump=trump,
        is_first=is_first,
        wants_it=wants_it,
        on_purpose=serves and doubtful,
    )


@law(
    "bellecour.quadrille.decisions-revokes.1",
    "seymour.quadrille.decisions-renounces.1",
    "academie.quadrille.decisions-revokes.1",
)
def renounce_covered(
    *,
    next_card_played: of_state.NextCardPlayed,
    gave_notice: of_conduct.GaveNotice = False,
    has_played_again: of_conduct.HasPlayedAgain = False,
) -> Renounced:
    """What follows a renounce when the winner has led again: a Beast, unless it is owned at once.

    At once: he says so himself (``gave_notice``) before he plays again.
    """
    if has_played_again and not next_card_played:
        raise ValueError(
            "has_played_again=yes cannot be: no card has been played to the next trick"
        )
    covered = met(
        "if the Trick is covered by another Card",
        next_card_played,
        "if the Trick be covered with another Card",
        "lorsque la main est couverte d'une autre carte",
    )
    recalls = met(
        "unless he immediately recalls himself",
        gave_notice,
        "except he immediately recollects himself",
        "à moins que sur le champ il n'avertisse lui-même",
    )
    in_time = met(
        "before he plays again",
        not has_played_again,
        "before the next Card is played",
        "avant que d'avoir rejoué",
    )
    return Renounced.BEASTED if covered and not (recalls and in_time) else Renounced.TAKES_UP


@law(
    "bellecour.quadrille.decisions-revokes.2",
    "seymour.quadrille.decisions-renounces.2",
    "academie.quadrille.decisions-revokes.2",
    says=parts(
        penalty=None,
        taken_up=yes_no("He may take up his card again.", "He may not take up his card again."),
        winner=text("The trick goes to the {:seat} who played to it."),
    ),
)
def told_a_wrong_trump(
    *,
    hand: facts.Hand,
    card_played: facts.CardPlayed,
    suit_named: of_cards.SuitNamed,
    trick: facts.Trick,
    trump: of_cards.Trump,
) -> ToldTrump:
    """What follows if one who was told a wrong suit trumps with it: no Beast, but the card stays.

    He does not renounce. The card stays on the table, and the trick goes to whoever wins it.
    ``hand``: what he has left. ``trick``: all that was played. ``suit_named``: what he was told.
    """
    order = ombre_ranking(trump)
    if card_played not in trick[1:] or card_played.suit is not suit_named:
        raise ValueError("card_played may be a card of the trick, not led, and of the suit named")
    has_suit = any(order.suit_of(card) is order.suit_of(trick[0]) for card in hand)
    without = met(
        "not having any of the Suit led",
        not has_suit,
        "having none of the Card which is led",
        "n'ayant pas de la couleur jouée",
    )
    penalty = Penalty.NONE if without else Penalty.BEAST
    return ToldTrump(penalty, taken_up=False, winner=winner(trick, order))


@law("bellecour.quadrille.decisions-revokes.3")
def beasts_by_the_decision(
    *, renounces: of_play.Renounces, renounces_noticed: facts.RenouncesNoticed
) -> Forfeit:
    """How many Beasts several ``renounces`` make: one, if none of them is noticed in time.

    If the first is noticed before the deal is finished he makes as many as he renounced. The French
    and the book of 1754, ``betes_par_decision``, ask that each of them be noticed.
    """
    if renounces_noticed > renounces:
        raise ValueError(f"renounces_noticed={renounces_noticed} cannot be: it is to {renounces}")
    late = met("if it is not perceived before the Deal is finished", not renounces_noticed)
    return Forfeit(min(renounces, 1) if late else renounces, Unit.BEAST)


@law("academie.quadrille.decisions-revokes.3", "seymour.quadrille.decisions-renounces.4")
def betes_par_decision(
    *, renounces: of_play.Renounces, renounces_noticed: facts.RenouncesNoticed
) -> Forfeit | Silence:
    """How many Beasts several ``renounces`` make: one, if none of them is noticed in time.

    In time means before the cards are folded (*pliées*) on the table, in 1754 before the tricks are
    turned down. If each renounce was noticed he makes one for each. If some were noticed and some
    not, the two books say nothing.
    """
    none = beasts_by_the_decision(renounces=renounces, renounces_noticed=0)
    if met(
        "si l'on ne s'en aperçoit qu'aprés que les cartes sont pliées",
        not renounces_noticed,
        "not perceived till after the Tricks are turned down upon the Board",
    ):
        return none
    each = beasts_by_the_decision(renounces=renounces, renounces_noticed=renounces_noticed)
    encore = met(
        "on le fait encore apercevoir d'une seconde",
        renounces_noticed == renounces,
        "he is still shewed a second",
    )
    return each if encore else Silence.NOT_SAID


@law(
    "bellecour.quadrille.decisions-revokes.3",
    "seymour.quadrille.decisions-renounces.4",
    "academie.quadrille.decisions-revokes.3",
    says=text("The trick is now {}."),
)
def trick_played_over(
    *,
    trick: facts.Trick,
    place: of_play.Place,
    card: facts.Card,
    hand: facts.Hand,
    trump: of_cards.Trump,
) -> tuple[Card, ...]:
    """The trick played over after a renounce, with the right card from the player at ``place``.

    The others play the cards that they played before. ``hand``: his cards, both of these included.

    Raises ValueError for a card that he may not play either.
    """
    before = trick[: place - 1]
    if place > len(trick) or card not in may_follow(hand=hand, trick=before, trump=trump):
        raise ValueError(f"card={card} cannot be: he may not play it there")
    return (*before, card, *trick[place:])


@law(
    "bellecour.quadrille.decisions-speaking.1",
    "seymour.quadrille.decisions-speaking.1",
    "academie.quadrille.decisions-speaking.1",
    says=yes_no("He may do so.", "He may not do so: no word may be spoken."),
)
def may_do(*, act: Act) -> bool:
    """Whether a player may do this to know what was played: he may only examine the tricks.

    He may not say anything, be it that a card is the King or that a suit is trumped, nor ask it.
    """
    return met(
        "is to examine the Cards played",
        act is Way.EXAMINES,
        "may look in the Tricks",
        "le chercher dans les cartes déja passées",
    )


@law("bellecour.quadrille.decisions-speaking.2", "academie.quadrille.decisions-speaking.2")
def decides_him_who_doubts(*, in_turn: of_state.InTurn) -> Penalty:
    """What a player suffers if he, out of turn, helps one in doubt by showing cards: a Beast.

    His own turn is past or not yet come. In French he counts (*compte*) the cards.
    """
    out = met(
        "whose turn to play is either passed or not yet come", not in_turn, "n'est pas encore venu"
    )
    return Penalty.BEAST if out else Penalty.NONE


@law(
    "bellecour.quadrille.idea.1",
    "academie.quadrille.idea.1",
    says=yes_no("He may speak.", "He may not speak of the game."),
)
def may_speak(*, who: Who) -> bool:
    """Whether anybody may speak of the game during the play: neither players nor spectators."""
    whether("ought to extend to the spectators also", who is Person.SPECTATOR, "les Spectateurs")
    return False
