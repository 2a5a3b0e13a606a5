"""Ombre by three: laws that except others, what every Beast costs, when the vole is undertaken."""

from lawsofplay.rules.joins import defines, excepts, prices

excepts(
    "ombre.turns.prejudices_ombre",
    "quadrille.turns.plays_in_turn",
    unless=("none",),
)
excepts(
    "ombre.discarding.takes_too_many",
    "ombre.discarding.after_taking_in",
    where={"was_seen": "no", "cards_mixed": "no"},
)
excepts(
    "ombre.contre.contre_missed_at_ombre",
    "ombre.vole.paid_though_vole_missed",
    "ombre.vole.vole_missed",
)
prices(
    "ombre.winning.every_beast",
    "ombre.discarding.after_taking_in",
    "ombre.discarding.looks_at_what_is_left",
    "ombre.discarding.speaks_with_a_wrong_hand",
    "ombre.turns.prejudices_ombre",
    "ombre.turns.shows_his_game",
    "ombre.turns.montre_son_jeu",
    "ombre.winning.is_beasted",
    "ombre.winning.demands_gano_against_codille",
    "ombre.quitting_early.denies_his_king",
    "quadrille.beast_laws.trumps_in_another_suit",
    when=("beast",),
)
prices(
    "ombre.winning.every_beast",
    "quadrille.beast_laws.turns_and_sees",
    fact="beast",
)
prices(
    "ombre.winning.every_beast",
    "ombre.turns.beasts_for_each_renounce",
    "quadrille.beast_laws.betes_for_renouncing",
    when=tuple(f"amount={number} | unit=beast | to=pool" for number in (1, 2, 3)),
)
prices(
    "ombre.winning.every_beast",
    "ombre.discarding.turns_for_trumps",
    "ombre.discarding.turns_in_laying_down",
    when=("verdict=stands | penalties=may-not-play, beast",),
)
prices(
    "ombre.winning.every_beast",
    "ombre.discarding.retourne_en_remettant",
    when=("verdict=stands | penalties=beast",),
)
defines(
    "ombre.vole_made.vole_undertaken_at_ombre",
    "quadrille.vole.vole_missed",
    "quadrille.vole.may_decline",
    "ombre.vole_made.defenders_may_consult",
    fact="has_declared",
)
