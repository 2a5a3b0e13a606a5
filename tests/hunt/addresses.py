"""Harmful addresses of pages, opened in a browser: nothing in them is run."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any
from urllib.parse import quote

from lawsofplay.base.project import Project
from tests.hunt.attempt import CLEAR, MISSED, Attempt

KIND = "addresses in a browser"

TOPIC = "topic/card-faced-in-dealing.html"
LAW = "law/bellecour.piquet.laws.3.html"
FUNCTION = "piquet.discarding.plays_more_than_twelve"

PAYLOADS = (
    "<script>window.harm=1</script>",
    "<img src=x onerror=window.harm=1>",
    '"><svg onload=window.harm=1>',
    "' autofocus onfocus='window.harm=1",
    "javascript:window.harm=1",
    "</textarea><script>window.harm=1</script>",
    "<iframe srcdoc='<script>parent.harm=1</script>'>",
    "data:text/html,<script>window.harm=1</script>",
    "{{constructor.constructor('window.harm=1')()}}",
    "__proto__",
    "%E0%A4%A",
    "cards<base href=https://example.org/>",
)

PLACES = {
    "q": "search.html?q={}",
    "view": "search.html?q=card&view={}",
    "order": "search.html?q=card&order={}",
    "witness": "search.html?q=card&witness={}",
    "section": "search.html?q=card&section={}",
    "edition": "search.html?q=card&edition={}",
    "an unknown name": "search.html?q=card&{}=1",
    "light": LAW + "?light={}",
    "nth": LAW + "?light=cards&nth={}",
    "hash": LAW + "?light=cards#{}",
    "function": LAW + "#ask={}",
    "fact": LAW + "#ask=" + FUNCTION + "&hand_size={}",
    "name of a fact": LAW + "#ask=" + FUNCTION + "&hand_size=13&{}=1",
    "version": LAW + "#ask=" + FUNCTION + "&hand_size=13&said=0&in={}",
    "answer": LAW + "#ask=" + FUNCTION + "&hand_size=13&said={}",
    "game of a case": TOPIC + "#game={}",
    "fact of a case": TOPIC + "#game=Piquet&case=1&faced_cards={}",
}
"""The places of a payload in an address."""

LIVE = """() => [
  window.harm === undefined ? '' : 'a script was run',
  document.querySelector('svg[onload], iframe, base, img[src="x"], [onfocus], [onerror]')
    ? 'an element came in' : '',
  [...document.links].some((it) => /^(javascript|data:text.html)/.test(it.href))
    ? 'a link runs a script' : '',
  document.querySelector('script:not([src]):not([type])') ? 'a script came in' : '',
].filter(Boolean)"""
"""Signs in the page that a part of the address has come alive."""

WITHIN = ("data:", "blob:")
"""Addresses that load nothing: their bytes are in the page already, its worker's too."""

SETTLED = """() => { const found = document.querySelector('[data-part=found], #found');
  const form = document.querySelector('#try');
  return (!found || !/^$|Searching|Reading/.test(found.textContent))
    && !document.querySelector('#desk[hidden]')
    && (!form || Boolean(form.querySelector('.says')?.textContent)); }"""


def attempts(project: Project, chromium: Any, one_in: int = 1) -> Iterator[Attempt]:
    """Every payload in every place, or one of every so many."""
    site = project.site.resolve().as_uri()
    for number, ((place, shape), payload) in enumerate(product(PLACES.items(), PAYLOADS)):
        # Two coprime steps, so that a sample meets every place and every payload.
        if (number * 7 + number // 12) % one_in == 0:
            # Bytes that encode no letters stay as they are.
            typed = payload if payload.startswith("%") else quote(payload, safe="")
            harm_seen = tuple(_harm(chromium, site, f"{site}/{shape.format(typed)}"))
            yield Attempt(KIND, place, payload, MISSED if harm_seen else CLEAR, harm_seen)


def _harm(chromium: Any, site: str, address: str) -> Iterator[str]:
    page = chromium.new_page()
    seen: list[str] = []

    def closed(dialog: Any) -> None:
        seen.append("a dialog")
        dialog.dismiss()

    page.on("pageerror", lambda error: seen.append(f"error in a script: {error}"))
    page.on("dialog", closed)
    page.on(
        "request",
        lambda request: (
            None if request.url.startswith((site, *WITHIN)) else seen.append(f"asks {request.url}")
        ),
    )
    try:
        page.goto(address)
        page.wait_for_function(SETTLED, timeout=30_000)
        page.wait_for_timeout(50)
        yield from (*seen, *page.evaluate(LIVE))
    except Exception as error:  # a page that never settles is frozen
        yield f"{type(error).__name__}: {error}"
    finally:
        page.close()
