"""Piquet of the third and fourth chapters: what is called and answered, and how it is played."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.results import Silence
from executable_rules.mechanics.tricks import may_play
from executable_rules.piquet import facts
from executable_rules.piquet.counting import CARDS
from executable_rules.piquet.customs import takes_it
from executable_rules.piquet.runs import sequences
from executable_rules.piquet.terms import HAND, TELLING_RANKS, Claim, Hand
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, parts, text, yes_no

ORDER = ranking(ACE_HIGH)

SHOWN = (Claim.POINT, Claim.SEQUENCE)
"""What is shown as well as counted."""

MAY_PLAY = text("He may play {:or}.")

NotAllTricks = Annotated[int, like(of_play.Tricks, least=0, most=HAND - 1)]
Run = Annotated[tuple[Card, ...], like(of_cards.Run, fewest=1, pack=PIQUET_PACK)]
TwoTricks = Annotated[
    tuple[Card, ...], like(of_cards.CardsPlayed, fewest=3, size=2 * HAND, pack=PIQUET_PACK)
]


class Answered(Worded):
    """What a player answers when the other calls a point or a sequence."""

    GOOD = "he answers “Good”: it is better than his"
    EQUAL = "he answers “Equal”: he has as much"
    NOT_GOOD = "he answers “Not good”: he has more"


class Younger(NamedTuple):
    """What the younger hand shows, and all that he counts, before he plays."""

    shown: tuple[Claim, ...]
    counted: tuple[Claim, ...]


@law(
    "bellecour.piquet.point.3",
    "academie.piquet.point.3",
    "bellecour.piquet.counting.1",
    "academie.piquet.counting.1",
)
def answers_the_point(
    *, points: of_play.Points, adversary_points: of_play.AdversaryPoints
) -> Answered:
    """What the adversary answers to a point called: good if he has fewer points, equal if as many,
    not good if more.
    """
    if met(
        "if he has more",
        adversary_points > points,
        "or greater",
        "s'il en a plus",
        "si le dernier en a davantage dans son jeu",
    ):
        return Answered.NOT_GOOD
    equal = met("if he has just as much", adversary_points == points, "equal", "s'il en a autant")
    return Answered.EQUAL if equal else Answered.GOOD


@law("bellecour.piquet.counting.2")
def answers_the_sequence(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> Answered:
    """What the younger answers to the elder's best sequence: good, equal or not good, as his own
    best is lower, equal or higher.

    The longer sequence is better; of two equally long, the one with the highest card.
    """
    own, his = max(sequences(hand), default=None), max(sequences(other_hand), default=())
    if own is None:
        raise ValueError("hand= has no sequence to call")
    if his > own:
        return Answered.NOT_GOOD
    return Answered.EQUAL if his == own else Answered.GOOD


@law(
    "bellecour.piquet.tierces.1",
    "academie.piquet.tierces.1",
    says=yes_no("It is a sequence.", "It is no sequence."),
)
def is_sequence(*, run: Run) -> bool:
    """Whether the cards are a ``sequence``: three or more in a row, all of one suit."""
    one_suit = met(
        "all of the same Suit",
        len({card.suit for card in run}) == 1,
        "que toutes les cartes soient de même couleur",
    )
    places = sorted(ACE_HIGH.index(card.rank) for card in run)
    in_a_row = places == list(range(places[0], places[0] + len(run)))
    return one_suit and in_a_row and len(run) >= 3


@law(
    "bellecour.piquet.counting.7",
    "academie.piquet.counting.7",
    says=parts(
        shown=text("He shows {}.", nothing="He shows nothing."),
        counted=text("He counts {}.", nothing="He counts nothing."),
    ),
)
def younger_tells(
    *, elder_has_played: facts.ElderHasPlayed, claims_held: facts.ClaimsHeld
) -> Younger:
    """What the younger hand shows and counts after the elder has played a card, before his own
    first: all that is good.

    He does so only after the elder has played one. ``claims_held``: the things that are good. Point
    and sequences are shown, and all are counted.
    """
    if not met(
        "After the Elder Hand has play'd a Card",
        elder_has_played,
        "Aprés que le premier a joué sa carte",
    ):
        return Younger((), ())
    counted = tuple(claim for claim in Claim if claim in claims_held)
    return Younger(tuple(it for it in counted if it in SHOWN), counted)


@law("bellecour.piquet.counting.7", says=MAY_PLAY)
def follows(*, hand: facts.Hand, card_led: facts.CardLed) -> tuple[Card, ...]:
    """What the younger may play: a card of the suit led, if he has one; otherwise what he will.

    In French, ``leve_ou_fournit``, he takes the card led if he can.
    """
    of_suit = tuple(card for card in hand if card.suit is card_led.suit)
    return of_suit if met("if he has any of that Suit", bool(of_suit)) else hand


@law("academie.piquet.counting.7", says=MAY_PLAY)
def leve_ou_fournit(*, hand: facts.Hand, card_led: facts.CardLed) -> tuple[Card, ...]:
    """What the last to play may play: he takes (*lève*) the card led if he can, else he follows
    suit.

    Without the suit he plays what he will. The English, ``follows``, asks him to follow suit only.
    """
    higher = tuple(it for it in hand if ORDER.beats(it, card_led))
    if met("il leve la carte que le premier a joué, s'il le peut", bool(higher)):
        return higher
    return may_play(hand, (card_led,), ORDER)


@law(
    "bellecour.piquet.counting.7",
    "academie.piquet.counting.7",
    "academie.piquet.counting.10",
    says=text("{} leads to the next trick, in what suit he will."),
)
def leads_next(*, card_led: facts.CardLed, card_played: of_cards.CardPlayed) -> Hand:
    """Who leads after a trick that the elder hand led: its winner, in any suit.

    So the elder goes on leading until the other plays a higher card of the suit led.
    """
    return takes_it(card_led=card_led, card_played=card_played)


@law(
    "academie.piquet.counting.10",
    says=text("He begins by counting {:point}."),
)
def commence_par_un(
    *, points_in_hand: of_cards.PointsInHand, card_led: facts.CardLed
) -> int | Silence:
    """What the elder (*premier*) counts first if nothing in his hand is good: one for his card.

    The words let him lead any card. Another rule, ``counting.card_tells``, counts only an ace to a
    ten.
    """
    whether("telle carte de son jeu qu'il jugera à propos", card_led.rank in TELLING_RANKS)
    nothing = met("autres choses qu'il peut avoir ne lui vaudroient rien", points_in_hand == 0)
    return 1 if nothing else Silence.NOT_SAID


@law(
    "bellecour.piquet.counting.8",
    "academie.piquet.counting.8",
    says=yes_no("He may take up his card again.", "He may not take up his card again."),
)
def may_take_up(*, cards_played: TwoTricks, was_named: of_state.WasNamed) -> bool:
    """Whether a player may take back his card because another suit was led and the leader did not
    name it.

    ``cards_played``: a trick that its leader won, his next lead, and perhaps the answer to it. The
    player may take his card back even if it is of the suit that was led.
    """
    led, answered, now = cards_played[:3]
    if takes_it(card_led=led, card_played=answered) is Hand.YOUNGER:
        raise ValueError("cards_played= must be a trick won by him who led, and his next lead")
    changes = met(
        "changes his Suit",
        now.suit is not led.suit,
        "celui qui en jouant les cartes change de couleur",
    )
    silent = met("in default of which", not was_named, "faute de quoi celui qui auroit fourni")
    whether(
        "even tho' it should be in the Suit in which he then leads",
        len(cards_played) > 3 and cards_played[3].suit is now.suit,
        "quand même elle seroit de la couleur jouée",
    )
    return changes and silent


@law(
    "bellecour.piquet.counting.13",
    "academie.piquet.counting.13",
    says=text("He scores {:point} for the cards.", nothing="He scores nothing for the cards."),
)
def for_the_cards(*, tricks: NotAllTricks) -> int:
    """What is scored for the cards: ten for the most tricks, and nothing to either when they are
    equal.

    For all the tricks, a ``capot``, see ``counting.capot``.
    """
    most = met("he that has the most", 2 * tricks > HAND, "celui qui en a le plus")
    return CARDS if most else 0


@law(
    "bellecour.piquet.counting.17",
    "academie.piquet.counting.20",
    says=yes_no("He counts it.", "He does not count it."),
)
def counts_by_showing(
    *,
    has_shown: of_conduct.HasShown,
    other_has_shown: of_conduct.OtherHasShown,
    is_better: of_state.IsBetter,
) -> bool:
    """Whether a player counts his point or sequences: only if he showed them before his first card.

    If a player has not, the other counts his own, even if they are not so good. When both forget it
    neither counts. Law VI, ``telling.omits_shewing``, gives the elder until his second card.
    """
    if met("forgets to shew them", not has_shown, "oublioit de les montrer"):
        return False
    entitled = met(
        "his adversary is entitled to show and tell his",
        not other_has_shown,
        "son adversaire compteroit son point",
    )
    return is_better or entitled
