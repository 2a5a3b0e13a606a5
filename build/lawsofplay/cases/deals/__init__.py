"""One deal of a game told step by step, as one book rules it: corpus/deals/<game>.toml.

::

    title = "The elder hand makes the point"   # what happens in it
    book = "bellecour"                         # every law is of this book, and of the file's game
    names = { elder = "elder hand", younger = "younger hand", stock = "talon" }
    unit = "point"                             # what the accounts are kept in
    ranks = "A K Q J 10 9 8 7"                 # of the pack; without: single cards thrown out
                                               # packs: how many packs are put together
                                               # as_at = ["ombre"]: its laws are asked too
    [[step]]
    told = "The dealer gives twelve cards to each."
    deals = { elder = "AS KS ...", younger = "QH ...", stock = "7C ..." }
    ask = [{ law = "bellecour.piquet.idea.5", counts = ["elder: hand", "stock: talon"] }]

    [[step]]
    told = "The elder hand calls his spades."
    ask = [{ law = "bellecour.piquet.point.1", row = "cards=@elder", adds = ["elder"] }]

No file holds what the laws say. An ``ask`` names the law, the facts as a row of the casebook, and
the ``function`` where the law has several. The function is run and its sentence is shown.

- ``as_at`` names other games whose laws a step may ask, because the book says that this game is
  played like them ("play'd in all respects as the Ombre").
- A name in ``names`` is a player, a place on the table, or an account. ``deals`` brings cards from
  the pack. ``discards`` takes cards out of play. ``takes`` moves cards to a place from wherever
  they lie. ``holds`` says what lies at a place when the step is over, and draws it.
- ``plays`` lists each trick, or the cards played one after another, and the winner, who must lead
  to the next: ``elder KS, younger 7S: elder``. ``+elder 9D`` is a card that a player takes into
  his hand between two tricks.
- In a row ``@elder`` stands for the cards at that place before anything is played. ``@trick``
  stands for the last cards of ``plays``. ``@elder.cards`` are the cards of the tricks that the
  player has won, and ``@elder.tricks`` is their number. ``@elder.score`` is his account.
- Boards and tables in a row or an answer are drawn. ``white`` says whose men are the white ones of
  the tables; without it they are yours.
- ``adds`` adds an answer that is a number to accounts, such as ``elder``. ``-younger`` subtracts
  it. ``3 first`` adds three times as much, ``1/4 first`` a quarter. ``=elder`` replaces what the
  account holds. ``elder: leader`` takes a field of the answer.
- ``counts`` checks that as many cards as the answer says lie at a place.
"""

from lawsofplay.cases.deals.telling import Deal, Ruling, Step, check_deals, load_deals

__all__ = ["Deal", "Ruling", "Step", "check_deals", "load_deals"]
