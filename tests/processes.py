"""Runs Python in a process of its own, and says whether a process still runs."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path


def script(text: str) -> subprocess.Popen[str]:
    """Run Python in a process of its own."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    started = [sys.executable, "-c", textwrap.dedent(text)]
    return subprocess.Popen(started, env=environment, stdout=subprocess.PIPE, text=True)


def is_running(pid: int) -> bool:
    """Whether a process runs; one that ended, but whose parent did not collect it, does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
