"""Piquet of 1754, with what 1687 has of it: cutting, the cards left, and smaller accidents."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet import facts
from executable_rules.piquet.terms import ELDERS_SHARE, Claim, Hand
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text, yes_no


@law(
    "cotton.piquet.2",
    "seymour.piquet.rules.2",
    "bellecour.piquet.counting.21",
    says=text("The “set”, the game, is {:point}."),
)
def points_of_the_set(*, points_agreed: of_play.PointsAgreed = 100) -> int:
    """How many points make up the ``set``, the game: a hundred, or what is agreed."""
    return points_agreed


@law(
    "seymour.piquet.rules.4",
    says=yes_no("It is a cut.", "It is no cut: it must be more than one card."),
)
def is_a_cut(*, card_count: facts.CardCount) -> bool:
    """Whether this many cards lifted are a cut: as many as he pleases, but one is none."""
    return met("provided it is more than one", whole_number("card_count", card_count) > 1)


@law("seymour.piquet.rules.5", says=text("The cut is decided by {}."))
def decides_the_cut(
    *, cards_cut_by_seat: of_people.CardsCutBySeat, card_count: facts.CardCount = 0
) -> Card:
    """The card that decides the cut: the lowest of those lifted that stays in the hand.

    ``cards_cut_by_seat``: the cards lifted, from the top. ``card_count``: how many of the lowest
    fell; no notice is taken of these.
    """
    whole_number("card_count", card_count, 0, len(cards_cut_by_seat) - 1)
    whether("some of the Cards should drop", card_count > 0)
    return cards_cut_by_seat[-1 - card_count]


@law("seymour.piquet.rules.8", says={Verdict.DEAL_AGAIN: "The cards are shuffled and cut again."})
def cut_scattered(*, cards_mixed: of_state.CardsMixed) -> Verdict:
    """What follows when the player who cuts scatters the cards: they are shuffled and cut again."""
    again = met("scatter, or any ways displace", cards_mixed)
    return Verdict.DEAL_AGAIN if again else Verdict.NOTHING_FOLLOWS


@law("seymour.piquet.rules.9", says=text("{} shuffles last."))
def last_to_shuffle(*, other_wants_it: of_conduct.OtherWantsIt) -> Hand:
    """Who shuffles last: the dealer, whether the other has a mind to shuffle or not."""
    whether("has a Mind to shuffle the Cards", other_wants_it)
    return Hand.YOUNGER


@law(
    "seymour.piquet.rules.15",
    says=yes_no(
        "The first may take in {cards_taken:card}.",
        "The first may not take in that number of cards.",
    ),
)
def may_exchange(*, cards_discarded: facts.CardsDiscarded, cards_taken: facts.CardsTaken) -> bool:
    """Whether the first player may take this many cards: five at most, and as many as he
    discards.
    """
    same = met("observing to discard just the same Number", cards_taken == cards_discarded)
    return same and 1 <= cards_taken <= ELDERS_SHARE


@law(
    "seymour.piquet.rules.16",
    says=yes_no(
        "He may look on the cards that were left.", "He may not look on the cards that were left."
    ),
)
def sees_what_is_left(
    *, who: facts.Who, owner: facts.Owner, has_declared: of_conduct.HasDeclared = False
) -> bool:
    """Whether a player may look at cards that were left: each may look at those he left himself.

    The first player may see those that the dealer left if he declares what card he will lead. Those
    that the first left are the dealer's to take.
    """
    own = met("he may also look on the Cards he leaves", who is owner)
    declared = met("if he declares first", has_declared and who is Hand.ELDER)
    return own or declared or who is Hand.YOUNGER


@law("seymour.piquet.rules.17", "seymour.piquet.rules.39", says=text("He leads {}."))
def must_lead(
    *, card_due: of_money.CardDue, hand: facts.Hand, card_called: facts.CardCalled
) -> Card:
    """What a player leads if he promised a card: that card, or, if he has none of its suit, what
    the other appoints.

    The other player appoints it then. Nothing is said of the case that he has another card of the
    promised suit.
    """
    none = all(card.suit is not card_due.suit for card in hand)
    leads = card_called if met("of a Suit which he had not in his Hand", none) else card_due
    if leads not in hand:
        raise ValueError(f"hand= cannot lead {leads}: it is none of his cards")
    return leads


@law(
    "seymour.piquet.rules.30",
    "seymour.piquet.rules.44",
    "seymour.piquet.rules.52",
    "bellecour.piquet.counting.9",
    "academie.piquet.counting.9",
    says=text("{} wins the trick."),
)
def takes_it(*, card_led: facts.CardLed, card_played: of_cards.CardPlayed) -> Hand:
    """Who wins a trick, the elder leading: the highest card of the suit led, from the ace down.

    Of two suits the card led, though it was but a seven.
    """
    if met(
        "If two Cards of different Suits are played",
        card_led.suit is not card_played.suit,
        "the Ace of another Suit",
        "que vous n'eussiez pas de la couleur",
    ):
        return Hand.ELDER
    higher = ACE_HIGH.index(card_played.rank) < ACE_HIGH.index(card_led.rank)
    return Hand.YOUNGER if higher else Hand.ELDER


@law(
    "seymour.piquet.accidents.8",
    says=text("The dealer tells {:point}.", nothing="The dealer tells nothing."),
)
def dealer_tells(
    *,
    points: of_play.Points,
    is_better: of_state.IsBetter,
    other_has_shown: of_conduct.OtherHasShown,
) -> int:
    """What the dealer counts if the leader shewed nothing of a kind: his own of that kind, though
    it is not so good.

    ``is_better``: whether the dealer's is better than the leader's. It may be better and count only
    as much, as a tierce-major beside a lower tierce. Of equal ones, which are not better, neither
    counts (Capot, 2).
    """
    barred = met("they are not so good as the others", not is_better) and other_has_shown
    return 0 if barred else points


@law(
    "seymour.piquet.accidents.9",
    "seymour.piquet.accidents.42",
    says=yes_no("It must be shown.", "It need not be shown."),
)
def must_shew(*, claim: facts.Claim) -> bool:
    """Whether what is told must be shewn: nobody is obliged to shew threes and ``quatorzes``
    (fours).
    """
    return not met("is not obliged to shew them", claim in (Claim.THREES, Claim.QUATORZE))


@law(
    "cotton.piquet.19",
    "seymour.piquet.accidents.18",
    "seymour.piquet.accidents.19",
    says=yes_no("The card may be recalled.", "The card may not be recalled."),
)
def may_recall(
    *, card_played: of_cards.CardPlayed, card_led: facts.CardLed, hand: facts.Hand
) -> bool:
    """Whether a player may take back a card: only if he did not follow suit, a ``renounce``, and
    has the suit.

    So he may not take back a small card played upon a king, even if he has the ace.
    """
    has = met(
        "unless he have a Card of the same suit",
        any(card.suit is card_led.suit for card in hand),
        "when he has one of the same in his Hand",
    )
    return has and card_played.suit is not card_led.suit


@law("seymour.piquet.accidents.23", says=text("He must play {}."))
def plays_as_directed(*, cards: facts.Cards, card_called: facts.CardCalled) -> Card:
    """Which card a player must play if he threw down his last two or three and takes them up again:
    the one the other names.
    """
    whole_number("cards", len(cards), 2, 3)
    if card_called not in cards:
        raise ValueError(f"card_called={card_called} cannot be: it is none of his cards")
    return card_called


@law(
    "seymour.piquet.accidents.25",
    says=yes_no(
        "He may turn back the card too many.",
        "He may not turn it back: he has looked on the cards.",
    ),
)
def may_turn_back(*, has_looked: of_conduct.HasLooked) -> bool:
    """Whether a player who took in a card too many may turn it back: yes, before he looks at the
    cards.
    """
    return met("perceives it before he looks on them", not has_looked)


@law(
    "seymour.piquet.accidents.27",
    "seymour.piquet.accidents.28",
    says=yes_no(
        "He may count what is better.",
        "He may not count what is better: he allowed the other’s to be good, and a card is played.",
    ),
)
def may_count_better(
    *, allowed_as_good: of_conduct.AllowedAsGood, has_played: of_conduct.HasPlayed
) -> bool:
    """Whether a player may count a better thing after he ``allowed`` the other's to be good: yes,
    until a card is played.

    His mistake costs him nothing before a card is played.
    """
    return not allowed_as_good or met("provided there be not a Card played down", not has_played)


@law(
    "seymour.piquet.accidents.32",
    says={Verdict.DEAL_AGAIN: "The pack is put right, and the same player deals again."},
)
def first_cutting_stands(
    *, pack_is_false: of_state.PackIsFalse, place: of_play.Place = 1
) -> Verdict:
    """What follows when the pack is found false in the very first deal: the cards are dealt again.

    The pack is put right and they begin again, but they do not cut again for the deal: the same
    player deals. A later deal made with a false pack goes for nothing
    (``dealing.deals_that_stand``).
    """
    first = met("the very first Deal you play", place == 1)
    if not pack_is_false:
        return Verdict.NOTHING_FOLLOWS
    return Verdict.DEAL_AGAIN if first else Verdict.VOID


@law(
    "cotton.piquet.rules.10",
    "cotton.piquet.rules.11",
    says=yes_no(
        "The cards may be shuffled again.",
        "The cards may not be shuffled again: they were cleanly cut.",
    ),
)
def may_have_shuffled_again(
    *,
    is_fair: of_state.IsFair,
    is_known: of_state.IsKnown = False,
    cut_an_ace: facts.CutAnAce = False,
) -> bool:
    """Whether the cards may be shuffled again after the cut: not after a clean one."""
    whether("know the upper Card by the backside", is_known)
    whether("the other hath cut himself an Ace", cut_an_ace)
    return not met("after the Cards are cleanly cut", is_fair)


@law(
    "cotton.piquet.rules.13",
    says=yes_no(
        "He is accounted a “foul player”, one who cheats.",
        "He is not accounted a “foul player”, one who cheats.",
    ),
)
def foul_player(
    *, is_changed: of_state.IsChanged = False, was_returned: of_state.WasReturned = False
) -> bool:
    """Whether a player is ``accounted a Foul Player``: if found changing or taking back his cards.

    He loses the game besides (``accidents.found_changing``).
    """
    return met("Whosoever is found changing or taking back again", is_changed or was_returned)


@law("seymour.piquet.accidents.34")
def lays_it_out_again(*, by_unfair_means: of_state.ByUnfairMeans) -> Penalty:
    """What a player suffers who took in a card too many: he counts nothing, or loses the game if he
    secretly lays it out again.
    """
    hidden = met("attempt secretly to lay it out again", by_unfair_means)
    return Penalty.LOSES_GAME if hidden else Penalty.COUNTS_NOTHING
