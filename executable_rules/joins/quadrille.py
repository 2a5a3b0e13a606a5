"""Quadrille: the *New Decisions* that except the laws, and what the chapters price."""

from lawsofplay.rules.joins import defines, excepts, prices

# What the Decisions and some laws except.

excepts(
    "quadrille.decisions.called_for_want_of_a_king",
    "quadrille.naming.own_kings_called",
)
excepts(
    "quadrille.turns.shews_that_he_is_the_friend",
    "quadrille.turns.plays_in_turn",
    unless=("vole=yes | penalty=none",),
)
excepts(
    "quadrille.turns.notice_of_being_the_friend",
    "quadrille.turns.plays_in_turn",
    unless=("vole=yes | penalty=none",),
)
excepts(
    "quadrille.decisions.friend_shown",
    "quadrille.turns.shews_that_he_is_the_friend",
)
excepts(
    "quadrille.decisions.renounce_covered",
    "quadrille.beast_laws.renounce_made",
    where={"next_card_played": "yes"},
)
excepts(
    "quadrille.decisions.told_a_wrong_trump",
    "quadrille.beast_laws.trumps_in_another_suit",
)
excepts(
    "quadrille.decisions.beasts_by_the_decision",
    "quadrille.beast_laws.beasts_for_renouncing",
)
excepts(
    "quadrille.decisions.betes_par_decision",
    "quadrille.beast_laws.betes_for_renouncing",
    unless=("not-said",),
)
excepts(
    "quadrille.exceptions.unpaid_after_the_cut",
    "quadrille.claims.after_the_cut",
    where={"cards_cut": "yes", "was_paid": "no"},
)
excepts(
    "quadrille.exceptions.unpaid_after_the_cut",
    "quadrille.claims.after_the_cut",
    where={"cards_cut": "yes", "by_himself": "yes"},
    leaves=("was_paid",),
)
excepts(
    "quadrille.exceptions.claimed_by_mistake",
    "quadrille.claims.demands_one_for_the_other",
    where={"king_called": "no"},
)
excepts(
    "quadrille.paying.shares_of_the_loss",
    "quadrille.beast_laws.who_is_beasted",
    "quadrille.beast_laws.pays_alone",
    where={"forced_spadille": "yes"},
    same={"ombre_tricks": "tricks"},
    leaves=("tricks_agreed",),
)
excepts(
    "quadrille.beast_claims.beast_with_proof",
    "quadrille.beast_claims.may_be_demanded",
    where={"due_claimed": "beast"},
)
excepts(
    "quadrille.beast_claims.mistake_until_the_next_deal",
    "quadrille.beast_claims.beast_with_proof",
)
excepts(
    "quadrille.exceptions.vole_missed_alone",
    "quadrille.sans_prendre.contre_missed",
)
excepts(
    "quadrille.vole_with_king.missed_with_a_king",
    "quadrille.vole.vole_missed",
    where={"king_appeared": "no"},
)
excepts(
    "quadrille.vole_with_king.vole_with_a_king",
    "quadrille.vole.vole_won",
    where={"king_appeared": "no"},
)

# What the chapter on settling prices. Each is told as he receives it who has won.

_ALONE = (
    "quadrille.alone.lost_alone",
    "quadrille.alone.won_alone",
    "quadrille.exceptions.vole_missed_alone",
)
_SETTLED = (
    "quadrille.paying.lost_by_codille",
    "quadrille.paying.paid_to_the_winners",
    "quadrille.chapter.lost_by_remise",
    *_ALONE,
)

prices(
    "quadrille.paying.paid_for_consolation",
    *_SETTLED,
    fact="consolation",
    given={"deal_result": "won"},
)
prices(
    "quadrille.paying.paid_for_matadors",
    *_SETTLED,
    fact="matador_price",
    given={"deal_result": "won"},
)
prices(
    "quadrille.alone.paid_for_sans_prendre",
    *_ALONE,
    fact="sans_prendre_price",
    given={"deal_result": "won"},
    leaves=("vole_price",),
)
prices(
    "quadrille.paying.paid_for_the_vole",
    "quadrille.sans_prendre.contre_missed",
    "quadrille.exceptions.vole_missed_alone",
    fact="vole_price",
    given={"tricks": "10", "has_declared": "yes", "plays_sans_prendre": "yes"},
)

# What a Beast is, by the table.

prices(
    "quadrille.beasts.beast",
    "quadrille.beast_laws.turns_and_sees",
    fact="beast",
)
prices(
    "quadrille.beasts.beast",
    "quadrille.beast_laws.trumps_in_another_suit",
    "quadrille.beast_laws.shews_his_hand",
    "quadrille.vole.penalty_for_dissuading",
    "quadrille.decisions.decides_him_who_doubts",
    when=("beast",),
)
prices(
    "quadrille.beasts.beast",
    "quadrille.beast_laws.beasts_for_renouncing",
    "quadrille.beast_laws.betes_for_renouncing",
    when=tuple(f"amount={number} | unit=beast | to=pool" for number in (1, 2, 3)),
)

# How a deal ends, in the words of the dictionary.

defines(
    "quadrille.chapter.outcome_by_the_dictionary",
    "quadrille.alone.lost_alone",
    fact="deal_result",
)
