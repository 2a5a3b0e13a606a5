"""The laws in Chromium, from a folder of files: the same answers, fast, and under the policy."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from lawsofplay.browser.reference import answer
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import load_rules
from tests.browser.comparison import Asked, as_javascript
from tests.site.test_policy import ALLOWED

SOON = 50
"""Milliseconds from the first script to the first answer, at the median."""

ASK = """async (calls) => {
  const answers = [];
  for (const [name, address, facts] of calls) {
    await Laws.ready(name);
    answers.push(JSON.stringify(Laws.ask(name, address, facts)));
  }
  return answers;
}"""

FIRST = """async ([name, address, facts]) => {
  const start = performance.now(), script = document.createElement("script");
  script.src = "runtime.js";
  await new Promise((loaded) => { script.onload = loaded; document.head.append(script); });
  await Laws.ready(name);
  Laws.ask(name, address, facts);
  return performance.now() - start;
}"""


@pytest.fixture
def page(chromium: Any, scripts: Path, tmp_path: Path) -> Any:
    """A page with the site's policy beside the scripts, opened as a file."""
    for path in scripts.iterdir():
        (tmp_path / path.name).symlink_to(path)
    policy = "; ".join(f"{name} {value}" for name, value in ALLOWED.items())
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    (tmp_path / "page.html").write_text(
        f"<!doctype html><meta charset=utf-8>{meta}<title>x</title>"
    )
    opened = chromium.new_page()
    opened.goto((tmp_path / "page.html").as_uri())
    yield opened
    opened.close()


def test_the_page_answers_as_python(page: Any, edition: Edition, some_calls: list[Asked]) -> None:
    page.evaluate(
        "() => new Promise((loaded) => { const it = document.createElement('script');"
        " it.src = 'runtime.js'; it.onload = loaded; document.head.append(it); })"
    )
    rules = load_rules()
    for call, reply in zip(some_calls, page.evaluate(ASK, some_calls), strict=True):
        name, address, facts = call
        wanted = answer(edition, rules[name], address, facts).explained
        assert json.loads(reply) == as_javascript(wanted), call


def test_the_first_answer_comes_soon(page: Any, some_calls: list[Asked]) -> None:
    taken = []
    for call in some_calls[:15]:
        taken.append(page.evaluate(FIRST, call))
        page.reload()
    assert median(taken) < SOON


def test_facts_are_described(page: Any) -> None:
    name = "piquet.dealing.deals_that_stand"
    page.evaluate(FIRST, [name, "bellecour.piquet.laws.14", {"pack": "none"}])
    pack, deals = page.evaluate(f"() => Laws.facts('{name}')")
    assert (pack["kind"], pack["optional"], len(pack["pack"]) in (0, 32, 52)) == (
        "cards",
        False,
        True,
    )
    assert (deals["kind"], deals["default"], deals["unit"], deals["least"]) == (
        "number",
        "1",
        "deals",
        0,
    )
    assert page.evaluate("() => Laws.functions('bellecour.piquet.laws.14')") == [name]
