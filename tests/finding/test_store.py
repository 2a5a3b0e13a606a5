"""An index that this version cannot read is reported in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.finding.store import Store, write


def test_an_index_that_names_a_module_of_another_version_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "index"
    folder.mkdir()
    write(folder, [{"printed": ["card"]}])
    assert Store(folder).terms("printed") == ["card"]
    (contents,) = folder.glob("*.toc")
    before = contents.read_bytes()
    contents.write_bytes(before.replace(b"lawsofplay.finding.store", b"lawsofplay.finding.shelf"))
    with pytest.raises(InputError, match="made by another version; run: laws build"):
        Store(folder)
