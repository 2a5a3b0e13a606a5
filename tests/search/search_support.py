"""What the tests of search share."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from typing import Any


@dataclass
class Browser:
    """search.js in node: one line of JSON asked, one answered."""

    process: subprocess.Popen[str]

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


SCRIPTS = ("words", "query", "index", "concordance", "search")
"""The scripts of the search page, in order."""
