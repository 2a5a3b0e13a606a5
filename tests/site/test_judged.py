"""The pages of the odds and of the engines tell what corpus/examples and corpus/oracles hold."""

from __future__ import annotations

from pathlib import Path

from lxml import html

from lawsofplay.base.project import Project
from lawsofplay.cases import oracles
from lawsofplay.cases.examples import load_examples, tests_of_examples
from lawsofplay.cases.oracles import load_oracles
from lawsofplay.cases.vocabulary import REASONS


def tree(path: Path) -> html.HtmlElement:
    return html.fromstring(path.read_bytes())


def section(page: html.HtmlElement, name: str) -> str:
    """The text of the section with this id, in one line."""
    (found,) = page.xpath("//section[@id=$name]", name=name)
    return " ".join(found.text_content().split())


def test_every_odds_stands_with_its_words_and_verdict(site: Path, project: Project) -> None:
    page = tree(site / "about/odds.html")
    odds = [it for it in load_examples(project) if it.id.startswith("odds.")]
    tests = tests_of_examples(project)
    assert len(odds) == len(page.xpath("//section[@class='judged']")) > 50
    for example in odds:
        told = section(page, example.id)
        assert all(words in told for words in example.words.values())
        assert f"{example.verdict} {example.finding}" in told
        assert tests[example.id]
        assert all(name in told for name in tests[example.id])


def test_the_odds_are_counted_by_game_and_verdict(site: Path, project: Project) -> None:
    page = tree(site / "about/odds.html")
    *games, whole = page.xpath("//table/tbody/tr")
    counts = [[int(cell.text.replace("–", "0")) for cell in row.findall("td")] for row in games]
    total = [sum(column) for column in zip(*counts, strict=True)]
    assert [int(cell.text) for cell in whole.findall("td")] == total
    assert whole.findtext("th") == f"All {sum(total)}"


def test_every_divergence_stands_with_the_words_that_explain_it(
    site: Path, project: Project
) -> None:
    page = tree(site / "about/oracles.html")
    tests = oracles.tests_of_oracles(project)
    for oracle in load_oracles(project):
        told = section(page, oracle.id)
        for said in (oracle.engine, oracle.compared, oracle.agreed, *tests[oracle.id]):
            assert said in told
        for divergence in oracle.divergences:
            shown = section(page, f"{oracle.id}.{divergence.id}")
            assert all(
                said in shown
                for said in (
                    divergence.title,
                    divergence.law,
                    divergence.engine,
                    REASONS[divergence.why],
                )
            )
            assert all(words in shown for words in divergence.words.values())
            assert all(address in shown for address in divergence.words)
