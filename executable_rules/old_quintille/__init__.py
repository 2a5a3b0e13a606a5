"""Old Quintille, Ombre by five, but for the counters: their sharing is in ``quintille``."""
