"""Ombre, of playing the cards: what is to be observed, and laws XIV, XLII, XLV and XLVI."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.matadors import ombre_plays, ombre_ranking
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.terms import Ends, ends
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no

ENOUGH = 4
"""Tricks with which one who is not Ombre can win codille."""


class Asks(Enum):
    """What the Ombre asks of the others when he sees his rentree."""

    NOTHING = "nothing: he plays"
    REMISE = "to let the deal be a remise"
    LEAVE = "leave to give it up (à s'en aller)"


class Support(Enum):
    """Which of the two who are not Ombre supports the other, that is helps him with a high card."""

    GIVES = "he supports the other"
    ASKS = "he has the other support him"


class Leave(Worded):
    """Whether something is left to a player."""

    MAY = "he may"
    OUGHT_NOT = "he ought not"
    NOT_SAID = "the law does not say"


class Company(Worded):
    """How a player is treated for the future."""

    WELCOME = "they play with him"
    AVOIDED = "one avoids to play with him"
    EXCLUDED = "he ought to be excluded all future parties"


Act = Annotated[Support, like(of_play.Act)]
Request = Annotated[Asks, like(of_play.Request)]


@law(
    "bellecour.ombre.playing.1",
    "academie.ombre.playing.1",
    "bellecour.ombre.playing.2",
    "academie.ombre.playing.2",
    says=text("He may play {:or}."),
)
def cards_for_the_trick(
    *, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """Which cards of a hand may be played to a trick, the card led being the first of it.

    He follows suit if he can, high or low (never *mettre au-dessus*), and need not trump.
    """
    return ombre_plays(hand, trick, trump)


@law(
    "bellecour.ombre.playing.3",
    "academie.ombre.playing.3",
    says=yes_no(
        "He should give “Gano”, and let the trick go by.",
        "He need not give “Gano”, and let the trick go by.",
    ),
)
def should_give_gano(*, expects_it: of_conduct.ExpectsIt, tricks: facts.Tricks) -> bool:
    """Should a defender of the ``Poul`` (the stakes) let his associate's card win, as he asks?

    Not if without this trick he has no hope of making his hand (a trick of his own), nor if he has
    a hand of three or four tricks ``to replace it`` (*pour la remettre*).
    """
    weak = met("has no prospect of making his Hand", not expects_it, "dans l'impuissance")
    strong = met("a Hand to make three or four Tricks", tricks >= 3, "trois ou quatre mains")
    return not weak and not strong


@law("bellecour.ombre.playing.3", "academie.ombre.playing.3", says=text("He plays {:or}."))
def makes_gano(
    *, hand: facts.Hand, card_led: of_cards.CardLed, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """With which cards a player makes ``Gano``, that is lets a card pass that he could have won.

    If he has only cards that win (a king alone to the queen) he must play one.
    """
    may = ombre_plays(hand, (card_led,), trump)
    order = ombre_ranking(trump)
    passing = tuple(card for card in may if not order.beats(card, card_led))
    return passing if met("if he has a small one", bool(passing), "ait un petit pique") else may


@law("bellecour.ombre.playing.3", "academie.ombre.playing.3", "seymour.ombre.playing.4")
def refuses_the_king(
    *,
    hand: facts.Hand,
    card_led: of_cards.CardLed,
    trump: of_cards.Trump,
    card_played: facts.CardPlayed,
) -> Penalty:
    """What a player suffers who, for Gano's sake, keeps back the king or another card of the suit.

    It is a renounce: he is beasted if he plays what he may not.
    """
    if card_played not in hand:
        raise ValueError(f"card_played={card_played} cannot be: it is not in the hand")
    if card_led in hand:
        raise ValueError(f"card_led={card_led} cannot be: it is in the hand")
    kept = met(
        "or be beasted",
        card_played not in ombre_plays(hand, (card_led,), trump),
        "à peine de faire la bête",
        "upon the pain of being Beasted",
    )
    return Penalty.BEAST if kept else Penalty.NONE


@law(
    "bellecour.ombre.playing.4",
    "seymour.ombre.playing.7",
    says=text(
        "The friend asks for one of these, the strongest first: {}.",
        nothing="No card is asked for.",
    ),
)
def answers_the_rap(
    *, hand: facts.Hand, card_led: of_cards.CardLed, trump: of_cards.Trump, raps: facts.Raps
) -> tuple[Card, ...]:
    """Which cards are asked of a defender by his friend who ``raps`` (knocks) in playing his card.

    The trumps that he may play, strongest first. How strong one must be is not said. In the French,
    ``coupe_au_signal``, he is to ruff, which nobody can when trumps are led.
    """
    rapped = met("raps on the board in playing his Card", raps, "raps his Hand upon the Board")
    return _trumps_he_may_play(hand, card_led, trump) if rapped else ()


@law(
    "academie.ombre.playing.4",
    says=text(
        "The friend asks for one of these, the strongest first: {}.",
        nothing="No card is asked for.",
    ),
)
def coupe_au_signal(
    *, hand: facts.Hand, card_played: facts.CardPlayed, trump: of_cards.Trump, raps: facts.Raps
) -> tuple[Card, ...]:
    """With which cards a defender is asked to ruff (*couper*) by his friend's knock.

    His trumps, strongest first, to a card that is no trump. In English: ``answers_the_rap``.
    """
    signal = met("en jettant la carte frape sur la table", raps)
    couper = met(
        "c'est un avis qu'il donne à son camarade de couper",
        not ombre_ranking(trump).is_trump(card_played),
    )
    return _trumps_he_may_play(hand, card_played, trump) if signal and couper else ()


def _trumps_he_may_play(hand: tuple[Card, ...], led: Card, trump: Suit) -> tuple[Card, ...]:
    """The trumps that the player may play, strongest first."""
    may = ombre_plays(hand, (led,), trump)
    return tuple(card for card in ombre_ranking(trump).trumps() if card in may)


@law("bellecour.ombre.laws.14", "academie.ombre.laws.14")
def coup_played(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> Ends:
    """How the ``coup`` (deal) ends, by the tricks of the Ombre and of the other two; or not yet.

    It is decided before the last card when the Ombre or another has made enough to win, whatever
    comes. That is five tricks; or four to two and two, since only one trick is to come.
    """
    return ends((ombre_tricks, first_defender_tricks, second_defender_tricks))


@law(
    "bellecour.ombre.laws.42",
    "academie.ombre.laws.42",
    says=yes_no("The Ombre may ask it.", "The Ombre may not ask it."),
)
def may_ask(*, request: Request, is_advantageous: of_state.IsAdvantageous) -> bool:
    """May the Ombre ask a remise, or leave? Not when his ``rentree`` (cards taken in) is bad.

    In the English he must not ask leave, in the French he must not ask to go (*à s'en aller*). The
    prose of both says that there is no law on this (bellecour p. 106). In 1754 he ought not to give
    up with any game: ``playing_1754.may_give_up``.
    """
    return request is Asks.NOTHING or not met(
        "is not favourable", not is_advantageous, "lorsque sa rentrée n'est pas favorable"
    )


@law(
    "bellecour.ombre.laws.45",
    "academie.ombre.laws.45",
    "seymour.ombre.laws.43",
    says=yes_no(
        "He may demand “Gano”, that the trick be let come to him.",
        "He ought not to demand “Gano”, that the trick be let come to him.",
    ),
)
def may_demand_gano(*, sure_tricks: of_play.SureTricks) -> bool:
    """May one of the two who are not Ombre demand Gano? Not if he is sure of his four tricks."""
    return not met(
        "has four sure Tricks",
        sure_tricks >= ENOUGH,
        "can win four Tricks without calling Gano",
        "est sur de ses quatre mains",
    )


@law(
    "bellecour.ombre.laws.45",
    says={Leave.MAY: "He may support the other.", Leave.OUGHT_NOT: "He ought not to support him."},
)
def may_support(*, sure_tricks: of_play.SureTricks, act: Act) -> Leave:
    """May one of the two who are not Ombre ``support`` the other? Not if sure of his four tricks.

    The French, ``peut_faire_appuyer``, has him be supported, which fits both books' prose better.
    """
    return _leave(act is Support.GIVES, sure_tricks)


@law(
    "academie.ombre.laws.45",
    says={
        Leave.MAY: "He may have the other support him.",
        Leave.OUGHT_NOT: "He ought not to have the other support him.",
    },
)
def peut_faire_appuyer(*, sure_tricks: of_play.SureTricks, act: Act) -> Leave:
    """May one of the two who are not Ombre have the other support him (*faire apuïer*)?

    Not if sure of his four tricks (*ses quatre mains*). The English, ``may_support``, differs.
    """
    return _leave(act is Support.ASKS, sure_tricks)


def _leave(told: bool, sure_tricks: int) -> Leave:
    """What a law leaves to one with this many sure tricks, if it speaks of this support at all."""
    sure = not may_demand_gano(sure_tricks=sure_tricks)
    if not told:
        return Leave.NOT_SAID
    return Leave.OUGHT_NOT if sure else Leave.MAY


@law("bellecour.ombre.laws.46", "academie.ombre.laws.46")
def codille_by_gano(*, is_sure: of_state.IsSure, is_fair: of_state.IsFair) -> Ends:
    """How a deal ends when a player won codille by demanding Gano: codille, or ``remise``.

    A player sure of his fourth trick may draw; the fair Player (*beau Joueur*) does not.
    """
    improper = met("having his fourth Trick sure", is_sure, "aïant sa quatriéme main sûre")
    fair = met("it is not practised by the fair Player", is_fair, "ne se pratique point")
    return Ends.REMISE if improper and fair else Ends.CODILLE


@law("bellecour.ombre.laws.46")
def company_of_him_who_draws(
    *, is_sure: of_state.IsSure, draws_codille: facts.DrawsCodille
) -> Company:
    """How others treat a player who draws a codille so won: they exclude him from all parties.

    In the French, ``compagnie_des_coureurs``, they only avoid playing with such people.
    """
    sure = met("having his fourth Trick sure", is_sure)
    return (
        Company.EXCLUDED if sure and met("a right to draw it", draws_codille) else Company.WELCOME
    )


@law("academie.ombre.laws.46")
def compagnie_des_coureurs(
    *, is_sure: of_state.IsSure, draws_codille: facts.DrawsCodille
) -> Company:
    """How others treat a player who thus runs after codille (*qui courent de la sorte au codille*).

    They avoid playing with him. The English, ``company_of_him_who_draws``, would exclude him.
    """
    sure = met("aïant sa quatriéme main sûre", is_sure)
    return Company.AVOIDED if sure and met("tirer le codille", draws_codille) else Company.WELCOME
