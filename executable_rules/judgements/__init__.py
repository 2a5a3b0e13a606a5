"""Facts that follow from what everybody at the table can see: see `lawsofplay.rules.judgement`."""
