"""Fetch what lastcard is measured against."""

import importlib.util
import subprocess
import sys
from pathlib import Path

ENVIRONMENT = Path(__file__).parent.parent / "scripts" / "environment"


def install(*modules: str) -> None:
    """Peers are not a dependency of the project; fetch them where one is missing."""
    if not all(map(importlib.util.find_spec, modules)):
        subprocess.run([ENVIRONMENT, "dev", "bench"], check=True, stdout=sys.stderr)
        importlib.invalidate_caches()
