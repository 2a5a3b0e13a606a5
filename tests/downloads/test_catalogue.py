"""All downloads together: check sums, the archive and its papers, the page that lists them."""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from datetime import date

from lawsofplay.base.files import read_toml
from lawsofplay.base.project import WITNESSES
from lawsofplay.downloads.catalogue import SUMS
from lawsofplay.model.licences import TERMS
from lawsofplay.site.library import Library


def digests(data: bytes) -> dict[str, str]:
    return dict(reversed(line.split("  ")) for line in data.decode().splitlines())  # type: ignore[misc]


def test_every_file_has_its_check_sum(files: dict[str, bytes]) -> None:
    sums = digests(files[SUMS])
    assert sums == {
        name: hashlib.sha256(data).hexdigest() for name, data in files.items() if name != SUMS
    }


def test_the_archive_holds_every_file_and_its_papers(
    files: dict[str, bytes], library: Library
) -> None:
    folder = f"the-laws-of-play-{library.version}"
    with zipfile.ZipFile(io.BytesIO(files[f"{folder}.zip"])) as archive:
        inside = {name: archive.read(name) for name in archive.namelist()}
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    packed = {name.removeprefix(f"{folder}/"): data for name, data in inside.items()}
    alone = (".zip", ".whl", ".tar.gz", SUMS)
    single = {name for name in files if not name.endswith(alone)}
    assert set(packed) == single | {SUMS, "LICENSE", "README.txt"}
    assert "CITATION.cff" in single
    assert all(packed[name] == files[name] for name in single)
    assert digests(packed[SUMS]) == {
        name: hashlib.sha256(data).hexdigest() for name, data in packed.items() if name != SUMS
    }
    readme = packed["README.txt"].decode()
    assert all(name in readme for name in single)
    assert all(terms.name in readme for terms in TERMS.values())


def test_each_book_comes_as_tei_text_and_epub(files: dict[str, bytes], library: Library) -> None:
    for siglum in WITNESSES:
        assert files[f"{siglum}.xml"] == library.project.tei_file(siglum).read_bytes()
        assert {f"{siglum}.txt", f"{siglum}-regular.txt", f"{siglum}.epub"} <= set(files)


def test_the_record_for_citing_matches_the_release(library: Library) -> None:
    record = (library.project.root / "CITATION.cff").read_text(encoding="utf-8")
    project = read_toml(library.project.root / "pyproject.toml")["project"]
    assert re.findall(r"^version: (.+)$", record, re.MULTILINE) == [project["version"]]
    (released,) = re.findall(r'^date-released: "?([\d-]+)"?$', record, re.MULTILINE)
    assert date.fromisoformat(released) >= date(2026, 1, 1)
    assert project["description"].casefold() in record.casefold()
    assert {name for name in TERMS if name in record} == set(TERMS)
