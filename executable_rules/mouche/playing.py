"""La Mouche: the mouche made, the tricks, five cards of a suit, renounce, passing a card, fraud."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.beast_of_the_academie.playing import due_cards
from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import Rank, Suit, pips
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import NOTHING, Forfeit
from executable_rules.mechanics.tricks import FOLLOW, may_play, winner
from executable_rules.mouche import facts
from executable_rules.mouche.dealing import HAND, LEAST, MOST, Hand
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no

TEN = 10
"""What an ace counts in the point of a mouche, as a figure does."""


class Answer(Enum):
    """What a player answers if he is asked whether he saves the mouche."""

    NOTHING = "nothing"
    YES = "yes"
    NO = "no"


class Fraud(Enum):
    """In what he is detected."""

    NONE = "nothing"
    TRICKING = "tricking at the game (tricher)"
    TAKING_BACK = "taking cards that he had laid out, to mend his hand"


class Fine(NamedTuple):
    """What the detected player pays, and whether he may play on."""

    pays: Forfeit
    plays_on: bool


Fault = Annotated[Fraud, like(of_play.Fault)]
TheAnswer = Annotated[Answer, like(of_play.Answer)]


@law(
    "bellecour.mouche.11",
    "academie.mouche.11",
    "bellecour.mouche.14",
    "academie.mouche.14",
    says=pays("he who makes the “mouche”"),
)
def makes_mouche(
    *, plays_game: of_conduct.PlaysGame, tricks: of_play.Tricks, pool: facts.Pool
) -> Forfeit:
    """What a player pays if he plays and wins no trick: as much as goes on the game.

    Raises ValueError for tricks of the player who does not play.
    """
    if tricks and not plays_game:
        raise ValueError(f"tricks={tricks} cannot be: he does not play")
    none = met("wins no Trick", tricks == 0, "ne fait aucune levée")
    return (
        Forfeit(pool) if met("He that plays", plays_game, "Celui qui jouant") and none else NOTHING
    )


@law("bellecour.mouche.12", "academie.mouche.12", says=pays("the dealer", "the pool", "counter"))
def placed_by_dealer(*, players: facts.Players) -> int:
    """The mouche that makes the game, in counters: one for each player, placed by the dealer.

    In the French he places it alone (*met seul*), in the English "by themselves", the counters;
    so every dealer in his turn.
    """
    return whole_number("players", players, LEAST, MOST)


@law(
    "bellecour.mouche.13",
    "academie.mouche.13",
    says=text("They play for {:mouche} at once.", nothing="There is no “mouche” to play for."),
)
def go_together(*, beast_count: of_money.BeastCount, is_agreed: of_state.IsAgreed = False) -> int:
    """How many of the mouches made on one deal go at once: all, unless it is agreed otherwise.

    ``is_agreed``: it is agreed that they go apart, one after another.
    """
    apart = met("unless it is agreed to the contrary", is_agreed, "de les faire aller séparément")
    return min(beast_count, 1) if apart else beast_count


@law("bellecour.mouche.14", "academie.mouche.14", says=text("On the game lie {:counter}."))
def on_the_game(*, players: facts.Players, beasts: of_money.Beasts = ()) -> int:
    """What goes on the game: the mouche that the dealer always places, and those that go with
    it.
    """
    return placed_by_dealer(players=players) + sum(whole_number("mouches", it) for it in beasts)


@law("bellecour.mouche.17", "academie.mouche.17", says=text("He may play {:or}."))
def plays(*, hand: of_cards.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played, as at the Beast: follow, else trump, and higher if it is trumped."""
    return due_cards(hand, trick, _order(hand, trick, trump))


@law(
    "bellecour.mouche.18",
    "academie.mouche.18",
    says=pays("the pool", "him who won the tricks", "counter"),
)
def draws(*, tricks: of_play.Tricks, beast_count: of_money.BeastCount = 1) -> int:
    """Counters that one draws for this many tricks: one each, two when the ``mouche`` is double.

    Three when it is triple, and so of the rest.
    """
    return tricks * whole_number("beast_count", beast_count)


@law(
    "bellecour.mouche.19",
    "academie.mouche.19",
    says=yes_no(
        "He has the “mouche”, five cards of a suit as they were dealt.",
        "He has no “mouche”, five cards of a suit as they were dealt.",
    ),
)
def has_mouche(*, hand: of_cards.Hand, cards_taken: of_cards.CardsTaken = 0) -> bool:
    """Has a player the ``mouche``, five cards of one suit, trumps or not, as they were dealt him?

    Then he wins without playing. Nothing is said of five of a suit that he has by taking in.
    """
    _whole(hand)
    one_suit = met(
        "all of the same Suit",
        len({card.suit for card in hand}) == 1,
        "sont toutes d'une même couleur",
    )
    return (
        met("that are dealt", whole_number("cards_taken", cards_taken, 0, HAND) == 0, "qu'on donne")
        and one_suit
    )


@law(
    "bellecour.mouche.20",
    "academie.mouche.20",
    "bellecour.mouche.22",
    "academie.mouche.22",
    says=yes_no(
        "The elder of the two wins the “mouche”.", "The younger of the two wins the “mouche”."
    ),
)
def elder_wins(
    *, elder_hand: facts.ElderHand, younger_hand: facts.YoungerHand, trump: of_cards.Trump
) -> bool:
    """Of two mouches, does the elder's win? In trumps; else by the greatest point; else it does.

    The last is *la primauté*. Of more than two it is asked two by two.

    Raises ValueError for a hand that is no mouche and for a card in both.
    """
    if not (has_mouche(hand=elder_hand) and has_mouche(hand=younger_hand)) or {*elder_hand} & {
        *younger_hand
    }:
        raise ValueError(
            "elder_hand and younger_hand may each be five cards of one suit, no card in both"
        )
    first, other = elder_hand[0].suit is trump, younger_hand[0].suit is trump
    if met("he that has it in Trumps wins in preference", first is not other, "par préférence"):
        return first
    first_point, other_point = point(hand=elder_hand), point(hand=younger_hand)
    if met("if they are all equal in other respects", first_point == other_point, "égales en tout"):
        return True
    return first_point > other_point


