"""The Beast of the Academy: who stands the game, the Contre, the Curieuse, the tricks, who wins.

He *stands the game* (*fait jouer*) who plays it against the others. Seats count from the eldest
hand, 0, in the order of play.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.beast_of_the_academie import facts
from executable_rules.beast_of_the_academie.dealing import HAND, LEAST, MOST, Hand, beast_ranking
from executable_rules.beast_of_the_academie.terms import TO_WIN, Bound, Said, Turned
from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import Ranking
from executable_rules.mechanics.results import Forfeit, Payee, Penalty, Unit
from executable_rules.mechanics.tricks import FOLLOW, may_play, winner
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no

BEASTED = {Penalty.BEAST: "He is “beasted”: he pays a beast."}


Answer = Annotated[Said, like(of_play.Answer)]
WordsSaid = Annotated[Said, like(of_play.WordsSaid)]
WordsSaidSaid = Annotated[tuple[Said, ...], like(of_play.WordsSaid)]


@law(
    "bellecour.beast.28",
    "academie.beast.28",
    "bellecour.beast.30",
    "academie.beast.30",
    says=yes_no(
        "He “stands the game”: he plays it against the others.", "He does not “stand the game”."
    ),
)
def stands(*, words_said: WordsSaid, is_first: of_state.IsFirst = False) -> bool:
    """Does a player stand the game by what he says, or by leading a card and saying nothing?

    So the eldest may; raises ValueError for another, of whom only words are told.
    """
    if words_said is Said.LEADS and not is_first:
        raise ValueError("words_said=leads cannot be: the eldest hand alone leads without a word")
    leads = met(
        "without saying any thing, he plays such Card", words_said is Said.LEADS, "sans rien dire"
    )
    return leads or met("he says, I play", words_said is Said.I_PLAY, "il dit je joue")


@law(
    "bellecour.beast.30",
    "academie.beast.30",
    says=text(
        "He may lead this card alone: {}.",
        several="He may lead one of these: {}.",
        nothing="He does not lead to the first trick.",
    ),
)
def leads_first(
    *, seat: of_people.Seat, hand: of_cards.Hand, other_seat: of_people.OtherSeat | None
) -> Hand:
    """The cards that a seat may lead to the first trick: the eldest any, whoever stands.

    None when nobody stands (``other_seat``).
    """
    if other_seat is not None:
        whole_number("other_seat", other_seat, 0, MOST - 1)
    begins = met("the eldest begins the play", whole_number("seat", seat, 0, MOST - 1) == 0)
    return hand if begins and met("if either of them stands", other_seat is not None) else ()


@law(
    "bellecour.beast.31",
    "academie.beast.31",
    says=yes_no("He may say so now.", "He may not say so now."),
)
def may_say_now(*, words_said: WordsSaid, answer: Answer) -> bool:
    """May a player who said or did the one now say the other? Not play after a pass, nor pass.

    Raises ValueError for a lead as a second word; a lead without a word is taken for I play.
    """
    if answer is Said.LEADS:
        raise ValueError("answer=leads cannot be: it is said, not led, a second time")
    passed = met("if you have once said, I pass", words_said is Said.I_PASS, "qu'on a dit je passe")
    return answer is Said.I_PASS if passed else answer is Said.I_PLAY


@law(
    "bellecour.beast.24",
    "academie.beast.24",
    says=yes_no("He is admitted to play.", "He is not admitted to play."),
)
def admitted_to_play(
    *,
    another_plays: of_conduct.AnotherPlays,
    is_follower: of_state.IsFollower = False,
    plays_contre: of_conduct.PlaysContre,
) -> bool:
    """May a player play too? One who speaks after the one who stands the game, and only *contre*.

    That is against all. Raises ValueError for a Contre against nobody.
    """
    if (plays_contre or is_follower) and not another_plays:
        raise ValueError(
            "plays_contre and is_follower cannot be: nobody stands the game before him"
        )
    if not another_plays:
        return True
    speaks_after = met("who is to speak after him", is_follower, "un autre joueur qui le suit")
    return met("he must play the Contre", plays_contre, "qu'il fasse contre") and speaks_after


@law("bellecour.beast.25", "academie.beast.25", says=pays("he who loses"))
def beasts_paid(*, was_lost: of_state.WasLost, plays_contre: of_conduct.PlaysContre) -> Forfeit:
    """What a player pays who loses: a common beast, and a double one if he plays the Contre."""
    double = met("he pays a double Beast", plays_contre, "il perd la Bête double")
    return Forfeit((2 if double else 1) if was_lost else 0, Unit.BEAST)


@law(
    "bellecour.beast.26",
    "academie.beast.26",
    says=yes_no(
        "He may play the “Contre”, against him who stands the game.",
        "He may not play the “Contre”, against him who stands the game.",
    ),
)
def may_play_contre(
    *, has_played: of_conduct.HasPlayed, has_declared: of_conduct.HasDeclared = False
) -> bool:
    """May a player play the Contre? Not after playing a card, if he has not declared for it."""
    late = met("after you have played a Card", has_played, "dès qu'on a jetté une carte de son jeu")
    undeclared = met("without declaring for it", not has_declared, "sans le dire")
    return not (late and undeclared)


@law(
    "bellecour.beast.32",
    "academie.beast.32",
    says=parts(
        none="The “Curieuse” is not played: not all have passed.",
        stake=pays("he who plays the “Curieuse”", "the pool"),
        trump=text("The new trumps are {}."),
    ),
)
def plays_curieuse(
    *, words_said: WordsSaidSaid, first_card: facts.FirstCard, bottom_card: facts.BottomCard
) -> Turned | None:
    """What the ``Curieuse`` does when all have passed: the bottom card makes another trump.

    He stakes a counter, and the ``first`` trump is set aside. None where not all passed. Whether to
    play it is at his liberty.
    """
    if first_card == bottom_card:
        raise ValueError("bottom_card cannot be the card that was turned up first")
    whole_number("players in said", len(words_said), LEAST, MOST)
    if not met("If all the Players should pass", all(it is Said.I_PASS for it in words_said)):
        return None
    return Turned(Forfeit(1, Unit.COUNTER, Payee.POOL), bottom_card.suit)


@law("bellecour.beast.33")
def bound_by_curieuse(*, plays_game: of_conduct.PlaysGame) -> Bound:
    """What the others, who did not play the Curieuse, must do: play in that suit.

    In the French, ``lie_par_curieuse``, the player who did play it may stand the game in it.
    """
    return Bound.MUST_PLAY if met("the other Players", not plays_game) else Bound.NOT_SAID


@law("academie.beast.33")
def lie_par_curieuse(*, plays_game: of_conduct.PlaysGame) -> Bound:
    """What those may who played the Curieuse (*ont été en curieuse*): stand the game in that suit.

    The French says nothing of the others; by the English, ``bound_by_curieuse``, they must play in
    it.
    """
    return Bound.MAY_STAND if met("qui ont été en curieuse", plays_game) else Bound.NOT_SAID


@law(
    "bellecour.beast.34",
    "academie.beast.34",
    says=yes_no("A card may be turned.", "No other card may be turned."),
)
def may_turn_another(*, card_count: of_cards.CardCount) -> bool:
    """May a card be turned for the Curieuse, when this many were? They should turn one only."""
    return not met("turning one Card", card_count > 0, "on doit se contenter d'en tourner une")


@law(
    "bellecour.beast.27",
    "academie.beast.27",
    "bellecour.beast.35",
    "academie.beast.35",
    says=text("He may play this card alone: {}.", several="He may play one of these: {}."),
)
def plays(*, hand: of_cards.Hand, trick: facts.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: follow suit, else trump, and higher if it is trumped already.

    A player who cannot trump higher throws what he will. In the suit he need not win. It is the
    same after the Curieuse, in her suit. To trump low is *une faute*, bad play; it is not said what
    it costs.
    """
    return due_cards(hand, trick, _checked(hand, trick, trump))


