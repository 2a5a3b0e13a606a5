"""Quadrille: the *New Decisions* that except the laws, and what the chapters price."""

from lawsofplay.rules.joins import excepts, prices

excepts(
    "quadrille.exceptions.unpaid_after_the_cut",
    "quadrille.claims.after_the_cut",
    where={"cards_cut": "yes", "was_paid": "no"},
)
excepts(
    "quadrille.exceptions.unpaid_after_the_cut",
    "quadrille.claims.after_the_cut",
    where={"cards_cut": "yes", "by_himself": "yes"},
)
prices(
    "quadrille.paying.paid_for_consolation",
    "quadrille.paying.lost_by_codille",
    fact="consolation",
    given={"deal_result": "won"},
)
