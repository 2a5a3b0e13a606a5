"""The pack, the deal, the stakes, and the card turned up."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money
from executable_rules.mechanics.cards import PIQUET_PACK, Rank
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.poque import facts
from executable_rules.poque.terms import DRAWING, HAND, THIRTY_SIX, Box, of_the_pack
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law("bellecour.poque.1", "academie.poque.1", says=text("They play with {:card}."))
def cards_used(*, players: facts.Players) -> int | Silence:
    """How many cards are played with: 36 of six players, 32 of three or four.

    Of five players neither book speaks.
    """
    if met("when there are six players", players == 6, "lorsque l'on est six"):
        return len(THIRTY_SIX)
    few = met(
        "when there are only three or four players",
        players <= 4,
        "si l'on n'étoit que trois ou quatre",
    )
    return len(PIQUET_PACK) if few else Silence.NOT_SAID


@law(
    "bellecour.poque.1",
    "academie.poque.1",
    says=yes_no("The sixes are thrown out.", "The sixes are kept."),
)
def sixes_thrown_out(*, players: facts.Players) -> bool | Silence:
    """Whether the sixes are thrown out: they are for three or four players, not for six.

    Of five players neither book speaks.
    """
    used = cards_used(players=players)
    return (
        used
        if isinstance(used, Silence)
        else met("thrown out", used == len(PIQUET_PACK), "on en ôteroit les six")
    )


@law(
    "bellecour.poque.2",
    "academie.poque.2",
    says=yes_no(
        "The hand may be dealt so.", "The hand may not be dealt so: it is by two and three."
    ),
)
def may_be_dealt_by(*, packets: of_cards.Packets) -> bool:
    """Whether a hand may be dealt by packets of so many: by one of two and one of three.

    Which of them comes first the words do not fix: either order has two and three.
    """
    five = met("five cards", packets_make(HAND, packets), "donne à chacun des Joueurs cinq cartes")
    return met("by two and three", set(packets) == {2, 3}, "par deux & trois") and five


@law("bellecour.poque.2", "academie.poque.2", says=text("The {:seat} player cuts."))
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat that cuts, on the dealer's left; seats count to the right, as the cards go round.

    That they go to the right is not said here; it is the way of both books.
    """
    whole_number("dealer", dealer, 0, players - 1)
    return (dealer - 1) % players


@law("bellecour.poque.3", "academie.poque.3", says=text("Each takes a stake of {:counter}."))
def stake_taken(
    *, counters: of_money.Counters = 20, fishes: of_money.Fishes = 4, price: facts.Price = 5
) -> int:
    """The stake (*prise*, *enjeu*) that each takes, in counters: commonly twenty and four fish."""
    for fact, value in (("counters", counters), ("fish", fishes)):
        whole_number(fact, value, 0)
    return counters + fishes * price


@law(
    "bellecour.poque.4",
    "academie.poque.4",
    says=text(
        "On the box is written {}.", nothing="No card is written on the box: it is marked Poque."
    ),
)
def marked(*, box: facts.Box) -> tuple[Rank, ...]:
    """The cards that are written on a poque (box); none on the last, which is marked Poque."""
    return box.ranks


@law("bellecour.poque.5", "academie.poque.5", says=text("Each of the six boxes holds {0:counter}."))
def put_in(*, players: facts.Players) -> tuple[int, ...]:
    """What each of the six boxes holds at the beginning, every player putting a counter into each.

    Whether they put again at each deal is not said.
    """
    return (players,) * len(Box)


@law(
    "bellecour.poque.6",
    says=text(
        "The dealer takes the counters of the box marked {}.",
        none="The dealer takes nothing by that card.",
    ),
)
def dealer_takes(*, turned_card: of_cards.TurnedCard) -> Box | None:
    """The box that the dealer takes by the card he turns up, if it is "ace, king ... or ten".

    By this list a nine takes nothing, though a box is marked with it (``marked``): the rule says
    "one of those that are mark'd" and then leaves one out. The French: ``tire_de_la_tourne``.
    """
    of_the_pack(turned_card)
    named = met("ace, king, queen, knave or ten", turned_card.rank in DRAWING)
    return box_marked(turned_card.rank) if named else None


@law(
    "academie.poque.6",
    says=text(
        "The dealer draws the counters of the box marked {}.",
        none="The dealer draws nothing by that card.",
    ),
)
def tire_de_la_tourne(*, turned_card: of_cards.TurnedCard) -> Box | None:
    """The box that the dealer draws by the card he turns up, if it is one marked on the boxes.

    The ace, king ... ten are here an example, "comme par exemple", so that the nine draws the box
    on which it is marked. The English list has no nine: ``dealer_takes``.
    """
    of_the_pack(turned_card)
    box = box_marked(turned_card.rank)
    return box if met("une de celles qui sont marquées sur les poques", box is not None) else None


def box_marked(rank: Rank) -> Box | None:
    """The box on which a rank is written; None for eights, sevens and sixes.

    >>> box_marked(Rank.NINE), box_marked(Rank.EIGHT)
    (<Box.TEN_AND_NINE: (<Rank.TEN: 10>, <Rank.NINE: 9>)>, None)
    """
    return next((box for box in Box if rank in marked(box=box)), None)