@law("bellecour.mouche.21", "academie.mouche.21", says=text("The hand counts {:point}."))
def point(*, hand: of_cards.Hand) -> int:
    """The point of a mouche: figures ten each, the ace, after the knave, ten; the others pips."""
    return sum(TEN if card.rank is Rank.ACE else pips(card) for card in hand)


@law(
    "bellecour.mouche.23",
    "academie.mouche.23",
    "bellecour.mouche.26",
    "academie.mouche.26",
    says=yes_no("He may answer so.", "He may not answer so: he must say as it is."),
)
def may_answer(*, wants_it: of_conduct.WantsIt, answer: TheAnswer) -> bool:
    """Whether a player may answer so when he is asked if he ``saves`` the mouche (*s'il la sauve*).

    Only with the truth. Nobody need answer. The books do not tell what it is to save the mouche;
    ``saves`` is whether he does.
    """
    if not met("if he answers when asked", answer is not Answer.NOTHING, "qu'il dise oui ou non"):
        return True
    return met("he must speak the truth", answer is (Answer.YES if wants_it else Answer.NO))


@law(
    "bellecour.mouche.24",
    "academie.mouche.24",
    says=pays("the pool", "him who shows the “mouche”", "counter"),
)
def wins_by_mouche(*, pool: facts.Pool, beasts: of_money.Beasts = ()) -> int:
    """What a player takes if he shows the first mouche: all on the game, and the mouches due.

    With "the first" the English may mean the one preferred (``elder_wins``); the French has *le
    premier qui a la mouche*, of the players, as it seems.
    """
    return pool + sum(whole_number("due", it) for it in beasts)


@law("bellecour.mouche.25", "academie.mouche.25", says=pays("each who stands the game"))
def pays_to_mouche(*, plays_game: of_conduct.PlaysGame, pool: facts.Pool) -> Forfeit:
    """What another pays when a mouche is shown: if he stands, one of what is on the game.

    The English prints that they have laid down their cards, the French that they have not (*qui
    n'ont pas mis leur jeu bas*); both add that it is those who play.
    """
    return Forfeit(pool) if met("they who stand their Game", plays_game) else NOTHING


@law("bellecour.mouche.27", "academie.mouche.27")
def renounces(
    *, hand: of_cards.Hand, trick: facts.Trick, card_played: of_cards.CardPlayed, pool: facts.Pool
) -> Forfeit:
    """What a player pays who ``renounces``, does not follow suit though he can: all on the game."""
    if card_played not in hand:
        raise ValueError(f"card_played may be a card of the hand: {card_played} is none")
    follows = may_play(hand, trick, _order(hand, trick), FOLLOW)
    return (
        Forfeit(pool)
        if met("He that renounces", card_played not in follows, "Celui qui renonce")
        else NOTHING
    )


@law("bellecour.mouche.28", "academie.mouche.28", "bellecour.mouche.21", "academie.mouche.21")
def passes(
    *,
    hand: of_cards.Hand,
    trick: facts.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    pool: facts.Pool,
) -> Forfeit:
    """What a player pays who lets a card pass that he could have won or trumped: the mouche.

    Or trumped higher (*surcoupant*), which only the French names. It is not said whether he makes a
    second if he so renounces. The ace comes after the knave (law 21).
    """
    if card_played not in hand or not trick:
        raise ValueError("card_played may be a card of the hand, and trick what lies before it")
    order = _order(hand, trick, trump)
    best = trick[winner(trick, order)]
    due = due_cards(hand, trick, order)
    could = met(
        "which he could have won",
        any(order.beats(card, best) for card in due),
        "pouvant prendre sur une carte jouée",
    )
    passed = could and not order.beats(card_played, best)
    return Forfeit(pool) if met("that passes a Card", passed, "ne le fait pas") else NOTHING


@law(
    "bellecour.mouche.29",
    "academie.mouche.29",
    says=parts(pays=None, plays_on=yes_no("He may play on.", "He may not play any more.")),
)
def detected(*, fault: Fault, pool: facts.Pool) -> Fine:
    """What one suffers if he is ``detected`` (*surpris*) in a fraud: the mouche, and plays no more.

    Whether in that deal only is not said. The French has him take cards again (*reprendre des
    cartes*), the English those that he had laid out.
    """
    if met("If any one is detected", fault is not Fraud.NONE, "Qui seroit surpris tricher au jeu"):
        return Fine(Forfeit(pool), plays_on=False)
    return Fine(NOTHING, plays_on=True)


def _whole(hand: Hand) -> None:
    if len(set(hand)) != HAND or len(hand) != HAND:
        raise ValueError("hand may be five cards, none twice")


def _order(hand: Hand, trick: Hand, trump: Suit | None = None) -> Ranking:
    if len({*hand, *trick}) < len(hand) + len(trick):
        raise ValueError("hand and trick cannot hold the same card")
    whole_number("cards in hand", len(hand), 0, HAND)
    whole_number("cards in trick", len(trick), 0, MOST)
    return ranking(ACE_AFTER_KNAVE, trump)
