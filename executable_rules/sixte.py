"""Sixte: its ten laws in *The Academy of Play* and the *Académie des jeux*.

Six players with six cards, each for himself; seats are numbers. A game, *un jeu*, is a mark of the
score, and six make the party. A game that is lost is set off the player's own score, nobody marks
it: as a forfeit it is put to the board.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from functools import cache
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from executable_rules.mechanics.results import NOTHING, Forfeit, Ruling, Unit, Verdict
from executable_rules.mechanics.tricks import may_play, winner
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import Payment, parts, told, yes_no

TRICKS = 6
"""Tricks of a deal, players, and games of the party."""


class SetOff(Forfeit):
    """Games taken off the player's own score, which nobody is paid."""

    @property
    def payments(self) -> tuple[Payment, ...]:
        """Nothing: no other player has what he loses."""
        return ()

    @property
    def sentence(self) -> str:
        """The games as a sentence.

        >>> SetOff(1, Unit.GAME).sentence
        'The player at fault loses 1 game.'
        """
        return f"The player at fault loses {self.unit.of(self.amount)}."


ONE_GAME = SetOff(1, Unit.GAME)

RENOUNCE = 2
"""Games that a renounce costs."""


class Renounced(NamedTuple):
    """Games set off at once, those that will be when he has them, whether of this party only."""

    at_once: int
    when_he_has_them: int
    this_party_only: bool = False


class Wins(Enum):
    """What the tricks of one player win."""

    NOTHING = "neither a game nor the party"
    GAME = "a game"
    PARTY = "the party"


DealsBefore = Annotated[int, Fact("how many deals before this one it was", unit="deals", least=0)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=6, pack=WHOLE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=6)]


@cache
def sixte_ranking(trump: Suit) -> Ranking:
    """The fifty-two cards, ace high, of which commonly the thirty-six from the six up are used."""
    return ranking(ACE_HIGH, trump)


@law("bellecour.sixte.laws.1", "academie.sixte.laws.1")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong, games_marked: of_play.GamesMarked) -> Ruling:
    """What follows when the dealer ``deals wrong`` (*donne mal*): he loses a game and deals again.

    It is set off (*démarqué*) if he has any; the law does not say that it is owed if he has none.
    """
    if not met("deals wrong", dealt_wrong):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    has = met("if he has any Marks", games_marked > 0)
    return Ruling(Verdict.DEAL_AGAIN, ONE_GAME if has else NOTHING)


@law("bellecour.sixte.laws.2")
def false_pack(
    *,
    deals_before: DealsBefore = 0,
    is_finished: of_state.IsFinished = False,
    cards_mixed: of_state.CardsMixed = False,
) -> Verdict:
    """What becomes of the deal where a ``false`` pack is discovered, or of one so many before it.

    The preceding one remains good; of those before that the English says nothing, while the
    French, ``jeu_faux``, lets all stand.
    """
    if deals_before == 0:
        over = met("quite finished", is_finished) or met("the Cards are mixed", cards_mixed)
        return Verdict.STANDS if over else Verdict.VOID
    one = met("the preceding one remains good", deals_before == 1)
    return Verdict.STANDS if one else Verdict.NOT_SAID


@law("academie.sixte.laws.2")
def jeu_faux(
    *,
    deals_before: DealsBefore = 0,
    is_finished: of_state.IsFinished = False,
    cards_mixed: of_state.CardsMixed = False,
) -> Verdict:
    """What becomes of the deal (*coup*) where a false pack is discovered, or of one before it.

    All that precede are good (*les précédens*); the English, ``false_pack``, speaks of one.
    """
    precede = met("les précédens", deals_before > 0)
    over = met("fini de jouer", is_finished) or met("les cartes broüillées", cards_mixed)
    return Verdict.STANDS if precede or over else Verdict.VOID


@law(
    "bellecour.sixte.laws.3",
    "academie.sixte.laws.3",
    says=told("The dealer marks {:counter}.", nothing="The dealer marks nothing."),
)
def turns_up(*, card: of_cards.Card) -> int:
    """Counters that the dealer marks for the card he turns up (*tourne*)."""
    return 1 if met("turns up an Ace", card.rank is Rank.ACE) else 0


@law(
    "bellecour.sixte.laws.4",
    "academie.sixte.laws.4",
    says=yes_no("The card wins the other.", "The card does not win the other."),
)
def wins(*, rank: of_cards.Rank, other_rank: of_cards.OtherRank) -> bool:
    """Whether a card wins (*emporte*) another of its suit: ace, king, queen, knave, ten down."""
    higher = ACE_HIGH.index(rank) < ACE_HIGH.index(other_rank)
    return met("according to their natural Order", higher)


@law(
    "bellecour.sixte.laws.5",
    says=parts(
        at_once=told("He is set off {:game} at once.", nothing="No game is set off at once."),
        when_he_has_them=told(
            "He will be set off {:game} when he has won so many.",
            nothing="No game remains to be set off.",
        ),
    ),
)
def renounces(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    games_marked: of_play.GamesMarked,
) -> Renounced:
    """What he pays who ``renounces``, does not follow the suit led though he can: two games.

    They are set off if he has them, if not, the first two he gets. He who has one has not them:
    so it is read here. The French, ``renonce``, speaks of this party only.
    """
    if not met("if not you renounce", _renounced(hand, trick, card_played, trump)):
        return Renounced(0, 0)
    has = met("if you have them", games_marked >= RENOUNCE)
    return Renounced(RENOUNCE, 0) if has else Renounced(0, RENOUNCE)