@law("bellecour.beast.29", "academie.beast.29", says=text("The {:seat} player leads another card."))
def leads_next(*, seat: of_people.Seat, trick: facts.Trick, trump: of_cards.Trump) -> int:
    """The seat that leads another card: the player who wins the trick (*fait la levée*)."""
    players = whole_number("cards in trick", len(trick), LEAST, MOST)
    return next_player(seat, players, winner(trick, _checked((), trick, trump)))


@law("bellecour.beast.29", says=yes_no("The deal is over.", "The deal is not over."))
def is_over(*, tricks_played: facts.TricksPlayed, is_sure: of_state.IsSure = False) -> bool:
    """Is the deal over after this many tricks? When it is finished, or when it is seen who has won.

    ``is_sure``: by the tricks that each has, whether the player who stands has won or is beasted.
    In the French this is seen where it is finished: ``est_fini``.
    """
    decided = met("or that you see by the Tricks", is_sure)
    return met("till the Deal is finished", tricks_played == HAND) or decided


@law("academie.beast.29", says=yes_no("The deal is finished.", "The deal is not finished."))
def est_fini(*, tricks_played: facts.TricksPlayed) -> bool:
    """Is the deal finished, *où* (when) it is seen who has won? After the five tricks.

    The English has *or* for *où*, and leaves off as soon as it is seen: ``is_over``.
    """
    finished = tricks_played == HAND
    return met("jusqu'à ce que le coup soit fini", finished)


