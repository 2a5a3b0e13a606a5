"""Médiateur, of asking: the seven ways of playing, what is named, and who is with whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.matadors import SPADILLE
from executable_rules.mechanics.results import Silence, Verdict
from executable_rules.mediateur import facts
from executable_rules.mediateur.announcing import (
    Announce,
    Announcement,
    Announcements,
    friend_of_the_ombre,
    may_call,
    who_is_beasted,
    who_plays,
)
from executable_rules.mediateur.playing import tricks_hoped_for, wins_with_his_friend
from executable_rules.mediateur.terms import TO_WIN
from executable_rules.quadrille.beast_laws import Beasted
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import parts, shares, text, yes_no

_IN_FAVOURITE = {
    Announce.ASKS: Announce.ASKS_IN_FAVOURITE,
    Announce.MEDIATEUR: Announce.MEDIATEUR_IN_FAVOURITE,
    Announce.SANS_PRENDRE: Announce.SANS_PRENDRE_IN_FAVOURITE,
}
"""The three ``moyens`` that the favourite suit redoubles, each with what it makes of it."""

_ALONE = ("je jouerai seul", "je jouerai sans prendre", "sans prendre")


class Named(NamedTuple):
    """What a player names if he plays: the suit that is trumps, and the King that he calls."""

    trump: Suit
    king: Card


FirstThree = Annotated[tuple[Announce, ...], like(of_play.Announcements, fewest=3, size=3)]
TwoSuits = Annotated[tuple[Suit, ...], like(of_cards.SuitsNamed, fewest=2, size=2)]


@law(
    "academie.mediateur.means.3",
    "academie.mediateur.means.4",
    says=text(
        "Of the seven ways of playing, from the weakest up, it is the {:nth}.",
        none="It is none of the seven ways of playing.",
    ),
)
def place_among_the_means(*, announcement: Announcement) -> int | None:
    """The place of this among the seven ``moyens``, ways of playing, 1 being the weakest; none for
    a pass.

    Four are essential, each stronger than the one before. The favourite suit redoubles the first
    three, and so adds three.
    """
    if announcement is Announce.PASSES:
        return None
    ladder = [*(it for pair in _IN_FAVOURITE.items() for it in pair), Announce.VOLE]
    return ladder.index(announcement) + 1


@law(
    "academie.mediateur.means.5",
    says=text("The {:seat} player plays, counted from the eldest."),
)
def who_plays_against_matadors(
    *, announcements: Announcements, done_by_seat: of_state.DoneBySeat
) -> int:
    """Which seat plays, whoever has the three matadors, or may undertake the vole.

    ``done_by_seat`` says who. Neither of these silences even the least of the seven ways of
    playing. They only raise the price of the way that is used (``payment.paid_by_each``).
    """
    if len(done_by_seat) != len(announcements):
        raise ValueError("done_by_seat may have as many seats as announcements")
    whether("ne peuvent faire taire le moindre des précédens", any(done_by_seat))
    return who_plays(announcements=announcements)


@law(
    "academie.mediateur.asking.2",
    "academie.mediateur.combining.3",
    "academie.mediateur.playing-mediateur.4",
    only={"consent_given": ("academie.mediateur.asking",)},
    says=parts(
        none="He names nothing: he has no leave to play.",
        trump=text("Trumps are {}."),
        king=text("The King called is {}."),
    ),
)
def trump_and_king_named(
    *, suits_named: TwoSuits, consent_given: of_conduct.ConsentGiven = True
) -> Named | None:
    """The trumps and the King that two suits name: the first is trumps, the second the King's.

    A player names them when he has leave to play, and need say no more than the two. None without
    leave. The King may be any but that of trumps (``announcing.may_call``), so the two suits
    differ.
    """
    trump, of_king = suits_named
    if trump is of_king:
        raise ValueError("suits_named may not be one suit twice: no King of trumps is called")
    if not met("a obtenu la permission de jouer", consent_given):
        return None
    return Named(trump, Card(Rank.KING, of_king))


@law(
    "academie.mediateur.asking.3",
    "academie.mediateur.calling-rules.1",
    says=text("The Ombre’s adversaries are the {:seat} players."),
)
def adversaries_of_the_ombre(
    *, card_called: of_cards.CardCalled, hands: facts.Hands, other_seat: facts.OtherSeat = 0
) -> tuple[int, ...]:
    """The seats of the players who play against the Ombre, as friends together.

    ``other_seat`` is his own seat. They are all but he and the holder of the King called; all three
    when he holds that King himself.
    """
    friend = friend_of_the_ombre(card_called=card_called, hands=hands, other_seat=other_seat)
    return tuple(seat for seat in range(len(hands)) if seat not in (other_seat, friend))


@law(
    "academie.mediateur.calling-explained.3",
    says=yes_no(
        "The Ombre may know who has the King called.",
        "The Ombre must not know yet who has the King called.",
    ),
)
def may_know_his_friend(
    *,
    card_called: of_cards.CardCalled,
    cards_played: of_cards.CardsPlayed,
    is_fair: of_state.IsFair = False,
) -> bool:
    """May the Ombre know which player has the King called?

    He may once the King is played, or when he learns it fairly (*légitime*) in another way, as by
    the manner in which his friend plays. Nobody may tell him.
    """
    return met("une occasion légitime", card_called in cards_played or is_fair)


@law(
    "academie.mediateur.calling-explained.4",
    says={Beasted.WITH_HIS_FRIEND: "The friend bears half of the loss."},
)
def beasted_as_some_play(
    *, ombre_tricks: of_play.OmbreTricks, friend_tricks: facts.FriendTricks
) -> Literal[Beasted.WITH_HIS_FRIEND] | Silence:
    """Who bears the loss where the friend must make as many tricks as the Ombre, as some play.

    The Ombre has three tricks and his friend, since the Game is lost, fewer: half of the loss is
    the friend's. By the rule the Ombre must have four (``announcing.who_is_beasted``). This custom
    says nothing of fewer than three.
    """
    if wins_with_his_friend(ombre_tricks=ombre_tricks, friend_tricks=friend_tricks):
        raise ValueError("ombre_tricks and friend_tricks may not make six: the Game is then won")
    three = met("celui-ci aïant fait trois mains", ombre_tricks >= 3)
    return Beasted.WITH_HIS_FRIEND if three else Silence.NOT_SAID


@law(
    "academie.mediateur.calling-explained.6",
    says=shares("the Ombre", "his friend", unit="counter"),
)
def profit_of_the_two(
    *,
    ombre_tricks: of_play.OmbreTricks,
    friend_tricks: facts.FriendTricks,
    sum_due: of_money.SumDue,
) -> tuple[Fraction, Fraction] | Silence:
    """What the Ombre and his friend have of the profit, if they win: half each.

    It does not matter which of them has made more tricks.
    """
    whether("qui aïent fait plus de levées", ombre_tricks < friend_tricks)
    won = wins_with_his_friend(ombre_tricks=ombre_tricks, friend_tricks=friend_tricks)
    half = Fraction(sum_due, 2)
    return (half, half) if met("Si ceux qui font jouer gagnent", won) else Silence.NOT_SAID


@law(
    "academie.mediateur.calling-explained.7",
    says={
        Beasted.ALONE: "The Ombre puts down the Beast alone.",
        Beasted.WITH_HIS_FRIEND: "The Ombre and his friend put down the Beast together.",
    },
)
def beasted_as_the_last(
    *,
    announcements: FirstThree,
    hand: facts.Hand,
    gave_notice: of_conduct.GaveNotice,
    tricks: facts.Tricks,
) -> Beasted | Silence:
    """Who is beasted when the last to speak, who has ``spadille``, plays and loses.

    The three before him have passed. If he said that he plays as one who is forced, he is never
    beasted alone (``announcing.who_is_beasted``). If not, he must make four tricks, as if he had
    asked freely.
    """
    passed = met("les trois premiers ont passé", set(announcements) == {Announce.PASSES})
    if not (passed and met("qui a Spadille", SPADILLE in hand)):
        return Silence.NOT_SAID
    return who_is_beasted(tricks=tricks, is_forced=met("il doit en avertir", gave_notice))


@law(
    "academie.mediateur.playing-sans-prendre.1",
    says={
        Announce.SANS_PRENDRE: "He announces that he plays alone, without help.",
        None: "These words do not announce that he plays alone.",
    },
)
def announced(*, words_said: of_play.WordsSaid) -> Literal[Announce.SANS_PRENDRE] | None:
    """What these words announce: to play ``seul`` or ``sans prendre``, alone, which is one thing.

    None for any other words.
    """
    said = words_said.strip().casefold().removesuffix(".")
    return Announce.SANS_PRENDRE if said in _ALONE else None


@law("academie.mediateur.calling-rules.2")
def calls_his_own_king(
    *, card_called: of_cards.CardCalled, hand: facts.Hand, by_chance: of_state.ByChance
) -> Verdict:
    """What follows when a player has called a King of his own hand: he cannot go back.

    Not even if he did it by inadvertence (*distraction*), since he might have done it on purpose.
    The rule does not speak of a Queen, whom a player may call if he has the four Kings.
    """
    whether("Comme on a eu le pouvoir d'en agir ainsi avec réflexion", not by_chance)
    if card_called not in hand:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.STANDS if card_called.rank is Rank.KING else Verdict.NOT_SAID


@law(
    "academie.mediateur.calling-observation.3",
    says=yes_no(
        "The player must pass: he is too weak to play alone, and no help is allowed him.",
        "This does not make him pass: he may have help, or needs none.",
    ),
)
def must_pass(*, hand: facts.Hand, trump: of_cards.Trump) -> bool:
    """Must a player pass with this hand, if that suit were trumps and he hopes for no six tricks
    alone?

    He must when he holds the three Kings that may be called, and not the fourth. Nobody can help
    him then: he may call neither the King of trumps nor a Queen. The author would mend it
    (``announcing.may_call_as_proposed``).
    """
    helped = any(
        card not in hand and may_call(card=card, hand=hand, trump=trump) for card in OMBRE_PACK
    )
    alone = tricks_hoped_for(hand=hand, trump=trump) >= TO_WIN
    return met("tout secours est interdit", not helped) and not alone
