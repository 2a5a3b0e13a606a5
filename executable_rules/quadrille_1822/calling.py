"""Quadrille of 1822, what adversaries may require or call for a fault: laws 23 to 29, 32, 33."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.playing import may_be_played
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no
from lawsofplay.sentences.phrases import phrase


class Demand(Enum):
    """What the adversaries may demand of the player who is at fault, or of his partner."""

    LEAD_OF_A_SUIT = "that a certain suit be led"
    CARD_CALLED = "that the card be played when they call it"
    HIGHEST_OR_LOWEST = "that he play his highest or lowest card of a suit"
    WIN = "that the partner win the trick"
    NOT_WIN = "that the partner do not win the trick"
    SOME_PENALTY = "some penalty that the law does not name"


class Adversary(Enum):
    """The two adversaries, in the order in which they play."""

    ELDER = "the adversary whose turn comes first"
    YOUNGER = "the adversary whose turn comes after"


class Advantage(Enum):
    """Whether information enables the partner to do what he could not have done."""

    NONE = "it has no such tendency"
    SOME = "it has a tendency to win a trick, or to any advantage"
    IN_DOUBT = "it is doubtful"


class Inference(Enum):
    """By what a partner knows the meaning of a card played."""

    PRECONCERTED = "that it means a certain card was agreed beforehand"
    CUSTOMARY = "that it means a certain card is the habit of the place"
    REASONED = "he reasons upon the other's play"


class ThrownDown(NamedTuple):
    """What follows of cards thrown down."""

    may_be_taken_up: bool
    game_goes_on: bool
    may_be_called: tuple[Card, ...]

    def __str__(self) -> str:
        cards = ", ".join(map(str, self.may_be_called)) or "none"
        back = "may" if self.may_be_taken_up else "may not"
        return f"they {back} be taken up, the game goes on, and the adversaries may call {cards}"

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        if self.may_be_taken_up:
            return "No card was thrown down: the game goes on."
        called = phrase(self.may_be_called)
        return f"They may not be taken up. The game goes on, and the adversaries may call {called}."


Request = Annotated[frozenset[Demand], like(of_play.Request)]
Thing = Annotated[Inference, like(of_play.Thing)]
Strength = Annotated[Advantage, like(of_play.Strength)]


@law(
    "quanti.quadrille.laws.23",
    says=yes_no(
        "The adversaries may demand it.",
        "The adversaries may not demand it: they choose a suit to be led or the card, not both.",
    ),
)
def for_a_lead_out_of_turn(*, request: Request) -> bool:
    """Whether adversaries may demand this for a lead out of turn: a lead in a suit, or the card.

    Not both.
    """
    one = met("but they may not do both", len(request) < 2)
    return one and request.issubset({Demand.LEAD_OF_A_SUIT, Demand.CARD_CALLED})


@law(
    "quanti.quadrille.laws.23",
    "quanti.quadrille.laws.50",
    says=yes_no(
        "The card called must be played now.",
        "The card called need not be played now: it would cause a revoke.",
    ),
)
def call_holds(
    *, card: facts.Card, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> bool:
    """Whether a card that may be called must be played now: only if that causes no revoke.

    It may be called for a lead out of turn, or because it was taken up to avoid a revoke.
    """
    if card not in hand:
        raise ValueError(f"card={card} cannot be: it is not in the hand")
    may = may_be_played(hand=hand, trick=trick, trump=trump)
    return met("when it does not cause a revoke", card in may)


@law(
    "quanti.quadrille.laws.24",
    "quanti.quadrille.laws.25",
    says={
        Demand.CARD_CALLED: "The card named must be played.",
        Demand.HIGHEST_OR_LOWEST: "No such card was shown: he who called may be required to "
        "play his own highest or lowest card of a suit.",
    },
)
def calls(
    *, card_called: of_cards.CardCalled, cards_shown: facts.CardsShown
) -> Literal[Demand.CARD_CALLED, Demand.HIGHEST_OR_LOWEST]:
    """What follows when an adversary ``calls``, names, a card that was shewn: it must be played.

    It must be played. But if he names a wrong one, his own highest or lowest may be required.
    """
    if met("drawn out from the rest and shewn", card_called in cards_shown):
        return Demand.CARD_CALLED
    return Demand.HIGHEST_OR_LOWEST


@law(
    "quanti.quadrille.laws.25",
    "quanti.quadrille.laws.49",
    says=text("His highest card of the suit is {0}, his lowest {1}: one of them may be required."),
)
def highest_and_lowest(
    *, hand: facts.Hand, suit: of_cards.Suit, trump: of_cards.Trump
) -> tuple[Card, Card]:
    """The highest and the lowest card of a suit, of which one may be required.

    After a wrong card was called, it is any suit that may be played; after a revoke corrected, the
    suit led. The black aces are trumps. It is not said that they are exempt as ``matadors``.
    """
    held = [card for card in ombre_ranking(trump).suits[suit] if card in hand]
    if not held:
        raise ValueError(f"suit={suit.name.casefold()} cannot be: the hand has no card of it")
    return held[0], held[-1]


@law(
    "quanti.quadrille.laws.26",
    says=text("{} plays next.", several="Either of these may play next: {}."),
)
def next_to_play(*, other_has_played: of_conduct.OtherHasPlayed) -> frozenset[Adversary]:
    """Which adversary plays next: the elder, or either if the leader's partner played too soon."""
    early = met("play to the lead before his turn", other_has_played)
    return frozenset(Adversary) if early else frozenset({Adversary.ELDER})


