"""Piquet, of the discard and the stock: laws II, VIII, IX, X, XX and XXI."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_state
from executable_rules.mechanics.results import Penalty, Silence, Verdict
from executable_rules.piquet import discard_words as words
from executable_rules.piquet import facts
from executable_rules.piquet.discard_terms import (
    Announcement,
    Exchange,
    Place,
    Seen,
    Shows,
    Surplus,
)
from executable_rules.piquet.terms import (
    ELDERS_SHARE,
    GRAND_COUP,
    HAND,
    STOCK,
    YOUNGERS_SHARE,
    Deal,
    Hand,
)
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded


class Condemned(Worded):
    """What the penalty is for a player who saw cards of the other's ``talon``, the stock."""

    LEADS_SUIT_NAMED = "he leads the suit that his adversary names"
    GRAND_COUP = "he loses 170 points, the “grand coup”"


SomeSeen = Annotated[int, like(facts.CardsSeen, least=1)]


@law("bellecour.piquet.laws.2", "academie.piquet.laws.2", says=words.EXCHANGE_OF_THIRTEEN)
def exchange_of_thirteen(*, who: facts.Who, elder_cards_taken: facts.ElderCardsTaken) -> Exchange:
    """How many cards each ``lays out`` (discards) and takes in when a hand of thirteen is played.

    The stock then has seven cards. Three of them are the younger's, or two if he has the thirteen.
    """
    one_more = who is Hand.ELDER
    most = STOCK - 1 - YOUNGERS_SHARE if one_more else ELDERS_SHARE
    if not 0 <= elder_cards_taken <= most:
        raise ValueError(
            f"elder_cards_taken may be 0 to {most}: the younger has the rest of the stock"
        )
    if met("one more than he takes in", one_more, "une de plus qu'il n'en prend"):
        return Exchange(elder_cards_taken + 1, elder_cards_taken, YOUNGERS_SHARE, YOUNGERS_SHARE)
    return Exchange(elder_cards_taken, elder_cards_taken, YOUNGERS_SHARE, YOUNGERS_SHARE - 1)


@law(
    "bellecour.piquet.laws.2",
    "bellecour.piquet.laws.3",
    "academie.piquet.laws.2",
    "academie.piquet.laws.3",
)
def plays_more_than_twelve(*, hand_size: facts.HandSize) -> Penalty:
    """What a player suffers if he plays with more than twelve cards: he counts nothing.

    The third law says it again, and that he bars nobody: see ``telling.tells_with_too_many``.
    """
    if met("more than twelve Cards", hand_size > HAND, "qui a treize cartes"):
        return Penalty.COUNTS_NOTHING
    return Penalty.NONE


@law("bellecour.piquet.laws.2")
def acquaints(
    *, who: facts.Who, done_by: facts.DoneBy, was_named: of_state.WasNamed = False
) -> Deal:
    """Whether the choice over thirteen cards is still open: the player who has them must speak in
    time.

    Once the cards taken in are ``seen`` the game must be played. If he has said nothing and has not
    seen them, the law does not say what becomes of his choice. The English wants the notice from
    the player who has the thirteen, the French from each to the other: see ``avertissent``.
    """
    has_acquainted = met("is to acquaint the other of his intention", who in done_by)
    if met("after he has seen the Cards", was_named):
        return Deal.STANDS
    return Deal.ELDER_CHOOSES if has_acquainted else Deal.NOT_SAID


@law("academie.piquet.laws.2")
def avertissent(*, done_by: facts.DoneBy, was_seen: of_state.WasSeen = False) -> Deal:
    """Whether the choice over thirteen cards is still open: each must have told the other.

    The French says *l'un l'autre*. In English, ``acquaints``, only the player who has thirteen must
    speak. The French too does not say what becomes of the choice when they were silent and have not
    seen the cards.
    """
    has_acquainted = met(
        "tout cela doit se faire en s'avertissant l'un l'autre", done_by == frozenset(Hand)
    )
    if not met("avant que d'avoir vu les cartes que l'on prend", not was_seen):
        return Deal.STANDS
    return Deal.ELDER_CHOOSES if has_acquainted else Deal.NOT_SAID


