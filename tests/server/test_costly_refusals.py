"""A refusal that takes long is followed by a rest, in which other rooms go on."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from lastcard import wire
from lastcard.server import actor
from server.tables import Table, at_a_table


@pytest.mark.parametrize(("costly", "rests"), [(0.0, True), (60.0, False)])
def test_a_room_rests_after_a_costly_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, costly: float, rests: bool
) -> None:
    pauses: list[float] = []

    async def noted(seconds: float) -> None:
        pauses.append(seconds)

    async def work(table: Table) -> None:
        assert isinstance(await table.ask("ada", wire.Try, "play none"), wire.Refusal)
        await asyncio.sleep(0.01)

    of_the_actor = SimpleNamespace(**vars(asyncio) | {"sleep": noted})
    monkeypatch.setattr(actor, "asyncio", of_the_actor)
    monkeypatch.setattr(actor, "COSTLY_SECONDS", costly)
    at_a_table(tmp_path, work)
    assert any(0 < pause < 1 for pause in pauses) is rests
