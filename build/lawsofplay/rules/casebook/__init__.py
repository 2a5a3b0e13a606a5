"""The casebook: what each law rules, written as rows of facts and answers that anybody can read.

A file of cases, tests/executable_rules/<game>/<module>.cases, holds one paragraph a case::

    # the adversary must deal, though he has seen his hand
    bellecour.piquet.laws.11: his adversary shall be obliged to deal, though he has seen his own
        Hand
    academie.piquet.laws.11: son adversaire sera obligé … ait vû son jeu
    ? piquet.dealing.deals_twice
      dealer_has_seen=no | adversary_has_seen=yes -> loses-deal
      dealer_has_seen=yes | adversary_has_seen=yes -> stands

Beside them a paragraph may mark words that decide nothing, with their kind and why::

    ~ reason: it says why the dealer is punished
    seymour.piquet.rules.45: because he has the advantage … of the first Card

Here is the notation: what a case is, how it is read and how it is written. `lawsofplay.rules.cases`
asks the functions, and `lawsofplay.rules.collecting` makes each case a test.
"""
