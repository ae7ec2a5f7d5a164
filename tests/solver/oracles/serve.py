"""An oracle is a process of its own: positions as JSON lines in, answers as JSON lines out.

ortools and highspy cannot be imported together, and neither belongs into the solver's process.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from solver.oracles.model import QUESTIONS, Program, program
from solver.positions import Parts

TESTS = Path(__file__).parents[2]


class Answer(NamedTuple):
    """The best value, or none; and the seconds of the solving alone, the program being made."""

    value: int | None
    seconds: float


def serve(answer: Callable[[Program], Answer]) -> None:
    """What an oracle does; its argument, if any, is one of the other questions."""
    question = QUESTIONS.get(" ".join(sys.argv[1:]))
    for line in sys.stdin:
        position: dict[str, Any] = json.loads(line)
        made = program(position)
        found = answer(question(made, position) if question else made)
        print(json.dumps(found._asdict()), flush=True)


def ask(oracle: str, positions: Sequence[Parts], question: str = "") -> list[Answer]:
    """Ask `cp_sat` or `highs`, in a new process."""
    command = [sys.executable, "-m", f"solver.oracles.{oracle}", *question.split()]
    lines = "".join(json.dumps(position._asdict()) + "\n" for position in positions)
    done = subprocess.run(
        command, cwd=TESTS, input=lines, stdout=subprocess.PIPE, text=True, check=True
    )
    return [Answer(**json.loads(line)) for line in done.stdout.splitlines()]
