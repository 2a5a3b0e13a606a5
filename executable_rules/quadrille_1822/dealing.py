"""Quadrille of 1822, of the deal and of hands with a wrong number of cards: laws 1 to 10."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.deals import next_player, packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Ruling, Verdict
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import HAND, PLAYERS, Act, Player
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


class Chooser(Enum):
    """Who has the option of a new deal."""

    NOBODY = "nobody: there is nothing to choose"
    RECEIVER = "the player to whom the card was given"
    THE_OTHERS = "the three players who did not deal"


class Faced(NamedTuple):
    """What becomes of the deal when a card was seen, and who has the option."""

    verdict: Verdict
    option: Chooser

    def __str__(self) -> str:
        chooses = f"; who chooses: {self.option.value}" if self.option is not Chooser.NOBODY else ""
        return f"{self.verdict.value}{chooses}"

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        if self.option is Chooser.NOBODY:
            return self.verdict.sentence
        return f"Whether the deal stands is at the option of {self.option.value}."


class WrongHand(NamedTuple):
    """What follows when a player has a wrong number of cards: the penalty, who bears it, if all
    play on.
    """

    penalty: Penalty
    borne_by: Player | None
    compelled_to_play: bool

    def __str__(self) -> str:
        by = f"; borne by the {self.borne_by.name.casefold()}" if self.borne_by else ""
        plays = "; he may be compelled to play" if self.compelled_to_play else ""
        return f"{self.penalty.value}{by}{plays}"

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        if not self.borne_by:
            return self.penalty.sentence
        plays = "They may be compelled to play on." if self.compelled_to_play else ""
        return f"The game is lost, and {self.borne_by.phrase} bears the penalty. {plays}".strip()


@law(
    "quanti.quadrille.laws.1",
    says=yes_no(
        "The cards are shuffled as they should be.",
        "They are not shuffled as they should be: he sees them.",
    ),
)
def may_shuffle(*, was_seen: of_state.WasSeen) -> bool:
    """Whether the cards are shuffled as they should be: not seen by the player who does it."""
    return met("unseen by the person shuffling them", not was_seen)


@law("quanti.quadrille.laws.1", says=text("From the top the pack now is {}."))
def undermost_placed_within(*, pack: of_cards.Pack, place: facts.Place) -> tuple[Card, ...]:
    """The pack, top first, after the dealer's courtesy: its ``undermost`` card put within.

    ``place``: where in the pack that card then stands, the top being 1. Within is neither at the
    top nor at the bottom; the law says no more of the place.
    """
    whole_number("place", place, 2, len(pack) - 1)
    *rest, undermost = pack
    return (*rest[: place - 1], undermost, *rest[place - 1 :])


@law(
    "quanti.quadrille.laws.2",
    "quanti.quadrille.game.1",
    says=yes_no(
        "A hand may be dealt so.",
        "A hand may not be dealt so: ten cards are dealt by threes and one four.",
    ),
)
def may_be_dealt_by(*, packets: facts.Packets) -> bool:
    """Whether a hand may be dealt by these ``packets``: threes and fours, and no otherwise.

    So ten cards are dealt in three rounds; the dealer chooses the round with four.
    """
    by_these = met("otherwise than by threes and fours", set(packets) <= {3, 4})
    return by_these and packets_make(HAND, packets)


@law(
    "quanti.quadrille.game.1",
    "quanti.quadrille.game.6",
    says=text("The players receive their cards in this order: {:seat}."),
)
def order_of_dealing(*, dealer: facts.Dealer) -> tuple[int, ...]:
    """The players, 0 to 3 as they play, in the order in which each round of the deal serves them.

    They play to the right, and so the cards are dealt: the dealer is the last.
    """
    return tuple(next_player(dealer, PLAYERS, after) for after in range(1, PLAYERS + 1))


@law("quanti.quadrille.laws.3")
def missed_deal(*, was_missed: of_state.WasMissed, sum_agreed: of_money.SumAgreed = 2) -> Ruling:
    """What follows when a deal is ``missed``, misdealt: two counters to the stake are proposed.

    Two counters to the stake are the author's proposal (*suppose it were to be fixed*), so others
    may be agreed on. The law does not say whether the dealer deals again.
    """
    if met("If a deal is missed", was_missed):
        return Ruling(
            Verdict.NOT_SAID, Forfeit(whole_number("sum_agreed", sum_agreed), to=Payee.STAKE)
        )
    return Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)


@law("quanti.quadrille.laws.4")
def faced_in_the_pack(*, places: of_play.Places) -> Faced:
    """What follows if cards lie ``faced``, face up, in the pack: a new deal, but for the last.

    ``places`` are counted from the top; the fortieth is the bottom card.
    """
    if not places:
        return Faced(Verdict.NOTHING_FOLLOWS, Chooser.NOBODY)
    bottom = len(OMBRE_PACK)
    for place in places:
        whole_number("places", place, 1, bottom)
    if met("unless it be the bottom card", places == {bottom}):
        return Faced(Verdict.MAY_CHOOSE, Chooser.THE_OTHERS)
    return Faced(Verdict.DEAL_AGAIN, Chooser.NOBODY)


@law("quanti.quadrille.laws.5")
def turned_up_in_dealing(
    *, is_dealer: of_state.IsDealer, by_himself: of_state.ByHimself = False
) -> Faced:
    """Who may refuse a card turned up in dealing: its receiver; if the dealer, the others.

    ``by_himself``: the player to whom it was given caused it. He then has no option. It is not said
    whether the others have one, nor what then becomes of the deal.
    """
    if met("the dealer turn up a card to himself", is_dealer):
        return Faced(Verdict.MAY_CHOOSE, Chooser.THE_OTHERS)
    if met("occasioned by himself", by_himself):
        return Faced(Verdict.NOT_SAID, Chooser.NOBODY)
    return Faced(Verdict.MAY_CHOOSE, Chooser.RECEIVER)


@law("quanti.quadrille.laws.6")
def dealt_with_this_pack(*, pack: of_cards.Pack, has_won: of_conduct.HasWon) -> Verdict:
    """What becomes of a deal with a card twice or a strange card: void until the game is won.

    The law says nothing of a card that is only missing.
    """
    alike = met("two cards alike", len(set(pack)) < len(pack))
    foreign = met("a card not belonging to Quadrille", not set(pack) <= set(OMBRE_PACK))
    early = met("before the game is won", not has_won)
    if not (alike or foreign):
        whole = len(pack) == len(OMBRE_PACK)
        return Verdict.NOTHING_FOLLOWS if whole else Verdict.NOT_SAID
    return Verdict.VOID if early else Verdict.STANDS


@law("quanti.quadrille.laws.7")
def plays_with_a_wrong_number(
    *, hand_size: facts.HandSize, expects_it: of_conduct.ExpectsIt = False
) -> WrongHand:
    """What a player suffers who undertakes the game with more or less than ten cards: he loses it.

    The opponents may compel him to play if they hope to make a ``codille``, that is to win the
    stake themselves.
    """
    if met("more or less than ten cards", whole_number("hand_size", hand_size) != HAND):
        prospect = met("see a prospect of making a codille", expects_it)
        return WrongHand(Penalty.LOSES_DEAL, Player.HOMBRE, prospect)
    return WrongHand(Penalty.NONE, None, False)


@law("quanti.quadrille.laws.8")
def ally_with_a_wrong_number(
    *,
    hand_size: facts.HandSize,
    plays_game: of_conduct.PlaysGame = True,
    expects_it: of_conduct.ExpectsIt = False,
) -> WrongHand:
    """What follows when the ally has more or less than ten cards: he bears the whole penalty.

    The law does not say what follows when he does not play.
    """
    enters = met("the ally enters upon the game", plays_game)
    lost = plays_with_a_wrong_number(hand_size=hand_size, expects_it=expects_it)
    if lost.penalty is Penalty.NONE:
        return lost
    if not enters:
        return WrongHand(Penalty.NOT_SAID, None, False)
    return lost._replace(borne_by=Player.ALLY)


@law("quanti.quadrille.laws.9")
def opponent_with_a_wrong_number(*, hand_size: facts.HandSize, act: facts.Act) -> Verdict:
    """What becomes of a deal when an opponent has not ten cards: void if he finds it at once.

    ``act``: what he had done when he discovered it. What the parties then do (*and the parties
    ...*) is lost with the last line of the page.
    """
    wrong = met("more or less than ten cards", whole_number("hand_size", hand_size) != HAND)
    before = met("before he takes part in the game", not takes_part_in_the_game(act=act))
    if not wrong:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.VOID if before else Verdict.STANDS


@law(
    "quanti.quadrille.laws.10",
    says=yes_no("By this he takes part in the game.", "By this he does not take part in the game."),
)
def takes_part_in_the_game(*, act: facts.Act) -> bool:
    """Whether a person ``takes part in the game`` by this: by passing, offering or playing he does.

    The law's list is open (*&c.*). Of what it does not name, only leading or playing to a trick are
    counted too, which come after playing to the first.
    """
    after_the_first = (Act.LEADS, Act.PLAYS_TO_A_LEAD)
    by_word = (Act.PASSES, Act.GIVES_THE_KING, Act.OFFERS, Act.PLAYS_TO_THE_FIRST)
    return act in (*by_word, *after_the_first)
