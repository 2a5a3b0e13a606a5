"""Picket of 1687 and Piquet of 1754: the play, the hazards, who is up, who deals next."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.results import Silence
from executable_rules.mechanics.tricks import may_play, winner
from executable_rules.piquet import facts
from executable_rules.piquet.counting import HAZARD, repic
from executable_rules.piquet.customs import takes_it
from executable_rules.piquet.picket import deals_first
from executable_rules.piquet.terms import TELLING_RANKS, Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

SET = 100
"""Points of the ``set``, the game, in both books, if it is not agreed otherwise."""

ORDER = ranking(ACE_HIGH)

RECKONED = (
    "the Blanks are always first reckoned",
    "then comes the Ruff",
    "next your Sequences",
    "then your Aces, Kings, Queens, Knaves, and Tens",
    "next what Cards are reckoned in play",
    "last of all the Cards you have won",
)
"""What brings a player up, in the order in which it is reckoned, in the words of 1687."""

IN_SHORT = (
    "by a blank",
    "by the point",
    "by sequences",
    "by threes and fours",
    "by play",
    "by cards",
)
"""The same in short for 1754, which gives no such list."""


class Trick(NamedTuple):
    """What leader and follower count for a trick, and which of them has it towards winning the
    cards.
    """

    leader: int
    follower: int
    won_by: Hand


@law(
    "cotton.piquet.32",
    says=text("He may play {:or}.", nothing="He has no card to play."),
)
def may_begin_or_follow(
    *, who: facts.Who, hand: facts.Hand, card_led: facts.CardLed | None = None
) -> tuple[Card, ...]:
    """What may be played to the first trick in 1687: the elder begins, the younger follows suit.

    If the younger has no card of the suit led he plays what he will, ``as at Whisk``. ``card_led``:
    what the elder began with. The book of 1754 nowhere says that suit must be followed; its
    ``Renounce`` takes it for granted.
    """
    begins = met("the elder begins", who is Hand.ELDER)
    if begins is not (card_led is None) or card_led in hand:
        raise ValueError(
            f"card_led={card_led} cannot be: to a card that the elder led the younger plays"
        )
    return may_play(hand, (card_led,) if card_led else (), ORDER)


@law(
    "cotton.piquet.3",
    says=yes_no("The ace wins the other card.", "The ace does not win the other card."),
)
def ace_wins(*, suit: of_cards.Suit, other_hand: facts.OtherHand) -> bool | Silence:
    """Whether the ace of a suit wins another card in 1687: it ``wins all other Cards`` of its suit.

    Nothing is said here of a card of another suit; players follow suit by ``may_begin_or_follow``.
    """
    if other_hand == Card(Rank.ACE, suit):
        raise ValueError(f"other_hand={other_hand} cannot be: it is the ace itself")
    return met("which wins all other Cards", other_hand.suit is suit) or Silence.NOT_SAID


@law(
    "cotton.piquet.18",
    "cotton.piquet.20",
    "seymour.piquet.rules.29",
    "seymour.piquet.rules.31",
    "seymour.piquet.rules.32",
    says=text("He tells {:point} for the card.", nothing="He tells nothing for the card."),
)
def tells(*, card: of_cards.Card, leads: of_conduct.Leads, has_won: of_conduct.HasWon) -> int:
    """What a card counts in play: one for an ace to a ten; the follower's counts only if it wins.

    The book of 1687 says it twice, and leaves out the knave the second time, which it names the
    first time.
    """
    counts = met(
        "for every Ace, King, Queen, Knave, or Ten",
        card.rank in TELLING_RANKS,
        "above the Degree of a 9",
    )
    told = leads or met(
        "unless he wins the Trick", has_won, "he wins the Trick, and reckons one for his Card"
    )
    return 1 if counts and told else 0


@law(
    "seymour.piquet.rules.53",
    says=text(
        "The leader reckons {.leader:point}, the follower {.follower:point}; "
        "{.won_by} wins the trick."
    ),
)
def of_a_trick(*, card_led: facts.CardLed, card_played: of_cards.CardPlayed) -> Trick:
    """What a trick before the last brings the leader, who is the elder, and the follower.

    No card under a ten counts. But whoever wins the trick has it ``towards winning of the Cards``.
    """
    won_by = takes_it(card_led=card_led, card_played=card_played)
    followed = won_by is Hand.YOUNGER
    low = {card_led.rank, card_played.rank}.isdisjoint(TELLING_RANKS)
    if met("no Card under a 10 can count", low):
        return Trick(0, 0, won_by)
    leader = tells(card=card_led, leads=True, has_won=not followed)
    follower = tells(card=card_played, leads=False, has_won=followed)
    return Trick(leader, follower, won_by)


@law("cotton.piquet.21", "seymour.piquet.rules.33", says=text("The last trick counts {:point}."))
def last_trick(*, card: of_cards.Card) -> int:
    """What the last trick counts to the player who wins it with this card: two with a ten, else
    one.

    The book of 1754 adds "or upwards". That of 1687 must mean the same by a Ten, for its aces and
    court cards count as tens in play.
    """
    return (
        2
        if met(
            "if it be won with a 10, or upwards",
            card.rank in TELLING_RANKS,
            "if he win it with a Ten",
        )
        else 1
    )


@law("cotton.piquet.23", "seymour.piquet.rules.35", says=text("{} wins the set."))
def first_up(
    *,
    elder_points: facts.ElderPoints,
    younger_points: facts.YoungerPoints,
    elder_counts: facts.ElderCounts,
    younger_counts: facts.YoungerCounts,
) -> Hand | Silence:
    """Who wins the set when both are near its end: the player whose points are counted first.

    ``elder_points`` and ``younger_points`` are what they have of a hundred. The other facts are
    what each counts, in this order: blank, ruff or point, sequences, threes and fours, cards in
    play, the cards won. The last may be left out. The books do not say what follows if both reach
    the hundred by the same thing, or if neither does. For play see ``up_in_play``.
    """
    _near(elder=elder_points, younger=younger_points)
    if len(elder_counts) != len(younger_counts) or len(elder_counts) > len(RECKONED):
        raise ValueError(f"elder_counts and younger_counts are of the same things, {len(RECKONED)}")
    things = zip(RECKONED, IN_SHORT, elder_counts, younger_counts, strict=False)
    for words, short, mine, his in things:
        elder_points, younger_points = elder_points + mine, younger_points + his
        up = (elder_points >= SET, younger_points >= SET)
        if met(words, any(up), short):
            return Silence.NOT_SAID if all(up) else (Hand.ELDER if up[0] else Hand.YOUNGER)
    return Silence.NOT_SAID


@law(
    "seymour.piquet.rules.36",
    "seymour.piquet.rules.37",
    says=text("{} is up: he has won the set.", none="Neither is up yet."),
)
def up_in_play(
    *,
    points: of_play.Points,
    adversary_points: of_play.AdversaryPoints,
    card_led: facts.CardLed,
    card_played: of_cards.CardPlayed,
) -> Hand | None:
    """Who wins when both are near a hundred and cards are played: the leader counts at once, the
    follower when he has won the trick.

    The leader counts even if he loses the trick.
    """
    _near(leader=points, follower=adversary_points)
    tenth = met("if he plays a tenth Card", tells(card=card_led, leads=True, has_won=False) == 1)
    if points + tenth >= SET:
        return Hand.ELDER
    wins = met("till after the Trick is won", winner((card_led, card_played), ORDER) == 1)
    adversary_points += tells(card=card_played, leads=False, has_won=wins)
    return Hand.YOUNGER if adversary_points >= SET else None


def _near(**points: int) -> None:
    """Raises ValueError for a player who has a hundred already."""
    for name, number in points.items():
        whole_number(name, number, 0, SET - 1)


@law(
    "seymour.piquet.rules.54",
    "seymour.piquet.rules.55",
    only={"games_agreed": ("seymour.piquet.rules.55",), "deals": ("seymour.piquet.rules.55",)},
    says=text("The {:seat} player deals."),
)
def deals_next_game(
    *,
    cards_cut_by_seat: of_people.CardsCutBySeat = (),
    dealer: facts.Dealer,
    deals: of_play.Deals = 1,
    games_agreed: of_play.GamesAgreed = 1,
) -> int | Silence:
    """Which of two players (0 and 1) deals when a game is at an end: they cut again for every game.

    It is otherwise if they ``agreed`` to play a number of games and to deal by turns to their end:
    then the player deals who did not deal last. ``deals``: how many are at an end. As with
    ``picket.deals_first``, it is not said what follows if both cut alike.
    """
    games = games_agreed
    if met("to deal alternately to the End", whole_number("deals", deals) < games):
        return 1 - dealer
    return deals_first(cards_cut_by_seat=cards_cut_by_seat)


@law("cotton.piquet.25", says=text("He reckons {:point}.", nothing="He reckons nothing."))
def picy(
    *,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    other_has_played: of_conduct.OtherHasPlayed,
    adversary_points: of_play.AdversaryPoints,
) -> int:
    """What thirty points are worth before the other has played or counted: sixty, a ``Picy``.

    So only a player's first lead can be added to what he has in hand. In the other books,
    ``counting.pic``, it is enough that the other has counted nothing, however many cards are
    played. Thirty in hand alone are a ``Repicy``.
    """
    made = points_in_hand + whole_number("points_in_play", points_in_play, 0, 1)
    if points_in_hand >= HAZARD:
        return (
            repic(points_in_hand=points_in_hand, adversary_points=adversary_points) + points_in_play
        )
    first = met("before the other hath play'd a Card", not other_has_played)
    return made + (HAZARD if first and adversary_points == 0 and made >= HAZARD else 0)


@law(
    "cotton.piquet.26",
    says=yes_no(
        "It may still be called for.", "It may no longer be called for: the next deal is begun."
    ),
)
def may_call_picy(*, deals_again: of_conduct.DealsAgain) -> bool:
    """Whether a player may still call for a Picy or Repicy that he forgot: until the next deal.

    The book of 1754, ``may_recollect_pique``, asks also that the game be not marked.
    """
    return met("before you deal again", not deals_again)


@law(
    "seymour.piquet.pique.2",
    "seymour.piquet.pique.3",
    says=yes_no(
        "Thirty points more may still be reckoned.",
        "Thirty points more may no longer be reckoned: the game is marked and the next deal begun.",
    ),
)
def may_recollect_pique(*, was_marked: of_state.WasMarked, in_dealing: of_state.InDealing) -> bool:
    """Whether a player may still count thirty more for a pique that he forgot: not once he has
    marked and the next deal is dealt.

    In 1687, ``may_call_picy``, the deal alone ends it.
    """
    return not (met("if he has marked up his Game", was_marked) and in_dealing)