@law(
    "academie.sixte.laws.5",
    says=parts(
        at_once=told("He is set off {:game} at once.", nothing="No game is set off at once."),
        when_he_has_them=told(
            "He will be set off {:game}, the first that he wins in this party.",
            nothing="No game remains to be set off.",
        ),
    ),
)
def renonce(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    games_marked: of_play.GamesMarked,
) -> Renounced:
    """What he loses who does not follow though he can (*renonce*): two games of this party.

    He is set off (*démarqué*) at once, or as soon as he has any of this party; the English,
    ``renounces``, has the first two that he gets, and does not name the party.
    """
    if not met("sinon on renonce", _renounced(hand, trick, card_played, trump)):
        return Renounced(0, 0, this_party_only=True)
    has = met("si on les a", games_marked >= RENOUNCE)
    at_once = RENOUNCE if has else 0
    return Renounced(at_once, RENOUNCE - at_once, this_party_only=True)


@law("bellecour.sixte.laws.6", "academie.sixte.laws.6")
def does_not_win(
    *,
    hand: Hand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    was_asked: of_state.WasAsked = True,
) -> Forfeit:
    """What he loses who follows suit and does not win (*lever*) what lies though he could.

    The others ``challenge`` (*demandent*) the game.
    """
    order, follows = sixte_ranking(trump), card_played.suit is _led(hand, trick, card_played)
    best = trick[winner(trick, order)]
    could = any(order.beats(it, best) for it in hand if it.suit is card_played.suit)
    missed = met("if he can", follows and could) and not order.beats(card_played, best)
    return ONE_GAME if met("the other Players challenge", was_asked) and missed else NOTHING


@law(
    "bellecour.sixte.laws.7",
    "bellecour.sixte.laws.8",
    "academie.sixte.laws.7",
    "academie.sixte.laws.8",
    says=told("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def three_tricks(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game by three tricks, from the winners of the six in their order.

    Of two who made three each it is he that made them first. None if nobody made three.
    """
    return _first_to(3, _six(winners))


@law(
    "bellecour.sixte.laws.9",
    says=told("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def shared_tricks(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game when all six have each one trick, or three have two each.

    He that made the first trick, or the first two. None in every other division: the French,
    ``prix_partage``, decides more of them.
    """
    each = set(Counter(_six(winners)).values())
    if met("all the Players have each one Trick", each == {1}):
        return winners[0]
    return _first_to(2, winners) if met("three Players make two Tricks", each == {2}) else None


@law(
    "academie.sixte.laws.9",
    says=told("The {:seat} player marks a game.", none="No game is marked in this way."),
)
def prix_partage(*, winners: of_people.Winners) -> int | None:
    """The seat that marks a game when all have one trick (*main*), or two tricks share the prize.

    The prize is shared by two tricks (*partagé par deux mains*) when two or three players have
    two and nobody more; the English, ``shared_tricks``, decides it only of three.
    """
    made = Counter(_six(winners))
    if met("tous les Joueurs avoient une main", len(made) == TRICKS):
        return winners[0]
    best = max(made.values())
    partage = best == 2 and list(made.values()).count(best) >= 2
    return _first_to(2, winners) if met("partagé par deux mains", partage) else None


@law(
    "bellecour.sixte.laws.7",
    "bellecour.sixte.laws.10",
    "academie.sixte.laws.7",
    "academie.sixte.laws.10",
    says={
        Wins.NOTHING: "He wins neither a game nor the party.",
        Wins.GAME: "He wins a game.",
        Wins.PARTY: "He wins the party.",
    },
)
def tricks_win(*, tricks: Tricks) -> Wins:
    """What so many tricks of one player win: three or more a game, all six the party.

    Of two who made three it is another law: ``three_tricks``. The French says *seul six mains*.
    """
    if met("makes all the Tricks", tricks == TRICKS):
        return Wins.PARTY
    return Wins.GAME if met("wins three Tricks", tricks >= 3) else Wins.NOTHING


def _six(winners: tuple[int, ...]) -> tuple[int, ...]:
    if len(winners) != TRICKS:
        raise ValueError(f"winners cannot be {len(winners)}: there are {TRICKS} tricks")
    return winners


def _first_to(number: int, winners: tuple[int, ...]) -> int | None:
    """Who first has so many tricks."""
    made: Counter[int] = Counter()
    for seat in winners:
        made[seat] += 1
        if made[seat] == number:
            return seat
    return None


def _led(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card) -> Suit:
    if not trick or played not in hand:
        raise ValueError("played is a card of the hand, and trick what lies before it")
    return trick[0].suit


def _renounced(hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card, trump: Suit) -> bool:
    _led(hand, trick, played)
    return played not in may_play(hand, trick, sixte_ranking(trump))
