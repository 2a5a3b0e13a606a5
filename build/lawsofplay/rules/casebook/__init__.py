"""The casebook: what each law rules, written as rows of facts and answers that anybody can read.

A file of cases, tests/executable_rules/<game>/<module>.cases, has one paragraph for each case::

    # the adversary must deal, though he has seen his hand
    bellecour.piquet.laws.11: his adversary shall be obliged to deal, though he has seen his own
        Hand
    academie.piquet.laws.11: son adversaire sera obligé … ait vû son jeu
    ? piquet.dealing.deals_twice
      dealer_has_seen=no | adversary_has_seen=yes -> loses-deal
      dealer_has_seen=yes | adversary_has_seen=yes -> stands

Other paragraphs mark words of a law that decide nothing, with the kind and the reason::

    ~ reason: it says why the dealer is punished
    seymour.piquet.rules.45: because he has the advantage … of the first Card

This package is about the notation: what a case is, and how it is read and written.
`lawsofplay.rules.cases` asks the functions; `lawsofplay.rules.collecting` makes each case a test.
"""
