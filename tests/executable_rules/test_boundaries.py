"""Every function answers or refuses, in a sentence of its own, whatever it is given."""

from collections.abc import Iterable

import pytest

from executable_rules.chess.field import House
from executable_rules.commerce.dealing import deals
from lawsofplay.base.errors import InputError
from lawsofplay.rules.asking import answer
from lawsofplay.rules.facts import parse_facts
from lawsofplay.rules.registry import Rule, load_rules
from tests.executable_rules import boundaries, limited

RULES = load_rules()
CALLS = boundaries.recorded_calls()
POOL = boundaries.seen_values(CALLS)


def faults_of(rule: Rule) -> list[str]:
    """The calls around those known that end otherwise than in an answer or a refusal."""
    starts = CALLS.get(rule.name) or [boundaries.invented_call(rule, POOL)]
    tried = (
        facts
        for start in starts
        for vary in (boundaries.varied, boundaries.varied_twice)
        for facts in vary(rule, start, POOL)
    )
    return _troubles(rule, tried)


def _troubles(rule: Rule, tried: Iterable[boundaries.Facts]) -> list[str]:
    return [f"{facts}: {fault}" for facts in tried if (fault := limited.trouble(rule, facts))]


def test_every_function_answers_or_refuses_at_the_edges_of_its_facts() -> None:
    faults = {name: found[:3] for name, rule in RULES.items() if (found := faults_of(rule))}
    assert not faults


def starts(rule: Rule) -> list[boundaries.Facts]:
    """Calls from which to vary: those recorded, or one made up."""
    return CALLS.get(rule.name) or [boundaries.invented_call(rule, POOL)]


def test_every_function_answers_or_refuses_at_the_bounds_of_its_facts() -> None:
    """Within a second and 200 MB, and a refusal names a fact that was given."""
    faults = {}
    with limited.limits():
        for name, rule in RULES.items():
            tried = (
                facts for start in starts(rule)[:2] for facts in boundaries.beyond(rule, start)
            )
            if found := _troubles(rule, tried):
                faults[name] = found[:3]
    assert not faults


def test_what_is_out_of_bounds_is_refused_by_its_own_name() -> None:
    answered = []
    for rule in (it for it in RULES.values() if it.name in CALLS):
        for name, facts in boundaries.impossible(rule, starts(rule)[0]):
            try:
                rule(**facts)
            except ValueError as refusal:
                if f"{name}=" in str(refusal):
                    continue
            answered.append((rule.name, name, str(facts[name])[:40]))
    assert not answered


def test_a_function_that_takes_too_long_or_too_much_is_found() -> None:
    def counted(*, players: int) -> int:
        """How many."""
        return sum(1 for _ in range(players))

    def seated(*, players: int) -> int:
        """How many."""
        return len(bytearray(players))

    for function, players, said in ((counted, 10**12, "Timeout"), (seated, 10**9, "Memory")):
        rule = Rule("it", (), function, "", "", {"players": function}, {})
        with limited.limits():
            assert said in limited.trouble(rule, {"players": players})


def test_a_function_that_divides_by_a_fact_is_found() -> None:
    def share(*, money: int, players: tuple[int, ...]) -> int:
        """What each has."""
        return money // len(players)

    rule = Rule("share", (), share, "", "", {"money": share, "players": share}, {})
    found = [
        limited.trouble(rule, it)
        for it in boundaries.varied(rule, {"money": 5, "players": (1, 2)}, POOL)
    ]
    assert "ZeroDivisionError: integer division or modulo by zero" in found


def test_a_refusal_in_the_words_of_python_is_found() -> None:
    def best(*, cards: tuple[int, ...]) -> int:
        """The greatest."""
        return max(cards)

    rule = Rule("best", (), best, "", "", {"cards": best}, {})
    found = {limited.trouble(rule, it) for it in boundaries.varied(rule, {"cards": (1,)}, POOL)}
    assert any("refuses in Python's words" in it for it in found)
    assert "" in found


