"""Facts about play that several games ask: tricks, points, deals, throws and places."""

from __future__ import annotations

from typing import Annotated

from executable_rules.mechanics import beasts
from lawsofplay.rules.fact import Fact

Act = Annotated[object, Fact("what the player, or the others, do or did")]
AdversaryDistance = Annotated[
    int, Fact("how far the other player's ball lies or went, in the same measure", least=0)
]
AdversaryPoints = Annotated[
    int, Fact("how many points the adversary has, or what he tells counts", unit="points", least=0)
]
AdversaryTricks = Annotated[
    int,
    Fact(
        "how many tricks the adversary, or all the adversaries together, have won",
        unit="tricks",
        least=0,
        most=3,
    ),
]
Announcement = Annotated[object, Fact("what the player announces")]
Announcements = Annotated[object, Fact("what the players announced, in the order of the seats")]
Answer = Annotated[object, Fact("what the player answers or chooses")]
Claim = Annotated[
    object, Fact("which thing told or counted it is: the point, a sequence and so on")
]
ClaimsHeld = Annotated[object, Fact("which things the player holds")]
ClaimsTold = Annotated[object, Fact("which things the player tells, counts or shows, in his order")]
DealResult = Annotated[object, Fact("how the deal, or each deal, ended")]
Deals = Annotated[int, Fact("how many deals have been played or made", unit="deals", least=0)]
DealsAfter = Annotated[int, Fact("how many deals have been made since", unit="deals", least=0)]
DealsPassed = Annotated[int, Fact("how many deals all players have passed", unit="deals", least=0)]
ElderPoints = Annotated[
    int, Fact("how many points, or cards of one suit, the elder hand has", unit="points", least=1)
]
Fault = Annotated[object, Fact("which fault or fraud was committed")]
FirstLoss = Annotated[beasts.Drawn, Fact("how the first beast was made")]
FirstTricks = Annotated[
    int, Fact("how many tricks from the first on were won without a break", unit="tricks", least=0)
]
FriendTricks = Annotated[
    int, Fact("how many tricks the Ombre's friend has won", unit="tricks", least=0)
]
GamesAgreed = Annotated[
    int, Fact("how many games or deals the players have agreed to play", unit="games", least=1)
]
GamesMarked = Annotated[int, Fact("how many games the player has marked", unit="games", least=0)]
GamesWon = Annotated[
    int, Fact("how many games, deals or stakes the player has won", unit="games", least=0)
]
HonoursHeld = Annotated[
    int, Fact("how many honours the player, or his side, has", unit="honours", least=0, most=4)
]
Kings = Annotated[int, Fact("how many kings it is", unit="kings", least=1, most=4)]
Limit = Annotated[int, Fact("from what number on, or up to what number, the rule holds", least=0)]
Men = Annotated[int, Fact("how many men are asked about", unit="men", least=0)]
MenLeft = Annotated[
    int, Fact("how many men are left to lay down, enter or bear", unit="men", least=0)
]
Mode = Annotated[object, Fact("which game, or way of playing, it is of those that may be played")]
Number = Annotated[int, Fact("the number asked about: of a die, of cards, of a place", least=0)]
Numbers = Annotated[tuple[int, int], Fact("the numbers asked about, in their order", least=0)]
Offers = Annotated[object, Fact("which games the players offer to play, in their order")]
OmbreTricks = Annotated[
    int,
    Fact(
        "how many tricks the Ombre, who plays against the others, has won", unit="tricks", least=0
    ),
]
OtherHonours = Annotated[
    int,
    Fact(
        "how many honours the other has: the partner, or the other side",
        unit="honours",
        least=0,
        most=4,
    ),
]
OtherNumber = Annotated[int, Fact("the second number, beside the one asked about", least=0)]
OwnDistance = Annotated[
    int,
    Fact(
        ("how far the ball of the player asked about, or of the first player, lies or went"),
        least=0,
    ),
]
Passes = Annotated[
    int,
    Fact(
        "how many passes, balls driven through the arch, are scored or played for",
        unit="passes",
        least=2,
    ),
]
Pieces = Annotated[
    int, Fact("how many pieces it is: chess-men, or parts of a broken ball", unit="pieces", least=2)
]
Place = Annotated[int, Fact("which place it has in its order, the first being 1", least=1)]
Places = Annotated[
    frozenset[int],
    Fact(
        ("the places in their order of the cards or games asked about, the first being 1"), least=1
    ),
]
PointNumber = Annotated[
    int, Fact("the number of the point (on the tables) asked about", least=1, most=24)
]
PointTouched = Annotated[
    int, Fact("the point on which the man first touched lies", least=1, most=24)
]
Points = Annotated[
    int,
    Fact("how many points the player has, or the thing asked about counts", unit="points", least=0),
]
PointsAgreed = Annotated[
    int,
    Fact(
        "how many points (ends, holes) the players have agreed to play for", unit="points", least=1
    ),
]
PointsBefore = Annotated[
    int, Fact("how many points the player had marked before", unit="points", least=0, most=5)
]
PointsBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many points each player has or has marked, in the order of the seats",
        unit="points",
        least=0,
        size=52,
    ),
]
PointsCalled = Annotated[
    int, Fact("how many points the player called (told)", unit="points", least=0)
]
PointsInPlay = Annotated[
    int, Fact("how many points the player makes in play", unit="points", least=0)
]
Reading = Annotated[object, Fact("in which of their two senses the printed words are taken")]
Remises = Annotated[
    int,
    Fact(
        "how many deals were lost by remise, that is by nobody's win",
        unit="deals",
        least=0,
        most=100,
    ),
]
RenouncedInTrick = Annotated[
    int, Fact("in which trick it was renounced, the first being 1", least=1)
]
Renounces = Annotated[
    int,
    Fact(
        ("how many times the player has renounced, that is not followed suit though he could"),
        least=0,
    ),
]
Request = Annotated[object, Fact("what the player asks or demands")]
Strength = Annotated[object, Fact("how good the player's cards are, or how great his advantage")]
Strokes = Annotated[int, Fact("how many strokes have been played", unit="strokes", least=0)]
SureTricks = Annotated[int, Fact("how many tricks the player is sure of", unit="tricks", least=0)]
Thing = Annotated[object, Fact("which of the things named by the question it is")]
Throw = Annotated[tuple[int, int], Fact("the numbers that the dice show", least=1, most=6)]
ThrowKind = Annotated[object, Fact("what kind of throw it is")]
Throws = Annotated[
    tuple[tuple[int, int], ...], Fact("what the dice showed in each throw, in their order")
]
Total = Annotated[int, Fact("what the cards make together", unit="points", least=1, most=10)]
Tours = Annotated[
    int,
    Fact(
        'how many rounds ("tours") the party has, in which each player deals once',
        unit="rounds",
        least=1,
    ),
]
Tricks = Annotated[
    int, Fact("how many tricks the player, or his side, has won", unit="tricks", least=0, most=5)
]
TricksAgreed = Annotated[
    int,
    Fact(
        ("how many tricks the Ombre must have by himself, as agreed, not to bear the loss alone"),
        unit="tricks",
        least=0,
    ),
]
TricksBySeat = Annotated[
    tuple[int, ...],
    Fact(
        "how many tricks each player has won, in the order of the seats",
        unit="tricks",
        least=0,
        fewest=1,
    ),
]
TricksPlayed = Annotated[
    int, Fact("how many tricks of the deal have been played", unit="tricks", least=1)
]
WayAgreed = Annotated[object, Fact("which way of play the players follow or have agreed on")]
WhereItIs = Annotated[object, Fact("where it lies, or from where it was taken")]
WordsSaid = Annotated[str, Fact("what was said")]
YoungerPoints = Annotated[
    int, Fact("how many points, or cards of one suit, the younger hand has", unit="points", least=1)
]
