"""The page of the downloads: every file, each with its size; the French laws are found at once."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from lxml import html

from tests.elements import elements, texts


def test_every_file_is_linked_with_its_size(site: Path) -> None:
    page = html.fromstring((site / "downloads.html").read_bytes())
    links = {str(link.get("href")): link for link in elements(page, "//a[@download]")}
    files = {f"downloads/{path.name}": path for path in (site / "downloads").iterdir()}
    # A law's or a game's own file is in a folder, a log is linked where its book is told.
    listed = {it for it, path in files.items() if path.is_file() and "-emendations" not in it}
    assert set(links) == listed
    for name, link in links.items():
        size = files[name].stat().st_size
        told = link.getnext()
        assert told is not None and told.text
        number, unit = told.text.split()
        assert abs(float(number) * {"kB": 1e3, "MB": 1e6}[unit] - size) < 1e5
        assert str(link.get("aria-label")).startswith(link.text_content())


def test_one_law_and_one_game_are_shown_where_they_are(site: Path) -> None:
    page = html.fromstring((site / "downloads.html").read_bytes())
    links = elements(page, "//h3[@id='single']/following-sibling::p[1]//a")
    assert [str(link.get("href")) for link in links] == [link.text_content() for link in links]
    assert [str(link.get("href")).split("/")[1] for link in links] == ["law", "game"]
    assert all((site / str(link.get("href"))).is_file() for link in links)


def test_the_terms_of_each_book_stand_with_it(site: Path) -> None:
    page = html.fromstring((site / "downloads.html").read_bytes())
    for book in elements(page, "//section[@class='taken']"):
        terms = elements(book, "p[@class='counts']")[0].text_content()
        own = "seymour" in texts(book, ".//h3/a/@href")[0]
        assert ("NonCommercial" in terms) is own


def test_the_french_laws_are_taken_from_the_home_page(
    browser: Any, site: Path, tmp_path: Path
) -> None:
    page = browser.new_page(accept_downloads=True)
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name="Download").first.click()
    row = page.get_by_role("row").filter(has_text="French")
    with page.expect_download() as taken:
        row.get_by_role("link", name="CSV").click()
    taken.value.save_as(tmp_path / "laws.csv")
    page.close()
    with (tmp_path / "laws.csv").open(encoding="utf-8-sig", newline="") as stream:
        assert {row["language"] for row in csv.DictReader(stream)} == {"fr"}
