"""Facts that are yes or no, of what a player does: what he has done, and what he wants."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.rules.fact import Fact

AllowedAsGood = Annotated[bool, Fact("whether what was told is allowed to be good")]
AnotherPlays = Annotated[bool, Fact("whether another player undertakes (stands) the game")]
AskedLeave = Annotated[
    bool, Fact("whether the player has asked leave (in Mail to touch, at Ombre to play)")
]
BeastGoes = Annotated[bool, Fact("whether a beast is played for in this deal")]
BelievesIt = Annotated[bool, Fact("whether the player believes it to be so")]
ComesBack = Annotated[bool, Fact("whether the ball comes back")]
ConsentGiven = Annotated[bool, Fact("whether those whose leave is needed give it")]
DealsAgain = Annotated[bool, Fact("whether the cards are, or have been, dealt again")]
ExpectsIt = Annotated[bool, Fact("whether the player expects it, in hope or in fear")]
GaveNotice = Annotated[bool, Fact("whether the player gave notice of it")]
GivesUp = Annotated[bool, Fact("whether the player, or his side, gives it up")]
HarmsOthers = Annotated[bool, Fact("whether it hinders or harms another player")]
HasBegun = Annotated[bool, Fact("whether it, or the player himself, has begun")]
HasCarteBlanche = Annotated[
    bool, Fact("whether the player has a carte blanche, a hand without court card")
]
HasDeclared = Annotated[bool, Fact("whether the player has declared, announced or undertaken it")]
HasDiscarded = Annotated[bool, Fact("whether the player, or another, has discarded (laid out)")]
HasIt = Annotated[bool, Fact("whether the player has the card, game or thing asked about")]
HasLooked = Annotated[bool, Fact("whether the player has looked at the cards")]
HasMatadors = Annotated[bool, Fact("whether the player has the matadors, the highest trumps")]
HasPassed = Annotated[bool, Fact("whether the player has passed, that is declined to play")]
HasPlayed = Annotated[
    bool, Fact("whether the player has played, or the card asked about was played")
]
HasPlayedAgain = Annotated[bool, Fact("whether they have played on since")]
HasRenounced = Annotated[
    bool, Fact("whether the player has renounced, or would: not followed suit though he could")
]
HasShown = Annotated[bool, Fact("whether the player has shown it")]
HasStaked = Annotated[bool, Fact("whether the person has staked, or laid a bet")]
HasTakenIn = Annotated[
    bool, Fact("whether the player has taken it in or up: the cards, the ball or the stake")
]
HasWon = Annotated[
    bool, Fact("whether the player, or his side, has won it: the trick, the sum or the game")
]
Instructs = Annotated[bool, Fact("whether the person instructs a player or makes signs")]
Leads = Annotated[bool, Fact("whether the player leads the trick")]
LetGo = Annotated[bool, Fact('whether the man or card was let go ("quitted")')]
NextHasPlayed = Annotated[bool, Fact("whether the next player has played, or taken in, since")]
OtherHasIt = Annotated[bool, Fact("whether another player has the card, game or thing asked about")]
OtherHasPlayed = Annotated[bool, Fact("whether the other player has played a card, or thrown")]
OtherHasShown = Annotated[bool, Fact("whether the other player has shown it")]
OtherIsAble = Annotated[bool, Fact("whether the other player is able to do it")]
OtherWantsIt = Annotated[bool, Fact("whether the other player wants to do it")]
PlaysAnothersBall = Annotated[bool, Fact("whether the player has played another's ball")]
PlaysContre = Annotated[
    bool, Fact("whether the player plays the Contre, that is against another who plays alone")
]
PlaysGame = Annotated[
    bool, Fact("whether the player plays, that is enters upon the game or stands it")
]
PlaysSansPrendre = Annotated[
    bool, Fact('whether the player plays "sans prendre", alone and without taking in')
]
TouchesIt = Annotated[bool, Fact("whether the player or the ball touches, strikes or stops it")]
WantsIt = Annotated[bool, Fact("whether the player wants, means or attempts to do it")]
YouHit = Annotated[bool, Fact("whether the player hits the other's man")]
