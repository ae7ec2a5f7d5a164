"""One module knows what is compiled, and gives each thread a worker."""

import re
from pathlib import Path
from threading import Thread

import pytest

import lastcard
from lastcard.bots.mind import Mind
from lastcard.kinds import KINDS
from lastcard.ready import Workers, warm_up

SOURCES = Path(lastcard.__file__).parent


class Fake:
    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.warm = False

    def warm_up(self) -> None:
        self.warm = True


def test_the_plain_one_works_until_the_compiled_one_is_ready() -> None:
    workers = Workers(Fake)
    assert not workers.mine().compiled
    assert workers.mine(compiled=True).compiled
    assert not workers.mine().compiled
    workers.warm_up()
    assert workers.mine().compiled
    assert workers.mine().warm
    assert not workers.mine(compiled=False).compiled


def test_each_thread_has_a_worker_of_its_own() -> None:
    workers = Workers(Fake)
    met = {workers.mine(), workers.mine()}
    other = Thread(target=lambda: met.add(workers.mine()))
    other.start()
    other.join()
    assert len(met) == 2


@pytest.mark.parametrize("expert", [True, False])
def test_a_game_is_warmed_up_with_its_expert_if_there_is_to_be_one(
    monkeypatch: pytest.MonkeyPatch, expert: bool
) -> None:
    mind = Mind()
    mind.workers, mind.experts = (Workers(Fake), Workers(Fake)), Workers(Fake)
    monkeypatch.setattr(KINDS["uno"], "mind", mind)
    warm_up("uno", expert)
    assert [workers.ready for workers in mind.workers] == [True, True]
    assert mind.experts.ready == expert


def test_nobody_else_keeps_what_is_ready() -> None:
    """Nor a memory for each thread."""
    files = [
        file for layer in ("solver", "game", "bots") for file in (SOURCES / layer).rglob("*.py")
    ]
    flag = re.compile(
        r"threading\.(Event|local)\(|^(\w*ready|compiled|imported)\b.*=", re.MULTILINE
    )
    assert files
    assert [file.name for file in files if flag.search(file.read_text())] == []