@law("bellecour.piquet.laws.8", "academie.piquet.laws.8", says=words.DISCARDS_TWICE)
def discards_twice(*, who: facts.Who, done_by: facts.DoneBy) -> Verdict:
    """Whether a discard may be taken in again: not after its player has touched the ``stock``.

    The English speaks of the number of cards discarded, the French of which and how many.
    """
    if met(
        "the moment you have touched the Stock",
        who in done_by,
        "du moment que l'on a touché le talon",
    ):
        return Verdict.STANDS
    return Verdict.MAY_TAKE_BACK


@law("bellecour.piquet.laws.9", "academie.piquet.laws.9", says=words.MAY_SEE_WHAT_COMES)
def may_see_what_comes(*, has_discarded: of_conduct.HasDiscarded) -> bool:
    """Whether a player may see the cards that he is to take in: not before he has discarded.

    The English says to see, the French to look at them by spreading them (*en les étendant*).
    """
    return not met(
        "before he has discarded", not has_discarded, "en les étendant avant que d'écarter"
    )


@law(
    "bellecour.piquet.laws.9",
    "academie.piquet.laws.9",
    "seymour.piquet.accidents.40",
    says=words.ELDER_SAYS,
)
def elder_says(*, cards_taken: facts.CardsTaken) -> Announcement | None:
    """What the ``elder hand`` must tell if he takes fewer than five cards: how many he takes.

    It is said before the laws (pages 6 and 227) that he must take one at least.
    """
    if not 0 <= cards_taken <= ELDERS_SHARE:
        raise ValueError(f"cards_taken may be 0 to {ELDERS_SHARE}")
    if met(
        "does not take in his five Cards",
        cards_taken < ELDERS_SHARE,
        "if he does not take in all his 5",
        "ne prend pas les cinq cartes du talon",
    ):
        return Announcement(cards_taken, ELDERS_SHARE - cards_taken)
    return None


@law("bellecour.piquet.laws.10", says=words.SURPLUS)
def takes_too_many(
    *,
    cards_discarded: facts.CardsDiscarded,
    cards_taken: facts.CardsTaken,
    cards_mixed: of_state.CardsMixed,
    adversary_has_taken: facts.AdversaryHasTaken,
) -> Surplus:
    """What follows when a player took more cards than he ``laid out``: in time he may return them.

    In time is before he has turned or mixed any, and before the adversary has taken in.

    The English gives the adversary the choice as soon as he has taken in his cards; the French,
    ``en_prend_trop``, when he has taken and seen them.
    """
    surplus = _surplus(cards_discarded, cards_taken)
    if not met("before he has turned any of them, or has mixed them", not cards_mixed):
        return Surplus(0, Deal.STANDS, Penalty.COUNTS_NOTHING)
    if met("his adversary has not taken in his Cards", not adversary_has_taken):
        return Surplus(surplus, Deal.STANDS, Penalty.NONE)
    return Surplus(0, Deal.ADVERSARY_CHOOSES, Penalty.NONE)


@law("academie.piquet.laws.10", says=words.SURPLUS)
def en_prend_trop(
    *,
    cards_discarded: facts.CardsDiscarded,
    cards_taken: facts.CardsTaken,
    cards_mixed: of_state.CardsMixed,
    adversary_has_taken: facts.AdversaryHasTaken,
    was_seen: of_state.WasSeen,
) -> Surplus:
    """What follows when a player took more cards than he discarded: in time he may put them back.

    In time is before he has turned any, and before the adversary has taken in. The French gives the
    adversary the choice when he has taken and seen his cards. It says nothing of cards taken and
    not yet seen. The English, ``takes_too_many``, asks only that the adversary has taken them.
    """
    surplus = _surplus(cards_discarded, cards_taken)
    if was_seen and not adversary_has_taken:
        raise ValueError("was_seen=yes cannot be: cards that were not taken were not seen")
    if not met("avant que d'en avoir retourné aucune", not cards_mixed):
        return Surplus(0, Deal.STANDS, Penalty.COUNTS_NOTHING)
    if met("n'ait point pris", not adversary_has_taken):
        return Surplus(surplus, Deal.STANDS, Penalty.NONE)
    if met("s'il les avoit prises & vues", was_seen):
        return Surplus(0, Deal.ADVERSARY_CHOOSES, Penalty.NONE)
    return Surplus(0, Deal.NOT_SAID, Penalty.NOT_SAID)


