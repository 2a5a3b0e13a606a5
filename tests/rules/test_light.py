"""Running a law needs only Python: it loads no library."""

from __future__ import annotations

import json
import subprocess
import sys

from lawsofplay.base.project import find_project
from tests.tools import ROOT

LOADED = """
import json, sys
import executable_rules.piquet.dealing
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""
OWN = {"executable_rules", "lawsofplay"}


def test_a_law_loads_no_library() -> None:
    """None to read TEI, none to compare texts; modules loaded at Python's start do not count."""
    root = find_project(ROOT).root

    def names(program: str) -> set[str]:
        result = subprocess.run(
            [sys.executable, "-c", program], cwd=root, check=True, capture_output=True, text=True
        )
        return set(json.loads(result.stdout))

    begun = names(LOADED.replace("import executable_rules.piquet.dealing\n", ""))
    loaded = names(LOADED) - begun - set(sys.stdlib_module_names)
    assert loaded == OWN
