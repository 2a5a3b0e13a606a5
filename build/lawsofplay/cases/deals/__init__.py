"""One deal of a game told through, as one book rules it: corpus/deals/<game>.toml.

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

What the laws say stands in no file: an ``ask`` names the law, its ``function``, where it has
several, and the facts as a row of the casebook; the function is run, and its sentence told.

- ``as_at`` names the games as which the book says that this one is played ("play'd in all respects
  as the Ombre"), and whose laws a step may therefore ask.
- A name in ``names`` is a player, a place on the table, or an account. ``deals`` brings cards from
  the pack, ``discards`` takes them out of play, ``takes`` moves them to a place from wherever they
  lie. ``plays`` tells each trick (or what is played one after another), and who wins it, who must
  lead to the next: ``elder KS, younger 7S: elder``; ``+elder 9D`` says what
  is taken in between two tricks. ``holds`` says what lies somewhere when the
  step is over, and draws it.
- In a row ``@elder`` stands for the cards that lie there before anything is played, ``@trick`` for
  the last cards of ``plays``, ``@elder.cards`` for those of the tricks that he has won,
  ``@elder.tricks`` for their number, ``@elder.score`` for what his account holds.
- Boards and tables that a row holds, or the answer is, are drawn; ``white`` says whose men are the
  white ones of the tables (without: yours).
- ``adds`` puts the answer, a number, to accounts: ``elder``, ``-younger``, ``3 first`` for three
  times as much, ``1/4 first`` for a quarter, ``=elder`` for all that it holds now,
  ``elder: leader`` for the field of a record.
  ``counts`` says that as many cards as the answer lie at a place.
"""

from lawsofplay.cases.deals.telling import Deal, Ruling, Step, check_deals, load_deals

__all__ = ["Deal", "Ruling", "Step", "check_deals", "load_deals"]
