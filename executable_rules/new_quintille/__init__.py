"""New Quintille, Ombre by five brought near to Quadrille; the sharing is in ``quintille``."""