@law(
    "quanti.quadrille.laws.27",
    says=text(
        "The adversaries may demand one thing: {:or}.",
        nothing="The adversaries may demand nothing.",
    ),
)
def younger_partner_before_the_elder(
    *, other_has_played: of_conduct.OtherHasPlayed
) -> frozenset[Demand]:
    """What the elder may be told to do when his partner played too soon: to win the trick, or not.

    An adversary led, and the other adversary has not played yet; if he has, nothing.
    """
    before = met("before his other adversary has played", not other_has_played)
    return frozenset({Demand.WIN, Demand.NOT_WIN} if before else ())


@law("quanti.quadrille.laws.28", says=text("He may play {:or} to this trick."))
def must_win_it(
    *,
    hand: facts.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    next_card_played: of_state.NextCardPlayed = True,
    is_forced: of_state.IsForced = True,
) -> tuple[Card, ...]:
    """The cards a partner may play to a trick already won, when its winner led again too soon.

    The adversaries may oblige him to win it if he can, even by trumping when he has not the suit.
    """
    may = may_be_played(hand=hand, trick=trick, trump=trump)
    if not (met("proceeds to lead again", next_card_played) and is_forced):
        return may
    order, place = ombre_ranking(trump), len(trick)
    wins = tuple(card for card in may if winner((*trick, card), order) == place)
    return wins if met("to win it if he can", bool(wins)) else may


@law("quanti.quadrille.laws.29")
def thrown_down(*, cards: facts.Cards) -> ThrownDown:
    """What follows when cards are thrown down as if the game were over: they stay down.

    They stay down, the game goes on, and the adversaries may call them all.
    """
    return ThrownDown(may_be_taken_up=not cards, game_goes_on=True, may_be_called=cards)


@law(
    "quanti.quadrille.laws.32",
    "quanti.quadrille.laws.33",
    says=text(
        "The adversaries may demand one thing: {:or}.",
        nothing="The adversaries may demand nothing.",
    ),
)
def for_information(*, has_partner: facts.HasPartner, strength: Strength) -> frozenset[Demand]:
    """What may be demanded when partners tell of the state of the game: as much as it helped.

    Nothing of an hombre without a partner. Of partners at least some penalty; and if the partner is
    helped by it, as much as he is helped (*in the same proportion*), by what is told here *or by
    any other way*. Doubt goes against them.
    """
    if not met("where partners are concerned", has_partner):
        return frozenset()
    if met("to reap any advantage", strength is not Advantage.NONE):
        return frozenset({Demand.WIN, Demand.NOT_WIN, Demand.CARD_CALLED, Demand.LEAD_OF_A_SUIT})
    return frozenset({Demand.SOME_PENALTY})


@law(
    "quanti.quadrille.conclusion.1",
    says=yes_no("It is a violation of the game.", "It is no violation of the game."),
)
def violates_the_game(*, thing: Thing) -> bool:
    """Whether it violates the game to tell one's partner, by the card played, what one has.

    It does, whether they agreed on it or the custom of the place explains it. No penalty is named.
    """
    agreed = met("implied by previous and preconcerted adoption", thing is Inference.PRECONCERTED)
    custom = met("understood by habitual and local custom", thing is Inference.CUSTOMARY)
    return agreed or custom
