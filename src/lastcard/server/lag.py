"""How late the event loop is: what everybody waits for, whoever they are."""

import asyncio

from .metrics import Metrics

LAG_SECONDS = 0.25  # between two looks


async def watch_lag(metrics: Metrics) -> None:
    """Look again and again how much later than asked we are woken."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.lag.observe(max(0.0, loop.time() - due))
