"""Guinguette in *The Academy of Play* and the *Académie des jeux*: here its twelve laws.

Three to eight play, with four cards each. Three boxes are played for, one after another: the
*Guinguette* (the queen of diamonds), the *Cabaret* (a tierce) and the *Cotillon*, which is won by
tricks; "the pool" of a forfeit is the box that the law names. The player who ``stands the game``
(*fait jouer*) goes for the Cotillon. The ace is the lowest card.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.guinguette.facts import (
    Hand,
    HandSize,
    OwesIt,
    Players,
    Seats,
    Trick,
    Tricks,
    TricksBySeat,
    Winners,
)
from executable_rules.guinguette.terms import (
    FORCING,
    HAND,
    OF_GUINGUETTE,
    TWO_COUNTERS,
    TWO_EACH,
    Kept,
    Named,
    Reading,
    Shared,
    guinguette_ranking,
)
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Drawn, Forfeit, Payee, Ruling, Verdict
from executable_rules.mechanics.tricks import FOLLOW, Duties, may_play
from lawsofplay.rules import law, like, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import parts, pays, text, yes_no

__getattr__, __dir__ = exports(__name__)

TheReading = Annotated[Reading, like(of_play.Reading)]


@law(
    "bellecour.guinguette.laws.1",
    "academie.guinguette.laws.1",
    says=yes_no("He wins the “Cotillon”.", "He does not win the “Cotillon”."),
)
def wins_cotillon(*, tricks: Tricks, tricks_by_seat: TricksBySeat) -> bool:
    """Whether a player wins who plays by the Cotillon and makes this many tricks: by two, or more.

    The ``others'`` tricks must be ``separated`` (*séparées*), so that no one of them has two.
    """
    _four(tricks, tricks_by_seat)
    two = met("makes two Tricks", tricks >= 2, "joue au Cotillon & léve deux mains")
    apart = max(tricks_by_seat) < 2
    return (
        met("if the other Tricks are separated", apart, "si les deux autres sont séparées") and two
    )


@law(
    "bellecour.guinguette.laws.2",
    "bellecour.guinguette.laws.3",
    "academie.guinguette.laws.2",
    "academie.guinguette.laws.3",
    says=pays("he who stands the game", "the Cotillon"),
)
def owes_cotillon(*, tricks: Tricks, tricks_by_seat: TricksBySeat, pool: of_money.Pool) -> Forfeit:
    """What a player who stood the game pays to the Cotillon, of this many counters: all, or two.

    All if he made no trick; two for one trick, if another made two or three.
    """
    _four(tricks, tricks_by_seat)
    if met("If he makes no Trick", tricks == 0, "S'il n'en prend point du tout"):
        return Forfeit(whole_number("pool", pool))
    one = met("makes only one", tricks == 1, "S'il n'en prend qu'une")
    several = met("two or three", max(tricks_by_seat) >= 2, "qu'un autre en ait deux ou trois")
    return TWO_COUNTERS if several and one else NOTHING


@law(
    "bellecour.guinguette.laws.3",
    "academie.guinguette.laws.3",
    says=text(
        "Due, each as much as the box: {:whole Cotillon|whole Cotillons}.",
        nothing="No “Cotillon” is due.",
    ),
)
def cotillons_owed(*, tricks_by_seat: TricksBySeat, seats: Seats) -> int:
    """How many whole Cotillons are due after a deal: one from each who stood and made no trick.

    ``tricks_by_seat``: the tricks of each seat. They are played for one after the other, like
    Beasts.
    """
    if not seats <= set(range(len(tricks_by_seat))) or sum(tricks_by_seat) != HAND:
        raise ValueError(f"seats are seats of made, which has {HAND} tricks in all")
    return sum(met("makes no Trick", tricks_by_seat[who] == 0, "n'en prend point") for who in seats)


@law(
    "bellecour.guinguette.laws.4",
    "academie.guinguette.laws.4",
    says=pays("the player", "the Cotillon"),
)
def puts(*, sum_due: of_money.SumDue, owes_it: OwesIt) -> Forfeit:
    """What a player puts to the Cotillon: a counter, or nothing while a Cotillon is ``due``.

    Then only the player who owes it puts to it.
    """
    if met("When a Cotillon is due", sum_due > 0, "Quand il est dû un Cotillon"):
        return Forfeit(sum_due) if met("he that owes it", owes_it, "celui qui le doit") else NOTHING
    return Forfeit(1)


@law(
    "bellecour.guinguette.laws.5",
    "academie.guinguette.laws.5",
    says=TWO_EACH,
)
def two_each(*, winners: Winners, seats: Seats) -> Shared | None:
    """Who has the Cotillon when two of those who stand win two tricks each: the first to do so.

    ``winners``: of the four tricks in order. None if it is not so. The two counters of law II go to
    the Cotillon, these to the player who has it.
    """
    made = {seat for seat, tricks in Counter(winners).items() if tricks == 2}
    if not met("two of those that go for the Cotillon", len(made & seats) == 2, "sont du Cotillon"):
        return None
    (second,) = made & {winners[-1]}
    (first,) = made - {second}
    return Shared(first, second, Forfeit(2, to=Payee.ADVERSARY))


@law("bellecour.guinguette.laws.6", says=OF_GUINGUETTE)
def calls_guinguette(*, has_shown: of_conduct.HasShown) -> Kept:
    """What a player pays who calls the Guinguette and takes its box unshewn: two counters."""
    return Kept(NOTHING, 1) if met("is to shew it", has_shown) else Kept(TWO_COUNTERS, 2)


@law("academie.guinguette.laws.6", says=OF_GUINGUETTE)
def accuse_guinguette(
    *, has_shown: of_conduct.HasShown, pool: of_money.Pool, reading: TheReading
) -> Kept:
    """What a player pays who calls (*accuse*) the Guinguette and takes its box unshown: in French.

    Two counters to the box (*boëte*), or two and the Guinguette: the sign between them is doubtful.
    The English, ``calls_guinguette``, and law VII speak for the first.
    """
    if met("doit la montrer avant que de la lever", has_shown):
        return Kept(NOTHING, 1)
    more = pool if reading is Reading.ET else 0
    return Kept(Forfeit(TWO_COUNTERS.amount + more), 2)


@law(
    "bellecour.guinguette.laws.7",
    "academie.guinguette.laws.7",
    says=parts(
        forfeit=pays("he who called the “Cabaret”", "its box"),
        times=text("In the next deal the box of the “Cabaret” counts {:time}."),
    ),
)
def calls_cabaret(
    *, is_better: of_state.IsBetter, was_named: of_state.WasNamed, has_shown: of_conduct.HasShown
) -> Kept:
    """What a player pays who calls the Cabaret and takes its box unshewn: two counters.

    His is the ``superior`` one, the highest tierce.
    """
    has = met("has the superior Cabaret", is_better, "Celui qui aïant le Cabaret supérieur")
    unshewn = met("does not shew it", not has_shown, "ne le montre pas avant que de le lever")
    if has and met("having called it", was_named, "aprés l'avoir accusé") and unshewn:
        return Kept(TWO_COUNTERS, 2)
    return Kept(NOTHING, 1)


@law("bellecour.guinguette.laws.8", "academie.guinguette.laws.8")
def deals_too_many(*, hand_size: HandSize, wants_it: of_conduct.WantsIt) -> Ruling:
    """What follows when a player is dealt this many cards: he chooses whether they deal again.

    The dealer pays a counter to the Cotillon in either case.
    """
    if not met("too many Cards", hand_size > HAND, "Celui qui en mêlant donne trop de cartes"):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    again = met("if he that has too many Cards desires it", wants_it, "on les donne le souhaite")
    return Ruling(Verdict.DEAL_AGAIN if again else Verdict.STANDS, Forfeit(1))


@law("bellecour.guinguette.laws.9", "academie.guinguette.laws.9")
def renounces(
    *,
    hand: Hand,
    trick: Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    pool: of_money.Pool,
    was_asked: of_state.WasAsked = False,
) -> Ruling:
    """What follows when a player ``renounces`` (does not follow suit): he loses the Cotillon.

    He ``loses the Cotillon``: it is read that he pays all of it, as a player does who made no
    trick. He takes back the card if the players ask it.
    """
    wrong = card_played not in _allowed(hand, trick, card_played, trump, FOLLOW)
    return _loses(met("He that renounces", wrong, "Celui qui renonce"), pool, was_asked)


@law("bellecour.guinguette.laws.10", "academie.guinguette.laws.10")
def does_not_force(
    *,
    hand: Hand,
    trick: Trick,
    card_played: of_cards.CardPlayed,
    trump: of_cards.Trump,
    pool: of_money.Pool,
    was_asked: of_state.WasAsked = False,
) -> Ruling:
    """What follows if a player who could trump or ``force`` (win) does not: he loses the Cotillon.

    It is the same penalty as for a renounce, in law IX.
    """
    if card_played not in _allowed(hand, trick, card_played, trump, FOLLOW):
        raise ValueError(f"card_played={card_played} cannot be: a renounce is another law's")
    wrong = card_played not in _allowed(hand, trick, card_played, trump, FORCING)
    fault = "to omit trumping a Card when you can do it; or not to win it when you can"
    return _loses(met(fault, wrong), pool, was_asked)


@law(
    "bellecour.guinguette.laws.11",
    "academie.guinguette.laws.11",
    says={
        Named.ELDEST: "The eldest hand names the trump, which does not oblige him to play.",
        Named.NEXT: "He that comes after the eldest names the trump, and he is obliged to play.",
    },
)
def names_trump(
    *,
    was_forgotten: of_state.WasForgotten,
    was_moved: of_state.WasMoved,
    was_named: of_state.WasNamed,
) -> Named:
    """Who names the trump: the eldest hand, unless he forgets and ``moves`` (*remue*) the Cotillon.

    Then the player after him may name it, and is ``obliged to play``: the last *he* (*il*) is read
    as this player, since the eldest is obliged by moving.
    """
    forgot = met("forgets to name the Trump", was_forgotten, "oublie de nommer la Triomphe")
    moved = met("at the same time moves the Cotillon", was_moved, "remue en même-tems le Cotillon")
    prevented = met("prevents him by naming it", was_named, "le prévienne en la nommant")
    return Named.NEXT if forgot and moved and prevented else Named.ELDEST


@law(
    "bellecour.guinguette.laws.12",
    "academie.guinguette.laws.12",
)
def vole(
    *,
    tricks: Tricks,
    players: Players,
    pool: of_money.Pool,
    beasts: of_money.Beasts = (),
) -> Drawn:
    """What a player draws for the ``vole``, all four tricks: the Cotillon, and one from each.

    ``beasts``: the Cotillons still owed.
    """
    if met("makes the Vole", tricks == HAND, "Celui qui fait la vole"):
        return Drawn(pool + sum(beasts), each=1)
    return Drawn(0)


def _four(tricks: int, others: tuple[int, ...]) -> None:
    if not others or min(tricks, *others) < 0 or tricks + sum(others) != HAND:
        raise ValueError(f"tricks and tricks_by_seat are {HAND} in all")


def _allowed(
    hand: tuple[Card, ...], trick: tuple[Card, ...], played: Card, trump: Suit, duties: Duties
) -> tuple[Card, ...]:
    if played not in hand:
        raise ValueError(f"card_played={played} cannot be: it is a card of the hand")
    return may_play(hand, trick, guinguette_ranking(trump), duties)


def _loses(wrong: bool, cotillon: int, required: bool) -> Ruling:
    if not wrong:
        return Ruling(Verdict.NOTHING_FOLLOWS)
    again = met("if the Players require it", required)
    return Ruling(Verdict.TAKES_BACK if again else Verdict.STANDS, Forfeit(cotillon))