@pytest.mark.parametrize(
    ("function", "ask", "said"),
    [
        ("in_and_in.wins_at_last", "counters=0; pool=0", "pool=0 cannot be"),
        ("odds.whist.partner_better", "certain_cards=0; card_count=0", "card_count=0 cannot be"),
        (
            "ombre.ombre_1687.wins_with_the_tenaces",
            "trump=spades; other_card=8S; leads=no",
            "other_card=8S cannot be: 8S is not in the pack",
        ),
        ("commerce.dealing.deals", "dealer=0; players=-1", "players=-1 cannot be"),
        (
            "piquet.account.takes_their_reward",
            "points_by_seat=none",
            "points_by_seat=none cannot be",
        ),
        ("piquet.account.retribution", "points_by_seat=none", "points_by_seat=none cannot be"),
        ("card_tricks.dealt_again", "cards_in_heaps=none; number=0", "cards_in_heaps= cannot be"),
        ("card_tricks.dealt_again", "cards_in_heaps=1,2;3,4;5,6; number=3", "number=3 cannot be"),
        ("piquet.picket.may_deal_by_1754", "packets=none", "packets=none cannot be"),
        ("piquet.picket.may_deal_by", "packets=none", "packets=none cannot be"),
        (
            "backgammon.laws.taken_from_a_point",
            "tables=24:2 13:5 / 6:5; throw=5,4; points_left=1000000",
            "points_left=1000000 cannot be: each is from 1 to 24",
        ),
        ("chess.value.mutual_guards", "kind=king", "kind=king cannot be"),
        (
            "chess.lines.check_by_discovery",
            "field=Ke1 Ra2 / Ke8; draught=e1-g1",
            "white king may not go so",
        ),
        ("bone_ace.carries_bone", "cards_turned=none", "cards_turned=none cannot be"),
        ("brag.wins_first_stake", "cards_turned=none", "cards_turned=none cannot be"),
        (
            "french_ruff.takes_up",
            "cards_turned=none; is_his_own=yes; is_agreed=yes",
            "cards_turned=none cannot be",
        ),
        ("loo.has_advantage", "seats=none", "seats=none cannot be"),
        (
            "mail.general_rules.gagne_la_chicane",
            "paces_by_player=none; order_in_pass=none",
            "paces_by_player=none",
        ),
        ("mediateur.announcing.who_plays", "announcements=none", "announcements=none cannot be"),
        ("poque.vying.highest", "hands=none; turned_card=AS", "hands=none cannot be"),
        ("post_and_pair.carries", "ranks_by_seat=none", "ranks_by_seat=none cannot be"),
        ("put.wins_without_putting", "tricks_by_seat=none", "tricks_by_seat=none cannot be"),
        ("reversis.talon.pays_talon", "hands_won=none", "hands_won=none cannot be"),
    ],
)
def test_facts_that_cannot_be_are_refused_by_name(function: str, ask: str, said: str) -> None:
    rule = RULES[function]
    # Between two facts a semicolon and a blank; within one, of heaps, a semicolon alone.
    facts = parse_facts(rule, ask.split("; "))
    with pytest.raises(InputError, match=said):
        answer(rule, rule.addresses[0], facts)


def test_nothing_is_drawn_with_no_card_and_nothing_paid_from_no_fund() -> None:
    drawn, paid = RULES["guimbarde.marriages.boxes_drawn"], RULES["loterie.paid"]
    assert (
        answer(
            drawn, drawn.addresses[0], parse_facts(drawn, ["hand=none", "allowed_as_good=yes"])
        ).value
        == ()
    )
    assert (
        answer(
            paid,
            paid.addresses[0],
            parse_facts(paid, ["counters_by_seat=none", "price=1", "pool=0"]),
        ).value
        == ()
    )


@pytest.mark.parametrize(("file", "rank"), [(0, 1), (9, 1), (1, 0), (1, 9), (100, 4)])
def test_no_house_lies_off_the_field(file: int, rank: int) -> None:
    """So that no law of chess can be asked of one: seven ended in an IndexError."""
    with pytest.raises(ValueError, match=f"file {file}, rank {rank} is no house"):
        House(file, rank)


def test_commerce_is_dealt_among_three_and_more() -> None:
    with pytest.raises(ValueError, match="from 3 to 12"):
        deals(dealer=0, players=2)