def _surplus(laid_out: int, taken: int) -> int:
    if taken <= laid_out:
        raise ValueError(
            "cards_taken may not be under or equal to what was laid out: none is too many"
        )
    return taken - laid_out


@law("bellecour.piquet.laws.10", "academie.piquet.laws.10")
def card_too_many(*, done_by: facts.DoneBy) -> Place:
    """Where the card too many goes if the deal is played: to a discard, once both have seen it."""
    if met(
        "after being seen by both Players",
        done_by == frozenset(Hand),
        "aprés avoir été vue des deux Joueurs",
    ):
        return Place.IN_A_DISCARD
    return Place.SHOWN_FIRST


@law(
    "bellecour.piquet.laws.20",
    "academie.piquet.laws.20",
    "bellecour.piquet.idea.17",
    says=words.SEES_THE_STOCK,
)
def sees_the_stock(
    *, who: facts.Who, cards_seen: facts.CardsSeen, is_agreed: of_state.IsAgreed = False
) -> Seen:
    """What the elder suffers if he sees the dealer's ``stock``: he leads what suit the other names.

    The elder must lead the suit that the adversary names, as many times as he has seen cards. By
    the reasons, the law is made for the elder; when the younger is at fault the elder has the
    choice. In Provence and Languedoc the player at fault loses the ``grand coup``; both books call
    it unjust. The French chapter, ``tourne_ou_voit``, does not say how often he leads.
    """
    if cards_seen < 1:
        raise ValueError("cards_seen may not be under one")
    if met("in Provence and Languedoc, they condemn a man to the Grand Coup", is_agreed):
        return Seen(0, Deal.STANDS, GRAND_COUP)
    if met("This rule regards the Elder", who is Hand.ELDER):
        return Seen(cards_seen, Deal.STANDS, 0)
    return Seen(0, Deal.ELDER_CHOOSES, 0)


@law("academie.piquet.idea.17")
def tourne_ou_voit(
    *, who: facts.Who, cards_seen: SomeSeen, is_agreed: of_state.IsAgreed = False
) -> Condemned | Silence:
    """The French chapter's penalty for seeing the other's ``talon``: the elder leads a suit named.

    The elder must lead the suit that the adversary names. Law XX (``sees_the_stock``) says how
    often, and what the younger suffers. The chapter calls the ``grand coup`` of some provinces
    unjust.
    """
    whether("pour avoir tourné ou vu une ou plusieurs cartes du Talon", cards_seen > 1)
    if met("condamner au grand coup", is_agreed):
        return Condemned.GRAND_COUP
    first = met("s'il est premier à jouer", who is Hand.ELDER)
    return Condemned.LEADS_SUIT_NAMED if first else Silence.NOT_SAID


@law(
    "bellecour.piquet.laws.21",
    "academie.piquet.laws.21",
    "bellecour.piquet.discard.3",
    "academie.piquet.discard.6",
    only={"has_shown": ("bellecour.piquet.laws.21", "academie.piquet.laws.21")},
)
def leaves_a_card(
    *,
    cards_mixed: of_state.CardsMixed,
    has_shown: of_conduct.HasShown = False,
    was_named: of_state.WasNamed = True,
) -> Shows:
    """What a player must show if he left a card: all his discard, if he mixed it in unshown.

    ``was_named``: the elder has said what suit he will lead. The English says without shewing it,
    the French before having shown it (*avant que de l'avoir montrée*). The chapter does not ask it.
    """
    unseen = met(
        "mixes it with his Discard, without shewing it",
        cards_mixed and not has_shown,
        "mix them with his Discard",
        "il les avoit mêlées",
    )
    if unseen and met(
        "after he has named the Suit that he will lead",
        was_named,
        "first naming the Suit he leads, as before",
        "en disant la couleur dont il jouera",
    ):
        return Shows.ALL_HIS_DISCARD
    return Shows.NOTHING
