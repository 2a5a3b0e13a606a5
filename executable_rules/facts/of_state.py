"""Facts that are yes or no, of how things stand: what is so, and what was done to a thing."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.rules.fact import Fact

AllDealt = Annotated[bool, Fact("whether all the cards have been dealt")]
AllPassed = Annotated[bool, Fact("whether all the players whom it concerns have passed")]
AreEqual = Annotated[bool, Fact("whether the two asked about are equal, or undecided")]
AtStart = Annotated[
    bool, Fact("whether it is the beginning: the first stroke, the first deal or the opening")
]
BallHasPassed = Annotated[
    bool,
    Fact("whether the ball has gone through the arch (the Port at billiards, the iron at mall)"),
]
BallIsAtRest = Annotated[bool, Fact("whether the ball lies still")]
BallIsRolling = Annotated[bool, Fact("whether the ball is still rolling")]
BeforeTurn = Annotated[
    bool, Fact("whether it is done before the player's turn has come, or out of turn")
]
ByChance = Annotated[bool, Fact("whether it happens by chance or inadvertence")]
ByDoublets = Annotated[bool, Fact("whether it is done by doublets, that is both dice alike")]
ByHimself = Annotated[bool, Fact("whether the player himself, to whom it falls, did it")]
ByOther = Annotated[bool, Fact("whether another player, or his ball, did it")]
ByUnfairMeans = Annotated[
    bool, Fact("whether it is done by unlawful ways, secretly or with violence")
]
CardIsFaced = Annotated[bool, Fact("whether a card is faced, that is lies with its face shown")]
CardsCut = Annotated[bool, Fact("whether the cards have been cut")]
CardsMixed = Annotated[
    bool,
    Fact("whether the cards asked about have been mixed: shuffled, turned or joined with others"),
]
DealtWrong = Annotated[bool, Fact("whether the cards were dealt wrong")]
DoneBySeat = Annotated[
    tuple[bool, ...], Fact("for each player in the order of the seats, whether he has it or did it")
]
ForcedSpadille = Annotated[
    bool, Fact("whether the player plays by forced Spadille, all having passed")
]
InBounds = Annotated[bool, Fact("whether it is within the line or corner named")]
InDealing = Annotated[bool, Fact("whether the cards are still being dealt")]
InParty = Annotated[
    bool, Fact("whether a party, a match of several games or in sides, is being played")
]
InPlay = Annotated[bool, Fact("whether play is going on")]
InThatWay = Annotated[bool, Fact("whether it was done in the way that the question names")]
InTime = Annotated[bool, Fact("whether it is done, or remembered, in time")]
InTurn = Annotated[bool, Fact("whether it is the turn of the player asked about")]
IsAble = Annotated[bool, Fact("whether the player asked about is able to do it")]
IsAdvantageous = Annotated[bool, Fact("whether it is of advantage to the player")]
IsAgreed = Annotated[bool, Fact("whether the players play by this custom, as agreed")]
IsBeasted = Annotated[
    bool,
    Fact(
        "whether the player is beasted, looed or lurched, that is pays the penalty of a lost game"
    ),
]
IsBetter = Annotated[bool, Fact("whether it is strong, or better than the other")]
IsChanged = Annotated[bool, Fact("whether the player's card or ball is changed for another")]
IsCodille = Annotated[bool, Fact("whether the adversaries won the game, which is called codille")]
IsCorrected = Annotated[bool, Fact("whether the player has corrected it")]
IsDealer = Annotated[bool, Fact("whether the player is he who deals (at Commerce the Banker)")]
IsDouble = Annotated[bool, Fact("whether it is doubled, or a double one, which counts twice")]
IsEarlierDeal = Annotated[
    bool, Fact("whether the question is about a deal before the one in which it was found")
]
IsExperienced = Annotated[bool, Fact("whether the person knows the game well")]
IsFair = Annotated[
    bool, Fact("whether it is done fairly and properly, or the player is known for it")
]
IsFavourite = Annotated[bool, Fact("whether the game is in the favourite suit")]
IsFinished = Annotated[
    bool, Fact("whether the stroke, deal, game or party asked about is finished")
]
IsFirst = Annotated[bool, Fact("whether the player is the first, the eldest hand")]
IsFollower = Annotated[bool, Fact("whether the player follows, or speaks after, another")]
IsForced = Annotated[bool, Fact("whether the player is forced (obliged) to it")]
IsHisOwn = Annotated[bool, Fact("whether it is the player's own, or of his side")]
IsImportant = Annotated[
    bool, Fact("whether it is important, that is concerns the game or great affairs")
]
IsKnown = Annotated[bool, Fact("whether it is known")]
IsLast = Annotated[bool, Fact("whether it, or the player, is the last or near the end")]
IsLow = Annotated[bool, Fact("whether it is low, little or weak")]
IsNear = Annotated[bool, Fact("whether it, or the other, is near")]
IsRed = Annotated[bool, Fact("whether it is the red pack or colour, and not the black")]
IsRevied = Annotated[bool, Fact("whether it was raised (bid above, revied)")]
IsRightOne = Annotated[bool, Fact("whether it is the right card or person")]
IsSecond = Annotated[bool, Fact("whether it is the second: stroke or raise")]
IsSpecial = Annotated[
    bool, Fact("whether it is a special card: a matador, a hoc, a marriage, the Manille")
]
IsSure = Annotated[bool, Fact("whether it is certain: the trick, the game, the vole or who wins")]
KingAppeared = Annotated[bool, Fact("whether the King that was called has been played or shewn")]
KingCalled = Annotated[bool, Fact("whether a King was called")]
NextCardPlayed = Annotated[bool, Fact("whether the next card has been played or led")]
NobodyHas = Annotated[bool, Fact("whether nobody has it, or has done it")]
OnPurpose = Annotated[bool, Fact("whether it is done on purpose")]
OnTable = Annotated[bool, Fact("whether it is on the table")]
OtherBallHoled = Annotated[
    bool, Fact("whether the other player's ball goes into a hole (a hazard)")
]
OwnBallHoled = Annotated[bool, Fact("whether the player's own ball goes into a hole (a hazard)")]
OwnBallOver = Annotated[bool, Fact("whether the player's own ball flies over the table")]
PackIsFalse = Annotated[
    bool, Fact("whether the pack is false, that is has a card too many, too few or twice")
]
SameSitting = Annotated[bool, Fact("whether it is at the same time or sitting")]
WasAsked = Annotated[bool, Fact("whether it was asked, claimed or demanded")]
WasCrossed = Annotated[bool, Fact("whether the card or run was crossed or covered by another")]
WasForgotten = Annotated[bool, Fact("whether it was forgotten")]
WasFoundOut = Annotated[bool, Fact("whether it was found out")]
WasLost = Annotated[bool, Fact("whether it was lost")]
WasMade = Annotated[
    bool, Fact("whether it was made: the vole, the reverse, the hit or what was undertaken")
]
WasMarked = Annotated[bool, Fact("whether it was marked on the score")]
WasMissed = Annotated[bool, Fact("whether it was missed")]
WasMoved = Annotated[bool, Fact("whether it was moved from its place")]
WasNamed = Annotated[bool, Fact("whether it was named or said")]
WasPaid = Annotated[bool, Fact("whether it was paid")]
WasPlaced = Annotated[bool, Fact("whether it was put in its place")]
WasProved = Annotated[bool, Fact("whether it is proved")]
WasReturned = Annotated[bool, Fact("whether it was taken back or returned")]
WasSeen = Annotated[bool, Fact("whether it was seen")]
WasTurned = Annotated[bool, Fact("whether it was turned, up or over")]