@law("bellecour.beast.23", "academie.beast.23", says=BEASTED)
def outcome(*, winners: facts.Winners, other_seat: of_people.OtherSeat) -> Penalty:
    """What a player suffers if he stands the game: he is beasted, if he does not win.

    ``winners``: the seats that won the five tricks, in order. He wins by three, or by being the
    first to make two, if none of the others has three.
    """
    whole_number("tricks in winners", len(winners), HAND, HAND)
    for seat in (*winners, other_seat):
        whole_number("seat", seat, 0, MOST - 1)
    three = met("make three Tricks", winners.count(other_seat) >= TO_WIN, "faire trois mains")
    two_first = met("the first that makes two Tricks", _first_to_two(winners) == other_seat)
    others = max(winners.count(seat) for seat in range(MOST) if seat != other_seat)
    divided = met(
        "none of the other Players has made three",
        others < TO_WIN,
        "aucun des autres Joueurs n'en fait trois",
    )
    return Penalty.NONE if three or (two_first and divided) else Penalty.BEAST


@law("bellecour.beast.39", "academie.beast.39", says=BEASTED)
def renounces(
    *, hand: of_cards.Hand, trick: facts.Trick, card_played: of_cards.CardPlayed
) -> Penalty:
    """What a player suffers if he ``renounces``, does not follow suit though he can: a beast."""
    if card_played not in hand:
        raise ValueError(f"card_played may be a card of the hand: {card_played} is none")
    follows = may_play(hand, trick, _checked(hand, trick), FOLLOW)
    return Penalty.BEAST if met("He that renounces", card_played not in follows) else Penalty.NONE


def due_cards(hand: Hand, trick: Hand, order: Ranking) -> Hand:
    """Of a hand what may be played by the duties of this game, in an order that has trumps.

    Raises ValueError for an empty hand.
    """
    whole_number("cards in hand", len(hand))
    follows = may_play(hand, trick, order, FOLLOW)
    if not trick or met(
        "play in it if you can", order.suit_of(follows[0]) is order.suit_of(trick[0])
    ):
        return follows
    best = trick[winner(trick, order)]
    trumps = order.trumps()
    if met("if it has been already trumped", order.is_trump(best)):
        trumps = trumps[: trumps.index(best)]
    due = tuple(card for card in hand if card in trumps)
    return due if met("with an higher if you can", bool(due)) else hand


def _first_to_two(winners: tuple[int, ...]) -> int | None:
    return next((seat for n, seat in enumerate(winners) if seat in winners[:n]), None)


def _checked(hand: Hand, trick: Hand, trump: Suit | None = None) -> Ranking:
    if len({*hand, *trick}) < len(hand) + len(trick):
        raise ValueError("hand and trick cannot hold the same card")
    whole_number("cards in hand", len(hand), 0, HAND)
    whole_number("cards in trick", len(trick), 0, MOST)
    return beast_ranking(trump)
