"""The jobs of a room, beside those of others."""

import asyncio

from lastcard.server.mailbox import Mailbox


def test_a_room_does_one_job_in_a_turn_of_the_loop() -> None:
    """However many there are, and even if none of them waits for anything."""
    done: list[str] = []

    async def work(room: str) -> None:
        mailbox = Mailbox()

        async def job() -> None:
            done.append(room)

        for _ in range(3):
            mailbox.put(job)
        while mailbox:
            await (await mailbox.take())()

    async def go() -> None:
        await asyncio.gather(work("one"), work("other"))

    asyncio.run(go())
    assert done == ["one", "other"] * 3
